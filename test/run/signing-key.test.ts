import { afterEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { log } from './logs.ts';
import { ANY_LISTING, accounting, openStory, readable, type Story } from './story.ts';

const KEY = 'a key that no job but ours has, 1';
const NEXT_KEY = 'a key that no job but ours has, 2';
const at = (line: number, name: string) => ({ path: 'a.js', line, message: `Trouble with ${name}.` });
const ALL = log([at(1, 'one'), at(2, 'two')]);
const TWO = log([at(1, 'two')]);
const none = log([]);

describe.each(ANY_LISTING)('a signing key, with the listing in its %s form', (listing) => {
  let story: Story;
  afterEach(() => story.end());
  const open = async () => {
    story = await openStory(listing, { 'a.js': 'x\n' }, { 'a.js': 'one();\ntwo();\n' });
  };
  /** Another client of the same user, as the inputs name it. */
  const newClient = async () => {
    const { threads } = z
      .object({
        threads: z.array(z.object({ comments: z.array(z.object({ author: z.object({ id: z.string() }) })) })),
      })
      .parse(await story.admin('GET', `/deployments/${story.deployment}`));
    const client = z
      .object({ clientId: z.string(), clientSecret: z.string() })
      .parse(await story.admin('POST', '/clients', { userId: threads[0]?.comments[0]?.author.id }));
    return { 'client-id': client.clientId, 'client-secret': client.clientSecret };
  };
  const states = async () => readable(await story.truth()).map((thread) => thread.split(' ')[1]);

  test('takes over from the client secret: threads from before are kept, resolved and reopened as ever', async () => {
    await open();
    await story.run(ALL);
    const withKey = { 'signing-key': KEY };
    const kept = await story.run(ALL, withKey);
    expect(accounting(kept)).toBe('2 results = 2 kept; threads: 0 posted, 0 resolved, 0 reopened');
    expect(kept.summary).not.toContain('earlier signing-key');
    await story.push({ 'a.js': 'two();\n' });
    expect(accounting(await story.run(TWO, withKey))).toContain('0 posted, 1 resolved, 0 reopened');
    await story.push({ 'a.js': 'one();\ntwo();\n' });
    expect(accounting(await story.run(ALL, withKey))).toContain('0 posted, 0 resolved, 1 reopened');
    await story.push({ 'a.js': '\n' });
    expect(accounting(await story.run(none, withKey))).toContain('0 posted, 2 resolved, 0 reopened');
  });

  test('keeps what it signed when the client secret is changed, and needs no previous one', async () => {
    await open();
    const withKey = { 'signing-key': KEY };
    await story.run(ALL, withKey);
    const changed = { ...withKey, ...(await newClient()) };
    expect(accounting(await story.run(ALL, changed))).toContain('2 kept');
    await story.push({ 'a.js': 'two();\n' });
    expect(accounting(await story.run(TWO, changed))).toContain('0 posted, 1 resolved, 0 reopened');
  });

  test('gives a client secret that was changed no power: on a later line of signing-key its threads are known, and left open', async () => {
    await open();
    await story.run(ALL);
    const changed = { 'signing-key': KEY, ...(await newClient()) };
    const both = { ...changed, 'signing-key': `${KEY}\n${story.sandbox.clientSecret}` };
    await story.push({ 'a.js': 'two();\n' });
    const left = await story.run(TWO, both);
    expect(accounting(left)).toContain('threads: 0 posted, 0 resolved, 0 reopened');
    expect(left.summary).toContain('2 open threads of an earlier signing-key');
    expect(await states()).toEqual(['open:', 'open:']);
    expect(accounting(await story.run(TWO, changed))).toContain('1 posted, 0 resolved');
  });

  test('may be the client secret from before a change: its threads go on as ever', async () => {
    await open();
    await story.run(ALL);
    const pinned = { 'signing-key': story.sandbox.clientSecret, ...(await newClient()) };
    await story.push({ 'a.js': 'two();\n' });
    expect(accounting(await story.run(TWO, pinned))).toContain('0 posted, 1 resolved, 0 reopened');
  });

  test('that was changed makes its threads known on a later line, and resolves none', async () => {
    await open();
    await story.run(ALL, { 'signing-key': KEY });
    const changed = { 'signing-key': `${NEXT_KEY}\n${KEY}` };
    await story.push({ 'a.js': 'two();\n' });
    const left = await story.run(TWO, changed);
    expect(accounting(left)).toContain('threads: 0 posted, 0 resolved, 0 reopened');
    expect(left.log).toContain('the finding is gone, but it is signed with an earlier key');
    expect(left.summary).toContain('2 open threads of an earlier signing-key');
    expect(await states()).toEqual(['open:', 'open:']);
    const forgotten = await story.run(TWO, { 'signing-key': NEXT_KEY });
    expect(accounting(forgotten)).toContain('1 posted');
    expect(forgotten.log).toContain('give the old one on a line below the present signing-key');
  });
});
