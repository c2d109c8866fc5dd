import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { type AddressInfo, isIPv6 } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import { type Credentials, readOrMakeCredentials } from './credentials-file.ts';
import { EventHub } from './events/event-hub.ts';
import { gitDiffs } from './git/diffs.ts';
import { type RunGit, runGit } from './git/run-git.ts';
import { streamGit } from './git/stream-git.ts';
import { ensurePageClient } from './oauth/page-client.ts';
import { ensureBot } from './rules/accounts.ts';
import type { Sandbox } from './rules/sandbox.ts';
import { hashSecret, newId } from './secrets.ts';
import { type Settings, settingsSchema } from './settings.ts';
import { SandboxStartError } from './start-error.ts';
import { openStore } from './store/store.ts';

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
  /** How git is run. */
  readonly git?: RunGit;
  /** Settings to change at this start; the others stay as they were. */
  readonly settings?: Partial<Settings>;
}

export interface RunningSandbox {
  /** Without a slash at the end. The page of deployment n is `${baseUrl}/deployments/n`. */
  readonly baseUrl: string;
  /** An OAuth client of the user "SARIF Review Bot", an Account Owner. The same at every start. */
  readonly clientId: string;
  readonly clientSecret: string;
  readonly adminUrl: string;
  readonly adminToken: string;
  /** Ends all connections and closes the database. */
  close(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';
const BOT_NAME = 'SARIF Review Bot';

/**
 * Starts a review service on this machine, for trials and tests.
 * Throws `SandboxStartError` where the port, the data folder, the database or the credentials file cannot be used.
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  makeFolder(options.data);
  const credentials = readOrMakeCredentials(options.data);
  const store = openStore(join(options.data, 'sandbox.db'));
  try {
    const git = options.git ?? runGit;
    const sandbox = {
      store,
      git,
      streamGit: streamGit((error) => console.error(error)),
      diffs: gitDiffs(git),
      clock: options.clock ?? Date.now,
      newId: options.newId ?? newId,
      events: new EventHub(),
    };
    store.transaction(() => {
      store.settings.change(settingsSchema.partial().parse(options.settings ?? {}));
      ensureClients(sandbox, credentials);
    });
    const host = options.host ?? LOOPBACK;
    const app = createApp(sandbox, {
      listensOn: host,
      adminToken: credentials.adminToken,
      reportError: (error) => console.error(error),
    });
    const { baseUrl, stop } = await listen(app.fetch, options.port, host);
    return {
      baseUrl,
      clientId: credentials.clientId,
      clientSecret: credentials.clientSecret,
      adminUrl: `${baseUrl}/admin`,
      adminToken: credentials.adminToken,
      close: async () => {
        await stop();
        store.close();
      },
    };
  } catch (error) {
    store.close();
    throw error;
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new SandboxStartError(`The data folder ${folder} cannot be made: choose another one.`, {
      cause: error,
    });
  }
}

/** Whichever of the database and the credentials file was lost, the client of the file works, and the bot stays one user. */
function ensureClients(sandbox: Sandbox, { clientId, clientSecret }: Credentials): void {
  const bot = ensureBot(sandbox, BOT_NAME);
  sandbox.store.clients.put({
    id: clientId,
    userId: bot.id,
    name: BOT_NAME,
    secretHash: hashSecret(clientSecret),
    createdAt: sandbox.clock(),
  });
  ensurePageClient(sandbox);
}

async function listen(
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch'],
  port: number,
  host: string,
): Promise<{ baseUrl: string; stop: () => Promise<void> }> {
  const server = createAdaptorServer({ fetch, hostname: host });
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const reason = codeOf(error);
    const message =
      reason === 'EADDRINUSE'
        ? `Port ${port} of ${host} is in use: choose another one, or 0 for any that is free.`
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
