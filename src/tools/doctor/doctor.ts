import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { NO_CONFIGURATION } from '../../configuration/configuration.ts';
import { ConfigurationError, SkippedError } from '../../errors.ts';
import type { Git } from '../../git/git.ts';
import { openGit } from '../../git/open-git.ts';
import type { OutputForm } from '../../host/choose-host.ts';
import { inspectInputs } from '../../inputs/read-inputs.ts';
import { REVIEW_SERVICES } from '../../inputs/review-services.ts';
import { type ReviewedByHead, type ReviewedOnService, toKeyring } from '../../inputs/reviewed.ts';
import { CONFIGURATION_EXIT_STATUS } from '../../report/run-result.ts';
import { connect, findNumber } from '../../run/connect.ts';
import type { Frame } from '../../run/frame.ts';
import type { Capabilities, ReviewService } from '../../services/port.ts';
import { type CommandLine, onBase, startCommand } from '../frame.ts';
import { planQuietly } from '../quiet-plan.ts';
import { checkLogs } from './check-logs.ts';
import { checkConfiguration, checkEntries, checkGit, checkInputs, checkNetwork } from './check-machine.ts';
import { checkChange, checkListing, checkSettings, untried } from './check-service.ts';
import { type Diagnosis, failed, notChecked, renderDiagnosis, warn } from './diagnosis.ts';
import { type Ask, probeService } from './probe.ts';

/** The whole examination may take so long; a service that cannot be reached is tried for less than it. */
const PATIENCE_MS = 20_000;
const OF_SERVICE = ['credentials', 'change', 'diff', 'listing'] as const;

/**
 * Examines everything that a run needs, each check when it is asked for. Where nothing is in the way of a
 * plan, it makes one, since that alone knows what a run would be incomplete for. Writes nothing, unless a
 * probe was asked for.
 */
async function* examine(frame: Frame, ask: Ask | undefined): AsyncGenerator<Diagnosis> {
  let isReady = true;
  for await (const diagnosis of examineParts(frame, ask)) {
    const { check, state } = diagnosis;
    const isOfChange = check === 'change' || check === 'diff';
    if (state === 'fail' || (isOfChange && state === 'warn')) isReady = false;
    yield diagnosis;
  }
  if (ask !== undefined) return;
  if (isReady) yield* await checkPlan(frame);
  else yield notChecked('plan', 'that the checks above are good');
}

async function* examineParts(frame: Frame, ask: Ask | undefined): AsyncGenerator<Diagnosis> {
  const { host, world } = frame;
  const inspection = inspectInputs((name) => host.input(name), host, host.onLaptop);
  const { inputs, reviewed } = inspection;
  const folder = resolve(world.directory, inputs['working-directory']);
  const { git, close } = openGit(folder, world.environment);
  yield { check: 'node', state: 'ok', message: process.versions.node };
  try {
    yield* checkInputs(inspection, world.environment);
    const { diagnoses: ofGit, checkout } = await checkGit(git, folder);
    yield* ofGit;
    const { diagnoses: ofFile, configuration } =
      checkout === undefined
        ? { diagnoses: [], configuration: NO_CONFIGURATION }
        : await checkConfiguration(checkout.root);
    yield* ofFile;
    const logsWorld = { git, host, world, redact: (text: string) => host.redact(text) };
    const { diagnoses: ofLogs, results } = await checkLogs(inputs, checkout, configuration, logsWorld);
    yield* ofLogs;
    if (checkout !== undefined) yield* await checkEntries(configuration, git, checkout, results);
    if (reviewed?.kind === 'commits') {
      const needs = 'a review service, and this looks at two commits alone';
      yield* ['network', ...OF_SERVICE, 'writing'].map((check) => notChecked(check, needs));
      return;
    }
    const network = checkNetwork(reviewed, inputs['base-url'], world.environment);
    yield network;
    let can: Capabilities | undefined;
    if (network.state === 'fail' || reviewed === undefined)
      yield* withoutService(
        network.state === 'fail' ? 'the network' : 'the inputs that are missing above',
        ask,
      );
    else can = yield* examineService(reviewed, git, frame, ask);
    if (ask === undefined) yield untried(can);
  } finally {
    close();
  }
}

/** Who asks a probe and gets none is told so by the exit status too. */
function withoutService(needs: string, ask: Ask | undefined, first = 0): readonly Diagnosis[] {
  return [
    ...OF_SERVICE.slice(first).map((check) => notChecked(check, needs)),
    ...(ask === undefined ? [] : [failed('probe', `not probed: needs ${needs}`)]),
  ];
}

