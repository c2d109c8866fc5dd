import { type Ended, runHere } from '../program.ts';

/*
 * Commands of the source within this process, as `runCli` runs those of the bundle: for cases that differ in
 * nothing that a process would add.
 */

type Variables = Readonly<Record<string, string>>;
/** Puts something between the program and the network. */
export type Network = (network: typeof fetch) => typeof fetch;

export function doctorHere(folder: string, environment: Variables): Promise<Ended> {
  return runHere(['doctor'], { folder, environment });
}

/** `doctor --probe`, with what a person says to it; `nobody`: there is no terminal. */
export function probeHere(
  folder: string,
  environment: Variables,
  answer: 'yes' | 'no' | 'nobody' = 'yes',
  network?: Network,
): Promise<Ended> {
  const flags = answer === 'yes' ? ['--yes'] : [];
  const typed = answer === 'no' ? 'n\n' : undefined;
  return runHere(['doctor', '--probe', ...flags], { folder, environment, network, typed });
}

export function reviewHere(folder: string, environment: Variables): Promise<Ended> {
  return runHere(['run'], { folder, environment });
}

/** A run that only says what it would do. */
export function planHere(folder: string, environment: Variables): Promise<Ended> {
  return runHere(['run', '--dry-run'], { folder, environment });
}

interface HistoryOrder {
  readonly wanted:
    | { readonly kind: 'last'; readonly last: number; readonly since?: number }
    | { readonly kind: 'numbers'; readonly numbers: readonly number[] };
  readonly repository: string;
  readonly reportFile: string;
  readonly form: 'text' | 'json';
}

/** By default the last hundred changes, as JSON. */
export function historyHere(
  { wanted, repository, reportFile, form = 'json' }: Partial<HistoryOrder>,
  environment: Variables,
  folder = '/',
  network?: Network,
): Promise<Ended> {
  const flags = [
    ...(wanted === undefined ? [] : toFlags(wanted)),
    ...(repository === undefined ? [] : ['--repository', repository]),
    ...(reportFile === undefined ? [] : ['--report-file', reportFile]),
    ...(form === 'json' ? ['--json'] : []),
  ];
  return runHere(['history', ...flags], { folder, environment, network });
}

function toFlags(wanted: HistoryOrder['wanted']): readonly string[] {
  if (wanted.kind === 'numbers') return ['--numbers', wanted.numbers.join(',')];
  const { last, since } = wanted;
  return [
    ...(Number.isFinite(last) ? ['--last', String(last)] : []),
    ...(since === undefined ? [] : ['--since', new Date(since).toISOString().slice(0, 10)]),
  ];
}

interface CleanOrder {
  /** Undefined: none is meant. Empty: all. */
  readonly selection: { readonly tools?: readonly string[]; readonly category?: string } | undefined;
  readonly way: 'resolve' | 'delete';
  readonly mode: 'planned' | 'done';
  readonly check: string;
}

/** By default it resolves all threads. */
export function cleanHere(
  order: Partial<CleanOrder>,
  environment: Variables,
  network?: Network,
): Promise<Ended> {
  const { selection, way = 'resolve', mode = 'done', check } = order;
  const { tools, category } = selection ?? {};
  const isAll =
    !('selection' in order && selection === undefined) && tools === undefined && category === undefined;
  const flags = [
    ...(tools === undefined ? [] : ['--tool', ...tools]),
    ...(category === undefined ? [] : ['--category', category]),
    ...(isAll ? ['--all'] : []),
    ...(way === 'delete' ? ['--delete'] : []),
    ...(check === undefined ? [] : ['--check', check]),
    ...(mode === 'done' ? ['--yes'] : []),
  ];
  return runHere(['clean', ...flags], { folder: '/', environment, network });
}
