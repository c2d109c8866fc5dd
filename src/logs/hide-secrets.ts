import { isAboutSecrets } from '../finding/about.ts';
import type { Completeness } from '../finding/completeness.ts';
import type { Result, Rule } from '../finding/finding.ts';
import { visibleText } from '../text/lines.ts';
import { cutKeys, redactVisible } from '../text/secrets.ts';

type Redact = (text: string) => string;

/** Prose, in which an analyzer may quote whatever it has found. */
const PROSE = new Set(['message', 'reason', 'justification', 'text', 'shortDescription', 'fullDescription']);
const NAMES = new Set(['name', 'severity', 'helpUri']);
/** Where a result and a rule have these. */
const PARTS = new Set(['place', 'alsoAt', 'presence', 'related', 'flow', 'first', 'last', 'help']);

/**
 * Makes what takes our secrets out of all prose: an analyzer may quote the very secret of this job. Of keys
 * of other people, which findings about secrets may quote, the first four characters stay. It is done before
 * anything is escaped or cut, because neither half a secret nor an escaped one can be found again. Of the
 * names that findings are known by, the log was rid when it was read; paths stay.
 */
export function createSecretHider(redactOnce: Redact) {
  const redact: Redact = (text) => redactVisible(text, redactOnce);
  const redactFor = (result: Pick<Result, 'scope' | 'rule' | 'cwes'>): Redact =>
    isAboutSecrets(result) ? (text) => cutKeys(visibleText(redact(text))) : redact;
  // A rule is shared by all its findings, and of one run.
  const rules = new Map<Rule, Rule>();
  const ruleOf = ({ scope, rule }: Result): Rule => {
    const known = rules.get(rule) ?? hideIn(rule, redactFor({ scope, rule }), redact);
    rules.set(rule, known);
    return known;
  };
  const hideInResult = (result: Result): Result => {
    const hide = redactFor(result);
    const hidden = hideIn(result, hide, redact);
    const rule = ruleOf(result);
    // Half a change is none.
    const fixes = result.fixes?.filter((fix) => fix.every(({ inserted }) => hide(inserted) === inserted));
    return rule === result.rule && fixes === undefined
      ? hidden
      : { ...hidden, rule, ...(fixes && { fixes }) };
  };
  return {
    result: hideInResult,
    completeness(completeness: Completeness): Completeness {
      const { failures, unverifiedTools, unverifiedFiles, unlocated, warnings } = completeness;
      return {
        ...completeness,
        failures: failures.map(redact),
        unverifiedTools: hideIn(unverifiedTools, redact, redact),
        unverifiedFiles: hideIn(unverifiedFiles, redact, redact),
        unlocated: hideIn(unlocated, redact, redact),
        warnings: warnings.map(redact),
      };
    },
  };
}

/** The same one where nothing had to be hidden, as nearly always: there are no two of each in memory. */
function hideIn<T extends object>(value: T, hide: Redact, redact: Redact): T {
  const isList = Array.isArray(value);
  const changed = Object.entries(value).flatMap(([name, own]: [string, unknown]) => {
    const isPart = typeof own === 'object' && own !== null && (isList || PARTS.has(name));
    const text =
      typeof own === 'string' ? (PROSE.has(name) ? hide(own) : NAMES.has(name) ? redact(own) : own) : own;
    const next = isPart ? hideIn(own, hide, redact) : text;
    return next === own ? [] : [[name, next] as const];
  });
  if (changed.length === 0) return value;
  return Object.assign(isList ? [...value] : { ...value }, Object.fromEntries(changed)) as T;
}
