import { isAboutSecrets } from '../finding/about.ts';
import type { Completeness } from '../finding/completeness.ts';
import type { Place, Result, Rule, Trail } from '../finding/finding.ts';
import { visibleText } from '../text/lines.ts';
import { cutKeys, redactVisible } from '../text/secrets.ts';

type Redact = (text: string) => string;

/** Takes our secrets out of what logs say. */
interface SecretHider {
  result(result: Result): Result;
  /** Related places, data flow and fixes of a finding, whose own prose stays as it is. */
  details(detailed: Result): Result;
  completeness(completeness: Completeness): Completeness;
}

/**
 * Makes what takes our secrets out of all prose: an analyzer may quote the very secret of this job. Of keys
 * of other people, which findings about secrets may quote, the first four characters stay. It is done before
 * anything is escaped or cut, because neither half a secret nor an escaped one can be found again. Of the
 * names that findings are known by, the log was rid when it was read; paths stay.
 */
export function createSecretHider(redactOnce: Redact): SecretHider {
  const redact: Redact = (text) => redactVisible(text, redactOnce);
  const redactFor = (result: Pick<Result, 'scope' | 'rule' | 'cwes'>): Redact =>
    isAboutSecrets(result) ? (text) => cutKeys(visibleText(redact(text))) : redact;
  // A rule is shared by all its findings, and of one run.
  const rules = new Map<Rule, Rule>();
  const ruleOf = ({ scope, rule }: Result): Rule => {
    const known = rules.get(rule) ?? hideInRule(rule, redact, redactFor({ scope, rule }));
    rules.set(rule, known);
    return known;
  };
  return {
    result(result) {
      const hide = redactFor(result);
      const { presence, place, alsoAt } = result;
      const own = {
        rule: ruleOf(result),
        message: hide(result.message),
        place: hideInPlace(place, hide),
        ...(alsoAt && { alsoAt: alsoAt.map((one) => hideInPlace(one, hide)) }),
        presence:
          'justification' in presence
            ? { ...presence, justification: hide(presence.justification ?? '') }
            : presence,
        ...hideInDetails(result, hide),
      };
      // Nearly always nothing had to be hidden, and then there are no two of each in memory.
      return isSame(result, own) ? result : { ...result, ...own };
    },
    details: (detailed) => ({ ...detailed, ...hideInDetails(detailed, redactFor(detailed)) }),
    completeness(completeness) {
      const reasons = <T extends { readonly reason: string }>(unverified: readonly T[]): readonly T[] =>
        unverified.map((one) => ({ ...one, reason: redact(one.reason) }));
      return {
        ...completeness,
        failures: completeness.failures.map(redact),
        unverifiedTools: reasons(completeness.unverifiedTools),
        unverifiedFiles: reasons(completeness.unverifiedFiles),
        unlocated: reasons(completeness.unlocated),
        warnings: completeness.warnings.map(redact),
      };
    },
  };
}

function isSame(before: object, hidden: object): boolean {
  const own = before as Readonly<Record<string, unknown>>;
  return Object.entries(hidden).every(
    ([name, value]) => value === own[name] || JSON.stringify(value) === JSON.stringify(own[name]),
  );
}

/** @param hide what is prose in it */
function hideInRule(rule: Rule, redact: Redact, hide: Redact): Rule {
  const names = ['name', 'severity', 'helpUri'] as const;
  const prose = ['shortDescription', 'fullDescription'] as const;
  const hidden: Rule = {
    ...rule,
    ...Object.fromEntries([
      ...names.flatMap((name) => (rule[name] === undefined ? [] : [[name, redact(rule[name])]])),
      ...prose.flatMap((name) => (rule[name] === undefined ? [] : [[name, hide(rule[name])]])),
    ]),
    ...(rule.help && { help: { ...rule.help, text: hide(rule.help.text) } }),
  };
  return isSame(rule, hidden) ? rule : hidden;
}

/** Nearly always the same one: it may list thousands of files. */
function hideInPlace(place: Place, redact: Redact): Place {
  const reason = place.kind === 'nowhere' ? redact(place.reason) : undefined;
  return place.kind !== 'nowhere' || reason === undefined || reason === place.reason
    ? place
    : { ...place, reason };
}

function hideInDetails({ related, flow, fixes }: Result, redact: Redact): Partial<Result> {
  const hide = ({ first, omitted, last }: Trail): Trail => {
    const steps = (trail: Trail['first']) =>
      trail.map((step) => (step.message === undefined ? step : { ...step, message: redact(step.message) }));
    return { first: steps(first), omitted, last: steps(last) };
  };
  return {
    ...(related && { related: hide(related) }),
    ...(flow && { flow: hide(flow) }),
    // Half a change is none.
    ...(fixes && {
      fixes: fixes.filter((fix) => fix.every(({ inserted }) => redact(inserted) === inserted)),
    }),
  };
}
