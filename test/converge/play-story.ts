import { writeFileSync } from 'node:fs';
import type { EventEffect, FaultRule } from '../../sandbox/faults/fault-rule.ts';
import type { Settings } from '../../sandbox/settings.ts';
import type { RawInputs } from '../core.ts';
import type { Injected } from './arena.ts';
import {
  breaches,
  type Expectation,
  foreignComments,
  isUnverified,
  topLevelCopies,
  unmarkedThreads,
} from './checker.ts';
import { CHECK_NAME, type RunEnd, runReview } from './run-review.ts';
import type { BaseFinding, Scenario, State } from './scenario.ts';
import type { Stage } from './stage.ts';
import { type Ending, Traffic } from './traffic.ts';

/** One thing that happens. States are numbers in the scenario's history. */
export type Step =
  | { readonly kind: 'push'; readonly state: number }
  | { readonly kind: 'base-moves' }
  | { readonly kind: 'event'; readonly event: EventEffect }
  /** Runs that begin together, with what goes wrong meanwhile. */
  | {
      readonly kind: 'runs';
      readonly runs: readonly RunOfStory[];
      readonly rules: readonly FaultRule[];
    };

interface RunOfStory {
  readonly state: number;
  readonly ending?: Ending;
  /** What the run has of the base, in a story that compares with that; all of it by default. */
  readonly base?: BaseOfRun;
}

/**
 * `none`: its artifact has expired. `broken`: it was cut off. `foreign`: it is of a commit that nobody has.
 * `later`: it is of a later commit of the target branch.
 */
export const BASES_OF_RUNS = ['whole', 'none', 'broken', 'foreign', 'later'] as const;
type BaseOfRun = (typeof BASES_OF_RUNS)[number];

export interface Story {
  /** All that is left to chance follows from it. */
  readonly seed: number;
  readonly settings: Partial<Settings>;
  /** State at which the deployment is opened. */
  readonly state: number;
  readonly steps: readonly Step[];
  /** What the base has as well, where the runs compare with it. */
  readonly existing?: readonly BaseFinding[];
}

/**
 * What a test may take that plays many stories, each of several runs: beside other work more than a minute.
 */
export const STORIES_MS = 240_000;

export interface Played {
  /** In what the end breaks the promise; empty when it holds. */
  readonly breaches: readonly string[];
  readonly injected: readonly Injected[];
  /** How the runs of the story ended, the undisturbed ones at its end not counted. */
  readonly ends: readonly RunEnd[];
  /** How many calls there were in each step with runs. */
  readonly calls: readonly number[];
}

const CHECK_CALL = /\/(?:checks|statuses)\/[^/]+$/;

/**
 * Plays a story, then one undisturbed run, then a further one, and says in what the end breaks the promise.
 */
export async function playStory(stage: Stage, story: Story): Promise<Played> {
  const { scenario } = stage;
  const stateAt = (number: number): State => {
    const state = scenario.states[number % scenario.states.length];
    if (state === undefined) throw new RangeError(`there is no state ${number}`);
    return state;
  };
  const traffic = new Traffic(story.seed);
  const { number, foreignThread } = await stage.open(story.seed, stateAt(story.state).commit, story.settings);
  const injected: Injected[] = [];
  const ends: RunEnd[] = [];
  const callsOfSteps: number[] = [];
  const baseInputs = story.existing && openBaseInputs(scenario, story.existing);
  const red: Red = new Map();
  const unmarked = new Set<string>();
  const isTold = stage.tellsResolver === true && story.settings.listing !== 'minimal';
  const forgotten: string[] = [];
  let foreign = foreignComments(await stage.truth(number));
  let runs = 0;
  const nextSeed = () => {
    runs += 1;
    return story.seed * 1_000 + runs;
  };
  for (const step of story.steps) {
    switch (step.kind) {
      case 'push':
        await stage.push(number, { head: stateAt(step.state).commit });
        break;
      case 'base-moves':
        await stage.push(number, { base: scenario.laterBase });
        break;
      case 'event':
        await stage.inject([{ operation: 'get-deployment', calls: [1], effect: step.event }], 1);
        await stage.nudge(number);
        break;
      case 'runs': {
        const stalls = step.rules.some(({ effect }) => effect.kind === 'stalled-body');
        await stage.inject(step.rules, nextSeed());
        const started = step.runs.map(({ state, ending, base }) =>
          runReview(stage, traffic, {
            state: stateAt(state),
            deployment: number,
            seed: nextSeed(),
            ending,
            stalls,
            ...(baseInputs && { base: baseInputs(base) }),
          }),
        );
        const ended = await Promise.all(started);
        ends.push(...ended);
        const isAlone = step.runs.length === 1 && step.rules.length === 0;
        if (baseInputs !== undefined) forgotten.push(...recall(red, step.runs, ended, isAlone));
        const struck = await stage.injected();
        injected.push(...struck.injected);
        if (!isTold && ended.some(isCutOff(step.runs)))
          for (const id of unmarkedThreads(await stage.truth(number))) unmarked.add(id);
        callsOfSteps.push(struck.calls);
      }
    }
    // Nothing but a person's act brings further ones.
    if (eventsOf([step]).some(isOfPerson))
      foreign = new Map([...foreign, ...foreignComments(await stage.truth(number))]);
  }
  await stage.inject([], 1);
  const before = await stage.truth(number);
  const people = isQuiet(story) ? 'quiet' : 'active';
  const own = before.threads.find(({ discussionId }) => discussionId === foreignThread);
  const broken = await finishStory(stage, {
    number,
    seed: nextSeed(),
    people,
    unmarked,
    ...(story.existing !== undefined && { existing: story.existing }),
    foreign: deletes(story) ? foreignComments(before) : foreign,
    foreignThread:
      people === 'quiet'
        ? { discussionId: foreignThread, resolved: false }
        : own && { discussionId: foreignThread, resolved: own.resolved },
  });
  const lost = people === 'quiet' ? forgotten : [];
  return { breaches: [...lost, ...broken], injected, ends, calls: callsOfSteps };
}

