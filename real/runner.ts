import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, openSync, symlinkSync, writeFileSync } from 'node:fs';
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
  keepTool(join(folder, '.cache/act/tool_cache'));
  const log = openSync(join(folder, 'runner.log'), 'w');
  const child = spawn(binary, ['daemon'], { cwd: folder, stdio: ['ignore', log, log], env });
  return { stop: () => stop(child) };
}

/** This Node.js where `actions/setup-node` looks before it downloads one, as images of runners have it. */
function keepTool(cache: string): void {
  const version = join(cache, 'node', process.versions.node);
  mkdirSync(join(version, process.arch, 'bin'), { recursive: true });
  symlinkSync(process.execPath, join(version, process.arch, 'bin/node'));
  writeFileSync(join(version, `${process.arch}.complete`), '');
}
