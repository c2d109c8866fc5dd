import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A repository made for a test, with the full names of its commits, oldest first. */
export interface GitRepository {
  readonly path: string;
  readonly base: string;
  readonly head: string;
  /** A push after `head`. */
  readonly later: string;
  remove(): void;
}

/** A fixed author and date make the same commits every time; nothing of the machine's own git configuration is read. */
const ENVIRONMENT = {
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_AUTHOR_DATE: '2026-01-02T03:04:05Z',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
  GIT_COMMITTER_DATE: '2026-01-02T03:04:05Z',
};

/** `line 1` to `line n`, each ended by a newline. */
export function lines(count: number): string {
  return Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join('');
}

export const ODD_NAME = 'größe of "it".txt';

/**
 * Makes a repository whose `base..head` has one file of every kind:
 * `src/kept.ts` (10 lines: 3 changed, 7 removed, one added at the end), a renamed file with a change at line 2, one that only
 * moved, an added, a deleted, an empty, a binary one, one without a newline at its end, a name that git quotes, a file that
 * became a link, one that only became executable, a submodule; and `untouched.txt`, which is not in the diff.
 */
export function makeRepository(): GitRepository {
  const path = mkdtempSync(join(tmpdir(), 'sandbox-repository-'));
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: path, env: ENVIRONMENT, encoding: 'utf8' }).trim();
  const write = (file: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), content);
  };
  const commit = (message: string): string => {
    git('commit', '--quiet', '-m', message);
    return git('rev-parse', 'HEAD');
  };

  git('init', '--quiet', '--initial-branch=main');
  write('src/kept.ts', lines(10));
  write('src/before.ts', lines(20));
  write('moved.txt', lines(5));
  write('gone.txt', 'it\nwill\ngo\n');
  write('data.bin', Uint8Array.of(0, 1, 2));
  write('no-newline.txt', 'one\ntwo');
  write(ODD_NAME, lines(2));
  write('link', lines(2));
  write('script.sh', lines(2));
  write('looks-like-a-patch.txt', 'a\n-- a/other\nb\n');
  write('untouched.txt', lines(4));
  git('add', '.');
  const base = commit('Base');

  write(
    'src/kept.ts',
    lines(10).replace('line 3\n', 'changed\n').replace('line 7\n', '').concat('appended\n'),
  );
  renameSync(join(path, 'src/before.ts'), join(path, 'src/after.ts'));
  write('src/after.ts', lines(20).replace('line 2\n', 'changed\n'));
  mkdirSync(join(path, 'else where'));
  renameSync(join(path, 'moved.txt'), join(path, 'else where/moved.txt'));
  rmSync(join(path, 'gone.txt'));
  write('added.txt', lines(2));
  write('empty.txt', '');
  write('data.bin', Uint8Array.of(0, 3, 4));
  write('no-newline.txt', 'one\ntwo\nthree');
  write(ODD_NAME, `${lines(2)}third\n`);
  rmSync(join(path, 'link'));
  symlinkSync('added.txt', join(path, 'link'));
  chmodSync(join(path, 'script.sh'), 0o755);
  // In the patch, the removed and the added line look like the names of a file.
  write('looks-like-a-patch.txt', 'a\n++ b/other\nb\nBinary files c and d differ\n');
  git('add', '.');
  git('update-index', '--add', '--cacheinfo', `160000,${base},module`);
  const head = commit('Head');

  write('src/kept.ts', `first\n${lines(10)}`);
  git('add', 'src/kept.ts');
  const later = commit('Later');
  return { path, base, head, later, remove: () => rmSync(path, { recursive: true, force: true }) };
}
