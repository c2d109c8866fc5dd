import { parseArgs } from 'node:util';
import { deriveKeys, KEYLESS } from '../src/threads/keyring.ts';
import { type Arena, openArena } from '../test/converge/arena.ts';
import { FAULTS, nameOf } from '../test/converge/faults.ts';
import { HISTORIES } from '../test/converge/histories.ts';
import { killBundle } from '../test/converge/kill-bundle.ts';
import { type Played, playStory, type Story } from '../test/converge/play-story.ts';
import { randomStory, withBaselines } from '../test/converge/random-story.ts';
import {
  disturb,
  ENDINGS,
  FIRST_RUN,
  MAIN_MISHAPS,
  TRANSITIONS,
  toMishap,
} from '../test/converge/recorded-runs.ts';
import { makeScenario } from '../test/converge/scenario.ts';
import { openGithubArena, openGitlabArena } from '../test/converge/service-arena.ts';
import { createRandom } from '../test/random.ts';
import { toTable } from './table.ts';

const DEFAULT_STORIES = '10000';
const DEFAULT_PAIRS = '500';
const PROGRESS_EVERY = 500;
/** Calls of the longer of the two recorded runs; a mishap beyond the end of the other one does not happen. */
const MOST_CALLS = 26;

export interface ConvergeResult extends Pick<StoryTally, 'faults' | 'ends' | 'breaches'> {
  readonly single: number;
  readonly killed: number;
  readonly pairs: number;
  readonly random: number;
  readonly firstSeed: number;
  readonly seconds: number;
}

type Print = (text: string) => void;

/**
 * Plays single faults at every call of two recorded runs, kills of the built action at each of its calls,
 * pairs of faults, and random stories. Options: `--count N` random stories from the seed `--from N` on, for
 * `--minutes N` at most; `--pairs N`; `--only random`; `--seed N` prints and plays one story again. Over
 * deployment requests, or with `--service gitlab` or `github`, there signed, or with `--keyless` not; the
 * built action is killed over deployment requests alone. `--edits ends`, `links`, `submodules` or `copies`
 * has such edits in the history, and `--baselines` has the random stories compare with the base.
 */
export async function runConverge(print: Print, args: readonly string[]): Promise<ConvergeResult> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      count: { type: 'string', default: DEFAULT_STORIES },
      from: { type: 'string', default: '1' },
      minutes: { type: 'string', default: 'Infinity' },
      pairs: { type: 'string', default: DEFAULT_PAIRS },
      only: { type: 'string' },
      seed: { type: 'string' },
      service: { type: 'string', default: 'deployments' },
      keyless: { type: 'boolean', default: false },
      edits: { type: 'string', default: 'plain' },
      baselines: { type: 'boolean', default: false },
    },
  });
  const started = performance.now();
  const until = started + Number(values.minutes) * 60_000;
  const arena = await arenaOf(values.service, values.keyless, values.edits);
  const tally = createStoryTally(print);
  const counts = { single: 0, killed: 0, pairs: 0, random: 0 };
  const firstSeed = Number(values.seed ?? values.from);
  const flags = ['keyless', 'baselines'] as const;
  const given = flags.filter((flag) => values[flag]).map((flag) => ` --${flag}`);
  const tell = (seed: number): Story => {
    const story = randomStory(seed, arena.scenario);
    return values.baselines ? withBaselines(story) : story;
  };
  const command = `npm run bench -- converge --service ${values.service} --edits ${values.edits}${given.join('')}`;
  const stories = { firstSeed, until, command, tell };
  try {
    if (values.seed !== undefined) {
      print(JSON.stringify(tell(firstSeed), null, 2));
      counts.random = await playRandom(arena, tally, print, { ...stories, count: 1 });
    } else {
      if (values.only !== 'random') {
        counts.single = await playSingle(arena, tally);
        print(`${counts.single} single faults: ${tally.breaches.length} breaches`);
        if (values.service === 'deployments') counts.killed = await playKills(arena, tally);
        print(`${counts.killed} kills of the built action: ${tally.breaches.length} breaches so far`);
        counts.pairs = await playPairs(arena, tally, Number(values.pairs));
        print(`${counts.pairs} pairs: ${tally.breaches.length} breaches so far`);
      }
      counts.random = await playRandom(arena, tally, print, { ...stories, count: Number(values.count) });
    }
  } finally {
    await arena.close();
  }
  const seconds = Math.round((performance.now() - started) / 1_000);
  const ends = Object.entries(tally.ends).map(([how, times]) => `${times} ${how}`);
  print(`${tally.table()}\nRuns of the stories ended: ${ends.join(', ')}.`);
  print(
    `${counts.single} single faults, ${counts.killed} kills of the built action, ${counts.pairs} pairs, ${counts.random} random stories in ${seconds} s: ${tally.breaches.length} breaches.`,
  );
  const { faults, breaches } = tally;
  return { ...counts, firstSeed, seconds, faults, ends: tally.ends, breaches };
}

async function arenaOf(service: string, keyless: boolean, edits: string): Promise<Arena> {
  const keyring = [keyless ? KEYLESS : deriveKeys('a signing key')] as const;
  const history = Object.entries(HISTORIES).find(([name]) => name === edits)?.[1];
  if (history === undefined)
    throw new Error(`there are no edits ${edits}: name ${Object.keys(HISTORIES).join(', ')}`);
  const scenario = makeScenario(history);
  switch (service) {
    case 'gitlab':
      return openGitlabArena(() => ({ keyring }), scenario);
    case 'github':
      return openGithubArena(keyring, scenario);
    case 'deployments':
      if (!keyless) return openArena(scenario);
      throw new Error('deployment requests are always signed: leave out --keyless');
    default:
      throw new Error(`there is no service ${service}: name deployments, gitlab or github`);
  }
}

