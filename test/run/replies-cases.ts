import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { log } from './logs.ts';
import { accounting, type Listing, openStory, type Person, readable, type Story } from './story.ts';

const BASE = { 'src/a.js': 'one\ntwo\n' };
const HEAD = { 'src/a.js': 'one\nbad\ntwo\n' };
const GOOD = { 'src/a.js': 'one\ngood\ntwo\n' };
const FOUND = log([{ path: 'src/a.js', line: 2, level: 'error' }]);
const READ = { dismissals: 'replies' };
const ACCEPTING = { ...READ, 'accept-resolved': 'true' };

let story: Story;
let ada: Person;
let pushes = 0;

const thread = async (): Promise<string> => (await story.truth()).threads[0]?.discussionId ?? '';
const say = async (text: string, who = ada) => who.reply(await thread(), text);
const shown = async (): Promise<string> => readable(await story.truth())[0] ?? '';
const state = async (): Promise<string | undefined> => (await shown()).split(' ')[1];
const another = async () => {
  pushes += 1;
  await story.push({ 'note.txt': String(pushes) });
};
const quiet = async (): Promise<boolean> =>
  (await story.writes()).every(({ path }) => path.includes('/checks/'));

async function begin(listing: Listing): Promise<void> {
  story = await openStory(listing, BASE, HEAD);
  await story.run(FOUND, READ);
  ada = await story.person('Ada');
}

