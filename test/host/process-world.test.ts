import { afterEach, expect, jest, test } from '@jest/globals';
import { processWorld } from '../../src/host/process-world.ts';
import { quickWorld } from '../run/quick-world.ts';

const HOUR_MS = 3_600_000;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const;

afterEach(() => {
  jest.restoreAllMocks();
});

test.each(signals)(
  '%s asks a run to end, and none that other tests of this process begin later',
  (signal) => {
    const before = new Map(signals.map((name) => [name, process.listeners(name)]));
    const { stop } = processWorld();
    expect(stop.aborted).toBe(false);
    process.emit(signal);
    expect(stop.aborted).toBe(true);
    expect(String(stop.reason)).toContain(signal);
    expect(quickWorld({}, '/').stop.aborted).toBe(false);
    for (const [name, listeners] of before) {
      for (const listener of process.listeners(name)) {
        if (!listeners.includes(listener)) process.off(name, listener);
      }
    }
  },
);

test('the time of a run goes on where the clock of the machine is set back or forward', () => {
  const real = Date.now;
  let jump = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => real() + jump);
  const world = processWorld();
  const before = world.now();
  for (jump of [-HOUR_MS, HOUR_MS]) {
    expect(world.now()).toBeGreaterThanOrEqual(before);
    expect(world.now()).toBeLessThan(before + HOUR_MS);
  }
});
