import { describe, expect, test } from '@jest/globals';
import type { HeldScope } from '../../src/finding/completeness.ts';
import { scopeKey } from '../../src/finding/finding.ts';
import { findAbsentScopes, holdReason } from '../../src/plan/hold.ts';
import { plan } from '../../src/plan/plan.ts';
import type { Situation } from '../../src/plan/situation.ts';
import { makeSpot } from '../finding/make-finding.ts';
import { JOB, makeMark, makeThread, type ThreadParts } from '../thread/make-thread.ts';
import { makeAbsent, makePolicy, makeSituation, NOW, PMD, type SituationParts } from './make-situation.ts';

const SPOT = makeSpot();
const NIGHTLY = { tool: 'PMD', category: 'nightly' };
const ESLINT = { tool: 'ESLint', category: '' };

function hold(situation: SituationParts, thread: ThreadParts = {}, doubt?: string): string | undefined {
  const unmatched = { thread: makeThread(SPOT, thread), ...(doubt === undefined ? {} : { doubt }) };
  return holdReason(makeAbsent(unmatched, situation), makeSituation([], situation));
}

test('nothing holds a thread whose place was looked at', () => {
  expect(hold({})).toBeUndefined();
});

describe('a thread is held', () => {
  test.each<[string, SituationParts, string]>([
    [
      'a log could not be read',
      { completeness: { failures: ['a.sarif: not JSON', 'more'] } },
      'a.sarif: not JSON',
    ],
    [
      'the analysis of its scope failed',
      { completeness: { complete: [], heldScopes: [{ scope: PMD, kind: 'failed', reason: 'it crashed' }] } },
      'it crashed',
    ],
    [
      'a later version writes its scope',
      { laterScopes: [PMD] },
      'a later version of sarif-review wrote threads of PMD: use that version here too',
    ],
    [
      'two runs of its scope disagree about',
      { contested: new Map([[scopeKey(PMD), { scope: PMD, head: NOW }]]) },
      'two runs of PMD disagree about aaaaaaa, so nothing of it is resolved at this commit: if two jobs run it, give each its own category; if one job runs it, the analyzer reports differently from run to run',
    ],
    [
      'has no run in these logs its scope',
      { completeness: { complete: [ESLINT] } },
      'PMD has no run in these logs: run it before this step, and name the tools that this job runs in `tools`; if it leaves itself out when it finds nothing, name it in `silent-tools` too',
    ],
    [
      'the logs hold a run of another category only',
      { completeness: { complete: [ESLINT, NIGHTLY] } },
      'PMD has no run in these logs, only PMD (nightly): run it before this step; if it is not to run any more, `sarif-review clean --tool "PMD"` resolves them',
    ],
    [
      'its tool does not say which files it read, and its line is as it was',
      {
        completeness: { quietScopes: new Set([scopeKey(PMD)]) },
        threads: [makeThread(SPOT)],
        placeNow: () => ({ kind: 'file', path: 'src/a.ts', line: 3, differs: false, inDiff: true }),
      },
      'PMD does not say which files it read, and this line has not changed: check that it could read the file, or resolve the thread if it is fixed',
    ],
    [
      'its file was not analyzed',
      { completeness: { heldFiles: [{ scope: PMD, path: 'src/a.ts', reason: 'it cannot be parsed' }] } },
      'it cannot be parsed',
    ],
    [
      "its file is not in the log's list of files",
      { completeness: { fileCatalogues: new Map([[scopeKey(PMD), new Set(['src/other.ts'])]]) } },
      "src/a.ts is not in the log's list of files, so it was not looked at: let the tool look at it, or resolve the thread",
    ],
    [
      'its file was renamed and not analyzed',
      {
        completeness: { heldFiles: [{ scope: PMD, path: 'src/b.ts', reason: 'it cannot be parsed' }] },
        placeNow: () => ({ kind: 'file', path: 'src/b.ts', differs: false, inDiff: true }),
      },
      'it cannot be parsed',
    ],
    [
      'its file was not analyzed, and git cannot tell where it is',
      {
        completeness: { heldFiles: [{ scope: PMD, path: 'src/a.ts', reason: 'it cannot be parsed' }] },
        placeNow: () => ({ kind: 'unknown', isEdited: false }),
      },
      'it cannot be parsed',
    ],
    [
      'its rule did not run',
      { completeness: { ruleCatalogues: new Map([[scopeKey(PMD), new Set(['eqeqeq'])]]) } },
      "rule no-var is not in the log's list of rules, so it did not run: run it, or resolve the thread",
    ],
    [
      'the analyzed commit and the head differ there',
      { placeNow: () => ({ kind: 'file', path: 'src/b.ts', differs: true, inDiff: true }) },
      'src/b.ts has another text there at the head of the diff than in the analyzed commit',
    ],
    [
      'the working tree has another text on its line',
      {
        placeNow: () => ({ kind: 'file', path: 'src/b.ts', differs: false, inDiff: true, uncommitted: 7 }),
      },
      'line 7 of src/b.ts differs between the working tree and the commit: analyze the files as they are committed',
    ],
    [
      'it is of a file of which the working tree has another text',
      {
        placeNow: () => ({ kind: 'file', path: 'src/b.ts', differs: false, inDiff: true, uncommitted: 0 }),
      },
      'src/b.ts differs between the working tree and the commit: analyze the files as they are committed',
    ],
  ])('where %s', (_, situation, reason) => {
    expect(hold(situation)).toBe(reason);
  });

  test('where only another category has a run, and then tells how to name its own', () => {
    const thread = makeThread(makeSpot(NIGHTLY), { job: 'another' });
    expect(holdReason(makeAbsent({ thread }), makeSituation([], {}))).toBe(
      'PMD (nightly) has no run in these logs, only PMD: if they are the same, set the input category to nightly',
    );
  });

  test('where matching doubts', () => {
    expect(hold({}, {}, 'who knows')).toBe('who knows');
  });
});

