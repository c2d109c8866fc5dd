import { DEFAULT_CALL_TIMEOUT_MS } from '../../http/call.ts';
import { Gate } from '../../http/gate.ts';
import { Pace } from '../../http/pace.ts';
import { Waits } from '../../http/retry.ts';
import type { World } from '../../http/world.ts';
import { createRedactor } from '../../text/secrets.ts';
import { parseAddress } from './address.ts';
import type { SessionParts } from './session.ts';

/** How GitHub is reached, and a repository of it. */
export interface GithubOptions {
  /** Of the REST interface: https://api.github.com, or https://HOST/api/v3 of an Enterprise Server. */
  readonly apiUrl: string;
  /** Of the GraphQL interface: https://api.github.com/graphql, or https://HOST/api/graphql. */
  readonly graphqlUrl: string;
  /** Sent to these two addresses alone. */
  readonly token: string;
  /** As `owner/name`. */
  readonly repository: string;
  /** Longest time in all, in milliseconds, to wait while a pending review keeps comments from being taken. */
  readonly readyTimeoutMs: number;
  /** End of the run, in milliseconds since the epoch. After it only the verdict is sent, once. */
  readonly deadline: number;
  /** Longest time of one call, body included, in milliseconds. */
  readonly callTimeoutMs?: number;
  readonly userAgent: string;
  readonly world: World;
  progress(line: string): void;
  /**
   * Once aborted, nothing but the verdict is sent any more, waits end, and calls under way have 5 s to end.
   */
  readonly signal?: AbortSignal;
  /** Called with the token at once, so that the host can mask it. */
  onSecret?(secret: string): void;
  /** Called when GitHub has taken the token. */
  onToken?(): void;
}

/** So long GitHub's documentation asks to wait where a limit does not say. */
const UNSAID_PAUSE_MS = 60_000;

/** `awaited`: what is waited for where something is not ready, for people. */
export function createParts(options: GithubOptions, awaited: string): SessionParts {
  const { token, world, userAgent, signal, callTimeoutMs = DEFAULT_CALL_TIMEOUT_MS } = options;
  let isTaken = false;
  options.onSecret?.(token);
  return {
    apiUrl: parseAddress(options.apiUrl),
    graphqlUrl: parseAddress(options.graphqlUrl),
    token,
    onTaken: () => {
      if (isTaken) return;
      isTaken = true;
      options.onToken?.();
    },
    world,
    waits: new Waits(world, {
      deadline: options.deadline,
      readyTimeoutMs: options.readyTimeoutMs,
      stop: signal,
      awaited,
      progress: (line) => options.progress(line),
    }),
    gate: new Gate(),
    pace: new Pace(),
    userAgent,
    callTimeoutMs,
    stop: signal,
    unsaidPauseMs: UNSAID_PAUSE_MS,
    redactor: createRedactor([token]),
  };
}
