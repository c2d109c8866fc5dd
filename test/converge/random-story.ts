import type { FaultRule } from '../../sandbox/faults/fault-rule.ts';
import { createRandom, type Random } from '../random.ts';
import { ANSWER_FAULTS, FAULTS, type Fault, LISTING_FAULTS, PERSON_FAULTS } from './faults.ts';
import { BASES_OF_RUNS, type Step, type Story } from './play-story.ts';
import type { Scenario } from './scenario.ts';
import type { Ending } from './traffic.ts';

/** Most calls of a run that posts a handful: a fault is aimed at one of them. */
const MOST_CALLS = 30;
const MOST_STEPS = 5;

/**
 * A story that follows from its seed: pushes, new bases, people, and runs, of which some race, fail or die.
 */
export function randomStory(seed: number, scenario: Scenario): Story {
  const random = createRandom(seed);
  const states = scenario.states.length;
  let state = random.below(states);
  const first = state;
  const steps: Step[] = [];
  const count = 1 + random.below(MOST_STEPS);
  for (let step = 0; step < count; step += 1) {
    const dice = random.below(10);
    if (dice < 2) {
      state = random.below(states);
      steps.push({ kind: 'push', state });
    } else if (dice === 2) {
      steps.push(random.chance(0.3) ? { kind: 'base-moves' } : randomEvent(random));
    } else {
      steps.push(randomRuns(random, state, states, scenario));
    }
  }
  // What ends the story is often a push, so that the last run has something to do.
  if (random.chance(0.5)) steps.push({ kind: 'push', state: random.below(states) });
  return {
    seed,
    state: first,
    steps,
    settings: {
      pageSize: random.pick([2, 3, 50]),
      listing: random.chance(0.3) ? 'minimal' : 'full',
    },
  };
}

/**
 * The same story where each run may have a baseline or not; by chance the base has one more finding.
 */
export function withBaselines(story: Story): Story {
  const random = createRandom(story.seed);
  const steps = story.steps.map((step): Step => {
    if (step.kind !== 'runs') return step;
    const runs = step.runs.map((run) => ({
      ...run,
      base: random.chance(0.5) ? ('whole' as const) : random.pick(BASES_OF_RUNS),
    }));
    return { ...step, runs };
  });
  return { ...story, steps, existing: random.chance(0.5) ? ['omega'] : ['epsilon', 'omega'] };
}

function randomEvent(random: Random): Step {
  const { effect } = random.pick(PERSON_FAULTS);
  if (!('thread' in effect)) throw new Error('an event is about a thread');
  return { kind: 'event', event: { ...effect, thread: random.below(8) } };
}

function randomRuns(random: Random, state: number, states: number, scenario: Scenario): Step {
  const runs = Array.from({ length: random.pick([1, 1, 1, 2, 2, 3]) }, () => ({
    // Now and then a run is late: it analyzed what the deployment showed before.
    state: random.chance(0.1) ? random.below(states) : state,
    ...(random.chance(0.25) ? { ending: randomEnding(random) } : {}),
  }));
  const rules = Array.from({ length: random.below(4) }, () => randomRule(random, scenario));
  return { kind: 'runs', runs, rules };
}

function randomEnding(random: Random): Ending {
  return {
    kind: random.chance(0.75) ? 'kill' : 'signal',
    call: 1 + random.below(MOST_CALLS),
    when: random.chance(0.5) ? 'before' : 'after',
  };
}

function randomRule(random: Random, scenario: Scenario): FaultRule {
  const fault = random.pick(random.chance(0.6) ? ANSWER_FAULTS : FAULTS);
  const aim = random.below(3);
  const effect = random.chance(0.06) ? push(random, scenario) : withThread(fault, random);
  const operation = fault.operations === undefined ? 'any' : random.pick(fault.operations);
  if (aim === 0 && LISTING_FAULTS.includes(fault)) return { operation, effect };
  if (aim === 1) return { operation, probability: random.pick([0.02, 0.1, 0.3]), effect };
  return { operation, calls: [1 + random.below(operation === 'any' ? MOST_CALLS : 5)], effect };
}

function push(random: Random, { states, base, laterBase }: Scenario): FaultRule['effect'] {
  return random.chance(0.5)
    ? { kind: 'push', head: random.pick(states).commit }
    : { kind: 'push', base: random.pick([base, laterBase]) };
}

function withThread({ effect }: Fault, random: Random): FaultRule['effect'] {
  return 'thread' in effect ? { ...effect, thread: random.below(8) } : effect;
}
