import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { readAnalysis } from '../../src/sarif/read-analysis.ts';
import { toTree } from '../../src/sarif/tree.ts';

const folder = mkdtempSync(join(tmpdir(), 'complete-or-not-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TREE = toTree(['a.c', 'b.c', 'old.c'].map((path) => ({ path, type: 'file' as const })));
const T = { tool: { driver: { name: 'T', rules: [] } } };
const location = (uri: string) => ({
  physicalLocation: { artifactLocation: { uri }, region: { startLine: 1 } },
});
const error = (...uris: readonly string[]) => ({
  level: 'error',
  message: { text: 'it broke' },
  locations: uris.map(location),
});

/**
 * What the logs prove: `complete`, or why not; `files` and `rules` where only a part of the scope is held.
 */
interface Expected {
  readonly complete: readonly string[];
  readonly held?: readonly unknown[];
  readonly files?: readonly string[];
  readonly rulesThatRan?: readonly string[];
  readonly filesLookedAt?: readonly string[];
}

async function provenBy(runs: unknown, trustIncomplete: boolean) {
  const log = join(folder, 'log.sarif');
  writeFileSync(log, typeof runs === 'string' ? runs : JSON.stringify({ version: '2.1.0', runs }));
  const { completeness } = await readAnalysis({
    patterns: [log],
    directory: folder,
    tools: [],
    trustIncomplete,
    tree: TREE,
    roots: { checkout: '/checkout', prefix: '', workspaces: [] },
  });
  const rules = completeness.ruleCatalogues.get('["T",""]');
  const files = completeness.fileCatalogues.get('["T",""]');
  return {
    complete: completeness.complete.map(({ tool }) => tool),
    held: [...completeness.failures, ...completeness.heldScopes.map(({ reason }) => reason)],
    files: completeness.heldFiles.map(({ path }) => path),
    ...(rules === undefined ? {} : { rulesThatRan: [...rules].sort() }),
    ...(files === undefined ? {} : { filesLookedAt: [...files].sort() }),
  };
}

const invoked = (invocation: object, ...results: readonly unknown[]) => [
  { ...T, results, invocations: [invocation] },
];
const BROKE = ['the analysis failed: it broke'];

const ROWS: readonly (readonly [string, string, unknown, Expected])[] = [
  ['a run without results', '3.14.23', [{ ...T, results: [] }], { complete: ['T'] }],
  ['no runs', '3.13.4', [], { complete: [], held: [expect.stringContaining('No tool has a run')] }],
  [
    'results null',
    '3.14.23',
    [{ ...T, results: null }],
    { complete: [], held: [expect.stringContaining('no list')] },
  ],
  ['results missing', '3.14.23', [T], { complete: [], held: [expect.stringContaining('no list')] }],
  ['runs null', '3.13.4', null, { complete: [], held: [expect.stringContaining('`runs` is null')] }],
  [
    'a log that is cut',
    '3.1',
    '{"version":"2.1.0","runs":[',
    { complete: [], held: [expect.stringContaining('is cut off')] },
  ],
  ['success', '3.20.14', invoked({ executionSuccessful: true }), { complete: ['T'] }],
  ['success that is not stated', '3.20.14', invoked({}), { complete: ['T'] }],
  [
    'failure',
    '3.20.14',
    invoked({ executionSuccessful: false }),
    { complete: [], held: ['the analysis failed'] },
  ],
  [
    'failure of the second of two processes',
    '3.14.11',
    [{ ...T, results: [], invocations: [{ executionSuccessful: true }, { executionSuccessful: false }] }],
    { complete: [], held: ['the analysis failed'] },
  ],
  [
    'an error without a place',
    '3.20.21',
    invoked({ toolExecutionNotifications: [error()] }),
    { complete: [], held: BROKE },
  ],
  [
    'an error of the configuration',
    '3.20.22',
    invoked({ toolConfigurationNotifications: [error()] }),
    { complete: [], held: BROKE },
  ],
  [
    'an error in a file',
    '3.58.4',
    invoked({ toolExecutionNotifications: [error('a.c')] }),
    { complete: ['T'], files: ['a.c'] },
  ],
  [
    'errors in files, and failure',
    '3.58.4',
    invoked({ executionSuccessful: false, toolExecutionNotifications: [error('a.c', 'b.c')] }),
    { complete: ['T'], files: ['a.c', 'b.c'] },
  ],
  [
    'an error in a file and one without a place',
    '3.58.4',
    invoked({ toolExecutionNotifications: [error('a.c'), error()] }),
    { complete: [], held: BROKE, files: ['a.c'] },
  ],
  [
    'a warning, which leaves what was generated probably valid',
    '3.58.6',
    invoked({
      executionSuccessful: true,
      toolExecutionNotifications: [{ ...error('a.c'), level: 'warning' }],
    }),
    { complete: ['T'] },
  ],
  [
    'a crash reported as a result of a run that calls itself successful',
    '3.58.1',
    invoked(
      { executionSuccessful: true },
      { ruleId: 'UnexpectedEngineError', message: { text: 'it broke' } },
    ),
    { complete: [], held: [expect.stringContaining('its engine broke (UnexpectedEngineError): it broke')] },
  ],
  [
    'rules, each with a result',
    '3.19.23',
    [{ tool: { driver: { name: 'T', rules: [{ id: 'R' }] } }, results: [{ ruleId: 'R' }] }],
    { complete: ['T'] },
  ],
  [
    'rules, one without a result',
    '3.19.23',
    [{ tool: { driver: { name: 'T', rules: [{ id: 'R' }, { id: 'S' }] } }, results: [{ ruleId: 'R' }] }],
    { complete: ['T'], rulesThatRan: ['R', 'S'] },
  ],
  [
    'rules, one switched off',
    '3.50.2',
    [
      {
        tool: {
          driver: { name: 'T', rules: [{ id: 'R' }, { id: 'S', defaultConfiguration: { enabled: false } }] },
        },
        results: [],
      },
    ],
    { complete: ['T'], rulesThatRan: ['R'] },
  ],
  [
    'artifacts, each with a result',
    '3.14.15',
    [{ ...T, artifacts: [{ location: { uri: 'a.c' } }], results: [{ locations: [location('a.c')] }] }],
    { complete: ['T'] },
  ],
  [
    'artifacts, one without a result',
    '3.14.15',
    [
      {
        ...T,
        artifacts: [{ location: { uri: 'a.c' } }, { location: { uri: 'b.c' } }],
        results: [{ locations: [location('a.c')] }],
      },
    ],
    { complete: ['T'], filesLookedAt: ['a.c', 'b.c'] },
  ],
  [
    'artifacts of the role analysisTarget',
    '3.24.6',
    [
      {
        ...T,
        artifacts: [{ location: { uri: 'a.c' }, roles: ['analysisTarget'] }],
        results: [{ locations: [location('a.c')] }],
      },
    ],
    { complete: ['T'], filesLookedAt: ['a.c'] },
  ],
];

test.each(ROWS)('%s (§%s)', async (_, section, runs, { complete, held = [], files = [], ...catalogues }) => {
  expect(section).toMatch(/^3\.\d+/);
  expect(await provenBy(runs, false)).toEqual({ complete, held, files, ...catalogues });
});

test.each(ROWS.filter(([, section]) => /^3\.(?:20|58)/.test(section)))(
  'with `trust-incomplete` %s holds nothing (§%s)',
  async (_, _section, runs) => {
    expect(await provenBy(runs, true)).toEqual({ complete: ['T'], held: [], files: [] });
  },
);
