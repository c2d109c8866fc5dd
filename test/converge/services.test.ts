import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { describeThreads, type Keyring, keyringOf } from '../core.ts';
import { joined, log } from '../run/logs.ts';
import { SERVICES, type Traits, WITHOUT_RIGHT } from '../services/sandbox/traits.ts';
import { BOT } from './checker.ts';
import { PROOFS } from './mishaps-cases.ts';
import { playStory, STORIES_MS } from './play-story.ts';
import { openRulesStage } from './rules-stage.ts';
import { runReview } from './run-review.ts';
import type { Stage } from './stage.ts';
import { Traffic } from './traffic.ts';

jest.setTimeout(STORIES_MS);

// All services stand on one stage, over one history, of which git is asked the same but once.
let service: { traits: Traits; keyring: Keyring };
let writer: string;
let stage: Stage;
beforeAll(() => {
  stage = openRulesStage(() => service.traits, { keyring: () => service.keyring, writer: () => writer });
});
afterAll(() => stage.close());
beforeEach(() => {
  writer = BOT;
});

describe.each(PROOFS)('a service $name, $proof', ({ traits, keyring }) => {
  beforeEach(() => {
    service = { traits, keyring };
  });

  test('reviews a draft where drafts are discussed', async () => {
    const [state] = stage.scenario.states;
    if (state === undefined) throw new Error('the scenario has a state');
    const { number } = await stage.open(1, state.commit);
    const drafts: Stage = {
      ...stage,
      connect(parts) {
        const { service, ...rest } = stage.connect(parts);
        const readChange = async () => ({ ...(await service.readChange()), state: 'draft' as const });
        return { ...rest, service: { ...service, readChange } };
      },
    };
    const end = await runReview(drafts, new Traffic(1), { state, deployment: number, seed: 1 });
    const conclusion = end.kind === 'ended' ? end.result.conclusion : end.kind;
    expect(conclusion).toBe(traits.can.discussesDrafts ? 'failure' : 'skipped');
  });

  test('leaves a change alone that is closed or merged, with what is open on it', async () => {
    const [state, next] = stage.scenario.states;
    if (state === undefined || next === undefined) throw new Error('the scenario has two states');
    const { number } = await stage.open(1, state.commit);
    await runReview(stage, new Traffic(1), { state, deployment: number, seed: 1 });
    await stage.push(number, { head: next.commit });
    await stage.calls();
    const closed: Stage = {
      ...stage,
      connect(parts) {
        const { service, ...rest } = stage.connect(parts);
        const readChange = async () => ({ ...(await service.readChange()), state: 'closed' as const });
        return { ...rest, service: { ...service, readChange } };
      },
    };
    const end = await runReview(closed, new Traffic(2), { state: next, deployment: number, seed: 2 });
    expect(end).toMatchObject({ kind: 'ended', result: { conclusion: 'skipped' } });
    const writes = (await stage.calls()).filter(({ method }) => method !== 'GET');
    expect(writes).toEqual([]);
  });

  test('says who resolved a thread where the listing does', async () => {
    const [state] = stage.scenario.states;
    if (state === undefined) throw new Error('the scenario has a state');
    const { number } = await stage.open(1, state.commit);
    const run = async (seed: number) =>
      runReview(stage, new Traffic(seed), { state, deployment: number, seed });
    await run(1);
    await stage.inject(
      [{ operation: 'get-deployment', calls: [1], effect: { kind: 'person-resolves', thread: 1 } }],
      1,
    );
    await stage.nudge(number);
    const end = await run(2);
    const actions = end.kind === 'ended' ? (end.result.plan?.actions ?? []) : [];
    const reasons = actions.flatMap(({ because, reason }) => (because === undefined ? [] : [reason]));
    expect(reasons).toEqual([traits.authors ? 'A person resolved it' : 'a person resolved it']);
  });

  test('writes into the comments that are there, where it can', async () => {
    const { scenario } = stage;
    const [first, second] = scenario.states;
    if (first === undefined || second === undefined) throw new Error('the scenario has two states');
    const traffic = new Traffic(1);
    const { number } = await stage.open(1, first.commit);
    await runReview(stage, traffic, { state: first, deployment: number, seed: 1 });
    await stage.push(number, { head: second.commit });
    await stage.calls();
    await runReview(stage, traffic, { state: second, deployment: number, seed: 2 });
    const writes = (await stage.calls()).filter(
      ({ method, path }) => method !== 'GET' && path !== '/checks/static-analysis.lint',
    );
    const kinds = writes.map(({ method, path }) => `${method} ${path.split('/')[1]}`);
    // The flag of the thread, and its mark.
    expect(kinds).toEqual(['PUT discussions', traits.can.edits ? 'PUT comments' : 'POST discussions']);
  });

  /** The first thread is that of a person, and ours follow it: the copy of the last one goes into hers. */
  test('where a person copies our comment and deletes ours', async () => {
    const ours = 4;
    const { breaches } = await playStory(stage, {
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
    expect(breaches).toEqual(traits.authors ? [] : ['the thread of a person was resolved or deleted']);
  });
});

describe.each(WITHOUT_RIGHT)('$name', (traits) => {
  const { resolving: _, ...allowed } = traits;
  beforeEach(() => {
    service = { traits, keyring: keyringOf('a secret') };
  });

  async function run(number: number, index: number, seed: number) {
    const state = stage.scenario.states[index];
    if (state === undefined) throw new Error('there is no such state');
    await stage.push(number, { head: state.commit });
    await stage.calls();
    const end = await runReview(stage, new Traffic(seed), { state, deployment: number, seed });
    if (end.kind !== 'ended') throw new Error(end.kind);
    const { reasons, warnings, outcomes, plan } = end.result;
    expect(reasons).toEqual([]);
    const writes = (await stage.calls()).filter(
      ({ method, path }) => method !== 'GET' && !path.startsWith('/checks/'),
    );
    const flags = writes.filter(({ path, method }) => method === 'PUT' && path.startsWith('/discussions/'));
    const open = (await stage.truth(number)).threads.filter(
      ({ comments: [first], resolved }) => first?.author.name === BOT && !resolved,
    );
    const words = open.flatMap(({ comments }) => comments.map(({ body }) => body.split('\n')[0] ?? ''));
    const said = (plan?.actions ?? []).filter(
      (action) => outcomes.get(action)?.kind === 'said' || action.because === 'rights',
    ).length;
    const told = describeThreads(end.result).replace(/ \([^)]*\)/u, '');
    return {
      said,
      flags: flags.length,
      writes: writes.length,
      warnings,
      words,
      told,
      open: open.filter(({ resolvable }) => resolvable).length,
    };
  }

  test('says what is fixed, tries as seldom as can be, and resolves once it may', async () => {
    const tries = traits.resolving === 'refused' ? 1 : 0;
    const { number } = await stage.open(1, stage.scenario.states[0]?.commit ?? '');
    await run(number, 0, 1);
    const refused = await run(number, 1, 2);
    const apart = `${refused.open - 1} open, 1 marked as done`;
    expect(refused).toMatchObject({ said: 1, flags: tries, told: apart });
    expect(refused.words.filter((line) => /^Fixed as of [0-9a-f]{7}$/.test(line))).toHaveLength(1);
    expect(refused.warnings).toEqual([
      expect.stringMatching(/^1 thread is done and stays open, because this token cannot resolve threads/),
    ]);
    expect(await run(number, 1, 3)).toMatchObject({ said: 1, flags: tries, writes: tries, told: apart });
    // It is there again, so the words are taken back.
    const back = await run(number, 0, 4);
    expect(back).toMatchObject({ said: 0, flags: 0, warnings: [] });
    expect(back.words.some((line) => line.startsWith('Reported again as of'))).toBe(true);
    expect(await run(number, 0, 5)).toMatchObject({ said: 0, writes: 0 });
    await run(number, 1, 6);
    service.traits = allowed;
    expect(await run(number, 1, 7)).toMatchObject({ said: 0, flags: 1, writes: 1, warnings: [] });
    expect(await run(number, 1, 8)).toMatchObject({ said: 0, writes: 0 });
    expect(await run(number, 0, 9)).toMatchObject({ flags: 1, warnings: [] });
  });

  test('takes a person who resolves what says that it is fixed at our word', async () => {
    const { number } = await stage.open(1, stage.scenario.states[0]?.commit ?? '');
    await run(number, 0, 1);
    await run(number, 1, 2);
    const thread = (await stage.truth(number)).threads
      .filter(({ resolvable }) => resolvable)
      .findIndex(({ comments }) => comments.some(({ body }) => body.startsWith('Fixed as of')));
    const effect = { kind: 'person-resolves', thread } as const;
    await stage.inject([{ operation: 'get-deployment', calls: [1], effect }], 1);
    await stage.nudge(number);
    await stage.inject([], 1);
    expect(await run(number, 1, 3)).toMatchObject({ said: 0, writes: 0, warnings: [] });
    service.traits = allowed;
    const back = await run(number, 0, 4);
    expect(back).toMatchObject({ flags: 1 });
    expect(back.words.some((line) => line.startsWith('Reported again as of'))).toBe(true);
  });
});

describe('a service that lists authors and takes edits', () => {
  const traits = SERVICES.find(({ can }) => can.edits) as Traits;
  beforeEach(() => {
    service = { traits, keyring: keyringOf(undefined) };
  });

  /** What a run posts, resolves and reopens. */
  async function run(number: number, index: number, seed: number): Promise<Readonly<Record<string, number>>> {
    const state = stage.scenario.states[index];
    if (state === undefined) throw new Error('there is no such state');
    await stage.push(number, { head: state.commit });
    const end = await runReview(stage, new Traffic(seed), { state, deployment: number, seed });
    if (end.kind !== 'ended') throw new Error(end.kind);
    expect(end.result.reasons).toEqual([]);
    const kinds = [...end.result.outcomes.keys()].map(({ kind }) => kind);
    return Object.fromEntries(
      ['post', 'resolve', 'reopen'].map((kind) => [kind, kinds.filter((one) => one === kind).length]),
    );
  }

  async function open(): Promise<number> {
    return (await stage.open(1, stage.scenario.states[0]?.commit ?? '')).number;
  }

  test('the comment follows the tools that report the same, by one edit, and nothing is written then', async () => {
    service.keyring = keyringOf('a key');
    const { number } = await stage.open(1, stage.scenario.states[0]?.commit ?? '');
    const [state] = stage.scenario.states;
    if (state === undefined) throw new Error('the scenario has a state');
    const folder = mkdtempSync(join(tmpdir(), 'sarif-review-grouped-'));
    const other = { rule: 'other/rule-beta', message: 'Call of beta.', path: 'a.js', line: 6 };
    const logs = ['Third linter', 'Fourth linter'].map((tool) => {
      const file = join(folder, `${tool}.sarif`);
      writeFileSync(
        file,
        JSON.stringify(joined(JSON.parse(readFileSync(state.log, 'utf8')), log([other], tool))),
      );
      return file;
    });
    const review = async (file: string, seed: number) => {
      await stage.calls();
      const end = await runReview(stage, new Traffic(seed), {
        state: { ...state, log: file },
        deployment: number,
        seed,
        // Any: a tool that left has no thread of its own, so that nobody asks for its run.
        tools: '',
      });
      if (end.kind !== 'ended') throw new Error(end.kind);
      const edits = (await stage.calls()).filter(
        ({ method, path }) => method === 'PUT' && path.startsWith('/comments'),
      );
      const { threads } = await stage.truth(number);
      const body = threads
        .flatMap(({ comments }) => comments.map((comment) => comment.body))
        .find((text) => text.includes('Call of beta'));
      return [body?.match(/^Also reported by .*$/mu)?.[0], edits.length];
    };
    const [third = '', fourth = ''] = logs;
    const begins = 'Also reported by';
    await review(state.log, 1);
    expect(await review(third, 2)).toEqual([`${begins} Third linter as \`other/rule-beta\`.`, 1]);
    expect(await review(third, 3)).toEqual([`${begins} Third linter as \`other/rule-beta\`.`, 0]);
    expect(await review(fourth, 4)).toEqual([`${begins} Fourth linter as \`other/rule-beta\`.`, 1]);
    expect(await review(state.log, 5)).toEqual([undefined, 1]);
    expect(await review(state.log, 6)).toEqual([undefined, 0]);
    rmSync(folder, { recursive: true });
  });

  test('a key that comes later loses no thread, and signs what it edits', async () => {
    const number = await open();
    expect(await run(number, 0, 1)).toEqual({ post: 4, resolve: 0, reopen: 0 });
    service.keyring = keyringOf('a key');
    expect(await run(number, 1, 2)).toEqual({ post: 0, resolve: 1, reopen: 0 });
    expect(await run(number, 0, 3)).toEqual({ post: 0, resolve: 0, reopen: 1 });
    expect(await run(number, 1, 4)).toEqual({ post: 0, resolve: 1, reopen: 0 });
    expect(await run(number, 1, 5)).toEqual({ post: 0, resolve: 0, reopen: 0 });
  });

  test('another identity goes on with signed threads, by replies', async () => {
    const number = await open();
    service.keyring = keyringOf('a key');
    await run(number, 0, 1);
    writer = 'Another bot';
    expect(await run(number, 1, 2)).toEqual({ post: 0, resolve: 1, reopen: 0 });
    expect(await run(number, 0, 3)).toEqual({ post: 0, resolve: 0, reopen: 1 });
    writer = BOT;
    expect(await run(number, 1, 4)).toEqual({ post: 0, resolve: 1, reopen: 0 });
  });

  test('without a key another identity has threads of its own, and touches no others', async () => {
    const number = await open();
    await run(number, 0, 1);
    writer = 'Another bot';
    expect(await run(number, 1, 2)).toEqual({ post: 3, resolve: 0, reopen: 0 });
    expect(await run(number, 1, 3)).toEqual({ post: 0, resolve: 0, reopen: 0 });
    writer = BOT;
    expect(await run(number, 1, 4)).toEqual({ post: 0, resolve: 1, reopen: 0 });
  });
});
