import { describe, expect, test } from '@jest/globals';
import { FLAG_GROUPS } from '../../src/inputs/flags.ts';
import { INPUT_NAMES } from '../../src/inputs/schema.ts';
import { SECRET_INPUTS } from '../../src/inputs/secret-inputs.ts';

describe('flags', () => {
  test('are all inputs once, but for secrets', () => {
    const names = FLAG_GROUPS.flatMap(({ flags }) => flags.map(({ name }) => name));
    const expected = INPUT_NAMES.filter((name) => !SECRET_INPUTS.includes(name));
    expect(names.toSorted()).toEqual(expected.toSorted());
  });
});
