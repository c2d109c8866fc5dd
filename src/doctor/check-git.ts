import { type Checkout, readCheckout } from '../git/checkout.ts';
import type { Git } from '../git/git.ts';
import { gitOutput } from '../git/git-output.ts';
import { isShallow } from '../git/shallow.ts';
import { type Diagnosis, failed } from './diagnosis.ts';

const OLDEST_GIT = [2, 30] as const;

/** Says which checkout git is in, how deep its history is, and whether the logs may speak of lines that no commit has. `folder` is where git works, absolute. */
export async function checkGit(
  git: Git,
  folder: string,
): Promise<{ readonly diagnoses: readonly Diagnosis[]; readonly checkout?: Checkout }> {
  try {
    const version = (await gitOutput(git, ['version'])).toString('utf8').trim();
    const checkout = await readCheckout(git, folder);
    const at = `${version}; HEAD is ${checkout.head.slice(0, 7)} of ${checkout.root}`;
    const diagnoses: Diagnosis[] = [{ check: 'git', state: 'ok', message: at }];
    if (isTooOld(version)) {
      diagnoses.push({
        check: 'git',
        state: 'fail',
        message: `${version} is too old`,
        remedy: 'install 2.30 or later',
      });
    }
    if (await isShallow(git)) {
      diagnoses.push({
        check: 'git',
        state: 'warn',
        message:
          'the checkout is shallow: a run fetches the commits that it needs, where the remote allows it',
        remedy: 'check out with full history (fetch-depth: 0, or GIT_DEPTH: 0 on GitLab)',
      });
    }
    const changed = await changedFiles(git);
    if (changed > 0) {
      diagnoses.push({
        check: 'git',
        state: 'warn',
        message: `${changed} tracked ${changed === 1 ? 'file differs' : 'files differ'} from HEAD, and logs are read as logs of HEAD`,
        remedy: 'commit before you analyze',
      });
    }
    return { diagnoses, checkout };
  } catch (error) {
    return { diagnoses: [failed('git', error)] };
  }
}

function isTooOld(version: string): boolean {
  const [, major, minor] = /(?<!\d)(\d+)\.(\d+)/u.exec(version) ?? [];
  if (major === undefined || minor === undefined) return false;
  const [oldMajor, oldMinor] = OLDEST_GIT;
  return Number(major) < oldMajor || (Number(major) === oldMajor && Number(minor) < oldMinor);
}

/** Without the locks that git takes to refresh its index: nothing is written. */
async function changedFiles(git: Git): Promise<number> {
  const args = ['--no-optional-locks', 'status', '--porcelain', '-z', '--untracked-files=no', '--no-renames'];
  return (await gitOutput(git, args)).toString('utf8').split('\0').filter(Boolean).length;
}
