import { chooseHost, type OutputForm } from '../host/choose-host.ts';
import { endOnCrash } from '../host/end-on-crash.ts';
import type { Host } from '../host/host.ts';
import { type ProcessWorld, processWorld } from '../host/process-world.ts';
import { proxySecrets } from '../host/proxy-secrets.ts';
import type { Flags } from '../host/terminal.ts';
import { SECRET_INPUTS } from '../inputs/secret-inputs.ts';
import { CONFIGURATION_EXIT_STATUS, EXIT_STATUS } from '../report/run-result.ts';
import { createRedactor } from '../text/redactor.ts';
import type { Diagnosis } from './diagnosis.ts';
import { examine } from './doctor.ts';
import { askFirst } from './probe/ask-first.ts';
import type { ProbeOrder } from './probe/probe-service.ts';
import { renderDiagnosis } from './render-diagnosis.ts';

/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 2;

/**
 * Runs the command `doctor`, and returns the exit status: 0 where nothing failed, else that of a wrong
 * configuration.
 */
export async function startDoctor(
  flags: Flags,
  form: OutputForm,
  probe?: { readonly agreed: boolean },
): Promise<number> {
  const world = processWorld();
  const streams = { out: process.stdout, err: process.stderr };
  const host = chooseHost(flags, form, world, createRedactor([]), streams);
  endOnCrash(EXIT_STATUS.incomplete, (line) => host.error(line));
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
