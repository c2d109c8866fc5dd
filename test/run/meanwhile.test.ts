import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { log, type Report } from './logs.ts';
import { type CallBefore, type MeddlingFront, startMeddlingFront } from './meddling-front.ts';
import { runOn } from './run-on.ts';
import { accounting, LISTINGS, openStory, type Person, readable, type Story, topLevel } from './story.ts';

/*
 * A service answers twice unlike within one run: what the plan was made of is no longer so when it is carried
 * out.
 */

const BASE = { 'src/a.js': 'one\ntwo\n' };
const HEAD = { 'src/a.js': 'one\nbad\ntwo\n' };
const FOUND = log([{ path: 'src/a.js', line: 2, level: 'error' }]);
const DECIDING = { dismissals: 'replies', 'accept-resolved': 'true' };

let story: Story;
let front: MeddlingFront;
afterEach(async () => {
  await front.close();
  await story.end();
});

const isListing = ({ method, path }: CallBefore): boolean => method === 'GET' && /\/comments\b/u.test(path);
const thread = async (): Promise<string> => (await story.truth()).threads[0]?.discussionId ?? '';
const shown = async (): Promise<string> => readable(await story.truth())[0] ?? '';
const through = (): Readonly<Record<string, string>> => ({ 'base-url': front.url });

async function begin(
  listing: 'full' | 'minimal',
  base: Readonly<Record<string, string>> = BASE,
): Promise<void> {
  story = await openStory(listing, base, HEAD, { pageSize: 50 });
  front = await startMeddlingFront(story.sandbox.baseUrl);
}

describe.each(LISTINGS)('between the two listings of a run, with the listing in its %s form', (listing) => {
  let ada: Person;
  beforeEach(async () => {
    await begin(listing);
    await story.run(FOUND);
    ada = await story.person('Ada');
    await ada.reply(await thread(), 'false positive: it is generated');
  });
  const deleteReply = async (): Promise<void> => {
    const reply = (await story.truth()).threads[0]?.comments.find(({ body }) => body.startsWith('false'));
    await ada.deleteComment(reply?.id ?? '');
  };

  test.each<[string, () => Promise<void>]>([
    ['deletes a dismissal', deleteReply],
    ['takes a dismissal back', async () => ada.reply(await thread(), 'reopen')],
    [
      'writes another dismissal in its place',
      async () => {
        await deleteReply();
        await ada.reply(await thread(), "won't fix: it is old");
      },
    ],
  ])('a person who %s has not resolved the thread by the word that is gone', async (_, change) => {
    front.before(2, isListing, change);
    const result = await story.run(FOUND, { ...DECIDING, ...through() });
    expect(await shown()).not.toContain('false positive as of');
    expect(await shown()).toMatch(/^\S+ open: /u);
    expect(result.outputs.conclusion).not.toBe('success');
  });
});

test('a thread in which somebody replies before it is resolved is left open where discussed ones are', async () => {
  await begin('full');
  await story.run(FOUND);
  await story.push({ 'src/a.js': 'one\ngood\ntwo\n' });
  const ada = await story.person('Ada');
  front.before(2, isListing, async () => ada.reply(await thread(), 'Why is it so?'));
  const result = await story.run(log([]), { resolve: 'undiscussed', ...through() });
  expect(await shown()).toMatch(/^\S+ open: /u);
  expect(result.outputs).toMatchObject({ resolved: '0', conclusion: 'incomplete' });
});

test('what a run has posted before it planned for a second and a third time is posted, not kept', async () => {
  // Each base is older than the one before, and shows one file more of the change.
  story = await openStory('full', { 'z.js': 'z\n' }, { 'z.js': 'bad\n' }, { pageSize: 50 });
  front = await startMeddlingFront(story.sandbox.baseUrl);
  const bases = [story.repository.git('rev-parse', 'HEAD~1')];
  for (const path of ['b.js', 'a.js']) {
    bases.unshift(story.repository.git('rev-parse', 'HEAD'));
    await story.push({ [path]: 'bad\n' });
  }
  const rebase = async (): Promise<void> => {
    const base = bases.shift();
    if (base !== undefined) await story.admin('PATCH', `/deployments/${story.deployment}`, { base });
  };
  await rebase();
  let hasPosted = false;
  front.meddle(async ({ method, path }) => {
    if (method === 'POST' && path.endsWith('/comments')) hasPosted = true;
    // The change is looked at again as soon as the comments are posted.
    if (!hasPosted || method !== 'GET' || !/\/deployments\/\d+$/u.test(path)) return undefined;
    hasPosted = false;
    await rebase();
    return undefined;
  });
  const logs = log(['a.js', 'b.js', 'z.js'].map((path) => ({ path, line: 1, message: `In ${path}.` })));
  const result = await story.run(logs, through());
  expect(result.log.match(/Planning again/gu)).toHaveLength(2);
  expect(accounting(result)).toBe('3 results = 3 posted; threads: 3 posted, 0 resolved, 0 reopened');
  expect(result.outputs).toMatchObject({ posted: '3', kept: '0' });
  expect(readable(await story.truth())).toHaveLength(3);
});

