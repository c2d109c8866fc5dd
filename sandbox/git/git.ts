import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type GitObject, ObjectReader, openObjectView } from './object-reader.ts';
import { type RunGit, runGit, Slots, startGit, unlessGone } from './run-git.ts';

/** The repositories of this machine, through the git of this machine. */
export interface Git {
  /** Runs git in a repository: what names stand for there, and its refs. */
  readonly run: RunGit;
  /**
   * Runs git on the objects of a repository, named by their full names. No configuration has a say in it (see
   * `openObjectView`). Throws `GoneError` where the repository is no longer there.
   */
  readonly read: RunGit;
  /**
   * The values of an attribute for these paths, by path, as the `.gitattributes` of a commit have them
   * (gitattributes(5)): `unset`, `set`, a word, or `unspecified`. Throws `GoneError` as `read` does.
   */
  attributesOf(
    repository: string,
    commit: string,
    attribute: string,
    paths: readonly string[],
  ): Promise<ReadonlyMap<string, string>>;
  /** One object by its full name, `null` where there is none. Throws `GoneError` as `read` does. */
  readObject(repository: string, name: string): Promise<GitObject | null>;
  /** Ends what still runs. */
  close(): void;
}

interface GitOptions {
  /** A folder of our own, for what `openObjectView` makes. */
  readonly folder: string;
  readonly run?: RunGit;
  /** How git is started on objects, whose answers never change. */
  readonly start?: typeof startGit;
}

/**
 * Opens git. At most as many commands as the machine has cores run at a time. As many processes stay to read
 * objects, each for one repository; the one that was not asked for longest makes room.
 */
export function openGit({ folder, run: runUnbounded = runGit, start = startGit }: GitOptions): Git {
  const most = availableParallelism();
  const slots = new Slots(most);
  const run: RunGit = (...asked) => slots.use(() => runUnbounded(...asked));
  const view = openObjectView(folder, run);
  const readers = new Map<string, ObjectReader>();
  let isClosed = false;
  let indexes = 0;

  const readerOf = (repository: string, env: NodeJS.ProcessEnv): ObjectReader => {
    const known = readers.get(repository);
    readers.delete(repository);
    const reader = known === undefined || known.hasEnded ? new ObjectReader(env) : known;
    // The last one in the order of the map is the one that was asked last.
    readers.set(repository, reader);
    for (const [other, { isIdle }] of readers) {
      if (readers.size <= most) break;
      if (!isIdle || other === repository) continue;
      readers.get(other)?.close();
      readers.delete(other);
    }
    return reader;
  };

  return {
    run,
    read: async (repository, args, input) => {
      const env = await view.of(repository);
      return slots.use(() => start(args, env, input));
    },
    attributesOf: async (repository, commit, attribute, paths) => {
      const env = await view.of(repository);
      indexes += 1;
      const index = join(folder, `index-${process.pid}-${indexes}`);
      const ask = async (args: readonly string[], input?: string): Promise<string> => {
        const answer = await slots.use(() => startGit(args, { ...env, GIT_INDEX_FILE: index }, input));
        if (answer.kind === 'failed') throw new Error(`git ${args[0]} failed: ${answer.message}`);
        return answer.output.toString('utf8');
      };
      try {
        // Attributes of a commit are read by way of an index before git 2.40 (`check-attr --source`).
        await ask(['read-tree', '--end-of-options', commit]);
        const fields = (
          await ask(['check-attr', '--cached', '--stdin', '-z', attribute], paths.join('\0'))
        ).split('\0');
        return new Map(paths.map((path, at) => [path, fields[3 * at + 2] ?? 'unspecified'] as const));
      } finally {
        await rm(index, { force: true });
      }
    },
    readObject: async (repository, name) => {
      const env = await view.of(repository);
      try {
        return await slots.use(() => {
          if (isClosed) throw new Error('git was closed');
          return readerOf(repository, env).read(name);
        });
      } catch (error) {
        // git ends where it is asked in a repository that was moved away since: that is told instead.
        view.forget(repository);
        await view.of(repository);
        throw error;
      }
    },
    close: () => {
      isClosed = true;
      for (const reader of readers.values()) reader.close();
      readers.clear();
    },
  };
}

/**
 * The content of git objects, by their full names. A name that the repository does not have is left out.
 * Throws where git cannot run there.
 */
export async function readBlobs(
  git: Pick<Git, 'readObject'>,
  repository: string,
  blobs: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  const names = [...new Set(blobs)];
  const found = await Promise.all(names.map((name) => unlessGone(git.readObject(repository, name))));
  return new Map(
    names.flatMap((name, index) => {
      const object = found[index];
      return object?.kind === 'blob' ? [[name, object.content] as const] : [];
    }),
  );
}

/** The full name of the commit that a revision stands for (a branch, a tag, `HEAD~2`, a SHA), or `null`. */
export async function resolveCommit(
  git: RunGit,
  repository: string,
  revision: string,
): Promise<string | null> {
  const answer = await git(repository, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${revision}^{commit}`,
  ]);
  return answer.kind === 'done' ? answer.output.toString('utf8').trim() : null;
}

/**
 * As `resolveCommit`, of several revisions by one process, and full names by the process that stays. Gives
 * `undefined` where the folder is no repository.
 */
export async function resolveCommits(
  { run, readObject }: Pick<Git, 'run' | 'readObject'>,
  repository: string,
  revisions: readonly string[],
): Promise<readonly (string | null)[] | undefined> {
  if (revisions.every(isFullName)) {
    const objects = await unlessGone(Promise.all(revisions.map((name) => readObject(repository, name))));
    // A tag is left to git below.
    if (objects?.every((object) => object?.kind === 'commit')) return revisions;
  }
  // A line is a name: one of two lines names nothing.
  const names = revisions.map((revision) => (revision.includes('\n') ? '' : `${revision}^{commit}`));
  const answer = await run(
    repository,
    ['cat-file', '--batch-check'],
    names.map((name) => `${name}\n`).join(''),
  );
  if (answer.kind === 'failed') return undefined;
  const lines = answer.output.toString('utf8').split('\n');
  return names.map((_, index) => /^([0-9a-f]+) commit \d+$/u.exec(lines[index] ?? '')?.[1] ?? null);
}

/** This is the name of one object, in any repository that git made. */
export function isFullName(revision: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u.test(revision);
}
