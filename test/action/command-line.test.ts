import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startSandboxProcess } from '../../demo/sandbox-process.ts';
import { log } from '../run/logs.ts';
import { openStory, ROOT, readable, type Story } from '../run/story.ts';

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

let story: Story;
let folder: string;
beforeAll(async () => {
  story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'y\n' });
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-cli-'));
  writeFileSync(join(folder, 'log.sarif'), JSON.stringify(log([{ path: 'a.js', line: 1 }])));
});
afterAll(async () => {
  await story.end();
  rmSync(folder, { recursive: true });
});

async function cli(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [join(ROOT, 'dist/cli/index.js'), ...args], {
    cwd: story.repository.path,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
  const [status] = await once(child, 'close');
  return { status, out: Buffer.concat(out).toString('utf8'), err: Buffer.concat(err).toString('utf8') };
}

const variables = (): Record<string, string> => ({
  SARIF_REVIEW_BASE_URL: story.sandbox.baseUrl,
  SARIF_REVIEW_CLIENT_ID: story.sandbox.clientId,
  SARIF_REVIEW_CLIENT_SECRET: story.sandbox.clientSecret,
  SARIF_REVIEW_DEPLOYMENT_NUMBER: String(story.deployment),
});

describe('sarif-review', () => {
  test('plan prints the moves and writes nothing', async () => {
    const { status, out } = await cli(['plan', '--sarif-file', join(folder, 'log.sarif')], variables());
    expect(out).toMatch(
      /^a\.js\n {2}post {2}1 {2}no-trouble \(Linter\) {2}new, warning: There is trouble here\.$/mu,
    );
    expect(status).toBe(0);
    expect((await story.truth()).threads).toEqual([]);
  });

  test('plan with both shas and no service needs no credentials', async () => {
    const [head = '', base = ''] = story.repository.git('rev-list', 'HEAD').split('\n');
    const args = ['plan', '--sarif-file', join(folder, 'log.sarif'), '--base-sha', base, '--head-sha', head];
    const { status, out } = await cli(args);
    expect(out).toContain('post');
    expect(status).toBe(0);
  });

  test('run posts, says what it did, and writes the report that it is asked for', async () => {
    const report = join(folder, 'out/report.json');
    const args = ['run', '--sarif-file', join(folder, '*.sarif'), '--report-file', report];
    const { status, out } = await cli(args, variables());
    expect(out).toContain('1 result = 1 posted; threads: 1 posted, 0 resolved, 0 reopened');
    expect(status).toBe(0);
    expect(readable(await story.truth())).toEqual(['a.js:1 open: There is trouble here.']);
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
      schemaVersion: 1,
      conclusion: 'success',
    });
  });

  test('a flag comes before a variable', async () => {
    const args = ['run', '--sarif-file', join(folder, 'log.sarif'), '--deployment-number', '99'];
    const { status, err } = await cli(args, variables());
    expect(err).toContain('99');
    expect(status).toBe(2);
  });

  test('the gate ends with status 1', async () => {
    const args = ['run', '--sarif-file', join(folder, 'log.sarif'), '--fail-level', 'warning'];
    expect((await cli(args, variables())).status).toBe(1);
  });

  test('a missing log ends with status 3', async () => {
    const { status, err } = await cli(['run', '--sarif-file', 'nothing.sarif'], variables());
    expect(err).toContain('nothing.sarif');
    expect(status).toBe(3);
  });

  test('the secret is no flag', async () => {
    const { status, err } = await cli(['run', '--client-secret', 'x'], variables());
    expect(err).toContain('--client-secret');
    expect(status).toBe(2);
  });

  test('an input that is missing is named with its variable', async () => {
    const { status, err } = await cli(['run', '--sarif-file', 'x']);
    expect(err.trim()).toBe(
      "Error: Input base-url is missing: set it as the action's input, in the variable SARIF_REVIEW_BASE_URL, or with --base-url on the command line",
    );
    expect(status).toBe(2);
  });

  test('help ends with 0', async () => {
    const { status, out } = await cli(['--help']);
    expect(out).toContain('sandbox');
    expect(status).toBe(0);
  });
});

describe('sarif-review sandbox', () => {
  test('prints how to reach it when it is ready, keeps it across a restart, and stops at a signal', async () => {
    const data = join(folder, 'data');
    const first = await startSandboxProcess(ROOT, data);
    expect(Object.keys(first)).toEqual(
      expect.arrayContaining(['baseUrl', 'clientId', 'clientSecret', 'adminUrl', 'adminToken']),
    );
    expect((await fetch(first.baseUrl)).status).toBe(200);
    await first.stop();
    await expect(fetch(first.baseUrl)).rejects.toThrow();
    expect(existsSync(data)).toBe(true);
    const second = await startSandboxProcess(ROOT, data);
    expect(second.clientSecret).toBe(first.clientSecret);
    await second.stop();
  });

  test('a port that is none is one clear sentence', async () => {
    const { status, err } = await cli(['sandbox', '--port', 'many']);
    expect(err).toBe('Error: --port is "many"; it takes a whole number from 0 to 65535\n');
    expect(status).toBe(2);
  });
});
