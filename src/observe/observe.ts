import { type Anchor, type Placing, toAnchor } from '../diff/anchor.ts';
import type { Diff, FileChange, FileLines } from '../diff/diff.ts';
import { isInDiff, isRewritten, mapPath, mapPlace } from '../diff/line-map.ts';
import type { Completeness, HeldFile } from '../finding/completeness.ts';
import { type Finding, scopeKey } from '../finding/finding.ts';
import { atLeast, type Spot, splitDuplicates, toSpots } from '../finding/spot.ts';
import { MAX_FILE_BYTES, openTexts } from '../git/file-texts.ts';
import { readDiff } from '../git/read-diff.ts';
import { readFileLines } from '../git/read-file-lines.ts';
import type { WorkingChanges } from '../git/working-tree.ts';
import { type OtherInputs, toPolicy } from '../inputs/table.ts';
import { holdUnlocated } from '../logs/unlocated.ts';
import { beginMatching } from '../match/match.ts';
import { type DuplicateThread, findContested, separateDuplicates } from '../match/rival-runs.ts';
import type { OldTree } from '../match/subjects.ts';
import { holdUnplaced } from '../plan/hold-unplaced.ts';
import { overviewsOfJob } from '../plan/overview.ts';
import { type PlacedSpot, toRows } from '../plan/rows.ts';
import { fileKey, gatherScopes, scopesOfJob } from '../plan/scopes.ts';
import type { Policy, Situation, ThreadPlace } from '../plan/situation.ts';
import type { ComparedWithBase } from '../report/run-result.ts';
import { unreadFile } from '../report/words.ts';
import { firstFew, isGarbled } from '../text/names.ts';
import { type Evidence, toEvidence } from '../thread/evidence.ts';
import type { Keys } from '../thread/keyring.ts';
import type { OwnThread } from '../thread/own-thread.ts';
import type { ThreadReading } from '../thread/read-threads.ts';
import type { ReviewContext } from './context.ts';
import { findArrivals } from './find-arrivals.ts';
import type { Commits } from './find-commits.ts';
import { readOldTrees } from './old-trees.ts';
import { describeUncommitted, filesOf, isReal } from './place-findings.ts';
import type { BaseLog } from './read-base.ts';
import type { Logs } from './read-logs.ts';

/** Names of files in a warning; more are counted. */
const MOST_NAMED = 10;

/** What the plan is made of, and what acting on it needs to know of spots. */
export interface Observation {
  readonly situation: Situation;
  /** What of the change could not be looked at, or not line by line. */
  readonly warnings: readonly string[];
  /** Files of the change that a tool says it could not read, a sentence each. */
  readonly unread: readonly string[];
  /** Missing without a log of the base. */
  readonly comparison?: ComparedWithBase;
  /** Reads what evidence and lines of these spots are taken from. */
  readTexts(spots: readonly Spot[]): Promise<void>;
  evidence(keys: Keys, spot: Spot, anchor: Anchor): Evidence;
  /**
   * Which of these threads are about a finding that has another one; places are compared by git as far as it
   * was asked already.
   */
  duplicates(threads: readonly OwnThread[]): readonly DuplicateThread[];
  /**
   * Lines of the spot's file at the head, where they are those of the analyzed commit, and there is one way
   * to count them.
   */
  headLines(spot: Spot): readonly string[] | undefined;
}

/** Commits alone have a diff and no service, so nobody knows which lines would be refused. */
const ANY_LINE: Placing & { edits: boolean } = {
  lines: 'changed-files',
  ladder: ['line'],
  edits: false,
};

