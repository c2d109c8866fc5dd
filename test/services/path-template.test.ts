import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ConfigurationError } from '../../src/errors.ts';
import { Http } from '../../src/services/http.ts';
import { Rest, row, type Values } from '../../src/services/rest.ts';
import { fitsPath } from '../../src/text/address.ts';
import { anyCharacter } from '../any-character.ts';
import { createFakeWorld } from '../http/fake-world.ts';

const HOST = 'https://review.example.com';

/** The address of an endpoint of one row. */
function expandPath(path: string, values: Values): string {
  const http = new Http(
    { readyTimeoutMs: 0, deadline: 0, userAgent: '', world: createFakeWorld(), progress: () => undefined },
    { awaited: '', authorization: async () => '', tokenRefused: (sentence) => sentence },
  );
  return new Rest(http, HOST, { read: row(`GET ${path}`, 'read') }, {})
    .call('read', values)
    .url.slice(HOST.length);
}

describe('the path of an endpoint', () => {
  test.each([
    [7, '/d/7/x'],
    ['a b', '/d/a%20b/x'],
    ['../../oauth2', '/d/..%2F..%2Foauth2/x'],
    ['%2e%2e', '/d/%252e%252e/x'],
    ['a?b#c', '/d/a%3Fb%23c/x'],
    ['{id}', '/d/%7Bid%7D/x'],
    ['$&', '/d/%24%26/x'],
  ])('puts %j in as one part', (id, expected) => {
    expect(expandPath('/d/{id}/x', { id })).toBe(expected);
  });

  test.each(['', '.', '..', '\ud800'])('refuses %j, which cannot be one part of a path', (id) => {
    expect(() => expandPath('/d/{id}/x', { id })).toThrow(ConfigurationError);
  });

  test('refuses a template whose value is not there', () => {
    expect(() => expandPath('/d/{id}', {})).toThrow('{id}');
  });

  test('keeps any value inside its part of the path', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }).filter(fitsPath), (id) => {
        const url = new URL(HOST + expandPath('/apis/d/{id}/x', { id }));
        expect(url.origin).toBe(HOST);
        expect(url.search + url.hash).toBe('');
        const [, apis, d, part = '', x, ...rest] = url.pathname.split('/');
        expect([apis, d, x, rest]).toEqual(['apis', 'd', 'x', []]);
        expect(decodeURIComponent(part)).toBe(id);
      }),
    );
  });
});
