import { resolve } from 'node:path';
import { type Checkout, deployCheckout } from './deploy-checkout.ts';
import { Refusal } from './refusal.ts';
import type { Sandbox } from './sandbox.ts';

/** Long enough to cost nothing, short enough that nobody waits for it. */
const EVERY_MS = 500;

/**
 * Looks at a checkout again and again, and moves its deployment request on when the branch or its base have
 * moved. Returns what ends it.
 *
 * @param tell gets a sentence whenever something happened
 */
export function followCheckout(
  sandbox: Sandbox,
  checkout: Checkout,
  tell: (sentence: string) => void,
): () => void {
  const repository = resolve(checkout.repository);
  let isOver = false;
  let timer: NodeJS.Timeout;
  let seen: string | undefined;
  const look = async (): Promise<void> => {
    const now = await whereItIs(sandbox, repository, checkout);
    if (isOver || now === undefined || now === seen) return;
    const isFirst = seen === undefined;
    seen = now;
    if (isFirst) return;
    try {
      const { number, branch, newest } = await deployCheckout(sandbox, checkout);
      tell(`The change of ${branch}, number ${number}, moved on to ${newest.head.slice(0, 7)}.`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      tell(`The change stays where it is. ${error.message}.`);
    }
  };
  const again = (): void => {
    if (isOver) return;
    timer = setTimeout(() => {
      void look()
        .catch((error: unknown) => tell(`The checkout could not be looked at: ${String(error)}`))
        .then(again);
    }, EVERY_MS);
    timer.unref();
  };
  void look()
    .catch(() => undefined)
    .then(again);
  return () => {
    isOver = true;
    clearTimeout(timer);
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
