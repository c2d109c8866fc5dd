import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Analysis, readAnalysis } from '../../src/logs/read-analysis.ts';
import type { Tree } from '../../src/logs/tree.ts';
import { DEMO, demoTree, STATES, type State } from './demo-tree.ts';

interface Expected {
  readonly tool: string;
  readonly engine: string;
  readonly ruleId: string;
  readonly path: string;
  readonly line: number;
  readonly suppressed?: boolean;
  readonly run: number;
  readonly result: number;
}

interface Truth {
  readonly pushes: Record<State, readonly Expected[]>;
  readonly crash: Record<
    string,
    {
      readonly results: readonly Expected[];
      readonly notFindings: readonly Pick<Expected, 'run' | 'result'>[];
    }
  >;
}

const truth = JSON.parse(readFileSync(join(DEMO, 'expected.json'), 'utf8')) as Truth;

function readLogs(patterns: readonly string[], tree: Tree): Promise<Analysis> {
  // The tools ran in /builds/acme/invoice-app, this job is somewhere else.
  const roots = { checkout: '/home/runner/work/demo', prefix: '', workspaces: [] };
  return readAnalysis({
    patterns,
    directory: join(DEMO, 'sarif'),
    tree,
    roots,
  });
}

/** What the log itself says of the level: every result of these tools has its own. */
function levelIn(log: string, { run, result }: Pick<Expected, 'run' | 'result'>): unknown {
  return JSON.parse(readFileSync(join(DEMO, 'sarif', log), 'utf8')).runs[run].results[result].level;
}

function toActual(analysis: Analysis, log: string) {
  return analysis.results.map((finding) => ({
    tool: log,
    engine: finding.scope.tool,
    ruleId: finding.rule.id,
    path: finding.place.path,
    line: finding.place.kind === 'lines' ? finding.place.startLine : undefined,
    suppressed: finding.presence.kind === 'suppressed',
    run: finding.source.run,
    result: finding.result,
    level: finding.level,
  }));
}

function toExpected(expected: Expected, log: string) {
  const { tool, engine, ruleId, path, line, suppressed = false, run, result } = expected;
  return { tool, engine, ruleId, path, line, suppressed, run, result, level: levelIn(log, expected) };
}

function inOrder<T extends Pick<Expected, 'run' | 'result'>>(results: readonly T[]): readonly T[] {
  return [...results].sort((a, b) => a.run - b.run || a.result - b.result);
}

describe.each(STATES)('logs of %s', (state) => {
  test.each(['code-analyzer', 'pmd', 'eslint'])('every result of %s comes out in its place', async (tool) => {
    const log = `${state}/${tool}.sarif`;
    const analysis = await readLogs([log], demoTree(state));
    const expected = truth.pushes[state].filter((result) => result.tool === tool);
    expect(inOrder(toActual(analysis, tool))).toEqual(
      inOrder(expected.map((result) => toExpected(result, log))),
    );
    expect(analysis.results.every((finding) => finding.message.trim() !== '')).toBe(true);
  });

  test('the analysis is complete and holds nothing', async () => {
    const { completeness, logs } = await readLogs([state], demoTree(state));
    const unnoticed = expect.stringContaining('a missing log cannot be noticed');
    expect(logs).toHaveLength(3);
    expect(completeness).toMatchObject({
      failures: [],
      unverifiedTools: [],
      unverifiedFiles: [],
      warnings: [unnoticed],
    });
    // None of the tools lists a rule that has no results.
    expect([...completeness.ruleCatalogues]).toEqual([]);
  });
});

describe('logs of failed analyses', () => {
  const tree = demoTree('push-3');

  test.each(Object.keys(truth.crash))('%s: results that report a crash are no findings', async (name) => {
    const analysis = await readLogs([`crash/${name}.sarif`], tree);
    const crashed = analysis.results.filter((finding) => finding.presence.kind === 'crash');
    const expected = truth.crash[name];
    expect(crashed.map(({ source: { run }, result }) => ({ run, result }))).toEqual(
      expected?.notFindings.map(({ run, result }) => ({ run, result })),
    );
    expect(analysis.results.length - crashed.length).toBe(expected?.results.length);
  });

  test('engines of Code Analyzer that broke are unverified, the others are complete', async () => {
    const { completeness } = await readLogs(['crash/code-analyzer.sarif'], tree);
    expect(completeness.unverifiedTools.map(({ scope, kind }) => [scope.tool, kind])).toEqual([
      ['pmd', 'failed'],
      ['sfge', 'failed'],
    ]);
    expect(completeness.complete.map(({ tool }) => tool)).toEqual(['regex', 'retire-js', 'eslint', 'flow']);
    expect(completeness.unverifiedTools[0]?.reason).toMatch(
      /^crash\/code-analyzer\.sarif runs\[3\].*UnexpectedEngineError/,
    );
  });

  test('an engine that broke on one file holds all of its files, and that file in the other engines', async () => {
    const { completeness } = await readLogs(['crash/code-analyzer-unparsable.sarif'], tree);
    expect(completeness.unverifiedTools.map(({ scope }) => scope.tool)).toEqual(['sfge']);
    const paths = new Set(completeness.unverifiedFiles.map(({ path }) => path));
    expect([...paths]).toEqual(['force-app/main/default/classes/DunningBatch.cls']);
    const tools = completeness.unverifiedFiles.map(({ scope }) => scope.tool);
    expect(tools).toEqual(expect.arrayContaining(['pmd', 'regex', 'eslint']));
  });

  test('a file that PMD could not parse is unverified alone', async () => {
    const { completeness } = await readLogs(['crash/pmd.sarif'], tree);
    expect(completeness.unverifiedTools).toEqual([]);
    expect(completeness.complete).toEqual([{ tool: 'PMD', category: '' }]);
    expect(completeness.unverifiedFiles).toEqual([
      {
        scope: { tool: 'PMD', category: '' },
        path: 'force-app/main/default/classes/DunningBatch.cls',
        reason: expect.stringMatching(/^force-app\/.*DunningBatch\.cls was not analyzed: ParseException/),
        told: 'file',
      },
    ]);
  });
});
