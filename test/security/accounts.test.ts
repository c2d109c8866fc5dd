import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ReviewService } from '../../src/services/port.ts';
import { log } from '../run/logs.ts';
import { accounting, openStory, type Story } from '../run/story.ts';
import { forge, markerOf, signing, visibleOf } from './forge.ts';
import { jobToken, newToken, openAs, runAs, threadWith } from './on-service.ts';

// Whose hand counts: that of people who may write, and neither that of a run nor that of a bot.

const ALL = log([{ path: 'a.js', line: 1, level: 'error', message: 'Trouble with one.' }]);
const KEYED = { 'signing-key': 'a key that no other job has, at all' };
const NO_KEY = {};
const ACCEPTED = 'accepted: fine';
/** The exit status of a check that fails. */
const FAILS = 1;

describe.each(['github', 'gitlab'] as const)('on %s', (kind) => {
  let story: Story;
  beforeEach(async () => {
    story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'one();\ntwo();\n' });
  });
  afterEach(() => story.end());

  const make = async (user: object, of?: string): Promise<ReviewService> =>
    openAs(story, kind, await newToken(story, kind, user, of));
  const run = (token: string, inputs: Readonly<Record<string, string>> = KEYED) =>
    runAs(story, kind, token, ALL, inputs);
  const say = async (who: ReviewService, words: string): Promise<void> => {
    const { discussionId } = await threadWith(who, 'Trouble with one.');
    expect(await who.reply(discussionId, words)).toMatchObject({ kind: 'done' });
  };
  const resolve = async (who: ReviewService, resolved = true): Promise<void> => {
    const { discussionId } = await threadWith(who, 'Trouble with one.');
    expect(await who.setResolved([{ discussionId, resolved }])).toMatchObject([{ kind: 'done' }]);
  };
  const fails = async (token: string, inputs: Readonly<Record<string, string>> = KEYED): Promise<void> => {
    for (const _ of [1, 2]) expect((await run(token, inputs)).status).toBe(FAILS);
  };

  describe.each([
    ['with a key', KEYED],
    ['without a key', NO_KEY],
  ] as const)('%s', (_, inputs) => {
    test('the token of a person who runs this: what the account resolved without a mark, and says, accepts nothing', async () => {
      const token = await newToken(story, kind, { name: 'Grace', access: 'maintain' });
      await run(token, inputs);
      const grace = await openAs(story, kind, token);
      await say(grace, ACCEPTED);
      await fails(token, inputs);
      await resolve(grace);
      const first = await run(token, inputs);
      expect(first.status).toBe(FAILS);
      expect(first.summary).toContain('it is the account of this run');
      expect(accounting(first)).toContain('0 posted, 0 resolved, 0 reopened');
      const ada = await make({ access: 'write' });
      await say(ada, ACCEPTED);
      expect((await run(token, inputs)).status).toBe(0);
      await resolve(ada, false);
      await fails(token, inputs);
      await resolve(grace);
      await fails(token, inputs);
    });

    test('the token of a bot: what the account resolved without a mark is reopened', async () => {
      const token = jobToken(story, kind);
      await run(token, inputs);
      await resolve(await openAs(story, kind, token));
      const next = await run(token, inputs);
      expect(next.status).toBe(FAILS);
      expect(accounting(next)).toContain('1 reopened');
      expect(accounting(await run(token, inputs))).toContain('0 reopened');
    });

    test('who may not write decides nothing, and takes nothing back', async () => {
      const token = jobToken(story, kind);
      await run(token, inputs);
      const reader = await make({ name: 'Rita', access: 'read' });
      await say(reader, ACCEPTED);
      await fails(token, inputs);
      await say(await make({ access: 'write' }), ACCEPTED);
      expect((await run(token, inputs)).status).toBe(0);
      await say(reader, 'reopen');
      expect((await run(token, inputs)).status).toBe(0);
    });
  });

  if (kind === 'github')
    test('whoever edited a reply last has said what stands there', async () => {
      const token = jobToken(story, kind);
      await run(token);
      const reader = await make({ name: 'Rita', access: 'read' });
      await say(reader, ACCEPTED);
      await fails(token);
      const owner = await make({ name: 'Olga', role: 'Account Owners' });
      const reply = (await owner.listComments()).find(({ body }) => body === ACCEPTED);
      const edit = { commentId: reply?.id ?? '', body: 'accepted: it is fine' };
      expect(await owner.edit([edit])).toMatchObject([{ kind: 'done' }]);
      expect((await run(token)).status).toBe(0);
    });

  test('a second thread that a run has closed takes its finding from no other one, whatever people say there', async () => {
    const token = jobToken(story, kind);
    await run(token, NO_KEY);
    const job = await openAs(story, kind, token);
    const ours = await threadWith(job, 'Trouble with one.');
    const marker = markerOf(ours);
    if (marker === undefined) throw new Error('the comment has no marker');
    const { base, head, pin } = await job.readChange();
    const position = { path: 'a.js', newLine: 1, baseSha: base ?? '', headSha: head ?? '' };
    const body = forge(visibleOf(ours), { ...marker, nonce: 'second' }, signing(job.identity));
    const [second] = await job.postInline([
      { body, position: { ...position, ...(pin !== undefined && { pin }) } },
    ]);
    if (second?.kind !== 'done') throw new Error('not posted');
    const ids = [ours.id, second.value.id].toSorted();
    const loser = ids[1] === ours.id ? ours : second.value;
    const person = await make({ access: 'write' });
    expect(await person.reply(loser.discussionId, 'We know.')).toMatchObject({ kind: 'done' });
    await run(token, NO_KEY);
    const closed = (await job.listComments()).find(({ id }) => id === loser.id);
    expect(closed).toMatchObject({
      resolved: true,
      body: expect.stringContaining('The same finding has another'),
    });
    expect(await person.reply(loser.discussionId, ACCEPTED)).toMatchObject({ kind: 'done' });
    await fails(token, NO_KEY);
  });
});
