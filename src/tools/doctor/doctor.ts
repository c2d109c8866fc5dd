import { resolve } from 'node:path';
import { SkippedError } from '../../errors.ts';
import type { Checkout } from '../../git/checkout.ts';
import type { Git } from '../../git/git.ts';
import { openGit } from '../../git/open-git.ts';
import type { NamedChange } from '../../git/relate-to.ts';
import { type HostFacts, inspectInputs } from '../../inputs/read-inputs.ts';
import { REVIEW_SERVICES } from '../../inputs/review-services.ts';
import type { CommitPair, ReviewedByHead, ReviewedOnService } from '../../inputs/reviewed.ts';
import { toKeyring } from '../../inputs/to-keyring.ts';
import { describeUnreadVariables } from '../../inputs/variables.ts';
import { findNumber } from '../../run/changes-of-head.ts';
import { connect } from '../../run/connect.ts';
import { type Frame, factsOf } from '../../run/frame.ts';
import type { Capabilities, Change, ReviewService } from '../../services/port.ts';
import { checkBaseLogs, checkCommits, checkDistance, checkLogs, checkUnverified } from './check-commits.ts';
import {
  checkClock,
  checkConfiguration,
  checkEntries,
  checkGit,
  checkInputs,
  checkKeys,
  checkNetwork,
  watchClock,
} from './check-machine.ts';
import { checkChange, checkListing, checkSettings, untried } from './check-service.ts';
import { type Diagnosis, failed, MISSING_INPUTS, notChecked } from './diagnosis.ts';
import type { UnverifiedOrder } from './find-unverified.ts';
import { type ProbeOrder, probeService } from './probe/probe-service.ts';

/** The whole examination may take so long; a service that cannot be reached is tried for less than it. */
const PATIENCE_MS = 20_000;
const OF_SERVICE = ['credentials', 'change', 'diff', 'commits', 'listing', 'clock'] as const;

/**
 * Examines everything that a run needs, each check when it is asked for. Writes nothing, unless a probe was
 * ordered.
 */
export async function* examine(
  frame: Frame,
  nodeVersion: string,
  order?: ProbeOrder,
): AsyncGenerator<Diagnosis> {
  const { host, world } = frame;
  const facts: HostFacts = { ...(await factsOf(host)), base: host.onLaptop ? 'taken' : 'not-taken' };
  const inspection = inspectInputs((name) => host.input(name), facts);
  const folder = resolve(world.directory, inspection.inputs['working-directory']);
  const { git, close } = openGit(folder, world.environment);
  yield { check: 'node', state: 'ok', message: nodeVersion };
  try {
    yield* examineInputs(inspection, { git, folder }, frame, order);
  } finally {
    close();
  }
}

async function* examineInputs(
  inspection: ReturnType<typeof inspectInputs>,
  { git, folder }: { readonly git: Git; readonly folder: string },
  frame: Frame,
  order: ProbeOrder | undefined,
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
  const { diagnoses: ofLogs, logs } = await checkLogs(inputs, checkout, logsWorld);
  yield* ofLogs;
  if (checkout !== undefined) {
    const diff = reviewed?.kind === 'commits' ? reviewed.diff : undefined;
    yield* await checkBaseLogs(inputs, checkout, logs, diff, logsWorld);
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
    if (order !== undefined) yield notProbed(needs);
  } else can = yield* examineService(reviewed, { git, checkout, unverified }, frame, order);
  if (order === undefined) yield untried(can);
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
  order: ProbeOrder | undefined,
): AsyncGenerator<Diagnosis, Capabilities | undefined> {
  let reading: Parameters<typeof checkClock>[0] | undefined;
  let hasToken = false;
  const watched = {
    ...world,
    fetch: watchClock(world.fetch, world.now, (latest) => {
      reading = latest;
    }),
  };
  // One line a check: what is tried again shows where lines rewrite themselves.
  const status = (line: string) => (host.rewrites ? host.status(line) : undefined);
  let reviewed: ReviewedOnService;
  let service: ReviewService;
  try {
    const limits = { readyTimeoutMs: 0, deadline: world.now() + PATIENCE_MS, signal };
    const onToken = () => {
      hasToken = true;
    };
    const mask = (secret: string) => host.mask(secret);
    const asker = { host: { status, mask }, world: watched };
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
    if (order !== undefined) yield notProbed('the service');
    return undefined;
  }
  const given = host.input(REVIEW_SERVICES[reviewed.kind].changeInput)?.trim();
  const checked = await checkChange(service, () => hasToken, given);
  yield* checked.diagnoses;
  if (checked.change === undefined) {
    yield notChecked('commits', `the ${service.noun}`);
    yield notChecked('listing', `the ${service.noun}`);
  } else {
    const named = await host.namedChange?.();
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
  if (order !== undefined) {
    if (checked.change === undefined) yield notProbed(`the ${service.noun}`);
    else yield* probeService(reviewed, checked.change, here.git, order, { host, world });
  }
  return service.can;
}

/** Who orders a probe and gets none is told so by the exit status too. */
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
