import { at, indexAt, isObject, listAt, textAt } from './raw.ts';

/** `rules` or `notifications` of a component (SARIF §3.19.23-24) with look-ups. Ids may repeat: the first counts. */
export interface Descriptors {
  readonly items: readonly unknown[];
  readonly byId: ReadonlyMap<string, unknown>;
  readonly byGuid: ReadonlyMap<string, unknown>;
}

/** A driver or an extension (§3.19). */
export interface Component {
  readonly guid: string | undefined;
  readonly rules: Descriptors;
  readonly notifications: Descriptors;
  readonly globalMessageStrings: unknown;
}

export interface Tool {
  readonly name: string | undefined;
  readonly version: string | undefined;
  readonly driver: Component;
  readonly extensions: readonly Component[];
}

export type DescriptorKind = 'rules' | 'notifications';

export interface Described {
  readonly component: Component;
  readonly descriptor: object;
}

/** Most components of a hierarchical id that are taken off one by one; the specification has one (§3.52.4). */
const MOST_COMPONENTS = 8;

/** Reads `run.tool` (§3.18). */
export function toTool(context: unknown): Tool {
  const driver = at(context, 'tool', 'driver');
  return {
    name: textAt(driver, 'name'),
    version: textAt(driver, 'version') ?? textAt(driver, 'semanticVersion'),
    driver: toComponent(driver),
    extensions: listAt(context, 'tool', 'extensions').map(toComponent),
  };
}

/**
 * The descriptor that a reference means (§3.52.3): in the component it names, else in the driver, else in any, since CodeQL
 * keeps its rules in extensions. `index` comes first, as ids may repeat with other texts (PMD 7); then `guid`, then
 * `id`, then the ids above a hierarchical one (`CA5350/md5` → `CA5350`). Where an index or guid and the id disagree, the id is right.
 */
export function findDescriptor(tool: Tool, kind: DescriptorKind, reference: unknown): Described | undefined {
  const id = textAt(reference, 'id');
  const named = namedComponent(tool, at(reference, 'toolComponent'));
  const all = [tool.driver, ...tool.extensions];
  const components = named === undefined ? all : [named, ...all.filter((component) => component !== named)];

  const index = indexAt(reference, 'index');
  const home = named ?? tool.driver;
  const indexed = index === undefined ? undefined : home[kind].items[index];
  if (fits(indexed, id)) return { component: home, descriptor: indexed };

  const guid = textAt(reference, 'guid');
  if (guid !== undefined) {
    const found = findIn(components, (component) => component[kind].byGuid.get(guid));
    if (found !== undefined && fits(found.descriptor, id)) return found;
  }
  for (const candidate of id === undefined ? [] : withAncestors(id)) {
    const found = findIn(components, (component) => component[kind].byId.get(candidate));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** §3.54.2: an extension by index, any component by guid. */
function namedComponent(tool: Tool, reference: unknown): Component | undefined {
  const index = indexAt(reference, 'index');
  if (index !== undefined) return tool.extensions[index];
  const guid = textAt(reference, 'guid');
  return guid === undefined
    ? undefined
    : [tool.driver, ...tool.extensions].find((component) => component.guid === guid);
}

function findIn(
  components: readonly Component[],
  look: (component: Component) => unknown,
): Described | undefined {
  for (const component of components) {
    const descriptor = look(component);
    if (isObject(descriptor)) return { component, descriptor };
  }
  return undefined;
}

function fits(descriptor: unknown, id: string | undefined): descriptor is object {
  if (!isObject(descriptor)) return false;
  const own = textAt(descriptor, 'id');
  return id === undefined || own === id || (own !== undefined && id.startsWith(`${own}/`));
}

function withAncestors(id: string): readonly string[] {
  const ids = [id];
  for (
    let end = id.lastIndexOf('/');
    end > 0 && ids.length < MOST_COMPONENTS;
    end = id.lastIndexOf('/', end - 1)
  ) {
    ids.push(id.slice(0, end));
  }
  return ids;
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

function firstBy(name: string, items: readonly unknown[]): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  for (const item of items) {
    const key = textAt(item, name);
    if (key !== undefined && !found.has(key)) found.set(key, item);
  }
  return found;
}
