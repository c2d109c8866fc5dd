/** The first version of Node.js with all that is used here. */
const NEEDED = 24;

/**
 * Why this program does not run on a version of Node.js, or undefined where it does. It is asked before
 * anything else is loaded, so this file and those that ask hold only what the oldest ones can read.
 *
 * @param version as `process.versions.node` has it
 */
export function whyTooOld(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= NEEDED) return undefined;
  return `Error: Node.js ${NEEDED} or later is needed, and this is ${version}: set it up in a step before this one (actions/setup-node), or install it`;
}
