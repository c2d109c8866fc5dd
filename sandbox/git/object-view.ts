import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gitEnvironment } from './git-environment.ts';
import { GoneError } from './gone-error.ts';
import type { RunGit } from './run-git.ts';

/** How git writes the names of objects. */
const FORMATS = {
  sha1: '[core]\n\tbare = true\n\trepositoryFormatVersion = 0\n',
  sha256: '[core]\n\tbare = true\n\trepositoryFormatVersion = 1\n[extensions]\n\tobjectFormat = sha256\n',
} as const;

export interface ObjectView {
  /**
   * The environment in which git reads the objects of a repository. Throws `GoneError` where the repository
   * is no longer there.
   */
  of(repository: string): Promise<NodeJS.ProcessEnv>;
  /** Looks for the repository again when it is asked for next. */
  forget(repository: string): void;
}

/**
 * Lets git read the objects of a repository through an empty repository of our own, made in `folder`.
 * Commits, trees and files are the same there; configuration, attributes of the working tree, hooks, grafts
 * and remotes of the checkout and of the machine are not there, so that none of them can start a program, or
 * make a diff another one.
 */
export function openObjectView(folder: string, run: RunGit): ObjectView {
  for (const [format, config] of Object.entries(FORMATS)) {
    const own = join(folder, format);
    for (const part of ['objects', 'refs']) mkdirSync(join(own, part), { recursive: true });
    writeFileSync(join(own, 'HEAD'), 'ref: refs/heads/none\n');
    writeFileSync(join(own, 'config'), config);
  }
  const known = new Map<string, Promise<NodeJS.ProcessEnv>>();
  return {
    of: (repository) => {
      const found = known.get(repository) ?? locate(folder, run, repository);
      known.set(repository, found);
      // The next one looks again: the folder may be back.
      found.catch(() => known.delete(repository));
      return found;
    },
    forget: (repository) => {
      known.delete(repository);
    },
  };
}

async function locate(folder: string, run: RunGit, repository: string): Promise<NodeJS.ProcessEnv> {
  const answer = await run(repository, ['rev-parse', '--show-object-format', '--git-path', 'objects']);
  if (answer.kind === 'failed') {
    throw new GoneError('The repository of this deployment is no longer where it was');
  }
  // A folder's name may hold a line break, too.
  const [format = '', ...path] = answer.output.toString('utf8').split('\n');
  return {
    ...gitEnvironment(),
    GIT_ATTR_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_DIR: join(folder, format),
    GIT_OBJECT_DIRECTORY: resolve(repository, path.slice(0, -1).join('\n')),
  };
}
