import { ConfigurationError, IncompleteError, ServiceError, SkippedError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import type { ProcessWorld } from '../host/process-world.ts';
import { proxySecrets } from '../host/route.ts';
import { type LenientInputs, SECRET_INPUTS, timeLimits } from '../inputs/table.ts';
import { CONFIGURATION_EXIT_STATUS, EXIT_STATUS } from '../report/run-result.ts';
import { oneLine } from '../text/lines.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { SHORTEST_SECRET } from '../text/secrets.ts';

export interface Frame {
  readonly host: Host;
  readonly world: ProcessWorld;
  /**
   * Fires when the process is told to end, and once the command has ended: no call keeps the process then.
   */
  readonly signal: AbortSignal;
}

/**
 * Runs a command: no secret is shown from here on, and what it throws is explained. Returns the exit status,
 * as the command gives it or as `endWith` does.
 */
export async function inFrame(
  host: Host,
  world: ProcessWorld,
  command: (frame: Frame) => Promise<number>,
): Promise<number> {
  const ended = new AbortController();
  for (const name of SECRET_INPUTS) {
    const secret = host.input(name) ?? '';
    // Not every runner hides each line of several.
    for (const one of new Set([secret, ...secret.split(/[\r\n]+/u)]))
      if (one.length >= SHORTEST_SECRET) host.mask(one);
  }
  for (const secret of proxySecrets(world.environment)) host.mask(secret);
  try {
    return await command({ host, world, signal: AbortSignal.any([world.stop, ended.signal]) });
  } catch (error) {
    return await endWith(error, host);
  } finally {
    ended.abort();
  }
}

/** How a command ends that had no result to tell. */
export async function endWith(error: unknown, host: Host): Promise<number> {
  host.endGroup();
  if (error instanceof SkippedError) {
    const sentence = `Skipped: ${error.message}.`;
    host.setOutput('conclusion', 'skipped');
    await host.writeSummary(`## Static analysis: skipped\n\n${sentence}\n`);
    host.info(sentence);
    return EXIT_STATUS.skipped;
  }
  const message = host.redact(error instanceof Error ? error.message : String(error));
  const isConfiguration = error instanceof ConfigurationError;
  host.error(isExpected(error) ? message : `Unexpected error: ${message}`);
  const heading = isConfiguration ? 'the configuration is wrong' : 'incomplete';
  try {
    await host.writeSummary(`## Static analysis: ${heading}\n\n${escapeMarkdown(oneLine(message))}\n`);
  } catch (cause) {
    host.error(`The summary could not be written: ${cause instanceof Error ? cause.message : cause}`);
  }
  return isConfiguration ? CONFIGURATION_EXIT_STATUS : EXIT_STATUS.incomplete;
}

/** Whether the message of an error says all that there is to say. */
export function isExpected(error: unknown): boolean {
  return (
    error instanceof ConfigurationError || error instanceof ServiceError || error instanceof IncompleteError
  );
}

/**
 * The limits of what begins now. `stopped` tells why nothing new may begin any more, or undefined; `over`
 * fires at the deadline, for what would not end by itself.
 */
export function limitsOf(inputs: Pick<LenientInputs, 'timeout'>, { world, signal }: Frame) {
  const limits = timeLimits(inputs, world.now());
  const stopped = (): string | undefined => {
    if (world.stop.aborted) return 'the run was stopped by a signal';
    return world.now() >= limits.deadline
      ? `the run took longer than ${inputs.timeout} s (input timeout)`
      : undefined;
  };
  return { ...limits, signal, stopped, over: AbortSignal.timeout(inputs.timeout * 1_000) };
}

/** A signal ends the wait, not the command: what comes after says what was not reached. */
export async function sleepUnlessStopped(
  milliseconds: number,
  world: Pick<ProcessWorld, 'sleep' | 'stop'>,
): Promise<void> {
  try {
    await world.sleep(milliseconds, world.stop);
  } catch (error) {
    if (!world.stop.aborted) throw error;
  }
}
