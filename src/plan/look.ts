import { readThreads } from '../thread/own-thread.ts';
import type { Acting } from './acting.ts';

/** How long a comment may take to show up in the listing, in milliseconds between the looks. */
const LOOKS = [0, 500, 1_000, 2_000, 4_000, 8_000];

/** Lists until the comment with this nonce is there and verifies; else says why the service cannot be trusted with more. */
export async function looksAsWritten(nonce: string, acting: Acting): Promise<string | undefined> {
  let comments = 0;
  for (const wait of LOOKS) {
    if (wait > 0)
      acting.progress(`Looking again in ${wait / 1_000} s: a comment that was posted is not listed yet`);
    await acting.sleep(wait);
    const listing = await acting.service.listComments();
    const { threads, overviews } = readThreads(acting.keyring, acting.deploymentNumber, listing);
    if ([...threads, ...overviews].some((own) => own.nonce === nonce)) return undefined;
    comments = listing.length;
  }
  return (
    `a comment that was posted does not show up in the listing of ${comments} comments as it was written; ` +
    'without that, every run would post it again'
  );
}
