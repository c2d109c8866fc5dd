import { basename } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { z } from 'zod';
import type { StepResult } from '../../demo/run-action.ts';
import { createGiteaService } from '../../src/services/gitea.ts';
import type { Comment, ReviewService } from '../../src/services/port.ts';
import { forge, markerOf, signing, visibleOf } from '../security/forge.ts';
import { tokenOf } from '../services/gitea/front.ts';
import { log } from './logs.ts';
import { quickWorld } from './quick-world.ts';
import { runOn } from './run-on.ts';
import { accounting, openStory, type Story } from './story.ts';

const at = (line: number, name: string, level: 'error' | 'warning') => ({
  path: 'a.js',
  line,
  level,
  message: `Trouble with ${name}.`,
});
/** The error alone lets the check fail. */
const ALL = log([at(1, 'one', 'warning'), at(2, 'two', 'error')]);
const ON_ONE_LINE = log([
  { ...at(1, 'one', 'warning'), rule: 'rule-one' },
  { ...at(1, 'two', 'error'), rule: 'rule-two' },
]);
const KEYED = { 'signing-key': 'a key that no run of a fork has, at all' };
const NO_KEY = {};
const DISMISSED = 'false positive: it is generated';
/** The exit status of a check that fails. */
const FAILS = 1;

/**
 * The automatic account is that of every run, and a fork's run edits and deletes what it wrote. `told` is
 * all, or all but what is the same without a key.
 */
