import { afterEach, expect } from '@jest/globals';
import { openWaits } from '../demo/wait-for.ts';

// A wait that nobody awaits fails whatever runs when its time is over, in another file even.
afterEach(() => {
  const left = openWaits();
  expect({ 'waits that outlive their test': left }).toEqual({ 'waits that outlive their test': [] });
});
