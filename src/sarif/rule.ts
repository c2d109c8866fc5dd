import type { Rule } from '../finding/finding.ts';
import { isAbove } from '../finding/rule-ids.ts';
import { at, indexAt, listAt, textAt } from '../log/raw.ts';
import { shortName } from './quote.ts';
import { type Described, findDescriptor, type Tool } from './tool.ts';

/** Stands for the rule of a result that names none. */
const NO_RULE = 'unnamed-rule';

/** The rule of a result, and where the log describes it, if it does. */
interface RuleOfResult {
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
  const ofProduct = optional('product', tool.product);
  return (result) => read(toReference(result));

  function read(reference: ReturnType<typeof toReference>): RuleOfResult {
    const described = findDescriptor(tool, 'rules', reference);
    if (described === undefined) {
      const id = reference.id ?? NO_RULE;
      return reuse(byId, id, () => ({
        rule: { id: shortName(id), deprecatedIds: [], tags: [], ...ofProduct, unlisted: true },
        described,
      }));
    }
    const { descriptor } = described;
    const own = textAt(descriptor, 'id');
    const known = reuse(byDescriptor, descriptor, () => {
      const id = own ?? reference.id ?? textAt(descriptor, 'name') ?? NO_RULE;
      return { rule: { ...toRule(shortName(id), descriptor), ...ofProduct }, described };
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

/** A longer text is no severity. */
const LONGEST = 30;
/** Salesforce Code Analyzer 5 numbers its severities from 1, and these are the names that it prints. */
const CODE_ANALYZER = ['Critical', 'High', 'Moderate', 'Low', 'Info'];

/**
 * The severity of a rule in its tool's own words, from its property bag. SARIF has levels only (§3.27.10),
 * and a tool with five severities has to fold them. A number is understood where it is known to be Code
 * Analyzer's, by the `category` beside it.
 */
function toSeverity(properties: unknown): string | undefined {
  const text = textAt(properties, 'severity');
  if (text !== undefined) return text.length <= LONGEST ? text : undefined;
  const number = indexAt(properties, 'severity') ?? 0;
  return Array.isArray(at(properties, 'category')) ? CODE_ANALYZER[number - 1] : undefined;
}

/** More weaknesses are a catalogue, not a fact about a finding. */
const MOST_CWES = 5;

/** `external/cwe/cwe-079` (CodeQL), `CWE-95: Eval Injection` (Semgrep), `CWE-79`. */
const CWE_TAG = /^(?:external\/cwe\/)?cwe-0*([1-9]\d{0,4})(?!\d)/i;
const CWE_ID = /^(?:cwe-)?0*([1-9]\d{0,4})$/i;

/**
 * Numbers of the weaknesses in the Common Weakness Enumeration that tags name, or references to its taxa
 * (SARIF §3.54): targets of a rule's `relationships` (§3.49.15) or `taxa` of a result (§3.27.8). Sorted, each
 * once; undefined where there are none.
 */
export function toCwes(
  tags: readonly unknown[],
  references: readonly unknown[],
): readonly number[] | undefined {
  const named = [
    ...tags.map((tag) => (typeof tag === 'string' ? CWE_TAG.exec(tag) : null)),
    ...references.map(toMatch),
  ];
  const numbers = new Set(named.flatMap((match) => (match === null ? [] : [Number(match[1])])));
  return numbers.size === 0 ? undefined : [...numbers].toSorted((a, b) => a - b).slice(0, MOST_CWES);
}

/** Some tools write the bare number as the id, and leave it to the component to say what it counts. */
function toMatch(reference: unknown): RegExpExecArray | null {
  const isCwe = textAt(reference, 'toolComponent', 'name')?.toUpperCase() === 'CWE';
  return (isCwe ? CWE_ID : CWE_TAG).exec(textAt(reference, 'id') ?? '');
}

/**
 * The rules that ran, by all their ids, if the run lists them: only a list that names a rule without results
 * is one. Most tools list the rules that have results, so a rule that is missing there means nothing. A rule
 * that is listed as switched off (SARIF §3.50.2) did not run.
 *
 * @param reported the ids of the rules that have results.
 */
export function toRuleCatalogue(
  tool: Tool,
  invocations: readonly unknown[],
  reported: ReadonlySet<string>,
): ReadonlySet<string> | undefined {
  const listed = [tool.driver, ...tool.extensions].flatMap((component) => component.rules.items);
  if (listed.every((rule) => isKnown(textAt(rule, 'id'), reported))) {
    return undefined;
  }
  const switched = switchesOf(tool, invocations);
  const ran = listed.filter(
    (rule) => (switched.get(rule) ?? at(rule, 'defaultConfiguration', 'enabled')) !== false,
  );
  const ids = ran.flatMap((rule) => [at(rule, 'id'), ...listAt(rule, 'deprecatedIds')]);
  return new Set([...reported, ...ids.filter((id) => typeof id === 'string').map(shortName)]);
}

/** A listed rule is known that has results, or no id to tell it by. */
function isKnown(id: string | undefined, reported: ReadonlySet<string>): boolean {
  return id === undefined || reported.has(shortName(id));
}

/**
 * Reads which rules overrides of invocations switch on or off (§3.20.5); a rule that one of them switches on
 * has run.
 */
function switchesOf(tool: Tool, invocations: readonly unknown[]): ReadonlyMap<unknown, boolean> {
  const switched = new Map<unknown, boolean>();
  for (const override of invocations.flatMap((invocation) =>
    listAt(invocation, 'ruleConfigurationOverrides'),
  )) {
    const rule = findDescriptor(tool, 'rules', at(override, 'descriptor'))?.descriptor;
    const enabled = at(override, 'configuration', 'enabled');
    if (typeof enabled === 'boolean') switched.set(rule, enabled || switched.get(rule) === true);
  }
  return switched;
}
