import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startSandboxProcess } from '../../demo/sandbox-process.ts';
import { howToReach } from '../../sandbox/how-to-reach.ts';
import { readSnippets } from '../project/readme-snippets.ts';
import { openStory, ROOT, type Story } from '../run/story.ts';
import { type Ended, runProgram, runSourceCli } from './run-cli.ts';

const PAGES = ['README.md', 'docs/recipes.md', 'docs/commands.md'];
const snippets = PAGES.flatMap((page) => readSnippets(readFileSync(join(ROOT, page), 'utf8')));
/** What a new repository needs for the workflows, which `printed-steps.long.test.ts` runs with them. */
const NEW_REPOSITORY = /^npm install --save-dev /u;
/** Analyzes, which `printed-steps.long.test.ts` does with the real ESLint. */
const ANALYSIS = /^npx eslint /mu;
/** What is pasted as one block into a clone; it ends in a sandbox. */
const TRY_IT = /^npm ci\n[\s\S]*^sarif-review sandbox (.*)\n$/mu;
const shell = snippets
  .filter(({ language, text }) => language === 'sh' && !NEW_REPOSITORY.test(text) && !ANALYSIS.test(text))
  .map(({ text }) => text);
const groovy = snippets
  .filter(({ language }) => language === 'groovy')
  .flatMap(({ text }) => [...text.matchAll(/sh '(.*)'$/gmu)].map(([, command = '']) => command));
const lines = [...new Set([...shell, ...groovy].flatMap((text) => text.trim().split('\n')))];
const tryIt =
  snippets
    .find(({ text }) => TRY_IT.test(text))
    ?.text.trim()
    .split('\n') ?? [];
/** What a clone is installed by, what the demo and the tests start with, and what a user sets. */
const INSTALL = /^npm install --global /u;
const SCRIPTS = /^npm ci && npm (?:run )?(\w+)$/u;
const SETTING = /^export \w+=\S+$/u;
/** The sandbox serves until it is stopped. */
const SANDBOX = 'sarif-review sandbox ';
const ours = lines.filter((line) => line.startsWith('sarif-review '));
const commands = ours.filter((line) => !line.startsWith(SANDBOX));

/** npm packs this project and installs it, and beside other work npm alone takes long to start. */
const INSTALL_MS = 120_000;

let story: Story;
let folder: string;
let installed: Readonly<Record<string, string>>;
beforeAll(async () => {
  story = await openStory('full', { 'src/cart.js': 'x\n' }, { 'src/cart.js': CART });
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-readme-'));
  installed = install(folder);
  const { git, path } = story.repository;
  git('update-ref', 'refs/heads/main', 'HEAD~1');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD~1');
  mkdirSync(join(path, 'reports'));
  for (const name of ['eslint.sarif', 'pmd.sarif', 'reports/all.sarif'])
    writeFileSync(join(path, name), JSON.stringify(name === 'pmd.sarif' ? OF_PMD : LOG));
}, INSTALL_MS);
afterAll(async () => {
  await story.end();
  rmSync(folder, { recursive: true });
});

const IDENTITY = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((who) => [
    [`GIT_${who}_NAME`, 'Ada'],
    [`GIT_${who}_EMAIL`, 'ada@example.com'],
  ]),
);

/** The file and the finding that the documents speak of. */
const CART = `${'\n'.repeat(16)}export function total(prices) {
  // A price may be a formula.
  return prices.reduce((sum, price) => sum + eval(price), 0);
}
`;
const result = (ruleId: string, level: string, startLine: number, text: string) => ({
  ruleId,
  level,
  message: { text },
  locations: [{ physicalLocation: { artifactLocation: { uri: 'src/cart.js' }, region: { startLine } } }],
});
const LOG = {
  version: '2.1.0',
  runs: [
    {
      tool: { driver: { name: 'ESLint', version: '9.39.1' } },
      results: [result('no-eval', 'error', 19, 'eval can be harmful.')],
    },
  ],
};

const OF_PMD = {
  ...LOG,
  runs: LOG.runs.map((run) => ({ ...run, tool: { driver: { name: 'PMD', version: '7.26.0' } } })),
};

/**
 * Installs the program as the README says, in a folder that holds of a clone what a package is made of.
 * Returns the variables under which the command is found; nothing is asked of a registry.
 */
function install(into: string): Readonly<Record<string, string>> {
  const clone = join(into, 'clone');
  for (const name of ['dist', 'package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'])
    cpSync(join(ROOT, name), join(clone, name), { recursive: true });
  const prefix = join(into, 'prefix');
  const variables = {
    PATH: `${join(prefix, 'bin')}:${dirname(process.execPath)}:${process.env.PATH}`,
    HOME: into,
    npm_config_prefix: prefix,
    npm_config_offline: 'true',
    npm_config_update_notifier: 'false',
  };
  const command = tryIt.find((line) => INSTALL.test(line));
  if (command === undefined) throw new Error('the README does not say how to install it');
  execFileSync('/bin/sh', ['-c', command], { cwd: clone, env: variables, stdio: 'pipe' });
  return variables;
}

/** A line as a user would type it, with the address, the client and the number of the sandbox. */
function filledIn(command: string): string {
  return command
    .replaceAll('https://review.example.com', story.sandbox.baseUrl)
    .replaceAll('my-client', story.sandbox.clientId)
    .replaceAll('--deployment-number 293', `--deployment-number ${story.deployment}`)
    .replaceAll('--numbers 280-300,305', `--numbers ${story.deployment}`);
}

