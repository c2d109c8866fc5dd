import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../src/finding/finding.ts';
import { LONGEST_MESSAGE } from '../../src/sarif/message.ts';
import { type Analysis, readAnalysis } from '../../src/sarif/read-analysis.ts';
import { toTree } from '../../src/sarif/tree.ts';

const FOLDER = join(import.meta.dirname, '../../fixtures/sarif/odd');
const TREE = toTree(
  ['src/app.c', 'src/input.c', 'src/über.c'].map((path) => ({ path, type: 'file' as const })),
);

function readOdd(name: string, trustIncomplete = false): Promise<Analysis> {
  const roots = { checkout: '/checkout', prefix: '', workspaces: [] };
  return readAnalysis({ patterns: [name], directory: FOLDER, tools: [], trustIncomplete, tree: TREE, roots });
}

async function findingsOf(name: string): Promise<readonly Finding[]> {
  const { findings, logs } = await readOdd(name);
  expect(logs[0]?.error).toBeUndefined();
  return findings;
}

test('the README has a line for every odd log', () => {
  const readme = readFileSync(join(FOLDER, '../README.md'), 'utf8');
  expect(readdirSync(FOLDER).filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

describe('rules and levels', () => {
  test('a result without any list of rules keeps its id and is a warning (§3.19.23)', async () => {
    const [finding] = await findingsOf('no-rules.sarif');
    expect(finding).toMatchObject({ rule: { id: 'R1' }, level: 'warning' });
  });

  test('rules are found in extensions by id, index and guid (§3.52.3, §3.54.2)', async () => {
    const found = (await findingsOf('extensions.sarif')).map(({ rule, level }) => [
      rule.id,
      rule.shortDescription,
      level,
    ]);
    expect(found).toEqual([
      ['E2', 'of the second', 'error'],
      ['E1', 'the other E1', 'warning'],
      ['E2', 'of the second', 'error'],
    ]);
  });

  test('an index that leads nowhere costs nothing but what it would have told (§3.7.4)', async () => {
    const found = (await findingsOf('index-out-of-range.sarif')).map(({ rule, level, place }) => [
      rule.id,
      level,
      place.kind,
    ]);
    expect(found).toEqual([
      ['R1', 'note', 'lines'],
      ['R1', 'note', 'nowhere'],
      ['unnamed-rule', 'warning', 'nowhere'],
    ]);
  });

  test('where index and id disagree the id is right, and a hierarchical id stays whole (§3.27.5-7)', async () => {
    const found = (await findingsOf('index-against-id.sarif')).map(({ rule, level }) => [rule.id, level]);
    expect(found).toEqual([
      ['R2', 'error'],
      ['R2/part', 'error'],
    ]);
  });

  test('the index chooses between entries with one id (§3.52.5)', async () => {
    const found = (await findingsOf('repeated-rule-ids.sarif')).map(({ rule }) => rule.shortDescription);
    expect(found).toEqual(['another text', 'one text']);
  });
});

test('messages are looked up, filled in and never empty (§3.11)', async () => {
  expect((await findingsOf('messages.sarif')).map((finding) => finding.message)).toEqual([
    "'x' is {odd} on line 7.",
    'Shared text.',
    'Literal {0} and {{ stay.',
    'Only *Markdown*.',
    'Tainted by the input[0] (src/input.c:9), see [docs](https://example.com/).',
    'About R1',
    'R9',
  ]);
});

test('what stands after the results in the file is known to them (§3.15.2)', async () => {
  const [finding] = await findingsOf('late-context.sarif');
  expect(finding).toMatchObject({
    scope: { tool: 'Odd' },
    rule: { id: 'R1' },
    level: 'note',
    place: { kind: 'lines', path: 'src/app.c', startLine: 4, endLine: 4 },
  });
});

test('fields of the wrong type count as absent', async () => {
  const { findings, completeness, tools } = await readOdd('wrong-types.sarif');
  expect(findings).toHaveLength(2);
  expect(findings[0]).toMatchObject({
    rule: { id: 'R1', deprecatedIds: ['old'] },
    level: 'warning',
    message: 'R1',
    place: { kind: 'nowhere' },
    presence: { kind: 'present' },
  });
  expect(findings[0]?.fingerprints).toEqual({ b: 'kept' });
  expect(findings[1]).toMatchObject({
    rule: { id: 'unnamed-rule' },
    place: { kind: 'file', path: 'src/app.c' },
  });
  expect(completeness.heldScopes).toEqual([]);
  expect(tools).toEqual([{ name: 'Odd' }]);
});

test('keys and ids such as __proto__ are names like any other', async () => {
  const findings = await findingsOf('proto-keys.sarif');
  expect(findings.map(({ rule, message }) => [rule.id, message])).toEqual([
    ['__proto__', 'From a key called proto.'],
    ['constructor', 'constructor'],
    ['toString', 'toString'],
  ]);
  expect(findings.slice(0, 2).map((finding) => finding.place.path)).toEqual(['src/app.c', 'src/app.c']);
  expect(Object.entries(findings[0]?.fingerprints ?? {})).toContainEqual(['__proto__', 'f1']);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

describe('places', () => {
  async function placesOf(name: string) {
    return (await findingsOf(name)).map(({ place }) =>
      place.kind === 'lines'
        ? `${place.path}:${place.startLine}-${place.endLine}`
        : (place.path ?? place.kind),
    );
  }

  test('paths of Windows are found by what they end in (§3.4.3)', async () => {
    expect(await placesOf('windows-paths.sarif')).toEqual([
      'src/app.c:1-1',
      'src/app.c:2-2',
      'src/input.c:3-3',
      'src/app.c:4-4',
      'src/über.c:5-5',
      'src/app.c:6-6',
    ]);
  });

  test('bases that are undefined, a folder, a chain, a loop or without a URI all lead somewhere (§3.14.14)', async () => {
    expect(await placesOf('bases.sarif')).toEqual([1, 2, 3, 4, 5].map((line) => `src/app.c:${line}-${line}`));
  });

  test('a part of a file is in the file, and not where its own path leads (§3.24.3)', async () => {
    const [finding] = await findingsOf('nested-artifacts.sarif');
    expect(finding?.place).toEqual({ kind: 'file', path: 'src/app.c' });
  });

  test('regions that make no sense are clamped, or the whole file, or nowhere with the reason (§3.30)', async () => {
    expect(await placesOf('regions.sarif')).toEqual([
      'src/app.c',
      'src/app.c:5-5',
      'src/app.c:5-6',
      'src/app.c',
      'src/app.c:9-9',
      'src/app.c',
    ]);
    const kinds = (await findingsOf('regions.sarif')).map(({ place }) => place.kind);
    expect(kinds).toEqual(['file', 'lines', 'lines', 'nowhere', 'lines', 'file']);
  });
});

test('what is not present now, or no problem, is told from the rest (§3.27.9, §3.27.24)', async () => {
  const found = (await findingsOf('absent.sarif')).map(({ presence, level }) => [presence.kind, level]);
  expect(found).toEqual([
    ['absent', 'warning'],
    ['present', 'warning'],
    ['passed', 'none'],
    ['present', 'none'],
  ]);
});

test('a log in which a key stands twice is broken (RFC 8259 §4)', async () => {
  const { findings, completeness } = await readOdd('duplicate-keys.sarif');
  expect(findings).toEqual([]);
  expect(completeness.failures).toEqual([
    expect.stringMatching(/^duplicate-keys\.sarif has the same key twice/u),
  ]);
});

describe('size', () => {
  test('deep nesting is read up to the limit', async () => {
    expect(await findingsOf('deep.sarif')).toHaveLength(1);
    const { logs } = await readOdd('too-deep.sarif');
    expect(logs[0]?.error).toMatch(/^too-deep\.sarif nests deeper than 1000 at byte \d+: /);
  });

  test('huge texts are cut, and a huge path is none', async () => {
    const findings = await findingsOf('huge-strings.sarif.gz');
    expect(findings.map(({ message }) => message.length <= LONGEST_MESSAGE)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(findings[1]?.place).toEqual({
      kind: 'nowhere',
      reason: 'its path is longer than 4096 characters',
    });
  });
});

test('no reason or warning carries control characters, line breaks or commands of the log', async () => {
  const { findings, completeness } = await readOdd('hostile-text.sarif');
  const [place] = findings.map((finding) => finding.place);
  const sentences = [
    ...(place?.kind === 'nowhere' ? [place.reason] : []),
    ...completeness.heldScopes.map(({ reason }) => reason),
    ...completeness.warnings,
  ];
  expect(sentences).toEqual([
    'src/gone is not in the analyzed commit',
    'the analysis failed: Bad',
    expect.stringMatching(
      /^the only path in hostile-text\.sarif .*: src\/gone is not in the analyzed commit;/u,
    ),
  ]);
});

describe('completeness', () => {
  test('artifacts of the role analysisTarget are what was looked at (§3.24.6)', async () => {
    const { completeness } = await readOdd('targets.sarif');
    expect([...completeness.fileCatalogues]).toEqual([['["Odd",""]', new Set(['src/app.c', 'src/input.c'])]]);
  });

  test('what stands in external property files is missing, and said (§3.15)', async () => {
    const { completeness } = await readOdd('external-properties.sarif');
    expect(completeness.complete.map(({ tool }) => tool)).toEqual(['Rules', 'Empty']);
    expect(completeness.heldScopes.map(({ scope, reason }) => [scope.tool, reason])).toEqual([
      ['Invocations', expect.stringContaining('runs[1] keeps invocations in external property files')],
    ]);
    expect(completeness.warnings).toEqual([
      expect.stringContaining('runs[0] keeps its driver in external'),
      expect.stringContaining('runs[0] keeps its artifacts in external'),
    ]);
  });

  test('one failed run holds its scope, which is tool and category (§3.14.11, §3.17.3)', async () => {
    const { completeness } = await readOdd('many-runs.sarif');
    expect(completeness.heldScopes).toEqual([
      { scope: { tool: 'Flow', category: 'nightly' }, reason: 'the analysis failed: killed', kind: 'failed' },
    ]);
    expect(completeness.complete).toEqual([
      { tool: 'Flow', category: '' },
      { tool: 'Other', category: '' },
    ]);
  });

  test('no runs at all are a failure, since no tool is known to have run (§3.13.4)', async () => {
    const { completeness, logs } = await readOdd('empty-runs.sarif');
    expect(logs).toEqual([{ name: 'empty-runs.sarif', results: 0, runs: 0 }]);
    expect(completeness).toMatchObject({
      failures: [expect.stringContaining('No tool has a run in the logs (empty-runs.sarif)')],
      complete: [],
      heldScopes: [],
    });
  });

  test('results that are null, missing or elsewhere hold the scope (§3.14.23, §3.15)', async () => {
    const { completeness } = await readOdd('null-results.sarif');
    expect(completeness.heldScopes.map(({ scope, reason }) => [scope.tool, reason])).toEqual([
      ['Odd', 'null-results.sarif runs[0] has no list of results: its analysis did not begin'],
      ['Absent', 'null-results.sarif runs[1] has no list of results: its analysis did not begin'],
      ['Outside', expect.stringContaining('external property files')],
    ]);
    expect(completeness.complete).toEqual([]);
  });

  test('a run or a result that is no object holds what it might have said and costs nothing else', async () => {
    const { findings, completeness, logs } = await readOdd('not-objects.sarif');
    expect(findings).toHaveLength(1);
    expect(logs[0]?.error).toContain('runs[0]');
    expect(completeness.failures).toEqual([logs[0]?.error]);
    expect(completeness.heldScopes[0]?.reason).toBe(
      'not-objects.sarif runs[1] has 2 results that are not objects, the first of them results[1]',
    );
  });

  test('failures that name a file hold the file, others the scope (§3.20.21, §3.58.4)', async () => {
    const { completeness } = await readOdd('notifications.sarif');
    expect(completeness.heldFiles.map(({ scope, path, reason }) => [scope.tool, path, reason])).toEqual([
      ['File', 'src/app.c', "src/app.c was not analyzed: Cannot parse 'app.c'"],
      ['Default', 'src/app.c', 'src/app.c was not analyzed: Parse exception'],
    ]);
    expect(completeness.heldScopes.map(({ scope, reason }) => [scope.tool, reason])).toEqual([
      ['Scope', "the analysis failed: Ruleset 'no-such' does not exist."],
    ]);
    expect(completeness.complete.map(({ tool }) => tool)).toEqual(['File', 'Default', 'Warned', 'Elsewhere']);
    expect(completeness.warnings).toEqual([
      expect.stringContaining('node_modules/x/y.js is not in the analyzed commit'),
    ]);
  });

  test('with `trust-incomplete` failures are said and hold nothing', async () => {
    const { completeness } = await readOdd('notifications.sarif', true);
    expect(completeness).toMatchObject({ heldScopes: [], heldFiles: [] });
    expect(completeness.complete).toHaveLength(5);
    expect(completeness.warnings.filter((warning) => warning.includes('trust-incomplete'))).toHaveLength(3);
  });
});

describe('bytes', () => {
  test.each(['bom.sarif', 'utf-16le.sarif', 'utf-16be.sarif', 'gzip.sarif.gz', 'no-version.sarif'])(
    '%s is read',
    async (name) => {
      const [finding] = await findingsOf(name);
      expect(finding).toMatchObject({
        message: 'Umlaut: ü.',
        place: { kind: 'lines', path: 'src/über.c', startLine: 5 },
      });
    },
  );

  test('a missing version is said (§3.13.2)', async () => {
    const { completeness } = await readOdd('no-version.sarif');
    expect(completeness.warnings).toEqual(['no-version.sarif has no version, so it was read as SARIF 2.1.0']);
  });

  test.each([
    ['cut.sarif', 'cut.sarif is cut off after 100 bytes: run the analyzer again.'],
    ['empty.sarif', 'empty.sarif is empty: the analyzer wrote no log.'],
    ['gzip-cut.sarif.gz', 'gzip-cut.sarif.gz is cut off after 60 bytes'],
    ['latin-1.sarif', 'latin-1.sarif is not UTF-8 at byte 126'],
    ['not-sarif.json', 'not-sarif.json is JSON, but not a SARIF log'],
    ['null-runs.sarif', 'null-runs.sarif says that its runs could not be had'],
    ['trailing-comma.sarif', 'trailing-comma.sarif is not JSON at byte 29'],
    ['trailing-rubbish.sarif', 'trailing-rubbish.sarif has other text after the log, from byte 30 on'],
    ['version-1.0.0.sarif', 'version-1.0.0.sarif is SARIF 1.0.0, and only 2.1.0 can be read'],
  ])('%s is a failure that says what is wrong', async (name, sentence) => {
    const { completeness, findings, logs } = await readOdd(name);
    expect(findings).toEqual([]);
    expect(logs).toEqual([{ name, results: 0, runs: 0, error: expect.stringContaining(sentence) }]);
    expect(completeness.failures).toEqual([logs[0]?.error]);
  });
});
