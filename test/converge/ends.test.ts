import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { FaultRule } from '../../sandbox/faults/fault-rule.ts';
import { runSource } from '../run/run-source.ts';
import { ROOT } from '../run/story.ts';
import { type Arena, openArena } from './arena.ts';
import { type EndedBundle, startBundle } from './bundle.ts';
import { inputsFor } from './kill-bundle.ts';
import { CHECK_NAME, runReview } from './run-review.ts';
import type { State } from './scenario.ts';
import { Traffic } from './traffic.ts';

let arena: Arena;
let state: State;
let newer: State;
let number: number;
beforeAll(async () => {
  arena = await openArena();
  const [first, second] = arena.scenario.states;
  if (first === undefined || second === undefined) throw new Error('the scenario has too few states');
  [state, newer] = [first, second];
});
afterAll(() => arena.close());
beforeEach(async () => {
  number = (await arena.open(1, state.commit)).number;
});

/** The built action, under way. */
function start(inputs: Readonly<Record<string, string>> = {}) {
  const { commit } = state;
  return startBundle(arena.scenario.folderOf(commit), { ...inputsFor(arena, state, number), ...inputs });
}

/** The source within this process. */
function run(inputs: Readonly<Record<string, string>> = {}, at = state): Promise<EndedBundle> {
  const workspace = arena.scenario.folderOf(at.commit);
  return runSource({ root: ROOT, workspace, inputs: { ...inputsFor(arena, at, number), ...inputs } });
}

