import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { at, postReview, type Scene, startScene, threadsOf } from './scene.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await startScene();
});
afterEach(() => scene.harness.close());

/** Pushes a commit with this content of a file on top of the head. */
async function push(path: string, content: string): Promise<string> {
  const { repository, admin } = scene.harness;
  repository.checkout(repository.head);
  const head = repository.commit({ [path]: content }, 'Push');
  expect(await admin('PATCH', `/deployments/${scene.number}`, { head })).toMatchObject({ status: 200 });
  return head;
}

test('a line moves with what is pushed above it, and is gone when it is edited; the flag stays', async () => {
  await postReview(scene);
  await push('added.txt', 'new first\nline 1\nline 2\n');
  expect(await threadsOf(scene)).toMatchObject([
    { line: 3, originalLine: 2, isOutdated: false, path: 'added.txt' },
  ]);
  await push('added.txt', 'line 1\nedited\n');
  expect(await threadsOf(scene)).toMatchObject([
    { line: null, originalLine: 2, isOutdated: true, isResolved: false, path: 'added.txt' },
  ]);
  const { body } = await scene.bot.rest('GET', `/pulls/${scene.number}/comments`);
  expect(body).toMatchObject([{ line: null, original_line: 2 }]);
});

test('a line that no hunk shows any more is outdated', async () => {
  await postReview(scene, scene.bot, [{ path: 'src/after.ts', line: 5, body: 'In the context' }]);
  expect(await threadsOf(scene)).toMatchObject([{ line: 5, isOutdated: false }]);
  const all = Array.from({ length: 20 }, (_, index) => `line ${index + 1}\n`);
  await push('src/after.ts', all.with(18, 'changed\n').join(''));
  expect(await threadsOf(scene)).toMatchObject([{ line: null, isOutdated: true }]);
});

test('a comment on a whole file has no line, also on a binary one, and stays until the file is not changed', async () => {
  const { head } = scene.harness.repository;
  for (const path of ['src/after.ts', 'data.bin']) {
    const request = { path, commit_id: head, subject_type: 'file', body: 'On the file' };
    expect(await scene.bot.rest('POST', `/pulls/${scene.number}/comments`, request)).toMatchObject({
      status: 201,
      body: { subject_type: 'file', line: null },
    });
  }
  expect(await threadsOf(scene)).toMatchObject([
    { subjectType: 'FILE', line: null, originalLine: null, isOutdated: false },
    { path: 'data.bin' },
  ]);
  await push('data.bin', '\0\u0001\u0002');
  expect(await threadsOf(scene)).toMatchObject([{ isOutdated: false }, { isOutdated: true }]);
});

test('a file whose attributes take its diff away takes a comment as a whole alone', async () => {
  const commit_id = await push('.gitattributes', 'added.txt -diff\n');
  const request = { path: 'added.txt', commit_id, body: 'Here' };
  const onLine = { ...request, line: 1, side: 'RIGHT' };
  expect(await scene.bot.rest('POST', `/pulls/${scene.number}/comments`, onLine)).toMatchObject({
    status: 422,
  });
  const onFile = { ...request, subject_type: 'file' };
  expect(await scene.bot.rest('POST', `/pulls/${scene.number}/comments`, onFile)).toMatchObject({
    status: 201,
  });
  const elsewhere = { ...onLine, path: 'src/after.ts', line: 2 };
  expect(await scene.bot.rest('POST', `/pulls/${scene.number}/comments`, elsewhere)).toMatchObject({
    status: 201,
  });
});

test('the diff begins where the branch left the base, wherever the base has gone since', async () => {
  const { repository, admin } = scene.harness;
  repository.checkout(repository.base);
  const base = repository.commit({ 'src/kept.ts': 'line 0\n' }, 'Base goes on');
  await admin('PATCH', `/deployments/${scene.number}`, { base });
  await postReview(scene, scene.bot, [{ path: 'src/kept.ts', line: 3, body: 'Still in the diff' }]);
  expect(await threadsOf(scene)).toMatchObject([{ line: 3, isOutdated: false }]);
  const { body } = await scene.bot.rest('GET', `/pulls/${scene.number}`);
  expect(body).toMatchObject({ base: { sha: base }, head: { sha: repository.head } });
});

test.each([
  ['path', { path: 'nowhere.ts', line: 1 }, 'path is invalid'],
  ['line', { path: 'src/after.ts', line: 15 }, 'line must be part of the diff'],
  ['commit', { path: 'added.txt', line: 1, commit_id: 'base' }, 'not part of the pull request'],
])('REST refuses a comment with another %s', async (_, place, message) => {
  const { head, base } = scene.harness.repository;
  const commit_id = 'commit_id' in place ? base : head;
  expect(
    await scene.bot.rest('POST', `/pulls/${scene.number}/comments`, { body: 'x', ...place, commit_id }),
  ).toMatchObject({
    status: 422,
    body: { message: 'Validation Failed', errors: [{ message: expect.stringContaining(message) }] },
  });
});

test('a range of lines is of one hunk', async () => {
  const threads = (startLine: number) => [{ path: 'added.txt', line: 2, startLine, body: 'Range' }];
  await postReview(scene, scene.bot, threads(1));
  const shown = async () => (await scene.bot.rest('GET', `/pulls/${scene.number}/comments`)).body;
  expect(await shown()).toMatchObject([{ line: 2, start_line: 1, original_start_line: 1 }]);
  await push('added.txt', 'new first\nline 1\nline 2\n');
  expect(await shown()).toMatchObject([{ line: 3, start_line: 2, original_start_line: 1 }]);
  const { errors } = await scene.bot.graph(
    'mutation ($input: AddPullRequestReviewInput!) { addPullRequestReview(input: $input) { clientMutationId } }',
    { input: { pullRequestId: scene.pullId, event: 'COMMENT', threads: threads(2) } },
  );
  expect(at(errors, 0, 'message')).toContain('start line must precede the end line');
});

test('a review with a range that begins in another hunk is refused as a whole', async () => {
  const { repository, admin } = scene.harness;
  repository.checkout(repository.head);
  const text = Array.from({ length: 20 }, (_, index) => `line ${index + 1}\n`);
  const head = repository.commit(
    { 'src/after.ts': text.with(1, 'changed\n').with(17, 'too\n').join('') },
    'Push',
  );
  await admin('PATCH', `/deployments/${scene.number}`, { head });
  const threads = [
    { path: 'src/after.ts', line: 2, body: 'Fine' },
    { path: 'src/after.ts', line: 18, startLine: 2, body: 'Range' },
  ];
  const { errors } = await scene.bot.graph(
    'mutation ($input: AddPullRequestReviewInput!) { addPullRequestReview(input: $input) { clientMutationId } }',
    { input: { pullRequestId: scene.pullId, event: 'COMMENT', threads } },
  );
  expect(at(errors, 0, 'message')).toContain('start line must be part of the same hunk as the line');
  expect(await threadsOf(scene)).toEqual([]);
});
