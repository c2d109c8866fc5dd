import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeLargeLog } from './large-log.ts';
import { aim, type BenchResult } from './speed/result.ts';
import { toTable } from './table.ts';

/** Short flows are many findings, long ones many bytes that are cut. */
const LOGS = [
  { megabytes: 0.2, leastSteps: 3, flows: 'short data flows' },
  { megabytes: 1, leastSteps: 3, flows: 'short data flows' },
  { megabytes: 5, leastSteps: 3, flows: 'short data flows' },
  { megabytes: 88, leastSteps: 3, flows: 'short data flows' },
  { megabytes: 88, leastSteps: 60, flows: 'long data flows' },
  { megabytes: 510, leastSteps: 3, flows: 'short data flows' },
] as const;
/** Of the logs. */
const LARGEST = 510;
const MEGABYTE = 1_000_000;
const MOST_RATIO = 1.1;
/** In megabytes. */
const MOST_OF_88 = 450;
/** The best of so many, as other work on the machine only ever slows down. */
const ROUNDS = 3;
/** Longest time of one reader: it counts as one that cannot. */
const PATIENCE_MS = 60_000;

interface Contender {
  readonly name: string;
  readonly kind: string;
  readonly flags: readonly string[];
  /** Turns, where a few tell enough. */
  readonly rounds?: number;
}

const REFERENCE = 'JSON.parse and one pass';
const OURS = 'ours';
const OURS_IN_LITTLE = 'ours, heap of 2 GB';

const CONTENDERS: readonly Contender[] = [
  { name: 'bare Node', kind: 'nothing', flags: [] },
  { name: 'JSON.parse', kind: 'JSON.parse', flags: [] },
  { name: REFERENCE, kind: REFERENCE, flags: [] },
  { name: 'stream-json', kind: 'stream-json', flags: [], rounds: 1 },
  { name: OURS, kind: 'ours', flags: [] },
  // What Node.js takes on a machine of 8 GB.
  { name: OURS_IN_LITTLE, kind: 'ours', flags: ['--max-old-space-size=2048'], rounds: 1 },
];

/** Of the columns, those that the page has: reader, processor time, ratios of both times, memory. */
const ofPage = (row: readonly string[]): readonly string[] => [0, 2, 4, 5, 6, 7].map((at) => row[at] ?? '');

interface Reading {
  readonly results: number;
  /** Wall and processor time from the first byte to what is kept. */
  readonly milliseconds: number;
  readonly cpu: number;
  /** Peak of the resident memory of the process in MiB. */
  readonly peak: number;
  readonly bytesPerFinding: number;
}

interface Measurement {
  readonly megabytes: number;
  readonly flows: string;
  readonly name: string;
  /** Undefined where it cannot read the log. */
  readonly reading: Reading | undefined;
}

/**
 * Reads logs of 0.2 to 510 MB with each reader in a process of its own, and prints time and memory side by
 * side.
 */
