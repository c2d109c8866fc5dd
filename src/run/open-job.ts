import { resolve } from 'node:path';
import type { Git } from '../git/git.ts';
import { openGit } from '../git/open-git.ts';
import type { Host } from '../host/host.ts';
import type { ProcessWorld } from '../host/process-world.ts';
import type { Inputs } from '../inputs/read-inputs.ts';
import type { ReviewedCommits, ReviewedOnService } from '../inputs/reviewed.ts';
import { toKeyring } from '../inputs/to-keyring.ts';
import { TIMINGS_VARIABLE } from '../inputs/variables.ts';
import { checkName } from '../report/check.ts';
import type { RunResult } from '../report/run-result.ts';
import { timingsLine } from '../report/words.ts';
import type { Review } from '../review/job.ts';
import { spelledFolders } from '../review/root-aliases.ts';
import { review } from '../review.ts';
import type { ReviewService } from '../services/port.ts';
import { type OutputOptions, reportResult } from './report-result.ts';
import { countWrites, RunLog, Stopwatch } from './run-log.ts';
import { withKeptTexts } from './service-wrappers.ts';

/** How a derived key would look in a text. */
const KEY_ENCODINGS = ['hex', 'base64'] as const;

/** What is reviewed, and where it is a service, that. */
type Connected = ReviewedCommits | (ReviewedOnService & { readonly service: ReviewService });

/** A run whose inputs are good. */
export interface RunOrder extends OutputOptions {
  readonly inputs: Inputs;
  /** End of the run, in milliseconds since the epoch. */
  readonly deadline: number;
  readonly connected: Connected;
  /** `withheld`: those of CI, for an event that it does not trust. */
  readonly secretsOfCi: 'given' | 'withheld';
  readonly host: Host;
  readonly world: ProcessWorld;
}

/** Reviews, tells the result, and returns the exit status. Throws what `review` throws. */
export async function carryOut(order: RunOrder): Promise<number> {
  const { inputs, host, world, toDocument, timings } = order;
  const stopwatch = new Stopwatch(world.now);
  const opened = openGit(resolve(world.directory, inputs['working-directory']), world.environment);
  const reviewed = await reviewOnce(order, stopwatch, opened.git).finally(opened.close);
  const result = { ...reviewed, timings: { ...stopwatch.read(), gitProcesses: opened.processes() } };
  const status = await reportResult(result, inputs, host, world);
  if (timings || world.environment[TIMINGS_VARIABLE]) host.info(timingsLine(result.timings));
  if (toDocument !== undefined)
    host.writeDocument([...toDocument(result, (text) => host.redact(text))].join(''));
  return status;
}

function reviewOnce(
  { inputs, deadline, connected, secretsOfCi, host, world, shown }: RunOrder,
  stopwatch: Stopwatch,
  git: Git,
): Promise<RunResult> {
  const log = new RunLog(inputs, host, shown);
  return review(inputs, {
    review: toReview(connected, secretsOfCi, host, () => log.changed()),
    git: stopwatch.watch(git),
    directory: world.directory,
    spelledFolders: spelledFolders(world.environment),
    workspaces: host.workspaces,
    ...(host.temporaryFolder === undefined ? {} : { temporaryFolder: host.temporaryFolder }),
    checkName: checkName({
      checkName: inputs['check-name'],
      category: inputs.category,
      jobName: host.jobName,
    }),
    now: world.now,
    random: world.random,
    nonce: world.nonce,
    sleep: (milliseconds) => sleepUnlessStopped(milliseconds, world),
    stopped() {
      if (world.stop.aborted) return 'the run was stopped by a signal';
      return world.now() >= deadline
        ? `the run took longer than ${inputs.timeout} s (input timeout)`
        : undefined;
    },
    redact: (text) => host.redact(text),
    progress: (line) => host.info(line),
    begin(phase) {
      stopwatch.begin(phase);
      log.begin(phase);
    },
    ...(host.namedChange === undefined ? {} : { namedChange: host.namedChange }),
    ...(host.repository === undefined ? {} : { repository: host.repository }),
    onLaptop: host.onLaptop,
    ...(host.runUrl === undefined ? {} : { runUrl: host.runUrl }),
  });
}

/** From here on the host hides the keys too. */
function toReview(
  connected: Connected,
  secretsOfCi: RunOrder['secretsOfCi'],
  host: Host,
  onWrite: () => void,
): Review {
  if (connected.kind === 'commits') {
    return connected;
  }
  const { diff, service } = connected;
  const keyring = toKeyring(connected, secretsOfCi);
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
