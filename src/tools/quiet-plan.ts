import type { Host } from '../host/host.ts';
import { STANDARD_OUTPUT } from '../host/terminal.ts';
import type { ReportDocument } from '../report/document.ts';
import { toReport } from '../report/report-file.ts';
import type { Frame } from '../run/frame.ts';
import { run } from '../run.ts';

/**
 * Makes a plan of which nothing is printed, and that writes no file: its document, and the JSON of its
 * report. Both are missing where it did not come to one; the errors say why.
 *
 * @throws what `run` throws
 */
export async function planQuietly(frame: Frame) {
  const silent = (): void => undefined;
  const errors: string[] = [];
  let document: ReportDocument | undefined;
  let json: string | undefined;
  const { annotate: _, code: __, ...host } = frame.host;
  const quiet: Host = {
    ...host,
    info: silent,
    group: silent,
    endGroup: silent,
    warning: silent,
    error: (line) => errors.push(line),
    writeDocument: silent,
    setOutput: silent,
    writeSummary: async () => undefined,
    input(name) {
      if (name === 'dry-run') return 'true';
      if (name === 'codequality') return undefined;
      // Without a name it would be written into the folder of the job.
      return name === 'report-file' ? STANDARD_OUTPUT : host.input(name);
    },
  };
  const status = await run(
    { ...frame, host: quiet },
    {
      shown: 'all',
      printJson(planned, redact) {
        document = planned;
        json = [...toReport(planned, redact)].join('');
        return [];
      },
    },
  );
  return { status, errors, document, json };
}
