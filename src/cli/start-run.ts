import { chooseHost, type OutputForm } from '../host/choose-host.ts';
import { endOnCrash, processWorld } from '../host/process-world.ts';
import { type Flags, STANDARD_OUTPUT } from '../host/terminal.ts';
import type { Shown } from '../report/document.ts';
import { CONFIGURATION_EXIT_STATUS, EXIT_STATUS } from '../report/run-result.ts';
import type { OutputOptions } from '../run/report-result.ts';
import { chooseBase } from '../run/without-service.ts';
import { run } from '../run.ts';
import { createRedactor } from '../text/secrets.ts';

/** What a command line asks of a command. */
export interface CommandLine {
  readonly flags: Flags;
  readonly form: OutputForm;
  /** What a plan names of findings without a thread. */
  readonly shown: Shown;
  /** Plan for what `HEAD` has beyond this revision, without a service. */
  readonly base?: string | undefined;
  /** The log says where the time went. */
  readonly timings: boolean;
  /** The doctor tries the service out, and that was agreed to. */
  readonly probe?: { readonly agreed: boolean };
}

/** Runs the command `run` or `plan`, and returns the exit status. */
export async function startRun(
  command: 'run' | 'plan',
  { flags, form, shown, base, timings }: CommandLine,
): Promise<number> {
  const world = processWorld();
  const streams = { out: process.stdout, err: process.stderr };
  const asked: Flags = command === 'plan' ? { ...flags, 'dry-run': 'true' } : flags;
  const chosen = chooseHost(asked, form, world, createRedactor([]), streams);
  endOnCrash(EXIT_STATUS.incomplete, (line) => chosen.error(line));
  if (form === 'json' && chosen.input('report-file') === STANDARD_OUTPUT) {
    chosen.error('Flag --json and report-file - both print a document: leave out one of them');
    return CONFIGURATION_EXIT_STATUS;
  }
  const host = await chooseBase(chosen, flags, base, world);
  if (host === undefined) return CONFIGURATION_EXIT_STATUS;
  const options: OutputOptions = { shown, timings, ...(command === 'plan' && { code: 'shown' }) };
  if (form === 'text') return run(host, world, options);
  const { toPlanDocument, toReport } = await import('../report/report-file.ts');
  const printJson: NonNullable<OutputOptions['printJson']> =
    command === 'plan' ? (document, redact) => toPlanDocument(document, redact, shown) : toReport;
  return run(host, world, { ...options, printJson });
}