describe('a thread is not held', () => {
  test.each<[string, SituationParts]>([
    [
      'by the failure of another scope',
      { completeness: { heldScopes: [{ scope: ESLINT, kind: 'failed', reason: 'x' }] } },
    ],
    [
      'by the same tool in another category',
      { completeness: { heldScopes: [{ scope: NIGHTLY, kind: 'failed', reason: 'x' }] } },
    ],
    ['by a later version of another scope', { laterScopes: [ESLINT, NIGHTLY] }],
    [
      'by a contradiction in another scope',
      { contested: new Map([[scopeKey(NIGHTLY), { scope: NIGHTLY, head: NOW }]]) },
    ],
    ['by another file', { completeness: { heldFiles: [{ scope: PMD, path: 'src/b.ts', reason: 'x' }] } }],
    [
      'by its file for another tool',
      { completeness: { heldFiles: [{ scope: ESLINT, path: 'src/a.ts', reason: 'x' }] } },
    ],
    [
      'by the file that was there before a rename',
      {
        completeness: { heldFiles: [{ scope: PMD, path: 'src/a.ts', reason: 'x' }] },
        placeNow: () => ({ kind: 'file', path: 'src/b.ts', differs: false, inDiff: true }),
      },
    ],
    [
      'by a list of rules that has its own',
      { completeness: { ruleCatalogues: new Map([[scopeKey(PMD), new Set(['no-var'])]]) } },
    ],
    [
      'by a list of rules of another tool',
      { completeness: { ruleCatalogues: new Map([[scopeKey(ESLINT), new Set<string>()]]) } },
    ],
    [
      'by file and rule when its file is deleted: it took its findings with it',
      {
        placeNow: () => ({ kind: 'deleted' }),
        completeness: {
          heldFiles: [{ scope: PMD, path: 'src/a.ts', reason: 'x' }],
          ruleCatalogues: new Map([[scopeKey(PMD), new Set<string>()]]),
        },
      },
    ],
  ])('%s', (_, situation) => {
    expect(hold(situation)).toBeUndefined();
  });
});

describe('a finding that was reported at this very commit', () => {
  const SECOND_JOB =
    'another run reported it at this same commit: if two jobs run PMD, give each its own category; if one job runs it, the analyzer reports differently from run to run';

  test.each<[string, ThreadParts, string | undefined]>([
    ['by the comment', { head: NOW }, SECOND_JOB],
    ['by a mark', { head: NOW, lastMark: makeMark('reported') }, SECOND_JOB],
    ['and called fixed since', { head: NOW, lastMark: makeMark('fixed') }, undefined],
    ['or at another one', { head: 'b'.repeat(40) }, undefined],
  ])('%s', (_, thread, reason) => {
    expect(hold({}, thread)).toBe(reason);
  });

  test('is not one of another analyzed commit: its lines may have changed', () => {
    expect(hold({ analyzed: 'c'.repeat(40) }, { head: NOW })).toBeUndefined();
  });
});

