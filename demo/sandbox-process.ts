import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Access, administer, type CheckedCall } from './sandbox-client.ts';
import { endOf, waitFor } from './wait-for.ts';

/** The line of JSON that a sandbox prints when it is ready. */
interface SandboxAccess extends Access {
  /** Signs whoever opens it in; the query `to` names another page of the sandbox. */
  readonly page: string;
  /** Of the checkout that the sandbox was started with. */
  readonly deploymentNumber?: number;
}

export interface SandboxProcess extends SandboxAccess {
  readonly admin: CheckedCall;
  stop(): Promise<void>;
}

/**
 * Starts the built sandbox on a free port of the loopback interface and waits until it is ready. `flags` are
 * further ones.
 */
export async function startSandboxProcess(
  root: string,
  data: string,
  flags: readonly string[] = [],
): Promise<SandboxProcess> {
  const child = spawn(
    process.execPath,
    [join(root, 'dist/cli.js'), 'sandbox', '--port', '0', '--data', data, ...flags],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const access: SandboxAccess = JSON.parse(await firstLine(child));
  return {
    ...access,
    admin: administer(access),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = endOf(child);
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('the sandbox has no output');
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the sandbox ended with status ${code} before it was ready`);
  });
  const line = once(createInterface(child.stdout), 'line').then(([text]) => String(text));
  ended.catch(() => undefined);
  try {
    return await waitFor('the sandbox to be ready', Promise.race([line, ended]));
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}
