import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { NO_CONFIGURATION } from '../../configuration/configuration.ts';
import { ConfigurationError, SkippedError } from '../../errors.ts';
import type { Checkout } from '../../git/checkout.ts';
import type { Git } from '../../git/git.ts';
import { openGit } from '../../git/open-git.ts';
import type { NamedChange } from '../../git/relate-to.ts';
import type { OutputForm } from '../../host/choose-host.ts';
import { inspectInputs } from '../../inputs/read-inputs.ts';
import { REVIEW_SERVICES } from '../../inputs/review-services.ts';
import {
  type CommitPair,
  type ReviewedByHead,
  type ReviewedOnService,
  toKeyring,
} from '../../inputs/reviewed.ts';
import { describeUnreadVariables } from '../../inputs/table.ts';
import { CONFIGURATION_EXIT_STATUS } from '../../report/run-result.ts';
import { connect, findNumber } from '../../run/connect.ts';
import type { Frame } from '../../run/frame.ts';
import type { Capabilities, Change, ReviewService } from '../../services/port.ts';
import { type CommandLine, onBase, startCommand } from '../frame.ts';
import {
  checkBaseLogs,
  checkCommits,
  checkDistance,
  checkLogs,
  checkUnverified,
  type UnverifiedOrder,
} from './check-logs.ts';
import {
  checkClock,
  checkConfiguration,
  checkEntries,
  checkGit,
  checkInputs,
  checkKeys,
  checkNetwork,
  configurationHere,
  watchClock,
} from './check-machine.ts';
import { checkChange, checkListing, checkSettings, untried } from './check-service.ts';
import { type Diagnosis, failed, MISSING_INPUTS, notChecked, renderDiagnosis } from './diagnosis.ts';
import { type Ask, probeService } from './probe.ts';

/** The whole examination may take so long; a service that cannot be reached is tried for less than it. */
const PATIENCE_MS = 20_000;
const OF_SERVICE = ['credentials', 'change', 'diff', 'commits', 'listing', 'clock'] as const;

/**
 * Examines everything that a run needs, each check when it is asked for. Writes nothing, unless a probe was
 * asked.
 */
export async function* examine(frame: Frame, ask: Ask | undefined): AsyncGenerator<Diagnosis> {
  const { host, world } = frame;
  const inspection = inspectInputs((name) => host.input(name), host, host.onLaptop);
  const folder = resolve(world.directory, inspection.inputs['working-directory']);
  const { git, close } = openGit(folder, world.environment);
  yield { check: 'node', state: 'ok', message: process.versions.node };
  try {
    yield* examineInputs(inspection, { git, folder }, frame, ask);
  } finally {
    close();
  }
}

async function* examineInputs(
  inspection: ReturnType<typeof inspectInputs>,
  { git, folder }: { readonly git: Git; readonly folder: string },
  frame: Frame,
  ask: Ask | undefined,
): AsyncGenerator<Diagnosis> {
  const { host, world } = frame;
  const { inputs, reviewed } = inspection;
  yield* checkInputs(inspection);
  yield* checkKeys(inputs);
  const unread = describeUnreadVariables(world.environment);
  if (unread !== undefined) yield { check: 'inputs', state: 'warn', message: unread };
  const { diagnoses, checkout } = await checkGit(git, folder);
  yield* diagnoses;
  if (checkout !== undefined) yield* await checkConfiguration(checkout.root);
  const logsWorld = { git, host, world, redact: (text: string) => host.redact(text) };
  const configuration = checkout === undefined ? NO_CONFIGURATION : await configurationHere(checkout.root);
  const { diagnoses: ofLogs, logs } = await checkLogs(inputs, checkout, configuration, logsWorld);
  yield* ofLogs;
  if (checkout !== undefined) {
    const diff = reviewed?.kind === 'commits' ? reviewed.diff : undefined;
    yield* await checkBaseLogs(inputs, checkout, logs, diff, configuration, logsWorld);
    yield* await checkEntries(git, checkout, logs?.results);
  }
  const { jobName } = host;
  const unverified = logs && { ...{ inputs, git, logs, jobName }, redact: logsWorld.redact };
  if (reviewed?.kind === 'commits') {
    yield* await withoutAService(reviewed.diff, git);
    const analyzed = checkout?.head;
    if (unverified !== undefined && analyzed !== undefined)
      yield* await checkUnverified(unverified, reviewed, { analyzed, ...reviewed.diff });
    return;
  }
  const network = checkNetwork(reviewed, inputs['base-url'], world.environment);
  yield network;
  let can: Capabilities | undefined;
  if (network.state === 'fail' || reviewed === undefined) {
    const needs = network.state === 'fail' ? 'the network' : MISSING_INPUTS;
    yield* OF_SERVICE.map((check) => notChecked(check, needs));
    if (ask !== undefined) yield notProbed(needs);
  } else can = yield* examineService(reviewed, { git, checkout, unverified }, frame, ask);
  if (ask === undefined) yield untried(can);
}

