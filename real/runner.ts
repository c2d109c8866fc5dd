import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type HostName, type RunningHost, stop } from './server.ts';

export interface RunningRunner {
  stop(): Promise<void>;
}

/** Registers the host's own runner, which runs jobs on this machine, and starts it. */
export function startRunner(
  name: HostName,
  binary: string,
  folder: string,
  host: Pick<RunningHost, 'url' | 'command'>,
): RunningRunner {
  mkdirSync(folder, { recursive: true });
  const command =
    name === 'gitea'
      ? ['actions', 'generate-runner-token']
      : ['forgejo-cli', 'actions', 'generate-runner-token'];
  const token =
    host
      .command(...command)
      .split('\n')
      .at(-1) ?? '';
  // Its jobs use this very Node.js.
  const env = { ...process.env, HOME: folder, PATH: `${dirname(process.execPath)}:${process.env.PATH}` };
  execFileSync(
    binary,
    [
      ...['register', '--no-interactive', '--instance', host.url, '--token', token],
      ...['--labels', 'ubuntu-latest:host', '--name', 'here'],
    ],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], env },
  );
  const log = openSync(join(folder, 'runner.log'), 'w');
  const child = spawn(binary, ['daemon'], { cwd: folder, stdio: ['ignore', log, log], env });
  return { stop: () => stop(child) };
}
