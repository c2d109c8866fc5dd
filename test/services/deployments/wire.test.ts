import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  parseCommentsPage,
  parseCreatedComment,
  parseDeployment,
  parseToken,
} from '../../../src/services/deployments/wire.ts';

const COMMENT = { id: 'c1', discussionId: 'd1', body: 'text' };

function json(value: unknown): string {
  return JSON.stringify(value);
}

describe('parseCommentsPage', () => {
  test.each([
    ['an array', [COMMENT], undefined],
    ['an envelope', { comments: [COMMENT] }, undefined],
    ['an envelope with a token', { comments: [COMMENT], nextPageToken: 't', total: 9 }, 't'],
    ['a token that is a number', { comments: [COMMENT], nextPageToken: 5 }, '5'],
    ['an empty token', { comments: [COMMENT], nextPageToken: '' }, undefined],
    ['no token', { comments: [COMMENT], nextPageToken: null }, undefined],
  ])('reads %s', (_name, page, nextPageToken) => {
    expect(parseCommentsPage(json(page))).toEqual({
      kind: 'value',
      value: { comments: [COMMENT], nextPageToken },
    });
  });

  test('keeps the fields that are used and drops the rest', () => {
    const place = {
      resolvable: true,
      resolved: false,
      path: 'a.ts',
      newLine: 3,
      oldLine: 2,
      baseSha: 'b',
      headSha: 'h',
    };
    const page = parseCommentsPage(json([{ ...COMMENT, ...place, author: { name: 'x' }, more: 1 }]));
    expect(page).toEqual({
      kind: 'value',
      value: { comments: [{ ...COMMENT, ...place }], nextPageToken: undefined },
    });
  });

  test('reads null as missing where a field may be missing', () => {
    const nulls = {
      resolvable: null,
      resolved: null,
      path: null,
      newLine: null,
      oldLine: null,
      baseSha: null,
      headSha: null,
    };
    const page = parseCommentsPage(json([{ ...COMMENT, ...nulls }]));
    expect(page).toEqual({ kind: 'value', value: { comments: [COMMENT], nextPageToken: undefined } });
  });

  test.each<[unknown, number | undefined]>([
    ['2026-02-03T04:05:06.007Z', Date.UTC(2026, 1, 3, 4, 5, 6, 7)],
    ['2026-02-03T05:05:06+01:00', Date.UTC(2026, 1, 3, 4, 5, 6)],
    ['yesterday', undefined],
    [1_770_000_000, undefined],
    [{ seconds: 5 }, undefined],
    [null, undefined],
  ])('reads when a comment was written, and any other form as missing: %j', (createdAt, expected) => {
    const page = parseCommentsPage(json([{ ...COMMENT, createdAt }]));
    expect(page).toEqual({
      kind: 'value',
      value: { comments: [{ ...COMMENT, createdAt: expected }], nextPageToken: undefined },
    });
  });

  test('reads ids that are numbers', () => {
    const page = parseCommentsPage(json([{ ...COMMENT, id: 12, discussionId: 34 }]));
    expect(page).toMatchObject({ value: { comments: [{ id: '12', discussionId: '34' }] } });
  });

  test.each([
    ['', 'it is not JSON'],
    ['<html>', 'it is not JSON'],
    ['[{"id": "c1"', 'it is not JSON'],
    ['null', 'expected an array of comments'],
    ['{}', 'expected an array of comments'],
    ['"text"', 'expected an array of comments'],
    [json({ items: [COMMENT] }), 'expected an array of comments'],
    [json({ comments: null }), 'expected an array of comments'],
    [json({ comments: { 0: COMMENT } }), 'expected an array of comments'],
    [json({ error: 'no' }), 'expected an array of comments'],
    [json([null]), '0: '],
    [json([COMMENT, { ...COMMENT, id: undefined }]), '1.id: '],
    [json([{ ...COMMENT, id: '' }]), '0.id: cannot be used in a path'],
    [json([{ ...COMMENT, id: '..' }]), '0.id: cannot be used in a path'],
    [
      '[{"id": 12345678901234567890, "discussionId": "d", "body": "b"}]',
      '0.id: expected a string or a whole number',
    ],
    [json([{ ...COMMENT, discussionId: null }]), '0.discussionId: '],
    [json([{ ...COMMENT, body: null }]), '0.body: '],
    [json([{ ...COMMENT, newLine: 1.5 }]), '0.newLine: '],
    [json([{ ...COMMENT, newLine: '3' }]), '0.newLine: '],
    [json([{ ...COMMENT, resolved: 'yes' }]), '0.resolved: '],
  ])('takes %j for an error and never for an empty listing', (text, reason) => {
    const page = parseCommentsPage(text);
    expect(page).toMatchObject({ kind: 'not-understood', reason: expect.stringContaining(reason) });
  });

  test('does not throw on any JSON, and names no value in a reason', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom('id', 'discussionId', 'body', 'resolved'), (text, field) => {
        for (const input of [text, `[${text}]`, `{"comments":${text}}`]) parseCommentsPage(input);
        const page = parseCommentsPage(json([{ ...COMMENT, [field]: { hidden: 'hunter22' } }]));
        expect(JSON.stringify(page)).not.toContain('hunter22');
      }),
    );
  });
});

