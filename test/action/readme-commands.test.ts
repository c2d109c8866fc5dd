import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startSandboxProcess } from '../../demo/sandbox-process.ts';
import { howToReach } from '../../src/sandbox/how-to-reach.ts';
import { createRepository } from '../git/repository.ts';
import { readSnippets } from '../project/readme-snippets.ts';
import { log } from '../run/logs.ts';
import { openStory, ROOT, type Story } from '../run/story.ts';
import { runCli } from './run-cli.ts';

/** Commands that are ours: the rest of a recipe belongs to analyzers, or to npm. */
const snippets = readSnippets(readFileSync(join(ROOT, 'README.md'), 'utf8'));
const shell = snippets.filter(({ language }) => language === 'sh').map(({ text }) => text);
const groovy = snippets
  .filter(({ language }) => language === 'groovy')
  .flatMap(({ text }) => [...text.matchAll(/sh '(.*)'$/gmu)].map(([, command = '']) => command));
const lines = [...shell, ...groovy]
  .flatMap((text) => text.split('\n'))
  .filter((line) => line.startsWith('npx sarif-review '));
/** The sandbox serves until it is stopped. */
const SANDBOX = 'npx sarif-review sandbox ';
const commands = lines.filter((line) => !line.startsWith(SANDBOX));

let story: Story;
let folder: string;
beforeAll(async () => {
  story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'y\n' });
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-readme-'));
  writeFileSync(
    join(folder, 'npx'),
    `#!/bin/sh\nshift\nexec "${process.execPath}" "${ROOT}/dist/cli/index.js" "$@"\n`,
  );
  chmodSync(join(folder, 'npx'), 0o755);
  const text = JSON.stringify(log([{ path: 'a.js', line: 1 }]));
  mkdirSync(join(story.repository.path, 'reports'));
  for (const name of ['eslint.sarif', 'pmd.sarif', 'reports/all.sarif'])
    writeFileSync(join(story.repository.path, name), text);
  story.repository.git('update-ref', 'refs/remotes/origin/main', 'HEAD~1');
});
afterAll(async () => {
  await story.end();
  rmSync(folder, { recursive: true });
});

/** A line as a user would type it, with the address, the client and the number of the sandbox. */
function filledIn(command: string): string {
  return command
    .replaceAll('https://review.example.com', story.sandbox.baseUrl)
    .replaceAll('my-client', story.sandbox.clientId)
    .replaceAll('--deployment-number 293', `--deployment-number ${story.deployment}`);
}

/** What stands in the lines that the sandbox prints to paste. */
function pasted(): Record<string, string> {
  const text = howToReach({ ...story.sandbox, deploymentNumber: story.deployment });
  return Object.fromEntries(
    [...text.matchAll(/^ *export (\w+)=(\S+)$/gmu)].map(([, name, value]) => [name, value]),
  );
}

test('the README shows each of our commands', () => {
  for (const name of ['run', 'plan', 'doctor'])
    expect(commands.join('\n')).toContain(`npx sarif-review ${name} `);
});

test.each(commands)('%s', async (command) => {
  const child = spawn('/bin/sh', ['-c', filledIn(command)], {
    cwd: story.repository.path,
    env: {
      PATH: `${folder}:${process.env.PATH}`,
      SARIF_REVIEW_CLIENT_ID: story.sandbox.clientId,
      SARIF_REVIEW_CLIENT_SECRET: story.sandbox.clientSecret,
      CHANGE_BRANCH: `deployments/${story.deployment}`,
      ...(command.includes('--base-') ? {} : pasted()),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  const [status] = await once(child, 'close');
  expect({ status, errors: Buffer.concat(errors).toString('utf8') }).toEqual({ status: 0, errors: '' });
});

test('the sandbox starts with the flags that the README shows', async () => {
  const shown = lines.filter((line) => line.startsWith(SANDBOX));
  expect(shown).not.toEqual([]);
  for (const line of shown) {
    // The repository of this test has one branch; the sandbox runs in another folder.
    const flags = line
      .slice(SANDBOX.length)
      .replace('--base main', '--base HEAD~1')
      .split(' ')
      .map((word) => (word === '.' ? story.repository.path : word));
    const sandbox = await startSandboxProcess(ROOT, join(folder, 'data'), flags);
    expect(sandbox.deploymentNumber).toBe(1);
    await sandbox.stop();
  }
});

test('the plan that the README shows is what is printed', async () => {
  const [shown] = snippets.filter(({ language }) => language === 'text');
  const repository = createRepository();
  try {
    repository.commit({ 'src/cart.js': 'x\n' });
    repository.commit({ 'src/cart.js': 'y\n'.repeat(20) });
    const result = (ruleId: string, level: string, startLine: number, text: string) => ({
      ruleId,
      level,
      message: { text },
      locations: [{ physicalLocation: { artifactLocation: { uri: 'src/cart.js' }, region: { startLine } } }],
    });
    const results = [
      result('no-console', 'warning', 7, 'Unexpected console statement.'),
      result('no-eval', 'error', 19, 'eval can be harmful.'),
    ];
    const driver = { name: 'ESLint', version: '9.39.1' };
    const run = { tool: { driver }, results };
    writeFileSync(join(repository.path, 'eslint.sarif'), JSON.stringify({ version: '2.1.0', runs: [run] }));
    const [base = '', head = ''] = ['HEAD~1', 'HEAD'].map((revision) =>
      repository.git('rev-parse', revision),
    );
    const { out, err } = await runCli(
      ['plan', '--sarif-file', 'eslint.sarif', '--base-sha', base, '--head-sha', head],
      repository.path,
    );
    // The README plans on the sandbox's deployment, and this one without a service.
    const planning = `Planning for the commits from ${base.slice(0, 7)} to ${head.slice(0, 7)}, without a review service`;
    const expected = shown?.text
      .replace(/\b[0-9a-f]{7}\b/u, head.slice(0, 7))
      .replace(/^Reviewing deployment 1 at http:\/\/127\.0\.0\.1:8080$/mu, planning);
    expect(out + err).toBe(expected);
  } finally {
    repository.dispose();
  }
});
