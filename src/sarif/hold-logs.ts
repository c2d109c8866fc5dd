import { ERROR_RUNS } from '../analyzers/unparsed-results.ts';
import { type Finding, scopeKey } from '../finding/finding.ts';
import { judgePlaces, type ListedFiles } from '../finding/foreign-log.ts';
import { firstFew } from '../text/names.ts';
import { quote } from './quote.ts';
import type { RunReading } from './read-run.ts';
import type { RunFailure } from './run-failures.ts';

/** Most files that broke engines of one log and are held one by one; more are held with all others. */
const MOST_BLAMED = 100;

/**
 * A file that breaks one engine of Code Analyzer may be left out by another without a trace: PMD's parse
 * errors go to its own log only, and its run still calls itself successful.
 */
export function holdBlamedFiles(runs: readonly RunReading[]): readonly RunReading[] {
  const blamed = new Map<string, string>();
  for (const { scope, blamedFiles } of runs) {
    for (const path of blamedFiles) if (!blamed.has(path)) blamed.set(path, scope.tool);
  }
  if (blamed.size === 0) return runs;
  const failures = blamed.size > MOST_BLAMED ? [tooManyBlamed(blamed.size)] : [...blamed].map(toBlame);
  return runs.map((run) => ({ ...run, failures: [...run.failures, ...failures] }));
}

function toBlame([path, tool]: readonly [string, string]): RunFailure {
  const reason = `${quote(path)} broke the engine ${quote(tool)} of the same log, and may have been left out here as well`;
  return { kind: 'file', path, reason };
}

function tooManyBlamed(count: number): RunFailure {
  const reason = `${count} files broke engines of the same log, and may have been left out here as well`;
  return { kind: 'scope', reason };
}

/**
 * Holds all runs of a log that is an analysis of something else: it proves nothing of this checkout, whatever
 * it says of itself. Where it says too little to be sure, that is noted with each run.
 *
 * @param log as named to the user
 */
export function holdForeignLog(log: string, runs: readonly RunReading[]): readonly RunReading[] {
  const foreign = judgePlaces(log, eachFinding(runs), () => joinListed(runs));
  if (foreign === undefined) return runs;
  const { kind, reason } = foreign;
  if (kind === 'doubtful') return runs.map((run) => ({ ...run, unplaced: reason }));
  const failure = { kind: 'unread', reason } as const;
  return runs.map((run) => ({ ...run, failures: [...run.failures, failure] }));
}

/** What tells the analyzed commit from others. */
export interface AnalyzedCommit {
  readonly commit: string;
  /** How its files compare with those of another commit; undefined where that is not at hand. */
  compareWith(commit: string): Promise<((path: string) => boolean) | undefined>;
  /** Whether its checkout has this file with this SHA-256; undefined where that cannot be told. */
  hasHash(path: string, sha256: string): Promise<boolean | undefined>;
}

/**
 * Holds the runs that say to be of another commit, where that has another file in place of one with results:
 * their lines are not those of the analyzed one. What names no commit, or one that nobody knows, is no fault.
 *
 * @param log as named to the user
 */
export async function holdOtherCommits(
  log: string,
  runs: readonly RunReading[],
  analyzed: AnalyzedCommit,
): Promise<readonly RunReading[]> {
  return Promise.all(
    runs.map(async (run) => {
      const other = run.revision?.toLowerCase() ?? analyzed.commit;
      const isSame = other === analyzed.commit ? undefined : await analyzed.compareWith(other);
      if (isSame === undefined) return run;
      const files = new Set(
        run.findings.flatMap(({ place, presence }) => (presence.kind === 'absent' ? [] : filesOf(place))),
      );
      const differs = [...files].find((path) => !isSame(path));
      if (differs === undefined) return run;
      const [theirs, ours] = [other.slice(0, 7), analyzed.commit.slice(0, 7)];
      const reason =
        `${log} says that it is of commit ${theirs}, and ${ours} is checked out, ` +
        `where ${quote(differs)} differs: analyze ${ours}, or check out ${theirs}`;
      return { ...run, failures: [...run.failures, { kind: 'unread', reason } as const] };
    }),
  );
}

/** Files that are named in a warning; more are counted. */
const MOST_NAMED = 10;

/**
 * Holds the files that a run analyzed with another text, as its hashes say: their lines are not those of the
 * commit, so that no finding there has one, and what a tool mended in passing is not fixed.
 */
export async function holdOtherTexts(
  runs: readonly RunReading[],
  analyzed: AnalyzedCommit,
): Promise<readonly RunReading[]> {
  return Promise.all(
    runs.map(async (run) => {
      const others = new Set<string>();
      for (const [path, hash] of run.hashes)
        if ((await analyzed.hasHash(path, hash)) === false) others.add(path);
      return others.size === 0 ? run : withOtherTexts(run, others);
    }),
  );
}

function withOtherTexts(run: RunReading, others: ReadonlySet<string>): RunReading {
  const reason = 'it was analyzed with another text than that of the commit';
  const files = others.size === 1 ? '1 file' : `${others.size} files`;
  return {
    ...run,
    findings: run.findings.map((finding) => {
      const { place } = finding;
      if (place.path === undefined || !others.has(place.path)) return finding;
      if (place.kind !== 'lines' && !('offset' in place)) return finding;
      const line = place.kind === 'lines' ? { line: place.startLine } : {};
      return { ...finding, place: { kind: 'nowhere', path: place.path, reason, inCheckout: true, ...line } };
    }),
    failures: [...run.failures, ...[...others].map((path) => ({ kind: 'file', path, reason }) as const)],
    warnings: [
      ...run.warnings,
      `${files} had another text than the analyzed commit when ${run.scope.tool} ran, by the hashes of its log: ${firstFew([...others].map(quote), MOST_NAMED)}; ` +
        'findings there get no line, and threads there stay: let no tool change files before it reports (many take --no-fix), and analyze them as they are committed',
    ],
  };
}

/** The files that a result is in, or may be in. */
function filesOf(place: Finding['place']): readonly string[] {
  const { path } = place;
  return 'oneOf' in place && place.oneOf !== undefined ? place.oneOf : path === undefined ? [] : [path];
}

/** All findings of these runs. */
export function* eachFinding(runs: readonly RunReading[]): Generator<Finding> {
  for (const { findings } of runs) yield* findings;
}

function joinListed(runs: readonly RunReading[]): ListedFiles {
  const all = runs.map(({ listed }) => listed);
  return all.includes('here') ? 'here' : all.includes('elsewhere') ? 'elsewhere' : 'none';
}

/**
 * Hands the errors that a tool tells as results of a second run (TFLint: `tflint-errors`) to the run that
 * they ended: it is empty then, and would seem to have found nothing.
 *
 * @returns the same runs in their order, with those failures
 */
export function blameErrorRuns(runs: readonly RunReading[]): readonly RunReading[] {
  const errors = new Map<string, string>();
  for (const { scope, findings } of runs) {
    const tool = ERROR_RUNS.get(scope.tool);
    const error = findings.find(({ presence }) => presence.kind === 'present');
    if (tool === undefined || error === undefined) continue;
    // The first line names the folder alone (`tflint --recursive`), and the next ones the file.
    const words = quote(error.message.trim().replaceAll(/\n+/gu, '; '));
    errors.set(scopeKey({ ...scope, tool }), `${scope.tool} says: ${words}`);
  }
  if (errors.size === 0) return runs;
  return runs.map((run) => {
    const reason = errors.get(scopeKey(run.scope));
    return reason === undefined ? run : { ...run, failures: [...run.failures, { kind: 'scope', reason }] };
  });
}
