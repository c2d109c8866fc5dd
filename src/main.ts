import { endOnCrash } from './end-on-crash.ts';
import { githubHost } from './host/github.ts';
import { processWorld } from './host/process-world.ts';
import { run } from './run.ts';
import { createRedactor } from './text/redactor.ts';

const world = processWorld();
const host = githubHost(world.environment, createRedactor([]));
endOnCrash((line) => host.error(line));
process.exitCode = await run(host, world);
