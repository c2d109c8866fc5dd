import { dirname, join, resolve } from 'node:path';
import type { Host } from '../host/host.ts';
import type { ProcessWorld } from '../host/process-world.ts';
import { STANDARD_OUTPUT } from '../host/terminal.ts';
import type { Inputs } from '../inputs/read-inputs.ts';
import { leadsOut } from '../log/leads-out.ts';
import { accountingLine, countResults, countThreads } from '../report/accounting.ts';
import { describeEnd } from '../report/check.ts';
import { CONFIGURATION_EXIT_STATUS, EXIT_STATUS } from '../report/conclusion.ts';
import { toOutputs } from '../report/outputs.ts';
import { renderFailing } from '../report/render-failing.ts';
import { toReport } from '../report/report-file.ts';
import type { RunResult } from '../report/run-result.ts';
import { toSummary } from '../report/summary.ts';

/** GitHub shows ten annotations of a kind a step. */
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
  for (const [name, value] of Object.entries(toOutputs(result, reportPath))) host.setOutput(name, value);
  warn([...(result.completeness?.warnings ?? []), ...result.warnings], host);
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
  return reportPath === undefined && named !== undefined && named !== STANDARD_OUTPUT && status === 0
    ? CONFIGURATION_EXIT_STATUS
    : status;
}

/** The last one that is shown says how many are not. */
function warn(warnings: readonly string[], host: Host): void {
  const shown = warnings.length > WARNINGS_SHOWN ? WARNINGS_SHOWN - 1 : warnings.length;
  for (const warning of warnings.slice(0, shown)) host.warning(warning);
  const rest = warnings.length - shown;
  if (rest > 0) host.warning(`and ${rest} more warnings; the report has them all`);
}

async function writeReport(
  result: RunResult,
  inputs: Inputs,
  host: Host,
  world: ProcessWorld,
): Promise<string | undefined> {
  const named = inputs['report-file'];
  const folder = host.temporaryFolder;
  const path =
    named !== undefined
      ? resolve(world.directory, named)
      : folder === undefined
        ? undefined
        : join(folder, 'sarif-review.json');
  if (path === undefined || named === STANDARD_OUTPUT) return undefined;
  try {
    if (await leadsOut(dirname(path), foldersOf(inputs, host, world))) {
      throw new Error("a link on the way leads out of this job's folders");
    }
    await world.writeFile(
      path,
      toReport(result, (text) => host.redact(text)),
    );
    return path;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    host.error(
      `Input report-file: the report could not be written to ${path} (${reason}); name a file that can be written`,
    );
    return undefined;
  }
}

function foldersOf(inputs: Inputs, host: Host, { directory }: ProcessWorld): readonly string[] {
  const { workspaces, temporaryFolder } = host;
  const own = [directory, resolve(directory, inputs['working-directory']), ...workspaces];
  return temporaryFolder === undefined ? own : [...own, temporaryFolder];
}
