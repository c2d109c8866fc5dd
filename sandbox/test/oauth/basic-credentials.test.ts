import { expect, test } from '@jest/globals';
import { parseBasicCredentials } from '../../oauth/oauth-routes.ts';

function basic(text: string): string {
  return `Basic ${Buffer.from(text).toString('base64')}`;
}

test.each([
  ['a plain pair', 'id:secret', 'id', 'secret'],
  ['a secret with colons', 'id:a:b', 'id', 'a:b'],
  ['percent signs, which are not decoded', 'id:a%3Ab', 'id', 'a%3Ab'],
  ['plus signs and spaces', 'id:a+b c', 'id', 'a+b c'],
  ['letters beyond ASCII', 'id:schlüssel', 'id', 'schlüssel'],
  ['an empty secret', 'id:', 'id', ''],
])('reads %s as it is', (_, text, id, secret) => {
  const parsed = parseBasicCredentials(basic(text));
  expect(parsed?.id).toBe(id);
  expect(Buffer.from(parsed?.secret ?? []).toString('utf8')).toBe(secret);
});

test('takes the name of the scheme in any case', () => {
  expect(parseBasicCredentials(basic('a:b').replace('Basic', 'basic'))?.id).toBe('a');
});

test.each([
  ['no header', undefined],
  ['another scheme', 'Bearer abc'],
  ['no base64', 'Basic ???'],
  ['no colon', basic('only-an-id')],
])('finds nothing in %s', (_, header) => {
  expect(parseBasicCredentials(header)).toBeNull();
});
