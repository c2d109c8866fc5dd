import { describe, expect, test } from '@jest/globals';
import { toSpots } from '../../src/finding/spot.ts';
import { verdictText } from '../../src/report/check.ts';
import { failingOf } from '../../src/report/conclusion.ts';
import { renderFailing } from '../../src/report/render-plan.ts';
import { countByLevel, describeResolved } from '../../src/report/words.ts';
import { makeFinding } from '../finding/make-finding.ts';
import { makeThread } from '../thread/make-thread.ts';
import { makeRun } from './make-result.ts';

const error = (line: number, parts: object = {}) => makeFinding({ line, level: 'error', ...parts });

/** A run that fails by so many errors, of which people resolved the first ones. */
function failedRun(errors: number, resolved: number) {
  const findings = Array.from({ length: errors }, (_, index) => error(index + 1));
  const pairs = toSpots(findings)
    .slice(0, resolved)
    .map((spot) => ({ spot, thread: makeThread(spot, { flag: true }), tier: 'T1' as const }));
  return makeRun(findings, { conclusion: 'failure', situation: { pairs } });
}

describe('what fails a run', () => {
  test.each([
    [2, 0, undefined],
    [1, 1, /^a person resolved it, and it still counts: .* set accept-resolved$/],
    [2, 2, /^people resolved them, and they still count: /],
    [3, 1, /^1 of them was resolved by people, and still counts: /],
    [3, 2, /^2 of them were resolved by people, and still count: /],
  ])('%d errors, %d of them resolved by people', (errors, resolved, note) => {
    const said = describeResolved(failingOf(failedRun(errors, resolved)));
    expect(said).toEqual(note === undefined ? undefined : expect.stringMatching(note));
  });

  test('is nothing where the run did not fail', () => {
    expect(renderFailing(makeRun([error(1)], { conclusion: 'superseded' }))).toEqual([]);
  });

  test('is named up to twenty', () => {
    const lines = renderFailing(failedRun(23, 1)).map(({ text }) => text);
    expect(lines[0]).toBe('What fails the check, worst first:');
    expect(lines[1]).toBe('  src/a.ts:1   no-var (PMD)  error, resolved by a person: Unexpected var.');
    expect(lines).toHaveLength(22);
    expect(lines[21]).toBe('  and 3 more; the report has them all');
  });

  test('hides secrets in the check before a text is cut', () => {
    const secret = 'hunter2hunter2';
    const run = makeRun([error(1, { path: `${'p/'.repeat(58)}${secret}.ts` })], { conclusion: 'failure' });
    const description = verdictText(run, (text) => text.replaceAll(secret, '***'), 700);
    expect(description).toContain('/***.ts:1');
    expect(description).not.toContain('hunter2');
  });
});

test.each([
  [['error'], '1 error'],
  [['warning', 'error', 'warning'], '1 error and 2 warnings'],
  [['none', 'note', 'error'], '1 error, 1 note and 1 at level none'],
] as const)('the levels %j are counted as %s', (levels, text) => {
  const spots = toSpots(levels.map((level, index) => makeFinding({ line: index + 1, level })));
  expect(countByLevel(spots)).toBe(text);
});
