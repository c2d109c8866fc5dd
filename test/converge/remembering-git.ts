import { type RunGit, startGit } from '../../sandbox/git/run-git.ts';
import { createGit, type Git, type GitResult } from '../../src/git/git.ts';

/** The git of a checkout of a commit. Neither changes, so that each question is asked once. */
export type GitAt = (commit: string) => Git;

const gits = new Map<string, Git>();

/** @param folderOf the top folder of the checkout */
export function rememberingGit(folderOf: (commit: string) => string): GitAt {
  return (commit) => {
    const folder = folderOf(commit);
    const git = gits.get(folder) ?? remember(createGit(folder, { PATH: process.env.PATH }));
    gits.set(folder, git);
    return git;
  };
}

function remember(git: Git): Git {
  const known = new Map<string, Promise<GitResult>>();
  return (args, input) => {
    const key = JSON.stringify([args, input?.toString()]);
    const answer = known.get(key) ?? git(args, input);
    known.set(key, answer);
    return answer;
  };
}

/**
 * The same for the git of the sandbox. To keep a commit takes no process a second time: nobody here throws
 * one away.
 */
export function rememberingRunGit(git: RunGit): RunGit {
  const known = new Map<string, ReturnType<RunGit>>();
  return (repository, args, input) => {
    const key = JSON.stringify([repository, args, args[0] === 'update-ref' ? undefined : input]);
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
