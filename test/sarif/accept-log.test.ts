import { describe, expect, test } from '@jest/globals';
import { acceptLog } from '../../src/sarif/read-analysis.ts';

const accept = (head: unknown, runs: [] | null | undefined = []) =>
  acceptLog({ name: 'a.sarif', head, runs });

describe('version (§3.13.2)', () => {
  test.each(['2.1.0', '2.1.0-rtm.5', '2.1.0-csd.2.beta.2019-01-24'])('%s is read', (version) => {
    expect(accept({ version }).warnings).toEqual([]);
  });

  test('none is read as 2.1.0, with a warning', () => {
    for (const head of [{}, { version: '' }, { version: ' ' }])
      expect(accept(head).warnings).toEqual(['a.sarif has no version, so it was read as SARIF 2.1.0']);
  });

  test.each([
    ['1.0.0', 'is SARIF 1.0.0'],
    ['2.0.0', 'is SARIF 2.0.0'],
    ['2.1.01', 'is SARIF 2.1.01'],
    ['2.2', 'is SARIF 2.2'],
    [2.1, 'is SARIF of an unknown version'],
    [null, 'is SARIF of an unknown version'],
  ])('%j is refused', (version, sentence) => {
    expect(() => accept({ version })).toThrow(`a.sarif ${sentence}, and only 2.1.0 can be read`);
  });
});

test.each([[[]], [3], [undefined]])('JSON of another kind is no SARIF log: %j', (head) => {
  expect(() => accept(head)).toThrow('a.sarif is JSON, but not a SARIF log');
});

test('a log without a list of runs is none', () => {
  expect(() => acceptLog({ name: 'a.sarif', head: { version: '2.1.0' }, runs: undefined })).toThrow(
    'a.sarif is JSON, but not a SARIF log',
  );
});

test('runs that are null could not be had (§3.13.4)', () => {
  expect(() => accept({ version: '2.1.0' }, null)).toThrow('its runs could not be had');
});
