import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { keyringOf } from '../core.ts';
import { GITHUB } from '../services/github/front.ts';
import { type Traits, WITHOUT_RIGHT } from '../services/sandbox/traits.ts';
import { openRulesStage } from './rules-stage.ts';
import { runReview } from './run-review.ts';
import { openServiceArena } from './service-arena.ts';
import type { Stage } from './stage.ts';
import { Traffic } from './traffic.ts';

// A thread that a person resolved, because it says that its finding is fixed, and that this client may not
// reopen when the finding is back.

/** Whether runs of now may resolve and reopen. */
interface Limited extends Stage {
  allow(isAllowed: boolean): void;
}

// Services play on one stage, of which git is asked the same but once.
let traits: Traits;
let rules: Stage;
beforeAll(() => {
  rules = openRulesStage(() => traits);
});
afterAll(() => rules.close());

function limitRules(limited: Traits): Limited {
  const { resolving: _, ...allowed } = limited;
  traits = limited;
  return {
    ...rules,
    allow(isAllowed) {
      traits = isAllowed ? allowed : limited;
    },
    // The others go on with it.
    close: async () => undefined,
  };
}

/** Pull requests, by the token of an app with or without the permission that resolving takes. */
async function openLimitedGithub(): Promise<Limited> {
  let token = '';
  const keyring = keyringOf('a signing key');
  const arena = await openServiceArena(GITHUB, () => ({ keyring, token }));
  const { id: userId } = z
    .object({ id: z.string() })
    .parse(await arena.admin('POST', '/users', { name: 'An app', role: 'All Users' }));
  const issue = async (contents: 'read' | 'write') => {
    const rights = { contents, pull_requests: 'write', statuses: 'write' };
    const issued = await arena.admin('POST', '/tokens', { userId, kind: 'github-installation', rights });
    return z.object({ token: z.string() }).parse(issued).token;
  };
  const tokens = { limited: await issue('read'), allowed: await issue('write') };
  token = tokens.limited;
  return {
    ...arena,
    allow(isAllowed) {
      token = isAllowed ? tokens.allowed : tokens.limited;
    },
  };
}

const SERVICES = [
  ...WITHOUT_RIGHT.map((limited) => ({
    name: limited.name,
    open: () => Promise.resolve(limitRules(limited)),
    isListed: limited.resolving === 'refused-and-listed',
  })),
  { name: 'GitHub without `contents: write`', open: openLimitedGithub, isListed: true },
];

describe.each(SERVICES)('over $name', ({ open, isListed }) => {
  let stage: Limited;
  beforeAll(async () => {
    stage = await open();
  });
  afterAll(() => stage.close());

  /** Where alpha is there (0), and where it is gone (1). */
  async function run(number: number, index: 0 | 1, seed: number) {
    const state = stage.scenario.states[index];
    if (state === undefined) throw new Error('there is no such state');
    await stage.push(number, { head: state.commit });
    await stage.calls();
    const end = await runReview(stage, new Traffic(seed), { state, deployment: number, seed });
    if (end.kind !== 'ended') throw new Error(end.kind);
    const { reasons, outcomes, conclusion } = end.result;
    const done = [...outcomes].map(([{ kind }, outcome]) => `${kind} ${outcome.kind}`);
    const [check] = (await stage.truth(number)).checks;
    return { conclusion, reasons, done, text: check?.description ?? '' };
  }

  const aboutAlpha = async (number: number) => {
    const { threads } = await stage.truth(number);
    return threads.flatMap(({ comments, resolvable, resolved }, thread) => {
      const text = comments.map(({ body }) => body).join('\n');
      return resolvable && text.includes('Call of alpha') ? [{ resolved, text, thread }] : [];
    });
  };

  /** A person resolves the last thread of alpha. */
  async function resolve(number: number): Promise<void> {
    const last = (await aboutAlpha(number)).at(-1);
    if (last === undefined) throw new Error('there is a thread of alpha');
    const { threads } = await stage.truth(number);
    const thread = threads.slice(0, last.thread).filter(({ resolvable }) => resolvable).length;
    const effect = { kind: 'person-resolves', thread } as const;
    await stage.inject([{ operation: 'get-deployment', calls: [1], effect }], 1);
    await stage.nudge(number);
    await stage.inject([], 1);
    stage.time.now += 1_000;
    expect((await aboutAlpha(number)).at(-1)?.resolved).toBe(true);
  }

  const begin = async (): Promise<number> => {
    stage.allow(false);
    const { number } = await stage.open(1, stage.scenario.states[0]?.commit ?? '');
    await run(number, 0, 1);
    return number;
  };

  const QUIET = { reasons: [], done: [] };

  test('it is posted anew, once, each time that it comes back', async () => {
    const number = await begin();
    const first = await run(number, 0, 2);
    for (const times of [1, 2]) {
      expect((await run(number, 1, 10 * times)).reasons).toEqual([]);
      await resolve(number);
      expect(await run(number, 1, 10 * times + 1)).toMatchObject({ ...QUIET, conclusion: 'success' });
      if (!isListed) {
        const refused = await run(number, 0, 10 * times + 2);
        expect(refused).toMatchObject({ done: ['reopen failed'], conclusion: 'failure' });
        expect(refused.reasons[0]).toContain('so the next run posts its finding in a new thread');
      }
      const back = await run(number, 0, 10 * times + 3);
      expect(back).toMatchObject({ reasons: [], done: ['post done'], conclusion: 'failure' });
      expect(back.text).toBe(first.text.replace('4 open', '4 open (1 new)'));
      const threads = await aboutAlpha(number);
      expect(threads.map(({ resolved }) => resolved)).toEqual([...Array(times).fill(true), false]);
      expect(threads.at(-1)?.text).toMatch(
        /^Reported again in a new thread, because this account may not reopen the one on .*a\.js:\d+.*\.$/mu,
      );
      expect(await run(number, 0, 10 * times + 4)).toEqual({
        ...QUIET,
        conclusion: 'failure',
        text: first.text,
      });
    }
  });

  test('what a person resolved while the finding was there stays so', async () => {
    const number = await begin();
    await resolve(number);
    expect(await run(number, 0, 2)).toMatchObject(QUIET);
    expect(await aboutAlpha(number)).toMatchObject([{ resolved: true }]);
  });

  test('a client that may reopen does so', async () => {
    const number = await begin();
    await run(number, 1, 2);
    await resolve(number);
    stage.allow(true);
    expect(await run(number, 0, 3)).toMatchObject({ reasons: [], done: ['reopen done'] });
    expect(await aboutAlpha(number)).toMatchObject([{ resolved: false }]);
  });

  test('once this client may reopen, one thread is left for the finding', async () => {
    const number = await begin();
    await run(number, 1, 2);
    await resolve(number);
    await run(number, 0, 3);
    stage.allow(true);
    expect((await run(number, 0, 4)).reasons).toEqual([]);
    expect((await aboutAlpha(number)).filter(({ resolved }) => !resolved)).toHaveLength(1);
    expect(await run(number, 0, 5)).toMatchObject(QUIET);
  });
});
