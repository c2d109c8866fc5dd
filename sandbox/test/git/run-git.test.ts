import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { posixTest } from '../../../test/system.ts';
import { Slots } from '../../git/run-git.ts';
import { type GitRepository, makeRepository } from '../git-repository.ts';
import { makeGit } from '../make-git.ts';

const HOSTILE = {
  GIT_DIR: '/nowhere',
  GIT_WORK_TREE: '/nowhere',
  GIT_INDEX_FILE: '/nowhere',
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'core.bare',
  GIT_CONFIG_VALUE_0: 'nonsense',
};

let repository: GitRepository;
let git: ReturnType<typeof makeGit>;
let folder: string;
beforeEach(() => {
  repository = makeRepository();
  git = makeGit();
  folder = mkdtempSync(join(tmpdir(), 'sandbox-git-'));
});
afterEach(() => {
  git.close();
  repository.dispose();
  rmSync(folder, { recursive: true, force: true });
});

test('git looks at the repository that is meant, whatever the environment says of another', () => {
  const from = (file: string) => JSON.stringify(resolve(import.meta.dirname, '../../git', file));
  const program = `
    import { runGit } from ${from('run-git.ts')};
    import { openGit } from ${from('git.ts')};
    const args = [process.argv[1], ['rev-parse', 'HEAD']];
    const answer = await runGit(...args);
    process.stdout.write(answer.output ?? answer.message);
    const git = openGit({ folder: process.argv[2] });
    process.stdout.write((await git.read(args[0], ['cat-file', '-t', process.argv[3]])).output);`;
  // A process of its own: what a test changes of its environment is not what its children get.
  const args = [program, repository.path, folder, repository.later];
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', ...args], {
    env: { ...process.env, ...HOSTILE },
    encoding: 'utf8',
  });
  expect(output).toBe(`${repository.later}\ncommit\n`);
});

posixTest('git is told none of the secrets of runs, which its programs could print', () => {
  const from = JSON.stringify(resolve(import.meta.dirname, '../../git/run-git.ts'));
  const program = `
    import { runGit } from ${from};
    const answer = await runGit(process.argv[1], ['-c', 'alias.show-env=!env', 'show-env']);
    process.stdout.write(answer.output ?? answer.message);`;
  const seen = execFileSync(process.execPath, ['--input-type=module', '--eval', program, repository.path], {
    env: {
      ...process.env,
      SARIF_REVIEW_TOKEN: 'secret-1',
      'INPUT_CLIENT-SECRET': 'secret-2',
      KEPT: 'kept-3',
    },
    encoding: 'utf8',
  });
  expect(seen).toContain('kept-3');
  expect(seen).not.toMatch(/secret-[12]/u);
});

posixTest(
  'git of the checkout in which the sandbox was started is not taken, for questions and objects',
  () => {
    mkdirSync(join(folder, '.git'));
    for (const name of ['git', 'bin/git']) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), '#!/bin/sh\necho hacked\n', { mode: 0o755 });
    }
    const from = (file: string) => JSON.stringify(resolve(import.meta.dirname, '../../git', file));
    const program = `
    import { openGit } from ${from('git.ts')};
    const [, repository, commit] = process.argv;
    const git = openGit({ folder: 'own' });
    console.log((await git.run(repository, ['rev-parse', 'HEAD'])).output.toString().trim());
    console.log((await git.readObject(repository, commit)).kind);
    console.log((await git.read(repository, ['cat-file', '-t', commit])).output.toString().trim());
    git.close();`;
    const args = ['--input-type=module', '--eval', program, repository.path, repository.later];
    const output = execFileSync(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, PATH: ['', '.', 'bin', folder, process.env.PATH].join(delimiter) },
      encoding: 'utf8',
    });
    expect(output).toBe(`${repository.later}\ncommit\ncommit\n`);
  },
);

test('no more works run at a time than there are slots, and each has its turn, also after a failure', async () => {
  const slots = new Slots(2);
  let running = 0;
  let most = 0;
  const work = (index: number) => async (): Promise<number> => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (index === 1) throw new Error('failed');
    return index;
  };
  const done = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((index) => slots.use(work(index))));
  expect(done.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    0,
    'failed',
    2,
    3,
    4,
    5,
  ]);
  expect(most).toBe(2);
});
