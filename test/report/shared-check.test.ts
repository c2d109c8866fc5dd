import { describe, expect, test } from '@jest/globals';
import { finalCheck, runningCheck } from '../../src/report/check.ts';
import {
  beginningOf,
  describeOthers,
  hashJob,
  jobsBefore,
  jobsOf,
  linkFor,
  readParts,
  sharesScope,
} from '../../src/report/put-check.ts';
import type { ShownCheck } from '../../src/services/port.ts';
import { makeResult } from './make-result.ts';

const OURS = { sign: '#', number: 8 } as const;
const shown = (text: string, id = text, url?: string): ShownCheck => ({
  id,
  state: 'failed',
  text,
  ...(url === undefined ? {} : { url }),
});
const AROUND = { beginning: beginningOf(OURS), end: '' };

describe('what a change came to', () => {
  test.each([
    ['passed', finalCheck('lint', makeResult({ conclusion: 'success' }), undefined, String, 140, AROUND)],
    [
      'failed',
      finalCheck(
        'lint',
        makeResult({ conclusion: 'incomplete', reasons: ['a log is missing'] }),
        undefined,
        String,
        140,
        AROUND,
      ),
    ],
    ['running', runningCheck('lint', AROUND, undefined)],
  ] as const)('is read from the text that says it: %s', (state, { text }) => {
    expect(readParts([shown(text)], OURS)).toMatchObject([{ number: 8, state }]);
  });

  test('is that of its newest check, and of no other change', () => {
    const listed = ['#7: 3 errors and 2 notes; 4 open (4 new)', '#8: passed; 1 open', '#7: passed'];
    expect(
      readParts(
        listed.map((text) => shown(text)),
        OURS,
      ),
    ).toEqual([
      { number: 7, state: 'failed', findings: '3 errors' },
      { number: 8, state: 'passed' },
    ]);
  });

  test('is read from checks of earlier versions too', () => {
    const listed = ['#7: 1a2b3c4: failed by 3 findings at level error', '#8: 1a2b3c4: passed, x'];
    expect(
      readParts(
        listed.map((text) => shown(text)),
        OURS,
      ),
    ).toEqual([
      { number: 7, state: 'failed', findings: '3 findings' },
      { number: 8, state: 'passed' },
    ]);
  });

  test.each(['reviewed on its pull request', '!7: passed', '#x: passed', '# 7: passed', ''])(
    'is not read from %j',
    (text) => {
      expect(readParts([shown(text)], OURS)).toEqual([]);
    },
  );
});

describe('the sentence about other changes', () => {
  test.each([
    [[], undefined],
    [[{ number: 7, state: 'passed' }], undefined],
    [
      [{ number: 7, state: 'failed', findings: '1 error' }],
      '#7 has the same head and failed with 1 error: rerun it, or close it and rerun this one',
    ],
    [
      [{ number: 7, state: 'running' }],
      '#7 has the same head and no result yet: run it, or close it and rerun this one',
    ],
    [
      [
        { number: 7, state: 'failed', findings: '1 error' },
        { number: 9, state: 'failed' },
        { number: 10, state: 'running' },
      ],
      '#7 and #9 have the same head and failed: rerun each of them, or close each and rerun this one',
    ],
  ] as const)('of %j', (others, expected) => {
    expect(describeOthers(others, OURS)).toBe(expected);
  });

  test('leaves room for what the change itself came to, also for the longest numbers', () => {
    const others = [999_999, 999_998].map((number) => ({ number, state: 'failed' as const }));
    expect(140 - (describeOthers(others, OURS)?.length ?? 0)).toBeGreaterThan('#999997: passed; '.length);
  });
});

describe('the jobs that a check was put for', () => {
  const scope = (tool: string) => ({ tool, category: '' });
  const many = Array.from({ length: 50 }, (_, index) => scope(`Tool ${index}`));
  const URL = 'https://github.example/acme/app/actions/runs/4711';

  test('stand behind the link, which leads where it led', () => {
    const [one, other] = [hashJob([scope('ESLint')]), hashJob(many)];
    const url = linkFor(URL, [one, other]);
    expect(url.split('#')[0]).toBe(URL);
    expect(url.length - URL.length).toBeLessThan(75);
    const [first = [], second = []] = jobsOf(shown('', '1', url));
    expect([first, sharesScope(second, other), sharesScope(first, other)]).toEqual([one, true, false]);
    expect(linkFor(URL, [])).toBe(URL);
    expect(jobsOf(shown('', '1', linkFor(`${URL}#step`, [one])))).toEqual([one]);
    expect(jobsOf(shown('', '1', URL))).toEqual([]);
  });

  test('are one where a tool joins it', () => {
    const [kept = []] = jobsOf(shown('', '1', linkFor(URL, [hashJob(many)])));
    expect(sharesScope(kept, hashJob([...many, scope('One more')]))).toBe(true);
  });

  test('are those of the check that stood there, and of all that came since', () => {
    const jobs = ['A', 'B', 'C', 'D'].map((tool) => hashJob([scope(tool)]));
    const [a = [], b = [], c = [], d = []] = jobs;
    const listed = [
      shown('#8: passed', '5', linkFor(URL, [d])),
      shown('#8: updating review threads', '4', URL),
      shown('#7: passed', '3', linkFor(URL, [c])),
      shown('#8: passed', '2', linkFor(URL, [b])),
      shown('#8: passed', '1', linkFor(URL, [a])),
    ];
    expect(jobsBefore(listed, OURS, new Set(['1', '2', '3']))).toEqual([[d], [b]]);
  });
});
