import { createInterface } from 'node:readline/promises';
import { ConfigurationError } from '../../errors.ts';
import type { OutputForm } from '../../host/choose-host.ts';
import { CONFIGURATION_EXIT_STATUS } from '../../report/run-result.ts';
import type { Frame } from '../../run/frame.ts';
import { type CommandLine, onBase, startCommand } from '../frame.ts';
import { type Diagnosis, renderDiagnosis } from './diagnosis.ts';
import { examine } from './doctor.ts';
import type { ProbeOrder } from './probe/probe-service.ts';

/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 2;

/**
 * Runs the command `doctor`, and returns the exit status: 0 where nothing failed, else that of a wrong
 * configuration. With `--base` it examines what a plan without a service needs.
 */
export function startDoctor({ flags, form, probe, base }: CommandLine): Promise<number> {
  const planned = base === undefined ? flags : { ...flags, 'dry-run': 'true' };
  return startCommand({ flags: planned, form }, async (frame) => {
    if (base !== undefined && probe !== undefined)
      throw new ConfigurationError(
        'Flag --base asks no service, and --probe tries one out: leave out one of them',
      );
    const terminal = { in: process.stdin, err: process.stderr };
    const order = probe && askFirst(probe.agreed, terminal, frame.world.stop);
    return diagnose(await onBase(frame, flags, base), form, order);
  });
}

/** The same on any host, in any world. */
export async function diagnose(frame: Frame, form: OutputForm, order?: ProbeOrder): Promise<number> {
  const { host } = frame;
  const checks: Diagnosis[] = [];
  for await (const diagnosis of examine(frame, process.versions.node, order)) {
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
