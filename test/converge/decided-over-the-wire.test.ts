import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { EventEffect } from '../../sandbox/faults/fault-rule.ts';
import { keyringOf } from '../core.ts';
import { GITEA } from '../services/gitea/front.ts';
import { GITHUB } from '../services/github/front.ts';
import { GITLAB } from '../services/gitlab/front.ts';
import { type Arena, openArena } from './arena.ts';
import type { Truth } from './checker.ts';
import { type RunEnd, runReview } from './run-review.ts';
import { overWire } from './service-arena.ts';
import type { Stage } from './stage.ts';
import { Traffic } from './traffic.ts';

const DECIDED = 'false positive: it is generated';
const KEYRING = keyringOf('a key');

interface Tale {
  run(seed: number): Promise<Extract<RunEnd, { kind: 'ended' }>['result']>;
  event(effect: EventEffect): Promise<void>;
  /** The check that counts. */
  check(): Promise<Truth['checks'][number] | undefined>;
  /** All that stands on the change. */
  discussions(): Promise<Truth['threads']>;
  /** Which thread has this text, by its number for events. */
  threadOf(text: string): Promise<number>;
  /** Our first thread. */
  thread(): Promise<{ readonly resolved: boolean; readonly text: string }>;
}

async function begin(stage: Stage): Promise<Tale> {
  const [state] = stage.scenario.states;
  if (state === undefined) throw new Error('the scenario has a state');
  const { number } = await stage.open(1, state.commit);
  return {
    async run(seed) {
      const end = await runReview(stage, new Traffic(seed), { state, deployment: number, seed });
      if (end.kind !== 'ended') throw new Error(end.kind);
      return end.result;
    },
    async event(effect) {
      await stage.inject([{ operation: 'get-deployment', calls: [1], effect }], 1);
      await stage.nudge(number);
      await stage.inject([], 1);
      stage.time.now += 1_000;
    },
    check: async () => (await stage.truth(number)).checks[0],
    discussions: async () => (await stage.truth(number)).threads,
    async threadOf(text) {
      const { threads } = await stage.truth(number);
      const resolvable = threads.filter((one) => one.resolvable);
      return resolvable.findIndex(({ comments }) => comments[0]?.body.includes(text));
    },
    async thread() {
      const { threads } = await stage.truth(number);
      // The first one is that of a person.
      const found = threads.filter(({ resolvable }) => resolvable)[1];
      if (found === undefined) throw new Error('there is a thread of ours');
      return { resolved: found.resolved, text: found.comments.map(({ body }) => body).join('\n') };
    },
  };
}

const says = (body: string, thread = 1): EventEffect => ({ kind: 'person-replies', thread, body });

// All services play in one arena: git is asked once for all of them.
let all: Arena;
beforeAll(async () => {
  all = await openArena();
});
afterAll(() => all.close());

describe.each([
  ['deployments', undefined, { dismissals: 'replies' }],
  ['GitHub', GITHUB, {}],
  ['GitLab', GITLAB, {}],
  ['Gitea', GITEA, {}],
] as const)('over %s', (name, service, inputs) => {
  let arena: Arena;
  beforeAll(async () => {
    arena = service === undefined ? all : await overWire(all, service, () => ({ keyring: KEYRING }));
  });

  test('a reply resolves the thread and is accepted, and reopen takes it back', async () => {
    const stage = { ...arena, inputs: { ...arena.inputs, ...inputs, 'accept-resolved': 'true' } };
    const tale = await begin(stage);
    await tale.run(1);
    await tale.event(says(DECIDED));
    const decided = await tale.run(2);
    expect(decided).toMatchObject({ reasons: [], ignored: [] });
    expect(await tale.thread()).toMatchObject({
      resolved: true,
      text: expect.stringMatching(
        /^Dismissed as a false positive(?: by \S[^\n]*)? as of [0-9a-f]{7}: it is generated$/mu,
      ),
    });
    const resolving = decided.plan?.actions.filter(({ kind }) => kind === 'resolve');
    // Deployments do not say who wrote.
    const who = name === 'deployments' ? {} : { author: expect.any(String), name: expect.any(String) };
    expect(resolving).toMatchObject([{ dismissal: { reason: 'it is generated', ...who } }]);
    const quiet = await tale.run(3);
    expect(
      quiet.plan?.actions.map(({ kind }) => kind).filter((kind) => !['keep', 'none'].includes(kind)),
    ).toEqual([]);
    await tale.event(says('reopen'));
    await tale.run(4);
    expect((await tale.thread()).resolved).toBe(false);
  });

  test('a second attempt with the same logs turns the check, and writes nothing but what was decided', async () => {
    const stage = { ...arena, inputs: { ...arena.inputs, ...inputs, 'accept-resolved': 'true' } };
    const tale = await begin(stage);
    const first = await tale.run(1);
    expect([first.conclusion, (await tale.check())?.result]).toEqual(['failure', 'FAILURE']);
    // The one error; a dismissal about it is all that is in the way of the check.
    await tale.event(says(DECIDED, await tale.threadOf('Call of alpha')));
    const before = await tale.discussions();
    const second = await tale.run(2);
    expect([second.conclusion, await tale.check()]).toEqual([
      'success',
      expect.objectContaining({
        result: 'SUCCESS',
        description: expect.stringContaining('1 error accepted'),
      }),
    ]);
    const after = await tale.discussions();
    const changed = after.filter((one, index) => !isDeepStrictEqual(one, before[index]));
    expect(after).toHaveLength(before.length);
    expect(changed).toMatchObject([{ resolved: true }]);
    expect(JSON.stringify(changed)).toContain('Call of alpha');
    expect(JSON.stringify(changed)).toContain('Dismissed as a false positive');
    const third = await tale.run(3);
    expect([third.conclusion, await tale.discussions()]).toEqual(['success', after]);
  });
});
