import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { inspectInputs } from '../../src/inputs/read-inputs.ts';
import { INPUT_NAMES, type InputName } from '../../src/inputs/table.ts';
import { anyCharacter } from '../any-character.ts';

type Given = Partial<Record<InputName, string>>;
const inspect = (given: Given) => inspectInputs((name) => given[name]);

describe('inputs that are looked at one by one', () => {
  test('keep what is good, and name each that is not', () => {
    const { inputs, raw, faults } = inspect({
      'client-id': 'id',
      timeout: '15m',
      'filter-mode': 'all',
      'fail-level': 'warning',
    });
    expect(inputs).toMatchObject({
      'client-id': 'id',
      'fail-level': 'warning',
      timeout: 900,
    });
    expect(inputs['filter-mode']).toBeUndefined();
    expect(inputs['sarif-file']).toBeUndefined();
    expect(Object.keys(raw).toSorted()).toEqual(['client-id', 'fail-level', 'filter-mode', 'timeout']);
    expect(faults.toSorted()).toEqual([
      'Input filter-mode is "all"; it takes one of added, diff-context, file, nofilter',
      'Input timeout is "15m"; it takes a whole number from 1 to 86400',
    ]);
  });

  test('miss the other sha', () => {
    expect(inspect({ 'base-sha': 'a'.repeat(40) }).faults).toEqual([
      'Input head-sha is missing: base-sha and head-sha are both needed or neither',
    ]);
  });

  test('miss one by one what the service needs that they mean, or all the ways to say what is reviewed', () => {
    expect(inspect({ 'client-id': 'id', 'base-url': 'https://review.example' }).missing).toEqual([
      expect.stringMatching(/^Input client-secret is missing: /u),
      expect.stringMatching(/^Input deployment-number is missing: /u),
    ]);
    expect(inspect({ 'base-url': 'https://review.example' }).missing).toEqual([
      expect.stringMatching(
        /^No pull request, merge request or deployment request was given: in CI of GitHub, /u,
      ),
    ]);
    const wrong = inspect({ service: 'gerrit' });
    expect(wrong.faults).toEqual([
      'Input service is "gerrit"; it takes one of deployments, gitlab, github, gitea, forgejo',
    ]);
    expect(wrong.missing).toEqual([]);
  });

  test('never throw, and have a fault for each input that is not understood', () => {
    const name = fc.constantFrom(...INPUT_NAMES);
    fc.assert(
      fc.property(fc.dictionary(name, fc.string({ unit: anyCharacter })), (given) => {
        const { inputs, faults } = inspect(given);
        for (const fault of faults) expect(fault).toMatch(/^Input /u);
        if (faults.length === 0) expect(inputs.timeout).toBeGreaterThan(0);
      }),
    );
  });
});
