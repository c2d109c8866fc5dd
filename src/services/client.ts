import type { World } from '../http/world.ts';

/** How a service is asked: how long, as whom, and who is told of what. */
export interface ClientOptions {
  /** Longest time in all, in milliseconds, to wait for what is not ready. */
  readonly readyTimeoutMs: number;
  /** End of the run, in milliseconds since the epoch. After it only the verdict is sent, once. */
  readonly deadline: number;
  /** Longest time of one call, body included, in milliseconds. */
  readonly callTimeoutMs?: number;
  /** When to send the first request: at once, while its reader is still on its way, or when it is needed. */
  readonly begin?: 'at-once' | 'when-needed';
  readonly userAgent: string;
  readonly world: World;
  progress(line: string): void;
  /**
   * Once aborted, nothing but the verdict is sent any more, waits end, and calls under way have 5 s to end.
   */
  readonly signal?: AbortSignal;
  /** Called with each secret before it is used, so that the host can mask it. */
  onSecret?(secret: string): void;
  /** Called when the service has first taken the credentials. */
  onToken?(): void;
}
