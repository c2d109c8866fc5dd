import type { Spot } from '../src/finding/spot.ts';
import { openTexts } from '../src/git/file-texts.ts';
import type { Git } from '../src/git/git.ts';
import { carriesDecision } from '../src/match/carries-decision.ts';
import { type History, toSpotSubjects, toThreadSubjects } from '../src/match/subjects.ts';
import { readOldTrees } from '../src/observe/old-trees.ts';
import type { OwnThread } from '../src/thread/own-thread.ts';
import { matchThreads } from '../test/match/match-threads.ts';
import { createRandom } from '../test/random.ts';
import { makeThread } from '../test/thread/make-thread.ts';
import type { Contender, Made } from './contender.ts';
import type { KnownSpot, Snapshot } from './snapshot.ts';

/** Whether the threads are open, or a person has resolved every one of them. */
export type ThreadsAre = 'open' | 'decided';

/** The matcher with the real diff of the two commits. */
export function oursWithGit(git: Git, threads: ThreadsAre = 'open'): Contender {
  return {
    name: threads === 'open' ? 'ours, with git' : 'ours, with git, decided',
    async pair(old, now) {
      const known = toThreads(old, threads);
      const texts = openTexts(git);
      await texts.read(old.tree.map(({ path }) => ({ commit: old.commit, path })));
      const trees = await readOldTrees(
        git,
        now.commit,
        known.map(({ thread }) => thread),
        texts,
      );
      return pairSpots(known, now, (sha) => trees.get(sha));
    },
  };
}

/** The matcher where the old commit cannot be had. */
export const oursWithoutGit: Contender = {
  name: 'ours, without git',
  pair: async (old, now) => pairSpots(toThreads(old, 'open'), now, () => undefined),
};

/** The same, and a person has resolved every thread. */
export const decidedWithoutGit: Contender = {
  name: 'ours, without git, decided',
  pair: async (old, now) => pairSpots(toThreads(old, 'decided'), now, () => undefined),
};

function pairSpots(all: ReturnType<typeof toThreads>, now: Snapshot, history: History): Made {
  const known = new Map(all.map(({ thread, spot }) => [thread, spot] as const));
  const { pairs, threads } = matchThreads(
    [...known.keys()],
    now.spots.map(({ spot }) => spot),
    history,
    now.lines,
  );
  return {
    held: new Set(
      threads.flatMap(({ thread, doubt }) => (doubt === undefined ? [] : (known.get(thread) ?? []))),
    ),
    pairs: pairs.flatMap(({ thread, spot, tier, waits }) => {
      const origin = known.get(thread);
      return origin === undefined
        ? []
        : [
            {
              old: origin,
              now: spot,
              evidence: tier,
              carries: carries(thread, spot, now, history),
              ...(waits && { waits }),
            },
          ];
    }),
  };
}

/** Whether a person's decision about the thread would hold for the spot. */
function carries(thread: OwnThread, spot: Spot, { lines }: Snapshot, history: History): boolean {
  const [threadSubject] = toThreadSubjects([thread], [spot], history);
  const [spotSubject] = toSpotSubjects([spot]);
  return threadSubject && spotSubject
    ? carriesDecision(threadSubject, spotSubject, lines, () => [spotSubject])
    : false;
}

/** A thread for each spot. Their ids are in no order, so that nothing can be read from them. */
function toThreads(
  { commit, threads, lines }: Snapshot,
  are: ThreadsAre,
): readonly { thread: OwnThread; spot: KnownSpot }[] {
  const numbers = createRandom(threads.length).shuffle([...threads.keys()]);
  return threads.map((known, index) => {
    const { spot } = known;
    const commentId = String(numbers[index]).padStart(8, '0');
    return {
      thread: makeThread(spot, {
        head: commit,
        lines: lines(spot.place.path ?? ''),
        commentId,
        ...(are === 'decided' && { flag: true }),
      }),
      spot: known,
    };
  });
}