/** Puts results, diff and threads together: places on the diff, and which thread is about which spot. */
export async function observe(
  {
    git,
    inputs,
    service,
    name,
  }: Pick<ReviewContext, 'git' | 'service' | 'name'> & { readonly inputs: OtherInputs },
  commits: Commits,
  {
    findings,
    completeness: ofLogs,
    versions,
    workingTree,
    hasFile,
  }: Pick<Logs, 'findings' | 'completeness' | 'versions' | 'workingTree' | 'hasFile'>,
  reading: ThreadReading,
  baseLog?: BaseLog,
): Promise<Observation> {
  const can = service?.can ?? ANY_LINE;
  const { analyzed, base, head } = commits;
  const taking = findings.filter(({ presence }) => isReal(presence));
  const { distinct, duplicates } = splitDuplicates(taking);
  const spots = toSpots(distinct);
  const texts = openTexts(git);
  const [toHead, diff, oldTrees] = await Promise.all([
    readDiff(git, analyzed, head),
    // Which lines are new is for the service to say: a comment on a line that it takes for an unchanged one
    // is refused.
    readDiff(git, base, head, { algorithm: 'default' }),
    readOldTrees(git, analyzed, reading.ours, texts),
  ]);
  const ofPlaces = await holdUnlocatedOf(findings, ofLogs, toPolicy(inputs), { toHead, diff, workingTree });
  const history = (sha: string): OldTree | undefined => oldTrees.get(sha);
  const { hunks: rewritten } = await workingTree.changesIn(
    reading.ours.flatMap(({ evidence: { head: then, path } }) => history(then)?.pathNow(path) ?? []),
  );
  // In CI a build may write files of the commit anew; before a push it is a person who forgot.
  const found = filesOf(findings);
  const others = service === undefined ? [...diff.byNewPath.keys()].filter((path) => !found.has(path)) : [];
  const uncommitted = describeUncommitted(await workingTree.changesIn(others));
  const threads = separateDuplicates(reading.ours, history);
  const begun = beginMatching(threads.threads, spots, history);
  const arrivals = await findArrivals({
    git,
    root: workingTree.root,
    toHead,
    diff,
    findings,
    spots,
    threads: reading.ours,
  });
  const counted = await readFileLines(
    git,
    toHead,
    diff,
    spots.flatMap(({ place: { path = '' } }) => (path === '' || isGarbled(path) ? [] : path)),
  );
  await texts.read([
    ...[...begun.needed.now].map((path) => ({ commit: analyzed, path })),
    ...begun.needed.before.map(({ head: then, path }) => ({ commit: then, path })),
  ]);
  const lines = (path: string): readonly string[] | undefined => texts.lines(analyzed, path);
  const linesOf = (path: string): FileLines | undefined => counted.lines.get(path);
  const matching = begun.finish(lines);
  const completeness = holdUnplaced(ofPlaces, matching.threads);
  const changeOf = (path: string): FileChange | undefined => {
    const mapped = mapPath(toHead, path);
    return mapped.kind === 'mapped' ? diff.byNewPath.get(mapped.path) : undefined;
  };
  const isEdited = (path: string): boolean => {
    const change = changeOf(path);
    return change !== undefined && (change.binary || change.oldPath === undefined || change.hunks.length > 0);
  };
  const placeSpot = (spot: Spot): PlacedSpot => {
    const { place } = spot;
    const anchoring = toAnchor({ place, toHead, diff, linesOf, cameIn: arrivals.of(spot), can });
    return { spot, anchoring, isEdited: place.path !== undefined && isEdited(place.path) };
  };
  const alone = { placed: spots.map(placeSpot), comparison: undefined };
  const { placed, comparison } =
    baseLog === undefined
      ? alone
      : await compare(baseLog, {
          ...{ git, root: workingTree.root, analyzed },
          ...{ placed: alone.placed, completeness, versions },
        });
  const own = scopesOfJob(completeness, spots);
  const rows = toRows(matching, {
    placed,
    overviews: overviewsOfJob(reading.overviews, name, own),
    // A finding without a place may be anywhere: its thread is not taken for one whose file left the diff.
    inDiff: ({ place }) => place.kind === 'nowhere' || isInDiff(toHead, diff, place.path),
    placeNow: (thread) => placeNow(thread, history, rewritten, { toHead, diff, hasFile, isEdited }),
  });
  const situation: Situation = {
    ...rows,
    job: { name, tools: { named: inputs.tools, silent: inputs['silent-tools'] } },
    head,
    analyzed,
    findings,
    duplicates,
    duplicateThreads: threads.duplicates,
    completeness,
    scopes: gatherScopes({ own, completeness, findings, spots, absent: rows.absent, later: reading.later }),
    contested: findContested(reading.ours, matching.pairs, head),
    edits: can.edits,
  };
  /**
   * The spot's file at the head, where it is that of the analyzed commit and everybody counts its lines
   * alike: a fix is for other lines where they do not.
   */
  const sameAtHead = ({ place: { path } }: Spot): string | undefined =>
    path === undefined || toHead.byOldPath.has(path) || (linesOf(path)?.readings.length ?? 0) > 1
      ? undefined
      : path;
  return {
    situation,
    unread: describeUnreadFiles(completeness.heldFiles, baseLog, changeOf, isEdited),
    ...(comparison && { comparison }),
    warnings: [
      ...uncommitted,
      ...describeUnread(counted.unread),
      ...describeGarbled(diff),
      ...arrivals.warnings,
    ],
    readTexts: (wanted) =>
      texts.read(
        wanted.flatMap((spot) => [
          { commit: analyzed, path: spot.place.path ?? '' },
          { commit: head, path: sameAtHead(spot) ?? '' },
        ]),
      ),
    evidence: (keys, spot, anchor) =>
      toEvidence(
        keys,
        spot,
        {
          path: anchor.path,
          line: spot.place.kind === 'lines' ? (anchor.countedLine ?? anchor.newLine) : 0,
          head,
          analyzed,
        },
        lines(spot.place.path ?? ''),
      ),
    duplicates: (all) => separateDuplicates(all, history).duplicates,
    headLines(spot) {
      const path = sameAtHead(spot);
      return path === undefined ? undefined : texts.lines(head, path);
    },
  };
}

