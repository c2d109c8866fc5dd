import { describe, expect, test } from '@jest/globals';
import type { ComparedWithBase, Finding } from '../../src/model.ts';
import { describeConclusion, describeEnd } from '../../src/report/check.ts';
import { incompleteReasons } from '../../src/report/conclusion.ts';
import { toDocument } from '../../src/report/document.ts';
import { toReport } from '../../src/report/report-file.ts';
import type { RunResult } from '../../src/report/run-result.ts';
import { toSummary } from '../../src/report/summary.ts';
import { explainFinding, readReport } from '../../src/tools/why.ts';
import { makeLogResult } from '../finding/make-finding.ts';
import { nodeTypes } from '../text/gfm.ts';
import { makeRun, narrowest } from './make-result.ts';

const COMMIT = '9a2c4e1'.padEnd(40, '0');
type Compared = Pick<Finding, 'baselineState' | 'baselineReason'>;
const UNCHANGED: Compared = {
  baselineState: 'unchanged',
  baselineReason: 'PMD reported it at 9a2c4e1:src/a.ts:12 (found again: by git, same message)',
};
const NEW: Compared = { baselineState: 'new' };
const unknown = (because: string): Compared => ({ baselineState: 'unknown', baselineReason: because });
const OTHER_VERSION = unknown('PMD is 6 at the base, and 7 here');

/** A run over one finding for each of these, on lines that the change does not touch. */
function compare(
  all: readonly Compared[],
  comparison: Partial<ComparedWithBase> = {},
  parts: Parameters<typeof makeRun>[1] = {},
): RunResult {
  const findings = all.map((_, index) =>
    makeLogResult({ line: index + 1, level: 'error', message: `Number ${index + 1}.` }),
  );
  const unknown = new Map<string, number>();
  for (const { baselineState, baselineReason = '' } of all)
    if (baselineState === 'unknown') unknown.set(baselineReason, (unknown.get(baselineReason) ?? 0) + 1);
  return makeRun(findings, {
    conclusion: all.includes(NEW) ? 'failure' : 'success',
    ...parts,
    comparison: { commit: COMMIT, unknown, gone: 0, warnings: [], failures: [], ...comparison },
    situation: { baseline: ({ at }) => all[(at?.line ?? 0) - 1], position: narrowest('nofilter') },
  });
}

const UNUSABLE: Partial<ComparedWithBase> = { failures: ['baseline: it is cut off'] };
const unusable = (all: readonly Compared[]): RunResult => {
  const { comparison, ...run } = compare(all, UNUSABLE);
  if (comparison === undefined) throw new Error('there is a comparison');
  const { commit: _, ...rest } = comparison;
  return { ...run, comparison: rest };
};

describe('the check', () => {
  test.each<[string, RunResult, string]>([
    ['that nothing is new', compare([]), 'passed, no new finding at level error'],
    [
      'of which level',
      compare([], {}, { failLevel: 'warning' }),
      'passed, no new finding at level warning or worse',
    ],
    [
      'nothing of what is new where nothing fails',
      compare([], {}, { failLevel: 'never' }),
      'passed, fail-level is none',
    ],
    [
      'how many are not shown',
      compare([UNCHANGED]),
      'passed, no new finding at level error; 1 unchanged finding not shown',
    ],
    [
      'how many are gone',
      compare([UNCHANGED, UNCHANGED], { gone: 7 }),
      'passed, no new finding at level error; 2 unchanged findings not shown; 7 findings of the baseline gone',
    ],
    ['what fails', compare([UNCHANGED, NEW]), '1 error; 1 unchanged finding not shown'],
    [
      'what could not be compared, most of it first',
      compare([unknown('A'), OTHER_VERSION, OTHER_VERSION]),
      'passed, no new finding at level error; 2 judged by line: PMD is 6 at the base, and 7 here; 1 judged by line: A',
    ],
    [
      'few of many reasons for that',
      compare(['A', 'B', 'C', 'D', 'E'].map(unknown)),
      'passed, no new finding at level error; 1 judged by line: A; 1 judged by line: B; 1 judged by line: C and 2 more',
    ],
    [
      'not that nothing is new where nothing was compared',
      unusable([unknown('the baseline cannot be used')]),
      'passed; 1 judged by line: the baseline cannot be used',
    ],
  ])('says %s', (_, run, text) => {
    expect(describeConclusion(run)).toBe(text);
  });

  test('counts the threads after it', () => {
    expect(describeEnd(compare([UNCHANGED, NEW]))).toBe(
      '1 error; 1 unchanged finding not shown; 1 open (1 new)',
    );
  });

  test('is not complete where the log was named and could not be read', () => {
    expect(incompleteReasons(unusable([]))).toEqual(UNUSABLE.failures);
    expect(incompleteReasons(compare([OTHER_VERSION]))).toEqual([]);
  });
});