const isCutOff =
  (runs: readonly RunOfStory[]) =>
  ({ kind }: RunEnd, index: number): boolean =>
    kind === 'killed' || runs[index]?.ending?.kind === 'signal';

/** The inputs of a run for what it has of the base. */
function openBaseInputs(
  { baseline, laterBase }: Scenario,
  existing: readonly BaseFinding[],
): (base: BaseOfRun | undefined) => RawInputs {
  const path = baseline(existing);
  const broken = `${path}.broken`;
  writeFileSync(broken, '{"version": "2.1.0", "runs": [');
  return (base = 'whole') => {
    if (base === 'none') return {};
    if (base === 'broken') return { 'baseline-sarif-file': broken };
    const commit = base === 'foreign' ? 'e'.repeat(40) : base === 'later' ? laterBase : undefined;
    return { 'baseline-sarif-file': path, ...(commit !== undefined && { 'baseline-commit': commit }) };
  };
}

/** The rules of what failed a run, by the states that runs were over. */
type Red = Map<number, ReadonlySet<string>>;

/** What failed a run that came to its end; undefined where something of it may not be written. */
function failingIn(end: RunEnd | undefined): ReadonlySet<string> | undefined {
  if (end?.kind !== 'ended' || end.result.plan === undefined || end.result.conclusion === 'superseded')
    return undefined;
  return new Set(end.result.plan.failing.map(({ rule }) => rule.id));
}

/** What failed it and has no thread: only a baseline tells that it is new. */
function listedAlone(end: RunEnd | undefined): ReadonlySet<string> {
  const failing = end?.kind === 'ended' ? (end.result.plan?.failing ?? []) : [];
  return new Set(
    failing.flatMap(({ thread, outcome, rule }) =>
      thread === undefined && outcome?.as === 'not-on-the-diff' ? [rule.id] : [],
    ),
  );
}

function without(rules: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] {
  return [...rules].filter((rule) => !others.has(rule));
}

/**
 * Whatever comes of the baseline: what failed a run that came to its end, and has a thread, fails each
 * later one over the same state.
 *
 * @param red grows
 * @param isAlone whether nothing kept the last run from seeing what was written
 */
function recall(
  red: Red,
  runs: readonly RunOfStory[],
  ends: readonly RunEnd[],
  isAlone: boolean,
): readonly string[] {
  const lost = runs.flatMap(({ state, base = 'whole' }, index) => {
    const failing = isAlone ? failingIn(ends[index]) : undefined;
    if (failing === undefined) return [];
    const green = [...(red.get(state) ?? [])].filter((rule) => !failing.has(rule));
    return green.map((rule) => `${rule} failed state ${state}, but does not with baseline ${base}`);
  });
  for (const [index, { state }] of runs.entries()) {
    const end = ends[index];
    const failing = failingIn(end);
    if (end?.kind === 'ended' && failing !== undefined && end.result.reasons.length === 0)
      red.set(state, new Set([...without(failing, listedAlone(end)), ...(red.get(state) ?? [])]));
  }
  return lost;
}

/** What the end of a story is checked against, but for what the deployment itself says. */
export interface Finish
  extends Pick<Expectation, 'foreign' | 'foreignThread' | 'people' | 'existing' | 'unmarked'> {
  readonly number: number;
  readonly seed: number;
}

