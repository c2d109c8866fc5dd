import type { Allowed, Completeness, ToolsOfJob } from '../finding/completeness.ts';
import { type Result, type Scope, scopeKey, scopeName } from '../finding/finding.ts';
import { namesOf, type RunFailure } from './failures.ts';
import { quote } from './quote.ts';
import type { RunReading } from './read-run.ts';
import { ERROR_RUNS, QUIET_TOOLS, VARYING_TOOLS } from './tools.ts';

/** What does not compile in one takes the findings of all files along that include it, which no log lists. */
const HEADER = /\.(?:h|hh|hpp|hxx|inl|ipp|tpp)$/iu;
/** So many different files that are not there are no accident, but for those of packages. */
const LEAST_PATHS = 3;
/** Advice where results are at no place of the checkout. */
export const UNLOCATED_LOG_REMEDY =
  'run the analyzer here, point working-directory at the folder it ran in, or say in path-map what its folder is here';
const DEPENDENCIES_REMEDY = 'leave third-party packages out of the analysis, or run it here';

/** All runs that were read, and what the job says about them. */
interface Readings {
  /** Those of the job's tools. */
  readonly runs: readonly RunReading[];
  /** Sentences about logs that were not found or not read. */
  readonly failures: readonly string[];
  readonly warnings: readonly string[];
  /** Lines of the input that stand for whatever logs are there: folders and globs. */
  readonly wide: readonly string[];
  readonly tools: ToolsOfJob;
  readonly category: string | undefined;
  readonly allow: Allowed;
}

/**
 * Concludes what the logs prove to have been looked at. A scope has one run or many (some tools write one for
 * each file), and one that failed holds all of it.
 */
export function toCompleteness(readings: Readings): Completeness {
  const { runs, failures, warnings, wide, tools, allow } = readings;
  const { varying = [] } = tools;
  const scopes = [...Map.groupBy(runs, (run) => scopeKey(run.scope))];
  const judged = scopes.map(([key, own]) => ({ key, ...judge(own, allow) }));
  const found = new Set(runs.map(({ scope }) => scope.tool));
  const withoutRun = (names: readonly string[]): readonly Scope[] =>
    [...new Set(names)]
      .filter((tool) => !found.has(tool))
      .map((tool) => ({ tool, category: readings.category ?? '' }));
  const silent = isSilenceProof(readings) ? withoutRun(tools.silent) : [];
  // Where a log could not be read, it may have had the run.
  const loud = failures.length > 0 ? [] : tools.named.filter((tool) => !tools.silent.includes(tool));
  const missing = withoutRun(loud).map((scope) => ({
    scope,
    kind: 'missing' as const,
    reason: `${scopeName(scope)} has no run in these logs, and \`tools\` names it: run it before this step, or put \`(silent)\` behind its name if it leaves itself out when it finds nothing`,
  }));
  const unlocated = judged.flatMap((scope) => scope.unlocated);
  const known = [...runs, ...silent.map((scope) => ({ scope, knownName: scope.tool, varies: false }))];
  const keysOf = (having: (one: (typeof known)[number]) => boolean | undefined) =>
    known.filter(having).map(({ scope }) => scopeKey(scope));
  const catalogues = (of: 'rules' | 'looked') =>
    new Map(judged.flatMap((one) => (one[of] === undefined ? [] : [[one.key, one[of]] as const])));
  return {
    failures,
    complete: [
      ...judged.flatMap(({ unverified, scope }) => (unverified === undefined && scope ? [scope] : [])),
      ...silent,
    ],
    unverifiedTools: [...judged.flatMap(({ unverified }) => unverified ?? []), ...missing],
    unverifiedFiles: judged.flatMap(({ files }) => files),
    ruleCatalogues: catalogues('rules'),
    fileCatalogues: catalogues('looked'),
    quietScopes: new Set([
      ...keysOf(({ knownName }) => QUIET_TOOLS.has(knownName)),
      ...judged.filter(({ files }) => files.some(({ path }) => HEADER.test(path))).map(({ key }) => key),
    ]),
    varying: new Set(
      keysOf(
        ({ scope, knownName, varies }) =>
          varies || VARYING_TOOLS.has(knownName) || varying.includes(scope.tool),
      ),
    ),
    unlocated,
    warnings: [
      ...warnings,
      ...new Set(unlocated.map(({ reason }) => reason)),
      ...new Set(runs.flatMap((run) => run.warnings)),
      ...judged.flatMap(({ overridden }) => overridden),
      ...(wide.length === 0 || tools.named.length > 0
        ? []
        : [
            `\`sarif-file\` names ${namesOf(wide)}, so a missing log cannot be noticed: name the files, or the tools of this job in \`tools\``,
          ]),
    ],
  };
}

