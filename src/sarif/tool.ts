import { isAbove, withAncestors } from '../finding/rule-ids.ts';
import { at, indexAt, isObject, listAt, textAt } from '../log/raw.ts';

/**
 * `rules` or `notifications` of a component (SARIF §3.19.23-24) with look-ups. Ids may repeat: the first
 * counts.
 */
interface Descriptors {
  readonly items: readonly unknown[];
  readonly byId: ReadonlyMap<string, object>;
  readonly byGuid: ReadonlyMap<string, object>;
}

/** A driver or an extension (§3.19). */
interface Component {
  readonly guid: string | undefined;
  readonly rules: Descriptors;
  readonly notifications: Descriptors;
  readonly globalMessageStrings: unknown;
}

export interface Tool {
  readonly name: string | undefined;
  readonly version: string | undefined;
  /** That, and the versions of its extensions with their names; undefined where none is said. */
  readonly versions: string | undefined;
  /** The product that the tool is a part of. */
  readonly product: string | undefined;
  readonly driver: Component;
  readonly extensions: readonly Component[];
  /**
   * The descriptors of all components together, the driver's first: hundreds of extensions cost no look-up
   * more.
   */
  readonly everywhere: Readonly<Record<DescriptorKind, Lookup>>;
  readonly componentsByGuid: ReadonlyMap<string, Component>;
}

interface Lookup {
  readonly byId: ReadonlyMap<string, Described>;
  readonly byGuid: ReadonlyMap<string, Described>;
}

type DescriptorKind = 'rules' | 'notifications';

export interface Described {
  readonly component: Component;
  readonly descriptor: object;
}

/** Reads `run.tool` (§3.18). */
export function toTool(context: unknown): Tool {
  const raw = at(context, 'tool', 'driver');
  const driver = toComponent(raw);
  const extensions = listAt(context, 'tool', 'extensions').map(toComponent);
  const all = [driver, ...extensions];
  return {
    name: textAt(raw, 'name'),
    version: textAt(raw, 'version') ?? textAt(raw, 'semanticVersion'),
    versions: toVersions([raw, ...listAt(context, 'tool', 'extensions')]),
    product: toProduct(raw),
    driver,
    extensions,
    everywhere: { rules: toLookup(all, 'rules'), notifications: toLookup(all, 'notifications') },
    componentsByGuid: new Map(
      all
        .toReversed()
        .flatMap((component) => (component.guid === undefined ? [] : [[component.guid, component]])),
    ),
  };
}

function toVersions([driver, ...extensions]: readonly unknown[]): string | undefined {
  const versionOf = (raw: unknown): string | undefined =>
    textAt(raw, 'version') ?? textAt(raw, 'semanticVersion');
  const named = extensions.flatMap((raw) => {
    const version = versionOf(raw);
    return version === undefined ? [] : [`${textAt(raw, 'name') ?? ''} ${version}`];
  });
  const all = [versionOf(driver) ?? [], ...[...new Set(named)].toSorted()].flat();
  return all.length === 0 ? undefined : all.join(', ');
}

/**
 * Code Analyzer writes a run for each of its engines, whose drivers tell by their address alone whose they
 * are.
 */
const CODE_ANALYZER = /^https:\/\/developer\.salesforce\.com\/docs\/platform\/salesforce-code-analyzer\//u;

/** `product` of the driver (§3.19.7), where it is another name than that of the tool. */
function toProduct(driver: unknown): string | undefined {
  const product = CODE_ANALYZER.test(textAt(driver, 'informationUri') ?? '')
    ? 'Code Analyzer'
    : textAt(driver, 'product');
  const isSame = product?.toLowerCase() === textAt(driver, 'name')?.toLowerCase();
  return product === undefined || product.length > LONGEST_PRODUCT || isSame ? undefined : product;
}

/** A longer text is a description. */
const LONGEST_PRODUCT = 60;

function toLookup(components: readonly Component[], kind: DescriptorKind): Lookup {
  const lookup = { byId: new Map<string, Described>(), byGuid: new Map<string, Described>() };
  for (const component of components) {
    for (const by of ['byId', 'byGuid'] as const) {
      for (const [key, descriptor] of component[kind][by]) {
        if (!lookup[by].has(key)) lookup[by].set(key, { component, descriptor });
      }
    }
  }
  return lookup;
}

/**
 * The descriptor that a reference means (§3.52.3): in the component it names, else in the driver, else in
 * any, since CodeQL keeps its rules in extensions. `index` comes first, as ids may repeat with other texts
 * (PMD 7); then `guid`, then `id`, then the ids above a hierarchical one (`CA5350/md5` → `CA5350`). Where an
 * index or guid and the id disagree, the id is right.
 */
export function findDescriptor(tool: Tool, kind: DescriptorKind, reference: unknown): Described | undefined {
  const id = textAt(reference, 'id');
  const named = namedComponent(tool, at(reference, 'toolComponent'));
  const home = named ?? tool.driver;

  const index = indexAt(reference, 'index');
  const indexed = index === undefined ? undefined : home[kind].items[index];
  if (fits(indexed, id)) return { component: home, descriptor: indexed };

  const guid = textAt(reference, 'guid');
  const found = guid === undefined ? undefined : lookUp('byGuid', guid);
  if (found !== undefined && fits(found.descriptor, id)) return found;
  for (const candidate of id === undefined ? [] : withAncestors(id)) {
    const described = lookUp('byId', candidate);
    if (described !== undefined) return described;
  }
  return undefined;

  function lookUp(by: 'byId' | 'byGuid', key: string): Described | undefined {
    const descriptor = home[kind][by].get(key);
    return descriptor === undefined ? tool.everywhere[kind][by].get(key) : { component: home, descriptor };
  }
}

/** §3.54.2: an extension by index, any component by guid. */
function namedComponent(tool: Tool, reference: unknown): Component | undefined {
  const index = indexAt(reference, 'index');
  if (index !== undefined) return tool.extensions[index];
  const guid = textAt(reference, 'guid');
  return guid === undefined ? undefined : tool.componentsByGuid.get(guid);
}

function fits(descriptor: unknown, id: string | undefined): descriptor is object {
  if (!isObject(descriptor)) return false;
  const own = textAt(descriptor, 'id');
  return id === undefined || own === id || (own !== undefined && isAbove(own, id));
}

function toComponent(raw: unknown): Component {
  return {
    guid: textAt(raw, 'guid'),
    rules: toDescriptors(listAt(raw, 'rules')),
    notifications: toDescriptors(listAt(raw, 'notifications')),
    globalMessageStrings: at(raw, 'globalMessageStrings'),
  };
}

function toDescriptors(items: readonly unknown[]): Descriptors {
  return { items, byId: firstBy('id', items), byGuid: firstBy('guid', items) };
}

function firstBy(name: string, items: readonly unknown[]): ReadonlyMap<string, object> {
  const found = new Map<string, object>();
  for (const item of items) {
    const key = textAt(item, name);
    if (isObject(item) && key !== undefined && !found.has(key)) found.set(key, item);
  }
  return found;
}
