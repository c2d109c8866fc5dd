import { type Checkout, readCheckout, requireGit } from '../git/checkout.ts';
import { type Git, gitOutput, isShallow } from '../git/git.ts';
import { type Diagnosis, failed } from './diagnosis.ts';

/**
 * Says which checkout git is in, how deep its history is, and whether the logs may speak of lines that no
 * commit has. `folder` is where git works, absolute.
 */
export async function checkGit(
  git: Git,
  folder: string,
): Promise<{ readonly diagnoses: readonly Diagnosis[]; readonly checkout?: Checkout }> {
  try {
    const version = await requireGit(git);
    const checkout = await readCheckout(git, folder);
    const at = `${version}; HEAD is ${checkout.head.slice(0, 7)} of ${checkout.root}`;
    const diagnoses: Diagnosis[] = [{ check: 'git', state: 'ok', message: at }];
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

/** Without the locks that git takes to refresh its index: nothing is written. */
async function changedFiles(git: Git): Promise<number> {
  const args = ['--no-optional-locks', 'status', '--porcelain', '-z', '--untracked-files=no', '--no-renames'];
  return (await gitOutput(git, args)).toString('utf8').split('\0').filter(Boolean).length;
}
