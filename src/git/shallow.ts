import type { Git } from './git.ts';
import { gitOutput } from './git-output.ts';

/**
 * Whether the repository was cloned or fetched with a depth: some commits stand there without their parents.
 */
export async function isShallow(git: Git): Promise<boolean> {
  return (
    (await gitOutput(git, ['rev-parse', '--is-shallow-repository'])).toString('latin1').trim() === 'true'
  );
}