/**
 * Files that the change touches and a tool says it could not read. Where the log of the base says so too and
 * the text is the same, the change is not to blame.
 */
function describeUnreadFiles(
  heldFiles: readonly HeldFile[],
  base: BaseLog | undefined,
  changeOf: (path: string) => FileChange | undefined,
  isEdited: (path: string) => boolean,
): readonly string[] {
  const before = base?.kind === 'read' ? base.completeness.heldFiles : [];
  const wasSo = new Set(before.map(({ scope, path }) => fileKey(scopeKey(scope), path)));
  return heldFiles
    .filter(({ told, scope, path }) => {
      const change = told === undefined ? undefined : changeOf(path);
      const then = fileKey(scopeKey(scope), change?.oldPath ?? path);
      return change !== undefined && (isEdited(path) || !wasSo.has(then));
    })
    .map(unreadFile);
}

/** By lines, where the filter asks for them and the working tree has those of the commit. */
async function holdUnlocatedOf(
  findings: readonly Finding[],
  completeness: Completeness,
  { failLevel, filterModeByLine }: Policy,
  { toHead, diff, workingTree }: Pick<Change, 'toHead' | 'diff'> & Pick<Logs, 'workingTree'>,
): Promise<Completeness> {
  const lists = findings.flatMap(({ place }) => {
    const files = place.kind === 'nowhere' ? place.mayBe : 'oneOf' in place ? place.oneOf : undefined;
    return files === undefined || files === 'any' ? [] : [files];
  });
  const candidates = [...new Set(lists)].flat().filter((path) => isInDiff(toHead, diff, path));
  const { hunks: dirty } = await workingTree.changesIn(new Set(candidates));
  const changeOf = (path: string): FileChange | undefined => {
    const mapped = mapPath(toHead, path);
    return mapped.kind === 'mapped' ? diff.byNewPath.get(mapped.path) : undefined;
  };
  const brings = (path: string): boolean => {
    const change = changeOf(path);
    return change !== undefined && change.oldPath !== change.newPath;
  };
  return holdUnlocated(completeness, findings, ({ level }) => atLeast(level, failLevel), {
    brings,
    touches(path, line) {
      if (!isInDiff(toHead, diff, path)) return false;
      const at = line === undefined ? undefined : mapPlace(toHead, path, line);
      const { hunks = [], type } = changeOf(path) ?? {};
      // The lines of a link or a submodule are not those of what it leads to.
      if (type !== 'file') return true;
      if (filterModeByLine !== 'added' || brings(path) || dirty.has(path) || at?.kind !== 'mapped')
        return true;
      return (
        hunks.length === 0 ||
        hunks.some(({ newStart, newLines }) => at.line >= newStart && at.line < newStart + newLines)
      );
    },
  });
}

