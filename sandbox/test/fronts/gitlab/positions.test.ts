import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ADDED, type GitlabScene, startGitlabScene, toDiscussion } from './scene.ts';

let scene: GitlabScene;
beforeAll(async () => {
  scene = await startGitlabScene();
});
afterAll(() => scene.harness.close());

const REFUSED = {
  message: '400 Bad request - Note {:line_code=>["can\'t be blank", "must be a valid line code"]}',
};
const KEPT = { position_type: 'text', old_path: 'src/kept.ts', new_path: 'src/kept.ts' };
const RENAMED = { position_type: 'text', old_path: 'src/before.ts', new_path: 'src/after.ts' };

const post = (position: object) =>
  scene.bot('POST', `${scene.path}/discussions`, { body: 'x', position: { ...scene.shas, ...position } });

test.each([
  ['an added line by its new number', { ...KEPT, new_line: 3 }],
  ['a removed line by its old number', { ...KEPT, old_line: 7 }],
  ['an unchanged line by both', { ...KEPT, new_line: 1, old_line: 1 }],
  ['an unchanged line below a removed one by both', { ...KEPT, new_line: 8, old_line: 9 }],
  ['a changed line of a renamed file, with both paths', { ...RENAMED, new_line: 2 }],
  ['a number as text', { ...ADDED, new_line: '2' }],
])('%s is a place', async (_, position) => {
  const { notes } = toDiscussion(await post(position));
  const { new_line = null, old_line = null, ...paths } = { new_line: null, old_line: null, ...position };
  expect(notes).toMatchObject([
    {
      type: 'DiffNote',
      position: {
        ...scene.shas,
        ...paths,
        old_line: old_line === null ? null : Number(old_line),
        new_line: new_line === null ? null : Number(new_line),
        line_range: null,
      },
    },
  ]);
});

test('one path is enough where the file was not renamed', async () => {
  const { notes } = toDiscussion(await post({ ...KEPT, old_path: undefined, new_line: 3 }));
  expect(notes).toMatchObject([{ position: { new_path: 'src/kept.ts', new_line: 3 } }]);
});

test.each([
  ['an unchanged line by its new number alone', { ...KEPT, new_line: 1 }],
  ['an added line by both numbers', { ...KEPT, new_line: 3, old_line: 3 }],
  ['two numbers that are not of one line', { ...KEPT, new_line: 8, old_line: 8 }],
  ['a line that is none', { ...KEPT, new_line: 100 }],
  ['a renamed file by one path alone', { ...RENAMED, old_path: null, new_line: 2 }],
  ['another old path than that of the diff', { ...RENAMED, old_path: 'src/after.ts', new_line: 2 }],
  [
    'a file that is not part of the change',
    { ...KEPT, old_path: 'untouched.txt', new_path: 'untouched.txt', new_line: 1, old_line: 1 },
  ],
  [
    'a file that was only moved',
    {
      position_type: 'text',
      old_path: 'moved.txt',
      new_path: 'else where/moved.txt',
      new_line: 1,
      old_line: 1,
    },
  ],
  ['a binary file', { position_type: 'text', old_path: 'data.bin', new_path: 'data.bin', new_line: 1 }],
])('%s is refused with the line code', async (_, position) => {
  expect(await post(position)).toMatchObject({ status: 400, body: REFUSED });
});

describe('several lines', () => {
  const code = (path: string, old: number, now: number): string =>
    `${createHash('sha1').update(path).digest('hex')}_${old}_${now}`;
  const end = (path: string, old: number, now: number, type: 'new' | 'old') => ({
    line_code: code(path, old, now),
    type,
  });
  const added = (old: number, now: number) => end('added.txt', old, now, 'new');
  const kept = (old: number, now: number, type: 'new' | 'old') => end('src/kept.ts', old, now, type);

  test.each([
    ['of a new file', { ...ADDED, line_range: { start: added(0, 1), end: added(0, 2) } }],
    [
      'of which the first is unchanged and the last added',
      { ...KEPT, new_line: 3, line_range: { start: kept(2, 2, 'old'), end: kept(4, 3, 'new') } },
    ],
    [
      'of which the last is unchanged',
      { ...KEPT, new_line: 4, old_line: 4, line_range: { start: kept(4, 3, 'new'), end: kept(4, 4, 'old') } },
    ],
  ])('%s are a place, named by both line codes', async (_, position) => {
    const { notes } = toDiscussion(await post(position));
    expect(notes).toMatchObject([{ position: { line_range: position.line_range } }]);
  });

  test.each([
    ['one end alone', { end: added(0, 2) }],
    ['an end without its line code', { start: { type: 'new' }, end: added(0, 2) }],
    ['an end without its type', { start: { line_code: code('added.txt', 0, 1) }, end: added(0, 2) }],
    ['a line code of another file', { start: kept(0, 1, 'new'), end: added(0, 2) }],
    ['a line code of no line', { start: added(7, 1), end: added(0, 2) }],
    ['an end that is not the line', { start: added(0, 1), end: added(0, 1) }],
    ['a start that is the line', { start: added(0, 2), end: added(0, 2) }],
  ])('with %s are refused with the line code', async (_, line_range) => {
    expect(await post({ ...ADDED, line_range })).toMatchObject({ status: 400, body: REFUSED });
  });

  test('with numbers beside the line codes are refused by the schema', async () => {
    const line_range = { start: { ...added(0, 1), new_line: 1 }, end: added(0, 2) };
    expect(await post({ ...ADDED, line_range })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('must be a valid json schema') },
    });
  });
});

test('commits of no version of the diff are refused', async () => {
  const { base_sha, head_sha } = scene.shas;
  for (const shas of [{ start_sha: head_sha }, { head_sha: base_sha }, { base_sha: 'f'.repeat(40) }]) {
    expect(await post({ ...ADDED, ...shas })).toMatchObject({ status: 400, body: REFUSED });
  }
});

test('a position without a line, and one without its commits, say what is missing', async () => {
  expect(await post({ ...ADDED, new_line: null })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining(':position=>["is incomplete"]') },
  });
  const bare = { body: 'x', position: { position_type: 'text' } };
  expect(await scene.bot('POST', `${scene.path}/discussions`, bare)).toMatchObject({
    status: 400,
    body: {
      error: 'position[base_sha] is missing, position[start_sha] is missing, position[head_sha] is missing',
    },
  });
});

test('a comment on a whole file may stand on any file of the diff', async () => {
  const file = { position_type: 'file', old_path: 'data.bin', new_path: 'data.bin' };
  const { notes } = toDiscussion(await post(file));
  expect(notes[0]?.position).toEqual({ ...scene.shas, ...file });
  const elsewhere = { position_type: 'file', old_path: 'untouched.txt', new_path: 'untouched.txt' };
  expect((await post(elsewhere)).status).toBe(400);
});
