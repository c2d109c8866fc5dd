import { once } from 'node:events';
import { whyNotPrivate } from './data-folder.ts';
import { runGit } from './git/run-git.ts';
import { chooseShell, howToReach, ownCommand, SHELLS, variablesOf } from './how-to-reach.ts';
import type { Checkout } from './rules/checkout.ts';
import type { Settings } from './settings.ts';
import { SandboxStartError } from './start-error.ts';
import { type RunningSandbox, startSandbox } from './start-sandbox.ts';

const MAX_PORT = 65_535;
/** Ctrl+C, a polite kill, a terminal or console that is closed, and Ctrl+Break of Windows. */
const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const;

/** A review that the sandbox is to have of its change. */
export interface ReviewOrder {
  readonly logs: readonly string[];
  readonly repository: string;
  /** What tells a run of the sandbox and of the change. */
  readonly variables: Readonly<Record<string, string>>;
}

/** Reviews once, telling people how it goes, and gives the report as JSON; undefined where there is none. */
export type ReviewOnce = (order: ReviewOrder) => Promise<string | undefined>;

/** The flags of the command, as they were given. */
export interface SandboxFlags {
  readonly port: string;
  readonly data: string;
  /** Whom it stands in for; by default whom the remote of the checkout tells. */
  readonly as?: Settings['service'];
  /** A checkout whose change `base..head` gets a deployment request. */
  readonly repository?: string;
  readonly base?: string;
  readonly head?: string;
  /** The deployment request moves on when the checkout does. */
  readonly watch?: boolean;
  /** Logs that the lines to paste are to name. */
  readonly logs?: readonly string[];
}

/**
 * Starts the sandbox, lets the logs be reviewed once where some are named for a checkout, and serves until it
 * is told to end (see `endOfProcess`). How to reach it is told in words on a terminal, elsewhere in one line
 * of JSON (`baseUrl`, `clientId`, `clientSecret`, `adminUrl`, `adminToken`, `gitlabToken`, `githubToken`,
 * `giteaToken`, `page`, and `deploymentNumber` and `project` of the checkout). Returns the exit status.
 */
export async function serveSandbox(
  { port, data, as, watch, logs = [], ...change }: SandboxFlags,
  reviewOnce: ReviewOnce,
): Promise<number> {
  const number = Number(port);
  if (!/^\d{1,5}$/u.test(port) || number > MAX_PORT) {
    console.error(`Error: --port is ${JSON.stringify(port)}; it takes a whole number from 0 to ${MAX_PORT}`);
    return 2;
  }
  const revision = (['base', 'head'] as const).find((name) => change[name] !== undefined);
  const lonely = revision ?? (watch === true ? 'watch' : undefined);
  if (change.repository === undefined && lonely !== undefined) {
    console.error(
      `Error: --${lonely} is about the checkout of --repository, which is missing: add --repository and the folder of the checkout`,
    );
    return 2;
  }
  try {
    const service = as ?? (await serviceOfRemote(change.repository)) ?? 'deployments';
    // Standard output is for the one line of JSON, where it is no terminal.
    const onMove = (line: string) => (process.stdout.isTTY ? console.log(line) : console.error(line));
    const running = await startSandbox({
      port: number,
      data,
      settings: { service },
      ...toCheckout(change),
      ...(watch === true && { onMove }),
    });
    const stopped = endOfProcess();
    const { close, ...access } = running;
    const open = whyNotPrivate(data);
    if (open !== undefined) console.error(open);
    const shell = chooseShell(process.platform, process.env);
    const command = ownCommand(process.argv[1], SHELLS[shell].quote);
    const reader = { shell, command, service, logs, follows: watch };
    if (!process.stdout.isTTY) console.log(JSON.stringify(access));
    const { repository } = change;
    if (repository !== undefined && logs.length > 0) {
      const variables = Object.fromEntries(variablesOf(running, service));
      await Promise.race([showReview(running, { logs, repository, variables }, reviewOnce), stopped]);
    }
    if (process.stdout.isTTY) console.log(howToReach(running, reader));
    await stopped;
    await close();
    return 0;
  } catch (error) {
    if (!(error instanceof SandboxStartError)) throw error;
    console.error(`Error: ${error.message}`);
    return 2;
  }
}

/**
 * Waits for the first of the signals, or for whoever reads the output to go away, and leaves no listener for
 * the others.
 */
async function endOfProcess(): Promise<void> {
  const others = new AbortController();
  const { signal } = others;
  await Promise.race([
    ...ENDS.map((name) => once(process, name, { signal })),
    ...[process.stdout, process.stderr].map((stream) => once(stream, 'error', { signal })),
  ]);
  others.abort();
}

/** Reviews, and has the page show what the run did, and why. */
async function showReview(
  { adminUrl, adminToken, deploymentNumber }: RunningSandbox,
  order: ReviewOrder,
  reviewOnce: ReviewOnce,
): Promise<void> {
  const report = await reviewOnce(order);
  if (report === undefined) return;
  await fetch(`${adminUrl}/deployments/${deploymentNumber}/runs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: report,
  });
}

function toCheckout({
  repository,
  base = 'main',
  head = 'HEAD',
}: Pick<SandboxFlags, 'repository' | 'base' | 'head'>): {
  readonly checkout?: Checkout;
} {
  return repository === undefined ? {} : { checkout: { repository, base, head } };
}

/** Whom the addresses tell that a checkout was cloned from, as those that workflows are made for. */
async function serviceOfRemote(repository: string | undefined): Promise<Settings['service'] | undefined> {
  if (repository === undefined) return undefined;
  const answer = await runGit(repository, ['remote', '--verbose']);
  const remotes = answer.kind === 'done' ? answer.output.toString('utf8') : '';
  return (['gitlab', 'github', 'gitea', 'forgejo'] as const).find((name) =>
    remotes.toLowerCase().includes(name),
  );
}
