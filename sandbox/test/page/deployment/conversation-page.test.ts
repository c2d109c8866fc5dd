import { expect, test } from '@jest/globals';
import { conversationPage } from '../../../page/deployment/conversation-page.tsx';
import type { FileView } from '../../../page/diff/file-views.ts';
import { type Viewer, WORDS } from '../../../page/layout.tsx';
import { PARTS, streamPage } from '../../../page/stream-page.ts';
import type { ThreadView } from '../../../page/thread/thread-view.ts';
import { fileWith, threadAt } from '../thread/thread-view.ts';

const ADA = {
  number: 2,
  id: 'ada',
  name: 'Ada',
  role: 'All Users',
  access: 'write',
  isBot: false,
} as Viewer['user'];
const pair = { base: 'a', head: 'b' };

function conversation(
  threads: readonly ThreadView[],
  files: readonly FileView[],
  current: typeof pair | null = pair,
  user: Viewer['user'] = undefined,
  words: Viewer['words'] = WORDS.deployments,
) {
  const deployment = {
    number: 1,
    title: 'A change',
    branch: 'topic',
    phase: 'OPEN',
    repository: '/nowhere',
    newest: pair,
    diffDueAt: 0,
    previous: null,
    discussionDueAt: 0,
    createdAt: 0,
    state: 'open' as const,
    endedAt: null,
    authorId: null,
    targetBranch: null,
  };
  return conversationPage({
    view: {
      deployment,
      paths: { conversation: '/deployments/1', changes: '/deployments/1/changes' },
      current,
      discussionReady: true,
      checks: [],
      threads,
      files: [],
      gone: false,
      runs: [],
      nextPush: undefined,
    },
    filter: {},
    viewer: { user, csrf: undefined, page: '/deployments/1', words },
    files,
    pinned: new Map(),
  });
}
const many = (path: string, count: number, changes: Partial<ThreadView> = {}) =>
  Array.from({ length: count }, (_, index) => threadAt(path, index + 1, changes));
const unfolded = (parts: readonly (() => string)[]) => parts.map((part) => / open=""><summary>/.test(part()));

test('threads stand in the order of files and lines, those without a line behind, whenever they were begun', () => {
  const threads = [
    threadAt('gone.js', 3),
    threadAt('b.js', 2),
    threadAt('a.js', 9, { spot: null, lineState: 'gone' }),
    threadAt('a.js', 5),
    threadAt('a.js', 1),
  ];
  const { parts } = conversation(threads, [fileWith('a.js', 6), fileWith('b.js', 6)]);
  const ids = parts.map((part) => [...part().matchAll(/id="thread-([^"]*)" data-/g)].map(([, id]) => id));
  expect(ids).toEqual([['a.js-1', 'a.js-5', 'a.js-9'], ['b.js-2'], ['gone.js-3']]);
  expect(parts[2]?.()).toContain('no longer part of this change');
});

test('no file is called gone while the diff is not known', () => {
  const { parts } = conversation([threadAt('a.js', 3, { spot: null })], [], null);
  expect(parts[0]?.()).toContain('a.js:3');
  expect(parts[0]?.()).not.toContain('no longer part of this change');
});

test('the files that fit are unfolded, at least the first with an open thread', () => {
  const files = ['a.js', 'b.js', 'c.js'].map((path) => fileWith(path, 50));
  const small = [...many('a.js', 10), ...many('b.js', 10), ...many('c.js', 1)];
  expect(unfolded(conversation(small, files).parts)).toEqual([true, true, false]);
  const large = [...many('a.js', 2, { state: 'resolved' }), ...many('b.js', 40), ...many('c.js', 1)];
  expect(unfolded(conversation(large, files).parts)).toEqual([true, true, false]);
  expect(unfolded(conversation(many('a.js', 40, { state: 'resolved' }), files).parts)).toEqual([true]);
});

test('a snippet marks the line of its thread', () => {
  const { parts } = conversation([threadAt('a.js', 4)], [fileWith('a.js', 6)]);
  expect(parts[0]?.().match(/<tr[^>]*aria-current="location".*?<\/tr>/gs)).toEqual([
    expect.stringContaining('code 4'),
  ]);
});

test('a thread of several lines marks and names all of them, and stands below the last', () => {
  const thread = threadAt('a.js', 2);
  const position = { path: 'a.js', newLine: 4, start: { newLine: 2 }, baseSha: 'a', headSha: 'b' };
  const several = { ...thread, discussion: { ...thread.discussion, position } };
  const text = conversation([several], [fileWith('a.js', 6)]).parts[0]?.() ?? '';
  expect(
    text.match(/<tr[^>]*aria-current="location".*?<\/tr>/gs)?.map((row) => /code \d/.exec(row)?.[0]),
  ).toEqual(['code 2', 'code 3', 'code 4']);
  expect(text).toContain('title="a.js:2"');
  expect(text).toMatch(/:2–4/);
});

test('says how to decide about a finding, and what a reply of a person decides', () => {
  const thread = threadAt('a.js', 4);
  const [first] = thread.comments;
  const reply = { ...first, id: 'reply', author: { id: 'ada', name: 'Ada' }, body: 'a false positive' };
  const own = { ...first, id: 'own', body: 'Fixed as of 1a2b3c4' };
  const shown = (changes: Partial<ThreadView>, words?: Viewer['words']): string =>
    conversation(
      [{ ...thread, comments: [first, reply, own], ...changes }],
      [fileWith('a.js', 6)],
      pair,
      ADA,
      words,
    )
      .parts.map((part) => part())
      .join('');
  expect(shown({})).toContain('To decide, begin a reply with');
  expect(shown({}).match(/This reply dismisses nothing/g)).toHaveLength(1);
  expect(shown({ facts: null })).not.toMatch(/To decide|This reply/);
  // The comment says it there.
  expect(shown({}, WORDS.github)).not.toContain('To decide');
});

test('more notices than three are folded into one line, before everything else', () => {
  const notice = threadAt('a.js', 1, { state: 'none', facts: null, isNotice: true });
  const onWhole = { ...notice, discussion: { ...notice.discussion, position: null } };
  const shown = (count: number): string =>
    conversation(
      [threadAt('a.js', 2), ...Array.from({ length: count }, () => onWhole)],
      [fileWith('a.js', 6)],
    ).parts[0]?.() ?? '';
  expect(shown(4)).toMatch(
    /^<details class="activity".*Activity <span class="count">4<.*(?:About line 1.*){4}/su,
  );
  expect(shown(3)).toMatch(/^<div class="activity">(?:.*About line 1){3}/su);
});

test('is made file by file behind the frame, and ends in a sentence where one of them fails', async () => {
  const broken = {
    ...fileWith('a.js', 6),
    get code(): readonly string[] {
      throw new Error('the blob is gone');
    },
  };
  const errors: string[] = [];
  const threads = [threadAt('a.js', 1), threadAt('b.js', 1)];
  const { page, parts } = conversation(threads, [broken, fileWith('b.js', 6)]);
  expect(page).toContain(PARTS);
  expect(page).not.toContain('About line');
  const stream = streamPage(page, parts, ({ message }) => errors.push(message));
  const text = await new Response(stream).text();
  expect(text).toMatch(/This part of the page could not be shown\. .*About line 1.*<\/html>$/s);
  expect(errors).toEqual(['the blob is gone']);
});
