import { dirname, join, resolve } from 'node:path';
import { type Level, scopeName } from '../finding/finding.ts';
import type { Host } from '../host/host.ts';
import type { ProcessWorld } from '../host/process-world.ts';
import { STANDARD_OUTPUT } from '../host/terminal.ts';
import type { Inputs } from '../inputs/read-inputs.ts';
import { escapesFolders } from '../logs/find-logs.ts';
import { toOutputs } from '../report/accounting.ts';
import { toCodeQuality } from '../report/code-quality.ts';
import { type ReportDocument, type Shown, toDocument } from '../report/document.ts';
import { renderFailing } from '../report/render-plan.ts';
import { toReport } from '../report/report-file.ts';
import {
  CONFIGURATION_EXIT_STATUS,
  EXIT_STATUS,
  type ResultOutcome,
  type RunResult,
} from '../report/run-result.ts';
import { toSarifReport } from '../report/sarif-report.ts';
import { toSummary } from '../report/summary.ts';
import { SERVICES } from '../services/index.ts';
import type { Frame } from './frame.ts';

type PrintJson = (document: ReportDocument, redact: (text: string) => string) => Iterable<string>;

export interface OutputOptions {
  readonly shown: Shown;
  readonly code?: 'shown';
  readonly printJson?: PrintJson;
}

interface ReportOrder extends Pick<OutputOptions, 'printJson'> {
  readonly inputs: Inputs;
  readonly frame: Pick<Frame, 'host' | 'world'>;
}

/** CI shows ten annotations of a level a step. */
const WARNINGS_SHOWN = 10;

/** Says what a run came to, wherever the host can say it, and returns the exit status. */
export async function reportResult(result: RunResult, order: ReportOrder): Promise<number> {
  const { inputs, printJson } = order;
  const { host } = order.frame;
  const document = toDocument(result);
  host.endGroup();
  const reportPath = await writeReport(document, order);
  const hasCodeQuality = await writeCodeQuality(document, order);
  for (const [name, value] of Object.entries(toOutputs(document, reportPath))) host.setOutput(name, value);
  const warned = warn(document.warnings, host);
  const { reviewed } = inputs;
  const kind = reviewed.kind === 'by-head' ? reviewed.service : reviewed.kind;
  if (kind !== 'commits' && SERVICES[kind].annotates) annotate(document, warned, host);
  await host.writeSummary(toSummary(document));
  for (const { text, tone } of renderFailing(document)) host.info(text, tone);
  host.info(document.accounting);
  const status = EXIT_STATUS[document.conclusion];
  if (status === 0) host.info(document.end, 'good');
  else host.error(document.end, 'conclusion');
  const named = inputs['report-file'];
  if (named === STANDARD_OUTPUT) writeDocument(toReport, document, host);
  const isWanted = named !== undefined && named !== STANDARD_OUTPUT;
  const isMissing = (reportPath === undefined && isWanted) || !hasCodeQuality;
  if (printJson !== undefined) writeDocument(printJson, document, host);
  return isMissing && status === 0 ? CONFIGURATION_EXIT_STATUS : status;
}

function writeDocument(print: PrintJson, document: ReportDocument, host: Host): void {
  host.writeDocument([...print(document, (text) => host.redact(text))].join(''));
}

/** The last one that is shown says how many are not. Returns how many are shown. */
function warn(warnings: readonly string[], host: Host): number {
  const shown = warnings.length > WARNINGS_SHOWN ? WARNINGS_SHOWN - 1 : warnings.length;
  for (const warning of warnings.slice(0, shown)) host.warning(warning);
  const rest = warnings.length - shown;
  if (rest > 0) host.warning(`and ${rest} more warnings; the report has them all`);
  return Math.min(warnings.length, WARNINGS_SHOWN);
}

async function writeReport(document: ReportDocument, order: ReportOrder): Promise<string | undefined> {
  const { inputs, frame } = order;
  const { host } = frame;
  const named = inputs['report-file'];
  const folder = host.temporaryFolder;
  if (named === STANDARD_OUTPUT) return undefined;
  const path = named ?? (folder === undefined ? undefined : join(folder, 'sarif-review.json'));
  if (path === undefined) return undefined;
  const redact = (text: string): string => host.redact(text);
  const report = isPage(path)
    ? (await import('../report/page/report-page.ts')).toReportPage(document, redact)
    : /\.sarif$/iu.test(path)
      ? toSarifReport(document, redact)
      : toReport(document, redact);
  return writeNamed('report-file', path, report, order);
}

/** Whether a report of this name is the page for people, and no JSON. */
export function isPage(name: string | undefined): boolean {
  return /\.html?$/iu.test(name ?? '');
}

/** Whether it was written, where it is wanted and there is something to write. */
async function writeCodeQuality(document: ReportDocument, order: ReportOrder): Promise<boolean> {
  const { inputs, frame } = order;
  const { host } = frame;
  const path = inputs.codequality;
  if (path === undefined) return true;
  const report = toCodeQuality(document, (text) => host.redact(text));
  if (report === undefined) {
    host.info('No Code Quality report was written, since this run did not get to know what is present');
    return true;
  }
  return (await writeNamed('codequality', path, report, order)) !== undefined;
}

/** Returns the absolute path of the file, or undefined where it could not be written, which is told. */
async function writeNamed(
  input: 'report-file' | 'codequality',
  name: string,
  text: string | Iterable<string>,
  { inputs, frame: { host, world } }: ReportOrder,
): Promise<string | undefined> {
  const path = resolve(world.directory, name);
  try {
    if (await escapesFolders(dirname(path), foldersOf(inputs, host, world))) {
      throw new Error("a link on the way leads out of this job's folders");
    }
    await world.writeFile(path, text);
    return path;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    host.error(
      `Input ${input}: the report could not be written to ${path} (${reason}); name a file that can be written`,
    );
    return undefined;
  }
}

function foldersOf(inputs: Inputs, host: Host, { directory }: ProcessWorld): readonly string[] {
  const { workspaces, temporaryFolder } = host;
  const own = [directory, resolve(directory, inputs['working-directory']), ...workspaces];
  return temporaryFolder === undefined ? own : [...own, temporaryFolder];
}

/**
 * Annotates the findings that have no thread, worst first, as many as a step shows of each level.
 *
 * @param warned how many warnings there are already; the last error is that of the run itself
 */
export function annotate(
  { unseen }: Pick<ReportDocument, 'unseen'>,
  warned: number,
  host: Pick<Host, 'annotate'>,
): void {
  const counts = { error: 1, warning: warned, notice: 0 };
  for (const annotation of unseen.map(toAnnotation)) {
    counts[annotation.level] += 1;
    if (counts[annotation.level] <= WARNINGS_SHOWN) host.annotate?.(annotation);
  }
}

type Annotation = Parameters<NonNullable<Host['annotate']>>[0];

const LEVELS: Readonly<Record<Level, Annotation['level']>> = {
  error: 'error',
  warning: 'warning',
  note: 'notice',
  none: 'notice',
};

function toAnnotation({ result }: ResultOutcome): Annotation {
  const { place, rule, scope, level, message } = result;
  const path = place.kind === 'nowhere' ? {} : { path: place.path };
  const lines = 'startLine' in place ? { startLine: place.startLine, endLine: place.endLine } : {};
  return { level: LEVELS[level], title: `${rule.id} (${scopeName(scope)})`, message, ...path, ...lines };
}
