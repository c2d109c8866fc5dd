// Plans with the built command line over a repository and a log that spells its path as this system does, and fails unless the finding gets a thread.
// `node .ci/dry-run.mjs FOLDER` makes both in that folder; the commits go to the outputs of a workflow's step. It needs Node.js and git alone.
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const [folder = mkdtempSync(join(tmpdir(), 'sarif-review dry run '))] = process.argv.slice(2);
const repository = join(folder, 'repository');
const reports = join(folder, 'reports');
for (const made of [repository, reports]) mkdirSync(made, { recursive: true });

const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
const git = (...args) =>
  execFileSync('git', [...identity, ...args], { cwd: repository, encoding: 'utf8' }).trim();
git('init', '--quiet', '--initial-branch=main');
const [base, head] = ['one\n', 'one\ntwo\n'].map((text) => {
  for (const name of ['index.js', 'other/index.js']) {
    mkdirSync(join(repository, 'other'), { recursive: true });
    writeFileSync(join(repository, name), text);
  }
  git('add', '--all');
  git('commit', '--quiet', '--no-gpg-sign', '--message', 'A commit');
  return git('rev-parse', 'HEAD');
});

// Two files have this name: only the root of the path tells which is meant.
const location = { artifactLocation: { uri: join(repository, 'index.js') }, region: { startLine: 2 } };
const result = { ruleId: 'r', message: { text: 'x' }, locations: [{ physicalLocation: location }] };
const runs = [{ tool: { driver: { name: 'Linter' } }, results: [result] }];
writeFileSync(join(reports, 'log.sarif'), JSON.stringify({ version: '2.1.0', runs }));
if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `base=${base}\nhead=${head}\n`);

const cli = resolve(import.meta.dirname, '../dist/cli.js');
const args = [cli, 'plan', join(reports, '*.sarif'), '--base-sha', base, '--head-sha', head];
const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: repository, encoding: 'utf8' });
console.log(`${stdout}${stderr}`);
if (status !== 0 || !stdout.includes('1 result = 1 posted')) {
  console.error(`The finding got no thread; exit status ${status}.`);
  process.exitCode = 1;
}
