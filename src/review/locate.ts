import type { ReviewContext } from '../change/context.ts';
import type { Commits } from '../change/find-commits.ts';
import type { Logs } from '../change/read-logs.ts';
import { type Anchoring, toAnchor } from '../diff/anchor.ts';
import type { Diff, FileLines, FilterMode } from '../diff/diff.ts';
import { changeOf, mapPath, mapPlace } from '../diff/line-map.ts';
import type { Result } from '../finding/finding.ts';
import { atLeast, isOfBase, severityOf, splitDuplicates, toFindings } from '../finding/logged-finding.ts';
import { type FileTexts, MAX_FILE_BYTES } from '../git/file-texts.ts';
import { readDiff } from '../git/read-diff.ts';
import { readFileLines } from '../git/read-file-lines.ts';
import { toPolicy } from '../inputs/table.ts';
import { findArrivals } from '../locate/find-arrivals.ts';
import { describeUncommitted, filesOf, isReal } from '../locate/place-findings.ts';
import { describeUnlocated, placePackages } from '../locate/place-packages.ts';
import { describeGarbled, findUnlocated } from '../locate/unlocated.ts';
import { locksBeside } from '../logs/lock-entries.ts';
import { believe } from '../match/baseline.ts';
import type { Finding, Thread } from '../model.ts';
import { isReached } from '../plan/plan.ts';
import { firstFew, isGarbled } from '../text/names.ts';

const ANY_LINE = { lines: 'changed-files', ladder: ['line'] } as const;
const MOST_NAMED = 10;

/** What of a review results are located by. */
type LocatingOrder = Pick<ReviewContext, 'git' | 'service'> & {
  readonly inputs: Parameters<typeof toPolicy>[0];
};

/** Results at the places where they are looked at, and what the change has there. */
export interface Located {
  readonly results: readonly Result[];
  readonly completeness: Logs['completeness'];
  /** From the analyzed commit to the head. */
  readonly toHead: Diff;
  /** From the base to the head: what people review. */
  readonly diff: Diff;
  linesOf(path: string): FileLines | undefined;
  /** Whether the change has another text of the file. */
  isEdited(path: string): boolean;
  toPosition(place: Result['place'], cameIn?: FilterMode): Anchoring;
  readonly warnings: readonly string[];
}

/** Finds the lines of results in the head, and their places on the diff. */
export async function locate(
  read: readonly Result[],
  threads: readonly Thread[],
  { analyzed, base, head }: Commits,
  logs: Logs,
  texts: FileTexts,
  { git, inputs, service }: LocatingOrder,
): Promise<Located> {
  const asked = new Set([
    ...filesOf(read),
    ...[...filesOf(read)].flatMap(locksBeside),
    ...read.flatMap(({ alsoAt = [] }) => alsoAt.flatMap(({ path = [] }) => path)),
    ...threads.map(({ fingerprint }) => fingerprint.path),
  ]);
  const toHead = await readDiff(git, analyzed, head, { linesOf: asked });
  for (const path of [...asked]) asked.add(mapPath(toHead, path) ?? path);
  // Which lines are new is for the service to say: it refuses comments on lines that it takes for unchanged.
  const diff = await readDiff(git, base, head, { algorithm: 'default', linesOf: asked });
  const logged = await placePackages(read, analyzed, texts, { toHead, diff });
  const places = logged.flatMap(({ place, alsoAt = [] }) => [place, ...alsoAt]);
  const paths = new Set(places.flatMap(({ path = '' }) => (path === '' || isGarbled(path) ? [] : path)));
  const lines = await readFileLines(git, toHead, diff, paths);
  const linesOf = (path: string): FileLines | undefined => lines.get(path);
  const can = service?.can ?? ANY_LINE;
  const toPosition = (place: Result['place'], cameIn?: FilterMode) =>
    toAnchor({ place, toHead, diff, linesOf, cameIn, can });
  const policy = toPolicy(inputs);
  const results = logged.map((result) =>
    putOnChange(result, (place) => {
      const position = toPosition(place);
      const isFailing = atLeast({ level: result.level, severity: severityOf(result) }, policy.failLevel);
      return position.narrowest === 'added' || (isFailing && isReached(position));
    }),
  );
  const { workingTree, completeness } = logs;
  const found = filesOf(logged);
  const others = service === undefined ? [...diff.byNewPath.keys()].filter((path) => !found.has(path)) : [];
  return {
    results,
    completeness: await findUnlocated(results, completeness, policy, { toHead, diff, workingTree }),
    toHead,
    diff,
    linesOf,
    isEdited(path) {
      const change = changeOf(toHead, diff, path);
      return (
        change !== undefined && (change.binary || change.oldPath === undefined || change.hunks.length > 0)
      );
    },
    toPosition,
    warnings: [
      ...describeUncommitted(await workingTree.changesIn(others)),
      ...describeUnread(lines),
      ...describeGarbled(diff),
    ],
  };
}

