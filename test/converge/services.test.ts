import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type Keyring, keyringOf } from '../core.ts';
import { joined, log } from '../run/logs.ts';
import { GITHUB } from '../services/github/front.ts';
import { GITLAB } from '../services/gitlab/front.ts';
import { type Arena, openArena } from './arena.ts';
import { playStory, STORIES_MS } from './play-story.ts';
import { randomStory } from './random-story.ts';
import { runReview } from './run-review.ts';
import { overWire } from './service-arena.ts';
import { Traffic } from './traffic.ts';

jest.setTimeout(STORIES_MS);

// All services play in one arena: git is asked once for all of them.
let keyring: Keyring;
let all: Arena;
beforeAll(async () => {
  all = await openArena();
});
afterAll(() => all.close());
beforeEach(() => {
  keyring = keyringOf('a secret');
});

describe.each([
  { name: 'deployments', service: undefined, says: 'a person resolved it' },
  { name: 'GitHub', service: GITHUB, says: 'a-person resolved it' },
  { name: 'GitLab', service: GITLAB, says: 'A person resolved it' },
])('over $name', ({ service, says }) => {
  let arena: Arena;
  beforeAll(async () => {
    arena = service === undefined ? all : await overWire(all, service, () => ({ keyring }));
  });

  async function run(
    number: number,
    index: number,
    seed: number,
    more: { log?: string; tools?: string } = {},
  ) {
    const state = arena.scenario.states[index];
    if (state === undefined) throw new Error('there is no such state');
    await arena.push(number, { head: state.commit });
    await arena.calls();
    const parts = { ...more, state: { ...state, log: more.log ?? state.log }, deployment: number, seed };
    const end = await runReview(arena, new Traffic(seed), parts);
    if (end.kind !== 'ended') throw new Error(end.kind);
    expect(end.result.reasons).toEqual([]);
    return end.result;
  }

  async function open(): Promise<number> {
    return (await arena.open(1, arena.scenario.states[0]?.commit ?? '')).number;
  }

  test('who resolved a thread is said where the listing does', async () => {
    const number = await open();
    await run(number, 0, 1);
    const effect = { kind: 'person-resolves', thread: 1 } as const;
    await arena.inject([{ operation: 'get-deployment', calls: [1], effect }], 1);
    await arena.nudge(number);
    const { plan } = await run(number, 0, 2);
    const reasons = plan?.actions.flatMap(({ because, reason }) => (because === undefined ? [] : [reason]));
    expect(reasons).toEqual([says]);
  });

  test('the promise holds in a random story', async () => {
    const { breaches, injected } = await playStory(arena, randomStory(10_001, arena.scenario));
    expect(breaches).toEqual([]);
    expect(injected.length).toBeGreaterThan(0);
  });

  test('the promise holds where a run was killed while it resolved a thread, and the finding is there again', async () => {
    const { breaches, ends } = await playStory(arena, {
      seed: 1,
      settings: {},
      state: 0,
      steps: [
        { kind: 'runs', runs: [{ state: 0 }], rules: [] },
        { kind: 'push', state: 1 },
        { kind: 'runs', runs: [{ state: 1, ending: { kind: 'kill', call: 7, when: 'after' } }], rules: [] },
        { kind: 'push', state: 0 },
      ],
    });
    expect(ends.at(-1)?.kind).toBe('killed');
    expect(breaches).toEqual([]);
  });

  /** The first thread is that of a person, and ours follow it: the copy of the last one goes into hers. */
  test('a person copies our comment and deletes ours', async () => {
    const ours = 4;
    const { breaches } = await playStory(arena, {
      seed: 1,
      settings: { listing: 'minimal' },
      state: 0,
      steps: [
        { kind: 'runs', runs: [{ state: 0 }], rules: [] },
        { kind: 'event', event: { kind: 'person-quotes', thread: ours, into: 'next-thread' } },
        { kind: 'event', event: { kind: 'person-deletes', thread: ours } },
        { kind: 'push', state: 5 },
      ],
    });
    expect(breaches).toEqual(service === undefined ? ['the thread of a person was resolved or deleted'] : []);
  });

  if (service === undefined) return;

  test('the comment follows the tools that report the same, by one edit, and nothing is written then', async () => {
    const number = await open();
    const file = arena.scenario.states[0]?.log ?? '';
    const folder = mkdtempSync(join(tmpdir(), 'sarif-review-grouped-'));
    const other = { rule: 'other/rule-beta', message: 'Call of beta.', path: 'a.js', line: 6 };
    const [third = '', fourth = ''] = ['Third linter', 'Fourth linter'].map((tool) => {
      const path = join(folder, `${tool}.sarif`);
      const whole = joined(JSON.parse(readFileSync(file, 'utf8')), log([other], tool));
      writeFileSync(path, JSON.stringify(whole));
      return path;
    });
    const review = async (path: string, seed: number) => {
      // Any: a tool that left has no thread of its own, so that nobody asks for its run.
      const { outcomes } = await run(number, 0, seed, { log: path, tools: '' });
      const edits = [...outcomes.keys()].filter(({ kind }) => kind === 'edit');
      const { threads } = await arena.truth(number);
      const bodies = threads.flatMap(({ comments }) => comments.map(({ body }) => body));
      const about = bodies.find((text) => text.includes('Call of beta'));
      return [about?.match(/^Also reported by .*$/mu)?.[0], edits.length];
    };
    const also = (tool: string) => `Also reported by ${tool} as \`other/rule-beta\`.`;
    await review(file, 1);
    expect(await review(third, 2)).toEqual([also('Third linter'), 1]);
    expect(await review(third, 3)).toEqual([also('Third linter'), 0]);
    expect(await review(fourth, 4)).toEqual([also('Fourth linter'), 1]);
    expect(await review(file, 5)).toEqual([undefined, 1]);
    expect(await review(file, 6)).toEqual([undefined, 0]);
    rmSync(folder, { recursive: true });
  });

  test('a key that comes later loses no thread, and signs what it edits', async () => {
    keyring = keyringOf(undefined);
    const number = await open();
    const counts = async (index: number, seed: number) => {
      const kinds = [...(await run(number, index, seed)).outcomes.keys()].map(({ kind }) => kind);
      return ['post', 'resolve', 'reopen'].map((kind) => kinds.filter((one) => one === kind).length);
    };
    expect(await counts(0, 1)).toEqual([4, 0, 0]);
    keyring = keyringOf('a key');
    expect(await counts(1, 2)).toEqual([0, 1, 0]);
    expect(await counts(0, 3)).toEqual([0, 0, 1]);
    expect(await counts(1, 4)).toEqual([0, 1, 0]);
    expect(await counts(1, 5)).toEqual([0, 0, 0]);
  });
});
