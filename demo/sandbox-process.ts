import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** How to reach a sandbox; the line of JSON that it prints when it is ready. */
export interface SandboxAccess {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly adminUrl: string;
  readonly adminToken: string;
  /** Of the checkout that the sandbox was started with. */
  readonly deploymentNumber?: number;
}

export interface SandboxProcess extends SandboxAccess {
  /** A call of the administration API; answers with the parsed body. */
  admin(method: string, path: string, body?: object): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts the built sandbox on a free port of the loopback interface and waits until it is ready. `flags` are further ones. */
export async function startSandboxProcess(
  root: string,
  data: string,
  flags: readonly string[] = [],
): Promise<SandboxProcess> {
  const child = spawn(
    process.execPath,
    [join(root, 'dist/cli/index.js'), 'sandbox', '--port', '0', '--data', data, ...flags],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const access: SandboxAccess = JSON.parse(await firstLine(child));
  return {
    ...access,
    async admin(method, path, body) {
      const response = await fetch(`${access.adminUrl}${path}`, {
        method,
        headers: { Authorization: `Bearer ${access.adminToken}`, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
      return text === '' ? undefined : JSON.parse(text);
    },
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
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
  return Promise.race([line, ended]);
}
