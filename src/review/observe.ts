import { type Anchor, type Anchoring, toAnchor } from '../diff/anchor.ts';
import { isRewritten } from '../diff/committed-line.ts';
import type { Diff } from '../diff/diff.ts';
import { isInDiff, mapPath, mapPlace } from '../diff/line-map.ts';
import { partDuplicates } from '../finding/duplicates.ts';
import { type Spot, toSpots } from '../finding/spot.ts';
import { ensureCommits } from '../git/commits.ts';
import type { Git } from '../git/git.ts';
import { readDiff } from '../git/read-diff.ts';
import { type FileTexts, readFiles } from '../git/read-files.ts';
import type { WorkingChanges, WorkingTree } from '../git/working-tree.ts';
import type { Situation, Whereabouts } from '../plan/situation.ts';
import type { Analysis } from '../sarif/read-analysis.ts';
import { findContested } from '../thread/contested.ts';
import { type DuplicateThread, partDuplicateThreads } from '../thread/duplicates.ts';
import { type Evidence, toEvidence } from '../thread/evidence.ts';
import type { Keyring } from '../thread/keyring.ts';
import { matchThreads } from '../thread/match.ts';
import type { OldTree } from '../thread/old-tree.ts';
import type { OwnThread, ThreadReading } from '../thread/own-thread.ts';
import { toOldTree } from './history.ts';

/** The commits of a run, all at hand. */
export interface Commits {
  readonly analyzed: string;
  readonly base: string;
  readonly head: string;
}

/** What the plan is made of, and what acting on it needs to know of spots. */
export interface Observation {
  readonly situation: Situation;
  evidence(spot: Spot, anchor: Anchor): Evidence;
  anchor(spot: Spot): Anchor | undefined;
  /** Which of these threads are about a finding that has another one; places are compared by git as far as it was asked already. */
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
  keyring: Keyring,
): Promise<Observation> {
  const { analyzed, base, head } = commits;
  const taking = analysis.findings.filter(
    ({ presence }) => presence.kind === 'present' || presence.kind === 'suppressed',
  );
  const { distinct, duplicates } = partDuplicates(taking);
  const spots = toSpots(distinct);
  const toHead = await readDiff(git, analyzed, head);
  // Which lines are new is for the service to say: a comment on a line that it takes for an unchanged one is refused.
  const diff = await readDiff(git, base, head, { algorithm: 'default' });
  const ownThreads = [...reading.threads, ...(reading.copied ?? [])];
  const oldDiffs = await readOldDiffs(git, analyzed, ownThreads);
  const texts = await readTexts(git, commits, spots, ownThreads, toHead);
  const oldTrees = new Map([...oldDiffs].map(([sha, old]) => [sha, toOldTree(old, texts)] as const));
  const history = (sha: string): OldTree | undefined => oldTrees.get(sha);
  const { hunks: rewritten } = await workingTree.changesIn(
    ownThreads.flatMap(({ evidence: { head: then, path } }) => history(then)?.pathNow(path) ?? []),
  );
  const lines = (path: string): readonly string[] | undefined => texts.lines(analyzed, path);

  const lineCount = (path: string): number | undefined => texts.lines(head, path)?.length;
  const anchoringOf = ({ place }: Spot): Anchoring => toAnchor({ place, toHead, diff, lines: lineCount });
  const threads = partDuplicateThreads(ownThreads, history);
  const matching = matchThreads(threads.threads, spots, history, lines);
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
    contested: findContested(ownThreads, matching.pairs, head),
    duplicateThreads: threads.duplicates,
    laterScopes: reading.later,
    whereabouts: (thread) => whereabouts(thread, history, rewritten, toHead, diff),
  };
  return {
    situation,
    evidence: (spot, anchor) =>
      toEvidence(
        keyring[0],
        spot,
        { path: anchor.path, line: spot.place.kind === 'lines' ? anchor.newLine : 0, head, analyzed },
        lines(spot.place.path ?? ''),
      ),
    duplicates: (all) => partDuplicateThreads(all, history).duplicates,
    anchor(spot) {
      const anchoring = anchoringOf(spot);
      return anchoring.kind === 'anchored' ? anchoring.anchor : undefined;
    },
    headLines: ({ place: { path } }) =>
      path === undefined || toHead.byOldPath.has(path) ? undefined : texts.lines(head, path),
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

async function readTexts(
  git: Git,
  { analyzed, head }: Commits,
  spots: readonly Spot[],
  threads: readonly OwnThread[],
  toHead: Diff,
): Promise<FileTexts> {
  const paths = new Set(spots.flatMap(({ place }) => place.path ?? []));
  const now = [...paths].flatMap((path) => {
    const mapped = mapPath(toHead, path);
    const there = mapped.kind === 'mapped' ? [{ commit: head, path: mapped.path }] : [];
    return [{ commit: analyzed, path }, ...there];
  });
  return readFiles(git, [
    ...now,
    // The file as it was, and whether it is still there under its name.
    ...threads.flatMap(({ evidence: { head: then, path } }) => [
      { commit: then, path },
      { commit: analyzed, path },
    ]),
  ]);
}

function whereabouts(
  { evidence }: OwnThread,
  history: (sha: string) => OldTree | undefined,
  rewritten: WorkingChanges['hunks'],
  toHead: Diff,
  diff: Diff,
): Whereabouts {
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
  return { kind: 'file', path, differs: !agrees, inDiff, ...(isUncommitted && { uncommitted: at }) };
}
