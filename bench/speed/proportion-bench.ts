import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toPaths, writeLargeLog } from '../large-log.ts';
import { aim, type BenchResult, count, median, megabytes, milliseconds, type Print } from './result.ts';
import { expectStatus, openStage, type Stage, type TimedRun, toFile } from './stage.ts';

const LINES_A_FILE = 905;
const RUNS = 3;
const MOST_RATIO = 0.3;

/** In bytes; the second is close to the most that a run takes. */
const SIZES: readonly number[] = [100_000_000, 500_000_000];

interface Measured {
  readonly bytes: number;
  readonly results: number;
  readonly runs: readonly TimedRun[];
}

/**
 * A large log of the whole repository, a change of one line, and no threads: how long comparing takes beside
 * reading.
 */
export async function benchProportion(print: Print): Promise<BenchResult> {
  const stage = await openStage();
  const folder = mkdtempSync(join(tmpdir(), 'sarif-review-proportion-'));
  try {
    const log = join(folder, 'large.sarif');
    await deployOneLine(stage);
    const measured: Measured[] = [];
    for (const bytes of SIZES) {
      const { results } = await writeLargeLog(log, bytes, 3);
      const runs: TimedRun[] = [];
      for (let turn = 0; turn < RUNS; turn += 1) {
        const run = await stage.run(log);
        expectStatus(run);
        runs.push(run);
      }
      measured.push({ bytes, results, runs });
      print(toRow({ bytes, results, runs }).join('  '));
    }
    return toResult(measured);
  } finally {
    stage.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every file that the log names is there, and one line of one of them changes. */
async function deployOneLine({ repository, deploy }: Stage): Promise<void> {
  const files = toPaths().map((path, index) => [path, toFile(`value${index}x`, LINES_A_FILE)] as const);
  const base = repository.commit(Object.fromEntries(files));
  const [path = '', text = ''] = files[0] ?? [];
  const head = repository.commit({ [path]: text.replace('compute(7,', 'compute(8,') });
  await deploy(base, head);
}

function timingsOf({ report }: TimedRun): { readonly reading: number; readonly comparing: number } {
  const { timings } = report as { timings: Readonly<Record<string, number>> };
  return { reading: timings.reading ?? Number.NaN, comparing: timings.comparing ?? Number.NaN };
}

function comparingOfReading({ runs }: Pick<Measured, 'runs'>): number {
  return median(runs.map(timingsOf).map(({ reading, comparing }) => comparing / reading));
}

function toRow({ bytes, results, runs }: Measured): readonly string[] {
  const timings = runs.map(timingsOf);
  return [
    megabytes(bytes),
    count(results),
    milliseconds(median(timings.map(({ reading }) => reading))),
    milliseconds(median(timings.map(({ comparing }) => comparing))),
    comparingOfReading({ runs }).toFixed(2),
    megabytes(median(runs.map(({ peak }) => peak))),
  ];
}

function toResult(measured: readonly Measured[]): BenchResult {
  return {
    kind: 'speed',
    title: 'Proportion',
    about: `The log covers a repository of ${count(toPaths().length)} files, and the change is one line. The work should depend on the size of the change, and not on the size of the log. We ran the built action ${RUNS} times. The table shows medians.`,
    columns: ['log', 'results', 'reading', 'comparing', 'comparing ÷ reading', 'peak memory'],
    rows: measured.map(toRow),
    notes: [
      aim(
        `comparing takes at most ${MOST_RATIO} times as long as reading`,
        measured.every((one) => comparingOfReading(one) <= MOST_RATIO),
      ),
    ],
    figures: measured.map(({ runs, ...rest }) => ({
      ...rest,
      runs: runs.map((run) => ({ ...timingsOf(run), peak: run.peak })),
    })),
  };
}
