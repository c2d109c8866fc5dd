import type { FaultRule } from '../../sandbox/faults/fault-rule.ts';
import { ANSWER_FAULTS, type Fault } from './faults.ts';
import type { Step, Story } from './play-story.ts';
import type { Ending } from './traffic.ts';

/**
 * A run whose calls are known, to which one thing after the other happens. States are numbers of the
 * scenario.
 */
export interface RecordedRun {
  readonly name: string;
  readonly opened: number;
  readonly before: readonly Step[];
  readonly state: number;
}

const undisturbed = (state: number): Step => ({ kind: 'runs', runs: [{ state }], rules: [] });

export const FIRST_RUN: RecordedRun = {
  name: 'a first run that posts threads and a summary comment',
  opened: 0,
  before: [],
  state: 0,
};

export const TRANSITIONS: RecordedRun = {
  name: 'a run that posts, keeps, resolves, reopens and replaces the summary comment',
  opened: 0,
  before: [undisturbed(0), { kind: 'push', state: 1 }, undisturbed(1), { kind: 'push', state: 2 }],
  state: 2,
};

/** Something that happens to one call of a run, by number. */
export interface Mishap {
  readonly name: string;
  at(call: number): { readonly rules: readonly FaultRule[]; readonly ending?: Ending };
}

export function toMishap({ name, effect, operations: [operation] = ['any'] }: Fault): Mishap {
  return { name, at: (call) => ({ rules: [{ operation: operation ?? 'any', calls: [call], effect }] }) };
}

const ending = (kind: Ending['kind'], when: Ending['when']): Mishap => ({
  name: `${kind === 'kill' ? 'killed' : 'stopped by a signal'} ${when} the call`,
  at: (call) => ({ rules: [], ending: { kind, call, when } }),
});

export const ENDINGS: readonly Mishap[] = [
  ending('kill', 'before'),
  ending('kill', 'after'),
  ending('signal', 'before'),
  ending('signal', 'after'),
];

const MAIN = [
  'lost before the effect',
  'lost after the effect',
  'reset after the effect',
  'stalled body',
  'cut body',
  '401',
  '409',
  '429, Retry-After in seconds',
  '500 after the effect',
  'redirect',
];

/** Those of which each stands for a class of outcomes. */
export const MAIN_MISHAPS: readonly Mishap[] = [
  ...ANSWER_FAULTS.filter(({ name }) => MAIN.includes(name)).map(toMishap),
  ...ENDINGS.filter(({ name }) => name.startsWith('killed')),
];

const CLASSES = ['lost before the effect', 'lost after the effect', '401', '429, Retry-After in seconds'];

/**
 * Fewer of them, for the longer run: one for each thing that a client does about a fault. The bench plays all
 * faults at all calls.
 */
export const FEW_MISHAPS: readonly Mishap[] = MAIN_MISHAPS.filter(
  ({ name }) => CLASSES.includes(name) || name.startsWith('killed'),
);

/** The story of a recorded run with mishaps at some of its calls. */
export function disturb(
  run: RecordedRun,
  mishaps: readonly { readonly mishap: Mishap; readonly call: number }[],
  seed: number,
): Story {
  const parts = mishaps.map(({ mishap, call }) => mishap.at(call));
  const end = parts.find((part) => part.ending !== undefined)?.ending;
  const rules = parts.flatMap((part) => part.rules);
  const runs = [{ state: run.state, ...(end === undefined ? {} : { ending: end }) }];
  return {
    seed,
    settings: { pageSize: 3 },
    state: run.opened,
    steps: [...run.before, { kind: 'runs', runs, rules }],
  };
}
