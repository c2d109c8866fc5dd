import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { log } from '../run/logs.ts';
import { copyWithNotebook } from './notebook-copy.ts';

let copy: string;
beforeAll(() => {
  copy = copyWithNotebook();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a run plans for a change of it', () => {
  const repository = join(copy, 'repository');
  mkdirSync(repository);
  const git = (...command: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...command], {
      cwd: repository,
      encoding: 'utf8',
    }).trim();
  const commit = (text: string): string => {
    writeFileSync(join(repository, 'a.js'), text);
    git('add', '.');
    git('commit', '--quiet', '--message', 'Change');
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet');
  const base = commit('one\n');
  const head = commit('one\ntwo\n');
  writeFileSync(join(copy, 'a.sarif'), JSON.stringify(log([{ path: 'a.js', line: 2 }])));
  const flags = { 'base-url': `https://notes.example/${base}/${head}`, 'sarif-file': join(copy, 'a.sarif') };
  const command = [
    join(copy, 'src/command-line.ts'),
    'plan',
    ...Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]),
  ];
  const told = execFileSync(process.execPath, command, {
    cwd: repository,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, SARIF_REVIEW_NOTE: '7' },
  });
  expect(told).toContain(`Reviewing note 7 at ${flags['base-url']}`);
  expect(told).toContain('There is trouble here.');
  expect(told).toMatch(/1 (?:thread )?(?:to be )?posted|1 new/u);
});
