import { join } from 'node:path';
import { SkippedError } from './errors.ts';
import type { Host } from './host/host.ts';
import { type Inputs, inspectInputs, readInputs } from './inputs/read-inputs.ts';
import { rowOf } from './inputs/review-services.ts';
import type { Reviewed, ReviewedByHead } from './inputs/reviewed.ts';
import { describeUnreadVariables } from './inputs/table.ts';
import { CONFIGURATION_EXIT_STATUS, EXIT_STATUS } from './report/run-result.ts';
import { connect, describeReviewed, findByHead } from './run/connect.ts';
import { endWith, type Frame, limitsOf } from './run/frame.ts';
import type { OutputOptions } from './run/report-result.ts';
import { SERVICES } from './services/index.ts';

/**
 * Runs on any host, from its inputs to the exit status: 0 success, superseded or skipped, 1 the gate failed,
 * 2 the configuration is wrong, 3 the run is incomplete. Throws what `endWith` explains.
 */
export async function run(frame: Frame, asked: OutputOptions = { shown: 'selected' }): Promise<number> {
  const { host, world } = frame;
  const unread = describeUnreadVariables(world.environment);
  if (unread !== undefined) host.warning(unread);
  const source = (name: Parameters<Host['input']>[0]) => host.input(name);
  const { raw, chosen } = inspectInputs(source, host);
  const { ci, untrusted } = host;
  const change = ci !== undefined && chosen === ci.service ? ci.change : undefined;
  const isNamed = raw[rowOf(chosen)?.changeInput ?? 'change'] !== undefined;
  // Each of the changes of a queue is reviewed by itself.
  if (ci !== undefined && change?.kind === 'queue' && !isNamed)
    return (await import('./run/pass-queue.ts')).passQueue(ci, change, frame);
  if (change?.kind === 'none' && change.mayPass && !isNamed) throw new SkippedError(change);
  const isKept = raw[change === undefined ? 'client-secret' : 'token'] === undefined;
  const isUseless = change !== undefined && untrusted?.givenToken === 'is-useless';
  if (untrusted !== undefined && chosen !== 'commits' && (isKept || isUseless))
    throw new SkippedError(untrusted);
  const inputs = readInputs(source, host);
  const { reviewed, 'check-name': name } = inputs;
  if (name !== undefined && name.toLowerCase() === host.jobName?.toLowerCase())
    host.warning(
      `Input check-name is ${name}, which is the name of this job too, so the two cannot be told apart: choose another name`,
    );
  return reviewed.kind === 'by-head'
    ? reviewEach(reviewed, { inputs, asked }, frame)
    : reviewOne(reviewed, { inputs, asked }, frame);
}

/** A run of which the inputs are good. */
interface Order {
  readonly inputs: Inputs;
  readonly asked: OutputOptions;
}

/**
 * One change, or two commits alone. The rest of the program, most of it, is loaded while the first request is
 * on its way.
 */
async function reviewOne(
  reviewed: Exclude<Reviewed, ReviewedByHead>,
  order: Order,
  frame: Frame,
): Promise<number> {
  const { host, world } = frame;
  const limits = limitsOf(order.inputs, frame);
  const connected =
    reviewed.kind === 'commits' ? reviewed : { ...reviewed, service: await connect(reviewed, limits, frame) };
  host.info(describeReviewed(reviewed, world));
  const { reviewConnected } = await import('./run/review-connected.ts');
  return reviewConnected(connected, order, limits, frame);
}

/** Whoever may open changes with one head must not make a run as long as they like. */
const MOST_REVIEWED = 5;

/** From the best to the worst: a gate that failed says more than a run that did not finish. */
const WORSE_AND_WORSE: readonly number[] = [
  EXIT_STATUS.success,
  EXIT_STATUS.incomplete,
  EXIT_STATUS.failure,
  CONFIGURATION_EXIT_STATUS,
];

/**
 * Reviews changes with one head, one after the other, each as if it were alone. The one that ended worst
 * gives the exit status and the outputs; more of them than are reviewed make the run incomplete.
 */
async function reviewEach(reviewed: ReviewedByHead, order: Order, frame: Frame): Promise<number> {
  const { host } = frame;
  const changes = await findByHead(reviewed, limitsOf(order.inputs, frame), frame);
  const [only, ...more] = changes;
  if (more.length === 0) return reviewOne(only.reviewed, order, frame);
  const { noun } = SERVICES[reviewed.service];
  const rank = (status: number) => WORSE_AND_WORSE.indexOf(status);
  let worst: { status: number; outputs: Map<string, string> } | undefined;
  for (const { number, reviewed: change } of changes.slice(0, MOST_REVIEWED)) {
    await host.writeSummary(`# The ${noun} #${number}\n\n`);
    const outputs = new Map<string, string>();
    const { temporaryFolder } = host;
    const ofChange: Host = {
      ...host,
      setOutput: (name, value) => outputs.set(name, value),
      // Each has a report of its own, unless the user names the file.
      ...(temporaryFolder !== undefined && { temporaryFolder: join(temporaryFolder, `${number}`) }),
    };
    const status = await reviewOne(change, order, { ...frame, host: ofChange }).catch((error: unknown) =>
      endWith(error, ofChange),
    );
    if (worst === undefined || rank(status) > rank(worst.status)) worst = { status, outputs };
  }
  let { status, outputs } = worst ?? { status: EXIT_STATUS.incomplete, outputs: new Map() };
  const left = changes.slice(MOST_REVIEWED).map(({ number }) => `#${number}`);
  if (left.length > 0) {
    host.error(
      `${left.length} more open ${noun}s with this head were not reviewed (${left.join(', ')}): close those that nobody needs, or name one in the input change`,
    );
    if (status === EXIT_STATUS.success) {
      status = EXIT_STATUS.incomplete;
      outputs.set('conclusion', 'incomplete');
    }
  }
  for (const [name, value] of outputs) host.setOutput(name, value);
  return status;
}
