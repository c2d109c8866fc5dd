import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { streamGit } from '../../../src/sandbox/git/stream-git.ts';
import { type GitRepository, makeRepository } from '../git-repository.ts';

const HOSTILE = {
  GIT_DIR: '/nowhere',
  GIT_WORK_TREE: '/nowhere',
  GIT_INDEX_FILE: '/nowhere',
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'core.bare',
  GIT_CONFIG_VALUE_0: 'nonsense',
};

let repository: GitRepository;
beforeAll(() => {
  repository = makeRepository();
});
afterAll(() => repository.dispose());

test('git looks at the repository that is meant, whatever the environment says of another', () => {
  const from = (file: string) =>
    JSON.stringify(resolve(import.meta.dirname, '../../../src/sandbox/git', file));
  const program = `
    import { runGit } from ${from('run-git.ts')};
    import { streamGit } from ${from('stream-git.ts')};
    const args = [process.argv[1], ['rev-parse', 'HEAD']];
    const answer = await runGit(...args);
    process.stdout.write(answer.output ?? answer.message);
    process.stdout.write(await new Response(streamGit(console.error)(...args)).text());`;
  // A process of its own: what a test changes of its environment is not what its children get.
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program, repository.path], {
    env: { ...process.env, ...HOSTILE },
    encoding: 'utf8',
  });
  expect(output).toBe(`${repository.later}\n`.repeat(2));
});

test('a stream whose git fails ends with an error, and the operator is told', async () => {
  const errors: Error[] = [];
  const stream = streamGit((error) => errors.push(error));
  const read = new Response(stream(repository.path, ['cat-file', 'blob', 'nowhere'])).text();
  await expect(read).rejects.toThrow('git cat-file failed');
  expect(errors.map(String)).toEqual([expect.stringContaining('git cat-file failed')]);
});

test('a stream that nobody reads to its end stops git without a fault', async () => {
  const errors: Error[] = [];
  const stream = streamGit((error) => errors.push(error));
  const reader = stream(repository.path, ['cat-file', '--batch-all-objects', '--batch']).getReader();
  await reader.read();
  await reader.cancel();
  expect(errors).toEqual([]);
});