export async function benchLarge(print: (text: string) => void): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-large-'));
  try {
    const measurements: Measurement[] = [];
    const lines: (readonly string[])[] = [];
    for (const { megabytes, leastSteps, flows } of LOGS) {
      const path = join(folder, `${megabytes}.sarif`);
      const { results } = await writeLargeLog(path, megabytes * MEGABYTE, leastSteps);
      const best = await measure(path);
      const rows = CONTENDERS.map((contender) => ({
        megabytes,
        flows,
        name: contender.name,
        reading: best.get(contender),
      }));
      lines.push(
        ...toRows(rows)
          .filter(([name = '']) => name === (megabytes === LARGEST ? OURS_IN_LITTLE : OURS))
          .map((row) => [`${megabytes} MB, ${flows}`, ...ofPage(row)]),
      );
      print(`${megabytes} MB, ${flows}, ${results.toLocaleString('en')} results\n${toTable(toRows(rows))}\n`);
      measurements.push(...rows);
      rmSync(path);
    }
    return {
      kind: 'speed',
      title: 'Large logs',
      about:
        'We read a log into findings in a separate process. We compared this with `JSON.parse` plus one pass that gives the same findings, but does not check UTF-8, depth, the number of values, and repeated keys. The table shows the best of three runs. The results contain snippets, data flows, and related locations.',
      columns: ['log', ...ofPage(toRows([])[0] ?? [])],
      rows: lines,
      notes: [
        aim(
          `at most ${MOST_RATIO} times the time of parsing and one pass, for logs of 5 MB or more`,
          isFast(measurements),
        ),
        aim(
          `at most ${MOST_OF_88} MB of memory for a log of 88 MB, including Node.js`,
          measurements.every(
            ({ megabytes, name, reading }) =>
              megabytes !== 88 || name !== OURS || (reading?.peak ?? 0) * 2 ** 20 <= MOST_OF_88 * MEGABYTE,
          ),
        ),
        aim(
          'the largest log can be read with the heap that Node.js uses by default on a machine with 8 GB',
          measurements.every(
            ({ megabytes, name, reading }) =>
              megabytes !== LARGEST || name !== OURS_IN_LITTLE || reading !== undefined,
          ),
        ),
      ],
      figures: measurements,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function isFast(measurements: readonly Measurement[]): boolean {
  const of = (reader: string, { megabytes, flows }: Measurement): number =>
    measurements.find(
      (other) => other.name === reader && other.megabytes === megabytes && other.flows === flows,
    )?.reading?.milliseconds ?? 0;
  return measurements
    .filter(({ megabytes }) => megabytes >= 5 && megabytes < LARGEST)
    .every((measurement) => of(OURS, measurement) <= MOST_RATIO * of(REFERENCE, measurement));
}

/** Readers take turns, so that all of them meet the same machine. */
async function measure(path: string): Promise<ReadonlyMap<Contender, Reading>> {
  const best = new Map<Contender, Reading>();
  const failed = new Set<Contender>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const contender of CONTENDERS) {
      if (round >= (contender.rounds ?? ROUNDS)) continue;
      const reading = failed.has(contender) ? undefined : await run(contender, path);
      const known = best.get(contender);
      if (reading === undefined) failed.add(contender);
      else if (known === undefined || reading.milliseconds < known.milliseconds) best.set(contender, reading);
    }
  }
  return best;
}

async function run({ kind, flags }: Contender, path: string): Promise<Reading | undefined> {
  const script = join(import.meta.dirname, 'large-reader.ts');
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...flags, '--expose-gc', script, kind, path],
      { timeout: PATIENCE_MS },
    );
    return JSON.parse(stdout);
  } catch (error) {
    // A reader that runs out of memory, of the longest text, or of time is a result; one that is not there is
    // none.
    if (kind === 'nothing') throw error;
    return undefined;
  }
}

function toRows(measurements: readonly Measurement[]): readonly (readonly string[])[] {
  const readingOf = (name: string) => measurements.find((measurement) => measurement.name === name)?.reading;
  const [bare, parse] = [readingOf('bare Node'), readingOf(REFERENCE)];
  const above = (reading: Reading): number => reading.peak - (bare?.peak ?? 0);
  const head = [
    'reader',
    'ms',
    'CPU time in ms',
    'MB/s',
    'time compared with parsing and one pass',
    'CPU time compared with it',
    'MiB more than Node.js alone',
    'memory compared with it',
    'bytes a finding',
  ];
  const rows = measurements
    .filter(({ name }) => name !== 'bare Node')
    .map(({ name, megabytes, reading }) =>
      reading === undefined
        ? [name, 'cannot', '', '', '', '', '', '', '']
        : [
            name,
            reading.milliseconds.toFixed(0),
            reading.cpu.toFixed(0),
            ((megabytes / reading.milliseconds) * 1000).toFixed(0),
            parse === undefined ? '' : `${(reading.milliseconds / parse.milliseconds).toFixed(2)} x`,
            parse === undefined ? '' : `${(reading.cpu / parse.cpu).toFixed(2)} x`,
            above(reading).toFixed(0),
            parse === undefined ? '' : `${(above(reading) / above(parse)).toFixed(2)} x`,
            reading.bytesPerFinding.toFixed(0),
          ],
    );
  return [head, ...rows];
}
