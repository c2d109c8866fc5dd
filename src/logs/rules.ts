import { LEVELS, type Level, type Rule } from '../finding/finding.ts';
import { isAbove, withAncestors } from '../finding/rule-ids.ts';
import { shortName } from './quote.ts';
import { at, indexAt, isObject, itemsAt, listAt, textAt, wordsAt } from './raw.ts';

/** Stands for the rule of a result that names none. */
const NO_RULE = 'unnamed-rule';
type Kind = 'rules' | 'notifications';

/** A driver or an extension (SARIF §3.19). */
interface Component {
  readonly items: Readonly<Record<Kind, readonly unknown[]>>;
  /** Ids may repeat: the first counts. */
  find(kind: Kind, id: string): object | undefined;
}

interface Tool {
  readonly name: string | undefined;
  readonly version: string | undefined;
  /** That, and the versions of its extensions with their names; undefined where none is said. */
  readonly versions: string | undefined;
  /** The product that the tool is a part of. */
  readonly product: string | undefined;
  readonly driver: Component;
  readonly extensions: readonly Component[];
  readonly byGuid: ReadonlyMap<string | undefined, Component>;
  /** The driver and its extensions as one. */
  readonly all: Component;
}

/** Reads `run.tool` (§3.18). */
export function toTool(run: unknown): Tool {
  const raw = at(run, 'tool', 'driver');
  const others = itemsAt(at(run, 'tool'), 'extensions');
  const extensions = others.map((one) => toComponent([one]));
  const versionOf = (one: unknown): string | undefined =>
    textAt(one, 'version') ?? textAt(one, 'semanticVersion');
  const named = others.flatMap((one) => {
    const version = versionOf(one);
    return version === undefined ? [] : [`${textAt(one, 'name') ?? ''} ${version}`];
  });
  const versions = [versionOf(raw) ?? [], ...[...new Set(named)].toSorted()].flat();
  return {
    name: wordsAt(raw, 'name'),
    version: versionOf(raw),
    versions: versions.length === 0 ? undefined : versions.join(', '),
    product: toProduct(raw),
    driver: toComponent([raw]),
    extensions,
    byGuid: new Map(
      extensions.toReversed().map((one, index) => [textAt(others.at(-index - 1), 'guid'), one]),
    ),
    all: toComponent([raw, ...others]),
  };
}

function toComponent(parts: readonly unknown[]): Component {
  const itemsOf = (kind: Kind) => parts.flatMap((raw) => listAt(raw, kind));
  const items = { rules: itemsOf('rules'), notifications: itemsOf('notifications') };
  const maps: Partial<Record<Kind, ReadonlyMap<unknown, object>>> = {};
  return {
    items,
    find(kind, id) {
      maps[kind] ??= new Map(
        items[kind]
          .filter(isObject)
          .toReversed()
          .map((one) => [textAt(one, 'id'), one]),
      );
      return maps[kind].get(id);
    },
  };
}

/** Code Analyzer writes a run for each engine, whose drivers tell by their address alone whose they are. */
const CODE_ANALYZER = /^https:\/\/developer\.salesforce\.com\/docs\/platform\/salesforce-code-analyzer\//u;

/** `product` of the driver (§3.19.7), where it is another name than that of the tool, and no description. */
function toProduct(driver: unknown): string | undefined {
  const isOfCodeAnalyzer = CODE_ANALYZER.test(textAt(driver, 'informationUri') ?? '');
  const product = isOfCodeAnalyzer ? 'Code Analyzer' : textAt(driver, 'product');
  const isSame = product?.toLowerCase() === textAt(driver, 'name')?.toLowerCase();
  return product === undefined || product.length > 60 || isSame ? undefined : product;
}

/**
 * The descriptor that a reference means (§3.52.3): in the component it names, else in the driver, else in
 * any, since CodeQL keeps its rules in extensions. `index` comes first, as ids may repeat with other texts
 * (PMD 7); then `id`, then the ids above a hierarchical one. Where an index and the id disagree, the id is
 * right.
 */
