import type { Completeness, HeldFile, HeldScope } from '../finding/completeness.ts';
import { type Scope, scopeKey } from '../finding/finding.ts';
import type { RunReading } from './read-run.ts';

/** What was read, and what the job says about it. */
export interface Readings {
  readonly runs: readonly RunReading[];
  /** Sentences about logs that were not found or not read. */
  readonly failures: readonly string[];
  readonly warnings: readonly string[];
  /** Inputs `tools`, `category` and `trust-incomplete`. */
  readonly tools: readonly string[];
  readonly category: string | undefined;
  readonly trust: 'as the log says' | 'complete';
}

/**
 * What the logs prove to have been looked at. A scope has one run or many (some tools write one for each
 * file), and one that failed holds all of it.
 */
export function toCompleteness(readings: Readings): Completeness {
  const scopes = [...Map.groupBy(readings.runs, (run) => scopeKey(run.scope))];
  const judged = scopes.map(([key, runs]) => ({
    key,
    scope: runs[0]?.scope,
    ...judge(runs, readings.trust),
  }));
  const heldScopes = judged.flatMap(({ held }) => held ?? []);
  const present = judged.flatMap(({ held, scope }) =>
    held === undefined && scope !== undefined ? [scope] : [],
  );
  return {
    failures: readings.failures,
    complete: [...present, ...cleanTools(readings)],
    heldScopes,
    heldFiles: judged.flatMap(({ heldFiles }) => heldFiles),
    ruleCatalogues: new Map(
      judged.flatMap(({ key, catalogue }) => (catalogue === undefined ? [] : [[key, catalogue] as const])),
    ),
    fileCatalogues: new Map(
      judged.flatMap(({ key, files }) => (files === undefined ? [] : [[key, files] as const])),
    ),
    warnings: [
      ...readings.warnings,
      ...readings.runs.flatMap((run) => run.warnings),
      ...judged.flatMap(({ overridden }) => overridden),
    ],
  };
}

function judge(runs: readonly RunReading[], trust: Readings['trust']) {
  const told = runs.flatMap((run) => run.failures.map((failure) => ({ ...failure, scope: run.scope })));
  const trusted = trust === 'complete' ? told.filter((failure) => failure.kind !== 'unread') : [];
  const failures = told.filter((failure) => trust !== 'complete' || failure.kind === 'unread');
  const files = new Map<string, HeldFile>();
  for (const failure of failures) {
    if (failure.kind === 'file' && !files.has(failure.path)) {
      files.set(failure.path, { scope: failure.scope, path: failure.path, reason: failure.reason });
    }
  }
  return {
    held: toHeld(failures.filter((failure) => failure.kind !== 'file')),
    heldFiles: [...files.values()],
    overridden: trusted.map(({ reason }) => `${reason} (overridden by \`trust-incomplete\`)`),
    catalogue: joinRules(runs),
    files: joinFiles(runs),
  };
}

function toHeld(
  failures: readonly { readonly scope: Scope; readonly reason: string }[],
): HeldScope | undefined {
  const [first, ...more] = failures;
  if (first === undefined) return undefined;
  const reason = more.length === 0 ? first.reason : `${first.reason} (and ${more.length} more)`;
  return { scope: first.scope, reason, kind: 'failed' };
}

/**
 * Runs of one scope have a catalogue together only if each that lists rules has one: the rules of another are
 * not known.
 */
function joinRules(runs: readonly RunReading[]): ReadonlySet<string> | undefined {
  const listing = runs.filter((run) => run.rules.listed);
  const catalogues = listing.flatMap((run) => run.rules.catalogue ?? []);
  if (catalogues.length === 0 || catalogues.length < listing.length) return undefined;
  return new Set(catalogues.flatMap((catalogue) => [...catalogue]));
}

/** For files each run has to have one: a run that lists none may have looked at any. */
function joinFiles(runs: readonly RunReading[]): ReadonlySet<string> | undefined {
  const catalogues = runs.flatMap((run) => run.files ?? []);
  if (catalogues.length < runs.length) return undefined;
  return new Set(catalogues.flatMap((catalogue) => [...catalogue]));
}

/** A tool that the job ran and that no log mentions found nothing, if every log could be read. */
function cleanTools({ runs, failures, tools, category }: Readings): readonly Scope[] {
  if (failures.length > 0) return [];
  const seen = new Set(runs.map((run) => run.scope.tool));
  return [...new Set(tools)]
    .filter((tool) => !seen.has(tool))
    .map((tool) => ({ tool, category: category ?? '' }));
}
