import { afterEach, describe, expect, test } from '@jest/globals';
import type { Comment } from '../../../src/services/port.ts';
import { postInline } from '../post-inline.ts';
import { ADA, ME, noteOf, type ScriptedGitlab, startGitlab } from './scripted-gitlab.ts';

let gitlab: ScriptedGitlab | undefined;
afterEach(async () => {
  await gitlab?.close();
  gitlab = undefined;
});

const RESOLVED_AT = '2026-03-01T10:30:00.000Z';
const OPEN = { resolvable: true, resolved: false };
const RESOLVED = { resolvable: true, resolved: true, resolved_by: ADA, resolved_at: RESOLVED_AT };

/** The listing of one discussion, in a project that lets a push resolve threads. */
async function read(
  notes: readonly object[],
  parts: object = {},
  resolves = true,
): Promise<readonly Comment[]> {
  await gitlab?.close();
  gitlab = await startGitlab({
    'GET /mr/discussions': { json: [{ id: 'f00d', individual_note: false, notes, ...parts }] },
    'GET /projects/group%2Fapp': { json: { resolve_outdated_diff_discussions: resolves } },
  });
  return gitlab.review.listComments();
}

describe('the comments of a discussion', () => {
  test('are its notes, without those of the system', async () => {
    const notes = [noteOf(1, OPEN), noteOf(2, { system: true }), noteOf(3, { ...OPEN, author: ADA })];
    expect(await read(notes)).toEqual([
      {
        id: '1',
        discussionId: 'f00d',
        body: 'note 1',
        createdAt: Date.parse('2026-03-01T10:00:01Z'),
        author: '42',
        authorName: 'SARIF Review',
        authorLogin: 'project_7_bot',
        mine: true,
        ...OPEN,
      },
      {
        id: '3',
        discussionId: 'f00d',
        body: 'note 3',
        createdAt: Date.parse('2026-03-01T10:00:03Z'),
        author: '5',
        authorName: 'Ada',
        authorLogin: 'ada',
        mine: false,
        ...OPEN,
      },
    ]);
    expect(await read([noteOf(2, { system: true })])).toEqual([]);
  });

  test('have no place, since a push overwrites it', async () => {
    const position = { new_path: 'a.ts', old_path: 'a.ts', new_line: 3, head_sha: 'a'.repeat(40) };
    const [comment] = await read([noteOf(1, { ...OPEN, position })]);
    for (const key of ['path', 'newLine', 'oldLine', 'baseSha', 'headSha'])
      expect(comment).not.toHaveProperty(key);
  });

  test('that stand alone are named by their note, also when somebody has answered', async () => {
    const [alone] = await read([noteOf(8)], { individual_note: true });
    expect(alone).toMatchObject({ id: '8', discussionId: '8', resolvable: false });
    expect(alone).not.toHaveProperty('resolved');
    expect(await read([noteOf(8, OPEN), noteOf(9, OPEN)])).toMatchObject([
      { discussionId: 'f00d' },
      { discussionId: 'f00d' },
    ]);
  });

  test('come after the one that they reply to, also within the same millisecond', async () => {
    const created_at = '2026-03-01T10:00:00.000Z';
    const [first, reply] = await read([noteOf(1, { created_at }), noteOf(2, { created_at })]);
    expect(reply?.createdAt).toBeGreaterThan(first?.createdAt ?? Number.NaN);
  });

  test('of a user that is gone have no author', async () => {
    for (const username of ['ghost', 'ghost1']) {
      const [comment] = await read([noteOf(1, { author: { id: 3, username, name: 'Ghost User' } })]);
      expect(comment).toMatchObject({ mine: false });
      expect(comment).not.toHaveProperty('author');
    }
    expect((await read([noteOf(1, { author: null })]))[0]).toMatchObject({ mine: false });
    expect((await read([noteOf(1, { author: { id: 3, username: 'ghostwriter' } })]))[0]).toMatchObject({
      author: '3',
    });
  });
});

describe('a discussion', () => {
  test('is resolved when all its resolvable notes are, by who resolved the first', async () => {
    const second = { ...RESOLVED, resolved_by: ME };
    const resolved = await read([noteOf(1, RESOLVED), noteOf(2), noteOf(3, second)]);
    expect(resolved.map((one) => [one.resolved, one.resolvedBy])).toEqual([
      [true, 'Ada'],
      [undefined, undefined],
      [true, 'Ada'],
    ]);
    const open = await read([noteOf(1, RESOLVED), noteOf(2, OPEN)]);
    expect(open.map((one) => [one.resolved, one.resolvedBy])).toEqual([
      [false, undefined],
      [false, undefined],
    ]);
  });

  const at = (ms: number): string => new Date(Date.parse(RESOLVED_AT) + ms).toISOString();
  const CHANGED = 'changed this line in [version 2 of the diff](/a/-/merge_requests/1/diffs?diff_id=2)';
  const system = (parts: object = {}): object =>
    noteOf(2, { system: true, author: ADA, body: CHANGED, created_at: at(40), ...parts });

  test.each<[string, object, boolean]>([
    ['the same user changed the line at that moment', system(), true],
    ['the same user changed the file', system({ body: 'changed this file in version 3 of the diff' }), true],
    ['another user changed the line', system({ author: ME }), false],
    ['the line was changed earlier', system({ created_at: at(-60_000) }), false],
    ['the line was changed later', system({ created_at: at(60_000) }), false],
    ['somebody wrote so', noteOf(2, { body: CHANGED, author: ADA, created_at: at(40) }), false],
    ['the system says something else', system({ body: 'marked this thread as resolved' }), false],
  ])('was resolved by a push where %s', async (_, note, expected) => {
    const [first] = await read([noteOf(1, RESOLVED), note]);
    expect(first?.resolvedByPush).toBe(expected || undefined);
    if (expected) expect(first).not.toHaveProperty('resolvedBy');
  });

  test('was resolved by a person where the project lets no push do so', async () => {
    const [first] = await read([noteOf(1, RESOLVED), system()], {}, false);
    expect(first).toMatchObject({ resolved: true, resolvedBy: 'Ada' });
    expect(first).not.toHaveProperty('resolvedByPush');
  });

  test.each([
    ['a note without a body', [{ id: 1 }]],
    ['an id that is a step in a path', [{ id: '..', body: '' }]],
  ])('that holds %s is not understood', async (_, notes) => {
    await expect(read(notes)).rejects.toThrow('the answer was not understood');
  });
});

test('a position of several lines has the line codes of both ends, and no numbers beside them', async () => {
  // The SHA-1 of the path.
  const file = '21ff24dd18cc19d35de15a120639695824655b58';
  gitlab = await startGitlab({});
  await postInline(gitlab.review, 'text', {
    path: 'src/a.ts',
    newLine: 4,
    range: { start: { newLine: 2, oldLine: 3 }, end: { newLine: 4, nextOldLine: 5 } },
    baseSha: 'b',
    headSha: 'h',
  });
  expect(JSON.parse(gitlab.service.requests[0]?.body ?? '').position).toMatchObject({
    new_line: 4,
    line_range: {
      start: { line_code: `${file}_3_2`, type: 'old' },
      end: { line_code: `${file}_5_4`, type: 'new' },
    },
  });
});