export function findDescriptor(
  { driver, extensions, byGuid, all }: Tool,
  kind: Kind,
  reference: unknown,
): object | undefined {
  const id = textAt(reference, 'id');
  const component = at(reference, 'toolComponent');
  const guid = textAt(component, 'guid');
  const named = extensions[indexAt(component, 'index') ?? -1];
  const home = named ?? (guid === undefined ? driver : (byGuid.get(guid) ?? driver));
  const indexed = home.items[kind][indexAt(reference, 'index') ?? -1];
  const own = textAt(indexed, 'id');
  const isMeant = id === undefined || own === id || (own !== undefined && isAbove(own, id));
  if (isObject(indexed) && isMeant) return indexed;
  for (const candidate of id === undefined ? [] : withAncestors(id)) {
    const found = home.find(kind, candidate) ?? all.find(kind, candidate);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The rule of a result, and where the log describes it, if it does. */
interface RuleOfResult {
  readonly rule: Rule;
  readonly descriptor: object | undefined;
}

/**
 * Makes the reader of rules of one run. The rule of a result is `result.rule`, filled up from `ruleId` and
 * `ruleIndex` (SARIF §3.27.5-7). A hierarchical id stays whole; what the log describes is the rule above it,
 * whose id counts as a former one.
 */
export function createRuleReader(tool: Tool): (result: unknown) => RuleOfResult {
  // Thousands of results share a rule: one object for each descriptor and id.
  const byDescriptor = new Map<unknown, Map<string, RuleOfResult>>();
  const ofProduct = optional('product', tool.product);
  return (result) => {
    const named = at(result, 'rule');
    const reference = {
      id: wordsAt(named, 'id') ?? wordsAt(result, 'ruleId'),
      index: indexAt(named, 'index') ?? indexAt(result, 'ruleIndex'),
      toolComponent: at(named, 'toolComponent'),
    };
    const descriptor = findDescriptor(tool, 'rules', reference);
    const own = textAt(descriptor, 'id');
    const isOwn = own === undefined || reference.id === undefined || !isAbove(own, reference.id);
    const written = (isOwn ? own : undefined) ?? reference.id ?? textAt(descriptor, 'name') ?? NO_RULE;
    const ids = byDescriptor.get(descriptor) ?? new Map<string, RuleOfResult>();
    byDescriptor.set(descriptor, ids);
    const known = ids.get(written);
    if (known !== undefined) return known;
    const id = shortName(written);
    const rule: Rule =
      descriptor === undefined
        ? { id, deprecatedIds: [], tags: [], ...ofProduct, unlisted: true }
        : { ...toRule(id, descriptor), ...ofProduct };
    const former = isOwn || own === undefined ? [] : [shortName(own)];
    const read = { rule: { ...rule, deprecatedIds: [...former, ...rule.deprecatedIds] }, descriptor };
    ids.set(written, read);
    return read;
  };
}

/** Reads a rule's descriptor (§3.49). */
function toRule(id: string, descriptor: object): Rule {
  const properties = at(descriptor, 'properties');
  // Code Analyzer has its tags in `category`, the ESLint formatter one text in there.
  const tags = [...new Set([...textsOf(at(properties, 'tags')), ...textsOf(at(properties, 'category'))])];
  const targets = listAt(descriptor, 'relationships').map((relationship) => at(relationship, 'target'));
  const markdown = textAt(descriptor, 'help', 'markdown');
  const help = markdown ?? textAt(descriptor, 'help', 'text');
  return {
    id,
    deprecatedIds: textsOf(at(descriptor, 'deprecatedIds')).map(shortName),
    ...optional('name', textAt(descriptor, 'name')),
    ...optional('shortDescription', textAt(descriptor, 'shortDescription', 'text')),
    ...optional('fullDescription', textAt(descriptor, 'fullDescription', 'text')),
    ...(help !== undefined && { help: { kind: markdown === undefined ? 'text' : 'markdown', text: help } }),
    ...optional('helpUri', textAt(descriptor, 'helpUri')),
    tags,
    ...optional('securitySeverity', toSecuritySeverity(at(properties, 'security-severity'))),
    ...optional('severity', toSeverity(properties)),
    ...optional('precision', textAt(properties, 'precision')),
    ...optional('cwes', toCwes(tags, targets)),
  };
}

/** An absent field stays absent. */
function optional<K extends string, V>(name: K, value: V | undefined): { readonly [key in K]?: V } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [key in K]: V });
}

function textsOf(value: unknown): readonly string[] {
  const values = typeof value === 'string' ? [value] : listAt({ value }, 'value');
  return values.filter((item) => typeof item === 'string').filter(Boolean);
}

/** `properties.security-severity`, 0.0 to 10.0, which tools write as text or as number. */
function toSecuritySeverity(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  const isNumber = typeof text === 'string' && /^\d{1,2}(?:\.\d+)?$/.test(text.trim());
  return isNumber && Number(text) <= 10 ? Number(text) : undefined;
}

/** Salesforce Code Analyzer 5 numbers its severities from 1, and these are the names that it prints. */
const SEVERITIES = ['Critical', 'High', 'Moderate', 'Low', 'Info'];

/**
 * The severity of a rule in its tool's own words. A number is understood where it is known to be Code
 * Analyzer's, by the `category` beside it; a longer text is no severity.
 */
function toSeverity(properties: unknown): string | undefined {
  const severity = at(properties, 'severity');
  if (typeof severity === 'string' && severity !== '') return severity.length <= 30 ? severity : undefined;
  return Array.isArray(at(properties, 'category')) ? SEVERITIES[Number(severity) - 1] : undefined;
}

