import { once } from 'node:events';
import { type AddressInfo, isIPv6 } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import { type Credentials, makeFolder, readOrMakeCredentials } from './data-folder.ts';
import { EventHub } from './events/event-hub.ts';
import { gitDiffs } from './git/diffs.ts';
import { type Git, openGit } from './git/git.ts';
import type { RunGit, startGit } from './git/run-git.ts';
import { pathOfChange } from './page/change-path.ts';
import { ensureBot } from './rules/accounts.ts';
import { type Checkout, deployCheckout, followCheckout } from './rules/checkout.ts';
import { Refusal } from './rules/refusal.ts';
import { projectOf } from './rules/repositories.ts';
import type { Sandbox } from './rules/sandbox.ts';
import { keepAccessToken } from './rules/tokens.ts';
import { hashSecret, newId, newSecret } from './secrets.ts';
import { entrancePath } from './session/sign-in.tsx';
import { type Settings, settingsSchema } from './settings.ts';
import { SandboxStartError } from './start-error.ts';
import type { Deployment } from './store/deployments.ts';
import { openStore, type Store } from './store/store.ts';

export interface SandboxOptions {
  /** 0 takes a free one. */
  readonly port: number;
  /** The folder that keeps everything between two starts. Made if it is missing. */
  readonly data: string;
  /** The address to listen on. Without it only this machine can connect. */
  readonly host?: string;
  /** Milliseconds since the epoch. */
  readonly clock?: () => number;
  /** Makes the ids of discussions and comments. */
  readonly newId?: () => string;
  /** How git is run in a repository, to ask what names stand for. */
  readonly git?: RunGit;
  /** How git is started on the objects of a repository. */
  readonly startGit?: typeof startGit;
  /** Settings to change at this start; the others stay as they were. */
  readonly settings?: Partial<Settings>;
  /** A checkout whose change gets a deployment request at this start. */
  readonly checkout?: Checkout;
  /** Asks that the deployment request moves on when the checkout does, and is told when it has. */
  readonly onMove?: (sentence: string) => void;
}