export function tellReplies(listings: readonly Listing[]): void {
  describe.each(listings)('with the listing in its %s form', (listing) => {
    beforeEach(() => begin(listing));
    afterEach(() => story.end());

    test('a dismissal resolves the thread, once, and counts where people may accept', async () => {
      await say('won’t fix : it goes with the next release\n\nmore');
      const first = await story.run(FOUND, ACCEPTING);
      expect(await shown()).toContain(` resolved: `);
      expect(await shown()).toContain("Dismissed as won't fix as of");
      expect(first.status).toBe(0);
      expect(accounting(first)).toBe(
        '1 result = 1 resolved-by-people; threads: 0 posted, 1 resolved, 0 reopened',
      );
      expect(first.log).toContain('passed; 1 error accepted by people');
      await another();
      const second = await story.run(FOUND, ACCEPTING);
      expect(second.status).toBe(0);
      expect(await quiet()).toBe(true);
      expect(second.log).toContain('1 error accepted by people');
      // Off by default.
      expect((await story.run(FOUND, READ)).status).toBe(1);
      expect(await quiet()).toBe(true);
    });

    test('the summary and the report say what was decided, and why', async () => {
      await say('false positive: it is <b>generated</b>');
      const result = await story.run(FOUND, ACCEPTING);
      expect(result.summary).toContain('### Dismissed by people');
      expect(result.summary).toContain('false positive at src/a.js:2');
      expect(result.summary).not.toContain('<b>');
      expect(result.report).toMatchObject({
        dismissals: [
          {
            kind: 'false positive',
            reason: 'it is <b>generated</b>',
            path: 'src/a.js',
            line: 2,
            discussionId: await thread(),
            accepted: true,
          },
        ],
      });
    });

    test('without a reason it counts for nothing, and is listed', async () => {
      await say("Won't fix");
      const result = await story.run(FOUND, ACCEPTING);
      expect(await state()).toBe('open:');
      expect(await quiet()).toBe(true);
      expect(result.summary).toContain('it gives no reason');
      expect(result.report).toMatchObject({ dismissalsNotCounted: [{ reason: 'it gives no reason' }] });
    });

    test('what speaks of a dismissal in other words does not count, and is listed with the form', async () => {
      await say('It is a false positive: really');
      const result = await story.run(FOUND, ACCEPTING);
      expect([result.status, await state(), await quiet()]).toEqual([1, 'open:', true]);
      expect(result.report).toMatchObject({
        dismissalsNotCounted: [
          { reason: expect.stringContaining('begin the reply with "false positive: why"') },
        ],
      });
      await say('fp - it is generated');
      const decided = await story.run(FOUND, ACCEPTING);
      expect([decided.status, await state()]).toEqual([0, 'resolved:']);
      expect(decided.report).toMatchObject({ dismissalsNotCounted: [] });
    });

    test('ordinary talk decides nothing', async () => {
      for (const text of ['Maybe accepted: no', 'reopen it', 'fine\nfalse positive: no']) await say(text);
      const result = await story.run(FOUND, ACCEPTING);
      expect(await state()).toBe('open:');
      expect(result.report).toMatchObject({ dismissalsNotCounted: [] });
    });

    test('unless it is asked for, nobody decides by a reply', async () => {
      await say('false positive: it is generated');
      await story.run(FOUND, { 'accept-resolved': 'true' });
      expect(await state()).toBe('open:');
      await story.run(FOUND, { dismissals: 'none' });
      expect(await state()).toBe('open:');
    });

    test('a dismissal that was made stays where replies are read no more', async () => {
      await say('false positive: it is generated');
      await story.run(FOUND, READ);
      await another();
      await story.run(FOUND);
      expect(await state()).toBe('resolved:');
      expect(await quiet()).toBe(true);
    });

    test('a comment that carries a marker of ours decides nothing, be it broken', async () => {
      const { threads } = await story.truth();
      const marker = /<!-- sarif-review.*-->/u.exec(threads[0]?.comments[0]?.body ?? '')?.[0] ?? '';
      await say(`false positive: mine\n\n${marker.replace('thread', 'mark')}`);
      await say('accepted: mine\n\n<!-- sarif-review:1:');
      await story.run(FOUND, ACCEPTING);
      expect(await state()).toBe('open:');
    });

    test('neither does the first comment of a thread of somebody else', async () => {
      await ada.comment('false positive: all of it', { path: 'src/a.js', newLine: 2 });
      await story.run(FOUND, ACCEPTING);
      expect((await story.truth()).threads.map(({ resolved }) => resolved === true)).toEqual([false, false]);
    });

    test('a dismissal that is deleted is taken back', async () => {
      await say('false positive: it is generated');
      await story.run(FOUND, ACCEPTING);
      const reply = (await story.truth()).threads[0]?.comments.find(({ body }) => body.startsWith('false'));
      await ada.deleteComment(reply?.id ?? '');
      const result = await story.run(FOUND, ACCEPTING);
      expect(await state()).toBe('open:');
      expect(await shown()).toContain('The dismissal was taken back as of');
      expect(accounting(result)).toContain(
        '1 result = 1 reopened; threads: 0 posted, 0 resolved, 1 reopened',
      );
      await another();
      await story.run(FOUND, ACCEPTING);
      expect(await quiet()).toBe(true);
    });

    test('a finding that goes is fixed, whatever was decided, and is judged anew when it comes back', async () => {
      await say('false positive: it is generated');
      await story.run(FOUND, READ);
      await story.push(GOOD);
      await story.run(log([]), READ);
      expect(await shown()).toContain('Fixed as of');
      await story.push(HEAD);
      await story.run(FOUND, READ);
      expect(await state()).toBe('open:');
      await another();
      await story.run(FOUND, READ);
      expect(await quiet()).toBe(true);
    });

    test('the gate of a dismissal in the same run as its finding goes is that the finding is gone', async () => {
      await say('false positive: it is generated');
      await story.push(GOOD);
      const result = await story.run(log([]), READ);
      expect(result.status).toBe(0);
      expect(await shown()).toContain('Fixed as of');
    });
  });
}

