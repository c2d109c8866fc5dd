import {
  CONFIGURATION_FILE,
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
import { describeUnreadVariables } from '../../inputs/table.ts';
import { parseBaseUrl } from '../../services/index.ts';
import { counted } from '../../text/names.ts';
import { type Diagnosis, failed, notChecked, warn } from './diagnosis.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** One line for each input that is wrong or missing, or one that all are good. Shows no secret. */
export function checkInputs(
  { raw, faults, missing, inputs }: ReturnType<typeof inspectInputs>,
  environment: Environment,
): readonly Diagnosis[] {
  const wrong = [...faults, ...missing].map((message) => failed('inputs', message));
  const set = Object.keys(raw).length;
  const good: Diagnosis = { check: 'inputs', state: 'ok', message: `${set} set, all understood` };
  const unread = describeUnreadVariables(environment);
  const [key] = inputs['signing-key'] ?? [];
  return [
    ...(wrong.length === 0 ? [good] : wrong),
    ...(key !== undefined && key === inputs['client-secret']
      ? [
          warn(
            'inputs',
            'signing-key is the same as client-secret, so one leak gives away both: make a separate random key, for example with openssl rand -hex 32',
          ),
        ]
      : []),
    ...(unread === undefined ? [] : [warn('inputs', unread)]),
  ];
}

/** Says how the service is reached, and whether its address and the proxy of the environment can be used. */
export function checkNetwork(
  reviewed: Reviewed | undefined,
  baseUrl: string | undefined,
  environment: Environment,
): Diagnosis {
  const known = reviewed !== undefined && 'apiUrl' in reviewed ? reviewed.apiUrl : baseUrl;
  if (known === undefined) return notChecked('network', 'the inputs that are missing above');
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
export async function checkConfiguration(root: string) {
  const misnamed = await readWorkingFile(root, MISNAMED_FILE);
  const others = misnamed === undefined ? [] : [warn('config-file', MISNAMED)];
  const content = await readWorkingFile(root, CONFIGURATION_FILE);
  if (content === undefined) return { diagnoses: others, configuration: NO_CONFIGURATION };
  const reading = parseConfiguration(content);
  if (reading.kind === 'broken')
    return {
      diagnoses: [failed('config-file', reading.fault), ...others],
      configuration: NO_CONFIGURATION,
    };
  const { configuration } = reading;
  const { rules, paths } = configuration;
  const message = `${CONFIGURATION_FILE} has ${counted(rules.length, 'rule')} and ${counted(paths.length, 'path')}; that of the default branch counts`;
  const read: Diagnosis = { check: 'config-file', state: 'ok', message };
  return { diagnoses: [read, ...others], configuration };
}

/** Names the entries of the configuration file that match no result of the logs, or no file of the commit. */
export async function checkEntries(
  { rules, paths }: typeof NO_CONFIGURATION,
  git: Git,
  { head }: Checkout,
  results: readonly Result[] | undefined,
): Promise<readonly Diagnosis[]> {
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
    if (await isShallow(git))
      diagnoses.push(
        warn(
          'git',
          `the checkout is shallow: a run fetches the commits that it needs, if the remote allows it: ${FULL_HISTORY}`,
        ),
      );
    const changed = await changedFiles(git);
    if (changed > 0)
      diagnoses.push(
        warn(
          'git',
          `${changed} tracked ${changed === 1 ? 'file differs' : 'files differ'} from HEAD, and logs are read as logs of HEAD: commit before you analyze`,
        ),
      );
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
