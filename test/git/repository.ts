import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A real repository in a temporary folder. The same steps give the same commit ids: people and dates are fixed. */
export interface Repository {
  readonly directory: string;
  /** Runs git here and returns what it printed, without the final line break. */
  git(...args: readonly string[]): string;
  /** As `git`, byte by byte. */
  bytes(...args: readonly string[]): Buffer;
  write(path: string, content: string | Buffer): void;
  link(path: string, target: string): void;
  makeExecutable(path: string): void;
  remove(path: string): void;
  /** Stages everything and commits it; returns the id. */
  commit(message?: string): string;
  dispose(): void;
}

/** What the developer who runs the tests has set must not matter. */
export const TEST_ENVIRONMENT: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.org',
  GIT_AUTHOR_DATE: '2024-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.org',
  GIT_COMMITTER_DATE: '2024-01-01T00:00:00Z',
};

export function createRepository(): Repository {
  const repository = openRepository(mkdtempSync(join(tmpdir(), 'repository-')));
  repository.git('init', '--quiet', '--initial-branch=main');
  return repository;
}

/** A clone in a temporary folder, over the real protocol. */
export function cloneRepository(of: Repository, ...options: readonly string[]): Repository {
  const clone = openRepository(mkdtempSync(join(tmpdir(), 'clone-')));
  clone.git('clone', '--quiet', ...options, `file://${of.directory}`, '.');
  return clone;
}

function openRepository(directory: string): Repository {
  const bytes = (...args: readonly string[]) =>
    execFileSync('git', args, {
      cwd: directory,
      env: TEST_ENVIRONMENT,
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 1e9,
    });
  const git = (...args: readonly string[]) =>
    bytes(...args)
      .toString('utf8')
      .replace(/\n$/, '');
  const prepare = (path: string): string => {
    const full = join(directory, path);
    mkdirSync(dirname(full), { recursive: true });
    rmSync(full, { force: true, recursive: true });
    return full;
  };
  return {
    directory,
    git,
    bytes,
    write: (path, content) => writeFileSync(prepare(path), content),
    link: (path, target) => symlinkSync(target, prepare(path)),
    makeExecutable: (path) => chmodSync(join(directory, path), 0o755),
    remove: (path) => rmSync(join(directory, path), { recursive: true }),
    commit(message = 'A commit') {
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '--message', message);
      return git('rev-parse', 'HEAD');
    },
    dispose: () => rmSync(directory, { recursive: true, force: true }),
  };
}
