import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { matchesName, matchesPath } from '../../src/configuration/configuration.ts';

test.each([
  ['ApexDoc', 'ApexDoc', true],
  ['Apex*', 'ApexDoc', true],
  ['*Doc', 'ApexDoc', true],
  ['*', '', true],
  ['A*x*c', 'ApexDoc', true],
  ['A*x*d', 'ApexDoc', false],
  ['apexdoc', 'ApexDoc', false],
  ['Apex?oc', 'ApexDoc', false],
  ['Apex', 'ApexDoc', false],
  ['@lwc/*', '@lwc/lwc/no-api', true],
])('the name %s takes %s: %p', (pattern, text, expected) => {
  expect(matchesName(pattern, text)).toBe(expected);
});

test.each([
  ['vendor/**', 'vendor/a.js', true],
  ['vendor/**', 'vendor/a/b.js', true],
  ['vendor/**', 'vendor', false],
  ['vendor/**', 'src/vendor/a.js', false],
  ['vendor/', 'vendor/a/b.js', true],
  ['x/**/vendor/**', 'x/vendor', false],
  ['force-app/**/test/**', 'force-app/main/a/test/b.cls', true],
  ['force-app/**/test/**', 'force-app/test/b.cls', true],
  ['force-app/**/test/**', 'force-app/tests/b.cls', false],
  ['**/*.js', 'a.js', true],
  ['**/*.js', 'src/a.js', true],
  ['*.js', 'src/a.js', false],
  ['src/[id].ts', 'src/[id].ts', true],
  ['src/(a|b).ts', 'src/a.ts', false],
  ['a/*/c', 'a/b/c', true],
  ['a/*/c', 'a/b/b/c', false],
  ['**', 'a', true],
])('the path %s takes %s: %p', (glob, path, expected) => {
  expect(matchesPath(glob, path)).toBe(expected);
});

const names = fc.array(fc.constantFrom('a', 'b', 'ab'), { minLength: 1, maxLength: 6 });

/** `**` in place of some names, but never of the last one. */
function withRest(path: readonly string[], from: number, count: number): readonly string[] {
  return path.toSpliced(from, Math.min(count, path.length - 1 - from), '**');
}

test('a path is taken by itself, with any of its names as *, and any run of them as **', () => {
  fc.assert(
    fc.property(names, fc.nat(6), fc.nat(6), (path, from, count) => {
      const text = path.join('/');
      expect(matchesPath(text, text)).toBe(true);
      expect(matchesPath(path.map((name, index) => (index % 2 === 0 ? '*' : name)).join('/'), text)).toBe(
        true,
      );
      expect(matchesPath(withRest(path, from % path.length, count).join('/'), text)).toBe(true);
    }),
  );
});

test('hostile patterns take no longer than the product of the lengths', () => {
  const text = 'a'.repeat(5_000);
  expect(matchesName(`${'*a'.repeat(400)}*b`, text)).toBe(false);
  const path = 'a/'.repeat(2_000);
  expect(matchesPath(`${'**/a/'.repeat(200)}b`, path)).toBe(false);
});
