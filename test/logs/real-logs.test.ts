import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { LEVELS, scopeName } from '../../src/finding/finding.ts';
import { readAnalysis } from '../../src/logs/read-analysis.ts';
import { fitsLine, UNPARSED_RESULTS } from '../../src/logs/tools.ts';
import { toTree } from '../../src/logs/tree.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures/sarif');
const REAL = join(FIXTURES, 'real');
const SHAPED = join(FIXTURES, 'shaped');

/** What stands in `expected.json` for each log, checked by hand against the log. */
interface Expected {
  readonly tools: readonly string[];
  readonly runs: number;
  /** As the run has them: error, warning, note, none. */
  readonly levels: readonly number[];
  /** `rule path:line`, in the order of the log. */
  readonly findings: readonly string[];
  readonly suppressed: number;
  readonly unverified: readonly string[];
  /** What was looked at, where the log lists it. */
  readonly filesLookedAt?: readonly string[];
}

const expected: Record<string, Expected> = JSON.parse(readFileSync(join(FIXTURES, 'expected.json'), 'utf8'));

/** The sources that the tool read, in the folder it stood in. */
function sourcesOf(folder: string): readonly string[] {
  const source = join(folder, 'src');
  const files = globSync('**/*', { cwd: source, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((file) => join(file.parentPath, file.name).slice(source.length + 1));
}

const SHAPED_SOURCES = [
  'web/app.js',
  'web/query.js',
  'web/broken.js',
  'web/settings.js',
  'force-app/main/default/flows/Invoice_Reminder.flow-meta.xml',
  'force-app/main/default/flows/Payment_Sync.flow-meta.xml',
  'Dockerfile',
  ...['prices.py', 'deploy.sh', 'main.go', 'orders.sql', 'cart.rb', 'deploy.ps1', 'cart.tok', 'cart.js'].map(
    (name) => `src/${name}`,
  ),
];

async function readOne(directory: string, log: string, sources: readonly string[]) {
  const {
    results: findings,
    completeness,
    logs,
    tools,
  } = await readAnalysis({
    patterns: [log],
    directory,
    tree: toTree(sources.map((path) => ({ path, type: 'file' }))),
    // The tools stood in /builds/acme/app; this job is somewhere else.
    roots: { checkout: '/home/runner/work/app', prefix: '', workspaces: [] },
  });
  const looked = [...completeness.fileCatalogues.values()].flatMap((files) => [...files]).sort();
  return {
    tools: tools.map(({ name, version }) => (version === undefined ? name : `${name} ${version}`)),
    runs: logs[0]?.runs,
    levels: LEVELS.map((level) => findings.filter((finding) => finding.level === level).length),
    findings: findings.map(({ rule, place }) => {
      const line = place.kind === 'lines' ? `:${place.startLine}` : '';
      return `${rule.id} ${place.kind === 'nowhere' ? place.reason : place.path}${line}`;
    }),
    suppressed: findings.filter(({ presence }) => presence.kind === 'suppressed').length,
    unverified: [
      ...completeness.failures,
      ...completeness.unverifiedTools.map(({ scope, reason }) => `${scopeName(scope)}: ${reason}`),
      ...completeness.unverifiedFiles.map(({ scope, reason }) => `${scopeName(scope)}: ${reason}`),
    ],
    ...(looked.length > 0 ? { filesLookedAt: looked } : {}),
  };
}

const real = readdirSync(REAL).sort();
const shaped = readdirSync(SHAPED).sort();

test('every log has its expectation and its line in the README', () => {
  const logs = [
    ...real.map((tool) => `real/${tool}/${tool}.sarif`),
    ...shaped.map((name) => `shaped/${name}`),
  ];
  expect(Object.keys(expected).sort()).toEqual(logs.sort());
  const readme = readFileSync(join(FIXTURES, 'README.md'), 'utf8');
  expect(logs.filter((log) => !existsSync(join(FIXTURES, log)) || !readme.includes(`\`${log}\``))).toEqual(
    [],
  );
});

describe('logs that tools wrote', () => {
  test.each(real)('%s', async (tool) => {
    const log = `real/${tool}/${tool}.sarif`;
    expect(await readOne(FIXTURES, log, sourcesOf(join(REAL, tool)))).toEqual(expected[log]);
  });
});

describe('logs made by hand in the shape of tools', () => {
  test.each(shaped)('%s', async (name) => {
    const log = `shaped/${name}`;
    expect(await readOne(FIXTURES, log, SHAPED_SOURCES)).toEqual(expected[log]);
  });
});

test('no finding carries the secret that stands in the snippet of its log', async () => {
  const { results: findings } = await readAnalysis({
    patterns: ['gitleaks.sarif'],
    directory: SHAPED,
    tree: toTree([]),
    roots: { checkout: '/checkout', prefix: '', workspaces: [] },
  });
  expect(findings).toHaveLength(2);
  expect(JSON.stringify(findings)).not.toContain('not-a-real-secret');
});

test('each line of the table has a log that it fits, or the address of the source that shows it', async () => {
  const { results: findings } = await readAnalysis({
    patterns: globSync('{{real,shaped}/**,../analyzer-runs/*}/*.sarif', { cwd: FIXTURES }),
    directory: FIXTURES,
    tree: toTree([]),
    roots: { checkout: FIXTURES, prefix: '', workspaces: [] },
  });
  const unfounded = UNPARSED_RESULTS.filter(
    (line) =>
      !line.source.startsWith('https://') &&
      !findings.some((finding) => line.tool.test(finding.scope.tool) && fitsLine(line, finding)),
  );
  expect(unfounded).toEqual([]);
});
