/*
 * All of the program that stories enter by another door than its beginning (`program.ts`): several runs at
 * once, each with a clock, dice and a network of its own, over services that no wire has.
 */

import { deriveKeys, KEYLESS, type Keyring } from '../src/threads/keyring.ts';

export { ConfigurationError } from '../src/errors.ts';
export { createGit, type Git, type GitResult } from '../src/git/git.ts';
export { openGit } from '../src/git/open-git.ts';
export { readInputs } from '../src/inputs/read-inputs.ts';
export type { InputName, RawInputs } from '../src/inputs/table.ts';
export { timeLimits } from '../src/inputs/table.ts';
export { describeThreads } from '../src/report/check.ts';
export type { RunResult } from '../src/report/run-result.ts';
export { review } from '../src/review.ts';
export { createReviewService } from '../src/services/deployments.ts';
export type { ReviewService } from '../src/services/port.ts';
export type { Keyring };

/** What a run signs with that has this input; without one it is keyless. */
export function keyringOf(signingKey: string | undefined): Keyring {
  return [signingKey === undefined ? KEYLESS : deriveKeys(signingKey)];
}
