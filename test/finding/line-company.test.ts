import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findCompany } from '../../src/finding/line-company.ts';
import { type FindingParts, makeFinding } from './make-finding.ts';

function company(parts: readonly FindingParts[]): readonly boolean[] {
  const has = findCompany(parts.map(makeFinding));
  return parts.map((_, index) => has(index));
}

test('findings on lines of their own have no company', () => {
  expect(company(Array.from({ length: 200 }, (_, index) => ({ line: index + 1 })))).not.toContain(true);
});

test('each of several findings on a line has company, in whatever file and order', () => {
  const parts = fc.array(
    fc.record({ path: fc.constantFrom('a.ts', 'b.ts', 'c.ts'), line: fc.integer({ min: 1, max: 9 }) }),
  );
  fc.assert(
    fc.property(parts, (all) => {
      const has = company(all);
      for (const [index, { path, line }] of all.entries()) {
        const others = all.filter((other) => other.path === path && other.line === line);
        if (others.length > 1) expect(has[index]).toBe(true);
      }
    }),
  );
});

test('findings of a whole file, and findings without a file, keep each other company', () => {
  const file: FindingParts = { place: { kind: 'file', path: 'a.ts' } };
  const nowhere: FindingParts = { place: { kind: 'nowhere', reason: 'no location' } };
  expect(company([file, { line: 7 }, file, nowhere, nowhere])).toEqual([true, false, true, true, true]);
});
