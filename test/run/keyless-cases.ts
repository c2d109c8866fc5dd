import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { z } from 'zod';
import type { StepResult } from '../../demo/run-action.ts';
import type { Marker } from '../../src/model.ts';
import type { Comment, ReviewService } from '../../src/services/port.ts';
import { forge, markerOf, signing, visibleOf } from '../security/forge.ts';
import { openAs } from '../security/on-service.ts';
import { log } from './logs.ts';
import { runOn } from './run-on.ts';
import { accounting, openStory, readable, type Story } from './story.ts';

const KEY = 'a key that no job but ours has, 1';
const NEXT_KEY = 'a key that no job but ours has, 2';
const at = (line: number, name: string) => ({
  path: 'a.js',
  line,
  level: 'error' as const,
  message: `Trouble with ${name}.`,
});
const ALL = log([at(1, 'one'), at(2, 'two')]);
const TWO = log([at(1, 'two')]);
const NONE = log([]);
const FIRST = 'a.js:1 open: Trouble with one.';

/** `told` is all, or only what looks otherwise on each service. */
export function tellKeyless(kind: 'github' | 'gitlab', told: 'all' | 'by service'): void {
  describe(`without a key, on ${kind}`, () => {
    let story: Story;
    /** The token of this job. */
    let token: string;
    beforeEach(async () => {
      story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'one();\ntwo();\n' });
      token = kind === 'github' ? story.sandbox.githubToken : story.sandbox.gitlabToken;
    });
    afterEach(() => story.end());

    const run = (logs: Log, inputs: Readonly<Record<string, string>> = {}, as = token): Promise<StepResult> =>
      runOn(kind, story, logs, inputs, { token: as });
    /** The change as a token shows it, and as it may write on it. */
    const open = (as: string): Promise<ReviewService> => openAs(story, kind, as);

    async function stranger(more: object = {}): Promise<string> {
      const user = z
        .object({ id: z.string() })
        .parse(await story.admin('POST', '/users', { name: 'Mallory', role: 'All Users', ...more }));
      const made = await story.admin('POST', '/tokens', { userId: user.id, kind: `${kind}-personal` });
      return z.object({ token: z.string() }).parse(made).token;
    }

    /** Posts a text on a line, as somebody. */
    async function post(as: string, body: string, newLine = 1): Promise<Comment> {
      const service = await open(as);
      const { base, head, pin } = await service.readChange();
      const position = { path: 'a.js', newLine, baseSha: base ?? '', headSha: head ?? '' };
      const [outcome] = await service.postInline([
        { body, position: { ...position, ...(pin !== undefined && { pin }) } },
      ]);
      if (outcome?.kind !== 'done') throw new Error(`not posted: ${outcome?.message}`);
      return outcome.value;
    }

    interface Ours {
      readonly comment: Comment;
      readonly marker: Marker;
      readonly identity: readonly string[];
    }

    /** Our thread on a line, as a keyless run has written it. */
    async function ours(line = 1): Promise<Ours> {
      const service = await open(token);
      await service.readChange();
      const { identity } = service;
      for (const comment of await service.listComments()) {
        const marker = markerOf(comment);
        if (marker?.stands === line) return { comment, marker, identity };
      }
      throw new Error(`there is no thread of ours on line ${line}`);
    }

    /** A comment such as ours about the same finding, that anybody can make. */
    function made({ comment, marker, identity }: Ours, nonce: string, more: Partial<Marker> = {}): string {
      const { writer: _, ...rest } = marker;
      return forge(visibleOf(comment), { ...rest, nonce, ...more }, signing(identity));
    }

    /** Makes it as if we had not run yet. */
    async function forget(): Promise<void> {
      const service = await open(token);
      for (const { id, mine } of await service.listComments()) if (mine) await service.deleteComment(id);
    }

    const inOrder = async (): Promise<readonly string[]> => readable(await story.truth());

    test('a comment of a stranger that is made as ours are takes no place, and costs no thread of ours', async () => {
      await run(ALL);
      const known = await ours();
      await forget();
      await post(await stranger(), made(known, 'AAA'));
      const posted = await run(ALL);
      expect(accounting(posted)).toContain('2 posted, 0 resolved');
      expect(posted.log).toMatch(
        /1 comment like ours, but written by \S+, which does not count: if that was this job, resolve the threads with its old token by the command clean/u,
      );
      await post(await stranger(), made(known, 'ZZZ'));
      expect(accounting(await run(ALL))).toContain('0 posted, 0 resolved');
      expect((await inOrder()).filter((one) => one === FIRST)).toHaveLength(3);
    });

    test('a text that our own account repeats with other text before, behind or within it is nothing', async () => {
      await run(ALL);
      const text = made(await ours(), 'AAA');
      await forget();
      const echoes = [
        `Mallory wrote:\n\n${text}`,
        `${text}\n\nThanks, Mallory.`,
        text.replace('Trouble', 'Much trouble'),
      ];
      for (const echo of echoes) await post(token, echo);
      const result = await run(ALL, { 'accept-resolved': 'true' });
      expect(accounting(result)).toContain('2 posted, 0 resolved');
      expect(result.status).toBe(1);
      expect(await inOrder()).toHaveLength(echoes.length + 2);
    });

    test('what our account repeats word for word passes for ours, and with a key its finding is posted anew', async () => {
      await run(ALL);
      const known = await ours();
      await forget();
      const echo = await post(token, made(known, 'AAA'));
      expect(accounting(await run(ALL))).toContain('1 posted, 0 resolved');
      await (await open(token)).setResolved([{ discussionId: echo.discussionId, resolved: true }]);
      const result = await run(ALL, { 'accept-resolved': 'true', 'signing-key': KEY });
      expect(accounting(result)).toContain('2 posted');
      expect(result.status).toBe(1);
      expect(accounting(await run(ALL, { 'signing-key': KEY }))).toContain('0 posted, 0 resolved');
    });

    test('what another account of this job wrote is none of ours, and its findings are posted anew', async () => {
      await run(ALL, {}, await stranger());
      const result = await run(ALL, { 'dry-run': 'true' });
      expect(accounting(result)).toContain('2 posted');
      expect(result.log).toContain('2 comments like ours');
    });

    test('where the service changes words, a run posts nothing that stays, and says what helps', async () => {
      const effect = { kind: 'expanded-word', word: 'Trouble', into: 'Much trouble' };
      await story.admin('POST', '/faults', { rules: [{ operation: 'create-comment', effect }] });
      const result = await run(ALL, { 'fail-level': 'none' });
      expect(result.status).toBe(3);
      expect(result.log).toContain('the service changes the words of comments');
      expect(result.log).toContain('set a signing-key');
      expect(await inOrder()).toEqual([]);
      expect(accounting(await run(ALL, { 'signing-key': KEY }))).toContain('2 posted');
      expect(accounting(await run(ALL, { 'signing-key': KEY }))).toContain('2 kept');
    });

    test('where it changes the words of an edit, nothing more is written', async () => {
      await run(ALL);
      const effect = { kind: 'expanded-word', word: 'Fixed as of', into: 'Has been fixed as of' };
      await story.admin('POST', '/faults', { rules: [{ operation: 'edit-comment', effect }] });
      await story.push({ 'a.js': '\n' });
      const result = await run(NONE);
      expect(result.status).toBe(3);
      expect(result.log).toContain('set a signing-key');
    });

    test('a thread of ours that somebody else has edited is left, and reopened, where the service tells', async () => {
      await run(ALL);
      const { comment } = await ours();
      const person = await open(await stranger({ role: 'Account Owners' }));
      await person.readChange();
      await person.listComments();
      const body = comment.body.replace('Trouble', 'Much trouble');
      const [outcome] = await person.edit([{ commentId: comment.id, body }]);
      expect(outcome?.kind).toBe('done');
      if (kind === 'gitlab') {
        // Its listing does not say who has changed a note.
        expect(accounting(await run(ALL))).toContain('1 posted, 0 resolved');
        return;
      }
      const kept = await run(ALL);
      expect(accounting(kept)).toContain('0 posted, 0 resolved, 0 reopened');
      expect(kept.log).toContain('somebody else has changed our comments at a.js:1: no run resolves');
      await (await open(token)).setResolved([{ discussionId: comment.discussionId, resolved: true }]);
      expect(accounting(await run(ALL, { 'accept-resolved': 'true' }))).toContain('1 reopened');
      expect(accounting(await run(ALL))).toContain('0 posted, 0 resolved, 0 reopened');
      await story.push({ 'a.js': 'two();\n' });
      const left = await run(TWO);
      expect(accounting(left)).toContain('0 posted, 0 resolved, 0 reopened');
      expect(JSON.stringify(left.report)).toContain('so no run may resolve it: resolve it by hand');
      const { threads } = await story.truth();
      expect(
        threads.flatMap(({ comments }) => comments).some(({ body }) => body.includes('Much trouble')),
      ).toBe(true);
    });

    if (told === 'by service') return;

    test('findings that a stranger made up use no room', async () => {
      await run(ALL);
      const known = await ours();
      await forget();
      const mallory = await stranger();
      for (const nonce of ['A', 'B', 'C'])
        await post(
          mallory,
          made(known, nonce, { fingerprint: { ...known.marker.fingerprint, rule: nonce } }),
        );
      expect(accounting(await run(ALL, { 'max-threads': '2' }))).toContain('2 posted, 0 resolved');
    });

    test('a later version that a stranger made up holds nothing', async () => {
      await run(ALL);
      const { comment } = await ours();
      await post(await stranger(), comment.body.replace('<!-- sarif-review:2:', '<!-- sarif-review:99:'));
      await story.push({ 'a.js': '\n' });
      expect(accounting(await run(NONE))).toContain('0 posted, 2 resolved');
    });

    test('threads from before a change of the key are signed again, and need the old one no more', async () => {
      await run(ALL, { 'signing-key': KEY });
      await story.push({ 'a.js': 'two();\n' });
      const changed = { 'signing-key': `${NEXT_KEY}\n${KEY}` };
      const settled = await run(TWO, changed);
      expect(accounting(settled)).toContain('0 posted, 1 resolved, 0 reopened');
      expect(settled.log).toContain('they are signed with the current key when they are next edited');
      await story.push({ 'a.js': 'one();\ntwo();\n' });
      // The thread that was resolved is known by the new key alone.
      const back = await run(log([at(1, 'one')]), { 'signing-key': NEXT_KEY });
      expect(accounting(back)).toContain('0 posted, 0 resolved, 1 reopened');
    });

    test('a key that comes later: what is still found is posted anew, once', async () => {
      await run(ALL);
      await story.push({ 'a.js': 'two();\n' });
      const keyed = { 'signing-key': KEY };
      expect(accounting(await run(TWO, keyed))).toContain('1 posted, 2 resolved, 0 reopened');
      expect(accounting(await run(TWO, keyed))).toContain('0 posted, 0 resolved, 0 reopened');
      await story.push({ 'a.js': 'one();\ntwo();\n' });
      expect(accounting(await run(ALL, keyed))).toContain('1 posted');
    });
  });
}
