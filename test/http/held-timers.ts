import { jest } from '@jest/globals';

/**
 * Holds what the code under test plans by `setTimeout` until a test lets time pass, so that no machine is too
 * slow for a limit. The network goes on: Node.js has timers of its own.
 */
export function holdTimers(): void {
  jest.useFakeTimers({
    doNotFake: [
      ...(['Date', 'hrtime', 'performance', 'nextTick', 'queueMicrotask'] as const),
      ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
    ],
  });
}

/** Lets so many milliseconds pass. */
export function passTime(ms: number): void {
  jest.advanceTimersByTime(ms);
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
  jest.useRealTimers();
}
