import { describe, expect, test } from '@jest/globals';
import { toCompleteness } from '../../src/sarif/completeness.ts';
import type { RunReading } from '../../src/sarif/read-run.ts';

const READINGS = {
  runs: [],
  failures: [],
  warnings: [],
  tools: [],
  category: undefined,
  trust: 'as the log says',
} as const;

function run(tool: string, reading: Partial<RunReading> = {}): RunReading {
  return {
    scope: { tool, category: '' },
    version: undefined,
    findings: [],
    failures: [],
    blamedFiles: [],
    rules: { listed: false, catalogue: undefined },
    files: undefined,
    listed: 'none',
    warnings: [],
    details: async () => new Map(),
    ...reading,
  };
}

const broken = { kind: 'scope', reason: 'it broke' } as const;
const unparsed = { kind: 'file', path: 'a.c', reason: 'a.c was not parsed' } as const;

test('a run that says nothing else is complete', () => {
  expect(toCompleteness({ ...READINGS, runs: [run('A'), run('A'), run('B')] }).complete).toEqual([
    { tool: 'A', category: '' },
    { tool: 'B', category: '' },
  ]);
});

test('one broken run of a scope holds the scope, with the count of the rest', () => {
  const runs = [
    run('A'),
    run('A', { failures: [broken] }),
    run('A', { failures: [broken, unparsed] }),
    run('B'),
  ];
  const { complete, heldScopes } = toCompleteness({ ...READINGS, runs });
  expect(complete).toEqual([{ tool: 'B', category: '' }]);
  expect(heldScopes).toEqual([
    { scope: { tool: 'A', category: '' }, reason: 'it broke (and 1 more)', kind: 'failed' },
  ]);
});

test('a file is held once, and its scope stays complete', () => {
  const runs = [run('A', { failures: [unparsed, unparsed] })];
  const { complete, heldFiles } = toCompleteness({ ...READINGS, runs });
  expect(complete).toHaveLength(1);
  expect(heldFiles).toEqual([
    { scope: { tool: 'A', category: '' }, path: 'a.c', reason: 'a.c was not parsed' },
  ]);
});

test('trust overrides what the log says, and not what was not read of it', () => {
  const unread = { kind: 'unread', reason: 'it was too much' } as const;
  const runs = [run('A', { failures: [broken, unparsed] }), run('B', { failures: [broken, unread] })];
  const { heldScopes, heldFiles, warnings } = toCompleteness({ ...READINGS, runs, trust: 'complete' });
  expect(heldScopes.map(({ scope, reason }) => [scope.tool, reason])).toEqual([['B', 'it was too much']]);
  expect(heldFiles).toEqual([]);
  expect(warnings).toEqual([
    'it broke (overridden by `trust-incomplete`)',
    'a.c was not parsed (overridden by `trust-incomplete`)',
    'it broke (overridden by `trust-incomplete`)',
  ]);
});

describe('the input `tools`', () => {
  test('makes a tool without a run complete, in the category of the job', () => {
    const readings = { ...READINGS, runs: [run('A')], tools: ['A', 'B', 'B'], category: 'nightly' };
    expect(toCompleteness(readings).complete).toEqual([
      { tool: 'A', category: '' },
      { tool: 'B', category: 'nightly' },
    ]);
  });

  test('proves nothing when a log is missing or unreadable', () => {
    const { complete } = toCompleteness({ ...READINGS, tools: ['B'], failures: ['No SARIF log was found'] });
    expect(complete).toEqual([]);
  });

  test('does not make a broken run complete', () => {
    const { complete } = toCompleteness({
      ...READINGS,
      runs: [run('B', { failures: [broken] })],
      tools: ['B'],
    });
    expect(complete).toEqual([]);
  });
});

describe('catalogues of rules', () => {
  const listing = (...ids: readonly string[]) => ({ rules: { listed: true, catalogue: new Set(ids) } });

  test('of several runs of a scope are one', () => {
    const runs = [run('A', listing('x')), run('A', listing('y')), run('A'), run('B', listing('z'))];
    const catalogues = [...toCompleteness({ ...READINGS, runs }).ruleCatalogues];
    expect(catalogues).toEqual([
      ['["A",""]', new Set(['x', 'y'])],
      ['["B",""]', new Set(['z'])],
    ]);
  });

  test('are none when one of the runs lists only the rules that have results', () => {
    const runs = [run('A', listing('x')), run('A', { rules: { listed: true, catalogue: undefined } })];
    expect(toCompleteness({ ...READINGS, runs }).ruleCatalogues.size).toBe(0);
  });
});

describe('catalogues of files', () => {
  const listing = (...paths: readonly string[]) => ({ files: new Set(paths) });

  test('of several runs of a scope are one', () => {
    const runs = [run('A', listing('x.c')), run('A', listing('y.c')), run('B', listing('z.c'))];
    expect([...toCompleteness({ ...READINGS, runs }).fileCatalogues]).toEqual([
      ['["A",""]', new Set(['x.c', 'y.c'])],
      ['["B",""]', new Set(['z.c'])],
    ]);
  });

  test('are none when one of the runs has none', () => {
    const runs = [run('A', listing('x.c')), run('A')];
    expect(toCompleteness({ ...READINGS, runs }).fileCatalogues.size).toBe(0);
  });
});
