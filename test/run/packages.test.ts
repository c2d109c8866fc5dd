import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { log } from './logs.ts';
import { runOn } from './run-on.ts';
import { accounting, openStory, readable, type Story } from './story.ts';

interface Vulnerable {
  readonly name: string;
  readonly version: string;
  readonly advisory?: string;
  readonly severity?: string;
}

const EIGHT: readonly Vulnerable[] = [
  'lodash@4.17.20',
  'minimist@1.2.0',
  'qs@6.5.2',
  'axios@0.21.0',
  'follow-redirects@1.13.0',
  'node-forge@0.10.0',
  '@babel/traverse@7.20.0',
  'ws@7.4.0',
].map((text) => {
  const at = text.lastIndexOf('@');
  return { name: text.slice(0, at), version: text.slice(at + 1) };
});
const OLD: Vulnerable = { name: 'express', version: '4.16.0' };

function advisoryOf({ name, advisory }: Vulnerable): string {
  if (advisory !== undefined) return advisory;
  const letters = [...name.replace(/[^a-z]/gu, '')].map(
    (letter) => 'cfghjmpqrvwx'[letter.charCodeAt(0) % 12],
  );
  const id = `${letters.join('')}${'c'.repeat(12)}`.slice(0, 12);
  return `GHSA-${id.slice(0, 4)}-${id.slice(4, 8)}-${id.slice(8)}`;
}

/** As Grype writes it: all on line 1. */
function grype(found: readonly Vulnerable[], path = 'package-lock.json'): Log {
  return {
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'grype', version: '0.90.0' } },
        results: found.map((one) => ({
          ruleId: `${advisoryOf(one)}-${one.name}`,
          level: 'error',
          message: {
            text: `A ${one.severity ?? 'high'} vulnerability in npm package: ${one.name}, version ${one.version} was found at: /${path}`,
          },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: path },
                region: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 },
              },
            },
          ],
        })),
      },
    ],
  };
}

function npmLock(packages: readonly Vulnerable[], indent = 2): string {
  const entries = packages.map(({ name, version }) => [
    `node_modules/${name}`,
    { version, resolved: `https://packages.example/${name}/-/${name}-${version}.tgz`, license: 'MIT' },
  ]);
  return `${JSON.stringify({ name: 'shop', lockfileVersion: 3, packages: Object.fromEntries(entries) }, null, indent)}\n`;
}

function pnpmLock(packages: readonly Vulnerable[]): string {
  const entries = packages.map(
    ({ name, version }) => `  '${name}@${version}':\n    resolution: {integrity: sha512-x}\n`,
  );
  return `lockfileVersion: '9.0'\n\npackages:\n\n${entries.join('\n')}`;
}

let story: Story;
afterEach(() => story.end());

async function threads(): Promise<readonly string[]> {
  return readable(await story.truth()).map((line) => line.split(': ')[0] ?? '');
}

/** The lines of a file that tell the versions of these. */
function linesOf(text: string, packages: readonly Vulnerable[], state = 'open'): string[] {
  const lines = text.split('\n');
  return packages
    .map(({ name, version }) => {
      const start = lines.findIndex((line) => line.includes(`node_modules/${name}"`));
      return `package-lock.json:${lines.findIndex((line, at) => at > start && line.includes(version)) + 1} ${state}`;
    })
    .toSorted();
}

const openLock = (base: readonly Vulnerable[], head: readonly Vulnerable[]): Promise<Story> =>
  openStory('full', { 'package-lock.json': npmLock(base) }, { 'package-lock.json': npmLock(head) });

