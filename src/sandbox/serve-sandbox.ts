import { once } from 'node:events';
import { SandboxStartError } from './start-error.ts';
import { startSandbox } from './start-sandbox.ts';

const MAX_PORT = 65_535;

/**
 * Starts the sandbox, says in one line of JSON how to reach it (`baseUrl`, `clientId`, `clientSecret`, `adminUrl`, `adminToken`), and serves
 * until SIGINT or SIGTERM. Returns the exit status.
 */
export async function serveSandbox(port: string, data: string): Promise<number> {
  const number = Number(port);
  if (!/^\d{1,5}$/u.test(port) || number > MAX_PORT) {
    console.error(`Error: --port is ${JSON.stringify(port)}; it takes a whole number from 0 to ${MAX_PORT}`);
    return 2;
  }
  try {
    const { close, ...access } = await startSandbox({ port: number, data });
    const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    console.log(JSON.stringify(access));
    await stopped;
    await close();
    return 0;
  } catch (error) {
    if (!(error instanceof SandboxStartError)) throw error;
    console.error(`Error: ${error.message}`);
    return 2;
  }
}
