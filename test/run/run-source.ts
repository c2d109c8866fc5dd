import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { runStep, type Step, type StepResult } from '../../demo/run-action.ts';
import { githubHost } from '../../src/host/github.ts';
import { processWorld } from '../../src/host/process-world.ts';
import { run } from '../../src/run.ts';
import { createRedactor } from '../../src/text/redactor.ts';

/** One folder for all runs of this process: the toolkit reads where the summary goes once. */
const FILES = join(tmpdir(), `sarif-review-source-${process.pid}`);

const world = processWorld();

/**
 * Runs the source as a step of GitHub Actions within this process: all that `runAction` runs but the start of a process, which takes ten times as long. A wait is
 * over at once, and moves the clock of the run by as much. One at a time, since what it prints is what this process prints meanwhile.
 */
export function runSource(step: Step): Promise<StepResult> {
  return runStep(step, FILES, async (environment) => {
    const { GITHUB_OUTPUT, GITHUB_STEP_SUMMARY } = environment;
    Object.assign(process.env, { GITHUB_OUTPUT, GITHUB_STEP_SUMMARY });
    const printed: string[] = [];
    const { stdout } = process;
    const write = stdout.write;
    stdout.write = (text: string | Uint8Array) => printed.push(String(text)) > 0;
    let waited = 0;
    try {
      const status = await run(githubHost(environment, createRedactor([])), {
        ...world,
        environment,
        directory: step.workspace,
        now: () => world.now() + waited,
        async sleep(milliseconds) {
          waited += milliseconds;
          await turn();
        },
      });
      return { status, log: printed.join('') };
    } finally {
      stdout.write = write;
    }
  });
}
