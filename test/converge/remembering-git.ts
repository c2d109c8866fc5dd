import { type RunGit, startGit } from '../../sandbox/git/run-git.ts';
import { createGit, type Git, type GitResult, openGit } from '../core.ts';

/** The git of a checkout of a commit. Neither changes, so that each question is asked once. */
export type GitAt = (commit: string) => Git;

/** They ask about full ids: each checkout of a repository answers the same. */
const OF_OBJECTS: readonly unknown[] = ['cat-file', 'ls-tree', 'merge-base'];

const histories = new Map<unknown, Map<string, Promise<GitResult>>>();

/**
 * One process answers about objects until it is closed.
 *
 * @param folderOf the top folder of the checkout; all are of one repository
 */
export function rememberingGit(folderOf: (commit: string) => string) {
  const known = histories.get(folderOf) ?? new Map<string, Promise<GitResult>>();
  histories.set(folderOf, known);
  const env = { PATH: process.env.PATH };
  let objects: ReturnType<typeof openGit> | undefined;
  const start = (commit: string, isOfObjects: boolean): Git => {
    if (!isOfObjects) return createGit(folderOf(commit), env);
    objects ??= openGit(folderOf(commit), env);
    return objects.git;
  };
  const gitAt: GitAt = (commit) => (args, input) => {
    const isOfObjects = OF_OBJECTS.includes(args[0]);
    const key = JSON.stringify([isOfObjects ? '' : commit, args, input?.toString()]);
    const answer = known.get(key) ?? start(commit, isOfObjects)(args, input);
    known.set(key, answer);
    return answer;
  };
  const close = () => objects?.close();
  return { gitAt, close };
}

/** The same for the git of the sandbox. */
export function rememberingRunGit(git: RunGit): RunGit {
  const known = new Map<string, ReturnType<RunGit>>();
  return (repository, args, input) => {
    const key = JSON.stringify([repository, args, input]);
    const answer = known.get(key) ?? git(repository, args, input);
    known.set(key, answer);
    return answer;
  };
}

const answers = new Map<string, ReturnType<typeof startGit>>();

/** The same for what it asks about objects. */
export const rememberingStart: typeof startGit = (args, env, input) => {
  const key = JSON.stringify([env.GIT_OBJECT_DIRECTORY, args, input]);
  const answer = answers.get(key) ?? startGit(args, env, input);
  answers.set(key, answer);
  return answer;
};