async function playSingle(arena: Arena, tally: StoryTally): Promise<number> {
  let played = 0;
  for (const run of [FIRST_RUN, TRANSITIONS]) {
    const calls = (await playStory(arena, disturb(run, [], 1))).calls.at(-1) ?? 0;
    for (const mishap of [...FAULTS.map(toMishap), ...ENDINGS]) {
      for (let call = 1; call <= calls; call += 1) {
        const story = disturb(run, [{ mishap, call }], call);
        tally.take(`${run.name}; ${mishap.name} at call ${call}`, story, await playStory(arena, story));
        played += 1;
      }
    }
  }
  return played;
}

/** Kills the built action before and after the effect of each of its calls. */
async function playKills(arena: Arena, tally: StoryTally): Promise<number> {
  const [state] = arena.scenario.states;
  if (state === undefined) throw new Error('the scenario has no state');
  let played = 0;
  for (const when of ['before', 'after'] as const) {
    for (let call = 1; ; call += 1) {
      const { operation, breaches } = await killBundle(arena, state, { operation: 'any', call, when });
      tally.breach(`the built action, killed ${when} call ${call}`, breaches);
      if (operation === undefined) break;
      played += 1;
    }
  }
  return played;
}

async function playPairs(arena: Arena, tally: StoryTally, count: number): Promise<number> {
  const random = createRandom(1);
  for (let pair = 1; pair <= count; pair += 1) {
    const run = random.pick([FIRST_RUN, TRANSITIONS]);
    const two = [0, 1].map(() => ({ mishap: random.pick(MAIN_MISHAPS), call: 1 + random.below(MOST_CALLS) }));
    const what = two.map(({ mishap, call }) => `${mishap.name} at call ${call}`).join(', ');
    const story = disturb(run, two, pair);
    tally.take(`${run.name}; ${what}`, story, await playStory(arena, story));
  }
  return count;
}

async function playRandom(
  arena: Arena,
  tally: StoryTally,
  print: Print,
  {
    firstSeed,
    count,
    until,
    command,
    tell,
  }: {
    readonly firstSeed: number;
    readonly count: number;
    readonly until: number;
    readonly command: string;
    readonly tell: (seed: number) => Story;
  },
): Promise<number> {
  let played = 0;
  for (let seed = firstSeed; played < count && performance.now() < until; seed += 1) {
    const story = tell(seed);
    tally.take(`${command} --seed ${seed}`, story, await playStory(arena, story));
    played += 1;
    if (played % PROGRESS_EVERY === 0) {
      print(`${played} random stories: ${tally.breaches.length} breaches so far`);
    }
  }
  return played;
}

/** How often something went wrong: in how many stories, and how many times in all. */
interface Count {
  readonly stories: number;
  readonly times: number;
}

interface Breach {
  /** The story; for a random one the command that plays it again. */
  readonly story: string;
  readonly breaches: readonly string[];
}

/** Counts of many stories. */
interface StoryTally {
  take(name: string, story: Story, played: Played): void;
  /** Takes what a story broke; nothing where it broke nothing. */
  breach(name: string, breaches: readonly string[]): void;
  /** Every breach of the promise so far. */
  readonly breaches: readonly Breach[];
  readonly faults: Readonly<Record<string, Count>>;
  /** Runs of the stories by how they ended. */
  readonly ends: Readonly<Record<string, number>>;
  table(): string;
}

/** A new tally, which prints a breach as soon as it comes. */
function createStoryTally(print: (text: string) => void): StoryTally {
  const faults: Record<string, Count> = {};
  const ends: Record<string, number> = {};
  const breaches: Breach[] = [];
  const breach: StoryTally['breach'] = (name, broken) => {
    if (broken.length === 0) return;
    breaches.push({ story: name, breaches: broken });
    print(`BREACH in ${name}\n  ${broken.join('\n  ')}`);
  };
  return {
    breach,
    breaches,
    faults,
    ends,
    take(name, story, played) {
      const happened = [...played.injected.map(({ effect }) => nameOf(effect)), ...happenings(story)];
      for (const [what, { length }] of Map.groupBy(happened, (one) => one)) {
        const { stories = 0, times = 0 } = faults[what] ?? {};
        faults[what] = { stories: stories + 1, times: times + length };
      }
      for (const end of played.ends) {
        const how = end.kind === 'ended' ? end.result.conclusion : end.kind;
        ends[how] = (ends[how] ?? 0) + 1;
      }
      breach(name, played.breaches);
    },
    table: () =>
      toTable([
        ['what went wrong', 'stories', 'times'],
        ...Object.entries(faults)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([what, { stories, times }]) => [what, String(stories), String(times)]),
      ]),
  };
}

/** What the sandbox does not inject: runs at once, and ends in the middle. */
function happenings({ steps }: Story): readonly string[] {
  return steps.flatMap((step) => {
    if (step.kind === 'base-moves') return ['new base between runs'];
    if (step.kind === 'event') return ['a person acts between runs'];
    if (step.kind === 'push') return [];
    const atOnce = step.runs.length > 1 ? [`${step.runs.length} runs at once`] : [];
    const endings = step.runs.flatMap(({ ending }) => {
      if (ending === undefined) return [];
      return [
        ending.kind === 'kill' ? `killed ${ending.when} a call` : `stopped by a signal ${ending.when} a call`,
      ];
    });
    return [...atOnce, ...endings];
  });
}
