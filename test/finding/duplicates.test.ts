import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { splitDuplicates } from '../../src/finding/spot.ts';
import { type FindingParts, makeFinding, SUPPRESSED } from './make-finding.ts';

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