function describeUnread(lines: ReadonlyMap<string, FileLines>): readonly string[] {
  const paths = [...lines].flatMap(([path, { count, isUnsure }]) =>
    count === undefined || isUnsure ? path : [],
  );
  if (paths.length === 0) return [];
  const count = paths.length === 1 ? '1 changed file' : `${paths.length} changed files`;
  return [
    `${count} with findings could not be compared line by line: ${firstFew(paths, MOST_NAMED)}; ` +
      `all findings there count as new: keep files below ${MAX_FILE_BYTES / 1e6} MB, end lines by LF or CRLF alone, and check out with all objects`,
  ];
}

/** A result of several places is at the first that the change added, else at the first. */
function putOnChange(result: Result, isAdded: (place: Result['place']) => boolean): Result {
  const { place, alsoAt = [], column: _, endColumn: __, ...rest } = result;
  if (alsoAt.length === 0 || isAdded(place)) return result;
  const added = alsoAt.find((one) => one.kind !== 'nowhere' && isAdded(one));
  if (added === undefined) return result;
  return { ...rest, isMoved: true, place: added, alsoAt: [place, ...alsoAt.filter((one) => one !== added)] };
}

/** Results of one rule on one line become one finding, with its line in the head and its position. */
export async function group(
  { results, toHead, diff, isEdited, toPosition }: Located,
  threads: readonly Thread[],
  { git, inputs }: LocatingOrder,
): Promise<{ findings: Finding[]; duplicates: ReadonlySet<Result>; warnings: readonly string[] }> {
  const { distinct, duplicates } = splitDuplicates(results.filter(({ presence }) => isReal(presence)));
  const ofLogs = toFindings(distinct);
  const arrivals = await findArrivals({ git, toHead, diff, results, findings: ofLogs, threads });
  const standing = (
    place: Result['place'],
    cameIn?: FilterMode,
    unlocated?: string,
  ): Pick<Finding, 'place' | 'at' | 'position'> => {
    const at = toPosition(place, cameIn);
    const position: Anchoring =
      unlocated !== undefined && at.narrowest !== 'added'
        ? { kind: 'not-on-the-diff', reason: unlocated, narrowest: 'added' }
        : at;
    return { place, at: atHead(place, position, toHead), position };
  };
  const { failLevel } = toPolicy(inputs);
  const findings = ofLogs.map((finding): Finding => {
    const { place } = finding;
    const isTouched = place.path !== undefined && isEdited(place.path);
    const unlocated = isTouched && atLeast(finding, failLevel) ? describeUnlocated(finding) : undefined;
    const [only, ...more] = finding.results;
    return {
      ...finding,
      ...standing(place, isOfBase(finding) ? 'file' : arrivals.of(finding), unlocated),
      others: (more.length === 0 ? (only?.alsoAt ?? []) : []).map((one) => standing(one)),
      isEdited: isTouched,
      inDiff: place.kind === 'nowhere' || changeOf(toHead, diff, place.path) !== undefined,
      ...believe(finding),
      members: [],
      counts: false,
    };
  });
  return { findings, duplicates: new Set(duplicates), warnings: arrivals.warnings };
}

function atHead(place: Result['place'], position: Anchoring, toHead: Diff): Finding['at'] {
  if (place.kind === 'nowhere' || place.kind === 'uncommitted') return undefined;
  if (position.kind === 'anchored') {
    const { path, newLine } = position.anchor;
    return { path, line: place.kind === 'file' ? 0 : newLine };
  }
  if (place.kind === 'file') {
    const path = mapPath(toHead, place.path);
    return path === undefined ? undefined : { path, line: 0 };
  }
  return mapPlace(toHead, place.path, place.startLine);
}
