import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Allowed } from '../../src/finding/completeness.ts';
import { type Place, type Result, scopeKey, scopeName, type Trail } from '../../src/finding/finding.ts';
import { type Analysis, readAnalysis } from '../../src/logs/read-analysis.ts';
import { toTree } from '../../src/logs/tree.ts';

// Each folder of cases/ is a quirk: a log, and in expect.json what its reading gives. README.md there says
// how.

const CASES = join(import.meta.dirname, 'cases');
const names = readdirSync(CASES, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** The analyzed commit of all cases. */
const TREE: Parameters<typeof toTree>[0] = [
  ...['src/app.c', 'src/input.c', 'src/über.c', 'a.c', 'b.c', 'one/d.c', 'two/d.c', 'n.ipynb'].map(
    (path) => ({
      path,
      type: 'file' as const,
    }),
  ),
  { path: 'link.c', type: 'link' },
];

interface Case {
  /** What is odd, and the section of SARIF 2.1.0. */
  readonly about: string;
  readonly category?: string;
  /** What is expected with `allow: incomplete-runs`, where that is of interest. */
  readonly allowed?: unknown;
}

function read(name: string, log: string, allow: Allowed, category?: string): Promise<Analysis> {
  return readAnalysis({
    ...{ patterns: [log], directory: join(CASES, name), allow, category },
    tree: toTree(TREE),
    roots: { checkout: '/checkout', prefix: '', workspaces: [] },
  });
}

/** What is not there, or as nearly always, is left out. */
async function toReading({ results: findings, completeness, detailsOf, logs, tools }: Analysis) {
  return {
    ...some(
      'tools',
      tools.map(({ name, version }) => [name, version].filter(Boolean).join(' ')),
      ['Odd'],
    ),
    ...some('error', logs[0]?.error),
    ...some(
      'results',
      findings.map((finding) => toLine({ ...finding, ...detailsOf(finding) })),
    ),
    ...toHeld({ completeness }),
  };
}

function toHeld({ completeness }: Pick<Analysis, 'completeness'>) {
  const { failures, complete, unverifiedTools, unverifiedFiles, ruleCatalogues, fileCatalogues, warnings } =
    completeness;
  const catalogues = (all: ReadonlyMap<string, ReadonlySet<string>>) =>
    complete.flatMap((scope) => {
      const own = all.get(scopeKey(scope));
      return own === undefined ? [] : [`${scopeName(scope)}: ${[...own].sort().join(', ')}`];
    });
  return {
    ...some('complete', complete.map(scopeName), ['Odd']),
    ...some('failures', failures.map(short)),
    ...some(
      'unverified',
      unverifiedTools.map(({ scope, reason }) => `${scopeName(scope)}: ${short(reason)}`),
    ),
    ...some(
      'unverifiedFiles',
      unverifiedFiles.map(({ scope, reason }) => `${scopeName(scope)}: ${reason}`),
    ),
    ...some('rulesThatRan', catalogues(ruleCatalogues)),
    ...some('filesLookedAt', catalogues(fileCatalogues)),
    ...some('warnings', warnings.map(short)),
  };
}

function toLine({
  rule,
  level,
  message,
  place,
  alsoAt = [],
  baselineState,
  presence,
  fingerprints,
  cwes,
  related,
  flow,
  fixes,
  scope,
}: Result) {
  // That a rule is not in the list of its log shows in the log.
  const { id, tags, deprecatedIds, unlisted: _, ...about } = rule;
  return {
    ...some('scope', scopeName(scope), 'Odd'),
    ...some('rule', short(id), 'R'),
    ...some('level', level, 'warning'),
    ...some('message', short(message), 'm'),
    ...some('place', toPlace(place), 'the log gives it no location'),
    ...some('alsoAt', alsoAt.map(toPlace)),
    ...some('baselineState', baselineState),
    ...some('presence', Object.values(presence).join(': '), 'present'),
    ...some(
      'fingerprints',
      Object.entries(fingerprints).map((pair) => pair.join('=')),
    ),
    ...some('cwes', cwes),
    ...some('formerIds', deprecatedIds),
    ...some('tags', tags),
    ...some(
      'about',
      JSON.parse(JSON.stringify(about), (_, value) => (typeof value === 'string' ? short(value) : value)),
      {},
    ),
    ...some('related', toSteps(related)),
    ...some('flow', toSteps(flow)),
    ...some('fixes', fixes),
  };
}

function some(name: string, value: unknown, usual: unknown = []): object {
  return value === undefined || JSON.stringify(value) === JSON.stringify(usual) ? {} : { [name]: value };
}

function short(text: string): string {
  return text.length > 250 ? `${text.slice(0, 10)}… (${text.length})` : text;
}

function toPlace(place: Place): string {
  if (place.kind === 'nowhere') return place.reason;
  if (place.kind === 'file') return place.isNotebook ? `${place.path}, a notebook` : place.path;
  const { path, startLine, endLine } = place;
  return `${path}:${startLine}${endLine === startLine ? '' : `-${endLine}`}`;
}

function toSteps(trail: Trail | undefined): readonly string[] {
  if (trail === undefined) return [];
  const steps = ({ first }: Pick<Trail, 'first'>) =>
    first.map(({ path = '', line, message }) => {
      const where = line === undefined ? path : `${path}:${line}`;
      return message === undefined ? where : `${where} ${message}`.trim();
    });
  const omitted = trail.omitted === 0 ? [] : [`… (${trail.omitted})`];
  return [...steps(trail), ...omitted, ...steps({ first: trail.last })];
}

test('there are cases', () => {
  expect(names.length).toBeGreaterThan(40);
});

test.each(names)('%s', async (name) => {
  const [log = '', ...more] = globSync('log.*', { cwd: join(CASES, name) });
  expect(more).toEqual([]);
  const text = readFileSync(join(CASES, name, 'expect.json'), 'utf8');
  const { about, category, allowed, ...expected }: Case = JSON.parse(text);
  expect(about).toMatch(/\S/u);
  expect(await toReading(await read(name, log, [], category))).toEqual(expected);
  if (allowed !== undefined)
    expect(toHeld(await read(name, log, ['incomplete-runs'], category))).toEqual(allowed);
});
