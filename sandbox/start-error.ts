/**
 * The sandbox cannot start. The message is one sentence for the person who started it: what is wrong, and
 * what to do.
 */
export class SandboxStartError extends Error {
  override readonly name = 'SandboxStartError';
}
