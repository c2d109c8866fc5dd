import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ODD_NAME } from './git-repository.ts';
import { type Harness, startHarness } from './harness.ts';

/** Which lines may carry a comment, on a diff that git computed. */

let harness: Harness;
let number: number;
beforeAll(async () => {
  harness = await startHarness();
  number = await harness.deploy();
});
afterAll(() => harness.close());

test.each([
  ['a changed line, in its new version', 'src/kept.ts', { newLine: 3 }],
  ['a changed line, in its old version', 'src/kept.ts', { oldLine: 3 }],
  ['a removed line', 'src/kept.ts', { oldLine: 7 }],
  ['an added line at the end', 'src/kept.ts', { newLine: 10 }],
  ['an unchanged line above every change', 'src/kept.ts', { newLine: 1, oldLine: 1 }],
  ['an unchanged line below a removed one', 'src/kept.ts', { newLine: 9, oldLine: 10 }],
  ['a changed line of a renamed file', 'src/after.ts', { newLine: 2 }],
  ['an unchanged line of a renamed file', 'src/after.ts', { newLine: 20, oldLine: 20 }],
  ['a line of a file that only moved', 'else where/moved.txt', { newLine: 5, oldLine: 5 }],
  ['a line of a new file', 'added.txt', { newLine: 2 }],
  ['a line of a deleted file', 'gone.txt', { oldLine: 1 }],
  ['the last line of a file without newline at its end', 'no-newline.txt', { newLine: 3 }],
  ['a file with a name that git quotes', ODD_NAME, { newLine: 3 }],
  ['what a link points to', 'link', { newLine: 1 }],
  ['a line of the file that became a link', 'link', { oldLine: 2 }],
  ['a line of a file that only became executable', 'script.sh', { newLine: 2, oldLine: 2 }],
  ['a line that looks like a header of a patch', 'looks-like-a-patch.txt', { newLine: 2 }],
])('takes %s', async (_, path, lines) => {
  const answer = await harness.bot('POST', `/deployments/${number}/comments`, { body: 'x', path, ...lines });
  expect(answer).toMatchObject({ status: 201, body: { path, ...lines } });
});

test.each([
  ['an added line with an old number', 'src/kept.ts', { newLine: 3, oldLine: 3 }, 'send it without oldLine'],
  ['a removed line with a new number', 'src/kept.ts', { newLine: 8, oldLine: 7 }, 'send it without newLine'],
  ['an unchanged line by its new number alone', 'src/kept.ts', { newLine: 7 }, 'send oldLine 8 with it'],
  ['an unchanged line by its old number alone', 'src/kept.ts', { oldLine: 8 }, 'send newLine 7 with it'],
  ['two numbers that are not one line', 'src/kept.ts', { newLine: 7, oldLine: 6 }, 'are not the same line'],
  ['a new line after the last', 'src/kept.ts', { newLine: 11 }, 'is outside of the file'],
  ['an old line after the last', 'src/kept.ts', { oldLine: 11 }, 'is outside of the file'],
  ['a new line of a deleted file', 'gone.txt', { newLine: 1 }, 'is outside of the file'],
  ['an old line of a new file', 'added.txt', { oldLine: 1 }, 'is outside of the file'],
  ['any line of an empty file', 'empty.txt', { newLine: 1 }, 'whose new version has 0 lines'],
  ['a binary file', 'data.bin', { newLine: 1 }, 'is a binary file'],
  ['a submodule', 'module', { newLine: 1 }, 'is a submodule'],
  ['the old path of a renamed file', 'src/before.ts', { oldLine: 2 }, 'use its new path src/after.ts'],
  ['a file that is not in the diff', 'untouched.txt', { newLine: 1, oldLine: 1 }, 'is not in the diff'],
  ['a file that does not exist', 'no/such/file', { newLine: 1 }, 'is not in the diff'],
  ['a path in another spelling', './added.txt', { newLine: 1 }, 'is not in the diff'],
])('refuses %s', async (_, path, lines, reason) => {
  const answer = await harness.bot('POST', `/deployments/${number}/comments`, { body: 'x', path, ...lines });
  expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining(reason) } });
});

test('checks the lines of a pinned comment against the pinned diff, not the current one', async () => {
  const { head, later } = harness.repository;
  const pinned = { body: 'x', path: 'src/kept.ts', baseSha: head, headSha: later };
  const comments = `/deployments/${number}/comments`;
  expect(await harness.bot('POST', comments, { ...pinned, newLine: 1 })).toMatchObject({ status: 201 });
  expect(await harness.bot('POST', comments, { ...pinned, path: 'added.txt', newLine: 1 })).toMatchObject({
    status: 400,
    body: { error: 'path: added.txt is not in the diff' },
  });
});
