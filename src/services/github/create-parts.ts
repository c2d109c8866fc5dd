import { DEFAULT_CALL_TIMEOUT_MS } from '../../http/call.ts';
import { Gate } from '../../http/gate.ts';
import { Pace } from '../../http/pace.ts';
import { Waits } from '../../http/retry.ts';
import { createRedactor } from '../../text/secrets.ts';
import type { ClientOptions } from '../client.ts';
import { parseAddress } from './address.ts';
import type { SessionParts } from './session.ts';

/** How a repository of a GitHub is reached. */
export interface RepositoryAccess {
  /** Of the REST interface: https://api.github.com, or https://HOST/api/v3 of an Enterprise Server. */
  readonly apiUrl: string;
  /** Of the GraphQL interface: https://api.github.com/graphql, or https://HOST/api/graphql. */
  readonly graphqlUrl: string;
  /** Sent to these two addresses alone. */
  readonly token: string;
  /** As `owner/name`. */
  readonly repository: string;
}

export interface GithubOptions extends RepositoryAccess, ClientOptions {}

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
