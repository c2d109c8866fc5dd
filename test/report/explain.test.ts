import { describe, expect, test } from '@jest/globals';
import { toDocument } from '../../src/report/document.ts';
import { toReport } from '../../src/report/report-file.ts';
import { DISPOSITIONS } from '../../src/report/run-result.ts';
import {
  explainFinding,
  explainThread,
  findAt,
  findPaths,
  readPlace,
  readReport,
} from '../../src/tools/why.ts';
import { makeLogResult } from '../finding/make-finding.ts';
import { makeRun } from './make-result.ts';

const FINDING: Parameters<typeof explainFinding>[0] = {
  tool: 'PMD',
  category: '',
  ruleId: 'no-var',
  path: 'src/a.ts',
  line: 3,
  level: 'error',
  message: 'Unexpected\nvar.',
  disposition: 'kept',
  reason: 'same line, by git, same message',
  discussionId: '12',
  fails: true,
};
const THREAD: Parameters<typeof explainThread>[0] = {
  discussionId: '13',
  tool: 'PMD',
  category: '',
  ruleId: 'no-var',
  path: 'src/a.ts',
  line: 9,
  action: 'resolve',
  reason: 'the finding is gone',
  outcome: 'done',
};

describe('the place that is asked for', () => {
  test.each([
    ['src/a.js:12', 'src/a.js', 12],
    ['src/a.js:12:5', 'src/a.js', 12],
    ['src/a.js:12:', 'src/a.js', 12],
    ['./src/a.js', 'src/a.js', undefined],
    ['C:\\x\\a.js:7', 'C:/x/a.js', 7],
    ['C:\\x\\a.js', 'C:/x/a.js', undefined],
    ['src/', 'src', undefined],
    ['.', '.', undefined],
    ['./', '.', undefined],
  ])('%s', (text, path, line) => {
    expect(readPlace(text)).toEqual({ path, line });
  });

  test('is the very same path, or one that ends like it', () => {
    const known = ['a.js', 'src/a.js', 'src/deep/a.js', 'src/ba.js'];
    expect(findPaths('a.js', known)).toEqual(['a.js']);
    expect(findPaths('deep/a.js', known)).toEqual(['src/deep/a.js']);
    expect(findPaths('/home/me/repo/src/ba.js', known)).toEqual(['src/ba.js']);
    expect(findPaths('/home/me/repo/src/deep/a.js', known)).toEqual(['src/deep/a.js']);
    expect(findPaths('b.js', known)).toEqual([]);
  });

  test('is all that is in a folder', () => {
    const known = ['a.js', 'src/a.js', 'src/deep/a.js', 'lib/src/b.js', 'other/deep/c.js'];
    expect(findPaths('src', known)).toEqual(['src/a.js', 'src/deep/a.js']);
    expect(findPaths('deep', known)).toEqual(['src/deep/a.js', 'other/deep/c.js']);
    expect(findPaths('.', known)).toEqual(known);
    expect(findPaths('dee', known)).toEqual([]);
  });
});

describe('why', () => {
  test('every disposition has a sentence of its own', () => {
    for (const disposition of DISPOSITIONS) {
      const [first = ''] = explainFinding({ ...FINDING, disposition }).sentences;
      expect(first).toMatch(/^[A-Z][^:]+: .*\.$/u);
    }
  });

  test('a finding with its thread, on one line each', () => {
    expect(explainFinding(FINDING)).toEqual({
      heading: 'src/a.ts:3  no-var (PMD)  error: Unexpected var.',
      sentences: [
        'Its thread stays as it is: same line, by git, same message.',
        'The thread is 12.',
        'It fails the check.',
      ],
    });
  });

  test.each([
    [THREAD, 'It is resolved: the finding is gone.'],
    [{ ...THREAD, outcome: 'failed' }, 'This failed: resolve: the finding is gone.'],
    [
      { ...THREAD, outcome: 'said' },
      'It stays open, because this token cannot resolve threads: the finding is gone.',
    ],
  ])('a thread without a finding', (thread, sentence) => {
    expect(explainThread(thread).sentences).toEqual([sentence]);
  });

  test('a thread at the line is told of too', () => {
    const told = findAt({ path: 'a.ts', line: 9 }, { findings: [FINDING], threads: [THREAD] });
    expect(told).toEqual({ findings: [], threads: [THREAD], paths: ['src/a.ts'], nothing: undefined });
  });

  test('reads every report that is written', () => {
    const json = [...toReport(toDocument(makeRun([makeLogResult()])), String)].join('');
    expect(readReport(json)?.findings).toMatchObject([{ disposition: 'posted', fails: false }]);
    for (const other of ['', '{}', 'null', json.replace('"schemaVersion": 2', '"schemaVersion": 3')])
      expect(readReport(other)).toBeUndefined();
  });
});