/** Changed files whose names are not UTF-8, in which no review service could show a thread. */
function describeGarbled({ files }: Diff): readonly string[] {
  const paths = files.flatMap(({ newPath }) =>
    newPath !== undefined && isGarbled(newPath) ? [newPath] : [],
  );
  if (paths.length === 0) return [];
  const [what, remedy] =
    paths.length === 1
      ? ['1 file whose name is not UTF-8', 'rename it']
      : [`${paths.length} files whose names are not UTF-8`, 'rename them'];
  return [`${what} changed, and nothing can be placed there: ${firstFew(paths, MOST_NAMED)}; ${remedy}`];
}

/** Most runs have no log of the base, and need none of what compares with it. */
async function compare(
  ...asked: Parameters<typeof import('./compare-base.ts').compareWithBase>
): ReturnType<typeof import('./compare-base.ts').compareWithBase> {
  const { compareWithBase } = await import('./compare-base.ts');
  return compareWithBase(...asked);
}

function describeUnread(paths: readonly string[]): readonly string[] {
  if (paths.length === 0) return [];
  const [files, megabytes] = [
    paths.length === 1 ? '1 changed file' : `${paths.length} changed files`,
    MAX_FILE_BYTES / 1e6,
  ];
  return [
    `${files} with findings could not be compared line by line: ${firstFew(paths, MOST_NAMED)}; ` +
      `all findings there count as new: keep files below ${megabytes} MB, and check out with all objects`,
  ];
}

/** What is asked of the files of a change, by their paths in the analyzed commit. */
interface Change {
  readonly toHead: Diff;
  readonly diff: Diff;
  hasFile(path: string): boolean;
  isEdited(path: string): boolean;
}

function placeNow(
  { evidence, own }: OwnThread,
  history: (sha: string) => OldTree | undefined,
  rewritten: WorkingChanges['hunks'],
  { toHead, diff, hasFile, isEdited }: Change,
): ThreadPlace {
  const old = history(evidence.head);
  if (old === undefined) return { kind: 'unknown', isEdited: isEdited(evidence.path) };
  const path = old.pathNow(evidence.path);
  if (path === undefined) {
    // Git lost it, and the text did not: the thread says where it went.
    const { path: moved } = own?.marker.nowAt ?? {};
    return moved !== undefined && hasFile(moved)
      ? {
          kind: 'file',
          path: moved,
          differs: toHead.byOldPath.has(moved),
          inDiff: isInDiff(toHead, diff, moved),
        }
      : { kind: 'deleted' };
  }
  const line = evidence.line === 0 ? undefined : old.lineNow(evidence.path, evidence.line);
  const agrees =
    !toHead.byOldPath.has(path) || (line !== undefined && mapPlace(toHead, path, line).kind === 'mapped');
  const at = evidence.line === 0 ? 0 : line;
  const isUncommitted = at !== undefined && isRewritten(rewritten.get(path) ?? [], at);
  const inDiff = isInDiff(toHead, diff, path);
  return {
    kind: 'file',
    path,
    ...(at !== undefined && { line: at }),
    differs: !agrees,
    inDiff,
    ...(isUncommitted && { uncommitted: at }),
  };
}
