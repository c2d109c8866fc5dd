import { startRun } from './cli/start-run.ts';
import { githubHost } from './host/github.ts';
import { endOnCrash, processWorld } from './host/process-world.ts';
import { EXIT_STATUS } from './report/run-result.ts';
import { inFrame } from './run/frame.ts';
import { run } from './run.ts';
import { createRedactor } from './text/secrets.ts';

// What a run needs until its first request, on any host, is one file of the bundle: each further one costs as
// much as 50 kB of code.

// Set by `command-line.ts`.
if (!Reflect.has(globalThis, 'isSarifReviewCommand')) {
  const world = processWorld();
  const host = githubHost(world.environment, createRedactor([]));
  endOnCrash(EXIT_STATUS.incomplete, (line) => host.error(line));
  process.exitCode = await inFrame(host, world, run);
} else if (process.argv.slice(2).join() === 'run') {
  // A job of CI gives all by variables, and needs nothing that reads flags.
  process.exitCode = await startRun('run', { flags: {}, form: 'text', shown: 'selected', timings: false });
} else {
  await import('./cli/program.ts');
}
