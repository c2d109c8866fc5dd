import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Deployment } from '../store/deployments.ts';
import { type Checkout, deployCheckout } from './deploy-checkout.ts';
import { Refusal } from './refusal.ts';
import type { Sandbox } from './sandbox.ts';

/** Long enough to cost nothing, short enough that nobody waits for it. */
const EVERY_MS = 500;

/**
 * Looks at a checkout again and again, and moves its deployment request on when the branch or its base have
 * moved since `deployed`. Returns what ends it, and waits for a look that is under way.
 *
 * @param tell gets a sentence whenever something happened
 */
export function followCheckout(
  sandbox: Sandbox,
  checkout: Checkout,
  deployed: Deployment,
  tell: (sentence: string) => void,
): () => Promise<void> {
  const repository = resolve(checkout.repository);
  const end = new AbortController();
  let current = deployed;
  let seen: string | undefined;
  const look = async (): Promise<void> => {
    const now = await whereItIs(sandbox, repository, checkout);
    if (end.signal.aborted || now === undefined || now === seen) return;
    seen = now;
    try {
      const before = current;
      current = await deployCheckout(sandbox, checkout);
      // The first look, and a move while one is under way, find what is deployed already.
      if (isDeepStrictEqual([current.number, current.newest], [before.number, before.newest])) return;
      const { number, branch, newest } = current;
      tell(`The change of ${branch}, number ${number}, moved on to ${newest.head.slice(0, 7)}.`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      tell(`The change stays where it is. ${error.message}.`);
    }
  };
  const follow = async (): Promise<void> => {
    while (!end.signal.aborted) {
      await look().catch((error: unknown) => tell(`The checkout could not be looked at: ${String(error)}`));
      await wait(EVERY_MS, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
    }
  };
  const following = follow();
  return () => {
    end.abort();
    return following;
  };
}

/**
 * Both ends and the branch as one text; undefined where one of them cannot be had, or HEAD is on no branch,
 * as in the middle of a rebase.
 */
async function whereItIs(
  { git }: Sandbox,
  repository: string,
  { base, head }: Checkout,
): Promise<string | undefined> {
  const ends = ['rev-parse', `${base}^{commit}`, `${head}^{commit}`, '--symbolic-full-name', head];
  const answer = await git.run(repository, ends);
  if (answer.kind !== 'done') return undefined;
  const text = answer.output.toString('utf8');
  const [, , name = ''] = text.split('\n');
  return head === 'HEAD' && name === 'HEAD' ? undefined : text;
}