/** One undisturbed run, then a further one; gives in what the end breaks the promise. */
export async function finishStory(
  stage: Stage,
  { number, seed, ...known }: Finish,
): Promise<readonly string[]> {
  const traffic = new Traffic(seed);
  // The head that the deployment shows now, whoever pushed it.
  const head = await stage.headOf(number);
  const state = stage.scenario.states.find(({ commit }) => commit === head);
  if (state === undefined) throw new Error(`no state has the commit ${head}`);
  const { existing } = known;
  const baseInputs = existing && openBaseInputs(stage.scenario, existing);
  const run = (offset: number, base?: BaseOfRun): Promise<RunEnd> =>
    runReview(stage, traffic, {
      state,
      deployment: number,
      seed: seed + offset,
      ...(baseInputs && { base: baseInputs(base) }),
    });
  const expected: Expectation = {
    ...known,
    state,
    checkName: CHECK_NAME,
    ...(stage.resolving !== undefined && { resolving: 'refused' }),
  };
  const unverified = isUnverified(state, existing);
  const last = await run(0);
  const after = breaches(await stage.truth(number), expected);
  await stage.calls();
  const further = await run(1);
  const broken = [
    ...ofUndisturbed('the undisturbed run', last, unverified),
    ...after,
    ...ofUndisturbed('the further run', further, unverified),
    ...ofFurther(further, await stage.calls(), topLevelCopies(await stage.truth(number)), stage),
  ];
  if (baseInputs === undefined) return broken;
  const forgotten = listedAlone(last);
  // What only the summary comment lists leaves it.
  if (forgotten.size > 0) await run(2, 'none');
  await stage.calls();
  const lapsed = await run(3, 'none');
  const remembered = without(failingIn(last) ?? new Set(), forgotten);
  const green = remembered.filter((rule) => failingIn(lapsed)?.has(rule) !== true);
  const truth = await stage.truth(number);
  const told = ofFurther(lapsed, await stage.calls(), topLevelCopies(truth), stage);
  const findings = state.findings.filter(({ name }) => !forgotten.has(`rule-${name}`));
  const left = breaches(truth, { ...expected, state: { ...state, findings } });
  return [
    ...broken,
    ...ofUndisturbed('the run without a baseline', lapsed, unverified),
    ...green.map((rule) => `${rule} fails no more without a baseline`),
    ...[...told, ...left].map((one) => `without a baseline: ${one}`),
  ];
}

/** A run that nothing disturbs comes to a check, unless something has no place; then it says that. */
function ofUndisturbed(name: string, end: RunEnd, unverified: boolean): readonly string[] {
  if (unverified) {
    const { conclusion, reasons = [] } = end.kind === 'ended' ? end.result : {};
    const isTold = reasons.some((reason) => reason.includes('which is not followed'));
    return isTold && (conclusion === 'failure' || conclusion === 'incomplete')
      ? []
      : [`${name} does not say what has no place, and ended with ${conclusion}: ${reasons.join('; ')}`];
  }
  if (end.kind === 'ended' && (end.result.conclusion === 'success' || end.result.conclusion === 'failure')) {
    return end.result.reasons.map((reason) => `${name} is not complete: ${reason}`);
  }
  const what = end.kind === 'ended' ? `${end.result.conclusion}: ${end.result.reasons.join('; ')}` : end.kind;
  return [`${name} ended with ${what}`];
}

/**
 * Its plan holds only `keep` and `none`, and it writes nothing but the check; copies that still stand it may
 * have tried to delete.
 */
function ofFurther(
  end: RunEnd,
  calls: readonly { readonly method: string; readonly path: string }[],
  copies: readonly string[],
  { resolving }: Pick<Stage, 'resolving'>,
): readonly string[] {
  const actions = end.kind === 'ended' ? (end.result.plan?.actions ?? []) : [];
  const others = actions.filter(({ kind }) => kind !== 'keep' && kind !== 'none');
  const writes = calls.filter(
    ({ method, path }) =>
      method !== 'GET' &&
      !path.includes('/oauth2/') &&
      !CHECK_CALL.test(path) &&
      !(method === 'DELETE' && copies.some((id) => path.endsWith(`/comments/${id}`))),
  );
  // Where nobody says whether we may resolve, each run tries once.
  const tried = writes.every(({ method, path }) => method === 'PUT' && path.includes('/discussions/'));
  if (
    resolving !== undefined &&
    tried &&
    writes.length <= 1 &&
    others.every(({ kind }) => kind === 'resolve')
  )
    return [];
  return [
    ...others.map(({ kind, reason }) => `a further run plans to ${kind}: ${reason}`),
    ...writes.map(({ method, path }) => `a further run calls ${method} ${path}`),
  ];
}

function eventsOf(steps: readonly Step[]): readonly string[] {
  return steps.flatMap((step) => {
    if (step.kind === 'event') return [step.event.kind];
    return step.kind === 'runs' ? step.rules.map(({ effect }) => effect.kind) : [];
  });
}

function isOfPerson(event: string): boolean {
  return event.startsWith('person-');
}

function deletes(story: Story): boolean {
  return eventsOf(story.steps).includes('person-deletes');
}

/** A reply that says what is to become of the thread. */
function isDeciding(effect: FaultRule['effect']): boolean {
  return (
    effect.kind === 'person-replies' && /^(?:false positive|won't fix|accepted|reopen)/u.test(effect.body)
  );
}

/** Nobody but us has resolved, reopened, deleted or copied anything. */
function isQuiet(story: Story): boolean {
  const decides = story.steps.some(
    (step) =>
      (step.kind === 'event' && isDeciding(step.event)) ||
      (step.kind === 'runs' && step.rules.some(({ effect }) => isDeciding(effect))),
  );
  const isActing = (kind: string) => isOfPerson(kind) && kind !== 'person-replies';
  return !decides && !eventsOf(story.steps).some(isActing);
}
