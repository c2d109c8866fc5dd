import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAction, runStep, type Step, type StepResult } from '../../demo/run-action.ts';
import { runHere } from '../program.ts';

/** One folder for all runs of this process: the toolkit reads where the summary goes once. */
export const FILES = join(tmpdir(), `sarif-review-source-${process.pid}`);

/** `STORIES=over-the-bundle npm test -- test/run` runs the built action in all of them. */
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
    const { status, printed } = await runHere('action', { folder: step.workspace, environment });
    return { status, log: printed };
  });
}
