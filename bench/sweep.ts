import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const RUNS = '2000';
/** For one test, in milliseconds: so many runs take longer than the minute that a test has. */
const LIMIT_MS = 900_000;

/**
 * What the tests sample: each property that draws its inputs by lot, 2,000 times, and each story over the
 * built action, with both kinds of listing.
 */
const SWEEPS = [
  {
    name: 'properties',
    tests: [
      'test/log',
      'test/logs/fuzz',
      'test/text',
      'test/thread',
      'test/plan',
      'test/security/bodies',
      'test/diff',
    ],
    environment: { FUZZ_RUNS: RUNS },
  },
  { name: 'stories over the built action', tests: ['test/run'], environment: { STORIES: 'over-the-bundle' } },
  {
    name: 'stories with a minimal listing',
    tests: ['test/run'],
    environment: { STORIES: 'over-the-bundle', LISTING: 'minimal' },
  },
];

/** Runs those tests so, and says which failed. */
export async function benchSweep(print: (text: string) => void): Promise<unknown> {
  const results: Record<string, boolean> = {};
  for (const { name, tests, environment } of SWEEPS) {
    const child = spawn('npm', ['test', '--', `--testTimeout=${LIMIT_MS}`, ...tests], {
      cwd: ROOT,
      env: { ...process.env, ...environment },
      stdio: 'inherit',
    });
    const [status] = await once(child, 'close');
    results[name] = status === 0;
    print(`${name}: ${status === 0 ? 'passed' : 'FAILED'}`);
    if (status !== 0) process.exitCode = 1;
  }
  return results;
}
