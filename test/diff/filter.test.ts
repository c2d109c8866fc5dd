import { describe, expect, test } from '@jest/globals';
import { FILTER_MODES, passesFilter } from '../../src/diff/anchor.ts';

describe('passesFilter', () => {
  test.each([
    ['added', ['added']],
    ['diff-context', ['added', 'diff-context']],
    ['file', ['added', 'diff-context', 'file']],
    ['nofilter', ['added', 'diff-context', 'file', 'nofilter']],
  ] as const)('%s lets pass %j', (mode, passing) => {
    expect(FILTER_MODES.filter((narrowest) => passesFilter(mode, narrowest))).toEqual(passing);
  });
});
