import { resolve } from 'node:path';
import type { Checkout } from '../git/checkout.ts';
import { createGit, type Git } from '../git/git.ts';
import type { NamedChange } from '../git/named-change.ts';
import type { Host } from '../host/host.ts';
import type { ProcessWorld } from '../host/process-world.ts';
import { inspectInputs } from '../inputs/inspect-inputs.ts';
import { type CommitPair, partReviewed, type ReviewedDeployment } from '../inputs/reviewed.ts';
import { toKeyring } from '../inputs/to-keyring.ts';
import { describeUnreadVariables } from '../inputs/unread-variables.ts';
import { connect } from '../run/connect.ts';
import type { Deployment } from '../service/port.ts';
import { type ClockReading, checkClock, watchClock } from './check-clock.ts';
import { checkCommits } from './check-commits.ts';
import { checkGit } from './check-git.ts';
import { checkInputs } from './check-inputs.ts';
import { checkLogs } from './check-logs.ts';
import { checkNetwork } from './check-network.ts';
import { checkDeployment, checkListing, UNTRIED } from './check-service.ts';
import { type Diagnosis, failed, notChecked } from './diagnosis.ts';

/** The whole examination may take so long; a service that cannot be reached is tried for less than it. */
const PATIENCE_MS = 20_000;
const OF_SERVICE = ['credentials', 'deployment', 'diff', 'commits', 'listing', 'clock'] as const;

/** Examines everything that a run needs, and tells of each check when it is done. Writes nothing. */
export async function examine(
  host: Host,
  world: ProcessWorld,
  nodeVersion: string,
  tell: (diagnosis: Diagnosis) => void,
): Promise<void> {
  const inspection = inspectInputs((name) => host.input(name), host);
  const { inputs } = inspection;
  const folder = resolve(world.directory, inputs['working-directory']);
  const git = createGit(folder, world.environment);
  tell({ check: 'node', state: 'ok', message: nodeVersion });
  for (const diagnosis of checkInputs(inspection)) tell(diagnosis);
  const unread = describeUnreadVariables(world.environment);
  if (unread !== undefined) tell({ check: 'inputs', state: 'warn', message: unread });
  const { diagnoses, checkout } = await checkGit(git, folder);
  for (const diagnosis of diagnoses) tell(diagnosis);
  const { workspaces, temporaryFolder } = host;
  const logsWorld = {
    git,
    directory: world.directory,
    workspaces,
    temporaryFolder,
    redact: (text: string) => host.redact(text),
  };
  for (const diagnosis of await checkLogs(inputs, checkout, logsWorld)) tell(diagnosis);
  const network = checkNetwork(inputs['base-url'], world.environment);
  tell(network);
  const { reviewed } = partReviewed(inputs);
  if (network.state === 'fail' || reviewed?.kind !== 'deployment') {
    const needs = network.state === 'fail' ? 'the network' : 'the address, the credentials and the number';
    for (const check of OF_SERVICE) tell(notChecked(check, needs));
  } else await examineService(reviewed, { git, checkout }, host, world, tell);
  tell(UNTRIED);
}

async function examineService(
  deployment: ReviewedDeployment,
  here: { readonly git: Git; readonly checkout: Checkout | undefined },
  host: Host,
  world: ProcessWorld,
  tell: (diagnosis: Diagnosis) => void,
): Promise<void> {
  let reading: ClockReading | undefined;
  let hasToken = false;
  const watched = {
    ...world,
    fetch: watchClock(world.fetch, world.now, (latest) => {
      reading = latest;
    }),
  };
  // One line a check: what is tried again shows where lines rewrite themselves.
  const status = (line: string) => (host.rewrites ? host.status(line) : undefined);
  const { deploymentNumber } = deployment;
  let service: ReturnType<typeof connect>;
  try {
    const limits = { readyTimeoutMs: 0, deadline: world.now() + PATIENCE_MS, signal: world.stop };
    const onToken = () => {
      hasToken = true;
    };
    const mask = (secret: string) => host.mask(secret);
    service = connect(deployment, { ...limits, onToken }, { status, mask }, watched);
  } catch (error) {
    tell(failed('credentials', error));
    for (const check of OF_SERVICE.slice(1)) tell(notChecked(check, 'the service'));
    return;
  }
  const given = host.input('deployment-number')?.trim();
  const checked = await checkDeployment(service, () => hasToken, deploymentNumber, given);
  for (const diagnosis of checked.diagnoses) tell(diagnosis);
  if (checked.deployment === undefined) {
    for (const check of ['commits', 'listing'] as const) tell(notChecked(check, 'the deployment'));
  } else {
    const named = await host.namedChange?.();
    for (const diagnosis of await commitsOf(deployment.diff, here, checked.deployment, named))
      tell(diagnosis);
    for (const diagnosis of await checkListing(service, toKeyring(deployment), deploymentNumber))
      tell(diagnosis);
  }
  tell(checkClock(reading));
}

async function commitsOf(
  diff: CommitPair | undefined,
  { git, checkout }: { readonly git: Git; readonly checkout: Checkout | undefined },
  { mergeCommit, targetCommit }: Deployment,
  named: NamedChange | undefined,
): Promise<readonly Diagnosis[]> {
  if (checkout === undefined) return [notChecked('commits', 'the checkout')];
  const given = diff === undefined ? [] : [diff.base, diff.head];
  if (mergeCommit === null && given.length === 0) return [notChecked('commits', 'the diff')];
  return checkCommits(git, { analyzed: checkout.head, mergeCommit, targetCommit, given, named });
}