describe('two runs at once that post the same finding', () => {
  const isPost = ({ method, path }: CallBefore): boolean => method === 'POST' && path.endsWith('/comments');
  const loser = async (): Promise<string> => {
    const { threads } = await story.truth();
    const [first, second] = threads.toSorted((a, b) =>
      (a.comments[0]?.id ?? '') < (b.comments[0]?.id ?? '') ? -1 : 1,
    );
    return second?.discussionId ?? first?.discussionId ?? '';
  };
  const send = ({ method, path, headers, body }: CallBefore) =>
    fetch(`${story.sandbox.baseUrl}${path}`, { method, headers, body });
  /** What a run posts, and the service does not hear of yet. */
  async function runUnheard(): Promise<CallBefore | undefined> {
    let other: CallBefore | undefined;
    front.meddle((call) => {
      if (!isPost(call)) return undefined;
      other = call;
      throw new Error('it is sent later');
    });
    await story.run(FOUND, through());
    front.meddle(() => undefined);
    return other;
  }
  /** What another run has posted arrives right before this one posts; then this is done before listings. */
  async function runTwice(
    acts: ReadonlyMap<number, () => Promise<unknown>>,
    listing: 'full' | 'minimal' = 'full',
  ): Promise<readonly string[]> {
    await begin(listing);
    let other = await runUnheard();
    let listings = 0;
    front.meddle(async (call) => {
      if (isPost(call) && other !== undefined) {
        await send({ ...call, body: other.body });
        other = undefined;
      }
      if (isListing(call)) {
        listings += 1;
        await acts.get(listings)?.();
      }
      return undefined;
    });
    const { outputs } = await story.run(FOUND, through());
    expect(outputs['failed-actions']).toBe('0');
    return readable(await story.truth());
  }

  test('leave one thread', async () => {
    expect(await runTwice(new Map())).toHaveLength(1);
  });

  const speak = async () => (await story.person('Ada')).reply(await loser(), 'I see');

  test('leave the one in which somebody spoke', async () => {
    expect(await runTwice(new Map([[3, speak]]))).toEqual([expect.stringContaining('I see')]);
  });

  test('leave the one in which somebody speaks between two looks', async () => {
    expect(await runTwice(new Map([[4, speak]]))).toEqual([expect.stringContaining('I see')]);
  });

  test('leave the one that somebody has copied, of which nobody knows any more whether it is ours', async () => {
    const copy = async (): Promise<void> => {
      const { threads } = await story.truth();
      const id = await loser();
      const [comment] = threads.find(({ discussionId }) => discussionId === id)?.comments ?? [];
      const ada = await story.person('Ada');
      await ada.comment(comment?.body ?? '', { path: 'src/a.js', newLine: 2 });
    };
    expect(await runTwice(new Map([[3, copy]]), 'minimal')).toHaveLength(3);
  });

  test('leave the first one where the other one is discussed, and may not be resolved', async () => {
    await begin('full');
    const other = await runUnheard();
    await story.run(FOUND);
    if (other !== undefined) await send(other);
    await speak();
    const effect = { kind: 'status', status: 403, when: 'before', message: 'Forbidden' };
    await story.admin('POST', '/faults', { rules: [{ operation: 'resolve', effect }] });
    await story.run(FOUND);
    const left = readable(await story.truth());
    expect(left).toHaveLength(2);
    const said = left.filter((one) => one.includes('The same finding has another thread'));
    expect(said).toEqual([expect.stringContaining('I see')]);
    const next = await story.run(FOUND);
    expect(accounting(next)).toContain('1 kept; threads: 0 posted, 0 resolved, 0 reopened');
    expect(readable(await story.truth())).toEqual(left);
  });

  test('leave both where somebody spoke in both', async () => {
    const speakInBoth = async (): Promise<void> => {
      const ada = await story.person('Ada');
      for (const { discussionId } of (await story.truth()).threads) await ada.reply(discussionId, 'I see');
    };
    expect(await runTwice(new Map([[3, speakInBoth]]))).toHaveLength(2);
  });
});

describe('a comment whose answer is lost', () => {
  const run = async (isWritten: boolean): Promise<string> => {
    let posts = 0;
    front.meddle(async ({ method, path, body, headers }) => {
      if (method !== 'POST' || !path.endsWith('/comments')) return undefined;
      posts += 1;
      if (posts > 1) return undefined;
      if (isWritten) await fetch(`${story.sandbox.baseUrl}${path}`, { method: 'POST', headers, body });
      throw new Error('lost');
    });
    return accounting(await story.run(FOUND, through()));
  };
  beforeEach(() => begin('full'));

  test('is posted where a listing shows it', async () => {
    expect(await run(true)).toContain('1 result = 1 posted');
    expect(readable(await story.truth())).toHaveLength(1);
  });

  test('is posted by the next run where none does, and never twice', async () => {
    expect(await run(false)).toContain('1 result = 1 failed');
    expect(readable(await story.truth())).toEqual([]);
    await story.run(FOUND);
    expect(readable(await story.truth())).toHaveLength(1);
  });
});

