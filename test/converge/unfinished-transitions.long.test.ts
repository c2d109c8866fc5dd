import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LISTINGS, type Listing } from '../run/story.ts';
import { type Arena, openArena } from './arena.ts';
import { BOT, foreignComments, type Truth, unmarkedThreads } from './checker.ts';
import { finishStory } from './play-story.ts';
import { runReview } from './run-review.ts';
import type { State } from './scenario.ts';
import { type Ending, Traffic } from './traffic.ts';

let arena: Arena;
beforeAll(async () => {
  arena = await openArena();
});
afterAll(() => arena.close());

function stateOf(name: string): State {
  const state = arena.scenario.states.find((candidate) => candidate.name === name);
  if (state === undefined) throw new Error(`the scenario has no state ${name}`);
  return state;
}

const textOf = (body = ''): string => body.split('\n')[0] ?? '';

/** The thread about a finding, in the lines that people read; whether it is resolved comes first. */
function threadOf(name: string, { threads }: Truth): readonly string[] {
  const thread = threads.find(({ comments }) => comments[0]?.body.includes(`Call of ${name}`));
  if (thread === undefined) return [];
  const ours = thread.comments.slice(1).filter(({ author }) => author.name === BOT);
  return [thread.resolved ? 'resolved' : 'open', ...ours.map(({ body }) => textOf(body).slice(0, 8))];
}

interface Told {
  /** How things stood when the run had ended in the middle. */
  readonly interrupted: Truth;
  /** How they stand after the next run, and in what it and a further one break the promise. */
  readonly after: Truth;
  readonly breaches: readonly string[];
}

interface Plot {
  readonly listing: Listing;
  /** States for which there is a run each, the last of which ends in the middle. */
  readonly states: readonly string[];
  readonly kind?: Ending['kind'];
  /** State of the head when the next run comes. */
  readonly next: string;
}

async function tell({ listing, states, kind = 'kill', next }: Plot): Promise<Told> {
  const open = async () => {
    const { number, foreignThread } = await arena.open(1, stateOf(states[0] ?? '').commit, { listing });
    return { number, foreignThread, foreign: foreignComments(await arena.truth(number)) };
  };
  const play = async (number: number, ending?: Ending) => {
    for (const [index, name] of states.entries()) {
      const state = stateOf(name);
      await arena.admin('PATCH', `/deployments/${number}`, { head: state.commit });
      await arena.calls();
      const last = index === states.length - 1;
      const options = { state, deployment: number, seed: index + 1 };
      await runReview(arena, new Traffic(1), last && ending !== undefined ? { ...options, ending } : options);
    }
  };
  // Once undisturbed, to see which call sets the first flag: the run ends after it.
  await play((await open()).number);
  const flag = (await arena.calls()).findIndex(
    ({ method, path }) => method === 'PUT' && path.includes('/discussions/'),
  );
  expect(flag).toBeGreaterThan(0);

  const { number, ...known } = await open();
  await play(number, { kind, call: flag + 1, when: 'after' });
  const interrupted = await arena.truth(number);
  await arena.admin('PATCH', `/deployments/${number}`, { head: stateOf(next).commit });
  const breaches = await finishStory(arena, {
    number,
    seed: 99,
    people: 'quiet',
    unmarked: new Set(unmarkedThreads(interrupted)),
    foreign: known.foreign,
    foreignThread: { discussionId: known.foreignThread, resolved: false },
  });
  return { interrupted, after: await arena.truth(number), breaches };
}

/* Over deployments nobody tells who resolved a thread: without its mark a flag passes for a person's. */
describe.each(LISTINGS)('with the listing in its %s form', (listing) => {
  test('a run that is stopped by a signal between a flag and its mark leaves what the next one does not touch', async () => {
    const plot: Plot = { listing, states: ['first', 'one-fixed'], kind: 'signal', next: 'back-again' };
    const { interrupted, after, breaches } = await tell(plot);
    expect(threadOf('alpha', interrupted)).toEqual(['resolved']);
    expect(threadOf('alpha', after)).toEqual(['resolved']);
    expect(breaches).toEqual([]);
  });

  test.each(['back-again', 'one-fixed'])(
    'a thread that was resolved and not marked, by a kill, stays so and is posted no second time: %s',
    async (next) => {
      const { interrupted, after, breaches } = await tell({ listing, states: ['first', 'one-fixed'], next });
      expect(threadOf('alpha', interrupted)).toEqual(['resolved']);
      expect(threadOf('alpha', after)[0]).toBe('resolved');
      // With the check, which counts alpha where it is back.
      expect(breaches).toEqual([]);
    },
  );

  test('a thread that was reopened and not marked passes for one that a person reopened', async () => {
    const states = ['all-fixed', 'first', 'all-fixed', 'first'];
    const { interrupted, after, breaches } = await tell({ listing, states, next: 'all-fixed' });
    const reopened = ['alpha', 'beta', 'gamma', 'epsilon'].filter(
      (name) => threadOf(name, interrupted).join() === 'open,Fixed as',
    );
    expect(reopened).toHaveLength(1);
    expect(threadOf(reopened[0] ?? '', after)).toEqual(['open', 'Fixed as']);
    expect(breaches).toEqual([]);
  });
});