/** `external/cwe/cwe-079` (CodeQL), `CWE-95: Eval Injection` (Semgrep), `CWE-79`. */
const CWE_TAG = /^(?:external\/cwe\/)?cwe-0*([1-9]\d{0,4})(?!\d)/i;
const CWE_ID = /^(?:cwe-)?0*([1-9]\d{0,4})$/i;
/** More weaknesses are a catalogue, not a fact about a finding. */
const MOST_CWES = 5;

/**
 * Numbers of the weaknesses in the Common Weakness Enumeration that tags name, or references to its taxa
 * (SARIF §3.54). Some tools write the bare number as the id, and leave it to the component to say what it
 * counts.
 */
export function toCwes(
  tags: readonly string[],
  references: readonly unknown[],
): readonly number[] | undefined {
  const named = references.map((reference) => {
    const isCwe = textAt(reference, 'toolComponent', 'name')?.toUpperCase() === 'CWE';
    return (isCwe ? CWE_ID : CWE_TAG).exec(textAt(reference, 'id') ?? '');
  });
  const found = [...tags.map((tag) => CWE_TAG.exec(tag)), ...named];
  const numbers = new Set(found.flatMap((match) => (match === null ? [] : [Number(match[1])])));
  return numbers.size === 0 ? undefined : [...numbers].toSorted((a, b) => a - b).slice(0, MOST_CWES);
}

/**
 * The rules that ran, by all their ids, if the run lists them: only a list that names a rule without results
 * is one. A rule that is listed as switched off (SARIF §3.50.2) did not run, unless an invocation switches it
 * on.
 *
 * @param reported the ids of the rules that have results.
 */
export function toRuleCatalogue(
  tool: Tool,
  invocations: readonly unknown[],
  reported: ReadonlySet<string>,
): ReadonlySet<string> | undefined {
  const listed = tool.all.items.rules;
  const isKnown = (id: string | undefined) => id === undefined || reported.has(shortName(id));
  if (listed.every((rule) => isKnown(textAt(rule, 'id')))) return undefined;
  const switched = new Map<unknown, boolean>();
  for (const override of invocations.flatMap((one) => listAt(one, 'ruleConfigurationOverrides'))) {
    const rule = findDescriptor(tool, 'rules', at(override, 'descriptor'));
    const enabled = at(override, 'configuration', 'enabled');
    if (typeof enabled === 'boolean') switched.set(rule, enabled || switched.get(rule) === true);
  }
  const ran = listed.filter(
    (rule) => (switched.get(rule) ?? at(rule, 'defaultConfiguration', 'enabled')) !== false,
  );
  const ids = ran.flatMap((rule) => [at(rule, 'id'), ...listAt(rule, 'deprecatedIds')]);
  return new Set([...reported, ...ids.filter((id) => typeof id === 'string').map(shortName)]);
}

/** Words that SARIF does not have, and what they are in its own. */
const OTHER_WORDS: Readonly<Record<string, Level>> = {
  ...{ critical: 'error', high: 'error', medium: 'warning', moderate: 'warning' },
  ...{ low: 'note', notice: 'note', info: 'note' },
};

/**
 * A level in any letter case. A word that SARIF does not have is told; one that nobody knows is an error,
 * since the stricter way is the safe one.
 *
 * @returns undefined where there is none
 */
export function toLevelName(value: unknown, tell?: (word: string, level: Level) => void): Level | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  const own = LEVELS.find((level) => level === word);
  if (own !== undefined) return own;
  const level = Object.hasOwn(OTHER_WORDS, word) ? (OTHER_WORDS[word] ?? 'error') : 'error';
  tell?.(typeof value === 'string' ? value : typeof value, level);
  return level;
}

/** The level of a descriptor's default configuration, else `warning` (§3.50.3). */
export function defaultLevel(descriptor: unknown, tell?: (word: string, level: Level) => void): Level {
  return toLevelName(at(descriptor, 'defaultConfiguration', 'level'), tell) ?? 'warning';
}

/**
 * What the one invocation of a run has in place of the levels of rules (§3.20.5, §3.51), as it is written: by
 * descriptor, or by id without one. Of several invocations nobody says which a result is of.
 */
export function toLevelOverrides(
  tool: Tool,
  [invocation, ...others]: readonly unknown[],
): ReadonlyMap<unknown, unknown> {
  const levels = new Map<unknown, unknown>();
  for (const override of others.length > 0 ? [] : listAt(invocation, 'ruleConfigurationOverrides')) {
    const reference = at(override, 'descriptor');
    const level = at(override, 'configuration', 'level');
    const key = findDescriptor(tool, 'rules', reference) ?? textAt(reference, 'id');
    if (level !== undefined && key !== undefined) levels.set(key, level);
  }
  return levels;
}
