import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import type { StepResult } from '../../demo/run-action.ts';
import type { Comment, ReviewService } from '../../src/services/port.ts';
import { log } from '../run/logs.ts';
import { accounting, openStory, type Story } from '../run/story.ts';
import { forge, makeMarker, signing } from './forge.ts';
import { jobToken, newToken, openAs, runAs, threadWith } from './on-service.ts';

// Another job of the same bot account, whose token may edit, delete, post and resolve, and which has no key.

const at = (path: string, line: number, name: string, level: 'error' | 'warning', rule = `rule-${name}`) => ({
  path,
  line,
  level,
  rule,
  message: `Trouble with ${name}.`,
});
/** The error alone lets the check fail. */
const ERROR = at('a.js', 2, 'two', 'error');
const PLACES = [
  ['in another file', log([at('b.js', 1, 'one', 'warning'), ERROR])],
  ['on another line', log([at('a.js', 1, 'one', 'warning'), ERROR])],
  ['on its line', log([at('a.js', 2, 'one', 'warning'), ERROR])],
] as const;
export const [[, ALL]] = PLACES;
export const BASE = { 'a.js': 'x\n', 'b.js': 'x\n' };
export const HEAD = { 'a.js': 'one();\ntwo();\nfree();\n', 'b.js': 'one();\n' };
export const KEYED = { 'signing-key': 'a key that no other job has, at all' };
const DISMISSED = 'false positive: it is generated';
const AN_HOUR = 3_600_000;
/** The exit status of a check that fails. */
export const FAILS = 1;

/** `told` is all, or only what looks otherwise on each service. */
export function tellSignedTexts(kind: 'github' | 'gitlab', told: 'all' | 'by service'): void {
  describe(`on ${kind}, with a key and accept-resolved, another job`, () => tellAttacks(kind, told));
}

