import { preload } from './preload.ts';

/**
 * An environment in which a wait of the built action is over at once, and moves its clock by as much: nobody
 * sits through it, and no machine is too slow.
 */
export const QUICK_WAITS = {
  NODE_OPTIONS: preload(`
    import { syncBuiltinESMExports } from 'node:module';
    import timers from 'node:timers/promises';
    const now = performance.now.bind(performance);
    let waited = 0;
    performance.now = () => now() + waited;
    timers.setTimeout = async (milliseconds, value, { signal } = {}) => {
      await timers.setImmediate(undefined, { signal });
      waited += milliseconds;
      return value;
    };
    syncBuiltinESMExports();`),
};
