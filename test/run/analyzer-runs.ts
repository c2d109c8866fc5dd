import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StepResult } from '../../demo/run-action.ts';
import { RUNS, readSources, rowOf } from '../../real/analyzers/kept-runs.ts';
import { openStory, type Story } from './story.ts';

/** A tool at work on one change, as `fixtures/analyzer-runs` has it. */
export interface AnalyzerRun {
  readonly story: Story;
  readonly driver: string;
  /** Pushes what a state changes. */
  go(state: string): Promise<void>;
  /** Pushes what a state changes, and reviews it with the log that the tool wrote then. */
  play(state: string, inputs?: Readonly<Record<string, string>>): Promise<StepResult>;
  /** `PATH:LINE open` of each thread, as it was posted, in order. */
  threads(): Promise<readonly string[]>;
}

/** Opens a change with the first state of a run, which is not reviewed yet. */
export async function openRun(name: string): Promise<AnalyzerRun> {
  const sources = readSources(name);
  const { base, states, driver = rowOf(name, sources).drivers[0] ?? '' } = sources;
  const [first] = states;
  if (first === undefined) throw new Error(`${name} has no states`);
  const story = await openStory('full', base, first.files, { pageSize: 100 });
  const go = async (state: string): Promise<void> => {
    const found = states.find((one) => one.state === state);
    if (found === undefined) throw new Error(`${name} has no state ${state}`);
    if (found !== first) await story.push(found.files);
  };
  return {
    story,
    driver,
    go,
    async play(state, inputs = {}) {
      await go(state);
      return story.run(readFileSync(join(RUNS, name, `${state}.sarif`), 'utf8'), inputs);
    },
    async threads() {
      const { threads } = await story.truth();
      return threads
        .filter(({ resolvable }) => resolvable)
        .map(({ path, newLine, resolved }) => `${path}:${newLine} ${resolved === true ? 'resolved' : 'open'}`)
        .toSorted();
    },
  };
}
