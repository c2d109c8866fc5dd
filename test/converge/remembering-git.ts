import type { RunGit } from '../../sandbox/git/run-git.ts';
import { createGit, type Git, type GitResult } from '../../src/git/git.ts';

/**
 * The git of a checkout of any commit of one repository. Commits never change, so that each question is asked
 * once.
 */
export type GitAt = (commit: string) => Git;

export function rememberingGit(repository: string): GitAt {
  const git = createGit(repository, { PATH: process.env.PATH });
  const known = new Map<string, Promise<GitResult>>();
  return (commit) => (args, input) => {
    const asked = args.map((arg) => (args[0] === 'rev-parse' && arg === 'HEAD' ? commit : arg));
    const key = JSON.stringify([asked, input?.toString()]);
    const answer = known.get(key) ?? git(asked, input);
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
