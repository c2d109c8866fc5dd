import { type Result, type Rule, type Scope, scopeKey } from '../finding/finding.ts';
import { type StandingDismissal, wayOf } from './dismissals.ts';
import type { ReportDocument } from './document.ts';
import type { ResultOutcome } from './run-result.ts';
import { toJson } from './to-json.ts';

type Redact = (text: string) => string;

/**
 * The results that were read, as SARIF again: each with its `baselineState` by this run, and with a
 * suppression where people dismissed it. What the logs prove goes along, so that whoever reads it comes to
 * the same.
 */
export function toSarifReport(document: ReportDocument, redact: Redact): Iterable<string> {
  const $schema = 'https://json.schemastore.org/sarif-2.1.0.json';
  return toJson({ $schema, version: '2.1.0', runs: eachRun(document, redact) }, redact);
}

function* eachRun(document: ReportDocument, redact: Redact): Generator<object> {
  const { results, scopes, dismissals, acceptResolved } = document;
  const dismissed = new Map(
    dismissals
      .filter((dismissal) => mayDismiss(dismissal, acceptResolved))
      .flatMap((dismissal) => dismissal.finding.results.map((result) => [result, dismissal] as const)),
  );
  const runs = Map.groupBy(results, ({ result: { source, scope } }) =>
    JSON.stringify([source.log, source.run, scopeKey(scope)]),
  );
  const seen = new Set<string>();
  for (const ofRun of runs.values()) {
    const [
      {
        result: { scope },
      },
    ] = ofRun as [ResultOutcome];
    seen.add(scopeKey(scope));
    yield toRun(scope, ofRun, dismissed, document, redact);
  }
  // Those that found nothing.
  const failed = document.unverified.unverifiedTools.flatMap(({ kind, scope }) =>
    kind === 'failed' ? [scope] : [],
  );
  for (const scope of [...scopes, ...failed])
    if (!seen.has(scopeKey(scope))) yield toRun(scope, [], dismissed, document, redact);
}

/** A reply of somebody who may decide; by hand, where that is to count. */
function mayDismiss({ kind, thread }: StandingDismissal, acceptResolved: boolean): boolean {
  if (!thread.accepts || thread.unsure !== undefined) return false;
  return kind !== 'resolved' || (acceptResolved && (thread.resolverMay ?? 'yes') === 'yes');
}

function toRun(
  scope: Scope,
  outcomes: readonly ResultOutcome[],
  dismissed: ReadonlyMap<Result, StandingDismissal>,
  { completeness, unverified: { failures, unverifiedTools, unverifiedFiles }, tools }: ReportDocument,
  redact: Redact,
): object {
  const key = scopeKey(scope);
  const isOwn = (one: { scope: Scope }): boolean => scopeKey(one.scope) === key;
  const catalogue = completeness?.ruleCatalogues.get(key) ?? [];
  const rules = new Map<string, object>([...catalogue].map((id) => [id, { id }]));
  for (const { result } of outcomes)
    if (!result.rule.unlisted) rules.set(result.rule.id, toRule(result.rule));
  const broken = unverifiedTools
    .filter((one) => one.kind === 'failed' && isOwn(one))
    .map(({ reason }) => reason);
  const tell = (text: string, path?: string): object => ({
    level: 'error',
    message: { text },
    locations: path === undefined ? undefined : [locate(path, redact)],
  });
  const files = completeness?.fileCatalogues.get(key);
  return {
    tool: {
      driver: {
        name: scope.tool,
        version: tools.find(({ name }) => name === scope.tool)?.version,
        rules: rules.size === 0 ? undefined : [...rules.values()],
      },
    },
    automationDetails: scope.category === '' ? undefined : { id: `${scope.category}/` },
    invocations: [
      {
        executionSuccessful: failures.length + broken.length === 0,
        toolExecutionNotifications: [
          ...[...failures, ...broken].map((reason) => tell(reason)),
          ...unverifiedFiles.filter(isOwn).map(({ reason, path }) => tell(reason, path)),
        ],
      },
    ],
    artifacts:
      files && [...files].map((path) => ({ location: toUri(path, redact), roles: ['analysisTarget'] })),
    results: outcomes.map((outcome) => toResult(outcome, dismissed.get(outcome.result), redact)),
  };
}

