import { type Result, type Scope, scopeKey } from '../finding/finding.ts';
import { type StandingDismissal, wayOf } from './dismissals.ts';
import type { ReportDocument } from './document.ts';
import type { ResultOutcome } from './run-result.ts';
import { toJson } from './to-json.ts';

type Redact = (text: string) => string;

/**
 * The results that have a file, as SARIF again: each with its `baselineState` by this run, and with a
 * suppression where people dismissed it. An analysis that failed says so.
 */
export function toSarifReport(document: ReportDocument, redact: Redact): Iterable<string> {
  const $schema = 'https://json.schemastore.org/sarif-2.1.0.json';
  return toJson({ $schema, version: '2.1.0', runs: eachRun(document, redact) }, redact);
}

function* eachRun(document: ReportDocument, redact: Redact): Generator<object> {
  const { results, scopes, dismissals, acceptResolved, tools, unverified } = document;
  const dismissed = new Map(
    dismissals
      .filter((dismissal) => mayDismiss(dismissal, acceptResolved))
      .flatMap((dismissal) => dismissal.finding.results.map((result) => [result, dismissal] as const)),
  );
  const failed = unverified.unverifiedTools.filter(({ kind }) => kind === 'failed');
  const shown = Map.groupBy(results.filter(isShown), ({ result }) => scopeKey(result.scope));
  const all = [...results.map(({ result }) => result.scope), ...scopes, ...failed.map(({ scope }) => scope)];
  for (const [key, scope] of new Map(all.map((one) => [scopeKey(one), one] as const))) {
    const isOwn = (one: { scope: Scope }): boolean => scopeKey(one.scope) === key;
    const reasons = [...unverified.failures, ...failed.filter(isOwn).map(({ reason }) => reason)];
    const files = unverified.unverifiedFiles.filter(isOwn);
    const outcomes = shown.get(key) ?? [];
    const rules = new Map(outcomes.map(({ result: { rule } }) => [rule.id, toRule(rule)] as const));
    yield {
      tool: {
        driver: {
          name: scope.tool,
          version: tools.find(({ name }) => name === scope.tool)?.version,
          rules: [...rules.values()],
        },
      },
      automationDetails: scope.category === '' ? undefined : { id: `${scope.category}/` },
      invocations: [
        {
          executionSuccessful: reasons.length === 0,
          toolExecutionNotifications: [
            ...reasons.map((text) => ({ level: 'error', message: { text } })),
            ...files.map(({ reason, path }) => ({
              level: 'error',
              message: { text: reason },
              locations: [locate(path, redact)],
            })),
          ],
        },
      ],
      results: outcomes.map((outcome) => toResult(outcome, dismissed.get(outcome.result), redact)),
    };
  }
}

function isShown({ result: { presence, place } }: ResultOutcome): boolean {
  return (presence.kind === 'present' || presence.kind === 'suppressed') && place.path !== undefined;
}

/** A reply of somebody who may decide; by hand, where that is to count. */
function mayDismiss({ kind, thread }: StandingDismissal, acceptResolved: boolean): boolean {
  if (!thread.accepts || thread.unsure !== undefined) return false;
  return kind !== 'resolved' || (acceptResolved && (thread.resolverMay ?? 'yes') === 'yes');
}

function toRule({
  id,
  name,
  shortDescription,
  help,
  helpUri = '',
  securitySeverity,
  ...rule
}: Result['rule']): object {
  const cwes = (rule.cwes ?? []).map((cwe) => `external/cwe/cwe-${String(cwe).padStart(3, '0')}`);
  return {
    id,
    name,
    shortDescription: shortDescription && { text: shortDescription },
    help: help && { text: help.text, [help.kind]: help.text },
    helpUri: URL.canParse(helpUri) ? helpUri : undefined,
    properties: {
      tags: [...new Set([...rule.tags, ...cwes])],
      'security-severity': securitySeverity?.toFixed(1),
    },
  };
}

function toResult(
  { result, baselineState }: ResultOutcome,
  dismissal: StandingDismissal | undefined,
  redact: Redact,
): object {
  const { rule, level, message, presence, fingerprints, place, loggedLine, column, endColumn } = result;
  const words = dismissal && wayOf(dismissal.kind) + (dismissal.reason ? `: ${dismissal.reason}` : '');
  const justification = presence.kind === 'suppressed' ? presence.justification : words;
  const isSuppressed = presence.kind === 'suppressed' || words !== undefined;
  // By the numbers of the log, which are those of the working tree.
  const startLine = loggedLine ?? (place.kind === 'lines' ? place.startLine : undefined);
  const endLine =
    place.kind === 'lines' && startLine ? startLine + place.endLine - place.startLine : startLine;
  const region = { startLine, endLine, startColumn: column || undefined, endColumn: endColumn || undefined };
  return {
    ruleId: rule.id,
    level,
    message: { text: message },
    locations: [locate(place.path ?? '', redact, startLine === undefined ? undefined : region)],
    partialFingerprints: fingerprints,
    baselineState,
    suppressions: isSuppressed ? [{ kind: 'external', status: 'accepted', justification }] : undefined,
  };
}

/** Secrets are hidden before the path is encoded. */
function locate(path: string, redact: Redact, region?: object): object {
  const uri = redact(path).toWellFormed().split('/').map(encodeURIComponent).join('/');
  return { physicalLocation: { artifactLocation: { uri }, region } };
}
