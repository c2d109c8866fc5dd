import { resolve } from 'node:path';
import { openGit } from '../git/open-git.ts';
import type { Inputs } from '../inputs/read-inputs.ts';
import type { ReviewedCommits, ReviewedOnService } from '../inputs/reviewed.ts';
import { checkName } from '../report/check.ts';
import type { Timings } from '../report/run-result.ts';
import type { ToldReview } from '../result.ts';
import { review } from '../review.ts';
import type { ReviewService } from '../services/port.ts';
import { type Frame, type limitsOf, sleepUnlessStopped } from './frame.ts';
import { isPage, type OutputOptions, reportResult } from './report-result.ts';
import { countWrites, RunLog, Stopwatch } from './run-log.ts';
import { withKeys } from './service-wrappers.ts';

interface RunOrder extends OutputOptions, Pick<ReturnType<typeof limitsOf>, 'stopped' | 'over'> {
  readonly inputs: Inputs;
  /** What is reviewed, and where it is a service, that. */
  readonly connected: ReviewedCommits | (ReviewedOnService & { readonly service: ReviewService });
  /** `withheld`: those of CI, for an event that it does not trust. */
  readonly secretsOfCi: 'given' | 'withheld';
  readonly frame: Frame;
}

export async function runReview(order: RunOrder): Promise<number> {
  const { context, close } = openReview(order);
  try {
    const result = await review(context);
    return await reportResult({ ...result, timings: close() }, order);
  } finally {
    close();
  }
}

interface OpenReview {
  readonly context: ToldReview;
  /** Ends the processes that it has started, and tells where the time went. */
  close(): Timings;
}

/** Makes a review that tells the log how far it is. From here on the host hides the keys too. */
function openReview(order: RunOrder): OpenReview {
  const { inputs, connected, stopped, over, secretsOfCi } = order;
  const { host, world } = order.frame;
  const log = new RunLog(inputs, host, order.shown, order.code);
  const stopwatch = new Stopwatch(world.now);
  const opened = openGit(resolve(world.directory, inputs['working-directory']), world.environment, over);
  const reviewed: ToldReview['reviewed'] =
    connected.kind === 'commits'
      ? connected
      : {
          kind: 'change',
          diff: connected.diff,
          ...withKeys(
            countWrites(connected.service, () => log.countChange()),
            connected,
            host,
            secretsOfCi,
          ),
        };
  const context: ToldReview = {
    inputs,
    reviewed,
    service: reviewed.kind === 'commits' ? undefined : reviewed.service,
    name: checkName({
      checkName: inputs['check-name'],
      category: inputs.category,
      jobName: host.jobName,
    }),
    git: stopwatch.watch(opened.git),
    host,
    world,
    sleep: (milliseconds) => sleepUnlessStopped(milliseconds, world),
    nonce: world.nonce,
    stopped,
    redact: (text) => host.redact(text),
    progress: (line) => host.info(line),
    shownWithCode: (told) =>
      isPage(inputs['report-file']) ? told.results.map(({ result }) => result) : log.shownWithCode(told),
    begin(phase) {
      stopwatch.begin(phase);
      log.begin(phase);
    },
  };
  return {
    context,
    close() {
      opened.close();
      return { ...stopwatch.read(), gitProcesses: opened.processes() };
    },
  };
}