describe('of several dismissals', () => {
  const FIRST = 'false positive: it is generated';
  const say = async (...words: readonly string[]): Promise<void> => {
    for (const [index, text] of words.entries())
      await (await story.person(`Person ${index}`)).reply(await thread(), text);
  };
  const decide = async (): Promise<readonly unknown[]> => {
    const { outputs, report } = await story.run(FOUND, { ...DECIDING, ...through() });
    return [outputs.conclusion, (await shown()).split(' ')[1], report];
  };
  const reason = 'the listing does not tell which of several replies is the last one';
  const none = ['failure', 'open:', { dismissalsNotCounted: [{ reason }, { reason }] }];

  test('nobody knows the last one where the listing tells no times, and none counts', async () => {
    await begin('minimal');
    await story.run(FOUND);
    await say(FIRST, 'accepted: we live with it');
    expect(await decide()).toMatchObject(none);
  });

  test.each([FIRST, 'accepted: we live with it', 'reopen'])(
    'nobody knows the last one where the listing tells no time of one: %s',
    async (untimed) => {
      await begin('full');
      await story.run(FOUND);
      await say(FIRST, untimed === FIRST ? 'reopen' : untimed);
      front.meddle(async (call) => {
        if (!isListing(call)) return undefined;
        const url = `${story.sandbox.baseUrl}${call.path}`;
        const listed = await (await fetch(url, { headers: call.headers })).json();
        for (const comment of listed.comments ?? listed)
          if (comment.body === untimed) delete comment.createdAt;
        return JSON.stringify(listed);
      });
      expect(await decide()).toMatchObject(none);
    },
  );
});

describe.each(['gitlab', 'gitea', 'github'] as const)(
  'on %s, a summary comment that somebody copied',
  (service) => {
    test('stands as it was, while that of the run is edited and deleted', async () => {
      const ELSEWHERE = { path: 'src/other.js', line: 1, message: 'Elsewhere.' };
      await begin('full', { ...BASE, 'src/other.js': 'x\ny\n' });
      const run = (...lines: readonly number[]) =>
        runOn(service, story, log(lines.map((line) => ({ ...ELSEWHERE, line }))), {
          'filter-mode': 'nofilter',
        });
      await run(1);
      const copied = (await story.truth()).threads[0]?.comments[0]?.body ?? '';
      await (await story.person('Ada')).comment(copied);
      const theirs = expect.stringContaining('1 finding without a thread');
      await run(1, 2);
      const both = topLevel(await story.truth());
      expect(both).toHaveLength(2);
      expect(both).toEqual(expect.arrayContaining([expect.stringContaining('2 findings'), theirs]));
      await run();
      expect(topLevel(await story.truth())).toEqual([theirs]);
    });
  },
);

describe.each(['gitlab', 'gitea'] as const)(
  'on %s, which says to have edited a comment and has not',
  (service) => {
    const ELSEWHERE = { path: 'src/other.js', line: 1, message: 'Elsewhere.' };
    const MORE = { path: 'src/other.js', line: 2, message: 'More.' };
    const run = (...found: readonly Report[]) =>
      runOn(service, story, log(found), { 'filter-mode': 'nofilter' }, { baseUrl: front.url });
    let dropped = 0;

    function dropEdits(): void {
      dropped = 0;
      front.meddle(async ({ method, path, body, headers }) => {
        if (!['PUT', 'PATCH'].includes(method) || !/\/(?:notes|comments)\/\d+$/u.test(path)) return undefined;
        if (!body.includes('"body"')) return undefined;
        dropped += 1;
        const comment = await (await fetch(`${story.sandbox.baseUrl}${path}`, { headers })).json();
        return JSON.stringify({ ...comment, body: JSON.parse(body).body });
      });
    }
    beforeEach(() => begin('full', { ...BASE, 'src/other.js': 'x\ny\n' }));

    test('the summary comment is not taken for the new one, and is edited by the next run', async () => {
      await run(ELSEWHERE);
      const before = topLevel(await story.truth());
      expect(before).toHaveLength(1);
      dropEdits();
      const unkept = await run(ELSEWHERE, MORE);
      expect(topLevel(await story.truth())).toEqual(before);
      expect(dropped).toBeGreaterThan(0);
      expect(unkept.outputs.conclusion).toBe('incomplete');
      front.meddle(() => undefined);
      const kept = await run(ELSEWHERE, MORE);
      expect(kept.outputs.conclusion).toBe('success');
      expect(topLevel(await story.truth())).toEqual([expect.stringContaining('2 findings')]);
    });

    test('a thread does not pass for one that a person resolved', async () => {
      const found = { path: 'src/a.js', line: 2, level: 'error' } as const;
      await run(found);
      await story.push({ 'src/a.js': 'one\ngood\ntwo\n' });
      dropEdits();
      const unkept = await run();
      expect(dropped).toBeGreaterThan(0);
      expect(unkept.outputs.conclusion).toBe('incomplete');
      front.meddle(() => undefined);
      await story.push(HEAD);
      const back = await run(found);
      expect(back.outputs.conclusion).toBe('failure');
      expect(await shown()).toMatch(/^\S+ open: /u);
    });
  },
);
