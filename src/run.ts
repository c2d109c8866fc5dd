import { resolve } from 'node:path';
import { connect } from './connect.ts';
import { countWrites } from './count-writes.ts';
import { ConfigurationError } from './errors.ts';
import { createGit } from './git/git.ts';
import type { Host, WithoutSecrets } from './host/host.ts';
import type { ProcessWorld } from './host/process-world.ts';
import { proxySecrets } from './host/proxy-secrets.ts';
import { plansAlone, readInputs } from './inputs/read-inputs.ts';
import { type Inputs, SECRET_INPUTS } from './inputs/schema.ts';
import { toKeyring } from './inputs/to-keyring.ts';
import { checkName } from './report/check.ts';
import { CONFIGURATION_EXIT_STATUS, EXIT_STATUS } from './report/conclusion.ts';
import type { RunResult } from './report/run-result.ts';
import { review } from './review.ts';
import { RunLog } from './run-log.ts';
import { tellResult } from './tell-result.ts';
import { escapeMarkdown } from './text/markdown.ts';
import { oneLine } from './text/one-line.ts';

/** How a derived key would look in a text. */
const KEY_ENCODINGS = ['hex', 'base64'] as const;

/**
 * Runs on any host, from its inputs to the exit status: 0 success, superseded or skipped, 1 the gate failed, 2 the configuration is
 * wrong, 3 the run is incomplete. `toDocument` makes the JSON that a command was asked for.
 */
export async function run(
  host: Host,
  world: ProcessWorld,
  toDocument?: (result: RunResult, redact: (text: string) => string) => string,
): Promise<number> {
  for (const name of SECRET_INPUTS) {
    const secret = host.input(name);
    if (secret !== undefined) host.mask(secret);
  }
  for (const secret of proxySecrets(world.environment)) host.mask(secret);
  try {
    if (host.withoutSecrets !== undefined && isMissing(host.input('client-secret'))) {
      return await skip(host, host.withoutSecrets);
    }
    const inputs = readInputs((name) => host.input(name), host);
    for (const key of toKeyring(inputs).flatMap(({ signing, text }) => [signing, text])) {
      for (const encoding of KEY_ENCODINGS) host.mask(key.toString(encoding));
    }
    const result = await runWith(inputs, host, world);
    const status = await tellResult(result, inputs, host, world);
    if (toDocument !== undefined) host.writeDocument(toDocument(result, (text) => host.redact(text)));
    return status;
  } catch (error) {
    return explain(error, host);
  }
}

/** Ends that came before there was a result, or while it was being told. */
async function explain(error: unknown, host: Host): Promise<number> {
  const message = host.redact(error instanceof Error ? error.message : String(error));
  const isConfiguration = error instanceof ConfigurationError;
  host.endGroup();
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
  const log = new RunLog(inputs, host);
  const service = plansAlone(inputs)
    ? undefined
    : countWrites(connect(inputs, deadline, host, world), () => log.changed());
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
    redact: (text) => host.redact(text),
    progress: (line) => host.info(line),
    begin: (phase) => log.begin(phase),
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

/** A variable that is made from a secret is empty where there is none. */
function isMissing(secret: string | undefined): boolean {
  return secret === undefined || secret.trim() === '';
}

async function skip(host: Host, { reason, remedy }: WithoutSecrets): Promise<number> {
  const sentence = `Skipped: ${reason}; ${remedy}.`;
  host.setOutput('conclusion', 'skipped');
  await host.writeSummary(`## Static analysis: skipped\n\n${sentence}\n`);
  host.info(sentence);
  return EXIT_STATUS.skipped;
}
