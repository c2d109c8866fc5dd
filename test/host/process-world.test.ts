import { afterEach, expect, jest, test } from '@jest/globals';
import { processWorld } from '../../src/host/process-world.ts';

const HOUR_MS = 3_600_000;

afterEach(() => {
  jest.restoreAllMocks();
});

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