/** How a run ended, in what people and machines see of it. */
async function look({ status, summary, log }: EndedBundle) {
  const { checks } = await arena.truth(number);
  const check = checks.find(({ name }) => name === CHECK_NAME);
  expect(log).not.toMatch(/^ +at .*\(?file:/mu);
  expect(log.replaceAll(/^::add-mask::.*$/gmu, '')).not.toContain(arena.sandbox.clientSecret);
  return {
    status,
    heading: summary.split('\n')[0],
    check: check === undefined ? 'none' : `${check.state} ${check.result} ${check.description}`,
    log,
  };
}

const always = (operation: FaultRule['operation'], status: number, calls?: number[]): FaultRule => ({
  operation,
  ...(calls === undefined ? {} : { calls }),
  effect: { kind: 'status', status, when: 'before', message: 'Not today' },
});

const short = () => state.commit.slice(0, 7);

describe('the end of a run', () => {
  test('success: the check is green, status 0', async () => {
    expect(await look(await run({ 'fail-level': 'none' }))).toMatchObject({
      status: 0,
      heading: '## Static analysis: passed',
      check: expect.stringMatching(`^DONE SUCCESS passed.*; at ${short()}$`),
    });
  });

  test('failure: the check is red, status 1', async () => {
    expect(await look(await start().ended)).toMatchObject({
      status: 1,
      heading: '## Static analysis: failed',
      check: expect.stringMatching(`^DONE FAILURE .*; at ${short()}$`),
    });
  });

  test('incomplete, for want of a log: the check is red and says so, status 3', async () => {
    expect(await look(await run({ 'sarif-file': 'nothing.sarif' }))).toMatchObject({
      status: 3,
      heading: '## Static analysis: incomplete',
      check: expect.stringMatching(`^DONE FAILURE not finished: .*nothing\\.sarif`),
    });
  });

  test('success, of a run that was faster than the service: it waits until the deployment shows its commit', async () => {
    const push: FaultRule = {
      operation: 'get-deployment',
      calls: [3],
      effect: { kind: 'push', head: newer.commit },
    };
    await arena.inject([push], 1);
    const ended = await look(await run({ 'fail-level': 'none' }, newer));
    expect(ended).toMatchObject({ status: 0, check: expect.stringContaining('DONE SUCCESS') });
    expect(ended.log).toContain(
      `Waiting for the deployment to show ${newer.commit.slice(0, 7)}, it is at ${short()} (at most `,
    );
  });

  test('superseded before it began: the check is left to the newer run, status 0', async () => {
    await arena.admin('PATCH', `/deployments/${number}`, { head: newer.commit });
    expect(await look(await run())).toMatchObject({
      status: 0,
      heading: '## Static analysis: a newer commit has taken over',
      check: 'none',
    });
  });

  test('superseded, and without a log: neither does that touch the check', async () => {
    await arena.admin('PATCH', `/deployments/${number}`, { head: newer.commit });
    const ended = await look(await run({ 'sarif-file': 'nothing.sarif' }));
    expect(ended).toMatchObject({ status: 0, check: 'none' });
  });

  test('superseded in the middle: the check stays as it is for the newer run', async () => {
    const push: FaultRule = {
      operation: 'create-comment',
      calls: [2],
      effect: { kind: 'push', head: newer.commit },
    };
    await arena.inject([push], 1);
    expect(await look(await run())).toMatchObject({
      status: 0,
      heading: '## Static analysis: a newer commit has taken over',
      check: expect.stringContaining('IN_PROGRESS'),
    });
  });

  test('superseded before its first write: nothing of it is written', async () => {
    const push: FaultRule = {
      operation: 'get-deployment',
      calls: [3],
      effect: { kind: 'push', head: newer.commit },
    };
    await arena.inject([push], 1);
    expect(await look(await run())).toMatchObject({
      status: 0,
      heading: '## Static analysis: a newer commit has taken over',
      check: 'none',
    });
    expect((await arena.truth(number)).threads.filter(({ resolvable }) => resolvable)).toHaveLength(1);
  });

  describe('an older run that is overtaken by one for a newer head', () => {
    /** Holds the older run before a call until the newer one has ended. */
    async function overtake(
      operation: FaultRule['operation'],
      call: number,
      inputs: Readonly<Record<string, string>> = {},
      rules: readonly FaultRule[] = [],
    ) {
      const hold: FaultRule = { operation, calls: [call], effect: { kind: 'hold', when: 'before' } };
      await arena.inject([hold, ...rules], 1);
      const ended = run({ 'fail-level': 'none', ...inputs });
      expect(await arena.held(ended)).toBe(operation);
      await arena.admin('PATCH', `/deployments/${number}`, { head: newer.commit });
      const stage = { ...arena, inputs: { ...arena.inputs, 'fail-level': 'none' } };
      const over = await runReview(stage, new Traffic(1), { state: newer, deployment: number, seed: 1 });
      expect(over).toMatchObject({ kind: 'ended', result: { conclusion: 'success' } });
      await arena.release('continue');
      return look(await ended);
    }

    const review = async () => look(await run({ 'fail-level': 'none' }, newer));
    const ofNewer = () => expect.stringMatching(`^DONE SUCCESS passed.*; at ${newer.commit.slice(0, 7)}$`);

    test.each([
      ['says that it is under way', 3, {}],
      ['says how it ended', 5, {}],
      ['says that it came to nothing', 3, { 'base-sha': 'e'.repeat(40), 'head-sha': '8'.repeat(40) }],
    ])('leaves its check alone where it looks before it %s', async (_, call, inputs) => {
      expect(await overtake('get-deployment', call, inputs)).toMatchObject({
        status: 0,
        heading: '## Static analysis: a newer commit has taken over',
        check: ofNewer(),
      });
    });

    test('never passes it where it had looked already, and the next run settles it', async () => {
      expect(await overtake('put-check', 2)).toMatchObject({
        status: 0,
        heading: '## Static analysis: a newer commit has taken over',
        check: 'IN_PROGRESS null a newer head is being reviewed',
      });
      expect(await review()).toMatchObject({ status: 0, check: ofNewer() });
    });

    test('is incomplete where it can no longer take its pass back', async () => {
      const ended = await overtake('put-check', 2, {}, [always('put-check', 403, [5])]);
      expect(ended).toMatchObject({ status: 3, check: expect.stringContaining(`; at ${short()}`) });
      expect(ended.log).toContain('Not today');
    });
  });

  test('a pass is no pass where nobody knows whether there is a newer head', async () => {
    await arena.inject([always('get-deployment', 403, [5])], 1);
    expect(await look(await run({ 'fail-level': 'none' }))).toMatchObject({
      status: 3,
      check: expect.stringMatching(
        /^DONE FAILURE .*whether the deployment has a newer head could not be read/u,
      ),
    });
  });

  test('skipped, for a draft: no check, status 0', async () => {
    await arena.admin('PATCH', `/deployments/${number}`, { phase: 'DRAFT' });
    expect(await look(await run())).toMatchObject({
      status: 0,
      heading: '## Static analysis: skipped',
      check: 'none',
    });
  });

  test('wrong configuration: no check, status 2', async () => {
    expect(await look(await run({ 'client-secret': 'of another client' }))).toMatchObject({
      status: 2,
      heading: '## Static analysis: the configuration is wrong',
      check: 'none',
      log: expect.stringContaining('client-secret'),
    });
  });

  test('credentials refused in the middle: the check does not stay in progress, status 2', async () => {
    await arena.inject([always('create-comment', 401)], 1);
    expect(await look(await run())).toMatchObject({
      status: 2,
      heading: '## Static analysis: the configuration is wrong',
      check: expect.stringContaining('DONE FAILURE'),
    });
  });

  test('a deployment that cannot be read: no check, status 3', async () => {
    await arena.inject([always('get-deployment', 403)], 1);
    expect(await look(await run())).toMatchObject({
      status: 3,
      heading: '## Static analysis: incomplete',
      check: 'none',
      log: expect.stringContaining('403: Not today'),
    });
  });

  test('only a run that may set the check says that it leaves it alone', async () => {
    await arena.inject([always('get-deployment', 403)], 1);
    const saysSo = async (inputs: Readonly<Record<string, string>>) =>
      (await look(await run(inputs))).log.includes('so the check was not changed');
    expect([await saysSo({}), await saysSo({ 'dry-run': 'true' })]).toEqual([true, false]);
  });

  test('a token that cannot be had: no check, status 3', async () => {
    await arena.inject([always('token', 409)], 1);
    expect(await look(await run())).toMatchObject({ status: 3, check: 'none' });
  });

  test('comments that cannot be listed: the check says so, status 3', async () => {
    await arena.inject([always('list-comments', 403)], 1);
    expect(await look(await run())).toMatchObject({
      status: 3,
      check: expect.stringMatching(`^DONE FAILURE not finished: .*403: Not today`),
    });
  });

  test('a check that cannot be set: status 3, also where all is well', async () => {
    await arena.inject([always('put-check', 403)], 1);
    expect(await look(await run({ 'fail-level': 'none' }))).toMatchObject({
      status: 3,
      heading: '## Static analysis: incomplete',
      check: 'none',
      log: expect.stringContaining(
        'incomplete: the check could not be set: setting a check needs an Account Owner',
      ),
    });
  });

  test('the deadline: what was not reached is said, status 1 with the gate, and the check is done', async () => {
    const { effect } = always('create-comment', 429);
    await arena.inject(
      [{ operation: 'create-comment', effect: { ...effect, retryAfter: '1' } as typeof effect }],
      1,
    );
    const ended = await look(await run());
    expect(ended).toMatchObject({ status: 1, check: expect.stringContaining('DONE FAILURE') });
    expect(ended.log).toContain('Trying again in');
  });

  test('a signal while posting: the check says so, status 3', async () => {
    await arena.inject(
      [{ operation: 'create-comment', calls: [2, 3, 4], effect: { kind: 'hold', when: 'after' } }],
      1,
    );
    const { child, ended } = start({ 'fail-level': 'none' });
    await arena.held(ended);
    child.kill('SIGTERM');
    // It is handled when the process gets to it, at the latest after the first answer; other calls may be
    // on their way then.
    do await arena.release('continue');
    while ((await arena.held(ended)) !== undefined);
    expect(await look(await ended)).toMatchObject({
      status: 3,
      heading: '## Static analysis: incomplete',
      check: expect.stringMatching(`^DONE FAILURE not finished: .*stopped`),
    });
  });
});
