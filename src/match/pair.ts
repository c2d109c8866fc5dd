import type { MatchedBy, Thread } from '../model.ts';
import { isSettled } from '../threads/threads.ts';
import { type Candidate, lineOf, type Matching, shareMessage, varies } from './candidate.ts';
import type { Successors } from './edits.ts';
import { counts } from './fingerprint.ts';
import { pairMoved, pairSuccessors } from './pair-by-edit.ts';
import { pairByFingerprint, pairPackages } from './pair-by-fingerprint.ts';
import { pairByPlace } from './pair-by-place.ts';
import { pairBySurroundings, pairByText, pairInPlace } from './pair-by-text.ts';
import { type Allowed, Pairing } from './pairing.ts';

// The ways in which the finding of a thread is found, among those of its rule. Best evidence first; each way
// works on what those before it left:
//
//   git           git says where the line is now: with the same message, then with another one
//   place         of a tool that varies: what it says within a few lines, in other words or of another rule
//   fingerprint   one of the tool that no other finding and no other thread has
//   package       the same advisory on the same package, in its manifest or the one that took its place
//   surroundings  where the line was replaced, or its commit is gone: its text with what stands around it
//   message       the text with the message, in its file: the only one, or next to where it is expected
//   other-file    the text in another file
//   edit          the line that an edit made of it; without its commit, the message in the same surroundings
//   only          what counts something, such as the length of a file, by its message
//
// A thread that people decided about follows its very line, and nothing that is only like it.

/** How a thread's finding was found again, in words. */
export const WAYS: Readonly<Record<MatchedBy, string>> = {
  git: 'by git, same message',
  'git-reworded': 'by git, reworded',
  place: 'by position, reported differently',
  fingerprint: 'same fingerprint of the tool',
  surroundings: 'same text and surroundings',
  message: 'same text and message',
  'other-file': 'same text in another file',
  edit: 'its text was edited',
  only: 'the only one of its rule and message in the file',
  package: 'same advisory and package',
};

/**
 * Pairs threads with candidates, both in order.
 *
 * @param mode `alike`: whatever people decided
 */
export function pairAll(
  threads: readonly Thread[],
  candidates: readonly Candidate[],
  rules: ReadonlyMap<Thread, string>,
  known: Matching,
  mode: 'same' | 'alike' = 'same',
): Map<Thread, { by: MatchedBy; candidate: Candidate }> {
  const pairing = new Pairing(threads, candidates, rules, known, mode === 'alike');
  if (threads.length === 0) return pairing.pairs;
  pairByGit(pairing, mode);
  if (mode === 'same') pairByPlace(pairing);
  pairUncommitted(pairing);
  pairByFingerprint(pairing);
  pairPackages(pairing);
  if ([...pairing.free].some(({ where }) => where.kind !== 'at')) {
    const edits = new Map<string, Successors>();
    pairSuccessors(pairing, 'surroundings', 'formatted', edits);
    pairByText(pairing);
    pairSuccessors(pairing, 'edit', 'of', edits);
    pairMoved(pairing);
    pairInPlace(pairing);
    pairBySurroundings(pairing);
  }
  if (pairing.free.size > 0) pairCounts(pairing);
  return pairing.pairs;
}

function pairByGit(pairing: Pairing, mode: 'same' | 'alike'): void {
  const ofCandidate = ({ path, line }: Candidate) => `${path}\n${line}`;
  // What people decided about comes before what was posted while the finding was another one.
  for (const isMeant of [isSettled, () => true]) {
    const ofThread = (thread: Thread) =>
      thread.where.kind === 'at' && isMeant(thread)
        ? `${thread.where.path}\n${thread.where.line}`
        : undefined;
    pairing.inOrder('git', ofThread, ofCandidate, shareMessage);
    const isStable: Allowed = ({ fingerprint }) => mode === 'alike' || !varies(fingerprint, pairing.known);
    pairing.inOrder('git-reworded', ofThread, ofCandidate, isStable);
  }
}

/** A finding on lines that the working tree has in place of committed ones is about any of those. */
function pairUncommitted(pairing: Pairing): void {
  const { free, left, rules } = pairing;
  for (const candidate of left) {
    const { place } = candidate.finding;
    if (place.kind !== 'lines' || place.replaced === undefined) continue;
    const last = candidate.line + place.replaced.last - place.startLine;
    const near = [...free].filter((thread) => {
      const { path, line } = lineOf(thread);
      const isThere =
        thread.where.kind === 'at' && path === candidate.path && line >= candidate.line && line <= last;
      return isThere && rules.get(thread) === candidate.rule && pairing.mayBe(thread, candidate);
    });
    const thread = near.find((one) => shareMessage(one, candidate)) ?? near[0];
    if (thread !== undefined) pairing.pair('edit', thread, candidate);
  }
}

/**
 * What counts something, such as the length of a file, is on no line of its own, if its rule reports no
 * file twice.
 */
function pairCounts(pairing: Pairing): void {
  const { threads, candidates, rules } = pairing;
  const places = [
    ...threads.map((thread) => [rules.get(thread), lineOf(thread).path] as const),
    ...candidates.map(({ rule, path }) => [rule, path] as const),
  ];
  const sides = [places.slice(0, threads.length), places.slice(threads.length)];
  const repeating = new Set(
    sides.flatMap((side) =>
      [...Map.groupBy(side, (place) => place.join('\n')).values()].flatMap(([one, other]) =>
        other && one ? [one[0]] : [],
      ),
    ),
  );
  pairing.ifUnique(
    'only',
    'all',
    (thread) => (repeating.has(rules.get(thread)) || isMarkedGone(thread) ? undefined : lineOf(thread).path),
    ({ path }) => path,
    (thread, candidate) =>
      shareMessage(thread, candidate) &&
      thread.fingerprint.words.join() === candidate.said.words.join() &&
      candidate.finding.results.some(({ message }) => counts(message)),
  );
}

function isMarkedGone({ mark: { mark } }: Thread): boolean {
  return mark === 'fixed' || mark === 'gone';
}
