import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import type { StepResult } from '../../demo/run-action.ts';
import { MADE_RUNS, readLog, readSources } from '../../real/analyzers/kept-runs.ts';
import { type AnalyzerRun, openRun } from './analyzer-runs.ts';
import { accounting } from './story.ts';

const JUDGED = ['A', 'B', 'C', 'D', 'E'];

test('there are kept runs', () => {
  expect(MADE_RUNS.length).toBeGreaterThan(0);
});

describe.each(MADE_RUNS.map((run) => [run.name, run] as const))('%s', (name, { row }) => {
  let run: AnalyzerRun | undefined;
  afterEach(() => run?.story.end());

  test('is read without loss, and found again; what is fixed is resolved, and nothing else', async () => {
    run = await openRun(name);
    const { story, go, play } = run;
    const inputs = {
      'min-level': 'note',
      ...(row.clean === 'no run' && { tools: row.drivers.map((name) => `${name} (silent)`).join('\n') }),
    };
    const ended = new Map<string, StepResult>();
    for (const { state } of readSources(name).states) {
      if (!JUDGED.includes(state)) await go(state);
      else if (readLog(name, state) !== undefined) ended.set(state, await play(state, inputs));
      else {
        await go(state);
        const missing = join(story.repository.path, 'missing.sarif');
        ended.set(state, await story.run({}, { ...inputs, 'sarif-file': missing }));
      }
    }
    const of = (state: string): string => accounting(ended.get(state) ?? raise(`${name} has no ${state}`));
    const { runs }: Log = JSON.parse(readLog(name, 'A') ?? '');
    const count = runs.flatMap(({ results = [] }) => results).length;
    expect(count).toBeGreaterThan(1);
    expect(of('A')).toMatch(new RegExp(`^${count} results = .*; threads: [1-9]`, 'u'));
    expect(of('B')).toMatch(/; threads: 0 posted, 0 resolved, 0 reopened$/u);
    expect(of('C')).toMatch(/; threads: 0 posted, 1 resolved, 0 reopened$/u);
    const broken = ended.get('D');
    if (broken !== undefined) {
      // Nobody can know what neither the log nor its lack tells.
      if (row.unparsed.as !== 'untold') expect(broken.status).not.toBe(0);
      expect(broken.outputs.resolved ?? '0').toBe('0');
    }
    expect(ended.get('E')?.status).toBe(0);
    expect((await run.threads()).filter((thread) => !thread.endsWith('resolved'))).toEqual([]);
  });
});

function raise(message: string): never {
  throw new Error(message);
}
