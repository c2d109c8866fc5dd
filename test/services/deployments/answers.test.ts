import { afterEach, describe, expect, test } from '@jest/globals';
import { type RestHarness, startRest } from './rest-harness.ts';
import type { Script } from './scripted-service.ts';

let rest: RestHarness | undefined;
afterEach(async () => {
  await rest?.close();
  rest = undefined;
});

async function start(text: string, script: Script = {}): Promise<RestHarness> {
  rest = await startRest({ steps: [{ text }, { text: '[]' }], ...script });
  return rest;
}

/** What the listing is where a page is this. */
const list = async (page: unknown) => (await start(json(page))).review.listComments();

const COMMENT = { id: 'c1', discussionId: 'd1', body: 'text' };

function json(value: unknown): string {
  return JSON.stringify(value);
}

describe('a listing', () => {
  test.each([
    ['an array', [COMMENT], undefined],
    ['an envelope', { comments: [COMMENT] }, undefined],
    ['an envelope with a token', { comments: [COMMENT], nextPageToken: 't', total: 9 }, 't'],
    ['a token that is a number', { comments: [COMMENT], nextPageToken: 5 }, '5'],
    ['an empty token', { comments: [COMMENT], nextPageToken: '' }, undefined],
    ['no token', { comments: [COMMENT], nextPageToken: null }, undefined],
  ])('is %s', async (_name, page, token) => {
    expect(await list(page)).toEqual([COMMENT]);
    const pages = rest?.service.requests.map(({ path }) => path.replace(/^[^?]*/u, ''));
    expect(pages).toEqual(['', ...(token === undefined ? [] : [`?pageToken=${token}`])]);
  });

  test('keeps the fields that are used and drops the rest, and null reads as missing', async () => {
    const place = {
      resolvable: true,
      resolved: false,
      path: 'a.ts',
      newLine: 3,
      oldLine: 2,
      baseSha: 'b',
      headSha: 'h',
    };
    const nulls = Object.fromEntries(Object.keys(place).map((key) => [key, null]));
    const second = { ...COMMENT, id: 'c2' };
    expect(
      await list([
        { ...COMMENT, ...place, author: { name: 'x' }, more: 1 },
        { ...second, ...nulls },
      ]),
    ).toEqual([{ ...COMMENT, ...place }, second]);
  });

  test('reads when a comment was written, any other form as missing, and ids that are numbers', async () => {
    const written = [
      '2026-02-03T04:05:06.007Z',
      '2026-02-03T05:05:06+01:00',
      'yesterday',
      1_770_000_000,
      { seconds: 5 },
      null,
    ];
    const listed = await list(written.map((createdAt, id) => ({ ...COMMENT, id, createdAt })));
    expect(listed.map(({ createdAt }) => createdAt)).toEqual([
      Date.UTC(2026, 1, 3, 4, 5, 6, 7),
      Date.UTC(2026, 1, 3, 4, 5, 6),
      ...Array(4).fill(undefined),
    ]);
    expect(listed.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5']);
  });

  test.each([
    ['', 'it is not JSON'],
    ['[{"id": "c1"', 'it is not JSON'],
    ['null', ''],
    ['{}', 'comments: '],
    [json({ items: [COMMENT] }), 'comments: '],
    [json({ comments: null }), 'comments: '],
    [json({ comments: { 0: COMMENT } }), 'comments: '],
    [json([null]), 'comments.0: '],
    [json([COMMENT, { ...COMMENT, id: undefined }]), 'comments.1.id: '],
    [json([{ ...COMMENT, id: '' }]), 'comments.0.id: cannot be used in a path'],
    [json([{ ...COMMENT, id: '..' }]), 'comments.0.id: cannot be used in a path'],
    [
      '[{"id": 12345678901234567890, "discussionId": "d", "body": "b"}]',
      'comments.0.id: expected a string or a whole number',
    ],
    [json([{ ...COMMENT, discussionId: null }]), 'comments.0.discussionId: '],
    [json([{ ...COMMENT, body: null }]), 'comments.0.body: '],
    [json([{ ...COMMENT, newLine: 1.5 }]), 'comments.0.newLine: '],
    [json([{ ...COMMENT, resolved: 'yes' }]), 'comments.0.resolved: '],
    [json([{ ...COMMENT, resolved: { hidden: 'hunter22' } }]), 'comments.0.resolved: '],
  ])('that is %j is an error that names no value, and never an empty one', async (text, reason) => {
    const listed = (await start(text)).review.listComments();
    await expect(listed).rejects.toThrow(`the answer was not understood: ${reason}`);
    await expect(listed).rejects.not.toThrow('hunter22');
  });
});

test.each([['{}'], ['[]'], [''], ['{"discussionId":"d"}'], ['{"id":"c"}'], ['{"id":"."}']])(
  'a new comment that is answered with %j is unknown',
  async (text) => {
    const { review } = await start(text);
    expect(await review.postTopLevel('sent')).toMatchObject({ kind: 'unknown' });
  },
);

describe('a deployment', () => {
  test.each([
    [{ targetCommit: 'aaa', mergeCommit: 'bbb' }, 'aaa', 'bbb', false],
    [{ deployment: { targetCommit: 'aaa', mergeCommit: 'bbb', phase: 'OPEN' } }, 'aaa', 'bbb', false],
    [{ targetCommit: null, mergeCommit: null, phase: 'DRAFT' }, null, null, true],
    [{ targetCommit: 'aaa', mergeCommit: '', phase: 'draft' }, 'aaa', null, true],
    [{ mergeCommit: 'bbb', phase: null }, null, 'bbb', false],
    [{ phase: 'Draft' }, null, null, true],
  ])('is read from %j', async (record, targetCommit, mergeCommit, draft) => {
    const { review } = await start(json(record));
    expect(await review.readChange()).toEqual({
      state: draft ? 'draft' : 'open',
      base: targetCommit,
      head: mergeCommit,
    });
  });

  test.each([
    'null',
    '[]',
    '{"targetCommit":7}',
    '{"targetCommit":"--upload-pack=x"}',
    '{"targetCommit":"a b"}',
    '{"targetCommit":"a\\nb"}',
    '<html>',
  ])('is not understood from %s', async (text) => {
    const { review } = await start(text);
    await expect(review.readChange()).rejects.toThrow('the answer was not understood');
  });
});

describe('a token', () => {
  test.each([
    [{ access_token: 'abc', token_type: 'Bearer', expires_in: 5, tenant_id: 't', endpoints: {} }],
    [{ access_token: 'abc', token_type: 'bearer' }],
    [{ access_token: 'abc', expires_in: 'soon' }],
  ])('is read from %j', async (answer) => {
    const { review, service } = await start('[]', { token: [{ json: answer }] });
    await review.listComments();
    expect(service.requests[0]?.headers.authorization).toBe('Bearer abc');
  });

  test.each([
    [{ access_token: '' }],
    [{ access_token: 'hunter22\r\nx: y' }],
    [{ access_token: 'hunter22 ä' }],
    [{ access_token: 'hunter22', token_type: 'mac' }],
    [{ access_token: ['hunter22'] }],
    [{ token: 'hunter22' }],
    ['hunter22'],
    [null],
  ])('is not understood from %j, and not repeated', async (answer) => {
    const { review } = await start('[]', { token: [{ json: answer }] });
    const listed = review.listComments();
    await expect(listed).rejects.toThrow('its answer was not understood');
    await expect(listed).rejects.not.toThrow('hunter22');
  });
});