test('a list of rules that has the one above a hierarchical id has that too', () => {
  const thread = makeThread(makeSpot({ rule: 'CWE-78/api-handler' }));
  const listing = (...ids: readonly string[]) =>
    makeSituation([], { completeness: { ruleCatalogues: new Map([[scopeKey(PMD), new Set(ids)]]) } });
  expect(holdReason(makeAbsent({ thread }), listing('CWE-78'))).toBeUndefined();
  expect(holdReason(makeAbsent({ thread }), listing('CWE-7'))).toContain('it did not run');
});

test('however many tools and threads there are, each is looked at a few times only', () => {
  const count = 500;
  let looks = 0;
  const counted = (tool: string) => ({
    category: '',
    get tool() {
      looks += 1;
      return tool;
    },
  });
  const scopes = (name: string) => Array.from({ length: count }, (_, index) => counted(`${name} ${index}`));
  const situation = makeSituation([], {
    laterScopes: scopes('later'),
    completeness: {
      complete: scopes('complete'),
      heldScopes: scopes('held').map((scope) => ({ scope, kind: 'failed', reason: 'it crashed' })),
      heldFiles: scopes('complete').map((scope) => ({ scope, path: 'src/a.ts', reason: 'it broke' })),
    },
  });
  const rowOf = (tool: string) => makeAbsent({ thread: makeThread(makeSpot({ tool })) });
  const reasonsOf = (name: string) =>
    Array.from({ length: count }, (_, index) => holdReason(rowOf(`${name} ${index}`), situation));
  expect(new Set(reasonsOf('held'))).toEqual(new Set(['it crashed']));
  expect(new Set(reasonsOf('complete'))).toEqual(new Set(['it broke']));
  for (const name of ['later', 'absent']) expect(reasonsOf(name)).not.toContain(undefined);
  expect(looks).toBeLessThan(4 * 10 * count);
});

describe('a thread whose scope has no run', () => {
  const jobOf = (...named: readonly string[]) => ({ name: JOB, tools: { named, silent: ['Quiet'] } });
  const say = (tool: string, job: Situation['job'], thread: ThreadParts = {}): string | undefined =>
    holdReason(
      makeAbsent({ thread: makeThread(makeSpot({ tool, category: '' }), thread) }),
      makeSituation([], { job, completeness: { complete: [] } }),
    );

  test('of a tool that the job does not name any more is left, with the command that ends it', () => {
    expect(say('PMD', jobOf('ESLint'))).toBe(
      'PMD is not in `tools`, so its threads stay as they are: if it is not to run any more, `sarif-review clean --tool "PMD"` resolves them',
    );
  });

  test('is ended by a command that is safe in a shell, whatever the tool is called', () => {
    const command = (scope: typeof PMD) =>
      holdReason(
        makeAbsent({ thread: makeThread(makeSpot(scope)) }),
        makeSituation([], { job: jobOf('ESLint') }),
      )?.match(/sarif-review .*`/u)?.[0];
    expect(command({ tool: 'Semgrep OSS', category: 'pkg/g' })).toBe(
      'sarif-review clean --tool "Semgrep OSS" --category "pkg/g"`',
    );
    expect(command({ tool: '$(touch x)', category: '' })).toBe('sarif-review clean --tool NAME`');
  });

  test('of another job is left to it', () => {
    const thread = { job: 'static-analysis/other' };
    expect(say('PMD', jobOf('ESLint'), thread)).toBe(
      'PMD is not in `tools`: its threads are left to the job that runs it',
    );
    expect(say('PMD', jobOf(), thread)).toBe(
      'PMD has no run in these logs: its threads are left to the job that runs it',
    );
  });

  test('of a silent tool asks for the files, since a folder proves nothing', () => {
    expect(say('Quiet', jobOf('ESLint'))).toBe(
      'Quiet has no run in these logs, and in a folder or by a glob its log may just be missing: name the files in `sarif-file`',
    );
  });
});

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
