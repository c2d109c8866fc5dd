import {
  CONFIGURATION_FILE,
  type Configuration,
  type ConfigurationReading,
  describeUnmatchedPaths,
  describeUnmatchedRules,
  MISNAMED,
  MISNAMED_FILE,
  NO_CONFIGURATION,
} from '../../configuration/configuration.ts';
import { parseConfiguration } from '../../configuration/parse-configuration.ts';
import type { Result } from '../../finding/finding.ts';
import { type Checkout, FULL_HISTORY, readCheckout, requireGit } from '../../git/checkout.ts';
import { type Git, gitOutput, isShallow } from '../../git/git.ts';
import { readTree } from '../../git/tree.ts';
import { readWorkingFile } from '../../git/working-tree.ts';
import { describeRoute, findRoute } from '../../host/route.ts';
import type { inspectInputs } from '../../inputs/read-inputs.ts';
import type { Reviewed } from '../../inputs/reviewed.ts';
import type { LenientInputs } from '../../inputs/table.ts';
import { parseBaseUrl } from '../../services/index.ts';
import { counted } from '../../text/names.ts';
import { type Diagnosis, failed, MISSING_INPUTS, notChecked, warn } from './diagnosis.ts';

/** One line for each input that is wrong or missing, or one that all are good. */
export function checkInputs({
  raw,
  faults,
  missing,
}: ReturnType<typeof inspectInputs>): readonly Diagnosis[] {
  const messages = [...faults, ...missing];
  if (messages.length === 0)
    return [{ check: 'inputs', state: 'ok', message: `${Object.keys(raw).length} set, all understood` }];
  return messages.map((message) => ({ check: 'inputs', state: 'fail', message }));
}

/** One line for each secret that is given twice. Shows none of them. */
export function checkKeys(inputs: LenientInputs): readonly Diagnosis[] {
  const [key, ...before] = inputs['signing-key'] ?? [];
  const secret = inputs['client-secret'];
  const warnings = [
    ...(key !== undefined && key === secret
      ? [
          'signing-key is the same as client-secret, so one leak gives away both: make a separate random key, for example with openssl rand -hex 32; the threads stay known',
        ]
      : []),
    ...(before.some((one) => one === key || one === secret)
      ? [
          'a later line of signing-key is the same as its first one or as client-secret, so it has no effect: give the key from before, or none',
        ]
      : []),
  ];
  return warnings.map((message) => warn('inputs', message));
}

/**
 * Says how the service is reached, and whether its address and the proxy of the environment can be used at
 * all.
 */