export interface RunningSandbox {
  /** Without a slash at the end. The page of deployment n is `${baseUrl}/deployments/n`. */
  readonly baseUrl: string;
  /** An OAuth client of the user "SARIF Review Bot", an Account Owner. The same at every start. */
  readonly clientId: string;
  readonly clientSecret: string;
  readonly adminUrl: string;
  readonly adminToken: string;
  /** Tokens of the same user, for the wires of hosts of repositories. */
  readonly gitlabToken: string;
  readonly githubToken: string;
  readonly giteaToken: string;
  /**
   * The page of the change of `checkout`, or that of all changes: who opens it is signed in, as the first of
   * the people.
   */
  readonly page: string;
  /** The number of the deployment request of `checkout`. */
  readonly deploymentNumber?: number;
  /** Its repository, as hosts of repositories name it: `sandbox/shop`. */
  readonly project?: string;
  /** Ends all connections and closes the database. */
  close(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';
const BOT_NAME = 'SARIF Review Bot';

/**
 * Starts a review service on this machine, for trials and tests. Throws `SandboxStartError` where the port,
 * the data folder, the database, the credentials file or the checkout cannot be used.
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const host = options.host ?? LOOPBACK;
  let app: ReturnType<typeof createApp> | undefined;
  // First the port: a start that fails at it leaves no data behind.
  const { baseUrl, stop } = await listen(
    (request, env) => app?.fetch(request, env) ?? new Response(null, { status: 503 }),
    options.port,
    host,
  );
  let store: Store | undefined;
  let git: Git | undefined;
  let unfollow = async (): Promise<void> => undefined;
  const close = async () => {
    await unfollow();
    await stop();
    git?.close();
    store?.close();
  };
  try {
    makeFolder(options.data);
    const credentials = readOrMakeCredentials(options.data);
    store = openStore(join(options.data, 'sandbox.db'));
    git = openGit({
      folder: join(options.data, 'git'),
      ...(options.git && { run: options.git }),
      ...(options.startGit && { start: options.startGit }),
    });
    const sandbox = prepare(store, git, credentials, options);
    const deployment = options.checkout && (await deploy(sandbox, options.checkout));
    if (options.checkout && deployment && options.onMove)
      unfollow = followCheckout(sandbox, options.checkout, deployment, options.onMove);
    const to = deployment === undefined ? '/' : pathOfChange(sandbox, deployment);
    const entrance = { secret: newSecret(), to };
    app = createApp(sandbox, {
      listensOn: host,
      adminToken: credentials.adminToken,
      entrance,
      reportError: (error) => console.error(error),
    });
    return {
      baseUrl,
      clientId: credentials.clientId,
      clientSecret: credentials.clientSecret,
      adminUrl: `${baseUrl}/admin`,
      adminToken: credentials.adminToken,
      gitlabToken: credentials.gitlabToken,
      githubToken: credentials.githubToken,
      giteaToken: credentials.giteaToken,
      page: baseUrl + entrancePath(entrance),
      ...(deployment === undefined
        ? {}
        : {
            deploymentNumber: deployment.number,
            project: projectOf(sandbox, deployment.repository).fullName,
          }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function prepare(store: Store, git: Git, credentials: Credentials, options: SandboxOptions): Sandbox {
  const clock = options.clock ?? Date.now;
  store.transaction(() => {
    store.settings.change(settingsSchema.partial().parse(options.settings ?? {}));
    ensureClients({ store, clock }, credentials);
  });
  return {
    store,
    git,
    diffs: gitDiffs(git),
    clock,
    newId: options.newId ?? newId,
    events: new EventHub(),
  };
}

async function deploy(sandbox: Sandbox, checkout: Checkout): Promise<Deployment> {
  try {
    return await deployCheckout(sandbox, checkout);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new SandboxStartError(`${error.message}.`, { cause: error });
  }
}

/**
 * Whichever of the database and the credentials file was lost, the client of the file works, and the bot,
 * which is given, stays one user.
 */
function ensureClients(
  sandbox: Pick<Sandbox, 'store' | 'clock'>,
  { clientId, clientSecret, gitlabToken, githubToken, giteaToken }: Credentials,
): void {
  const bot = ensureBot(sandbox, BOT_NAME);
  sandbox.store.clients.put({
    id: clientId,
    userId: bot.id,
    name: BOT_NAME,
    secretHash: hashSecret(clientSecret),
    createdAt: sandbox.clock(),
  });
  keepAccessToken(sandbox, gitlabToken, {
    userId: bot.id,
    kind: 'gitlab-personal',
    rights: { scope: 'api' },
  });
  keepAccessToken(sandbox, githubToken, {
    userId: bot.id,
    kind: 'github-installation',
    rights: { contents: 'write', pull_requests: 'write', statuses: 'write' },
  });
  keepAccessToken(sandbox, giteaToken, {
    userId: bot.id,
    kind: 'gitea-automatic',
    rights: { contents: 'write', pull_requests: 'write' },
  });
}

async function listen(
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch'],
  port: number,
  host: string,
): Promise<{ baseUrl: string; stop: () => Promise<void> }> {
  // By itself Node.js closes a connection that was idle for 5 s, and resets a request that is on its way just
  // then: clients end theirs themselves.
  const server = createAdaptorServer({ fetch, hostname: host, serverOptions: { keepAliveTimeout: 0 } });
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const reason = codeOf(error);
    const message =
      reason === 'EADDRINUSE'
        ? `Port ${port} of ${host} is in use: name another one with --port, or 0 for any that is free.`
        : `The sandbox cannot listen on port ${port} of ${host} (${reason}): choose others.`;
    throw new SandboxStartError(message, { cause: error });
  }
  const address = server.address() as AddressInfo;
  const name = isIPv6(host) ? `[${host}]` : host;
  return {
    baseUrl: `http://${name}:${address.port}`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
    },
  };
}

/** The code of an error of the system, such as `EADDRINUSE`; its text where it has none. */
function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);
}
