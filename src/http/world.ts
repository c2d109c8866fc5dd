import type { Network } from './call.ts';

/** What the client uses of the world. Handed in, so that a test owns the clock and the dice. */
export interface World extends Network {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Ends after `ms` milliseconds. May end early, or throw, once `signal` is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** A number from 0 up to, but not including, 1. */
  random(): number;
}
