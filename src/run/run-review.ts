import { resolve } from 'node:path';
import { openGit } from '../git/open-git.ts';
import type { Host } from '../host/host.ts';
import type { ProcessWorld } from '../host/process-world.ts';
import type { Inputs } from '../inputs/read-inputs.ts';
import type { ReviewedCommits, ReviewedOnService } from '../inputs/reviewed.ts';
import { toKeyring } from '../inputs/to-keyring.ts';
import { checkName } from '../report/check.ts';
import type { Timings } from '../report/run-result.ts';
import type { ReviewContext, ServiceReview } from '../review/context.ts';
import { review } from '../review.ts';
import type { ReviewService } from '../services/port.ts';
import { isPage, type OutputOptions, reportResult } from './report-result.ts';
import { countWrites, RunLog, Stopwatch } from './run-log.ts';
import { withKeptTexts } from './service-wrappers.ts';

/** How a derived key would look in a text. */
const KEY_ENCODINGS = ['hex', 'base64'] as const;

/** A run whose inputs are good. */
interface RunOrder extends OutputOptions {
  readonly inputs: Inputs;
  /** What is reviewed, and where it is a service, that. */
  readonly connected: ReviewedCommits | (ReviewedOnService & { readonly service: ReviewService });
  /** End of the run, in milliseconds since the epoch. */
  readonly deadline: number;
  /** `withheld`: those of CI, for an event that it does not trust. */
  readonly secretsOfCi: 'given' | 'withheld';
  readonly host: Host;
  readonly world: ProcessWorld;
}

/** Reviews, reports the result, and returns the exit status. Throws what `review` throws. */
export async function runReview(order: RunOrder): Promise<number> {
  const { context, close } = openReview(order);
  try {
    const result = await review(context);
    return await reportResult({ ...result, timings: close() }, order);
  } finally {
    close();
  }
}

/** A review, and what is to be done once it is over. */
interface OpenReview {
  readonly context: ReviewContext;
  /** Ends the processes that it has started, and tells where the time went. */
  close(): Timings;
}

/** Makes a review that tells the log how far it is. From here on the host hides the keys too. */
function openReview(order: RunOrder): OpenReview {
  const { inputs, deadline, connected, host, world } = order;
  const log = new RunLog(inputs, host, order.shown, order.code);
  const stopwatch = new Stopwatch(world.now);
  const opened = openGit(resolve(world.directory, inputs['working-directory']), world.environment);
  const reviewed =
    connected.kind === 'commits' ? connected : withKeys(connected, order, () => log.countChange());
  const context: ReviewContext = {
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
    stopped() {
      if (world.stop.aborted) return 'the run was stopped by a signal';
      return world.now() >= deadline
        ? `the run took longer than ${inputs.timeout} s (input timeout)`
        : undefined;
    },
    redact: (text) => host.redact(text),
    progress: (line) => host.info(line),
    shownWithCode: (plan, overview) =>
      isPage(inputs['report-file'])
        ? plan.accounts.map(({ finding }) => finding)
        : log.shownWithCode(plan, overview),
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

function withKeys(
  { service, diff, ...reviewed }: Exclude<RunOrder['connected'], ReviewedCommits>,
  { secretsOfCi, host }: RunOrder,
  onWrite: () => void,
): ServiceReview {
  const keyring = toKeyring(reviewed, secretsOfCi);
  for (const key of keyring.flatMap(({ signing, text }) => [signing, text])) {
    for (const encoding of KEY_ENCODINGS) host.hide(key.toString(encoding));
  }
  const kept = keyring[0].keyless ? withKeptTexts(service) : service;
  return { kind: 'change', service: countWrites(kept, onWrite), keyring, diff };
}

/** A signal ends the wait, not the run: what comes after says what was not reached. */
async function sleepUnlessStopped(milliseconds: number, world: ProcessWorld): Promise<void> {
  try {
    await world.sleep(milliseconds, world.stop);
  } catch (error) {
    if (!world.stop.aborted) throw error;
  }
}