export function checkNetwork(
  reviewed: Reviewed | undefined,
  baseUrl: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Diagnosis {
  const known = reviewed !== undefined && 'apiUrl' in reviewed ? reviewed.apiUrl : baseUrl;
  if (known === undefined) return notChecked('network', MISSING_INPUTS);
  try {
    const address = parseBaseUrl(known);
    const route = describeRoute(findRoute(address, environment));
    return { check: 'network', state: 'ok', message: `${address}, ${route}` };
  } catch (error) {
    return failed('network', error);
  }
}

/**
 * Says whether the configuration file of the checkout can be read, and whether one stands under a name that
 * nothing reads; nothing where there is none.
 *
 * @param root absolute path of the top folder
 */
export async function checkConfiguration(root: string): Promise<readonly Diagnosis[]> {
  const misnamed = await readWorkingFile(root, MISNAMED_FILE);
  const others = misnamed === undefined ? [] : [warn('config-file', MISNAMED)];
  const reading = await readConfiguration(root);
  if (reading === undefined) return others;
  if (reading.kind === 'broken')
    return [{ check: 'config-file', state: 'fail', message: reading.fault }, ...others];
  const { rules, paths } = reading.configuration;
  const message = `${CONFIGURATION_FILE} has ${counted(rules.length, 'rule')} and ${counted(paths.length, 'path')}; that of the default branch counts`;
  return [{ check: 'config-file', state: 'ok', message }, ...others];
}

/** That of the working tree, where it has one that can be read. */
export async function configurationHere(root: string): Promise<Configuration> {
  const reading = await readConfiguration(root);
  return reading?.kind === 'read' ? reading.configuration : NO_CONFIGURATION;
}

async function readConfiguration(root: string): Promise<ConfigurationReading | undefined> {
  const content = await readWorkingFile(root, CONFIGURATION_FILE);
  return content === undefined ? undefined : parseConfiguration(content);
}

/**
 * Names the entries of the configuration file that match nothing: no file of the commit, or, where logs could
 * be read, no result of them.
 */
export async function checkEntries(
  git: Git,
  { root, head }: Checkout,
  results: readonly Result[] | undefined,
): Promise<readonly Diagnosis[]> {
  const reading = await readConfiguration(root);
  if (reading?.kind !== 'read') return [];
  const { rules, paths } = reading.configuration;
  const files = paths.length === 0 ? [] : (await readTree(git, head)).map(({ path }) => path);
  const unmatched = [
    ...(results === undefined ? [] : describeUnmatchedRules(rules, results)),
    ...describeUnmatchedPaths(paths, files),
  ];
  return unmatched.map((message) => warn('config-file', `${CONFIGURATION_FILE}: ${message}`));
}

/**
 * Says which checkout git is in, how deep its history is, and whether the logs may speak of lines that no
 * commit has. `folder` is where git works, absolute.
 */
export async function checkGit(
  git: Git,
  folder: string,
): Promise<{ readonly diagnoses: readonly Diagnosis[]; readonly checkout?: Checkout }> {
  try {
    const version = await requireGit(git);
    const checkout = await readCheckout(git, folder);
    const at = `${version}; HEAD is ${checkout.head.slice(0, 7)} of ${checkout.root}`;
    const diagnoses: Diagnosis[] = [{ check: 'git', state: 'ok', message: at }];
    if (await isShallow(git)) {
      diagnoses.push({
        check: 'git',
        state: 'warn',
        message: 'the checkout is shallow: a run fetches the commits that it needs, if the remote allows it',
        remedy: FULL_HISTORY,
      });
    }
    const changed = await changedFiles(git);
    if (changed > 0) {
      diagnoses.push({
        check: 'git',
        state: 'warn',
        message: `${changed} tracked ${changed === 1 ? 'file differs' : 'files differ'} from HEAD, and logs are read as logs of HEAD`,
        remedy: 'commit before you analyze',
      });
    }
    return { diagnoses, checkout };
  } catch (error) {
    return { diagnoses: [failed('git', error)] };
  }
}

/** Without the locks that git takes to refresh its index: nothing is written. */
async function changedFiles(git: Git): Promise<number> {
  const args = ['--no-optional-locks', 'status', '--porcelain', '-z', '--untracked-files=no', '--no-renames'];
  return (await gitOutput(git, args)).toString('utf8').split('\0').filter(Boolean).length;
}

/** Dates of answers are whole seconds, and an answer takes its time; what is further apart is the clock. */
const TOLERANCE_S = 60;

/** When an answer was made by the service's clock, and when it came by ours; milliseconds since the epoch. */
interface ClockReading {
  readonly theirs: number;
  readonly ours: number;
}

/** A `fetch` that tells the time of each answer with a `Date` (RFC 9110 §6.6.1). */
export function watchClock(
  fetchFunction: typeof fetch,
  now: () => number,
  tell: (reading: ClockReading) => void,
): typeof fetch {
  return async (...request) => {
    const response = await fetchFunction(...request);
    const theirs = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(theirs)) tell({ theirs, ours: now() });
    return response;
  };
}

/**
 * Compares our clock with the service's: a wrong one breaks TLS, and waits that the service asks for until a
 * date.
 */
export function checkClock(reading: ClockReading | undefined): Diagnosis {
  if (reading === undefined) return notChecked('clock', 'an answer of the service with a date');
  const seconds = Math.round((reading.ours - reading.theirs) / 1_000);
  if (Math.abs(seconds) <= TOLERANCE_S)
    return { check: 'clock', state: 'ok', message: "agrees with the service's" };
  return {
    check: 'clock',
    state: 'warn',
    message: `this machine is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the service`,
    remedy: 'set the clock (NTP)',
  };
}
