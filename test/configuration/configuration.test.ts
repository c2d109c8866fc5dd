import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type Configuration,
  judgeBy,
  matchesName,
  matchesPath,
} from '../../src/configuration/configuration.ts';
import { type FindingParts, makeLogResult } from '../finding/make-finding.ts';

type Parts = { readonly [List in 'rules' | 'paths']?: readonly Partial<Configuration[List][number]>[] };

function judge(
  { rules = [], paths = [] }: Parts,
  parts: FindingParts = {},
  former: Parameters<typeof judgeBy>[1] = () => undefined,
) {
  const configuration = {
    rules: rules.map((entry) => ({ tool: '*', rule: '*', level: 'off' as const, ...entry })),
    paths: paths.map((entry) => ({ glob: '**', level: 'off' as const, ...entry })),
  };
  const judgement = judgeBy(
    configuration,
    former,
  )(makeLogResult({ tool: 'pmd', rule: 'ApexDoc', path: 'src/a.cls', level: 'warning', ...parts }));
  return judgement.kind === 'level' ? judgement.level : judgement.kind;
}

test.each<[string, Parts, string]>([
  ['what nothing names stays', { rules: [{ rule: 'Other' }], paths: [{ glob: 'lib/**' }] }, 'stays'],
  ['a rule is taken off', { rules: [{ tool: 'pmd', rule: 'ApexDoc' }] }, 'off'],
  ['tools compare without case', { rules: [{ tool: 'PMD' }] }, 'off'],
  ['rules compare with it', { rules: [{ rule: 'apexdoc' }] }, 'stays'],
  ['a rule may count for more', { rules: [{ level: 'error' }] }, 'error'],
  [
    'the last rule that matches counts',
    { rules: [{ level: 'off' }, { rule: 'Apex*', level: 'note' }] },
    'note',
  ],
  [
    'the last path that matches counts',
    { paths: [{ level: 'off' }, { glob: 'src/**', level: 'note' }] },
    'note',
  ],
  ['a path lowers', { paths: [{ level: 'note' }] }, 'note'],
  ['a path never raises', { paths: [{ level: 'error' }] }, 'stays'],
  ['a path lowers what a rule raised', { rules: [{ level: 'error' }], paths: [{ level: 'note' }] }, 'note'],
  ['off by a rule is final', { rules: [{ level: 'off' }], paths: [{ level: 'error' }] }, 'off'],
  ['off by a path is final', { rules: [{ level: 'error' }], paths: [{ level: 'off' }] }, 'off'],
])('%s', (_, parts, expected) => {
  expect(judge(parts)).toBe(expected);
});

test('a path counts for a renamed or copied file only if it matches both names', () => {
  const paths = [{ glob: 'vendor/**' }];
  const moved = { path: 'vendor/a.cls' };
  expect(judge({ paths }, moved, () => 'src/a.cls')).toBe('stays');
  expect(judge({ paths }, moved, () => 'vendor/b.cls')).toBe('off');
  expect(judge({ paths }, moved)).toBe('off');
  // An entry that matches one name only does not stand in the way of one before it.
  expect(judge({ paths: [{ level: 'note' }, { glob: 'vendor/**' }] }, moved, () => 'src/a.cls')).toBe('note');
});

test('what has no path is judged by rules alone', () => {
  const place = { kind: 'nowhere', reason: 'no location' } as const;
  expect(judge({ paths: [{}] }, { place })).toBe('stays');
  expect(judge({ rules: [{}] }, { place })).toBe('off');
});

test('the reason names the entry, and says what people wrote there', () => {
  const rules = [{ tool: 'pmd', rule: '*', level: 'off' as const, reason: 'not ours' }];
  expect(judgeBy({ rules, paths: [] }, () => undefined)(makeLogResult({ tool: 'pmd' }))).toEqual({
    kind: 'off',
    because: '.sarif-review.yml (pmd *): not ours',
  });
});

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
