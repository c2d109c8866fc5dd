import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { linesOfRegion } from '../../src/sarif/place.ts';

test('whatever the region, lines are in order and count from 1', () => {
  const field = fc.option(fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constant(null)), {
    nil: undefined,
  });
  const region = fc.record({ startLine: field, endLine: field, endColumn: field, charOffset: field });
  fc.assert(
    fc.property(region, (value) => {
      const found = linesOfRegion(value);
      if (found.kind !== 'lines') return;
      expect(found.startLine).toBeGreaterThanOrEqual(1);
      expect(found.endLine).toBeGreaterThanOrEqual(found.startLine);
    }),
  );
});
