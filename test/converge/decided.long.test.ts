import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { type CheckedCall, checkedCallWith, signUp } from '../../demo/sandbox-client.ts';
import type { EventEffect, FaultRule } from '../../sandbox/faults/fault-rule.ts';
import { keyringOf } from '../core.ts';
import { GITHUB } from '../services/github/front.ts';
import { GITLAB } from '../services/gitlab/front.ts';
import { type Arena, openArena } from './arena.ts';
import { foreignComments, type Truth, unmarkedThreads } from './checker.ts';
import { finishStory, playStory, STORIES_MS, type Step } from './play-story.ts';
import { runReview } from './run-review.ts';
import { overWire } from './service-arena.ts';
import type { Stage } from './stage.ts';
import { type Ending, Traffic } from './traffic.ts';

jest.setTimeout(STORIES_MS);

/** The first thread is that of a person, and ours follow it. */
const OURS = 1;
const DECIDED = "won't fix: it is old";
const says = (body: string): EventEffect => ({ kind: 'person-replies', thread: OURS, body });
/** Moments of a run for a dismissal, all that it reads and writes for that among them. */
const CALLS = Array.from({ length: 12 }, (_, index) => index + 1);

const KINDS = [
  { name: 'deployments', service: undefined, proof: 'signed', keyring: keyringOf('a secret') },
  { name: GITHUB.name, service: GITHUB, proof: 'keyless', keyring: keyringOf(undefined) },
  { name: GITLAB.name, service: GITLAB, proof: 'signed', keyring: keyringOf('a secret') },
];

// All services play in one arena: git is asked once for all of them.
let all: Arena;
let grace: CheckedCall;
let maintainer: CheckedCall;
beforeAll(async () => {
  all = await openArena();
  const { admin, sandbox } = all;
  grace = checkedCallWith(`${sandbox.baseUrl}/apis/rest/v1`, await signUp(sandbox, 'Grace'));
  const mary = { name: 'Mary Maintainer', role: 'All Users', access: 'maintain' };
  const { id: userId } = z.object({ id: z.string() }).parse(await admin('POST', '/users', mary));
  const issued = await admin('POST', '/tokens', { userId, kind: 'gitlab-personal', rights: {} });
  const { token } = z.object({ token: z.string() }).parse(issued);
  maintainer = checkedCallWith(`${sandbox.baseUrl}/api/v4/projects/1`, token);
});
afterAll(() => all.close());

