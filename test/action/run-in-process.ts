import { chooseHost, type OutputForm } from '../../src/host/choose-host.ts';
import type { ProcessWorld } from '../../src/host/process-world.ts';
import { type Frame, inFrame } from '../../src/run/frame.ts';
import { run } from '../../src/run.ts';
import { createRedactor } from '../../src/text/secrets.ts';
import { type CleanOrder, clean } from '../../src/tools/clean/clean.ts';
import { diagnose } from '../../src/tools/doctor/start-doctor.ts';
import { type HistoryOrder, history } from '../../src/tools/history/history.ts';
import { quickWorld } from '../run/quick-world.ts';
import type { Ended } from './run-cli.ts';

/**
 * Runs a command of the source within this process, as `runCli` runs that of the bundle: for cases that
 * differ in nothing that a process would add.
 */
async function runHere(
  command: (frame: Frame) => Promise<number>,
  flags: Readonly<Record<string, string>>,
  directory: string,
  environment: Readonly<Record<string, string>>,
  form: OutputForm = 'text',
  change: (world: ProcessWorld) => ProcessWorld = (world) => world,
): Promise<Ended> {
  const [out, err]: [string[], string[]] = [[], []];
  const world = change(quickWorld({ PATH: process.env.PATH, ...environment }, directory));
  const streams = {
    out: { write: (text: string) => out.push(text) },
    err: { write: (text: string) => err.push(text) },
  };
  const host = chooseHost(flags, form, world, createRedactor([]), streams);
  const status = await inFrame(host, world, command);
  return { status, out: out.join(''), err: err.join('') };
}

export function doctorHere(directory: string, environment: Readonly<Record<string, string>>): Promise<Ended> {
  return runHere((frame) => diagnose(frame, 'text'), {}, directory, environment);
}

/** `doctor --probe`; `change` may put something in place of a part of the world. */
export function probeHere(
  directory: string,
  environment: Readonly<Record<string, string>>,
  answer: 'yes' | 'no' | 'nobody' = 'yes',
  change?: (world: ProcessWorld) => ProcessWorld,
): Promise<Ended> {
  const order = { ask: async () => answer };
  return runHere((frame) => diagnose(frame, 'text', order), {}, directory, environment, 'text', change);
}

export function reviewHere(directory: string, environment: Readonly<Record<string, string>>): Promise<Ended> {
  return runHere((frame) => run(frame), {}, directory, environment);
}

export function planHere(directory: string, environment: Readonly<Record<string, string>>): Promise<Ended> {
  return runHere((frame) => run(frame), { 'dry-run': 'true' }, directory, environment);
}

/** By default the last hundred changes; `change` may put something in place of a part of the world. */
export function historyHere(
  order: Partial<HistoryOrder>,
  environment: Readonly<Record<string, string>>,
  directory = '/',
  change?: (world: ProcessWorld) => ProcessWorld,
): Promise<Ended> {
  const asked: HistoryOrder = {
    wanted: { kind: 'last', last: 100 },
    repository: undefined,
    reportFile: undefined,
    fresh: false,
    form: 'json',
    ...order,
  };
  return runHere((frame) => history(frame, asked), {}, directory, environment, asked.form, change);
}

/** `send` stands for the network. */
export function cleanHere(
  order: Partial<CleanOrder>,
  environment: Readonly<Record<string, string>>,
  send: typeof fetch = fetch,
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
  return runHere(
    (frame) => clean(frame, asked),
    {},
    '/',
    environment,
    asked.form,
    (world) => ({
      ...world,
      fetch: send,
    }),
  );
}
