import { ConfigurationError, MayNotWriteError } from './errors.ts';
import type { Host, WithoutSecrets } from './host/host.ts';
import type { ProcessWorld } from './host/process-world.ts';
import { proxySecrets } from './host/proxy-secrets.ts';
import { type HostFacts, type InputSource, type Inputs, readInputs } from './inputs/read-inputs.ts';
import type { ReviewedCommits, ReviewedOnService } from './inputs/reviewed.ts';
import { SECRET_INPUTS } from './inputs/table.ts';
import { timeLimits } from './inputs/time-limits.ts';
import { describeUnreadVariables } from './inputs/variables.ts';
import { CONFIGURATION_EXIT_STATUS, EXIT_STATUS } from './report/run-result.ts';
import { connect, describeReviewed } from './run/connect.ts';
import type { OutputOptions } from './run/report-result.ts';
import { chooseRunKind, describeNameClash, findMissingRights } from './run/run-kind.ts';
import { oneLine } from './text/lines.ts';

/** How long a run for a queue may take, which has one thing to say. */
const QUEUE_PATIENCE_MS = 120_000;

/**
 * Runs on any host, from its inputs to the exit status: 0 success, superseded or skipped, 1 the gate failed,
 * 2 the configuration is wrong, 3 the run is incomplete.
 */
export async function run(
  host: Host,
  world: ProcessWorld,
  asked: OutputOptions = { shown: 'selected' },
): Promise<number> {
  const ended = new AbortController();
  for (const name of SECRET_INPUTS) {
    const secret = host.input(name);
    if (secret !== undefined) host.mask(secret);
  }
  for (const secret of proxySecrets(world.environment)) host.mask(secret);
  const unread = describeUnreadVariables(world.environment);
  if (unread !== undefined) host.warning(unread);
  try {
    const { change, secretHint, onLaptop } = host;
    const facts = { change, secretHint, onLaptop, ci: await host.ci?.() };
    const source: InputSource = (name) => host.input(name);
    const ahead = await chooseRunKind(host, source, facts);
    if (ahead.kind === 'skip') return await skip(host, ahead.why);
    const signal = AbortSignal.any([world.stop, ended.signal]);
    if (ahead.kind === 'queue') {
      const { passQueue } = await import('./run/pass-queue.ts');
      const limits = { readyTimeoutMs: 0, deadline: world.now() + QUEUE_PATIENCE_MS, signal };
      return await passQueue(ahead, source, limits, host, world);
    }
    const inputs = readInputs(source, facts);
    const clash = describeNameClash(inputs, host.jobName);
    if (clash !== undefined) host.warning(clash);
    const order: Order = { inputs, signal, source, facts, host, world, asked };
    const { reviewed } = inputs;
    if (reviewed.kind !== 'by-head') return await reviewOne(reviewed, order);
    const { findByHead, reviewEach } = await import('./run/changes-of-head.ts');
    const found = await findByHead(reviewed, limitsOf(order), host, world);
    if (found.kind === 'nothing') return await skip(host, found.why);
    return await reviewEach(found, host, async (change, ofChange) => {
      try {
        return await reviewOne(change, { ...order, host: ofChange });
      } catch (error) {
        return await end(error, ofChange);
      }
    });
  } catch (error) {
    return await end(error, host);
  } finally {
    // A run that ends early leaves no call behind that would keep the process waiting.
    ended.abort();
  }
}

/** A run of which the inputs are good. */
interface Order {
  readonly inputs: Inputs;
  readonly signal: AbortSignal;
  readonly source: InputSource;
  readonly facts: HostFacts;
  readonly host: Host;
  readonly world: ProcessWorld;
  readonly asked: OutputOptions;
}

/** The time begins when they are made. */
function limitsOf({ inputs, signal, world }: Order) {
  return { ...timeLimits(inputs, world.now()), signal, begin: 'at-once' } as const;
}

/** One change, or two commits alone. */
async function reviewOne(reviewed: ReviewedOnService | ReviewedCommits, order: Order): Promise<number> {
  const { inputs, source, facts, host, world, asked } = order;
  const limits = limitsOf(order);
  const connected =
    reviewed.kind === 'commits'
      ? reviewed
      : { ...reviewed, service: await connect(reviewed, limits, host, world) };
  // The rest of the program, most of it, is loaded while the first request is on its way. What is imported at
  // the top of a file on the way to here delays that request: no library is among it, and a test says so.
  await world.turn();
  // By now all is masked that the first request is made of.
  host.info(describeReviewed(reviewed, world));
  const why = await findMissingRights(host, source, facts);
  const { runReview } = await import('./run/run-review.ts');
  const { tryToWrite } = await import('./run/service-wrappers.ts');
  const trying =
    why === undefined || connected.kind === 'commits'
      ? connected
      : { ...connected, service: tryToWrite(connected.service, why) };
  return await runReview({
    inputs,
    deadline: limits.deadline,
    connected: trying,
    secretsOfCi: why === undefined ? 'given' : 'withheld',
    host,
    world,
    ...asked,
  });
}

async function end(error: unknown, host: Host): Promise<number> {
  if (!(error instanceof MayNotWriteError)) return explain(error, host);
  host.endGroup();
  return skip(host, error);
}

/** Ends that came before there was a result, or while it was being told. */
async function explain(error: unknown, host: Host): Promise<number> {
  const message = host.redact(error instanceof Error ? error.message : String(error));
  const isConfiguration = error instanceof ConfigurationError;
  host.endGroup();
  host.error(isConfiguration ? message : `Unexpected error: ${message}`);
  const heading = isConfiguration ? 'the configuration is wrong' : 'incomplete';
  try {
    const { escapeMarkdown } = await import('./text/markdown.ts');
    await host.writeSummary(`## Static analysis: ${heading}\n\n${escapeMarkdown(oneLine(message))}\n`);
  } catch (cause) {
    host.error(`The summary could not be written: ${cause instanceof Error ? cause.message : cause}`);
  }
  return isConfiguration ? CONFIGURATION_EXIT_STATUS : EXIT_STATUS.incomplete;
}

async function skip(host: Host, { reason, remedy }: WithoutSecrets): Promise<number> {
  const sentence = `Skipped: ${reason}; ${remedy}.`;
  host.setOutput('conclusion', 'skipped');
  await host.writeSummary(`## Static analysis: skipped\n\n${sentence}\n`);
  host.info(sentence);
  return EXIT_STATUS.skipped;
}