async function* examineService(
  asked: ReviewedOnService | ReviewedByHead,
  git: Git,
  frame: Frame,
  ask: Ask | undefined,
): AsyncGenerator<Diagnosis, Capabilities | undefined> {
  const { host, world, signal } = frame;
  let hasToken = false;
  const onToken = () => {
    hasToken = true;
  };
  // One line a check: what is tried again is not told.
  const asker = { host: { info: () => undefined, mask: (secret: string) => host.mask(secret) }, world };
  let reviewed: ReviewedOnService;
  let service: ReviewService;
  try {
    const limits = { readyTimeoutMs: 0, deadline: world.now() + PATIENCE_MS, signal };
    reviewed = await findNumber(asked, limits, asker);
    service = await connect(reviewed, { ...limits, onToken }, asker);
  } catch (error) {
    if (error instanceof SkippedError) {
      yield { ...warn('change', `${error.reason}: a run ends as skipped`), remedy: error.remedy };
      return undefined;
    }
    yield failed('credentials', error);
    yield* withoutService('the service', ask, 1);
    return undefined;
  }
  const given = host.input(REVIEW_SERVICES[reviewed.kind].changeInput)?.trim();
  const { diagnoses, change } = await checkChange(service, () => hasToken, given);
  yield* diagnoses;
  if (change === undefined) {
    yield* withoutService(`the ${service.noun}`, ask, OF_SERVICE.indexOf('listing'));
    return service.can;
  }
  yield* await checkListing(service, toKeyring(reviewed));
  yield* await checkSettings(service);
  if (ask !== undefined) yield* probeService(reviewed, change, git, ask, asker);
  return service.can;
}

/** Says how a run would end, and all that it would warn of, as a run without writes finds out. */
async function checkPlan(frame: Frame): Promise<readonly Diagnosis[]> {
  try {
    const { document, errors, status } = await planQuietly(frame);
    if (document === undefined)
      return errors.map((error) => (status === 0 ? warn('plan', error) : failed('plan', error)));
    const { conclusion, reasons, warnings, accounting } = document;
    const isDecided = conclusion === 'superseded' || conclusion === 'skipped';
    const ends = reasons.map((reason) =>
      isDecided ? warn('plan', `${reason}; a run would end as ${conclusion}`) : failed('plan', reason),
    );
    const good: Diagnosis = {
      check: 'plan',
      state: 'ok',
      message: `a run would end as ${conclusion}: ${accounting}`,
    };
    return [...(ends.length === 0 ? [good] : ends), ...warnings.map((warning) => warn('plan', warning))];
  } catch (error) {
    if (error instanceof SkippedError) return [warn('plan', `${error.message}; a run ends as skipped`)];
    return [failed('plan', error)];
  }
}

/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 2;

/**
 * Runs the command `doctor`, and returns the exit status: 0 where nothing failed, else that of a wrong
 * configuration. With `--base` it examines what a plan without a service needs.
 */
export function startDoctor(
  { flags, form, base }: CommandLine,
  { probe = false, yes = false }: { readonly probe?: boolean; readonly yes?: boolean },
): Promise<number> {
  const planned = base === undefined ? flags : { ...flags, 'dry-run': 'true' };
  return startCommand({ flags: planned, form }, async (frame) => {
    if (base !== undefined && probe)
      throw new ConfigurationError(
        'Flag --base asks no service, and --probe tries one out: leave out one of them',
      );
    const ask = probe ? askFirst(yes, frame.world.stop) : undefined;
    return diagnose(await onBase(frame, flags, base), form, ask);
  });
}

async function diagnose(frame: Frame, form: OutputForm, ask: Ask | undefined): Promise<number> {
  const { host } = frame;
  const checks: Diagnosis[] = [];
  for await (const diagnosis of examine(frame, ask)) {
    checks.push(diagnosis);
    const { text, tone } = renderDiagnosis(diagnosis);
    if (form === 'text') host.info(text, tone);
  }
  const healthy = checks.every(({ state }) => state !== 'fail');
  if (form === 'json')
    host.writeDocument(JSON.stringify({ schemaVersion: SCHEMA_VERSION, healthy, checks }, undefined, 2));
  return healthy ? 0 : CONFIGURATION_EXIT_STATUS;
}

/**
 * Asks on the terminal, where there is one, on standard error; only a y begins it.
 *
 * @param agreed with a flag, so that nobody is asked
 */
function askFirst(agreed: boolean, stop: AbortSignal): Ask {
  return async (question) => {
    const { stdin, stderr } = process;
    if (agreed) return 'yes';
    if (!stdin.isTTY || !stderr.isTTY) return 'nobody';
    const lines = createInterface({ input: stdin, output: stderr });
    try {
      const answer = await lines.question(`${question} [y/N] `, { signal: stop });
      return /^y(?:es)?$/iu.test(answer.trim()) ? 'yes' : 'no';
    } catch {
      // Ctrl+C, or the terminal was closed.
      return 'no';
    } finally {
      lines.close();
    }
  };
}
