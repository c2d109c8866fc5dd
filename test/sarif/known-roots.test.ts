import { expect, test } from '@jest/globals';
import { resolveUriBase } from '../../src/sarif/known-roots.ts';

const BASES = {
  ROOT: { uri: 'file:///builds/app/' },
  SRC: { uri: 'src/', uriBaseId: 'ROOT' },
  BARE: { uri: 'src' },
  HIDDEN: { description: { text: 'no URI, so that it says nothing of the machine' } },
  BELOW: { uri: 'lib/', uriBaseId: 'HIDDEN' },
  LOOP: { uri: 'a/', uriBaseId: 'POOL' },
  POOL: { uri: 'b/', uriBaseId: 'LOOP' },
};

test.each([
  ['an absolute base', 'ROOT', 'file:///builds/app/'],
  ['a chain', 'SRC', 'file:///builds/app/src/'],
  ['a base without its slash', 'BARE', 'src/'],
  ['a base without URI', 'HIDDEN', undefined],
  ['a chain that ends in one', 'BELOW', 'lib/'],
  ['a loop', 'LOOP', undefined],
  ['an undefined base', '%SRCROOT%', undefined],
  ['a folder as the id itself', '/builds/acme/app/', '/builds/acme/app/'],
])('%s (§3.14.14)', (_, id, expected) => {
  expect(resolveUriBase(BASES, id)).toBe(expected);
});

test('bases of the wrong type are none', () => {
  expect(resolveUriBase([], 'ROOT')).toBeUndefined();
  expect(resolveUriBase({ ROOT: 'file:///a/' }, 'ROOT')).toBeUndefined();
});
