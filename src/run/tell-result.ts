import { dirname, join, resolve } from 'node:path';
import type { Host } from '../host/host.ts';
import type { ProcessWorld } from '../host/process-world.ts';
import { STANDARD_OUTPUT } from '../host/terminal.ts';
import type { Inputs } from '../inputs/read-inputs.ts';
import { escapesFolders } from '../log/find-logs.ts';
import { accountingLine, countResults, countThreads, toOutputs } from '../report/accounting.ts';
import { describeEnd } from '../report/check.ts';
import { toCodeQuality } from '../report/code-quality.ts';
import { renderFailing } from '../report/render-plan.ts';
import { toReport } from '../report/report-file.ts';
import { CONFIGURATION_EXIT_STATUS, EXIT_STATUS, type RunResult } from '../report/run-result.ts';
import { toSummary } from '../report/summary.ts';
import { annotate } from './annotate.ts';
import { serviceOf } from './connect.ts';

/** CI shows ten annotations of a kind a step. */
const WARNINGS_SHOWN = 10;

/** Says what a run came to, wherever the host can say it, and returns the exit status. */
export async function tellResult(
  result: RunResult,
  inputs: Inputs,
  host: Host,
  world: ProcessWorld,
): Promise<number> {
  host.endGroup();
  const reportPath = await writeReport(result, inputs, host, world);
  const hasCodeQuality = await writeCodeQuality(result, inputs, host, world);
  for (const [name, value] of Object.entries(toOutputs(result, reportPath))) host.setOutput(name, value);
  const warned = warn([...(result.completeness?.warnings ?? []), ...result.warnings], host);
  // The last error is that of the run itself.
  if (serviceOf(inputs.reviewed)?.annotates) annotate(result, { error: 1, warning: warned, notice: 0 }, host);
  await host.writeSummary(toSummary(result));
  const threads = countThreads(result.plan?.moves ?? [], result.outcomes, result.dryRun ? 'planned' : 'done');
  for (const { text, tone } of renderFailing(result)) host.info(text, tone);
  const results = result.findings === undefined ? undefined : countResults(result.accounts);
  host.info(accountingLine(results, threads));
  const ended = `${result.conclusion}: ${result.plan === undefined ? result.reasons.join('; ') : describeEnd(result)}`;
  const status = EXIT_STATUS[result.conclusion];
  if (status === 0) host.info(ended, 'good');
  else host.error(ended);
  const named = inputs['report-file'];
  if (named === STANDARD_OUTPUT)
    host.writeDocument([...toReport(result, (text) => host.redact(text))].join(''));
  const isWanted = named !== undefined && named !== STANDARD_OUTPUT;
  const isMissing = (reportPath === undefined && isWanted) || !hasCodeQuality;
  return isMissing && status === 0 ? CONFIGURATION_EXIT_STATUS : status;
}

/** The last one that is shown says how many are not. Returns how many are shown. */
function warn(warnings: readonly string[], host: Host): number {
  const shown = warnings.length > WARNINGS_SHOWN ? WARNINGS_SHOWN - 1 : warnings.length;
  for (const warning of warnings.slice(0, shown)) host.warning(warning);
  const rest = warnings.length - shown;
  if (rest > 0) host.warning(`and ${rest} more warnings; the report has them all`);
  return Math.min(warnings.length, WARNINGS_SHOWN);
}

async function writeReport(
  result: RunResult,
  inputs: Inputs,
  host: Host,
  world: ProcessWorld,
): Promise<string | undefined> {
  const named = inputs['report-file'];
  const folder = host.temporaryFolder;
  if (named === STANDARD_OUTPUT) return undefined;
  const path = named ?? (folder === undefined ? undefined : join(folder, 'sarif-review.json'));
  if (path === undefined) return undefined;
  const report = toReport(result, (text) => host.redact(text));
  return writeNamed('report-file', path, report, inputs, host, world);
}

/** Whether it was written, where it is wanted and there is something to write. */
async function writeCodeQuality(
  result: RunResult,
  inputs: Inputs,
  host: Host,
  world: ProcessWorld,
): Promise<boolean> {
  const path = inputs.codequality;
  if (path === undefined) return true;
  const report = toCodeQuality(result, (text) => host.redact(text));
  if (report === undefined) {
    host.info('No Code Quality report was written, since this run did not get to know what is present');
    return true;
  }
  return (await writeNamed('codequality', path, report, inputs, host, world)) !== undefined;
}

/** Returns the absolute path of the file, or undefined where it could not be written, which is told. */
async function writeNamed(
  input: 'report-file' | 'codequality',
  name: string,
  text: string | Iterable<string>,
  inputs: Inputs,
  host: Host,
  world: ProcessWorld,
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
