import { SkippedError } from './errors.ts';
import type { InputSource, Inputs } from './inputs/read-inputs.ts';
import { readInputs } from './inputs/read-inputs.ts';
import type { ReviewedCommits, ReviewedOnService } from './inputs/reviewed.ts';
import { describeUnreadVariables } from './inputs/table.ts';
import { connect, describeReviewed } from './run/connect.ts';
import { endWith, type Frame, factsOf, limitsOf } from './run/frame.ts';
import type { OutputOptions } from './run/report-result.ts';
import { chooseRunKind, describeNameClash, findMissingRights } from './run/run-kind.ts';

/** How long a run for a queue may take, which has one thing to say. */
const QUEUE_PATIENCE_MS = 120_000;

/**
 * Runs on any host, from its inputs to the exit status: 0 success, superseded or skipped, 1 the gate failed,
 * 2 the configuration is wrong, 3 the run is incomplete. Throws what `endWith` explains.
 */
export async function run(frame: Frame, asked: OutputOptions = { shown: 'selected' }): Promise<number> {
  const { host, world, signal } = frame;
  for (const unread of [host.describeUnreadInputs?.(), describeUnreadVariables(world.environment)])
    if (unread !== undefined) host.warning(unread);
  const facts = await factsOf(host);
  const source: InputSource = (name) => host.input(name);
  const ahead = await chooseRunKind(host, source, facts);
  if (ahead.kind === 'skip') throw new SkippedError(ahead.why);
  if (ahead.kind === 'queue') {
    const { passQueue } = await import('./run/pass-queue.ts');
    const limits = { readyTimeoutMs: 0, deadline: world.now() + QUEUE_PATIENCE_MS, signal };
    return passQueue(ahead, source, limits, frame);
  }
  const inputs = readInputs(source, facts);
  const clash = describeNameClash(inputs, host.jobName);
  if (clash !== undefined) host.warning(clash);
  const order: Order = { inputs, facts, asked };
  const { reviewed } = inputs;
  if (reviewed.kind !== 'by-head') return reviewOne(reviewed, order, frame);
  const { findByHead, reviewEach } = await import('./run/connect.ts');
  const found = await findByHead(reviewed, limitsOf(inputs, frame), frame);
  return reviewEach(found, host, async (change, ofChange) => {
    try {
      return await reviewOne(change, order, { ...frame, host: ofChange });
    } catch (error) {
      return endWith(error, ofChange);
    }
  });
}

/** A run of which the inputs are good. */
interface Order {
  readonly inputs: Inputs;
  readonly facts: Awaited<ReturnType<typeof factsOf>>;
  readonly asked: OutputOptions;
}

/** One change, or two commits alone. */
async function reviewOne(
  reviewed: ReviewedOnService | ReviewedCommits,
  { inputs, facts, asked }: Order,
  frame: Frame,
): Promise<number> {
  const { host, world } = frame;
  const limits = limitsOf(inputs, frame);
  const connected =
    reviewed.kind === 'commits' ? reviewed : { ...reviewed, service: await connect(reviewed, limits, frame) };
  // The rest of the program, most of it, is loaded while the first request is on its way. What is imported at
  // the top of a file on the way to here delays that request: no library is among it, and a test says so.
  await world.turn();
  // By now all is masked that the first request is made of.
  host.info(describeReviewed(reviewed, world));
  const why = await findMissingRights(host, (name) => host.input(name), facts);
  const { runReview } = await import('./run/run-review.ts');
  const { tryWithoutRights } = await import('./run/service-wrappers.ts');
  const trying =
    why === undefined || connected.kind === 'commits'
      ? connected
      : { ...connected, service: tryWithoutRights(connected.service, why) };
  return runReview({
    inputs,
    connected: trying,
    secretsOfCi: why === undefined ? 'given' : 'withheld',
    stopped: limits.stopped,
    over: limits.over,
    frame,
    ...asked,
  });
}
