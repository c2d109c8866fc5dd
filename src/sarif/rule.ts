import type { Rule } from '../finding/finding.ts';
import { isAbove } from '../finding/rule-ids.ts';
import { at, indexAt, listAt, textAt } from '../log/raw.ts';
import { toCwes } from './cwe.ts';
import { toSeverity } from './severity.ts';
import { shortName } from './short-name.ts';
import { type Described, findDescriptor, type Tool } from './tool.ts';

/** Stands for the rule of a result that names none. */
export const NO_RULE = 'unnamed-rule';

/** The rule of a result, and where the log describes it, if it does. */
export interface RuleOfResult {
  readonly rule: Rule;
  readonly described: Described | undefined;
}

/**
 * Makes the reader of rules of one run. The rule of a result is `result.rule`, filled up from `ruleId` and
 * `ruleIndex` (SARIF §3.27.5-7). A hierarchical id stays whole; what the log describes is the rule above it,
 * whose id counts as a former one.
 */
export function createRuleReader(tool: Tool): (result: unknown) => RuleOfResult {
  // Thousands of results share a rule: one object for each descriptor, and for each id without one.
  const byDescriptor = new Map<object, RuleOfResult>();
  const below = new Map<object, Map<string, RuleOfResult>>();
  const byId = new Map<string, RuleOfResult>();
  // Of those that name nothing but an index and an id; the last id of each index.
  const byIndex = new Map<number, { readonly id: string | undefined; readonly known: RuleOfResult }>();
  return (result) => {
    const reference = toReference(result);
    const { id, index, guid, toolComponent } = reference;
    if (index === undefined || guid !== undefined || toolComponent !== undefined) return read(reference);
    const before = byIndex.get(index);
    if (before !== undefined && before.id === id) return before.known;
    const known = read(reference);
    byIndex.set(index, { id, known });
    return known;
  };

  function read(reference: ReturnType<typeof toReference>): RuleOfResult {
    const described = findDescriptor(tool, 'rules', reference);
    if (described === undefined) {
      const id = reference.id ?? NO_RULE;
      return reuse(byId, id, () => ({ rule: { id: shortName(id), deprecatedIds: [], tags: [] }, described }));
    }
    const { descriptor } = described;
    const own = textAt(descriptor, 'id');
    const known = reuse(byDescriptor, descriptor, () => {
      const id = own ?? reference.id ?? textAt(descriptor, 'name') ?? NO_RULE;
      return { rule: toRule(shortName(id), descriptor), described };
    });
    if (own === undefined || reference.id === undefined || !isAbove(own, reference.id)) return known;
    const id = shortName(reference.id);
    return reuse(
      reuse(below, descriptor, () => new Map()),
      id,
      () => ({
        rule: { ...known.rule, id, deprecatedIds: [known.rule.id, ...known.rule.deprecatedIds] },
        described,
      }),
    );
  }
}

function reuse<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/**
 * `result.rule` with what it defaults to (§3.27.7). Results of Code Analyzer or ESLint have only `ruleId` and
 * `ruleIndex`.
 */
function toReference(result: unknown) {
  const rule = at(result, 'rule');
  return {
    id: textAt(rule, 'id') ?? textAt(result, 'ruleId'),
    index: indexAt(rule, 'index') ?? indexAt(result, 'ruleIndex'),
    guid: textAt(rule, 'guid'),
    toolComponent: at(rule, 'toolComponent'),
  };
}

/** Reads a rule's descriptor (§3.49). */
function toRule(id: string, descriptor: object): Rule {
  const properties = at(descriptor, 'properties');
  // Code Analyzer has its tags in `category`, the ESLint formatter one text in there.
  const tags = [...new Set([...textsOf(at(properties, 'tags')), ...textsOf(at(properties, 'category'))])];
  const cwes = toCwes(
    tags,
    listAt(descriptor, 'relationships').map((relationship) => at(relationship, 'target')),
  );
  return {
    id,
    deprecatedIds: textsOf(at(descriptor, 'deprecatedIds')).map(shortName),
    ...optional('name', textAt(descriptor, 'name')),
    ...optional('shortDescription', textAt(descriptor, 'shortDescription', 'text')),
    ...optional('fullDescription', textAt(descriptor, 'fullDescription', 'text')),
    ...optional('help', toHelp(descriptor)),
    ...optional('helpUri', textAt(descriptor, 'helpUri')),
    tags,
    ...optional('securitySeverity', toSecuritySeverity(at(properties, 'security-severity'))),
    ...optional('severity', toSeverity(properties)),
    ...optional('precision', textAt(properties, 'precision')),
    ...optional('cwes', cwes),
  };
}

function toHelp(descriptor: object): Rule['help'] {
  const markdown = textAt(descriptor, 'help', 'markdown');
  if (markdown !== undefined) return { kind: 'markdown', text: markdown };
  const text = textAt(descriptor, 'help', 'text');
  return text === undefined ? undefined : { kind: 'text', text };
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
  const severity =
    typeof text === 'string' && /^\d{1,2}(?:\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN;
  return severity >= 0 && severity <= 10 ? severity : undefined;
}
