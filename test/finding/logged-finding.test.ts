import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LEVELS } from '../../src/finding/finding.ts';
import { compareLevels, splitDuplicates, toFindings } from '../../src/finding/logged-finding.ts';
import { type FindingParts, makeFinding, PRESENT, SUPPRESSED } from './make-finding.ts';

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

describe('toSpots', () => {
  test('one line, one rule and one tool make one spot, whatever the message, the level and the last line', () => {
    const findings = [
      makeFinding({ message: 'First.', endLine: 3 }),
      makeFinding({ message: 'Second.', endLine: 9, level: 'note' }),
    ];
    const spots = toFindings(findings);
    expect(spots).toHaveLength(1);
    expect(spots[0]?.results).toEqual(findings);
    expect(spots[0]?.place).toEqual(findings[0]?.place);
  });

  test.each<[string, FindingParts]>([
    ['tool', { tool: 'ESLint' }],
    ['category', { category: 'nightly' }],
    ['rule', { rule: 'eqeqeq' }],
    ['path', { path: 'src/b.ts' }],
    ['line', { line: 4 }],
    ['kind of place', { place: { kind: 'file', path: 'src/a.ts' } }],
  ])('another %s makes another spot', (_, other) => {
    expect(toFindings([makeFinding(), makeFinding(other)])).toHaveLength(2);
  });

  test('findings of a whole file are one spot', () => {
    const place = { kind: 'file', path: 'a.ts' } as const;
    expect(toFindings([makeFinding({ place }), makeFinding({ place, message: 'Another.' })])).toHaveLength(1);
  });

  test('unlocated findings are one spot only where they say the same', () => {
    const place = { kind: 'nowhere', reason: 'no location' } as const;
    const messages = ['One.', 'One.', 'Two.'];
    const spots = toFindings(messages.map((message) => makeFinding({ place, message })));
    expect(spots.map(({ results: findings }) => findings.length)).toEqual([2, 1]);
  });

  test('without a place, findings on several lines are no repetition, and have spots of their own', () => {
    const reason = 'lib/a.js is behind the submodule lib';
    const findings = [1, 2].map((line) =>
      makeFinding({ place: { kind: 'nowhere', path: 'lib/a.js', reason, line } }),
    );
    const { distinct } = splitDuplicates(findings);
    expect(toFindings(distinct).map(({ place }) => place)).toEqual(findings.map(({ place }) => place));
  });

  test('the level is that of the worst finding, which comes first', () => {
    const [spot] = toFindings([
      makeFinding({ level: 'note', message: 'Mild.' }),
      makeFinding({ level: 'error', message: 'Bad.' }),
      makeFinding({ level: 'warning', message: 'Medium.' }),
    ]);
    expect(spot?.level).toBe('error');
    expect(spot?.results.map(({ message }) => message)).toEqual(['Bad.', 'Medium.', 'Mild.']);
  });

  test('a suppressed finding beside a present one does not suppress the spot, and its level does not count', () => {
    const [spot] = toFindings([
      makeFinding({ level: 'error', presence: SUPPRESSED }),
      makeFinding({ level: 'note', presence: PRESENT, message: 'Still there.' }),
    ]);
    expect(spot).toMatchObject({ suppressed: false, level: 'note' });
    expect(spot?.results[0]?.message).toBe('Still there.');
  });

  test('a spot is suppressed when every finding on it is, and then has the level of the worst', () => {
    const presence = SUPPRESSED;
    const [spot] = toFindings([
      makeFinding({ level: 'note', presence }),
      makeFinding({ level: 'error', presence }),
    ]);
    expect(spot).toMatchObject({ suppressed: true, level: 'error' });
  });

  test('every finding is on exactly one spot, and no key is used twice', () => {
    fc.assert(
      fc.property(fc.array(findingParts), (parts) => {
        const findings = parts.map(makeFinding);
        const spots = toFindings(findings);
        const placed = spots.flatMap((spot) => spot.results);
        expect(placed).toHaveLength(findings.length);
        expect(new Set(placed)).toEqual(new Set(findings));
        expect(new Set(spots.map(({ key }) => key)).size).toBe(spots.length);
      }),
    );
  });
});

test('levels are compared worst first', () => {
  expect([...LEVELS].toReversed().toSorted(compareLevels)).toEqual(['error', 'warning', 'note', 'none']);
});

describe('splitDuplicates', () => {
  test('a result that stands in two logs counts once, and the first one stays', () => {
    const findings = [makeFinding(), makeFinding({ result: 7, fingerprints: { hash: 'abc' } })];
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
    expect(splitDuplicates([makeFinding(), makeFinding(other)]).duplicates).toEqual([]);
  });

  test('the order in which a place was put together means nothing', () => {
    const place = { endLine: 3, startLine: 3, path: 'src/a.ts', kind: 'lines' } as const;
    expect(splitDuplicates([makeFinding(), makeFinding({ place })]).duplicates).toHaveLength(1);
  });

  test('both parts together are all findings, in their order', () => {
    const parts = fc.record({ line: fc.integer({ min: 1, max: 3 }), message: fc.constantFrom('a', 'b') });
    fc.assert(
      fc.property(fc.array(parts), (all) => {
        const findings = all.map((part, result) => makeFinding({ ...part, result }));
        const { distinct, duplicates } = splitDuplicates(findings);
        const byResult = [...distinct, ...duplicates].toSorted((a, b) => a.result - b.result);
        expect(byResult).toEqual(findings);
        expect(splitDuplicates(distinct).duplicates).toEqual([]);
      }),
    );
  });
});
