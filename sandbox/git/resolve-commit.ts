import type { RunGit } from './run-git.ts';

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
