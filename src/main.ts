import { githubHost } from './host/github.ts';
import { processWorld } from './host/process-world.ts';
import { run } from './run.ts';
import { createRedactor } from './text/redactor.ts';

const world = processWorld();
process.exitCode = await run(githubHost(world.environment, createRedactor([])), world);
