import { resolve } from 'node:path';
import { ConfigurationError } from '../errors.ts';
import { changeSince } from '../git/change-since.ts';
import { createGit } from '../git/git.ts';
import type { Host } from '../host/host.ts';
import type { ProcessWorld } from '../host/process-world.ts';
import { REVIEW_SERVICES } from '../inputs/review-services.ts';
import type { InputName, RawInputs } from '../inputs/table.ts';

/** What says where a service is, or gives another pair of commits. */
const SAID_OTHERWISE: readonly InputName[] = [
  'service',
  'base-url',
  ...Object.values(REVIEW_SERVICES).flatMap((row) => (row.meantByOwn ? [] : row.changeInput)),
  'base-sha',
  'head-sha',
];

/**
 * The host as a plan of what the checkout has beyond a revision sees it: no service, whatever the variables
 * say, and so nothing that a missing secret could keep it from.
 *
 * @param flags of the command line
 * @param base a branch, a tag or any other revision
 * @throws ConfigurationError where a flag says otherwise, and what `changeSince` throws
 */
export async function withoutService(
  host: Host,
  flags: RawInputs,
  base: string,
  { directory, environment }: Pick<ProcessWorld, 'directory' | 'environment'>,
): Promise<Host> {
  const other = SAID_OTHERWISE.find((name) => flags[name] !== undefined);
  if (other !== undefined) {
    throw new ConfigurationError(
      `--base ${base} looks at what HEAD has beyond it, without a review service: leave out --${other}, or --base`,
    );
  }
  const folder = resolve(directory, host.input('working-directory') ?? '.');
  const pair = await changeSince(createGit(folder, environment), folder, base);
  const { untrusted: _, change: __, namedChange: ___, ...rest } = host;
  return {
    ...rest,
    input(name) {
      if (name === 'base-sha') return pair.base;
      if (name === 'head-sha') return pair.head;
      return SAID_OTHERWISE.includes(name) ? undefined : host.input(name);
    },
  };
}