function judge(runs: readonly RunReading[], allow: Allowed) {
  const told = runs.flatMap(({ failures, scope }) => failures.map((failure) => ({ ...failure, scope })));
  const isAllowed = ({ kind }: RunFailure) => allow.includes('incomplete-runs') && kind !== 'unread';
  const failures = told.filter((failure) => !isAllowed(failure));
  const files = new Map<string, Completeness['unverifiedFiles'][number]>();
  for (const failure of failures)
    if (failure.kind === 'file' && !files.has(failure.path)) {
      const { kind: _, ...file } = failure;
      files.set(failure.path, file);
    }
  const [first, ...more] = failures.filter(({ kind }) => kind !== 'file');
  const reason = more.length === 0 ? (first?.reason ?? '') : `${first?.reason} (and ${more.length} more)`;
  const unverified: Completeness['unverifiedTools'][number] | undefined = first && {
    scope: first.scope,
    reason,
    kind: 'failed',
  };
  const reasons = new Map(
    runs.flatMap(({ unlocated, scope }) => (unlocated === undefined ? [] : [[unlocated, scope]])),
  );
  // The rules of a run that lists some without a catalogue are not known; one that lists no files may have
  // looked at any.
  const listing = runs.filter(({ rules }) => rules.listed);
  return {
    scope: runs[0]?.scope,
    unverified,
    files: [...files.values()],
    unlocated: [...reasons].map(([why, scope]) => ({ scope, reason: why })),
    overridden: told.filter(isAllowed).map((one) => `${one.reason} (overridden by \`allow\`)`),
    rules: joined(listing.map(({ rules }) => rules.catalogue)),
    looked: joined(runs.map((run) => run.files)),
  };
}

/** Undefined where one of them is. */
function joined(sets: readonly (ReadonlySet<string> | undefined)[]): ReadonlySet<string> | undefined {
  const known = sets.flatMap((set) => set ?? []);
  return known.length === 0 || known.length < sets.length
    ? undefined
    : new Set(known.flatMap((set) => [...set]));
}

/** Tells whether a tool that no log mentions has found nothing: in a folder its log may just be missing. */
export function isSilenceProof({ failures, wide, tools }: Omit<Readings, 'runs'>): boolean {
  return tools.silent.length > 0 && failures.length === 0 && wide.length === 0;
}

/**
 * Names of the input `tools` that no log has, while one has nearly the same name. Otherwise the results of
 * that tool would be passed over, and one that is silent taken for clean. Of two nearly alike that are both
 * named one is right.
 *
 * @returns one sentence, without its end, or undefined
 */
export function describeMisnamedTools({ named }: ToolsOfJob, scopes: readonly Scope[]): string | undefined {
  const present = scopes.map(({ tool }) => tool);
  const letters = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const isAlike = (one: string, other: string): boolean =>
    letters(one) === letters(other) ||
    (other.toLowerCase().startsWith(one.toLowerCase()) && /^[^\p{L}\p{N}]/u.test(other.slice(one.length)));
  const unnamed = present.filter((tool) => !named.includes(tool));
  for (const name of named.filter((one) => !present.includes(one))) {
    const meant = unnamed.find((tool) => isAlike(name, tool) || isAlike(tool, name));
    if (meant !== undefined)
      return `Input tools names ${JSON.stringify(name)}, and the logs say ${JSON.stringify(meant)}: write it as the logs do, one name per line, or name both if both ran`;
  }
  return undefined;
}

function withFailures(run: RunReading, failures: readonly RunFailure[]): RunReading {
  return failures.length === 0 ? run : { ...run, failures: [...run.failures, ...failures] };
}

/**
 * A file that breaks one engine of Code Analyzer may be left out by another of the log without a trace: PMD's
 * parse errors go to its own log only.
 */
export function doubtBlamedFiles(runs: readonly RunReading[]): readonly RunReading[] {
  const blamed = new Map(
    runs.toReversed().flatMap(({ scope, blamedFiles }) => blamedFiles.map((path) => [path, scope.tool])),
  );
  const failures = [...blamed].map(([path, tool]) => ({
    ...({ kind: 'file', path } as const),
    reason: `${quote(path)} broke the engine ${quote(tool)} of the same log, and may have been left out here as well`,
  }));
  return runs.map((run) => withFailures(run, failures));
}

