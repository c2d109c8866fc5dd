import { ConfigurationError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import type { ProcessWorld } from '../host/process-world.ts';
import type { Flags } from '../host/terminal.ts';
import { withoutService } from '../run/without-service.ts';

/**
 * The host of a command that may be given the flag `--base`; undefined where it cannot be followed, which the
 * host has said then.
 */
export async function chooseBase(
  host: Host,
  flags: Flags,
  base: string | undefined,
  world: ProcessWorld,
): Promise<Host | undefined> {
  if (base === undefined) return host;
  try {
    return await withoutService(host, flags, base, world);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    host.error(error.message);
    return undefined;
  }
}