/** What stands in the lines that the sandbox prints to paste. */
function pasted(): Record<string, string> {
  const text = howToReach({ ...story.sandbox, deploymentNumber: story.deployment });
  return Object.fromEntries(
    [...text.matchAll(/^ *export (\w+)=(\S+)$/gmu)].map(([, name, value]) => [name, value]),
  );
}

/** In a shell, in which the program is installed. */
function type(command: string, variables: Readonly<Record<string, string>>): Promise<Ended> {
  return runProgram('/bin/sh', ['-c', filledIn(command)], story.repository.path, {
    ...installed,
    ...variables,
  });
}

/** As `type`, without the program's process: a shell takes the words of the line apart. */
function runSource(command: string, variables: Readonly<Record<string, string>>): Promise<Ended> {
  const { path } = story.repository;
  const [, ...words] = execFileSync('/bin/sh', ['-c', `printf '%s\\n' ${filledIn(command)}`], {
    cwd: path,
    env: variables,
    encoding: 'utf8',
  })
    .trimEnd()
    .split('\n');
  return runSourceCli(words, path, variables);
}

test('every line of a shell that the documents show is one that is known here', () => {
  const scripts = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts;
  const strange = lines.filter((line) => {
    const script = SCRIPTS.exec(line)?.[1];
    if (script !== undefined) return !(script in scripts);
    return !INSTALL.test(line) && !SETTING.test(line) && !ours.includes(line);
  });
  expect(strange).toEqual([]);
  for (const name of ['run', 'plan', 'why', 'doctor', 'clean', 'history'])
    expect(commands.join('\n')).toContain(`sarif-review ${name} `);
});

// In their order: what one writes the next one may read. The findings fail the check, which is no mistake.
// The first is typed where the program is installed, the others run its source.
test.each(commands)('%s', async (command) => {
  const { status, err } = await (command === commands[0] ? type : runSource)(command, {
    SARIF_REVIEW_CLIENT_ID: story.sandbox.clientId,
    SARIF_REVIEW_CLIENT_SECRET: story.sandbox.clientSecret,
    SARIF_REVIEW_REPORT_FILE: 'report.json',
    CHANGE_BRANCH: `deployments/${story.deployment}`,
    ...(/--base[ -]/u.test(command) ? {} : pasted()),
  });
  const isGate = status === 1 && /^failure: /mu.test(err);
  // The examples name tools and categories of somebody else's repository.
  const others = err.replace(/^Warning: No thread is of the (?:tool|category) .*\n/mu, '');
  expect({ command, errors: isGate ? '' : others, good: isGate || status === 0 }).toEqual({
    command,
    errors: '',
    good: true,
  });
});

test('the sandbox starts with the flags that the README shows', async () => {
  // The next test starts the one that is pasted.
  const shown = ours.filter((line) => line.startsWith(SANDBOX) && line !== tryIt.at(-1));
  expect(shown).not.toEqual([]);
  for (const line of shown) {
    const flags = line
      .slice(SANDBOX.length)
      .split(' ')
      .map((word) => (word === '.' ? story.repository.path : word));
    const sandbox = await startSandboxProcess(ROOT, join(folder, 'data'), flags);
    expect(sandbox.deploymentNumber).toBe(1);
    await sandbox.stop();
  }
});

test('what the README has people paste works in a fresh clone, and its plan is the one that is shown', async () => {
  const clone = join(folder, 'clone');
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: clone, env: { ...installed, ...IDENTITY }, encoding: 'utf8' }).trim();
  git('init', '--quiet', '--initial-branch', 'main');
  symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
  git('add', 'README.md');
  git('commit', '--quiet', '--message', 'Clone');
  const typed = tryIt.filter((line) => line !== 'npm ci' && !INSTALL.test(line) && !line.startsWith(SANDBOX));
  const { stdout, stderr } = spawnSync('/bin/sh', ['-c', typed.join('\n')], {
    cwd: clone,
    env: { ...installed, ...IDENTITY },
    encoding: 'utf8',
  });
  const [shown] = snippets.filter(({ language }) => language === 'text');
  const [base = '', head = ''] = ['HEAD~1', 'HEAD'].map((revision) => git('rev-parse', revision).slice(0, 7));
  expect(stdout + stderr).toBe(shown?.text.replaceAll('9a2c4e1', base).replaceAll('82a8eed', head));

  const last = tryIt.at(-1) ?? '';
  expect(last).toContain(SANDBOX);
  const flags = last
    .slice(SANDBOX.length)
    .split(' ')
    .map((word) => (word === '.' || word.endsWith('.sarif') ? join(clone, word) : word));
  const sandbox = await startSandboxProcess(ROOT, join(folder, 'tried'), flags);
  try {
    const entered = await fetch(sandbox.page, { redirect: 'manual' });
    const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
    const address = entered.headers.get('location') ?? '';
    const page = async () => (await fetch(address, { headers: { cookie } })).text();
    const events = await fetch(`${sandbox.baseUrl}/deployments/1/events`);
    let text = '';
    for await (const _ of events.body ?? []) {
      text = await page();
      if (text.includes('1 run reported')) break;
    }
    // The thread, its reason, and the person.
    for (const told of ['can be harmful', 'Run 1', 'Ada Reviewer']) expect(text).toContain(told);
  } finally {
    await sandbox.stop();
  }
});