/** The times of replies, and whether a person set the flag, stand in the full listing alone. */
export function tellTimedReplies(): void {
  describe('with the full listing', () => {
    beforeEach(() => begin('full'));
    afterEach(() => story.end());

    test('reopen alone takes it back, once, and the last word counts', async () => {
      await say('false positive: it is generated');
      await story.run(FOUND, ACCEPTING);
      await say('Reopen');
      const opened = await story.run(FOUND, ACCEPTING);
      expect(opened.status).toBe(1);
      expect(await state()).toBe('open:');
      await another();
      await story.run(FOUND, ACCEPTING);
      expect(await quiet()).toBe(true);
      await say('accepted: we live with it', await story.person('Bob'));
      const closed = await story.run(FOUND, ACCEPTING);
      expect(closed.status).toBe(0);
      expect(await state()).toBe('resolved:');
    });

    test('of two people who disagree the last one counts', async () => {
      await say('false positive: it is generated');
      await say('reopen', await story.person('Bob'));
      await story.run(FOUND, ACCEPTING);
      expect(await state()).toBe('open:');
      expect(await quiet()).toBe(true);
      await say("won't fix: it is old");
      await say('accepted: it is', await story.person('Bob'));
      await story.run(FOUND, ACCEPTING);
      expect(await shown()).toContain('Accepted as of');
    });

    test('a thread that a person reopens by hand stays open, and so does one that is resolved again', async () => {
      await say('false positive: it is generated');
      await story.run(FOUND, ACCEPTING);
      await ada.setResolved(await thread(), false);
      await another();
      const open = await story.run(FOUND, ACCEPTING);
      expect(open.status).toBe(1);
      expect(await state()).toBe('open:');
      expect(await quiet()).toBe(true);
      await ada.setResolved(await thread(), true);
      await another();
      const closed = await story.run(FOUND, ACCEPTING);
      expect(closed.status).toBe(0);
      expect(await state()).toBe('resolved:');
    });

    test('replies are judged before flags', async () => {
      await say('false positive: it is generated');
      await story.run(FOUND, ACCEPTING);
      await ada.setResolved(await thread(), false);
      await say("won't fix: it is old");
      await story.run(FOUND, ACCEPTING);
      expect(await state()).toBe('resolved:');
    });

    test('a thread resolved by hand takes its reason from the last reply', async () => {
      await say('We have seen this before.');
      await say('It is dead code.');
      await ada.setResolved(await thread(), true);
      const result = await story.run(FOUND, ACCEPTING);
      expect(result.report).toMatchObject({
        dismissals: [{ kind: 'resolved', reason: 'It is dead code.', accepted: true }],
      });
      expect(result.log).toContain('1 error accepted by people');
      expect(await quiet()).toBe(true);
    });

    test('a dismissal about a thread that was resolved by hand gets its mark alone, and stays without its words', async () => {
      await ada.setResolved(await thread(), true);
      await say('false positive: it is generated');
      const result = await story.run(FOUND, ACCEPTING);
      expect(accounting(result)).toContain('1 resolved-by-people; threads: 0 posted, 0 resolved, 0 reopened');
      expect(await shown()).toContain('Dismissed as a false positive');
      const reply = (await story.truth()).threads[0]?.comments.find(({ body }) => body.startsWith('false'));
      await ada.deleteComment(reply?.id ?? '');
      await another();
      await story.run(FOUND, ACCEPTING);
      expect(await state()).toBe('resolved:');
      expect(await quiet()).toBe(true);
    });

    test('a secret in a reason reaches no output and no marker', async () => {
      const { clientSecret } = story.sandbox;
      // The second one lies across the 200th character, where reasons are cut.
      const start = `the secret is ${clientSecret} `.padEnd(200 - clientSecret.length / 2, '.');
      await say(`false positive: ${start}${clientSecret}`);
      const result = await story.run(FOUND, ACCEPTING);
      const bodies = (await story.truth()).threads[0]?.comments.slice(2).map(({ body }) => body) ?? [];
      const hidden = bodies.map((body) =>
        Buffer.from(
          (/:mark:([\w.]+):/u.exec(body)?.[1] ?? '').replaceAll('.', '+').replaceAll('_', '/'),
          'base64',
        ).toString('utf8'),
      );
      expect(hidden.join()).toContain('the secret is');
      const printed = result.log.replaceAll(/^::add-mask::.*$/gmu, '');
      const everything = [...bodies, ...hidden, printed, result.summary, JSON.stringify(result.report)];
      expect(everything.join('\n')).not.toContain(clientSecret.slice(0, 8));
      await another();
      await story.run(FOUND, ACCEPTING);
      expect(await quiet()).toBe(true);
    });
  });
}
