import { ConfigurationError } from '../errors.ts';
import { chooseHost } from '../host/choose-host.ts';
import type { Host } from '../host/host.ts';
import { endOnCrash, processWorld } from '../host/process-world.ts';
import { inspectInputs } from '../inputs/read-inputs.ts';
import type { ReviewedByHead, ReviewedOnService, Surroundings } from '../inputs/reviewed.ts';
import type { InputName, LenientInputs, RawInputs } from '../inputs/table.ts';
import type { Shown } from '../report/document.ts';
import { EXIT_STATUS } from '../report/run-result.ts';
import { type Frame, inFrame } from '../run/frame.ts';
import { createRedactor } from '../text/secrets.ts';
import { withoutService } from './without-service.ts';

/** What a command line asks of a command. */
export interface CommandLine {
  readonly flags: RawInputs;
  /** Lines for people, or a JSON document with the lines on standard error. */
  readonly form: 'text' | 'json';
  /** What a plan names of findings without a thread. */
  readonly shown: Shown;
  /** Plan for what `HEAD` has beyond this revision, without a service. */
  readonly base?: string | undefined;
}

/** Runs a command of the command line in its frame, on the host that the variables tell. */
export function startCommand(
  { flags, form }: Pick<CommandLine, 'flags' | 'form'>,
  command: (frame: Frame) => Promise<number>,
): Promise<number> {
  const world = processWorld();
  const host = chooseHost(flags, form, world, createRedactor([]));
  endOnCrash(EXIT_STATUS.incomplete, (line) => host.error(line));
  return inFrame(host, world, command);
}

/**
 * The frame of a command that may be given the flag `--base`.
 *
 * @throws ConfigurationError as `withoutService` does
 */
export async function onBase(frame: Frame, flags: RawInputs, base: string | undefined): Promise<Frame> {
  if (base === undefined) return frame;
  return { ...frame, host: await withoutService(frame.host, flags, base, frame.world) };
}

/** What says that a run plans for two commits alone. */
const OF_PLANS: readonly InputName[] = ['dry-run', 'base-sha', 'head-sha'];

/** The input as a command takes it that is about changes on a service. */
export function givenOnService(host: Host, name: InputName): string | undefined {
  return OF_PLANS.includes(name) ? undefined : host.input(name);
}

/**
 * The inputs of a command that is about changes on a service.
 *
 * @param given an input, without those of plans
 * @throws ConfigurationError that names what is missing or wrong
 */
export function readOnService(
  given: (name: InputName) => string | undefined,
  surroundings: Surroundings,
): { readonly inputs: LenientInputs; readonly reviewed: ReviewedOnService | ReviewedByHead } {
  const { inputs, faults, missing, reviewed } = inspectInputs(given, surroundings);
  const wrong = [...missing, ...faults];
  if (wrong.length > 0 || reviewed === undefined || reviewed.kind === 'commits')
    throw new ConfigurationError(wrong.join('. '));
  return { inputs, reviewed };
}
