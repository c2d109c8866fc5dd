import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { FILTER_MODES } from '../../src/diff/diff.ts';
import { ALLOWABLE } from '../../src/finding/completeness.ts';
import { LEVELS } from '../../src/finding/finding.ts';
import { readInputs } from '../../src/inputs/read-inputs.ts';
import { REVIEW_SERVICES } from '../../src/inputs/review-services.ts';
import {
  FLAG_GROUPS,
  INPUT_NAMES,
  type InputName,
  parseInputs,
  SECRET_INPUTS,
} from '../../src/inputs/table.ts';

interface ActionInput {
  readonly description: string;
  readonly required?: boolean;
  readonly default?: string;
}

const { inputs }: { readonly inputs: Readonly<Record<string, ActionInput>> } = parse(
  readFileSync(join(import.meta.dirname, '../../action.yml'), 'utf8'),
);
const needed: Readonly<Partial<Record<InputName, string>>> = {
  'sarif-file': 'a.sarif',
  'base-url': 'https://review.example',
  'client-id': 'id',
  'client-secret': 'secret',
  'deployment-number': '1',
};

describe('action.yml and the schema', () => {
  test('have the same inputs in the same order', () => {
    expect(Object.keys(inputs)).toEqual([...INPUT_NAMES]);
  });

  test('come to the same with all defaults of action.yml written out', () => {
    const written = (name: InputName): string | undefined =>
      // The runner fills in the token of the job.
      needed[name] ?? (name === 'token' ? undefined : inputs[name]?.default);
    expect(readInputs(written)).toEqual(readInputs((name) => needed[name]));
  });

  test.each(Object.entries(inputs))(
    '%s is text in action.yml, and required exactly where every run needs it',
    (name, input) => {
      expect(typeof (input.default ?? '')).toBe('string');
      expect(input.required ?? false).toBe(name === 'sarif-file');
      expect(input.description).toMatch(/\S.*[^\s]$/);
    },
  );

  test.each([
    ['service', Object.keys(REVIEW_SERVICES)],
    ['filter-mode', FILTER_MODES],
    ['min-level', LEVELS],
    ['summary-comment', ['auto', 'never']],
    ['resolve', ['fixed', 'undiscussed', 'never']],
    ['allow', ALLOWABLE],
  ] as readonly [InputName, readonly string[]][])(
    '%s names in action.yml each word that it takes',
    (name, words) => {
      for (const word of words) {
        expect(inputs[name]?.description).toContain(word);
        expect(parseInputs({ ...needed, [name]: word }).faults).toEqual([]);
      }
    },
  );

  test('say of the same inputs that they are secret', () => {
    expect(INPUT_NAMES.filter((name) => /^token$|(?:secret|-key)$/u.test(name))).toEqual([...SECRET_INPUTS]);
  });
});

describe('flags', () => {
  test('are all inputs once, but for secrets', () => {
    const names = FLAG_GROUPS.flatMap(({ flags }) => flags.map(({ name }) => name));
    const expected = INPUT_NAMES.filter((name) => !SECRET_INPUTS.includes(name));
    expect(names.toSorted()).toEqual(expected.toSorted());
  });
});
