import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { runAction, runStep, type Step, type StepResult } from '../../demo/run-action.ts';
import { githubHost } from '../../src/host/github.ts';
import { inFrame } from '../../src/run/frame.ts';
import { run } from '../../src/run.ts';
import { createRedactor } from '../../src/text/secrets.ts';
import { quickWorld } from './quick-world.ts';

/** One folder for all runs of this process: the toolkit reads where the summary goes once. */
export const FILES = join(tmpdir(), `sarif-review-source-${process.pid}`);

/** `npm run bench -- sweep` runs the built action in all of them. */
const OVER_BUNDLE = process.env.STORIES === 'over-the-bundle';

/**
 * Runs the source as a step of GitHub Actions within this process: all that `runAction` runs but the start of
 * a process, which takes ten times as long. One at a time, since what it prints is what this process prints
 * meanwhile. With `STORIES=over-the-bundle` it is the bundle after all.
 */
export function runSource(step: Step): Promise<StepResult> {
  if (OVER_BUNDLE) {
    const { root, workspace, inputs, environment, token } = step;
    return runAction(root, workspace, inputs, environment, undefined, token);
  }
  return runStep(step, FILES, async (environment) => {
    const before = process.env;
    // The toolkit reads the event and where outputs go from the process.
    process.env = { ...before, ...ofTheRunner(environment) };
    const printed: string[] = [];
    const { stdout } = process;
    const write = stdout.write;
    stdout.write = (text: string | Uint8Array) => printed.push(String(text)) > 0;
    try {
      const host = githubHost(environment, createRedactor([]));
      const status = await inFrame(host, quickWorld(environment, step.workspace), run);
      // A process ends when the toolkit has written what comes last.
      await turn();
      return { status, log: printed.join('') };
    } finally {
      stdout.write = write;
      process.env = before;
    }
  });
}

function ofTheRunner(environment: Readonly<Record<string, string | undefined>>): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => name.startsWith('GITHUB_')));
}
