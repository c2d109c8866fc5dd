import { parseArgs } from 'node:util';
import { openArena } from '../converge/arena.ts';
import { FAULTS, nameOf } from '../converge/faults.ts';
import { type Played, playStory } from '../converge/play-story.ts';
import { randomStory } from '../converge/random-story.ts';
import {
  disturb,
  ENDINGS,
  FIRST_RUN,
  MAIN_MISHAPS,
  type Mishap,
  TRANSITIONS,
  toMishap,
} from '../converge/recorded-runs.ts';
import { createRandom } from './random.ts';
import { toTable } from './table.ts';

const DEFAULT_STORIES = 10_000;
const DEFAULT_PAIRS = 500;
const PROGRESS_EVERY = 500;

interface Row {
  readonly injected: number;
  readonly stories: number;
}

export interface ConvergeResult {
  readonly stories: number;
  readonly firstSeed: number;
  readonly single: number;
  readonly pairs: number;
  readonly seconds: number;
  readonly faults: Readonly<Record<string, Row>>;
  readonly ends: Readonly<Record<string, number>>;
  readonly breaches: readonly { readonly story: string; readonly breaches: readonly string[] }[];
}

/**
 * Plays single faults at every call of two recorded runs, pairs of them, and random stories, and counts what went wrong in them. Options:
 * `--count N` random stories from `--from SEED`, for `--minutes N` at most; `--pairs N`; `--only random` leaves out single faults and pairs;
 * `--seed N` replays one story.
 */
export async function runConverge(
  print: (text: string) => void,
  args: readonly string[],
): Promise<ConvergeResult> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      count: { type: 'string' },
      from: { type: 'string' },
      pairs: { type: 'string' },
      seed: { type: 'string' },
      minutes: { type: 'string' },
      only: { type: 'string' },
    },
  });
  const replayed = values.seed === undefined ? undefined : Number(values.seed);
  const firstSeed = replayed ?? Number(values.from ?? 1);
  const stories = replayed === undefined ? Number(values.count ?? DEFAULT_STORIES) : 1;
  const pairs = replayed === undefined ? Number(values.pairs ?? DEFAULT_PAIRS) : 0;
  const started = performance.now();
  const minutes = Number(values.minutes ?? Number.POSITIVE_INFINITY);
  const isOver = (): boolean => performance.now() - started > minutes * 60_000;
  let played = 0;
  const arena = await openArena();
  const faults: Record<string, Row> = {};
  const ends: Record<string, number> = {};
  const breaches: { story: string; breaches: readonly string[] }[] = [];
  const count = (name: string, times: number): void => {
    const { injected = 0, stories: before = 0 } = faults[name] ?? {};
    faults[name] = { injected: injected + times, stories: before + 1 };
  };
  const take = (story: string, outcome: Played): void => {
    for (const [name, same] of Map.groupBy(outcome.injected, ({ effect }) => nameOf(effect)))
      count(name, same.length);
    for (const end of outcome.ends) {
      const how = end.kind === 'ended' ? end.result.conclusion : end.kind;
      ends[how] = (ends[how] ?? 0) + 1;
    }
    if (outcome.breaches.length === 0) return;
    breaches.push({ story, breaches: outcome.breaches });
    print(`BREACH in ${story}\n  ${outcome.breaches.join('\n  ')}`);
  };
  let single = 0;
  try {
    if (replayed === undefined && values.only !== 'random') {
      for (const run of [FIRST_RUN, TRANSITIONS]) {
        const calls = (await playStory(arena, disturb(run, [], 1))).calls.at(-1) ?? 0;
        const mishaps: readonly Mishap[] = [...FAULTS.map(toMishap), ...ENDINGS];
        for (const mishap of mishaps) {
          for (let call = 1; call <= calls; call += 1) {
            const story = disturb(run, [{ mishap, call }], call);
            take(`${run.name}; ${mishap.name} at call ${call}`, await playStory(arena, story));
            if (ENDINGS.includes(mishap)) count(mishap.name, 1);
            single += 1;
          }
        }
      }
      print(`${single} single faults: ${breaches.length} breaches`);
      const random = createRandom(1);
      for (let pair = 1; pair <= pairs; pair += 1) {
        const run = random.pick([FIRST_RUN, TRANSITIONS]);
        const two = [0, 1].map(() => ({ mishap: random.pick(MAIN_MISHAPS), call: 1 + random.below(20) }));
        const what = two.map(({ mishap, call }) => `${mishap.name} at call ${call}`).join(', ');
        take(`${run.name}; ${what}`, await playStory(arena, disturb(run, two, pair)));
      }
      print(`${pairs} pairs: ${breaches.length} breaches so far`);
    }
    for (let seed = firstSeed; seed < firstSeed + stories && !isOver(); seed += 1) {
      const story = randomStory(seed, arena.scenario);
      if (replayed !== undefined) print(JSON.stringify(story, null, 2));
      for (const step of story.steps) {
        if (step.kind !== 'runs') continue;
        if (step.runs.length > 1) count(`${step.runs.length} runs at once`, 1);
        for (const { ending } of step.runs) {
          if (ending !== undefined)
            count(ending.kind === 'kill' ? 'killed at a call' : 'stopped by a signal', 1);
        }
      }
      take(`npm run bench -- converge --seed ${seed}`, await playStory(arena, story));
      played += 1;
      if (played % PROGRESS_EVERY === 0)
        print(`${played} random stories: ${breaches.length} breaches so far`);
    }
  } finally {
    await arena.close();
  }
  const seconds = Math.round((performance.now() - started) / 1_000);
  print(toFaultTable(faults));
  print(
    `Runs of the stories ended: ${Object.entries(ends)
      .map(([how, times]) => `${times} ${how}`)
      .join(', ')}.`,
  );
  print(
    `${single} single faults, ${values.only === 'random' ? 0 : pairs} pairs, ${played} random stories in ${seconds} s: ${breaches.length} breaches.`,
  );
  return { stories: played, firstSeed, single, pairs, seconds, faults, ends, breaches };
}

function toFaultTable(faults: Readonly<Record<string, Row>>): string {
  const rows = Object.entries(faults).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return toTable([
    ['what went wrong', 'stories', 'times'],
    ...rows.map(([name, { stories, injected }]) => [name, String(stories), String(injected)]),
  ]);
}