/** Hands the errors that a tool tells as results of a second run to the run that they ended. */
export function blameErrorRuns(runs: readonly RunReading[]): readonly RunReading[] {
  const errors = new Map<string, RunFailure>();
  const keyOf = (tool: string, { scope, source }: RunReading): string =>
    JSON.stringify([tool, scope.category, source.log]);
  for (const run of runs) {
    const tool = ERROR_RUNS.get(run.knownName);
    const error = run.results.find(({ presence }) => presence.kind === 'present');
    if (tool === undefined || error === undefined) continue;
    // The first line names the folder alone (`tflint --recursive`), and the next ones the file.
    const words = quote(error.message.trim().replaceAll(/\n+/gu, '; '));
    errors.set(keyOf(tool, run), { kind: 'scope', reason: `${run.scope.tool} says: ${words}` });
  }
  return runs.map((run) => {
    const error = errors.get(keyOf(run.knownName, run));
    return withFailures(run, error === undefined ? [] : [error]);
  });
}

/**
 * Holds all runs of a log that is an analysis of something else: none of its results that name a path is at a
 * place of the checkout, so that it proves nothing, whatever it says of itself. Where it says too little to
 * be sure, that is noted with each run. Tools that look at images or licenses name no paths.
 *
 * @param log as named to the user
 */
export function doubtUnlocatedLog(log: string, runs: readonly RunReading[]): readonly RunReading[] {
  const paths = new Map<string, Extract<Result['place'], { kind: 'nowhere' }>>();
  for (const { place, presence } of runs.flatMap(({ results }) => results)) {
    if (presence.kind === 'absent' || presence.kind === 'crash') continue;
    if (place.kind !== 'nowhere' || place.inCheckout || place.behind) return runs;
    // Standard input and the project as a whole are no place elsewhere.
    if (place.path !== undefined && place.about !== 'project' && place.mayBe !== 'any')
      if (!paths.has(place.path)) paths.set(place.path, place);
  }
  const [first] = paths.values();
  if (first === undefined) return runs;
  const own = [...paths.values()].filter(({ about }) => about !== 'dependency');
  const found = `none of the paths in ${log} exists in this checkout, the first of ${paths.size}: ${first.reason}; ${own.length === 0 ? DEPENDENCIES_REMEDY : UNLOCATED_LOG_REMEDY}`;
  if (own.length < LEAST_PATHS) return runs.map((run) => ({ ...run, unlocated: found }));
  const reason = `${found}, or add unlocated-paths to allow if this is intended`;
  return runs.map((run) => withFailures(run, [{ kind: 'unread', reason }]));
}

/** What tells the analyzed commit from others. */
export interface AnalyzedCommit {
  readonly commit: string;
  /** How its files compare with those of another commit; undefined where that is not at hand. */
  compareWith(commit: string): Promise<((path: string) => boolean) | undefined>;
}

/**
 * Holds a run that says to be of another commit, where that has another file in place of one with results.
 * What names no commit, or one that nobody knows, is no fault.
 *
 * @param log as named to the user
 */
export async function doubtOtherCommit(
  log: string,
  run: RunReading,
  analyzed: AnalyzedCommit,
): Promise<RunReading> {
  const other = run.revision?.toLowerCase() ?? analyzed.commit;
  const isSame = other === analyzed.commit ? undefined : await analyzed.compareWith(other);
  if (isSame === undefined) return run;
  const files = run.results.flatMap(({ place, presence }) =>
    presence.kind === 'absent' ? [] : filesOf(place),
  );
  const differs = files.find((path) => !isSame(path));
  if (differs === undefined) return run;
  const [theirs, ours] = [other.slice(0, 7), analyzed.commit.slice(0, 7)];
  const reason = `${log} says that it is of commit ${theirs}, and ${ours} is checked out, where ${quote(differs)} differs: analyze ${ours}, or check out ${theirs}`;
  return withFailures(run, [{ kind: 'unread', reason }]);
}

/** The files that a result is in, or may be in. */
function filesOf(place: Result['place']): readonly string[] {
  const { path } = place;
  if ('mayBe' in place && Array.isArray(place.mayBe) && place.mayBe.length > 0) return place.mayBe;
  return path === undefined ? [] : [path];
}
