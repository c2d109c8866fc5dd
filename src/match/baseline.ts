import { type BaseLog, createDoubtOfTool, notAtBase } from '../change/read-baseline.ts';
import type { Logs } from '../change/read-logs.ts';
import type { Diff } from '../diff/diff.ts';
import { mapLineBackward } from '../diff/line-map.ts';
import { gatherDoubts } from '../finding/doubts.ts';
import { isBehind, placeName, type Result, type Scope, scopeKey, scopeName } from '../finding/finding.ts';
import { type LoggedFinding, severityOf } from '../finding/logged-finding.ts';
import { mayHaveRun } from '../finding/rule-ids.ts';
import type { FileTexts } from '../git/file-texts.ts';
import type { Git } from '../git/git.ts';
import { readDiff } from '../git/read-diff.ts';
import type { ComparedWithBase, Finding, MatchedBy } from '../model.ts';
import {
  findPairs,
  isOfChange,
  isPresent,
  pathBefore,
  placeOf,
  type Read,
  ruleInFile,
} from './base-pairs.ts';
import { WAYS } from './pair.ts';

// Fills in `baselineState`. Unchanged is what the base had beyond doubt; on a line of the change everything
// else is new, and so it is elsewhere if the base was looked at in the same way. What cannot be known is
// judged by its line, as without a baseline.

interface Compared {
  git: Git;
  texts: FileTexts;
  /** The commit that the logs are of: findings are compared where they stand there. */
  analyzed: string;
  findings: readonly Finding[];
  completeness: Logs['completeness'];
  versions: Logs['versions'];
}

type Judged = Pick<Finding, 'newLevel' | 'newSeverity' | 'newResults'>;

/** What of a finding is judged by these of its results, worst first. */
function judgedBy({ level }: Pick<Finding, 'level'>, results: readonly Result[]): Judged {
  const [worst] = results;
  return {
    newLevel: worst?.level ?? level,
    newSeverity: worst && severityOf(worst),
    newResults: results,
  };
}

/** What a log itself says of the base: results that it calls unchanged or updated are not new. */
export function believe(finding: LoggedFinding): Judged & Pick<Finding, 'baselineState' | 'baselineReason'> {
  const { results } = finding;
  const isOld = ({ baselineState = 'new' }: Result): boolean => baselineState !== 'new';
  const present = results.filter(isPresent);
  const [first] = present;
  if (first === undefined || !present.every(isOld)) {
    const fresh = results.filter((result) => !isOld(result));
    return judgedBy(finding, fresh);
  }
  return {
    ...judgedBy(finding, results),
    baselineState: 'unchanged',
    baselineReason: `the log says that it is not new (baselineState ${first.baselineState})`,
  };
}

export async function compareWithBaseline(base: BaseLog, order: Compared): Promise<ComparedWithBase> {
  const { findings, git, analyzed, texts } = order;
  const present = findings.filter(({ suppressed }) => !suppressed);
  const unknown = new Map<string, number>();
  const say = (finding: Finding, why: string): void => {
    // The log itself says of the base what its log does not.
    if (finding.baselineState === 'unchanged') return;
    finding.baselineState = 'unknown';
    finding.baselineReason = why;
    unknown.set(why, (unknown.get(why) ?? 0) + 1);
  };
  if (base.kind === 'unusable') {
    for (const finding of present) say(finding, `the baseline cannot be used: ${base.because}`);
    return { unknown, gone: 0, warnings: [], failures: base.failures };
  }
  const linesOf = new Set([
    ...present.flatMap((finding) => placeOf(finding)?.path ?? []),
    ...base.results.flatMap(({ place }) => place.path ?? []),
  ]);
  const change = await readDiff(git, base.commit, analyzed, { linesOf });
  const stale =
    base.commit === base.expected
      ? undefined
      : {
          commit: base.commit,
          since: await readDiff(git, base.commit, base.expected, { linesOf }),
          change: await readDiff(git, base.expected, analyzed, { linesOf }),
        };
  const { pairs, edited, left } = await findPairs(base, present, change, { git, head: analyzed, texts });
  const doubtOf = createDoubt(base, change, stale, order);
  for (const finding of present) {
    const pair = pairs.get(finding);
    // The target may have mended it since the log was made, and the change brings it back.
    const isDoubtful = isOfChange(finding) && (stale !== undefined || isOneOf(finding));
    const known = pair === undefined || isDoubtful ? undefined : pair.known;
    const reason = pair === undefined ? '' : describePair(base.commit, pair);
    const fresh = finding.results.filter((result) => isPresent(result) && !known?.has(result));
    if (known !== undefined && fresh.length === 0) {
      finding.baselineState = 'unchanged';
      finding.baselineReason = reason;
      continue;
    }
    const left = finding.results.filter((result) => !known?.has(result));
    Object.assign(finding, judgedBy(finding, left));
    const why = isOfChange(finding) ? undefined : doubtOf(finding);
    if (why !== undefined) say(finding, why);
    else {
      finding.baselineState = 'new';
      const was = stale === undefined ? edited.get(finding) : undefined;
      if (was !== undefined) finding.was = was;
    }
    if (known !== undefined && why === undefined) finding.baselineReason = reason;
  }
  return {
    commit: base.commit,
    unknown,
    gone: countGone(left, present, change, base, order),
    warnings: [
      ...base.completeness.unverifiedTools.map(({ scope, reason }) => notAtBase(scope, reason)),
      ...base.completeness.unverifiedFiles.map(({ reason, path }) => `baseline: ${path}: ${reason}`),
    ],
    failures: [],
  };
}

