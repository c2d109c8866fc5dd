import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { endOf } from '../../demo/wait-for.ts';
import { log } from '../run/logs.ts';
import { openStory, type Story } from '../run/story.ts';
import { linuxTest as test } from '../system.ts';
import { CLI, type Ended, runProgram, runSourceCli } from './run-cli.ts';

const LINES = Array.from({ length: 12 }, (_, index) => index + 1);
const MESSAGE = 'There is trouble here, and it takes more words to say so than a terminal has columns.';
let story: Story;
let folder: string;
beforeAll(async () => {
  story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': LINES.map((line) => `y${line}\n`).join('') });
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-terminal-'));
  const found = log(LINES.map((line) => ({ path: 'a.js', line, message: MESSAGE })));
  writeFileSync(join(folder, 'log.sarif'), JSON.stringify(found));
});
afterAll(async () => {
  await story.end();
  rmSync(folder, { recursive: true });
});

/** Runs a command on a terminal of 80 columns; everything it shows comes as `out`. */
function onTerminal(command: string, environment: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const line = `stty cols 80; '${process.execPath}' '${CLI}' ${command} --sarif-file '${join(folder, 'log.sarif')}'`;
  return runProgram('script', ['-qec', line, '/dev/null'], story.repository.path, {
    TERM: 'xterm-256color',
    SARIF_REVIEW_BASE_URL: story.sandbox.baseUrl,
    SARIF_REVIEW_CLIENT_ID: story.sandbox.clientId,
    SARIF_REVIEW_CLIENT_SECRET: story.sandbox.clientSecret,
    SARIF_REVIEW_DEPLOYMENT_NUMBER: String(story.deployment),
    ...environment,
  });
}

const COLOR = /\p{Cc}\[\d+m/gu;

describe('on a terminal', () => {
  test('a plan has colors and fits its width', async () => {
    const { status, out } = await onTerminal('plan');
    expect(out).toMatch(COLOR);
    const lines = out.replaceAll(COLOR, '').split('\r\n');
    const rows = lines.filter((line) => line.startsWith('  post'));
    expect(rows).toHaveLength(12);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    // What goes on is broken between words.
    expect(lines[lines.indexOf(rows[0] ?? '') + 1]).toMatch(/^ {6}\S.* than a terminal has columns\.$/u);
    expect(status).toBe(0);
  });

  test('a plan of two commits comes to what it does through a pipe, unless CI runs it', async () => {
    const { repository } = story;
    repository.write('.sarif-review.yml', 'rules:\n  - { rule: no-trouble, level: off }\n');
    const args = ['plan', '--base', 'main', '--sarif-file', join(folder, 'log.sarif')];
    const line = `'${process.execPath}' '${CLI}' ${args.join(' ')}`;
    const shown = await runProgram('script', ['-qec', line, '/dev/null'], repository.path);
    const piped = await runSourceCli(args, repository.path);
    const inCi = await runSourceCli(args, repository.path, { TEAMCITY_VERSION: '2026.1' });
    repository.remove('.sarif-review.yml');
    for (const { out } of [shown, piped]) {
      expect(out).toContain('12 results = 12 ignored');
      expect(out).toContain('.sarif-review.yml is read from the working tree');
    }
    expect(inCi.out).toContain('12 results = 12 posted');
  });

  test('NO_COLOR is respected', async () => {
    expect((await onTerminal('plan', { NO_COLOR: '1' })).out).not.toMatch(COLOR);
  });

  test('a run ends with what it did', async () => {
    const { status, out } = await onTerminal('run');
    expect(out.replaceAll(COLOR, '')).toContain(
      '12 results = 12 posted; threads: 12 posted, 0 resolved, 0 reopened\r\n',
    );
    expect(status).toBe(0);
  });

  test('the sandbox says how to go on in words, and Ctrl+C ends it', async () => {
    // The shell that `script` starts gets out of the way: some shells end with 130 at Ctrl+C whatever their
    // child ended with.
    const line = `exec '${process.execPath}' '${CLI}' sandbox --port 0 --data '${join(folder, 'data')}'`;
    const child = spawn('script', ['-qec', line, '/dev/null'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = endOf(child);
    let shown = '';
    for await (const chunk of child.stdout) {
      const before = shown;
      shown += String(chunk);
      // What a terminal sends at Ctrl+C.
      if (shown.includes('the token ') && !before.includes('the token ')) child.stdin.write('\u0003');
    }
    expect(shown).toMatch(/^The sandbox is ready: http:\/\/127\.0\.0\.1:\d+\/sign-in\/[\w-]+\r\n/u);
    expect(shown).toContain('export SARIF_REVIEW_CLIENT_SECRET=');
    expect(shown).not.toContain('{"baseUrl"');
    expect(await ended).toBe(0);
  });
});