export function tellSharedAccount(kind: 'gitea' | 'forgejo', told: 'all' | 'with a key'): void {
  describe(`on ${kind}, where a run of a fork has the same hand`, () => {
    let story: Story;
    let fork: ReviewService;
    let person: ReviewService;
    beforeEach(async () => {
      story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'one();\ntwo();\n' });
      const job = await story.admin('POST', '/users', { name: 'Fork', role: 'All Users' });
      const { id: userId } = z.object({ id: z.string() }).parse(job);
      const rights = { fork: 'yes' };
      const made = await story.admin('POST', '/tokens', { userId, kind: 'gitea-automatic', rights });
      fork = open(z.object({ token: z.string() }).parse(made).token);
      person = open(await tokenOf(story.sandbox, 'Ada'));
    });
    afterEach(() => story.end());

    const run = (inputs: Readonly<Record<string, string>>, logs: Log = ALL): Promise<StepResult> => {
      const given = { 'accept-resolved': 'true', ...inputs };
      return runOn(kind, story, logs, given, { token: story.sandbox.giteaToken });
    };

    function open(token: string): ReviewService {
      const world = quickWorld({}, story.repository.path);
      return createGiteaService({
        kind,
        apiUrl: `${story.sandbox.baseUrl}/${kind}/api/v1`,
        repository: `sandbox/${basename(story.repository.path)}`,
        pullRequest: story.deployment,
        token,
        readyTimeoutMs: 1_000,
        deadline: world.now() + 60_000,
        userAgent: 'test',
        world,
        progress: () => undefined,
      });
    }

    /** Our newest comment on a finding. */
    async function ours(name: string): Promise<Comment> {
      const found = (await fork.listComments())
        .toSorted((a, b) => Number(a.id) - Number(b.id))
        .findLast(
          ({ id, discussionId, body }) => id === discussionId && body.includes(`Trouble with ${name}.`),
        );
      if (found === undefined) throw new Error(`there is no thread about ${name}`);
      return found;
    }

    async function write({ id: commentId }: Comment, body: string): Promise<void> {
      const [outcome] = await fork.edit([{ commentId, body }]);
      expect(outcome).toMatchObject({ kind: 'done' });
    }

    /** A run that comes to its end with no place signed, as if it had been killed right after it posted. */
    async function runUnbound(logs = ALL): Promise<void> {
      const effect = { kind: 'status', status: 403 };
      await story.admin('POST', '/faults', { rules: [{ operation: 'edit-comment', effect }] });
      const { status, log } = await run(KEYED, logs);
      await story.admin('DELETE', '/faults');
      expect(status).toBe(FAILS);
      expect(log).toContain('where it stands could not be signed');
    }

    async function decide(name: string, words: string): Promise<void> {
      await person.readChange();
      const outcome = await person.reply((await ours(name)).discussionId, words);
      expect(outcome).toMatchObject({ kind: 'done' });
    }

    const keys = [
      ['without a key', NO_KEY],
      ['with a key', KEYED],
    ] as const;
    describe.each(keys.filter(([key]) => told === 'all' || told === key))('%s', (_, inputs) => {
      test('the text of a finding that a person dismissed dismisses no other', async () => {
        await run(inputs);
        await decide('one', DISMISSED);
        await run(inputs);
        await write(await ours('two'), (await ours('one')).body);
        for (const _ of [1, 2]) expect((await run(inputs)).status).toBe(FAILS);
      });

      describe.each([
        ['on another line', ALL],
        ['on its line', ON_ONE_LINE],
      ] as const)('beside a finding %s', (_, logs) => {
        test('the thread that a person dismissed is made to be about that, and dismisses none', async () => {
          await run(inputs, logs);
          await decide('one', DISMISSED);
          await run(inputs, logs);
          const [one, two] = [await ours('one'), await ours('two')];
          await write(one, two.body);
          await fork.deleteComment(two.id);
          for (const _ of [1, 2]) expect((await run(inputs, logs)).status).toBe(FAILS);
        });
      });

      test('a dismissal that nobody took, and that needs no key to be written down, counts for nothing', async () => {
        await run(inputs);
        const { head } = await fork.readChange();
        const dismissal = { replyId: '1', says: 'false positive', reason: 'generated' } as const;
        const decided = { mark: 'dismissed', dismissal, way: 'reply' } as const;
        for (const said of [decided, { ...decided, way: 'said' }, { mark: 'suppressed' }] as const) {
          const two = await ours('two');
          const marker = markerOf(two);
          if (marker === undefined) throw new Error('the comment has no marker');
          const forged = { ...marker, step: 9, head: head ?? '', ...said };
          await write(two, forge(visibleOf(two), forged, signing(fork.identity)));
          expect((await run(inputs)).status).toBe(FAILS);
        }
      });

      test('a comment that was deleted is posted anew, and its finding counted', async () => {
        await run(inputs);
        await fork.deleteComment((await ours('two')).id);
        const again = await run(inputs);
        expect(again.status).toBe(FAILS);
        expect(accounting(again)).toContain('1 posted');
        expect(accounting(await run(inputs))).toContain('0 posted');
      });

      test('an older text that is put back takes no dismissal up again', async () => {
        await run(inputs);
        await decide('two', DISMISSED);
        await run(inputs);
        const dismissed = await ours('two');
        await decide('two', 'reopen');
        expect((await run(inputs)).status).toBe(FAILS);
        await write(dismissed, dismissed.body);
        for (const _ of [1, 2]) expect((await run(inputs)).status).toBe(FAILS);
      });
    });

    test('a run that ended before it signed a place leaves a thread that decides nothing, and the next one posts it anew', async () => {
      await runUnbound();
      await decide('two', DISMISSED);
      const before = await ours('two');
      const next = await run(KEYED);
      expect(next.status).toBe(FAILS);
      expect(accounting(next)).toContain('2 posted');
      expect((await ours('two')).body).not.toContain('A person already decided');
      const listed = await fork.listComments();
      // Nobody had replied below the other one.
      expect(listed.filter(({ body }) => body.includes('Trouble with one.'))).toHaveLength(1);
      const old = listed.find(({ id }) => id === before.id);
      expect(old?.body).toContain('The same finding has another thread');
      expect(old?.resolved).toBe(kind === 'gitea');
      await decide('two', DISMISSED);
      expect((await run(KEYED)).status).toBe(0);
      const last = await run(KEYED);
      expect(accounting(last)).toContain('0 posted');
      expect(last.log).toContain('Plan: 0 changes');
    });

    test('a text that no run has signed for its place dismisses nothing in that of another one', async () => {
      await run(KEYED, ON_ONE_LINE);
      await decide('one', DISMISSED);
      await run(KEYED, ON_ONE_LINE);
      const one = await ours('one');
      await fork.deleteComment((await ours('two')).id);
      await runUnbound(ON_ONE_LINE);
      const two = await ours('two');
      await write(one, two.body);
      await fork.deleteComment(two.id);
      for (const _ of [1, 2]) expect((await run(KEYED, ON_ONE_LINE)).status).toBe(FAILS);
    });

    test('a comment that was made to say something else is posted anew, and what people say to it counts for nothing', async () => {
      await run(KEYED);
      const two = await ours('two');
      await write(two, two.body.replace('Trouble with two.', 'A semicolon is missing.'));
      await person.readChange();
      await person.reply(two.discussionId, DISMISSED);
      const next = await run(KEYED);
      expect(next.status).toBe(FAILS);
      expect(accounting(next)).toContain('1 posted');
      expect((await run(KEYED)).status).toBe(FAILS);
    });

    test('threads from before there was a key are posted anew, and then what people decide counts', async () => {
      await run(NO_KEY);
      await decide('two', DISMISSED);
      const next = await run(KEYED);
      expect(next.status).toBe(FAILS);
      expect(accounting(next)).toContain('2 posted');
      await decide('two', DISMISSED);
      expect((await run(KEYED)).status).toBe(0);
    });

    test('what people decide counts with a key alone, and a run without one says so and what helps', async () => {
      await run(NO_KEY);
      await decide('two', DISMISSED);
      const without = await run(NO_KEY);
      expect(without.status).toBe(FAILS);
      expect(without.log).toContain('give it as signing-key');
    });

    if (kind === 'gitea')
      test('what people resolve by hand counts with a key alone', async () => {
        for (const [inputs, status] of [
          [NO_KEY, FAILS],
          [KEYED, 0],
        ] as const) {
          await run(inputs);
          const { discussionId } = await ours('two');
          await person.readChange();
          const outcomes = await person.setResolved([{ discussionId, resolved: true }]);
          expect(outcomes).toMatchObject([{ kind: 'done' }]);
          expect((await run(inputs)).status).toBe(status);
        }
      });

    test('with a key the dismissals of people let the check pass', async () => {
      await run(KEYED);
      await decide('two', DISMISSED);
      const decided = await run(KEYED);
      expect(decided.status).toBe(0);
      expect(decided.log).not.toContain('give it as signing-key');
    });
  });
}
