import { ConfigurationError } from '../errors.ts';
import { STANDARD_OUTPUT } from '../host/terminal.ts';
import { toPlanDocument, toReport } from '../report/report-file.ts';
import type { OutputOptions } from '../run/report-result.ts';
import { run } from '../run.ts';
import { type CommandLine, onBase, startCommand } from './frame.ts';

/** Runs the command `run` or `plan`, and returns the exit status. */
export function startRun(
  command: 'run' | 'plan',
  { flags, form, shown, base }: CommandLine,
): Promise<number> {
  const asked = command === 'plan' ? { ...flags, 'dry-run': 'true' } : flags;
  return startCommand({ flags: asked, form }, async (frame) => {
    if (form === 'json' && frame.host.input('report-file') === STANDARD_OUTPUT)
      throw new ConfigurationError(
        'Flag --json and report-file - both print a document: leave out one of them',
      );
    const based = await onBase(frame, flags, base);
    const options: OutputOptions = { shown, ...(command === 'plan' && { code: 'shown' }) };
    if (form === 'text') return run(based, options);
    const printJson: NonNullable<OutputOptions['printJson']> =
      command === 'plan' ? (document, redact) => toPlanDocument(document, redact, shown) : toReport;
    return run(based, { ...options, printJson });
  });
}
