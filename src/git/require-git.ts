import { ConfigurationError } from '../errors.ts';
import type { Git } from './git.ts';
import { gitOutput } from './git-output.ts';

const OLDEST_GIT = [2, 30] as const;

/**
 * What git says of its version. A text that holds no version passes.
 *
 * @throws ConfigurationError where it is older than what we need
 */
export async function requireGit(git: Git): Promise<string> {
  const version = (await gitOutput(git, ['version'])).toString('utf8').trim();
  if (isTooOld(version))
    throw new ConfigurationError(`${version} is too old: install git ${OLDEST_GIT.join('.')} or later`);
  return version;
}

function isTooOld(version: string): boolean {
  const [, major, minor] = /(?<!\d)(\d+)\.(\d+)/u.exec(version) ?? [];
  if (major === undefined || minor === undefined) return false;
  const [oldMajor, oldMinor] = OLDEST_GIT;
  return Number(major) < oldMajor || (Number(major) === oldMajor && Number(minor) < oldMinor);
}
