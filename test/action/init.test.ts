import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { createRepository, type Repository } from '../git/repository.ts';
import { posixTest } from '../system.ts';
import { runCli, runSourceCli } from './run-cli.ts';

let repository: Repository;
afterEach(() => repository.dispose());

test('init writes the configuration file and the workflow at the root, and overwrites nothing', async () => {
  repository = createRepository();
  repository.commit({ 'a.txt': 'a\n', '.github/CODEOWNERS': '* @ada\n' });
  const below = join(repository.path, 'deep/down');
  mkdirSync(below, { recursive: true });
  const first = await runCli(['init'], below);
  expect(first).toMatchObject({ status: 0 });
  expect(first.out).toMatch(
    /^Wrote \.sarif-review\.yml: .*\nWrote \.github\/workflows\/sarif-review\.yml: /u,
  );
  const path = join(repository.path, '.sarif-review.yml');
  expect(readFileSync(path, 'utf8')).toContain('rules:');
  repository.write('.sarif-review.yml', 'rules: []\n');
  const second = await runSourceCli(['init'], repository.path);
  expect(second.out).toBe(
    '.sarif-review.yml exists, and stays as it is\n.github/workflows/sarif-review.yml exists, and stays as it is\n',
  );
  expect(readFileSync(path, 'utf8')).toBe('rules: []\n');
});

posixTest.each(['.github', '.github/workflows'])(
  'a committed link does not take init out of the checkout: %s',
  async (name) => {
    repository = createRepository();
    const outside = mkdtempSync(join(tmpdir(), 'sarif-review-outside-'));
    repository.commit({ 'a.txt': 'a\n' });
    repository.git('remote', 'add', 'origin', 'https://github.com/acme/shop.git');
    for (const target of [outside, join(outside, 'nowhere')]) {
      repository.link(name, target);
      const { status, err } = await runSourceCli(['init'], repository.path);
      expect([status, readdirSync(outside)]).toEqual([2, []]);
      expect(err).toContain(`Error: ${name} is a link that leads out of the checkout`);
      expect(existsSync(join(repository.path, '.sarif-review.yml'))).toBe(false);
    }
    repository.write('own/kept', '');
    repository.link(name, join(repository.path, 'own'));
    expect((await runSourceCli(['init'], repository.path)).status).toBe(0);
    rmSync(outside, { recursive: true });
  },
);

test('where nothing tells the host, init writes the workflow for GitHub, and says so', async () => {
  repository = createRepository();
  repository.commit();
  const { out, status } = await runSourceCli(['init'], repository.path);
  expect(out).toMatch(
    /^Wrote \.sarif-review\.yml: .*\nWrote \.github\/workflows\/sarif-review\.yml: .*\n.* the workflow is for GitHub: --service gitlab, gitea or forgejo/u,
  );
  expect(status).toBe(0);
});

test('outside of a checkout, init writes nothing', async () => {
  repository = createRepository();
  const { err, status } = await runSourceCli(['init'], repository.path);
  expect(err).toContain('the checkout has no commit at HEAD');
  expect(status).toBe(2);
});
