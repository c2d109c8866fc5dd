import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { deriveKeys, KEYLESS, type Keyring } from '../../src/thread/keyring.ts';
import { createRandom } from '../bench/random.ts';
import { randomTraits, SERVICES, type Traits } from '../services/sandbox/traits.ts';
import { BOT } from './checker.ts';
import { nameOf } from './faults.ts';
import { playStory } from './play-story.ts';
import { randomStory } from './random-story.ts';
import { disturb, FEW_MISHAPS, FIRST_RUN, TRANSITIONS } from './recorded-runs.ts';
import { openRulesStage } from './rules-stage.ts';
import { runReview } from './run-review.ts';
import type { Stage } from './stage.ts';
import { Traffic } from './traffic.ts';

/** What each service plays. */
const STORIES = 12;
const FIRST_SEED = 10_001;
const CALLS = [3, 11];

/** The calls of a run that resolves one thread, from its note of intent to the end of it. */
const KILLED_AT = [5, 6, 7, 8, 9, 10];

/** Without a key what is ours is told by who wrote it, and written by edits. */
const PROOFS = SERVICES.flatMap((traits) => [
  { proof: 'signed', traits, keyring: [deriveKeys('a secret')] as const, name: traits.name },
  ...(traits.authors && traits.can.edits
    ? [{ proof: 'keyless', traits, keyring: [KEYLESS] as const, name: traits.name }]
    : []),
]);

describe.each(PROOFS)('a service $name, $proof', ({ traits, keyring }) => {
  let stage: Stage;
  beforeAll(() => {
    stage = openRulesStage(() => traits, { keyring: () => keyring });
  });
  afterAll(() => stage.close());

  test(`keeps the promise in ${STORIES} random stories`, async () => {
    const broken: string[] = [];
    const seen = new Set<string>();
    for (let seed = FIRST_SEED; seed < FIRST_SEED + STORIES; seed += 1) {
      const { breaches, injected } = await playStory(stage, randomStory(seed, stage.scenario));
      for (const { effect } of injected) seen.add(nameOf(effect));
      broken.push(...breaches.map((breach) => `${seed}: ${breach}`));
    }
    expect(broken).toEqual([]);
    // The stories say nothing if nothing goes wrong in them.
    expect(seen.size).toBeGreaterThan(10);
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
    const moves = end.kind === 'ended' ? (end.result.plan?.moves ?? []) : [];
    const reasons = moves.flatMap((move) => (move.kind === 'leave' ? [move.reason] : []));
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
    // The flag of one thread, and its mark; before and after it the intent.
    expect(kinds).toEqual(
      traits.can.edits
        ? ['PUT comments', 'PUT discussions', 'PUT comments', 'PUT comments']
        : ['POST comments', 'PUT discussions', 'POST discussions', 'DELETE comments'],
    );
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

  test('takes back what a killed run had begun when the finding is there again', async () => {
    const broken: string[] = [];
    for (const call of KILLED_AT) {
      const { breaches, ends } = await playStory(stage, {
        seed: call,
        settings: {},
        state: 0,
        steps: [
          { kind: 'runs', runs: [{ state: 0 }], rules: [] },
          { kind: 'push', state: 1 },
          { kind: 'runs', runs: [{ state: 1, ending: { kind: 'kill', call, when: 'after' } }], rules: [] },
          { kind: 'push', state: 0 },
        ],
      });
      expect(ends.at(-1)?.kind).toBe('killed');
      broken.push(...breaches.map((breach) => `killed after call ${call}: ${breach}`));
    }
    expect(broken).toEqual([]);
  });

  test.each([FIRST_RUN, TRANSITIONS])('keeps it whatever happens to $name', async (run) => {
    const broken: string[] = [];
    for (const mishap of FEW_MISHAPS) {
      for (const call of CALLS) {
        const { breaches } = await playStory(stage, disturb(run, [{ mishap, call }], call));
        broken.push(...breaches.map((breach) => `${mishap.name} at call ${call}: ${breach}`));
      }
    }
    expect(broken).toEqual([]);
  });
});

test(`any service keeps the promise in ${STORIES} random stories`, async () => {
  const broken: string[] = [];
  let traits = randomTraits(createRandom(1));
  let keyring: Keyring = [KEYLESS];
  const stage = openRulesStage(() => traits, { keyring: () => keyring });
  for (let seed = FIRST_SEED; seed < FIRST_SEED + STORIES; seed += 1) {
    const random = createRandom(seed);
    traits = randomTraits(random);
    keyring = traits.can.edits && random.chance(0.5) ? [KEYLESS] : [deriveKeys('a secret')];
    const { breaches } = await playStory(stage, randomStory(seed, stage.scenario));
    broken.push(...breaches.map((breach) => `${seed} ${JSON.stringify(traits)}: ${breach}`));
  }
  await stage.close();
  expect(broken).toEqual([]);
});

describe('a service that lists authors and takes edits', () => {
  const traits = SERVICES.find(({ can }) => can.edits) as Traits;
  let keyring: Keyring = [KEYLESS];
  let writer = BOT;
  let stage: Stage;
  beforeAll(() => {
    stage = openRulesStage(() => traits, { keyring: () => keyring, writer: () => writer });
  });
  afterAll(() => stage.close());

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

  test('a key that comes later loses no thread, and signs what it edits', async () => {
    const number = await open();
    keyring = [KEYLESS];
    expect(await run(number, 0, 1)).toEqual({ post: 4, resolve: 0, reopen: 0 });
    keyring = [deriveKeys('a key')];
    expect(await run(number, 1, 2)).toEqual({ post: 0, resolve: 1, reopen: 0 });
    expect(await run(number, 0, 3)).toEqual({ post: 0, resolve: 0, reopen: 1 });
    expect(await run(number, 1, 4)).toEqual({ post: 0, resolve: 1, reopen: 0 });
    expect(await run(number, 1, 5)).toEqual({ post: 0, resolve: 0, reopen: 0 });
  });

  test('another identity goes on with signed threads, by replies', async () => {
    const number = await open();
    keyring = [deriveKeys('a key')];
    writer = BOT;
    await run(number, 0, 1);
    writer = 'Another bot';
    expect(await run(number, 1, 2)).toEqual({ post: 0, resolve: 1, reopen: 0 });
    expect(await run(number, 0, 3)).toEqual({ post: 0, resolve: 0, reopen: 1 });
    writer = BOT;
    expect(await run(number, 1, 4)).toEqual({ post: 0, resolve: 1, reopen: 0 });
  });

  test('another identity leaves threads alone that no key signed, and posts none again', async () => {
    const number = await open();
    keyring = [KEYLESS];
    writer = BOT;
    await run(number, 0, 1);
    writer = 'Another bot';
    expect(await run(number, 1, 2)).toEqual({ post: 0, resolve: 0, reopen: 0 });
    writer = BOT;
    expect(await run(number, 1, 3)).toEqual({ post: 0, resolve: 1, reopen: 0 });
  });
});