function tellAttacks(kind: 'github' | 'gitlab', told: 'all' | 'by service'): void {
  let story: Story;
  /** What the clock of the service is ahead, in milliseconds. */
  let later = 0;
  let job: ReviewService;
  let person: ReviewService;
  beforeEach(async () => {
    later = 0;
    story = await openStory('full', BASE, HEAD, {}, {}, () => Date.now() + later);
    job = await openAs(story, kind, jobToken(story, kind));
    person = await openAs(story, kind, await newToken(story, kind, { access: 'write' }));
  });
  afterEach(() => story.end());

  const run = (logs: Log = ALL, inputs: Readonly<Record<string, string>> = KEYED): Promise<StepResult> =>
    runAs(story, kind, jobToken(story, kind), logs, inputs);

  /** Our newest thread about a finding. */
  const ours = (name: string): Promise<Comment> => threadWith(job, `Trouble with ${name}.`);

  async function write({ id: commentId }: Comment, body: string): Promise<void> {
    expect(await job.edit([{ commentId, body }])).toMatchObject([{ kind: 'done' }]);
  }

  /** Posts a text, on the line that has no finding. */
  async function postElsewhere(body: string, newLine = 3): Promise<Comment> {
    const { base, head, pin } = await job.readChange();
    const commits = { baseSha: base ?? '', headSha: head ?? '', ...(pin !== undefined && { pin }) };
    const [outcome] = await job.postInline([{ body, position: { path: 'a.js', newLine, ...commits } }]);
    if (outcome?.kind !== 'done') throw new Error(`not posted: ${outcome?.message}`);
    return outcome.value;
  }

  async function resolve(who: ReviewService, { discussionId }: Comment, resolved = true): Promise<void> {
    expect(await who.setResolved([{ discussionId, resolved }])).toMatchObject([{ kind: 'done' }]);
  }

  async function say({ discussionId }: Comment, words: string): Promise<void> {
    expect(await person.reply(discussionId, words)).toMatchObject({ kind: 'done' });
  }

  async function failsTwice(logs: Log = ALL): Promise<void> {
    for (const _ of [1, 2]) expect((await run(logs)).status).toBe(FAILS);
  }

  /** A writer dismisses the error; then it is gone, and is back. Gives the comment from before. */
  async function dismissAndReturn(way: string): Promise<Comment> {
    await run();
    const two = await ours('two');
    if (way === 'by hand') await resolve(person, two);
    else await say(two, DISMISSED);
    expect((await run()).status).toBe(0);
    const dismissed = await ours('two');
    await story.push({ 'a.js': 'one();\n\nfree();\n' });
    await run(log([at('a.js', 1, 'one', 'warning')]));
    await story.push({ 'a.js': HEAD['a.js'] });
    expect((await run()).status).toBe(FAILS);
    return dismissed;
  }

  test('changes nothing about the dismissal of a writer for the thread that was posted', async () => {
    expect((await run()).status).toBe(FAILS);
    await say(await ours('two'), DISMISSED);
    expect((await run()).status).toBe(0);
    const last = await run();
    expect(last.status).toBe(0);
    expect(accounting(last)).toContain('0 posted');
    expect(last.log).toContain('Plan: 0 changes');
  });

  describe('that puts our older text back', () => {
    test('once a reply has taken the dismissal back', async () => {
      await run();
      await say(await ours('two'), DISMISSED);
      expect((await run()).status).toBe(0);
      const dismissed = await ours('two');
      await say(dismissed, 'reopen');
      expect((await run()).status).toBe(FAILS);
      await write(dismissed, dismissed.body);
      await resolve(job, dismissed);
      await failsTwice();
    });

    if (kind === 'gitlab') {
      test('of which GitLab does not say when it was written: it counts until somebody replies reopen', async () => {
        const dismissed = await dismissAndReturn('by a reply');
        await write(dismissed, dismissed.body);
        await resolve(job, dismissed);
        expect((await run()).status).toBe(0);
        await say(dismissed, 'reopen');
        await failsTwice();
        await write(dismissed, dismissed.body);
        await resolve(job, dismissed);
        await failsTwice();
      });
      return;
    }

    test('once a person has reopened the thread by hand', async () => {
      await run();
      await say(await ours('two'), DISMISSED);
      expect((await run()).status).toBe(0);
      const dismissed = await ours('two');
      await resolve(person, dismissed, false);
      expect((await run()).status).toBe(FAILS);
      later += AN_HOUR;
      await write(dismissed, dismissed.body);
      await resolve(job, dismissed);
      await failsTwice();
    });

    test.each(['by hand', 'by a reply'])(
      'once the finding that was dismissed %s was gone, and is back',
      async (way) => {
        const dismissed = await dismissAndReturn(way);
        later += AN_HOUR;
        await write(dismissed, dismissed.body);
        await resolve(job, dismissed);
        await failsTwice();
      },
    );

    test('and a dismissal outlives all that runs write', async () => {
      await run();
      for (const step of [1, 2, 3]) {
        later += AN_HOUR;
        if (step === 2) await say(await ours('two'), DISMISSED);
        expect((await run()).status).toBe(step === 1 ? FAILS : 0);
      }
      expect(accounting(await run())).toContain('0 posted, 0 resolved, 0 reopened');
    });
  });

  if (told === 'by service') return;

  describe.each(PLACES)('beside a finding %s', (_, logs) => {
    test.each(['by hand', 'by a reply'])(
      'that swaps the texts of two threads, one dismissed %s',
      async (way) => {
        await run(logs);
        const before = await ours('one');
        if (way === 'by hand') await resolve(person, before);
        else await say(before, DISMISSED);
        await run(logs);
        const [one, two] = [await ours('one'), await ours('two')];
        await write(one, two.body);
        await write(two, one.body);
        await failsTwice(logs);
      },
    );
  });

  test('that posts the text of ours on another line, and deletes ours', async () => {
    await run();
    const two = await ours('two');
    await job.deleteComment(two.id);
    const moved = await postElsewhere(two.body);
    await say(moved, 'accepted: fine');
    await failsTwice();
  });

  test('that does so with the text as it was posted first', async () => {
    const effect = { kind: 'status', status: 403 };
    await story.admin('POST', '/faults', { rules: [{ operation: 'edit-comment', effect }] });
    await run();
    await story.admin('DELETE', '/faults');
    const two = await ours('two');
    await job.deleteComment(two.id);
    const moved = await postElsewhere(two.body);
    await say(moved, 'accepted: fine');
    await failsTwice();
    await say(await ours('two'), 'accepted: fine');
    expect((await run()).status).toBe(0);
  });

  test('that makes the words of ours say something harmless', async () => {
    await run();
    const two = await ours('two');
    await write(two, two.body.replace('Trouble with two.', 'A semicolon is missing.'));
    await say(two, 'accepted: fine');
    await failsTwice();
  });

  test('that does so while its finding is gone, and a run has closed the thread', async () => {
    await run();
    const two = await ours('two');
    await write(two, two.body.replace('Trouble with two.', 'A semicolon is missing.'));
    await say(two, 'accepted: fine');
    await story.push({ 'a.js': 'one();\n\nfree();\n' });
    expect((await run(log([at('a.js', 1, 'one', 'warning')]))).status).toBe(0);
    await story.push({ 'a.js': HEAD['a.js'] });
    await failsTwice();
  });

  test('that makes up a thread of another tool, or of ours, where there is an error', async () => {
    const found = log([{ ...ERROR, rule: 'ApexDoc' }], 'PMD');
    const { head } = await job.readChange();
    const marker = makeMarker({ path: 'a.js', line: 2, rule: 'ApexDoc', commit: head ?? '' });
    for (const tool of ['pmd', 'PMD']) {
      const made = { ...marker, nonce: tool, fingerprint: { ...marker.fingerprint, tool } };
      await postElsewhere(forge('Nothing.', made, signing(job.identity)), 2);
      const first = await run(found);
      expect(first.status).toBe(FAILS);
      expect(accounting(first)).toContain(tool === 'pmd' ? '1 posted' : '1 kept');
    }
    await failsTwice(found);
  });

  test('that has the run sign a text from before there was a key', async () => {
    await run(ALL, {});
    const two = await ours('two');
    await job.deleteComment(two.id);
    const moved = await postElsewhere(two.body);
    await run();
    await story.push({ 'a.js': 'one();\n\nfree();\n' });
    await run(log([at('b.js', 1, 'one', 'warning')]));
    await story.push({ 'a.js': HEAD['a.js'] });
    await run();
    await say(moved, 'accepted: fine').catch(() => undefined);
    await failsTwice();
  });

  test('that resolves again what a person has reopened by hand', async () => {
    await run();
    await say(await ours('two'), DISMISSED);
    expect((await run()).status).toBe(0);
    const two = await ours('two');
    await resolve(person, two, false);
    expect((await run()).status).toBe(FAILS);
    expect(accounting(await run())).toContain('0 posted, 0 resolved, 0 reopened');
    await resolve(job, two);
    await failsTwice();
    await say(await ours('two'), 'accepted: after all');
    expect((await run()).status).toBe(0);
  });
}
