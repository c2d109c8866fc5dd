import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeLargeLog } from './large-log.ts';
import type { BenchResult } from './speed/result.ts';
import { toTable } from './table.ts';

/** Short flows are many findings, long ones many bytes that are passed over. */
const LOGS = [
  { megabytes: 0.2, leastSteps: 3, flows: 'short data flows' },
  { megabytes: 1, leastSteps: 3, flows: 'short data flows' },
  { megabytes: 5, leastSteps: 3, flows: 'short data flows' },
  { megabytes: 100, leastSteps: 3, flows: 'short data flows' },
  { megabytes: 100, leastSteps: 60, flows: 'long data flows' },
  { megabytes: 600, leastSteps: 3, flows: 'short data flows' },
  { megabytes: 600, leastSteps: 60, flows: 'long data flows' },
] as const;
const MEGABYTE = 1_000_000;
/** The best of so many, as other work on the machine only ever slows down. */
const ROUNDS = 7;
/** Longest time of one reader: it counts as one that cannot. */
const PATIENCE_MS = 60_000;

interface Contender {
  readonly name: string;
  readonly kind: string;
  readonly flags: readonly string[];
  /** Turns, where a few tell enough. */
  readonly rounds?: number;
}

const REFERENCE = 'JSON.parse and our reader';

const CONTENDERS: readonly Contender[] = [
  { name: 'bare Node', kind: 'nothing', flags: [] },
  { name: 'JSON.parse', kind: 'JSON.parse', flags: [] },
  { name: REFERENCE, kind: REFERENCE, flags: [] },
  { name: 'stream-json', kind: 'stream-json', flags: [], rounds: 1 },
  { name: 'ours', kind: 'ours', flags: [] },
  { name: 'ours, heap of 128 MB', kind: 'ours', flags: ['--max-old-space-size=128'] },
];

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
 * Reads logs of 0.2 to 600 MB with each reader in a process of its own, and prints time and memory side by
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
          .slice(1)
          .map((row) => [`${megabytes} MB, ${flows}`, ...row]),
      );
      print(`${megabytes} MB, ${flows}, ${results.toLocaleString('en')} results\n${toTable(toRows(rows))}\n`);
      measurements.push(...rows);
      rmSync(path);
    }
    return {
      kind: 'speed',
      title: 'Large logs',
      about:
        'Each reader in a process of its own, from the first byte: ours to findings with rule, level, message, place and evidence, all of which are read once; ' +
        '"JSON.parse and our reader" to the same findings, with the whole log parsed; the others to the parsed results. Modules are loaded before. The best of seven turns, of stream-json ' +
        'the only one. The results hold snippets, data flows and related places.',
      columns: ['log', ...(toRows([])[0] ?? [])],
      rows: lines,
      notes: [
        'Aims, against `JSON.parse` and our reader: up to 5 MB at most 1.1 times its time; 100 MB twice as fast in 0.4 of its memory; 600 MB as fast, in a heap of 128 MB. A log of up to ' +
          '2.5 MB is parsed, so there is no difference there. Of a larger one only what findings are made of is parsed.',
        'A log of long flows is read twice where it lists files that its results do not name at once: whether anything in them speaks of such a file says if the list is a catalogue.',
        '`JSON.parse` cannot read 600 MB at all: V8 has no text that long. stream-json had 60 s for each log.',
      ],
      figures: measurements,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
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
    'ms of processor',
    'MB/s',
    'times as fast as parsing and our reader',
    'by processor',
    'MiB above bare Node',
    'of that reader',
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
            parse === undefined ? '' : (parse.milliseconds / reading.milliseconds).toFixed(2),
            parse === undefined ? '' : (parse.cpu / reading.cpu).toFixed(2),
            above(reading).toFixed(0),
            parse === undefined ? '' : (above(reading) / above(parse)).toFixed(2),
            reading.bytesPerFinding.toFixed(0),
          ],
    );
  return [head, ...rows];
}