describe('the summary', () => {
  test('tells what the log told, each with its number', () => {
    const summary = toSummary(toDocument(compare([UNCHANGED, NEW, OTHER_VERSION], { gone: 1 })));
    expect(summary).toContain('Compared with the baseline');
    for (const line of [
      '1 unchanged finding not shown',
      '1 finding of the baseline gone',
      '1 judged by line: PMD is 6 at the base, and 7 here',
    ])
      expect(summary).toContain(line);
    expect(summary).not.toContain('Number 1.');
    expect(summary).toContain('Number 2.');
  });

  test('says nothing of a base where there is no log of it, and nothing where that told nothing', () => {
    for (const run of [makeRun([]), compare([])])
      expect(toSummary(toDocument(run))).not.toContain('Compared with the baseline');
  });

  test('is harmless whatever the baseline names', () => {
    const hostile = '<img src=x> @all ![x](https://evil.example) | `';
    const types = nodeTypes(toSummary(toDocument(compare([unknown(hostile)]))));
    expect(types.filter((type) => type === 'html' || type === 'image')).toEqual([]);
  });
});

describe('the report', () => {
  const reportOf = (run: RunResult) => JSON.parse([...toReport(toDocument(run), String)].join(''));

  test('has what the log told', () => {
    const run = compare([UNCHANGED, NEW, OTHER_VERSION, OTHER_VERSION], { gone: 3 });
    expect(reportOf(run)).toMatchObject({
      baseline: {
        commit: COMMIT,
        gone: 3,
        judgedByLine: [{ because: 'PMD is 6 at the base, and 7 here', findings: 2 }],
        failures: [],
      },
      results: { all: 4, unchanged: 1, posted: 1, filtered: 2 },
      findings: [
        { disposition: 'unchanged', reason: UNCHANGED.baselineReason, fails: false },
        { disposition: 'posted', fails: true },
        { disposition: 'filtered', fails: false },
        { disposition: 'filtered', fails: false },
      ],
    });
  });

  test('has why it told nothing', () => {
    expect(reportOf(unusable([])).baseline).toEqual({
      commit: null,
      gone: 0,
      judgedByLine: [],
      failures: UNUSABLE.failures,
    });
  });

  test('is what `why` explains it from', () => {
    const text = [...toReport(toDocument(compare([UNCHANGED, NEW, OTHER_VERSION])), String)].join('');
    const told = readReport(text)?.findings.map((finding) => explainFinding(finding).sentences);
    expect(told).toEqual([
      [
        'It is not new, so it gets no thread: PMD reported it at 9a2c4e1:src/a.ts:12 (found again: by git, same message).',
        'It does not fail the check.',
        'The log writes this path.',
      ],
      [
        'It gets a thread: new since the base.',
        'The thread is new-0.',
        'It fails the check.',
        'The log writes this path.',
      ],
      [
        'It gets no thread: filter-mode added: its line is not part of the change; whether it is new is not known: PMD is 6 at the base, and 7 here.',
        'It does not fail the check.',
        'The log writes this path.',
      ],
    ]);
  });
});
