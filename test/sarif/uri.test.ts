import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toNames, toPaths } from '../../src/sarif/uri.ts';

test.each([
  ['src/a.c', ['src/a.c']],
  ['payment%20gateway/a.c', ['payment%20gateway/a.c', 'payment gateway/a.c']],
  ['%C3%BC.js', ['%C3%BC.js', 'ü.js']],
  ['50%.c', ['50%.c']],
  ['50%25%ff.c', ['50%25%ff.c', '50%\uFFFD.c']],
  ['ev\udcffil.py', ['ev\uFFFDil.py']],
  ['file:///builds/a%23b.c', ['/builds/a%23b.c', '/builds/a#b.c']],
  ['file://localhost/a.c', ['/a.c']],
  ['FILE:/a.c', ['/a.c']],
  ['file://src/a.c', ['src/a.c']],
  ['file:///C:/x/a.c', ['/C:/x/a.c']],
  ['file:\\\\\\C:\\x\\a.c', ['/C:/x/a.c']],
  ['C:\\x\\a.c', ['C:\\x\\a.c', 'C:/x/a.c']],
  ['https://example.com/a.c', []],
  ['name:with-colon.c', ['name:with-colon.c']],
])('%s may mean %j (§3.4.3, RFC 8089)', (uri, paths) => {
  expect(toPaths(uri)).toEqual(paths);
});

test('what was encoded is decoded, whatever the path is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
      const path = `src/${name.toWellFormed().replaceAll('\\', '')}`;
      const uri = `file:///${path.split('/').map(encodeURIComponent).join('/')}`;
      expect(toPaths(uri)).toContain(`/${path}`);
    }),
  );
});

describe('toNames', () => {
  test.each([
    ['./src//a.c', { absolute: false, names: ['src', 'a.c'], climbs: false }],
    ['src/../a.c', { absolute: false, names: ['a.c'], climbs: false }],
    ['../a.c', { absolute: false, names: ['a.c'], climbs: true }],
    ['/a/../../b', { absolute: true, names: ['b'], climbs: true }],
    ['/C:/a.c', { absolute: true, names: ['C:', 'a.c'], climbs: false }],
    ['c:/a.c', { absolute: true, names: ['c:', 'a.c'], climbs: false }],
    ['ab:/a.c', { absolute: false, names: ['ab:', 'a.c'], climbs: false }],
  ])('splits %s', (path, expected) => {
    expect(toNames(path)).toEqual(expected);
  });

  test('climbs out of the folder it starts in, and no further', () => {
    expect(toNames('../b/c', ['a'])).toEqual({ absolute: false, names: ['b', 'c'], climbs: false });
    expect(toNames('../../c', ['a']).climbs).toBe(true);
  });
});