describe('results about packages, on the first line of a lock file', () => {
  test('stand on the lines that name the packages, so that what the change adds is new', async () => {
    story = await openLock([OLD], [OLD, ...EIGHT]);
    const run = await story.run(grype([OLD, ...EIGHT]));
    expect(accounting(run)).toBe(
      '9 results = 1 filtered + 8 posted; threads: 8 posted, 0 resolved, 0 reopened',
    );
    expect(run.status).toBe(1);
    expect(await threads()).toEqual(linesOf(npmLock([OLD, ...EIGHT]), EIGHT));
  });

  test('stand there in a pull request too', async () => {
    story = await openLock([OLD], [OLD, ...EIGHT]);
    const run = await runOn('github', story, grype([OLD, ...EIGHT]));
    expect([run.status, run.outputs.posted]).toEqual([1, '8']);
    expect(await threads()).toEqual(linesOf(npmLock([OLD, ...EIGHT]), EIGHT));
  });

  test('are compared with those of the base, whatever the version', async () => {
    const bumped = { ...OLD, version: '4.17.1' };
    story = await openLock([OLD], [bumped, ...EIGHT]);
    const base = join(mkdtempSync(join(tmpdir(), 'sarif-review-base-')), 'base.sarif');
    writeFileSync(base, JSON.stringify(grype([OLD])));
    const run = await story.run(grype([bumped, ...EIGHT]), { 'baseline-sarif-file': base });
    expect(accounting(run)).toMatch(/^9 results = 1 unchanged \+ 8 posted;/u);
  });

  test('are not new where the change writes the file anew, and the base has the same version', async () => {
    story = await openStory(
      'full',
      { 'package-lock.json': npmLock([OLD]) },
      { 'package-lock.json': npmLock([OLD, ...EIGHT], 4) },
    );
    expect(accounting(await story.run(grype([OLD, ...EIGHT])))).toMatch(
      /^9 results = 1 filtered \+ 8 posted;/u,
    );
  });

  test('are not new where a file of another format takes the place of the one that named the version', async () => {
    const pnpm = (packages: readonly Vulnerable[]) => grype(packages, 'pnpm-lock.yaml');
    const bumped = { ...OLD, version: '4.17.1' };
    story = await openStory(
      'full',
      { 'package-lock.json': npmLock([OLD]), 'b/package-lock.json': npmLock(EIGHT) },
      { 'pnpm-lock.yaml': pnpmLock([OLD, ...EIGHT]), 'package-lock.json': null, 'b/package-lock.json': null },
    );
    expect(accounting(await story.run(pnpm([OLD, ...EIGHT])))).toMatch(
      /^9 results = 1 filtered \+ 8 posted;/u,
    );
    await story.push({ 'pnpm-lock.yaml': pnpmLock([bumped, ...EIGHT]) });
    expect(accounting(await story.run(pnpm([bumped, ...EIGHT])))).toMatch(
      /^9 results = 8 kept \+ 1 posted;/u,
    );
  });

  test('are new where what is gone from their folder is no manifest', async () => {
    story = await openStory(
      'full',
      { 'CHANGES.md': 'express 4.16.0 is out\n' },
      { 'CHANGES.md': null, 'package-lock.json': npmLock([OLD]) },
    );
    expect(accounting(await story.run(grype([OLD])))).toMatch(/^1 result = 1 posted;/u);
  });

  test('are new where the base has the version in a range alone', async () => {
    const shop = (version: string, indent: number): string =>
      JSON.stringify(
        { dependencies: { express: '^4.16.0' }, packages: { 'node_modules/express': { version } } },
        null,
        indent,
      );
    story = await openStory(
      'full',
      { 'package-lock.json': shop('4.21.0', 2) },
      { 'package-lock.json': shop('4.16.0', 4) },
    );
    expect(accounting(await story.run(grype([OLD])))).toMatch(/^1 result = 1 posted;/u);
  });

  test('are new where the base has the version in a file that stays', async () => {
    story = await openStory(
      'full',
      { 'package-lock.json': npmLock([OLD]) },
      { 'pnpm-lock.yaml': pnpmLock([OLD]) },
    );
    expect(accounting(await story.run(grype([OLD], 'pnpm-lock.yaml')))).toMatch(/^1 result = 1 posted;/u);
  });

  test('are new where the change adds the version beside other lines that name it', async () => {
    const sum = (...lines: readonly string[]): string =>
      lines.map((line) => `example.com/jwt ${line} h1:x=\n`).join('');
    story = await openStory(
      'full',
      { 'go.sum': sum('v1.0.0', 'v1.0.0/go.mod', 'v1.1.0/go.mod') },
      { 'go.sum': sum('v1.0.0/go.mod', 'v1.1.0', 'v1.1.0/go.mod') },
    );
    const found = grype([{ name: 'example.com/jwt', version: 'v1.1.0' }], 'go.sum');
    expect(accounting(await story.run(found))).toMatch(/^1 result = 1 posted;/u);
  });

  test('are new where the change bumps the version alone', async () => {
    const bumped = { ...OLD, version: '4.17.1' };
    story = await openLock([OLD, ...EIGHT], [bumped, ...EIGHT]);
    const run = await story.run(grype([bumped, ...EIGHT]));
    expect(run.status).toBe(1);
    expect(await threads()).toEqual(linesOf(npmLock([bumped, ...EIGHT]), [bumped]));
  });

  test('keep their threads and dismissals when other versions, the severity and the format of the file change', async () => {
    story = await openLock([OLD], [OLD, ...EIGHT]);
    await story.run(grype(EIGHT));
    const [one] = (await story.truth()).threads.filter(({ comments }) =>
      comments[0]?.body.includes('lodash'),
    );
    const ada = await story.person('Ada');
    await ada.reply(one?.discussionId ?? '', 'false positive: not reached');
    await ada.setResolved(one?.discussionId ?? '', true);
    const bumped = EIGHT.map((item) => (item.name === 'ws' ? { ...item, version: '7.4.1' } : item));
    await story.push({ 'package-lock.json': npmLock([OLD, ...bumped], 4) });
    const again = await story.run(grype(bumped.map((item) => ({ ...item, severity: 'medium' }))));
    expect(again.outputs).toMatchObject({ resolved: '0', posted: '0', reopened: '0' });
    expect((await threads()).filter((line) => line.endsWith('resolved'))).toHaveLength(1);
    const pnpm = { 'package-lock.json': null, 'pnpm-lock.yaml': pnpmLock([OLD, ...bumped]) };
    await story.push(pnpm);
    const other = await story.run(grype(bumped, 'pnpm-lock.yaml'));
    expect(other.outputs).toMatchObject({ resolved: '0', posted: '0', reopened: '0' });
    const worse = await story.run(
      grype(
        bumped.map((item) => (item.name === 'lodash' ? { ...item, severity: 'critical' } : item)),
        'pnpm-lock.yaml',
      ),
    );
    expect(worse.outputs).toMatchObject({ posted: '1' });
  });

  test('are fixed by a bump, and not by a database that withdraws the advisory', async () => {
    story = await openLock([OLD], [OLD, ...EIGHT]);
    await story.run(grype(EIGHT));
    await story.push({ 'README.md': 'More.\n' });
    const withdrawn = await story.run(grype(EIGHT.slice(1)));
    expect(withdrawn.outputs).toMatchObject({ resolved: '0' });
    expect(withdrawn.log).toContain('a database that withdraws an advisory is no fix');
    const fixed = EIGHT.map((item) => (item.name === 'lodash' ? { ...item, version: '4.17.21' } : item));
    await story.push({ 'package-lock.json': npmLock([OLD, ...fixed]) });
    expect((await story.run(grype(EIGHT.slice(1)))).outputs).toMatchObject({ resolved: '1' });
  });

  test('keep the threads and dismissals of a scanner that starts to name packages', async () => {
    const text = npmLock([OLD, ...EIGHT]);
    story = await openStory('full', { 'a.js': 'one\n' }, { 'package-lock.json': text });
    const named = grype(EIGHT.slice(0, 2));
    const unnamed: Log = structuredClone(named);
    for (const log of [unnamed, named])
      for (const [index, result] of (log.runs[0]?.results ?? []).entries()) {
        result.message = { text: `A flaw of ${'ab'[index]}.` };
        const { name, version } = EIGHT[index] ?? OLD;
        const [location] = result.locations ?? [];
        if (log === named && location !== undefined)
          location.logicalLocations = [{ fullyQualifiedName: `${name}@${version}` }];
      }
    await story.run(unnamed, { dismissals: 'replies' });
    const [one] = (await story.truth()).threads.filter(({ resolvable }) => resolvable);
    await (await story.person('Ada')).reply(one?.discussionId ?? '', 'false positive: not reached');
    const again = await story.run(named, { dismissals: 'replies' });
    expect(accounting(again)).toContain('1 kept + 1 resolved-by-people; threads: 0 posted, 1 resolved');
  });

  test('keep their threads when the advisory gets another name, which lists the old one', async () => {
    story = await openLock([OLD], [OLD, ...EIGHT]);
    const log = grype(EIGHT.slice(0, 1));
    await story.run(log);
    const [run] = log.runs;
    const [result] = run?.results ?? [];
    if (run === undefined || result === undefined) throw new Error('no result');
    run.tool.driver.rules = [{ id: 'CVE-2021-23337', deprecatedIds: [result.ruleId ?? ''] }];
    result.ruleId = 'CVE-2021-23337';
    await story.push({ 'package-lock.json': npmLock([OLD, ...EIGHT], 4) });
    expect(accounting(await story.run(log))).toContain('1 kept; threads: 0 posted, 0 resolved');
  });

  test('are filtered where the change does not touch the lock file', async () => {
    const lock = { 'package-lock.json': npmLock([OLD, ...EIGHT]) };
    story = await openStory('full', { ...lock, 'a.js': 'one\n' }, { ...lock, 'a.js': 'two\n' });
    const run = await story.run(grype([OLD, ...EIGHT]));
    expect([run.status, accounting(run)]).toEqual([
      0,
      '9 results = 9 filtered; threads: 0 posted, 0 resolved, 0 reopened',
    ]);
  });

  test('count where no line of a lock file that the change touches names the package', async () => {
    story = await openLock([OLD], [OLD, ...EIGHT]);
    const run = await story.run(grype([{ name: 'hidden', version: '1.0.0' }]));
    expect(run.status).toBe(1);
    expect(run.log + run.summary).toContain('no line of package-lock.json names hidden 1.0.0');
    expect(run.log + run.summary).toContain('baseline-sarif-file');
  });
});

test.each([
  ['Severity: HIGH', 'Severity: MEDIUM', '0'],
  ['Severity: HIGH', 'Severity: CRITICAL', '1'],
  ['is too high', 'is too low', '1'],
])('a dismissal of %p and then %p', async (before, after, posted) => {
  story = await openStory('full', { 'a.tf': 'one\n' }, { 'a.tf': 'one\ntwo\n' });
  await story.run(log([{ path: 'a.tf', line: 2, message: `Open bucket. ${before}` }]));
  const [one] = (await story.truth()).threads.filter(({ resolvable }) => resolvable);
  const ada = await story.person('Ada');
  await ada.reply(one?.discussionId ?? '', 'false positive: meant so');
  await ada.setResolved(one?.discussionId ?? '', true);
  const run = await story.run(log([{ path: 'a.tf', line: 2, message: `Open bucket. ${after}` }]));
  expect(run.outputs.posted).toBe(posted);
});
