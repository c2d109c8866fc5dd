import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeLargeLog } from './large-log.ts';
import { type BenchResult, goal, ratio } from './report.ts';

const MEGABYTE = 1_000_000;
/** What Node.js takes on a machine of 8 GB. */
const LITTLE = ['--max-old-space-size=2048'];
/** Short flows are many findings, long ones many bytes that are cut. */
const LOGS = [
  { megabytes: 1, leastSteps: 3, flows: 'short data flows', flags: [] },
  { megabytes: 5, leastSteps: 3, flows: 'short data flows', flags: [] },
  { megabytes: 88, leastSteps: 3, flows: 'short data flows', flags: [] },
  { megabytes: 88, leastSteps: 60, flows: 'long data flows', flags: [] },
  { megabytes: 510, leastSteps: 3, flows: 'short data flows, our heap 2 GB', flags: LITTLE },
] as const;
/** The best of so many, as other work on the machine only ever slows down. */
const ROUNDS = 3;
/** Longest time of one reader. */
const PATIENCE_MS = 120_000;

type Reader = 'nothing' | 'ours' | 'JSON.parse and one pass';

interface Reading {
  /** From the first byte to what is kept. */
  readonly milliseconds: number;
  /** Peak of the resident memory of the process in MiB. */
  readonly peak: number;
}

/**
 * Reads logs of 1 to 510 MB with each reader in a process of its own, and prints time and memory side by
 * side.
 */
export async function benchLarge(print: (text: string) => void): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-large-'));
  try {
    const figures = [];
    for (const { megabytes, leastSteps, flows, flags } of LOGS) {
      const path = join(folder, `${megabytes}.sarif`);
      await writeLargeLog(path, megabytes * MEGABYTE, leastSteps);
      const [bare, least, ours] = await measure(path, flags);
      figures.push({ log: `${megabytes} MB, ${flows}`, bare, least, ours });
      print(JSON.stringify(figures.at(-1)));
      rmSync(path);
    }
    return {
      kind: 'speed',
      title: 'Large logs',
      about: `We read a log into findings in a separate process. We compared this with \`JSON.parse\` plus one pass that gives the same findings, but does not check UTF-8, depth, the number of values, and repeated keys. The table shows the best of ${ROUNDS} runs. The results contain snippets, data flows, and related locations.`,
      columns: [
        'log',
        'time',
        'compared with parsing and one pass',
        'MiB more than at the start',
        'memory compared with it',
      ],
      rows: figures.map(({ log, bare, least, ours }) => [
        log,
        `${ours.milliseconds.toFixed(0)} ms`,
        ratio(ours.milliseconds, least.milliseconds),
        (ours.peak - bare.peak).toFixed(0),
        ratio(ours.peak - bare.peak, least.peak - bare.peak),
      ]),
      notes: [
        goal(
          'at most 1.5 times the time and 1.1 times the memory of parsing and one pass, for logs of 5 MB or more',
          figures
            .slice(1)
            .every(
              ({ bare, least, ours }) =>
                ours.milliseconds <= 1.5 * least.milliseconds &&
                ours.peak - bare.peak <= 1.1 * (least.peak - bare.peak),
            ),
        ),
      ],
      figures,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Readers take turns, so that all of them meet the same machine. */
async function measure(path: string, flags: readonly string[]) {
  const rounds: (readonly [Reading, Reading, Reading])[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push([
      await run('nothing', path, []),
      await run('JSON.parse and one pass', path, []),
      await run('ours', path, flags),
    ]);
  }
  const bestOf = (reader: 0 | 1 | 2): Reading =>
    rounds
      .map((readings) => readings[reader])
      .reduce((best, one) => (one.milliseconds < best.milliseconds ? one : best));
  return [bestOf(0), bestOf(1), bestOf(2)] as const;
}

async function run(reader: Reader, path: string, flags: readonly string[]): Promise<Reading> {
  const script = join(import.meta.dirname, 'large-reader.ts');
  const args = [...flags, script, reader, path];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: PATIENCE_MS });
  return JSON.parse(stdout);
}
