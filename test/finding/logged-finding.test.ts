import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LEVELS } from '../../src/finding/finding.ts';
import { compareLevels, splitDuplicates, toFindings } from '../../src/finding/logged-finding.ts';
import { type FindingParts, makeLogResult, PRESENT, SUPPRESSED } from './make-finding.ts';

const findingParts: fc.Arbitrary<FindingParts> = fc.record({
  tool: fc.constantFrom('PMD', 'ESLint'),
  category: fc.constantFrom('', 'nightly'),
  rule: fc.constantFrom('no-var', 'eqeqeq'),
  level: fc.constantFrom(...LEVELS),
  message: fc.constantFrom('One.', 'Two.'),
  path: fc.constantFrom('a.ts', 'b.ts'),
  line: fc.integer({ min: 1, max: 3 }),
  presence: fc.constantFrom(PRESENT, SUPPRESSED),
});

describe('toFindings', () => {
  test('one line, one rule and one tool make one finding, whatever the message, the level and the last line', () => {
    const results = [
      makeLogResult({ message: 'First.', endLine: 3 }),
      makeLogResult({ message: 'Second.', endLine: 9, level: 'note' }),
    ];
    const findings = toFindings(results);
    expect(findings).toHaveLength(1);
    expect(findings[0]?.results).toEqual(results);
    expect(findings[0]?.place).toEqual(results[0]?.place);
  });

  test.each<[string, FindingParts]>([
    ['tool', { tool: 'ESLint' }],
    ['category', { category: 'nightly' }],
    ['rule', { rule: 'eqeqeq' }],
    ['path', { path: 'src/b.ts' }],
    ['line', { line: 4 }],
    ['kind of place', { place: { kind: 'file', path: 'src/a.ts' } }],
  ])('another %s makes another finding', (_, other) => {
    expect(toFindings([makeLogResult(), makeLogResult(other)])).toHaveLength(2);
  });

  test('results of a whole file are one finding', () => {
    const place = { kind: 'file', path: 'a.ts' } as const;
    expect(
      toFindings([makeLogResult({ place }), makeLogResult({ place, message: 'Another.' })]),
    ).toHaveLength(1);
  });

  test('unlocated results are one finding only where they say the same', () => {
    const place = { kind: 'nowhere', reason: 'no location' } as const;
    const messages = ['One.', 'One.', 'Two.'];
    const findings = toFindings(messages.map((message) => makeLogResult({ place, message })));
    expect(findings.map(({ results: findings }) => findings.length)).toEqual([2, 1]);
  });

  test('without a place, results on several lines are no repetition, and have findings of their own', () => {
    const reason = 'lib/a.js is behind the submodule lib';
    const findings = [1, 2].map((line) =>
      makeLogResult({ place: { kind: 'nowhere', path: 'lib/a.js', reason, line } }),
    );
    const { distinct } = splitDuplicates(findings);
    expect(toFindings(distinct).map(({ place }) => place)).toEqual(findings.map(({ place }) => place));
  });

  test('the level is that of the worst finding, which comes first', () => {
    const [finding] = toFindings([
      makeLogResult({ level: 'note', message: 'Mild.' }),
      makeLogResult({ level: 'error', message: 'Bad.' }),
      makeLogResult({ level: 'warning', message: 'Medium.' }),
    ]);
    expect(finding?.level).toBe('error');
    expect(finding?.results.map(({ message }) => message)).toEqual(['Bad.', 'Medium.', 'Mild.']);
  });

  test('a suppressed result beside a present one does not suppress the finding, and its level does not count', () => {
    const [finding] = toFindings([
      makeLogResult({ level: 'error', presence: SUPPRESSED }),
      makeLogResult({ level: 'note', presence: PRESENT, message: 'Still there.' }),
    ]);
    expect(finding).toMatchObject({ suppressed: false, level: 'note' });
    expect(finding?.results[0]?.message).toBe('Still there.');
  });

  test('a finding is suppressed when every result of it is, and then has the level of the worst', () => {
    const presence = SUPPRESSED;
    const [finding] = toFindings([
      makeLogResult({ level: 'note', presence }),
      makeLogResult({ level: 'error', presence }),
    ]);
    expect(finding).toMatchObject({ suppressed: true, level: 'error' });
  });

  test('every result is of exactly one finding, and no key is used twice', () => {
    fc.assert(
      fc.property(fc.array(findingParts), (parts) => {
        const results = parts.map(makeLogResult);
        const findings = toFindings(results);
        const placed = findings.flatMap((finding) => finding.results);
        expect(placed).toHaveLength(results.length);
        expect(new Set(placed)).toEqual(new Set(results));
        expect(new Set(findings.map(({ key }) => key)).size).toBe(findings.length);
      }),
    );
  });
});

test('levels are compared worst first', () => {
  expect([...LEVELS].toReversed().toSorted(compareLevels)).toEqual(['error', 'warning', 'note', 'none']);
});

describe('splitDuplicates', () => {
  test('a result that stands in two logs counts once, and the first one stays', () => {
    const findings = [makeLogResult(), makeLogResult({ result: 7, fingerprints: { hash: 'abc' } })];
    expect(splitDuplicates(findings)).toEqual({ distinct: [findings[0]], duplicates: [findings[1]] });
  });

  test.each<[string, FindingParts]>([
    ['tool', { tool: 'ESLint' }],
    ['category', { category: 'nightly' }],
    ['rule', { rule: 'eqeqeq' }],
    ['level', { level: 'error' }],
    ['message', { message: 'Another.' }],
    ['path', { path: 'src/b.ts' }],
    ['first line', { line: 4 }],
    ['last line', { endLine: 4 }],
    ['kind of place', { place: { kind: 'file', path: 'src/a.ts' } }],
    ['presence', { presence: SUPPRESSED }],
  ])('a result with another %s is no duplicate', (_, other) => {
    expect(splitDuplicates([makeLogResult(), makeLogResult(other)]).duplicates).toEqual([]);
  });

  test('the order in which a place was put together means nothing', () => {
    const place = { endLine: 3, startLine: 3, path: 'src/a.ts', kind: 'lines' } as const;
    expect(splitDuplicates([makeLogResult(), makeLogResult({ place })]).duplicates).toHaveLength(1);
  });

  test('both parts together are all findings, in their order', () => {
    const parts = fc.record({ line: fc.integer({ min: 1, max: 3 }), message: fc.constantFrom('a', 'b') });
    fc.assert(
      fc.property(fc.array(parts), (all) => {
        const findings = all.map((part, result) => makeLogResult({ ...part, result }));
        const { distinct, duplicates } = splitDuplicates(findings);
        const byResult = [...distinct, ...duplicates].toSorted((a, b) => a.result - b.result);
        expect(byResult).toEqual(findings);
        expect(splitDuplicates(distinct).duplicates).toEqual([]);
      }),
    );
  });
});
