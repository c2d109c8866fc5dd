import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Files of a tree by path; null removes one. */
export type Files = Readonly<Record<string, string | Buffer | null>>;

/**
 * A real repository in a temporary folder. The same steps give the same commit ids: people and dates are
 * fixed.
 */
export interface Repository {
  readonly path: string;
  /** Runs git here and returns what it printed, without the final line break. */
  git(...args: readonly string[]): string;
  /** As `git`, byte by byte. */
  bytes(...args: readonly string[]): Buffer;
  write(path: string, content: string | Buffer): void;
  link(path: string, target: string): void;
  makeExecutable(path: string): void;
  remove(path: string): void;
  /** Changes files on top of what is checked out, stages everything, and commits it; returns the id. */
  commit(files?: Files, message?: string): string;
  checkout(commit: string): void;
  /** Checks out `onto` and merges `other` into it, as pull request runs do; returns the id. */
  merge(onto: string, other: string): string;
  /**
   * Throws away the commits that no branch leads to, those too that the sandbox keeps: a job has a repository
   * of its own.
   */
  collectGarbage(): void;
  dispose(): void;
}

/** What the developer who runs the tests has set must not matter. */
export const TEST_ENVIRONMENT: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  // Else every commit starts a process that looks whether there is something to tidy up.
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'maintenance.auto',
  GIT_CONFIG_VALUE_0: 'false',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.org',
  GIT_AUTHOR_DATE: '2026-01-02T03:04:05Z',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.org',
  GIT_COMMITTER_DATE: '2026-01-02T03:04:05Z',
};

/**
 * In one process of a shell: a process of tests is large, and to fork it costs more than what git does then.
 */
const COMMIT = 'git add --all && exec git commit --quiet --allow-empty --message "$1"';

const COLLECT_GARBAGE = [
  "git for-each-ref --format='delete %(refname)' refs/sarif-review-sandbox | git update-ref --stdin",
  'git reflog expire --expire=now --all',
  'git gc -q --prune=now',
].join(' && ');

const IMPORT = [
  'git init --quiet --template= --initial-branch=main',
  // Else another process unpacks what is small.
  'git -c fastimport.unpackLimit=0 fast-import --quiet',
].join(' && ');

export function createRepository(): Repository {
  const repository = openRepository(mkdtempSync(join(tmpdir(), 'repository-')));
  repository.git('init', '--quiet', '--template=', '--initial-branch=main');
  return repository;
}

/**
 * A repository in which each of these trees, path to text, is a commit on the one before it, with their ids.
 * It is made at once and has no working tree, for tests that need commits alone.
 */
export function importRepository(trees: readonly Readonly<Record<string, string>>[]): {
  readonly repository: Repository;
  readonly commits: readonly string[];
} {
  const repository = openRepository(mkdtempSync(join(tmpdir(), 'repository-')));
  const input = trees.map((tree) => importedCommit(tree)).join('');
  const options = { cwd: repository.path, env: TEST_ENVIRONMENT, input, encoding: 'utf8' } as const;
  return { repository, commits: execFileSync('sh', ['-c', IMPORT], options).trim().split('\n') };
}

/** In the words of `git fast-import`, which prints its id then. */
function importedCommit(tree: Readonly<Record<string, string>>): string {
  const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const files = Object.entries(tree).map(([path, text]) => `M 100644 inline ${path}\n${data(text)}`);
  const person = 'committer Ada <ada@example.org> 1767323045 +0000\n';
  const begin = `commit refs/heads/main\nmark :1\n${person}${data('A commit')}deleteall\n`;
  return `${begin}${files.join('')}\nget-mark :1\n`;
}

/** What is known of a repository that stands ready to be copied, such as the ids of its commits. */
const FACTS = join('.git', 'facts-of-the-test.json');

/**
 * A copy of a repository that `make` has filled, in whichever test file needed it first: files that begin
 * with the same commits share them. `key` tells what is made from all else; `Facts` are plain JSON.
 */
export function copyOfMade<Facts>(
  key: unknown,
  make: (repository: Repository) => Facts,
): Facts & { readonly repository: Repository } {
  // The temporary folder is that of one run of the tests.
  const made = join(tmpdir(), `made-${createHash('sha256').update(JSON.stringify(key)).digest('hex')}`);
  if (!existsSync(made)) {
    const first = createRepository();
    writeFileSync(join(first.path, FACTS), JSON.stringify(make(first)));
    try {
      renameSync(first.path, made);
    } catch (error) {
      // Another worker may have been quicker.
      if (!existsSync(made)) throw error;
      first.dispose();
    }
  }
  const repository = copyRepository(made);
  return { ...JSON.parse(readFileSync(join(repository.path, FACTS), 'utf8')), repository };
}

/**
 * A copy in a temporary folder, file by file: it starts no process. git knows files by more than their
 * content, and looks at those of a copy again wherever it is asked what has changed.
 */
export function copyRepository(of: string): Repository {
  const copy = openRepository(mkdtempSync(join(tmpdir(), 'repository-')));
  cpSync(of, copy.path, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** A clone in a temporary folder, over the real protocol. */
export function cloneRepository(of: Repository, ...options: readonly string[]): Repository {
  const clone = openRepository(mkdtempSync(join(tmpdir(), 'clone-')));
  clone.git('clone', '--quiet', ...options, pathToFileURL(of.path).href, '.');
  return clone;
}

function openRepository(directory: string): Repository {
  const execute = (program: string, args: readonly string[]) =>
    execFileSync(program, args, {
      cwd: directory,
      env: TEST_ENVIRONMENT,
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 1e9,
    });
  const git = (...args: readonly string[]) => execute('git', args).toString('utf8').replace(/\n$/, '');
  const prepare = (path: string): string => {
    const full = join(directory, path);
    mkdirSync(dirname(full), { recursive: true });
    rmSync(full, { force: true, recursive: true });
    return full;
  };
  // What was just written stands in a file: no process need say it.
  const head = (ref = 'HEAD'): string => {
    const text = readFileSync(join(directory, '.git', ref), 'utf8').trim();
    return text.startsWith('ref: ') ? head(text.slice('ref: '.length)) : text;
  };
  const write = (path: string, content: string | Buffer) => writeFileSync(prepare(path), content);
  const remove = (path: string) => rmSync(join(directory, path), { recursive: true });
  return {
    path: directory,
    git,
    bytes: (...args) => execute('git', args),
    write,
    link: (path, target) => symlinkSync(target, prepare(path)),
    makeExecutable: (path) => chmodSync(join(directory, path), 0o755),
    remove,
    commit(files = {}, message = 'A commit') {
      for (const [path, content] of Object.entries(files)) {
        if (content === null) remove(path);
        else write(path, content);
      }
      execute('sh', ['-c', COMMIT, 'sh', message]);
      return head();
    },
    checkout: (commit) => {
      git('checkout', '--quiet', '--detach', commit);
    },
    merge(onto, other) {
      git('checkout', '--quiet', '--detach', onto);
      git('merge', '--quiet', '--no-ff', '--message', 'merge', other);
      return head();
    },
    collectGarbage: () => {
      execute('sh', ['-c', COLLECT_GARBAGE]);
    },
    dispose: () => rmSync(directory, { recursive: true, force: true }),
  };
}
