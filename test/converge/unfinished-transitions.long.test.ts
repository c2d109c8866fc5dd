import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { EventEffect } from '../../sandbox/faults/fault-rule.ts';
import { LISTINGS, type Listing } from '../run/story.ts';
import { type Arena, openArena } from './arena.ts';
import { BOT, foreignComments, type Truth } from './checker.ts';
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

function notesOf({ threads }: Truth): readonly string[] {
  return threads.flatMap(({ resolvable, comments }) =>
    resolvable ? [] : comments.map(({ body }) => textOf(body)).filter((text) => text.startsWith('Updating')),
  );
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
  /** After which of its calls: the one that posts the note, or the first one that sets a flag. */
  readonly after: 'note' | 'flag';
  /** State of the head when the next run comes. */
  readonly next: string;
  readonly event?: EventEffect;
}

async function tell({ listing, states, kind = 'kill', after, next, event }: Plot): Promise<Told> {
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
  // Once undisturbed, to see at which call the run is to end.
  await play((await open()).number);
  const flag = (await arena.calls()).findIndex(
    ({ method, path }) => method === 'PUT' && path.includes('/discussions/'),
  );
  // Between the note and the flag there is one listing.
  const call = after === 'flag' ? flag + 1 : flag - 1;
  expect(call).toBeGreaterThan(0);

  const { number, ...known } = await open();
  await play(number, { kind, call, when: 'after' });
  const interrupted = await arena.truth(number);
  await arena.admin('PATCH', `/deployments/${number}`, { head: stateOf(next).commit });
  if (event !== undefined) {
    await arena.inject([{ operation: 'get-deployment', calls: [1], effect: event }], 1);
    await arena.nudge(number);
    await arena.inject([], 1);
  }
  const breaches = await finishStory(arena, {
    number,
    seed: 99,
    people: event === undefined ? 'quiet' : 'active',
    foreign: known.foreign,
    foreignThread: { discussionId: known.foreignThread, resolved: false },
  });
  return { interrupted, after: await arena.truth(number), breaches };
}

describe.each(LISTINGS)('with the listing in its %s form', (listing) => {
  test.each(['kill', 'signal'] as const)(
    'a thread that was resolved and not marked, by a %s, is reopened when its finding is back before the next run',
    async (kind) => {
      const plot: Plot = { listing, states: ['first', 'one-fixed'], kind, after: 'flag', next: 'back-again' };
      const { interrupted, after, breaches } = await tell(plot);
      expect(notesOf(interrupted)).toEqual([expect.stringMatching(/^Updating 1 thread as of /u)]);
      expect(threadOf('alpha', interrupted)).toEqual(['resolved']);
      expect(threadOf('alpha', after)).toEqual(['open', 'Reported']);
      expect({ breaches, notes: notesOf(after) }).toEqual({ breaches: [], notes: [] });
    },
  );

  test('a thread that was resolved and not marked is marked when its finding stays away', async () => {
    const plot: Plot = { listing, states: ['first', 'one-fixed'], after: 'flag', next: 'one-fixed' };
    const { after, breaches } = await tell(plot);
    expect(threadOf('alpha', after)).toEqual(['resolved', 'Fixed as']);
    expect({ breaches, notes: notesOf(after) }).toEqual({ breaches: [], notes: [] });
  });

  test('a thread that was reopened and not marked is resolved when its finding is gone before the next run', async () => {
    const states = ['all-fixed', 'first', 'all-fixed', 'first'];
    const { interrupted, after, breaches } = await tell({
      listing,
      states,
      after: 'flag',
      next: 'all-fixed',
    });
    const reopened = ['alpha', 'beta', 'gamma', 'epsilon'].filter(
      (name) => threadOf(name, interrupted).join() === 'open,Fixed as',
    );
    expect(reopened).toHaveLength(1);
    expect(threadOf(reopened[0] ?? '', after)).toEqual(['resolved', 'Fixed as', 'Fixed as']);
    expect({ breaches, notes: notesOf(after) }).toEqual({ breaches: [], notes: [] });
  });

  // For the state that the first run reviewed there is nothing else to do.
  test.each(['back-again', 'first'])(
    'a note of a run that then did nothing is removed, and its threads are open: %s',
    async (next) => {
      const plot: Plot = { listing, states: ['first', 'one-fixed'], after: 'note', next };
      const { interrupted, after, breaches } = await tell(plot);
      expect(notesOf(interrupted)).toHaveLength(1);
      // A listing without flags cannot tell that nothing was done: the thread is reopened to be sure.
      expect(threadOf('alpha', after)).toEqual(listing === 'full' ? ['open'] : ['open', 'Reported']);
      expect({ breaches, notes: notesOf(after) }).toEqual({ breaches: [], notes: [] });
    },
  );
});

// Thread 0 is the one that a person started.
const RESOLVES = { kind: 'person-resolves', thread: 1 } as const;

test('a person who resolves what a killed run was about to resolve does not hide the finding that comes back', async () => {
  const plot: Plot = {
    listing: 'full',
    states: ['first', 'one-fixed'],
    after: 'note',
    next: 'back-again',
    event: RESOLVES,
  };
  const { interrupted, after, breaches } = await tell(plot);
  expect(threadOf('alpha', interrupted)).toEqual(['open']);
  expect(threadOf('alpha', after)).toEqual(['open', 'Reported']);
  expect({ breaches, notes: notesOf(after) }).toEqual({ breaches: [], notes: [] });
});
