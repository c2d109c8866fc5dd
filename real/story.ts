import type { Mirrors } from './actions.ts';
import type { HostName, RunningHost } from './server.ts';

/** A judgment of what the server says afterwards. */
export type Judge = (isRight: boolean, sentence: string, seen?: unknown) => void;

/** Programs and repositories of others, which some stories need. */
interface Given {
  /** Those that the host holds. */
  readonly actions: Mirrors;
  readonly runner?: string | undefined;
  readonly reviewdog?: string | undefined;
  /** A folder for pictures. */
  readonly screenshots?: string | undefined;
}

/** What is tried at a host, with a folder of its own that is not there yet. */
export type Story = (
  name: HostName,
  host: RunningHost,
  folder: string,
  judge: Judge,
  given: Given,
) => Promise<void>;
