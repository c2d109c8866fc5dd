import { type CleanOrder, clean } from '../../src/clean/clean.ts';
import { diagnose } from '../../src/doctor/start-doctor.ts';
import { type HistoryOrder, history } from '../../src/history/history.ts';
import { chooseHost, type OutputForm } from '../../src/host/choose-host.ts';
import type { Host } from '../../src/host/host.ts';
import type { ProcessWorld } from '../../src/host/process-world.ts';
import { run } from '../../src/run.ts';
import { createRedactor } from '../../src/text/secrets.ts';
import { quickWorld } from '../run/quick-world.ts';
import type { Ended } from './run-cli.ts';

/**
 * Runs a command of the source within this process, as `runCli` runs that of the bundle: for cases that
 * differ in nothing that a process would add.
 */
async function runHere(
  command: (host: Host, world: ProcessWorld) => Promise<number>,
  flags: Readonly<Record<string, string>>,
  directory: string,
  environment: Readonly<Record<string, string>>,
  send: typeof fetch = fetch,
  form: OutputForm = 'text',
): Promise<Ended> {
  const [out, err]: [string[], string[]] = [[], []];
  const world = { ...quickWorld({ PATH: process.env.PATH, ...environment }, directory), fetch: send };
  const streams = {
    out: { write: (text: string) => out.push(text) },
    err: { write: (text: string) => err.push(text) },
  };
  const status = await command(chooseHost(flags, form, world, createRedactor([]), streams), world);
  return { status, out: out.join(''), err: err.join('') };
}

export function doctorHere(directory: string, environment: Readonly<Record<string, string>>): Promise<Ended> {
  return runHere((host, world) => diagnose(host, world, 'text'), {}, directory, environment);
}

/** `doctor --probe`; `change` may put something in place of a part of the world. */
export function probeHere(
  directory: string,
  environment: Readonly<Record<string, string>>,
  answer: 'yes' | 'no' | 'nobody' = 'yes',
  change: (world: ProcessWorld) => ProcessWorld = (world) => world,
): Promise<Ended> {
  const order = { ask: async () => answer };
  return runHere((host, world) => diagnose(host, change(world), 'text', order), {}, directory, environment);
}

export function reviewHere(directory: string, environment: Readonly<Record<string, string>>): Promise<Ended> {
  return runHere((host, world) => run(host, world, { shown: 'selected' }), {}, directory, environment);
}

export function planHere(directory: string, environment: Readonly<Record<string, string>>): Promise<Ended> {
  return runHere(
    (host, world) => run(host, world, { shown: 'selected' }),
    { 'dry-run': 'true' },
    directory,
    environment,
  );
}

/** By default the last hundred changes; `change` may put something in place of a part of the world. */
export function historyHere(
  order: Partial<HistoryOrder>,
  environment: Readonly<Record<string, string>>,
  directory = '/',
  change: (world: ProcessWorld) => ProcessWorld = (world) => world,
): Promise<Ended> {
  const asked: HistoryOrder = {
    wanted: { kind: 'last', last: 100 },
    repository: undefined,
    reportFile: undefined,
    fresh: false,
    form: 'json',
    ...order,
  };
  return runHere(
    (host, world) => history(host, change(world), asked),
    {},
    directory,
    environment,
    undefined,
    asked.form,
  );
}

/** `send` stands for the network. */
export function cleanHere(
  order: Partial<CleanOrder>,
  environment: Readonly<Record<string, string>>,
  send?: typeof fetch,
): Promise<Ended> {
  const asked: CleanOrder = {
    selection: {},
    way: 'resolve',
    mode: 'done',
    form: 'text',
    check: undefined,
    again: 'sarif-review clean --all --yes',
    ...order,
  };
  return runHere((host, world) => clean(host, world, asked), {}, '/', environment, send);
}
