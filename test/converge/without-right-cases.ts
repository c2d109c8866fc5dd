import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import type { EventEffect, FaultRule } from '../../sandbox/faults/fault-rule.ts';
import { describeThreads, keyringOf } from '../core.ts';
import { GITHUB } from '../services/github/front.ts';
import { GITLAB } from '../services/gitlab/front.ts';
import { type Arena, openArena } from './arena.ts';
import { BOT } from './checker.ts';
import { playStory, STORIES_MS } from './play-story.ts';
import { randomStory } from './random-story.ts';
import { runReview } from './run-review.ts';
import { overWire } from './service-arena.ts';
import type { Stage } from './stage.ts';
import { Traffic } from './traffic.ts';

jest.setTimeout(STORIES_MS);

const BOT_OF_APP = 'An app';
const DECIDED = 'false positive: it is generated';
const KEYRING = keyringOf('a signing key');
const REFUSED: FaultRule = {
  operation: 'resolve',
  effect: { kind: 'status', status: 403, when: 'before', message: 'Forbidden' },
};

/** Whether runs of now may resolve and reopen. */
interface Limited extends Stage {
  allow(isAllowed: boolean): Promise<void>;
}

// All services play in one arena: git is asked once for all of them.
let all: Arena;

/** The service says it only when it is asked to resolve. */
function refuse(arena: Arena): Limited {
  let refused: readonly FaultRule[] = [REFUSED];
  return {
    ...arena,
    resolving: 'refused',
    inject: (rules, seed) => arena.inject([...rules, ...refused], seed),
    async open(...given) {
      const opened = await arena.open(...given);
      await arena.inject(refused, 1);
      return opened;
    },
    async allow(isAllowed) {
      refused = isAllowed ? [] : [REFUSED];
      await arena.inject(refused, 1);
    },
  };
}

/** Pull requests, by the token of an app with or without the permission that resolving takes. */
async function openLimitedGithub(): Promise<Limited> {
  let token = '';
  const arena = await overWire(all, GITHUB, () => ({ keyring: KEYRING, token }));
  const { id: userId } = z
    .object({ id: z.string() })
    .parse(await arena.admin('POST', '/users', { name: BOT_OF_APP, role: 'All Users' }));
  const issue = async (contents: 'read' | 'write') => {
    const rights = { contents, pull_requests: 'write', statuses: 'write' };
    const issued = await arena.admin('POST', '/tokens', { userId, kind: 'github-installation', rights });
    return z.object({ token: z.string() }).parse(issued).token;
  };
  const tokens = { limited: await issue('read'), allowed: await issue('write') };
  token = tokens.limited;
  return {
    ...arena,
    resolving: 'refused-and-listed',
    async allow(isAllowed) {
      token = isAllowed ? tokens.allowed : tokens.limited;
    },
  };
}
const SERVICES = [
  { name: 'deployments', open: async () => refuse(all), isListed: false, writer: BOT },
  {
    name: 'GitLab',
    open: async () => refuse(await overWire(all, GITLAB, () => ({ keyring: KEYRING }))),
    isListed: false,
    writer: BOT,
  },
  { name: 'GitHub without `contents: write`', open: openLimitedGithub, isListed: true, writer: BOT_OF_APP },
] as const;

/** A client that may comment, and neither resolve nor reopen. */
export function tellWithoutRight(...names: readonly (typeof SERVICES)[number]['name'][]): void {
  beforeAll(async () => {
    all = await openArena();
  });
  afterAll(() => all.close());
  describe.each(SERVICES.filter(({ name }) => names.includes(name)))('over $name', tellService);
}

