import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { scopeKey, scopeName } from '../../src/finding/finding.ts';

test('the key of a scope keeps tool and category apart, whatever stands in them', () => {
  const scope = fc.record({ tool: fc.string(), category: fc.string() });
  fc.assert(
    fc.property(scope, scope, (a, b) => {
      expect(scopeKey(a) === scopeKey(b)).toBe(a.tool === b.tool && a.category === b.category);
    }),
  );
  expect(scopeKey({ tool: 'a","b', category: '' })).not.toBe(scopeKey({ tool: 'a', category: 'b' }));
});

test.each([
  [{ tool: 'PMD', category: '' }, 'PMD'],
  [{ tool: 'PMD', category: 'nightly' }, 'PMD (nightly)'],
])('people read %j as %s', (scope, name) => {
  expect(scopeName(scope)).toBe(name);
});
