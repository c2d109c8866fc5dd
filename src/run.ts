import { join, resolve } from 'node:path';
import { ConfigurationError } from './errors.ts';
import { createGit } from './git/git.ts';
import type { Host } from './host/host.ts';
import type { ProcessWorld } from './host/process-world.ts';
import { plansAlone, readInputs } from './inputs/read-inputs.ts';
import { type Inputs, SECRET_INPUTS } from './inputs/schema.ts';
import { accountingLine, countResults, countThreads } from './report/accounting.ts';
import { checkDescription, checkName } from './report/check.ts';
import { CONFIGURATION_EXIT_STATUS, EXIT_STATUS } from './report/conclusion.ts';
import { toOutputs } from './report/outputs.ts';
import { toReport } from './report/report-file.ts';
import type { RunResult } from './report/run-result.ts';
import { toSummary } from './report/summary.ts';
import { review } from './review.ts';
import { parseBaseUrl } from './service/base-url.ts';
import { parseEndpointOverrides } from './service/endpoints.ts';
import type { ReviewService } from './service/port.ts';
import { createReviewService } from './service/rest.ts';
import { escapeMarkdown } from './text/markdown.ts';
import { oneLine } from './text/one-line.ts';
import { VERSION } from './version.ts';

/** GitHub shows ten annotations of a kind a step. */
const WARNINGS_SHOWN = 10;

/**
 * Runs on any host, from its inputs to the exit status: 0 success, superseded or skipped, 1 the gate failed, 2 the configuration is
 * wrong, 3 the run is incomplete.
 */
export async function run(host: Host, world: ProcessWorld): Promise<number> {
  for (const name of SECRET_INPUTS) {
    const secret = host.input(name);
    if (secret !== undefined) host.mask(secret);
  }
  try {
    if (host.withoutSecrets !== undefined && host.input('client-secret') === undefined) {
      return await skip(host, host.withoutSecrets);
    }
    const inputs = readInputs((name) => host.input(name));
    const result = await runWith(inputs, host, world);
    return await conclude(result, inputs, host, world);
  } catch (error) {
    return explain(error, host);
  }
}

/** Ends that came before there was a result, or while it was being told. */
async function explain(error: unknown, host: Host): Promise<number> {
  const message = error instanceof Error ? error.message : String(error);
  const isConfiguration = error instanceof ConfigurationError;
  host.error(isConfiguration ? message : `Unexpected error: ${message}`);
  const heading = isConfiguration ? 'the configuration is wrong' : 'incomplete';
  try {
    await host.writeSummary(`## Static analysis: ${heading}\n\n${escapeMarkdown(oneLine(message))}\n`);
  } catch (cause) {
    host.error(`The summary could not be written: ${cause instanceof Error ? cause.message : cause}`);
  }
  return isConfiguration ? CONFIGURATION_EXIT_STATUS : EXIT_STATUS.incomplete;
}

async function runWith(inputs: Inputs, host: Host, world: ProcessWorld): Promise<RunResult> {
  const deadline = world.now() + inputs.timeout * 1_000;
  const service = plansAlone(inputs) ? undefined : connect(inputs, deadline, host, world);
  return review(inputs, {
    git: createGit(resolve(world.directory, inputs['working-directory']), world.environment),
    directory: world.directory,
    workspaces: host.workspaces,
    checkName: checkName({
      checkName: inputs['check-name'],
      category: inputs.category,
      jobName: host.jobName,
    }),
    now: world.now,
    random: world.random,
    nonce: world.nonce,
    sleep: (milliseconds) => sleepUnlessStopped(milliseconds, world),
    stopped() {
      if (world.stop.aborted) return 'the run was stopped by a signal';
      return world.now() >= deadline
        ? `the run took longer than ${inputs.timeout} s (input timeout)`
        : undefined;
    },
    progress: (line) => host.info(line),
    ...(service === undefined ? {} : { service }),
    ...(host.runUrl === undefined ? {} : { runUrl: host.runUrl }),
  });
}

/** A signal ends the wait, not the run: what comes after says what was not reached. */
async function sleepUnlessStopped(milliseconds: number, world: ProcessWorld): Promise<void> {
  try {
    await world.sleep(milliseconds, world.stop);
  } catch (error) {
    if (!world.stop.aborted) throw error;
  }
}

function connect(inputs: Inputs, deadline: number, host: Host, world: ProcessWorld): ReviewService {
  const { 'deployment-number': deploymentNumber = 0, 'client-id': clientId = '' } = inputs;
  return createReviewService({
    baseUrl: parseBaseUrl(inputs['base-url'] ?? ''),
    clientId,
    clientSecret: inputs['client-secret'] ?? '',
    deploymentNumber,
    endpoints: parseEndpointOverrides(inputs.endpoints),
    readyTimeoutMs: inputs['ready-timeout'] * 1_000,
    deadline,
    userAgent: `sarif-review/${VERSION}`,
    world,
    progress: (line) => host.info(line),
    signal: world.stop,
    onSecret: (secret) => host.mask(secret),
  });
}

async function conclude(result: RunResult, inputs: Inputs, host: Host, world: ProcessWorld): Promise<number> {
  const reportPath = await writeReport(result, inputs, host, world);
  for (const [name, value] of Object.entries(toOutputs(result, reportPath))) host.setOutput(name, value);
  await host.writeSummary(toSummary(result));
  warn([...(result.completeness?.warnings ?? []), ...result.warnings], host);
  const threads = countThreads(result.plan?.moves ?? [], result.outcomes, result.dryRun ? 'planned' : 'done');
  host.info(accountingLine(countResults(result.accounts), threads));
  const ended = `${result.conclusion}: ${result.plan === undefined ? result.reasons.join('; ') : checkDescription(result)}`;
  const status = EXIT_STATUS[result.conclusion];
  if (status === 0) host.info(ended);
  else host.error(ended);
  return reportPath === undefined && inputs['report-file'] !== undefined && status === 0
    ? CONFIGURATION_EXIT_STATUS
    : status;
}

function warn(warnings: readonly string[], host: Host): void {
  for (const warning of warnings.slice(0, WARNINGS_SHOWN)) host.warning(warning);
  const rest = warnings.length - WARNINGS_SHOWN;
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
  if (path === undefined) return undefined;
  try {
    await world.writeFile(path, toReport(result));
    return path;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    host.error(
      `Input report-file: the report could not be written to ${path} (${reason}); name a file that can be written`,
    );
    return undefined;
  }
}

async function skip(host: Host, reason: string): Promise<number> {
  const sentence = `Skipped: ${reason}. Run the review from a workflow that has them, for example one that is triggered by workflow_run.`;
  host.setOutput('conclusion', 'skipped');
  await host.writeSummary(`## Static analysis: skipped\n\n${sentence}\n`);
  host.info(sentence);
  return EXIT_STATUS.skipped;
}