function tellService({ open, isListed, writer }: (typeof SERVICES)[number]): void {
  let stage: Limited;
  beforeAll(async () => {
    const limited = await open();
    const inputs = { dismissals: 'replies', 'accept-resolved': 'true' };
    stage = { ...limited, inputs: { ...limited.inputs, ...inputs } };
  });

  /** Where alpha is there (0), and where it is gone (1). */
  async function run(number: number, index: 0 | 1, seed: number) {
    const state = stage.scenario.states[index];
    if (state === undefined) throw new Error('there is no such state');
    await stage.push(number, { head: state.commit });
    await stage.calls();
    const end = await runReview(stage, new Traffic(seed), { state, deployment: number, seed });
    if (end.kind !== 'ended') throw new Error(end.kind);
    const { reasons, warnings, outcomes, conclusion, plan } = end.result;
    const { checks, threads } = await stage.truth(number);
    const writes = (await stage.calls()).filter(
      ({ method, path }) => method !== 'GET' && !/\/checks\/|\/statuses\/|\/oauth2?\//u.test(path),
    );
    const open = threads.filter(
      ({ comments: [first], resolved }) => first?.author.name === writer && !resolved,
    );
    return {
      conclusion,
      reasons,
      warnings,
      accepted: plan?.accepted.length,
      done: [...outcomes].map(([{ kind }, outcome]) => `${kind} ${outcome.kind}`),
      text: checks[0]?.description ?? '',
      writes: writes.length,
      words: open.flatMap(({ comments }) => comments.map(({ body }) => body.split('\n')[0] ?? '')),
      told: describeThreads(end.result).replace(/ \([^)]*\)/u, ''),
      open: open.filter(({ resolvable }) => resolvable).length,
    };
  }

  const aboutAlpha = async (number: number) => {
    const { threads } = await stage.truth(number);
    return threads
      .filter(({ resolvable }) => resolvable)
      .flatMap(({ comments, resolved }, thread) => {
        const text = comments.map(({ body }) => body).join('\n');
        return text.includes('Call of alpha') ? [{ resolved, text, thread }] : [];
      });
  };

  /** A person acts in the last thread of alpha. */
  async function act(number: number, event: object): Promise<void> {
    const thread = (await aboutAlpha(number)).at(-1)?.thread;
    const effect = { ...event, thread } as EventEffect;
    await stage.inject([{ operation: 'get-deployment', calls: [1], effect }], 1);
    await stage.nudge(number);
    await stage.inject([], 1);
    stage.time.now += 1_000;
  }

  async function resolve(number: number): Promise<void> {
    await act(number, { kind: 'person-resolves' });
    expect((await aboutAlpha(number)).at(-1)?.resolved).toBe(true);
  }

  const begin = async (): Promise<number> => {
    await stage.allow(false);
    const { number } = await stage.open(1, stage.scenario.states[0]?.commit ?? '');
    await run(number, 0, 1);
    return number;
  };

  const QUIET = { reasons: [], done: [] };
  const reported = (words: readonly string[]) =>
    words.filter((line) => line.startsWith('Reported again as of'));

  test('what is fixed is said, tried as seldom as can be, and resolved once this client may', async () => {
    const number = await begin();
    const refused = await run(number, 1, 2);
    const apart = `${refused.open - 1} open, 1 marked as done`;
    // Its words, and the flag only where nobody says before that it will be refused.
    expect(refused).toMatchObject({ reasons: [], told: apart, writes: isListed ? 1 : 2 });
    expect(refused.words.filter((line) => /^Fixed as of [0-9a-f]{7}$/.test(line))).toHaveLength(1);
    expect(refused.warnings).toContainEqual(
      expect.stringMatching(/^1 thread done, but open, because this token cannot resolve threads/),
    );
    expect(await run(number, 1, 3)).toMatchObject({ writes: isListed ? 0 : 1, told: apart });
    // It is there again, so the words are taken back.
    const back = await run(number, 0, 4);
    expect([back.warnings, reported(back.words)]).toEqual([[], [expect.anything()]]);
    expect(await run(number, 0, 5)).toMatchObject({ writes: 0 });
    await run(number, 1, 6);
    await stage.allow(true);
    expect(await run(number, 1, 7)).toMatchObject({ writes: 1, warnings: [] });
    expect(await run(number, 1, 8)).toMatchObject({ writes: 0 });
    expect(await run(number, 0, 9)).toMatchObject({ done: ['reopen done'], warnings: [] });
  });

  test('a person who resolves what says that it is fixed is taken at our word', async () => {
    const number = await begin();
    await run(number, 1, 2);
    await resolve(number);
    expect(await run(number, 1, 3)).toMatchObject({ writes: 0, warnings: [] });
    await stage.allow(true);
    const back = await run(number, 0, 4);
    expect(back.done).toEqual(['reopen done']);
    expect(reported(back.words)).toHaveLength(1);
  });

  test('its finding is posted anew, once, each time that it comes back', async () => {
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
      const again = await run(number, 0, 10 * times + 4);
      expect(again).toMatchObject({ ...QUIET, conclusion: 'failure', text: first.text });
    }
  });

  test('what a person resolved while the finding was there stays so', async () => {
    const number = await begin();
    await resolve(number);
    expect(await run(number, 0, 2)).toMatchObject(QUIET);
    expect(await aboutAlpha(number)).toMatchObject([{ resolved: true }]);
  });

  test('once this client may reopen, one thread is left for the finding', async () => {
    const number = await begin();
    await run(number, 1, 2);
    await resolve(number);
    await run(number, 0, 3);
    await run(number, 0, 4);
    await stage.allow(true);
    expect((await run(number, 0, 5)).reasons).toEqual([]);
    expect((await aboutAlpha(number)).filter(({ resolved }) => !resolved)).toHaveLength(1);
    expect(await run(number, 0, 6)).toMatchObject(QUIET);
  });

  test('a dismissal counts, is said once, and can be taken back', async () => {
    const number = await begin();
    await act(number, { kind: 'person-replies', body: DECIDED });
    const decided = await run(number, 0, 2);
    expect(decided).toMatchObject({ reasons: [], conclusion: 'success', accepted: 1 });
    expect(decided.warnings).toContainEqual(expect.stringContaining('1 thread done, but open'));
    expect(await run(number, 0, 3)).toMatchObject({ accepted: 1, writes: 0 });
    const [alpha] = await aboutAlpha(number);
    expect(alpha?.resolved).toBe(false);
    expect(alpha?.text.match(/^Dismissed as a false positive(?: by [^\n]+)? as of/gmu)).toHaveLength(1);
    await act(number, { kind: 'person-replies', body: 'reopen' });
    expect(await run(number, 0, 4)).toMatchObject({ reasons: [], conclusion: 'failure', accepted: 0 });
  });

  if (writer === BOT)
    test('the promise holds in a random story of nobody but us', async () => {
      await stage.allow(false);
      const story = randomStory(10_001, stage.scenario);
      const steps = story.steps.filter(({ kind }) => kind !== 'event');
      expect((await playStory(stage, { ...story, steps })).breaches).toEqual([]);
    });
}
