import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { keyringOf } from '../core.ts';
import { GITHUB } from '../services/github/front.ts';
import { GITLAB } from '../services/gitlab/front.ts';
import { type Arena, openArena } from './arena.ts';
import { STORIES_MS } from './play-story.ts';
import { runReview } from './run-review.ts';
import { type Draft, makeScenario, PLAIN, type State, withCalls } from './scenario.ts';
import { overWire } from './service-arena.ts';
import { Traffic } from './traffic.ts';

jest.setTimeout(STORIES_MS);

const KEYRING = keyringOf('a signing key');
const FRONTS = [
  { changes: 'pull requests', service: GITHUB },
  { changes: 'merge requests', service: GITLAB },
];

/** The finding has two lines, goes to another file, down in it, and back. */
const DRAFTS: readonly Draft[] = [
  { name: 'here', files: { 'a.js': withCalls(['beta']), 'b.js': 'b\n' }, reports: { 'a.js': ['beta'] } },
  { name: 'there', files: { 'a.js': 'a\n', 'b.js': withCalls(['beta']) }, reports: { 'b.js': ['beta'] } },
  { name: 'below', files: { 'b.js': `down\n${withCalls(['beta'])}` }, reports: { 'b.js': ['beta'] } },
  { name: 'back', files: { 'a.js': withCalls(['beta']), 'b.js': 'b\n' }, reports: { 'a.js': ['beta'] } },
];

const reportSchema = z.object({
  threads: z.array(
    z.object({
      resolved: z.boolean(),
      path: z.string().optional(),
      newLine: z.number().optional(),
      start: z.object({ newLine: z.number() }).optional(),
      comments: z.array(z.object({ body: z.string() })),
    }),
  ),
});

const OTHER = { 'a.js': withCalls(['alpha']) };
/** The file gets another name, and all of it is replaced. */
const RENAMED: readonly Draft[] = [
  { name: 'n', files: { ...OTHER, 'n.js': withCalls(['beta']) }, reports: { 'n.js': ['beta'] } },
  {
    name: 'm',
    files: { ...OTHER, 'n.js': null, 'm.js': withCalls(['beta']) },
    reports: { 'm.js': ['beta'] },
  },
  { name: 'replaced', files: { ...OTHER, 'm.js': 'nothing\n' }, reports: {} },
];

let both: Arena;
beforeAll(async () => {
  both = await openArena(makeScenario({ ...PLAIN, drafts: [...DRAFTS, ...RENAMED] }));
});
afterAll(() => both.close());

describe.each(FRONTS)('over $changes', ({ service }) => {
  let arena: Arena;
  beforeAll(async () => {
    arena = await overWire(both, service, () => ({ keyring: KEYRING }));
  });

  const statesOf = (drafts: readonly Draft[]): readonly State[] =>
    arena.scenario.states.filter(({ name }) => drafts.some((draft) => draft.name === name));

  test('the file that a thread names now is not called deleted', async () => {
    const states = statesOf(RENAMED);
    const { number } = await arena.open(1, states[0]?.commit ?? '');
    const ends: unknown[] = [];
    for (const [index, state] of states.entries()) {
      if (index > 0) await arena.push(number, { head: state.commit });
      ends.push(await runReview(arena, new Traffic(1), { state, deployment: number, seed: index }));
    }
    const last = JSON.stringify(ends.at(-1));
    expect(last).toContain('the finding is gone');
    expect(last).not.toContain('its file was deleted');
  });

  test('a thread has all lines of its finding, and says where that went, until it is back', async () => {
    const states = statesOf(DRAFTS);
    const { number } = await arena.open(1, states[0]?.commit ?? '');
    const shown: unknown[] = [];
    for (const [index, state] of states.entries()) {
      if (index > 0) await arena.push(number, { head: state.commit });
      for (const round of [1, 2]) {
        await arena.calls();
        const end = await runReview(arena, new Traffic(1), {
          state,
          deployment: number,
          seed: index * 2 + round,
        });
        expect(end).toMatchObject({ kind: 'ended', result: { reasons: [] } });
        const writes = (await arena.calls()).filter(
          ({ method, path }) => method !== 'GET' && !/\/(?:checks|statuses)\//u.test(path),
        );
        // What was written once is not written again.
        if (round === 2) expect(writes).toEqual([]);
      }
      const { threads } = reportSchema.parse(await arena.admin('GET', `/deployments/${number}`));
      const [thread, ...others] = threads.filter(({ comments }) =>
        comments[0]?.body.includes('Call of beta.'),
      );
      const place = thread && [thread.path, thread.start?.newLine, thread.newLine];
      const body = thread?.comments[0]?.body ?? '';
      shown.push([others.length, thread?.resolved, place, /^Now at .*$/mu.exec(body)?.[0]]);
    }
    const posted = ['a.js', 4, 5];
    expect(shown).toEqual([
      [0, false, posted, undefined],
      [0, false, posted, 'Now at `b.js:4`.'],
      [0, false, posted, 'Now at `b.js:5`.'],
      [0, false, posted, undefined],
    ]);
  });
});
