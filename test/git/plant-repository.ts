import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_ENVIRONMENT } from './repository.ts';

/** A program that leaves a file behind when it runs, and then fails. */
export interface Trap {
  readonly program: string;
  /** An address for git that starts it: a space in it is written `% `. */
  readonly address: string;
  /** What it leaves behind. */
  readonly proof: string;
}

export function setTrap(folder: string): Trap {
  const [program, proof] = [join(folder, 'trap.sh'), join(folder, 'trap-ran')];
  writeFileSync(program, `#!/bin/sh\nenv > '${proof}'\nexit 1\n`, { mode: 0o755 });
  return { program, address: `ext::sh ${program.replaceAll('%', '%%').replaceAll(' ', '% ')}`, proof };
}

/**
 * Makes files that anybody can commit, and that git takes for a repository with a commit: no name among them
 * is `.git`. `settings` are lines of its configuration. Returns the commit at its `HEAD`.
 */
export function plantRepository(folder: string, settings: readonly string[]): string {
  mkdirSync(folder, { recursive: true });
  const git = (...args: readonly string[]): string =>
    execFileSync('git', [`--git-dir=${folder}`, ...args], {
      cwd: folder,
      env: TEST_ENVIRONMENT,
      encoding: 'utf8',
      input: '',
    }).trim();
  git('init', '--quiet', '--bare', '--template=', '--initial-branch=main');
  const tree = git('mktree');
  const commit = git('commit-tree', '-m', 'planted', tree);
  git('update-ref', 'refs/heads/main', commit);
  for (const empty of ['branches', 'objects/info', 'objects/pack', 'refs/tags']) {
    rmSync(join(folder, empty), { recursive: true, force: true });
  }
  writeFileSync(
    join(folder, 'config'),
    ['[core]', 'repositoryformatversion = 0', 'bare = false', ...settings, ''].join('\n'),
  );
  return commit;
}