describe('parseCreatedComment', () => {
  test('reads the comment that the service made', () => {
    expect(parseCreatedComment(json({ ...COMMENT, id: 5, resolvable: true }), { body: 'sent' })).toEqual({
      kind: 'value',
      value: { ...COMMENT, id: '5', resolvable: true },
    });
  });

  test('fills in what was sent where the answer leaves it out', () => {
    const reply = parseCreatedComment(json({ id: 'c2' }), { body: 'sent', discussionId: 'd9' });
    expect(reply).toEqual({ kind: 'value', value: { id: 'c2', discussionId: 'd9', body: 'sent' } });
  });

  test.each([['{}'], ['[]'], [''], ['{"discussionId":"d"}'], ['{"id":"c"}'], ['{"id":"."}']])(
    'does not understand %j',
    (text) => {
      expect(parseCreatedComment(text, { body: 'sent' }).kind).toBe('not-understood');
    },
  );
});

describe('parseDeployment', () => {
  test.each([
    [{ targetCommit: 'aaa', mergeCommit: 'bbb' }, 'aaa', 'bbb', false],
    [{ deployment: { targetCommit: 'aaa', mergeCommit: 'bbb', phase: 'OPEN' } }, 'aaa', 'bbb', false],
    [{ targetCommit: null, mergeCommit: null, phase: 'DRAFT' }, null, null, true],
    [{ targetCommit: 'aaa', mergeCommit: '', phase: 'draft' }, 'aaa', null, true],
    [{ mergeCommit: 'bbb', phase: null }, null, 'bbb', false],
    [{ phase: 'Draft' }, null, null, true],
    [{ targetCommit: 'aaa', mergeCommit: 'bbb', deployment: 'x' }, 'aaa', 'bbb', false],
  ])('reads %j', (record, targetCommit, mergeCommit, draft) => {
    expect(parseDeployment(json(record))).toEqual({
      kind: 'value',
      value: { state: draft ? 'draft' : 'open', base: targetCommit, head: mergeCommit },
    });
  });

  test.each([
    'null',
    '[]',
    '{}',
    '{"deployment":{}}',
    '{"error":"no"}',
    '{"targetCommit":7}',
    '{"targetCommit":"--upload-pack=x"}',
    '{"targetCommit":"a b"}',
    '{"targetCommit":"a\\nb"}',
    '{"__proto__":{"targetCommit":"aaa"}}',
    '<html>',
  ])('does not understand %s', (text) => {
    expect(parseDeployment(text).kind).toBe('not-understood');
  });
});

describe('parseToken', () => {
  test.each([
    [{ access_token: 'abc', token_type: 'Bearer', expires_in: 5, tenant_id: 't', endpoints: {} }],
    [{ access_token: 'abc', token_type: 'bearer' }],
    [{ access_token: 'abc', expires_in: 'soon' }],
  ])('reads %j', (answer) => {
    expect(parseToken(json(answer))).toEqual({ kind: 'value', value: 'abc' });
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
  ])('does not understand %j, and does not repeat it', (answer) => {
    const token = parseToken(json(answer));
    expect(token.kind).toBe('not-understood');
    expect(JSON.stringify(token)).not.toContain('hunter22');
  });
});