function toRule({ id, name, deprecatedIds, help, helpUri = '', ...rule }: Rule): object {
  const cwes = (rule.cwes ?? []).map((cwe) => `external/cwe/cwe-${String(cwe).padStart(3, '0')}`);
  const tags = [...new Set([...rule.tags, ...cwes])];
  return {
    id,
    name,
    deprecatedIds: deprecatedIds.length === 0 ? undefined : [...new Set(deprecatedIds)],
    shortDescription: rule.shortDescription && { text: rule.shortDescription },
    fullDescription: rule.fullDescription && { text: rule.fullDescription },
    help: help && { text: help.text, [help.kind]: help.text },
    helpUri: URL.canParse(helpUri) ? helpUri : undefined,
    properties: {
      tags: tags.length === 0 ? undefined : tags,
      'security-severity': rule.securitySeverity?.toFixed(1),
      severity: rule.severity,
      precision: rule.precision,
    },
  };
}

const KINDS = new Map([
  ['the rule holds', 'pass'],
  ['the rule does not apply', 'notApplicable'],
]);

function toResult(
  { result, baselineState }: ResultOutcome,
  dismissal: StandingDismissal | undefined,
  redact: Redact,
): object {
  const { rule, level, message, presence, fingerprints } = result;
  const words = dismissal && wayOf(dismissal.kind) + (dismissal.reason ? `: ${dismissal.reason}` : '');
  const isDismissed = presence.kind === 'present' && words !== undefined;
  const justification = presence.kind === 'suppressed' ? presence.justification : words;
  return {
    ruleId: rule.id,
    kind: presence.kind === 'passed' ? KINDS.get(presence.because) : undefined,
    level,
    message: { text: message },
    locations: toLocations(result, redact),
    partialFingerprints: Object.keys(fingerprints).length === 0 ? undefined : fingerprints,
    baselineState: presence.kind === 'absent' ? 'absent' : baselineState,
    suppressions:
      isDismissed || presence.kind === 'suppressed'
        ? [{ kind: 'external', status: 'accepted', justification }]
        : undefined,
  };
}

/** All of them, and the package that an advisory is about; one that names no file stays one. */
function toLocations(result: Result, redact: Redact): readonly object[] | undefined {
  const { place, alsoAt = [], about } = result;
  if (place.kind === 'nowhere' && place.path === undefined && place.about === 'project') return undefined;
  const named = about && [about.name, about.version].filter(Boolean).join('@');
  const own = place.path === undefined ? {} : locate(place.path, redact, toRegion(result));
  return [
    { ...own, logicalLocations: named && [{ fullyQualifiedName: redact(named) }] },
    ...alsoAt.flatMap((one) =>
      one.path === undefined ? [] : locate(one.path, redact, toRegion({ place: one })),
    ),
  ];
}

/** By the numbers of the log, which are those of the working tree. */
function toRegion({
  place,
  loggedLine,
  column,
  endColumn,
}: Pick<Result, 'place' | 'loggedLine' | 'column' | 'endColumn'>): object | undefined {
  if (place.kind === 'file') return undefined;
  if (place.kind === 'nowhere') {
    const { line, inCheckout } = place;
    // A line of another text than that of the commit is none of its own.
    return line === undefined || inCheckout
      ? undefined
      : { startLine: line, startColumn: column || undefined };
  }
  const startLine = loggedLine ?? place.startLine;
  const endLine = startLine + place.endLine - place.startLine;
  return { startLine, endLine, startColumn: column || undefined, endColumn: endColumn || undefined };
}

function locate(path: string, redact: Redact, region?: object): object {
  return { physicalLocation: { artifactLocation: toUri(path, redact), region } };
}

/** Secrets are hidden before the path is encoded. */
function toUri(path: string, redact: Redact): { uri: string } {
  const encoded = redact(path).toWellFormed().split('/').map(encodeURIComponent).join('/');
  if (path.startsWith('/')) return { uri: `file://${path.startsWith('//') ? encoded.slice(2) : encoded}` };
  return { uri: /^[a-z]:\//iu.test(path) ? `file:///${encoded.replace('%3A', ':')}` : encoded };
}