describe.each(KINDS)('over $name, $proof', ({ service, keyring }) => {
  let stage: Stage;
  beforeAll(async () => {
    const arena = service === undefined ? all : await overWire(all, service, () => ({ keyring }));
    stage = { ...arena, inputs: { ...arena.inputs, dismissals: 'replies' } };
  });

  const stateAt = (index: number) => {
    const state = stage.scenario.states[index];
    if (state === undefined) throw new Error('there is no such state');
    return state;
  };
  const event = async (number: number, effect: EventEffect) => {
    await stage.inject([{ operation: 'get-deployment', calls: [1], effect }], 1);
    await stage.nudge(number);
    await stage.inject([], 1);
    stage.time.now += 1_000;
  };
  let seed = 100;
  const run = async (number: number, ending?: Ending) => {
    seed += 1;
    return runReview(stage, new Traffic(seed), { state: stateAt(0), deployment: number, seed, ending });
  };
  const begin = async () => {
    const { number, foreignThread } = await stage.open(1, stateAt(0).commit);
    await run(number);
    return { number, foreignThread };
  };
  const finish = async ({ number, foreignThread }: { number: number; foreignThread: string }) => {
    seed += 10;
    const truth = await stage.truth(number);
    const breaches = await finishStory(stage, {
      number,
      seed,
      people: 'active',
      foreign: foreignComments(truth),
      foreignThread: { discussionId: foreignThread, resolved: false },
    });
    return { breaches, ...threadOf(await stage.truth(number)) };
  };
  /** Where a run is killed over what `begin` leaves: after each of its writes, since nothing else differs. */
  const deaths = async (begin: () => Promise<{ readonly number: number }>): Promise<readonly Ending[]> => {
    const { number } = await begin();
    await stage.calls();
    await run(number);
    const writes = (await stage.calls()).flatMap(({ method }, index) =>
      method === 'GET' ? [] : [index + 1],
    );
    expect(writes.length).toBeGreaterThanOrEqual(3);
    return writes.map((call) => ({ kind: 'kill', call, when: 'after' }));
  };
  /** Our first thread: whether it is resolved, and how often it says that it was dismissed. */
  const threadOf = ({ threads }: Truth) => {
    const found = threads.filter(({ resolvable }) => resolvable)[OURS];
    const texts = found?.comments.map(({ body }) => body).join('\n') ?? '';
    return {
      resolved: found?.resolved,
      dismissed: texts.match(/^Dismissed as won't fix(?: by [^\n]+)? as of/gmu)?.length ?? 0,
    };
  };

  const beginDecided = async () => {
    const story = await begin();
    await event(story.number, says(DECIDED));
    return story;
  };
  const beginReopened = async () => {
    const story = await beginDecided();
    await run(story.number);
    await event(story.number, says('reopen'));
    return story;
  };

  test('a run that is killed after any of its writes leaves a dismissal to the next one, which says it once', async () => {
    for (const ending of await deaths(beginDecided)) {
      const story = await beginDecided();
      await run(story.number, ending);
      expect([ending, await finish(story)]).toEqual([ending, { breaches: [], resolved: true, dismissed: 1 }]);
    }
  });

  test('a dismissal that is deleted while the run for it died is none', async () => {
    for (const ending of await deaths(beginDecided)) {
      const story = await begin();
      const { threads } = await stage.truth(story.number);
      const ours = threads.filter(({ resolvable }) => resolvable)[OURS]?.discussionId;
      const path = `/deployments/${story.number}`;
      const said = await grace('POST', `${path}/discussions/${ours}/comments`, { body: DECIDED });
      await run(story.number, ending);
      // Where nobody tells who resolved it, it passes for a person's.
      const isMarked = unmarkedThreads(await stage.truth(story.number)).length === 0;
      await grace('DELETE', `${path}/comments/${z.object({ id: z.string() }).parse(said).id}`);
      const { breaches, resolved } = await finish(story);
      expect([ending, breaches, resolved]).toEqual([ending, [], service === undefined && !isMarked]);
    }
  });

  test('a run that is killed while it takes a dismissal back leaves it to the next one', async () => {
    for (const ending of await deaths(beginReopened)) {
      const story = await beginReopened();
      await run(story.number, ending);
      const { breaches, resolved } = await finish(story);
      expect([ending, breaches, resolved]).toEqual([ending, [], false]);
    }
  });

  test('a dismissal that is made, or taken back, at any moment of a run is followed by the next one', async () => {
    const ends: unknown[] = [];
    for (const words of [DECIDED, 'reopen']) {
      for (const call of CALLS) {
        const story = await begin();
        if (words === 'reopen') await event(story.number, says(DECIDED));
        await stage.inject([{ operation: 'any', calls: [call], effect: says(words) }], 1);
        await run(story.number);
        await stage.inject([], 1);
        const { breaches, resolved } = await finish(story);
        const { threads } = await stage.truth(story.number);
        const isSaid = threads.some(({ comments }) => comments.some(({ body }) => body === words));
        ends.push([
          words,
          call,
          { breaches, resolved: resolved === (isSaid ? words !== 'reopen' : words === 'reopen') },
        ]);
      }
    }
    expect(ends).toEqual(
      [DECIDED, 'reopen'].flatMap((words) =>
        CALLS.map((call) => [words, call, { breaches: [], resolved: true }]),
      ),
    );
  });

  test('runs at once follow a dismissal once', async () => {
    const broken: string[] = [];
    for (let one = 1; one <= 4; one += 1) {
      const steps: readonly Step[] = [
        { kind: 'runs', runs: [{ state: 0 }], rules: [] },
        { kind: 'event', event: says(DECIDED) },
        { kind: 'runs', runs: [{ state: 0 }, { state: 0 }], rules: [] },
        { kind: 'event', event: says('reopen') },
        { kind: 'runs', runs: [{ state: 0 }, { state: 0 }], rules: [] },
      ];
      const { breaches } = await playStory(stage, { seed: one, settings: {}, state: 0, steps });
      broken.push(...breaches);
    }
    expect(broken).toEqual([]);
  });

  test.each([1, 3])('a listing that lags by %i takes no dismissal back', async (writes) => {
    const story = await begin();
    await event(story.number, says(DECIDED));
    await run(story.number);
    const lag: FaultRule = {
      operation: 'list-comments',
      calls: [1],
      effect: { kind: 'lagging-listing', writes },
    };
    await stage.inject([lag], 1);
    await run(story.number);
    await stage.inject([], 1);
    expect(await finish(story)).toEqual({ breaches: [], resolved: true, dismissed: 1 });
  });

  if (service === GITLAB)
    test('a dismissal that is edited is followed as it reads now', async () => {
      const story = await begin();
      const reword = async (from: string, body: string) => {
        const at = `/merge_requests/${story.number}`;
        const discussions = z.array(
          z.object({ notes: z.array(z.object({ id: z.number(), body: z.string() })) }),
        );
        const listed = discussions.parse(await maintainer('GET', `${at}/discussions?per_page=100`));
        const note = listed.flatMap(({ notes }) => notes).find((one) => one.body === from)?.id;
        await maintainer('PUT', `${at}/notes/${note}`, { body });
      };
      await event(story.number, says(DECIDED));
      await run(story.number);
      await reword(DECIDED, 'accepted: for now');
      expect(await finish(story)).toMatchObject({ breaches: [], resolved: true });
      const { threads } = await stage.truth(story.number);
      const bodies = threads.flatMap(({ comments }) => comments.map(({ body }) => body));
      const accepted = /^(?:<!-- static analysis -->\n)?Accepted(?: by [^\n]+)? as of [0-9a-f]{7}: for now/u;
      expect(bodies.filter((body) => accepted.test(body))).toHaveLength(1);
      await reword('accepted: for now', 'Never mind.');
      expect(await finish(story)).toMatchObject({ breaches: [], resolved: false });
    });
});
