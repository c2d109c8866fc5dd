import { describe, expect, test } from '@jest/globals';
import type { HeldScope } from '../../src/finding/completeness.ts';
import { findAbsentScopes } from '../../src/plan/left-open.ts';
import { plan } from '../../src/plan/plan.ts';
import { makeSpot } from '../finding/make-finding.ts';
import { JOB, makeMark, makeThread, type ThreadParts } from '../thread/make-thread.ts';
import { makePolicy, makeSituation, type SituationParts } from './make-situation.ts';

const ESLINT = { tool: 'ESLint', category: '' };

/** What is said of the scopes of these threads by a run that has PMD alone. */
function absent(
  threads: readonly (readonly [typeof ESLINT, ThreadParts])[],
  parts: SituationParts = {},
): readonly Pick<HeldScope, 'kind' | 'scope'>[] {
  const all = threads.map(([scope, thread]) => makeThread(makeSpot(scope), { flag: false, ...thread }));
  const situation = makeSituation([], { threads: all, ...parts });
  const { moves } = plan(situation, makePolicy());
  return findAbsentScopes(moves, situation.completeness, situation.job).map(({ kind, scope }) => ({
    kind,
    scope,
  }));
}

const named = (...tools: readonly string[]) => ({ job: { name: JOB, tools: { named: tools, silent: [] } } });

describe('a scope with an open thread and without a run', () => {
  test('is missing where this job posted the thread', () => {
    expect(absent([[ESLINT, {}]])).toEqual([{ kind: 'missing', scope: ESLINT }]);
    expect(absent([[ESLINT, {}]], named('ESLint'))).toEqual([{ kind: 'missing', scope: ESLINT }]);
  });

  test('is missing in one category, while others have a run', () => {
    const [one, other] = ['pkg-f', 'pkg-g'].map((category) => ({ tool: 'PMD', category }));
    if (one === undefined || other === undefined) throw new Error('two');
    const threads = [
      [one, {}],
      [other, {}],
    ] as const;
    expect(absent(threads, { completeness: { complete: [one] } })).toEqual([
      { kind: 'missing', scope: other },
    ]);
  });

  test('is only named where another job posted it, or this one does not name the tool any more', () => {
    expect(absent([[ESLINT, { job: 'another' }]])).toEqual([{ kind: 'absent', scope: ESLINT }]);
    expect(absent([[ESLINT, {}]], named('PMD'))).toEqual([{ kind: 'absent', scope: ESLINT }]);
  });

  test('is missing as soon as one of its threads is of this job', () => {
    const threads = [
      [ESLINT, { job: 'another' }],
      [ESLINT, {}],
    ] as const;
    expect(absent(threads)).toEqual([{ kind: 'missing', scope: ESLINT }]);
  });

  test.each<[string, ThreadParts]>([
    ['says that it is fixed', { lastMark: makeMark('gone') }],
    ['was called fixed, and a person opened it again', { lastMark: makeMark('fixed') }],
  ])('is only named where the thread %s', (_, thread) => {
    expect(absent([[ESLINT, thread]])).toEqual([{ kind: 'absent', scope: ESLINT }]);
  });

  test.each<[string, ThreadParts, SituationParts]>([
    ['where a person resolved the thread', { flag: true }, {}],
    [
      'where a log could not be read, which may have had the run',
      {},
      { completeness: { failures: ['cut'] } },
    ],
  ])('is not named %s', (_, thread, parts) => {
    expect(absent([[ESLINT, thread]], parts)).toEqual([]);
  });
});
