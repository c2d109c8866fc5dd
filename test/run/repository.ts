import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Files of a tree by path; null removes one. */
export type Files = Readonly<Record<string, string | null>>;

/** A real git repository in a temporary folder, whose commits have the same ids at each run. */
export interface Repository {
  readonly path: string;
  /** Changes files on top of what is checked out, and commits. */
  commit(files: Files): string;
  checkout(commit: string): void;
  /** Checks out `onto` and merges `other` into it, as pull request runs do. */
  merge(onto: string, other: string): string;
  /** Throws away the commits that no branch leads to, those too that the sandbox keeps: a job has a repository of its own. */
  collectGarbage(): void;
  git(...args: readonly string[]): string;
  remove(): void;
}

const DATE = '2026-03-04T05:06:07+00:00';

/** In one process of a shell: a process of tests is large, and to fork it costs more than what git does then. */
const COMMIT = 'git add -A && git commit -q -m change && git rev-parse HEAD';

const COLLECT_GARBAGE = [
  "git for-each-ref --format='delete %(refname)' refs/sarif-review-sandbox | git update-ref --stdin",
  'git reflog expire --expire=now --all',
  'git gc -q --prune=now',
].join(' && ');

export function makeRepository(): Repository {
  const path = mkdtempSync(join(tmpdir(), 'sarif-review-story-'));
  const execute = (program: string, args: readonly string[]): string =>
    execFileSync(program, args, {
      cwd: path,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_NOSYSTEM: '1',
        // Else every commit starts a process that looks whether there is something to tidy up.
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: 'maintenance.auto',
        GIT_CONFIG_VALUE_0: 'false',
        GIT_AUTHOR_NAME: 'Grace',
        GIT_AUTHOR_EMAIL: 'grace@example.com',
        GIT_AUTHOR_DATE: DATE,
        GIT_COMMITTER_NAME: 'Grace',
        GIT_COMMITTER_EMAIL: 'grace@example.com',
        GIT_COMMITTER_DATE: DATE,
      },
    }).trim();
  const git = (...args: readonly string[]): string => execute('git', args);
  git('init', '-q', '--template=', '-b', 'main');
  return {
    path,
    git,
    commit(files) {
      for (const [name, text] of Object.entries(files)) {
        const file = join(path, name);
        if (text === null) rmSync(file);
        else {
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, text);
        }
      }
      return execute('sh', ['-c', COMMIT]);
    },
    checkout: (commit) => {
      git('checkout', '-q', '--detach', commit);
    },
    merge(onto, other) {
      git('checkout', '-q', '--detach', onto);
      git('merge', '-q', '--no-ff', '-m', 'merge', other);
      return git('rev-parse', 'HEAD');
    },
    collectGarbage: () => {
      execute('sh', ['-c', COLLECT_GARBAGE]);
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
