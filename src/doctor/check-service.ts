import type { Deployment, ReviewService } from '../service/port.ts';
import type { Keyring } from '../thread/keyring.ts';
import { readThreads } from '../thread/own-thread.ts';
import { type Diagnosis, failed, notChecked } from './diagnosis.ts';

/** Reads only. */
export type Readable = Pick<ReviewService, 'getDeployment' | 'listComments'>;

export interface DeploymentCheck {
  readonly diagnoses: readonly Diagnosis[];
  readonly deployment?: Deployment;
}

/** Says whether the credentials are taken and the deployment is there. `hasToken` tells after a call whether a token was obtained. */
export async function checkDeployment(
  service: Readable,
  hasToken: () => boolean,
  number: { readonly text: string; readonly value: number },
): Promise<DeploymentCheck> {
  const token: Diagnosis = { check: 'credentials', state: 'ok', message: 'an access token was obtained' };
  try {
    const deployment = await service.getDeployment();
    const from = number.text === String(number.value) ? '' : `${number.text} → `;
    const found: Diagnosis = deployment.draft
      ? {
          check: 'deployment',
          state: 'warn',
          message: `${from}${number.value} is a draft: a run ends as skipped`,
          remedy: 'propose the deployment',
        }
      : { check: 'deployment', state: 'ok', message: `${from}${number.value} is there` };
    return { diagnoses: [token, found, checkDiff(deployment)], deployment };
  } catch (error) {
    if (!hasToken()) {
      const rest = [notChecked('deployment', 'credentials'), notChecked('diff', 'credentials')];
      return { diagnoses: [failed('credentials', error), ...rest] };
    }
    return { diagnoses: [token, failed('deployment', error), notChecked('diff', 'the deployment')] };
  }
}

function checkDiff({ mergeCommit, targetCommit }: Deployment): Diagnosis {
  if (mergeCommit !== null && targetCommit !== null) {
    const message = `from ${targetCommit.slice(0, 7)} to ${mergeCommit.slice(0, 7)}`;
    return { check: 'diff', state: 'ok', message };
  }
  return {
    check: 'diff',
    state: 'warn',
    message: 'not computed yet; a run waits for it',
    remedy: 'raise ready-timeout where that is not long enough',
  };
}

/** Says whether the listing can be read, and what of ours is in it. */
export async function checkListing(
  service: Readable,
  keyring: Keyring,
  deployment: number,
): Promise<Diagnosis> {
  try {
    const comments = await service.listComments();
    const { threads, forged } = readThreads(keyring, deployment, comments);
    const flags = comments.filter(({ resolved }) => resolved !== undefined).length;
    const inline = comments.filter(({ resolvable }) => resolvable !== false).length;
    const flag =
      inline === 0
        ? ''
        : flags > 0
          ? '; it says what is resolved'
          : '; it does not say what is resolved, so our own replies do, and accept-resolved has no effect';
    const message = `${count(comments.length, 'comment')}, ${count(threads.length, 'thread')} of this client with an intact marker${flag}`;
    if (forged === 0) return { check: 'listing', state: 'ok', message };
    return {
      check: 'listing',
      state: 'warn',
      message: `${message}; ${count(forged, 'comment')} with a marker that this secret did not sign`,
      remedy: 'if the secret was changed, and not because it leaked, set previous-client-secret',
    };
  } catch (error) {
    return failed('listing', error);
  }
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
