import { mock } from 'node:test';

/**
 * Holds what the code under test plans by `setTimeout` until a test lets time pass, so that no machine is too
 * slow for a limit. The network goes on: Node.js has timers of its own.
 */
export function holdTimers(): void {
  mock.timers.enable({ apis: ['setTimeout'] });
}

/** Lets so many milliseconds pass. */
export function passTime(ms: number): void {
  mock.timers.tick(ms);
}

/** A `fetch` after whose answer, before its body is read, so many milliseconds pass. */
export function slowAfterAnswer(ms: number): typeof fetch {
  return async (...request) => {
    const response = await fetch(...request);
    passTime(ms);
    return response;
  };
}

/** For `afterEach`. */
export function releaseTimers(): void {
  mock.timers.reset();
}
