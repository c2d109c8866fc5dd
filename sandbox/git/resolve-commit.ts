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

/**
 * As `resolveCommit`, of several revisions by one process. Gives `undefined` where the folder is no
 * repository.
 */
export async function resolveCommits(
  git: RunGit,
  repository: string,
  revisions: readonly string[],
): Promise<readonly (string | null)[] | undefined> {
  // A line is a name: one of two lines names nothing.
  const names = revisions.map((revision) => (revision.includes('\n') ? '' : `${revision}^{commit}`));
  const answer = await git(
    repository,
    ['cat-file', '--batch-check'],
    names.map((name) => `${name}\n`).join(''),
  );
  if (answer.kind === 'failed') return undefined;
  const lines = answer.output.toString('utf8').split('\n');
  return names.map((_, index) => /^([0-9a-f]+) commit \d+$/u.exec(lines[index] ?? '')?.[1] ?? null);
}
