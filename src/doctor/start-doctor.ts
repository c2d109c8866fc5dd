import { createInterface } from 'node:readline/promises';
import { chooseHost, type OutputForm } from '../host/choose-host.ts';
import type { Host } from '../host/host.ts';
import { endOnCrash, type ProcessWorld, processWorld } from '../host/process-world.ts';
import { proxySecrets } from '../host/proxy-secrets.ts';
import type { Flags } from '../host/terminal.ts';
import { SECRET_INPUTS } from '../inputs/table.ts';
import { CONFIGURATION_EXIT_STATUS, EXIT_STATUS } from '../report/run-result.ts';
import { chooseBase } from '../run/without-service.ts';
import { createRedactor } from '../text/secrets.ts';
import { type Diagnosis, renderDiagnosis } from './diagnosis.ts';
import { examine } from './doctor.ts';
import type { ProbeOrder } from './probe/probe-service.ts';

/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 2;

/**
 * Runs the command `doctor`, and returns the exit status: 0 where nothing failed, else that of a wrong
 * configuration. With `--base` it examines what a plan without a service needs.
 */
export async function startDoctor({
  flags,
  form,
  probe,
  base,
}: {
  readonly flags: Flags;
  readonly form: OutputForm;
  readonly base?: string | undefined;
  readonly probe?: { readonly agreed: boolean };
}): Promise<number> {
  const world = processWorld();
  const streams = { out: process.stdout, err: process.stderr };
  const planned: Flags = base === undefined ? flags : { ...flags, 'dry-run': 'true' };
  const chosen = chooseHost(planned, form, world, createRedactor([]), streams);
  endOnCrash(EXIT_STATUS.incomplete, (line) => chosen.error(line));
  if (base !== undefined && probe !== undefined) {
    chosen.error('Flag --base asks no service, and --probe tries one out: leave out one of them');
    return CONFIGURATION_EXIT_STATUS;
  }
  const host = await chooseBase(chosen, flags, base, world);
  if (host === undefined) return CONFIGURATION_EXIT_STATUS;
  const terminal = { in: process.stdin, err: process.stderr };
  const order = probe === undefined ? undefined : askFirst(probe.agreed, terminal, world.stop);
  return diagnose(host, world, form, order);
}

/** The same on any host, in any world. */
export async function diagnose(
  host: Host,
  world: ProcessWorld,
  form: OutputForm,
  order?: ProbeOrder,
): Promise<number> {
  for (const name of SECRET_INPUTS) {
    const secret = host.input(name);
    if (secret !== undefined) host.mask(secret);
  }
  for (const secret of proxySecrets(world.environment)) host.mask(secret);
  const checks: Diagnosis[] = [];
  for await (const diagnosis of examine(host, world, process.versions.node, order)) {
    checks.push(diagnosis);
    const { text, tone } = renderDiagnosis(diagnosis);
    if (form === 'text') host.info(text, tone);
  }
  const healthy = checks.every(({ state }) => state !== 'fail');
  if (form === 'json') {
    host.writeDocument(JSON.stringify({ schemaVersion: SCHEMA_VERSION, healthy, checks }, undefined, 2));
  }
  return healthy ? 0 : CONFIGURATION_EXIT_STATUS;
}

/** Streams of the process. */
interface Terminal {
  readonly in: NodeJS.ReadStream;
  readonly err: NodeJS.WriteStream;
}

/**
 * Asks on the terminal, where there is one, on standard error; only a y begins it. `agreed`: with a flag, so
 * that nobody is asked.
 */
export function askFirst(agreed: boolean, terminal: Terminal, stop: AbortSignal): ProbeOrder {
  return {
    async ask(question) {
      if (agreed) return 'yes';
      if (!terminal.in.isTTY || !terminal.err.isTTY) return 'nobody';
      const lines = createInterface({ input: terminal.in, output: terminal.err });
      try {
        const answer = await lines.question(`${question} [y/N] `, { signal: stop });
        return /^y(?:es)?$/iu.test(answer.trim()) ? 'yes' : 'no';
      } catch {
        // Ctrl+C, or the terminal was closed.
        return 'no';
      } finally {
        lines.close();
      }
    },
  };
}
