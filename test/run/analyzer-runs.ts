import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { StepResult } from '../../demo/run-action.ts';
import { openStory, ROOT, type Story } from './story.ts';

const files = z.record(z.string(), z.string().nullable());
const sourcesSchema = z.object({
  driver: z.string(),
  base: files,
  states: z.array(z.object({ state: z.string(), files })).min(1),
});

const RUNS = join(ROOT, 'fixtures/analyzer-runs');

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
  const { driver, base, states } = sourcesSchema.parse(
    JSON.parse(readFileSync(join(RUNS, name, 'sources.json'), 'utf8')),
  );
  const [first] = states;
  if (first === undefined) throw new Error(`${name} has no states`);
  const story = await openStory('full', base, first.files);
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
