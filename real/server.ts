import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { endOf } from '../demo/wait-for.ts';
import { type Mail, openMailSink } from './mail-sink.ts';
import { WAYS, type Ways } from './ways.ts';

/** Where the hosts publish what can be run. */
export const RELEASES = {
  gitea: 'https://dl.gitea.com/gitea and https://dl.gitea.com/act_runner',
  forgejo:
    'https://codeberg.org/forgejo/forgejo/releases and https://code.forgejo.org/forgejo/runner/releases',
} as const;
export type HostName = keyof typeof RELEASES;

/** Who is there: an administrator who owns the repository, one who may write to it, and anybody. */
export const PEOPLE = ['boss', 'writer', 'stranger'] as const;
export type Person = (typeof PEOPLE)[number];

export interface RunningHost {
  /** Without a trailing slash. */
  readonly url: string;
  readonly version: string;
  readonly ways: Ways;
  readonly tokens: Readonly<Record<Person, string>>;
  readonly passwords: Readonly<Record<Person, string>>;
  /** All that it has sent to people until now. */
  mails(): Promise<readonly Mail[]>;
  /** Runs the program with further arguments, and gives what it prints. */
  command(...args: readonly string[]): string;
  stop(): Promise<void>;
}

interface Asked {
  readonly name: HostName;
  readonly binary: string;
  /** Empty, and for nothing else. */
  readonly folder: string;
  /** Templates and public files, where the program does not hold them. */
  readonly files?: string | undefined;
  readonly port?: number | undefined;
}

/** Starts a host with SQLite on the loopback interface, and makes three accounts. */
export async function startHost({ name, binary, folder, files, port = 0 }: Asked): Promise<RunningHost> {
  const at = port === 0 ? await freePort() : port;
  const url = `http://127.0.0.1:${at}`;
  const configuration = join(folder, 'custom/conf/app.ini');
  mkdirSync(join(folder, 'custom/conf'), { recursive: true });
  const command = (...args: readonly string[]): string =>
    execFileSync(binary, ['-c', configuration, ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environmentOf(folder),
    }).trim();
  const sink = await openMailSink();
  writeFileSync(configuration, configurationOf({ folder, url, port: at, files, mailPort: sink.port }), {
    mode: 0o600,
  });
  const log = openSync(join(folder, 'server.log'), 'w');
  const child = spawn(binary, ['web', '-c', configuration], {
    cwd: folder,
    stdio: ['ignore', log, log],
    env: environmentOf(folder),
  });
  const end = async () => {
    await stop(child);
    sink.close();
  };
  try {
    const version = await untilUp(url, child, join(folder, 'server.log'));
    const entries = PEOPLE.map((person) => [person, randomBytes(12).toString('hex')] as const);
    const passwords = Object.fromEntries(entries) as Record<Person, string>;
    const tokens = Object.fromEntries(
      entries.map(([person, password]) => [person, addPerson(person, password, command)]),
    ) as Record<Person, string>;
    const flush = () =>
      promisify(execFile)(binary, ['-c', configuration, 'manager', 'flush-queues'], {
        cwd: folder,
        env: environmentOf(folder),
      });
    const mails = async () => {
      // What one queue has worked off fills that of mails.
      for (let seen = -1; seen < sink.mails.length; ) {
        seen = sink.mails.length;
        await flush();
        await flush();
      }
      return [...sink.mails];
    };
    return { url, version, ways: WAYS[name], tokens, passwords, mails, command, stop: end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Gives the person's token. */
function addPerson(name: Person, password: string, command: RunningHost['command']): string {
  command(
    ...['admin', 'user', 'create', '--username', name, '--password', password],
    ...['--email', `${name}@example.org`, '--must-change-password=false'],
    ...(name === 'boss' ? ['--admin'] : []),
  );
  const told = command(
    ...['admin', 'user', 'generate-access-token', '--username', name, '--scopes', 'all', '--raw'],
  );
  return told.split('\n').at(-1) ?? '';
}

function environmentOf(folder: string): NodeJS.ProcessEnv {
  const { PATH } = process.env;
  return {
    PATH,
    HOME: folder,
    GITEA_WORK_DIR: folder,
    GITEA_CUSTOM: join(folder, 'custom'),
    FORGEJO_WORK_DIR: folder,
  };
}

interface Settings extends Pick<Asked, 'folder' | 'files'> {
  readonly url: string;
  readonly port: number;
  readonly mailPort: number;
}

function configurationOf({ folder, url, port, files, mailPort }: Settings): string {
  const secret = () => randomBytes(32).toString('base64url');
  return `APP_NAME = real
RUN_MODE = prod
RUN_USER = ${userInfo().username}
I_AM_BEING_UNSAFE_RUNNING_AS_ROOT = true
WORK_PATH = ${folder}
[server]
PROTOCOL = http
HTTP_ADDR = 127.0.0.1
HTTP_PORT = ${port}
DOMAIN = 127.0.0.1
ROOT_URL = ${url}/
OFFLINE_MODE = true
DISABLE_SSH = true
LFS_START_SERVER = false
${files === undefined ? '' : `STATIC_ROOT_PATH = ${files}`}
[database]
DB_TYPE = sqlite3
PATH = ${join(folder, 'data.db')}
[security]
INSTALL_LOCK = true
SECRET_KEY = ${secret()}
[oauth2]
JWT_SECRET = ${secret()}
[service]
DISABLE_REGISTRATION = true
ENABLE_NOTIFY_MAIL = true
[mailer]
ENABLED = true
PROTOCOL = smtp
SMTP_ADDR = 127.0.0.1
SMTP_PORT = ${mailPort}
FROM = host@example.org
[actions]
ENABLED = true
DEFAULT_ACTIONS_URL = self
[log]
LEVEL = Warn
ROOT_PATH = ${join(folder, 'log')}
[repository]
DEFAULT_BRANCH = main
[cron.update_checker]
ENABLED = false
`;
}

const START_MS = 60_000;
const LOOK_MS = 200;

/** Gives the version. */
async function untilUp(url: string, child: ChildProcess, log: string): Promise<string> {
  const end = Date.now() + START_MS;
  while (Date.now() < end && child.exitCode === null) {
    try {
      const answer = await fetch(`${url}/api/v1/version`);
      if (answer.ok) return ((await answer.json()) as { version: string }).version;
    } catch {
      // Not up yet.
    }
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
  throw new Error(`the server did not start: see ${log}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = endOf(child);
  child.kill('SIGTERM');
  await ended;
}
