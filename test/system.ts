import { test } from '@jest/globals';

/**
 * A test of what only Linux has, or has in this way: pipes with names, `/proc` and devices, modes that keep
 * others out, the program `script`, the browser of the tests. Elsewhere it is told as skipped.
 */
export const linuxTest: typeof test = process.platform === 'linux' ? test : (test.skip as typeof test);

/** A test with programs that are scripts, which Windows does not start. */
export const posixTest: typeof test = process.platform === 'win32' ? (test.skip as typeof test) : test;