/** Two commits alone: what only a service knows is not checked. */
async function withoutAService({ base, head }: CommitPair, git: Git): Promise<readonly Diagnosis[]> {
  const needs = 'a review service, and this looks at two commits alone';
  const others = ['network', ...OF_SERVICE, 'writing'] as const;
  return [
    await checkDistance(git, base, head),
    ...others.filter((check) => check !== 'commits').map((check) => notChecked(check, needs)),
  ];
}

async function* examineService(
  asked: ReviewedOnService | ReviewedByHead,
  here: {
    readonly git: Git;
    readonly checkout: Checkout | undefined;
    readonly unverified: UnverifiedOrder | undefined;
  },
  { host, world, signal }: Frame,
  ask: Ask | undefined,
): AsyncGenerator<Diagnosis, Capabilities | undefined> {
  let reading: Parameters<typeof checkClock>[0] | undefined;
  let hasToken = false;
  const watched = {
    ...world,
    fetch: watchClock(world.fetch, world.now, (latest) => {
      reading = latest;
    }),
  };
  let reviewed: ReviewedOnService;
  let service: ReviewService;
  try {
    const limits = { readyTimeoutMs: 0, deadline: world.now() + PATIENCE_MS, signal };
    const onToken = () => {
      hasToken = true;
    };
    const mask = (secret: string) => host.mask(secret);
    // One line a check: what is tried again is not told.
    const asker = { host: { info: () => undefined, mask }, world: watched };
    reviewed = await findNumber(asked, limits, asker);
    service = await connect(reviewed, { ...limits, onToken }, asker);
  } catch (error) {
    if (error instanceof SkippedError) {
      const { reason, remedy } = error;
      yield { check: 'change', state: 'warn', message: `${reason}: a run ends as skipped`, remedy };
      return undefined;
    }
    yield failed('credentials', error);
    yield* OF_SERVICE.slice(1).map((check) => notChecked(check, 'the service'));
    if (ask !== undefined) yield notProbed('the service');
    return undefined;
  }
  const given = host.input(REVIEW_SERVICES[reviewed.kind].changeInput)?.trim();
  const checked = await checkChange(service, () => hasToken, given);
  yield* checked.diagnoses;
  if (checked.change === undefined) {
    yield notChecked('commits', `the ${service.noun}`);
    yield notChecked('listing', `the ${service.noun}`);
  } else {
    const named = host.namedChange;
    const change = { shown: checked.change, noun: service.noun, named };
    const { diagnoses, commits } = await commitsOf(reviewed.diff, here, change);
    yield* diagnoses;
    const keyring = toKeyring(reviewed);
    const listing = await checkListing(service, keyring);
    yield* listing.diagnoses;
    if (here.unverified !== undefined && commits !== undefined && listing.comments !== undefined) {
      const review = { kind: 'change', service, keyring, diff: reviewed.diff } as const;
      yield* await checkUnverified(here.unverified, review, commits, listing.comments);
    }
    yield* await checkSettings(service);
  }
  yield checkClock(reading);
  if (ask !== undefined) {
    if (checked.change === undefined) yield notProbed(`the ${service.noun}`);
    else yield* probeService(reviewed, checked.change, here.git, ask, { host, world });
  }
  return service.can;
}

/** Who asks a probe and gets none is told so by the exit status too. */
function notProbed(needs: string): Diagnosis {
  return { check: 'probe', state: 'fail', message: `not probed: needs ${needs}` };
}

async function commitsOf(
  diff: CommitPair | undefined,
  { git, checkout }: { readonly git: Git; readonly checkout: Checkout | undefined },
  change: { readonly shown: Change; readonly noun: string; readonly named: NamedChange | undefined },
): ReturnType<typeof checkCommits> {
  if (checkout === undefined) return { diagnoses: [notChecked('commits', 'the checkout')] };
  const given = diff === undefined ? [] : [diff.base, diff.head];
  if (change.shown.head === null && given.length === 0)
    return { diagnoses: [notChecked('commits', 'the diff')] };
  return checkCommits(git, { analyzed: checkout.head, given, ...change });
}

/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 2;

/**
 * Runs the command `doctor`, and returns the exit status: 0 where nothing failed, else that of a wrong
 * configuration. With `--base` it examines what a plan without a service needs.
 */
export function startDoctor({ flags, form, probe, base }: CommandLine): Promise<number> {
  const planned = base === undefined ? flags : { ...flags, 'dry-run': 'true' };
  return startCommand({ flags: planned, form }, async (frame) => {
    if (base !== undefined && probe !== undefined)
      throw new ConfigurationError(
        'Flag --base asks no service, and --probe tries one out: leave out one of them',
      );
    const ask = probe && askFirst(probe.agreed, frame.world.stop);
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