/** What may be in several files. */
function isOneOf({ place }: Finding): boolean {
  return place.kind === 'nowhere' && !place.byName && place.mayBe !== undefined && place.mayBe.length > 0;
}

function fileKey(scope: Scope, path: string | undefined): string {
  return `${scopeKey(scope)}\n${path}`;
}

/** `ESLint reported it at 9a2c4e1:src/a.js:12 (found again: by git, same message)` */
function describePair(
  commit: string,
  { before: then, by }: { before: LoggedFinding; by: MatchedBy | undefined },
): string {
  const place = placeName(then.place);
  const at = place === '' ? '' : `:${place}`;
  const way =
    then.place.kind === 'nowhere'
      ? 'same message'
      : by === undefined
        ? 'it tells the length of its file'
        : WAYS[by];
  return `${scopeName(then.scope)} reported it at ${commit.slice(0, 7)}${at} (found again: ${way})`;
}

interface Stale {
  commit: string;
  since: Diff;
  change: Diff;
}

/** Why it cannot be known whether a finding that the base did not have is new. */
function createDoubt(
  { completeness, versions }: Read,
  change: Diff,
  stale: Stale | undefined,
  order: Pick<Compared, 'versions'>,
): (finding: Finding) => string | undefined {
  const doubtOfTool = createDoubtOfTool({ completeness, versions }, order.versions);
  const files = new Set(completeness.unverifiedFiles.map(({ scope, path }) => fileKey(scope, path)));
  return (finding) => {
    const { scope, rule, place } = finding;
    const at = placeOf(finding);
    if (isBehind(place)) return 'its file is behind a link or in a submodule, and those are not compared';
    const ofTool = doubtOfTool(scope);
    if (ofTool !== undefined) return ofTool;
    const key = scopeKey(scope);
    if (!mayHaveRun(rule, completeness.ruleCatalogues.get(key)))
      return `rule ${rule.id} of ${scopeName(scope)} did not run at the base`;
    const now = place.path;
    const path = now === undefined ? undefined : pathBefore(change, now);
    if (
      path !== undefined &&
      (completeness.fileCatalogues.get(key)?.has(path) === false || files.has(fileKey(scope, path)))
    )
      return `${scopeName(scope)} did not look at its file at the base`;
    return stale !== undefined && at !== undefined && differsSince(stale, at)
      ? `the baseline is of ${stale.commit.slice(0, 7)}, and that line has since changed on the target branch`
      : undefined;
  };
}

/** Whether the target has another line there than the commit that the log is of. */
function differsSince({ since, change }: Stale, at: { path: string; line: number }): boolean {
  const path = pathBefore(change, at.path);
  if (path === undefined) return false;
  if (at.line === 0) return since.byNewPath.has(path);
  const line = mapLineBackward(change.byNewPath.get(at.path)?.hunks ?? [], at.line);
  const file = since.byNewPath.get(path);
  return line !== undefined && file !== undefined && mapLineBackward(file.hunks, line) === undefined;
}

/**
 * Results of the base that are gone, as far as these logs prove it; a new one of its rule in a file stands
 * for one.
 */
function countGone(
  left: readonly LoggedFinding[],
  present: readonly Finding[],
  change: Diff,
  base: Read,
  {
    completeness: { failures, complete, unverifiedFiles, ruleCatalogues, fileCatalogues },
    findings,
  }: Compared,
): number {
  const scopes = new Set(complete.map(scopeKey));
  const unverified = new Set(unverifiedFiles.map(({ scope, path }) => fileKey(scope, path)));
  const unverifiedAtBase = new Set(
    base.completeness.unverifiedFiles.map(({ scope, path }) => fileKey(scope, path)),
  );
  const doubtOf = gatherDoubts(findings.flatMap((finding) => finding.results));
  const suppressed = new Set(findings.flatMap(({ suppressed: is, key }) => (is ? [key] : [])));
  const gone = left.filter(({ scope, rule, key, place: { path: then } }) => {
    const tool = scopeKey(scope);
    if (
      failures.length > 0 ||
      !scopes.has(tool) ||
      suppressed.has(key) ||
      unverifiedAtBase.has(fileKey(scope, then))
    )
      return false;
    const file = then === undefined ? undefined : change.byOldPath.get(then);
    if (file?.status === 'deleted') return true;
    const path = file?.newPath ?? then;
    return (
      mayHaveRun(rule, ruleCatalogues.get(tool)) &&
      !unverified.has(fileKey(scope, path)) &&
      (path === undefined ||
        (doubtOf(tool, path) === undefined && fileCatalogues.get(tool)?.has(path) !== false))
    );
  });
  const count = (group: readonly LoggedFinding[] = []): number =>
    group.reduce((sum, earlier) => sum + earlier.results.length, 0);
  const replaced = Map.groupBy(
    present.filter(({ baselineState }) => baselineState !== 'unchanged'),
    (finding) => ruleInFile(finding, pathBefore(change, finding.place.path ?? '')),
  );
  return [...Map.groupBy(gone, (earlier) => ruleInFile(earlier, earlier.place.path))]
    .map(([key, group]) => Math.max(0, count(group) - count(replaced.get(key))))
    .reduce((sum, one) => sum + one, 0);
}
