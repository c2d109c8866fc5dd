import { githubHost } from './host/github.ts';
import { endOnCrash, processWorld } from './host/process-world.ts';
import { EXIT_STATUS } from './report/run-result.ts';
import { inFrame } from './run/frame.ts';
import { run } from './run.ts';
import { createRedactor } from './text/secrets.ts';

const world = processWorld();
const host = githubHost(world.environment, createRedactor([]));
endOnCrash(EXIT_STATUS.incomplete, (line) => host.error(line));
process.exitCode = await inFrame(host, world, run);
