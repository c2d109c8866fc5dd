import { afterEach, expect } from '@jest/globals';
import { giveUpWaits, openWaits } from '../demo/wait-for.ts';

// A wait that nobody awaits fails whatever runs when its time is over, in another file even.
afterEach(() => {
  const left = openWaits();
  giveUpWaits();
  expect({ 'waits that outlive their test': left }).toEqual({ 'waits that outlive their test': [] });
});
