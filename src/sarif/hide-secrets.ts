import { isAboutSecrets } from '../finding/about.ts';
import type { Completeness } from '../finding/completeness.ts';
import type { Finding, Place, Rule, Step, Trail } from '../finding/finding.ts';
import { visibleText } from '../text/lines.ts';
import { cutKeys, redactVisible } from '../text/secrets.ts';

type Redact = (text: string) => string;

/** Takes our secrets out of what logs say. */
interface SecretHider {
  finding(finding: Finding): Finding;
  /** Related places, data flow and fixes of a finding, whose own prose stays as it is. */
  details(detailed: Finding): Finding;
  completeness(completeness: Completeness): Completeness;
}

/**
 * Makes what takes our secrets out of all prose: an analyzer may quote the very secret of this job. Of keys
 * of other people, which findings about secrets may quote, the first four characters stay. It is done before
 * anything is escaped or cut, because neither half a secret nor an escaped one can be found again. Of the names
 * that findings are known by, the log was rid when it was read; paths stay.
 */
export function createSecretHider(redactOnce: Redact): SecretHider {
  const redact: Redact = (text) => redactVisible(text, redactOnce);
  const redactFor = (finding: Pick<Finding, 'scope' | 'rule' | 'cwes'>): Redact =>
    isAboutSecrets(finding) ? (text) => cutKeys(visibleText(redact(text))) : redact;
  // A rule is shared by all its findings, and of one run.
  const rules = new Map<Rule, Rule>();
  const ruleOf = ({ scope, rule }: Finding): Rule => {
    const known = rules.get(rule) ?? unlessSame(rule, hideInRule(rule, redact, redactFor({ scope, rule })));
    rules.set(rule, known);
    return known;
  };
  return {
    finding(finding) {
      const { message } = finding;
      const hide = redactFor(finding);
      const rule = ruleOf(finding);
      if (isPlain(finding) && rule === finding.rule && hide(message) === message) return finding;
      const hidden = hideInFinding(finding, rule, hide);
      return hidden.rule === finding.rule ? unlessSame(finding, hidden) : hidden;
    },
    details: (detailed) => ({ ...detailed, ...hideInDetails(detailed, redactFor(detailed)) }),
    completeness: (completeness) => hideInCompleteness(completeness, redact),
  };
}

/** Nearly all findings have no prose but their message and their rule. */
function isPlain({ place, presence, related, flow, fixes }: Finding): boolean {
  const details = related ?? flow ?? fixes;
  return place.kind !== 'nowhere' && !('justification' in presence) && details === undefined;
}

/**
 * The one that was read, where nothing in it had to be hidden: nearly always, and then there are no two of
 * each in memory.
 */
function unlessSame<T extends object>(read: T, hidden: T): T {
  const before = read as Readonly<Record<string, unknown>>;
  const same = Object.entries(hidden).every(
    ([name, value]) => value === before[name] || JSON.stringify(value) === JSON.stringify(before[name]),
  );
  return same ? read : hidden;
}

function hideInFinding(finding: Finding, rule: Rule, redact: Redact): Finding {
  const { message, place, presence } = finding;
  return {
    ...finding,
    rule,
    message: redact(message),
    place: hideInPlace(place, redact),
    presence:
      'justification' in presence
        ? { ...presence, justification: redact(presence.justification ?? '') }
        : presence,
    ...hideInDetails(finding, redact),
  };
}

/** Nearly always the same one: it may list thousands of files. */
function hideInPlace(place: Place, redact: Redact): Place {
  if (place.kind !== 'nowhere') return place;
  const reason = redact(place.reason);
  return reason === place.reason ? place : { ...place, reason };
}

function hideInDetails({ related, flow, fixes }: Finding, redact: Redact): Partial<Finding> {
  return {
    ...(related && { related: hideInTrail(related, redact) }),
    ...(flow && { flow: hideInTrail(flow, redact) }),
    // Half a change is none.
    ...(fixes && {
      fixes: fixes.filter((fix) => fix.every(({ inserted }) => redact(inserted) === inserted)),
    }),
  };
}

/** @param hide what is prose in it */
function hideInRule(rule: Rule, redact: Redact, hide: Redact): Rule {
  const { name, shortDescription, fullDescription, help, severity, helpUri } = rule;
  return {
    ...rule,
    ...(name !== undefined && { name: redact(name) }),
    ...(shortDescription !== undefined && { shortDescription: hide(shortDescription) }),
    ...(fullDescription !== undefined && { fullDescription: hide(fullDescription) }),
    ...(help !== undefined && { help: { ...help, text: hide(help.text) } }),
    ...(severity !== undefined && { severity: redact(severity) }),
    ...(helpUri !== undefined && { helpUri: redact(helpUri) }),
  };
}

function hideInTrail({ first, omitted, last }: Trail, redact: Redact): Trail {
  const hide = (step: Step): Step =>
    step.message === undefined ? step : { ...step, message: redact(step.message) };
  return { first: first.map(hide), omitted, last: last.map(hide) };
}

function hideInCompleteness(completeness: Completeness, redact: Redact): Completeness {
  const { failures, heldScopes, heldFiles, unplaced, warnings } = completeness;
  return {
    ...completeness,
    failures: failures.map(redact),
    heldScopes: heldScopes.map((held) => ({ ...held, reason: redact(held.reason) })),
    heldFiles: heldFiles.map((held) => ({ ...held, reason: redact(held.reason) })),
    unplaced: unplaced.map((one) => ({ ...one, reason: redact(one.reason) })),
    warnings: warnings.map(redact),
  };
}
