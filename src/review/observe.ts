import { type Anchor, type Anchoring, countedFile, type Placing, toAnchor } from '../diff/anchor.ts';
import { isRewritten } from '../diff/committed-line.ts';
import type { Diff } from '../diff/diff.ts';
import { isInDiff, mapPlace } from '../diff/line-map.ts';
import { partDuplicates } from '../finding/duplicates.ts';
import { type Spot, toSpots } from '../finding/spot.ts';
import { ensureCommits } from '../git/commits.ts';
import { openTexts } from '../git/file-texts.ts';
import type { Git } from '../git/git.ts';
import { readDiff } from '../git/read-diff.ts';
import type { WorkingChanges, WorkingTree } from '../git/working-tree.ts';
import type { Situation, ThreadPlace } from '../plan/situation.ts';
import type { Analysis } from '../sarif/read-analysis.ts';
import { findContested } from '../thread/contested.ts';
import { type DuplicateThread, partDuplicateThreads } from '../thread/duplicates.ts';
import { type Evidence, toEvidence } from '../thread/evidence.ts';
import type { Keys } from '../thread/keyring.ts';
import { beginMatching } from '../thread/match.ts';
import type { OldTree } from '../thread/old-tree.ts';
import type { OwnThread } from '../thread/own-thread.ts';
import type { ThreadReading } from '../thread/read-threads.ts';
import { toOldTree } from './history.ts';
import { isReal } from './place-on-commit.ts';

/** The commits of a run, all at hand. */
export interface Commits {
  readonly analyzed: string;
  readonly base: string;
  readonly head: string;
}

/** What the plan is made of, and what acting on it needs to know of spots. */
export interface Observation {
  readonly situation: Situation;
  /** Reads what evidence and lines of these spots are taken from. */
  readTexts(spots: readonly Spot[]): Promise<void>;
  evidence(keys: Keys, spot: Spot, anchor: Anchor): Evidence;
  anchor(spot: Spot): Anchor | undefined;
  /**
   * Which of these threads are about a finding that has another one; places are compared by git as far as it
   * was asked already.
   */
  duplicates(threads: readonly OwnThread[]): readonly DuplicateThread[];
  /** Lines of the spot's file at the head, where they are those of the analyzed commit. */
  headLines(spot: Spot): readonly string[] | undefined;
}

/** Puts results, diff and threads together: places on the diff, and which thread is about which spot. */
export async function observe(
  git: Git,
  workingTree: WorkingTree,
  commits: Commits,
  analysis: Analysis,
  reading: ThreadReading,
  can: Placing & { readonly edits: boolean },
): Promise<Observation> {
  const { analyzed, base, head } = commits;
  const taking = analysis.findings.filter(({ presence }) => isReal(presence));
  const { distinct, duplicates } = partDuplicates(taking);
  const spots = toSpots(distinct);
  const [toHead, diff, oldDiffs] = await Promise.all([
    readDiff(git, analyzed, head),
    // Which lines are new is for the service to say: a comment on a line that it takes for an unchanged one
    // is refused.
    readDiff(git, base, head, { algorithm: 'default' }),
    readOldDiffs(git, analyzed, reading.ours),
  ]);
  const texts = openTexts(git);
  const oldTrees = new Map([...oldDiffs].map(([sha, old]) => [sha, toOldTree(old, texts)] as const));
  const history = (sha: string): OldTree | undefined => oldTrees.get(sha);
  const { hunks: rewritten } = await workingTree.changesIn(
    reading.ours.flatMap(({ evidence: { head: then, path } }) => history(then)?.pathNow(path) ?? []),
  );
  const threads = partDuplicateThreads(reading.ours, history);
  const begun = beginMatching(threads.threads, spots, history);
  // Of a line that git found again nobody asks whether it is there.
  const counted = new Set(
    spots.flatMap((spot) =>
      begun.provenByGit.has(spot) ? [] : (countedFile({ place: spot.place, toHead, diff }) ?? []),
    ),
  );
  await texts.read([
    ...[...begun.needed.now].map((path) => ({ commit: analyzed, path })),
    ...begun.needed.before.map(({ head: then, path }) => ({ commit: then, path })),
    ...[...counted].map((path) => ({ commit: head, path })),
  ]);
  const lines = (path: string): readonly string[] | undefined => texts.lines(analyzed, path);
  const lineCount = (path: string): number | undefined =>
    counted.has(path) ? texts.lines(head, path)?.length : undefined;
  const anchoringOf = ({ place }: Spot): Anchoring =>
    toAnchor({ place, toHead, diff, lines: lineCount, can });
  const matching = begun.finish(lines);
  const situation: Situation = {
    head,
    analyzed,
    findings: analysis.findings,
    duplicates,
    spots,
    completeness: analysis.completeness,
    anchorings: spots.map(anchoringOf),
    // A finding without a place may be anywhere: its thread is not taken for one whose file left the diff.
    inDiff: ({ place }) => place.kind === 'nowhere' || isInDiff(toHead, diff, place.path),
    matching,
    contested: findContested(reading.ours, matching.pairs, head),
    duplicateThreads: threads.duplicates,
    laterScopes: reading.later,
    placeNow: (thread) => placeNow(thread, history, rewritten, toHead, diff),
    edits: can.edits,
  };
  /** The spot's file at the head, where it is that of the analyzed commit. */
  const sameAtHead = ({ place: { path } }: Spot): string | undefined =>
    path === undefined || toHead.byOldPath.has(path) ? undefined : path;
  return {
    situation,
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
        { path: anchor.path, line: spot.place.kind === 'lines' ? anchor.newLine : 0, head, analyzed },
        lines(spot.place.path ?? ''),
      ),
    duplicates: (all) => partDuplicateThreads(all, history).duplicates,
    anchor(spot) {
      const anchoring = anchoringOf(spot);
      return anchoring.kind === 'anchored' ? anchoring.anchor : undefined;
    },
    headLines(spot) {
      const path = sameAtHead(spot);
      return path === undefined ? undefined : texts.lines(head, path);
    },
  };
}

/** One diff for each old head that can be had; threads of the others are matched by text. */
async function readOldDiffs(
  git: Git,
  analyzed: string,
  threads: readonly OwnThread[],
): Promise<ReadonlyMap<string, Diff>> {
  const presence = await ensureCommits(
    git,
    threads.map(({ evidence }) => evidence.head),
  );
  const diffs = new Map<string, Diff>();
  for (const [sha, state] of presence) {
    if (state === 'present') diffs.set(sha, await readDiff(git, sha, analyzed));
  }
  return diffs;
}

function placeNow(
  { evidence }: OwnThread,
  history: (sha: string) => OldTree | undefined,
  rewritten: WorkingChanges['hunks'],
  toHead: Diff,
  diff: Diff,
): ThreadPlace {
  const old = history(evidence.head);
  if (old === undefined) return { kind: 'unknown' };
  const path = old.pathNow(evidence.path);
  if (path === undefined) return { kind: 'deleted' };
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
