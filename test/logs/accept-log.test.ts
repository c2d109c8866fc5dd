import { describe, expect, test } from '@jest/globals';
import { acceptLog } from '../../src/logs/read-analysis.ts';

const accept = (value: unknown) => acceptLog('a.sarif', value);

describe('version (§3.13.2)', () => {
  test.each(['2.1.0', '2.1.0-rtm.5', '2.1.0-csd.2.beta.2019-01-24'])('%s is read', (version) => {
    expect(accept({ version, runs: [] }).warnings).toEqual([]);
  });

  test('none is read as 2.1.0, with a warning', () => {
    for (const version of [{}, { version: '' }, { version: ' ' }])
      expect(accept({ ...version, runs: [] }).warnings).toEqual([
        'a.sarif has no version, so it was read as SARIF 2.1.0',
      ]);
  });

  test.each([
    ['1.0.0', 'is SARIF 1.0.0'],
    ['2.0.0', 'is SARIF 2.0.0'],
    ['2.1.01', 'is SARIF 2.1.01'],
    ['2.2', 'is SARIF 2.2'],
    [2.1, 'is SARIF 2.1'],
    [null, 'is SARIF null'],
  ])('%j is refused', (version, sentence) => {
    expect(() => accept({ version, runs: [] })).toThrow(`a.sarif ${sentence}, and only 2.1.0 can be read`);
  });
});

test.each([[[]], [3], [undefined]])('JSON of another kind is no SARIF log: %j', (value) => {
  expect(() => accept(value)).toThrow('a.sarif is JSON, but not a SARIF log');
});

test('a log without a list of runs is none', () => {
  for (const runs of [{}, { runs: {} }, { runs: 1 }, { runs: null }, { runs: [{}, 3] }])
    expect(() => accept({ version: '2.1.0', ...runs })).toThrow('a.sarif is JSON, but not a SARIF log');
});
