import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endOf, LONGEST_RUN_MS } from '../../demo/wait-for.ts';
import { benchComments } from '../peers/comments-bench.ts';
import { type BenchResult, count, megabytes, type Print, ratio, seconds } from './result.ts';
import { toLog, toReports } from './stage.ts';

const PEER = '@microsoft/sarif-multitool@5.7.0';
const BINARY = 'node_modules/@microsoft/sarif-multitool-linux/Sarif.Multitool';
const SIZES = [1_000, 10_000];
const LINES_A_FILE = 100;

interface Figures {
  readonly name: string;
  readonly results: number;
  readonly wall: number;
  readonly peak: number;
  /** Results of the second log that were found in the first one. */
  readonly found: number;
}

/**
 * Pairing the results of two logs, the part that others do as well. With `--reviewdog PATH` the comments of
 * the demo instead, beside that program.
 */
export async function benchPeers(print: Print, args: readonly string[] = []): Promise<object> {
  const { reviewdog } = parseArgs({ args: [...args], options: { reviewdog: { type: 'string' } } }).values;
  return reviewdog === undefined ? benchPairs(print) : benchComments(print, reviewdog);
}

async function benchPairs(print: Print): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'sarif-review-peers-'));
  const figures: Figures[] = [];
  try {
    const binary = installPeer(folder);
    if (binary === undefined) print(`${PEER} could not be had: only ours is measured`);
    for (const results of SIZES) {
      writeLogs(folder, results);
      figures.push(await pairByOurs(folder, results));
      if (binary !== undefined) figures.push(await pairByPeer(folder, results, binary));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const { name, results, wall, found } of figures)
    print(`${name}, ${results}: ${seconds(wall)}, ${found} found`);
  return {
    kind: 'speed',
    title: 'Peers',
    about: `We compared two logs without fingerprints. In the second log, all lines are ten lines further down. We timed whole processes: \`match-results-forward\` of ${PEER}, and our reader and matcher, without git but with the contents of the files.`,
    columns: ['program', 'results', 'wall time', 'compared with ours', 'peak memory', 'found again'],
    rows: figures.map(({ name, results, wall, peak, found }) => [
      name,
      count(results),
      seconds(wall),
      ratio(wall, figures.find((other) => other.results === results)?.wall ?? Number.NaN),
      megabytes(peak),
      count(found),
    ]),
    notes: figures.some(({ name }) => name !== 'ours')
      ? []
      : [`${PEER} could not be installed here, so that only our side was measured.`],
    figures,
  };
}

/** The path of the peer's program, or undefined where it cannot be had or does not run. */
function installPeer(folder: string): string | undefined {
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', PEER], {
    cwd: folder,
    timeout: 180_000,
  });
  const binary = join(folder, BINARY);
  if (!existsSync(binary)) return undefined;
  chmodSync(binary, 0o755);
  return spawnSync(binary, ['version'], { env: PEER_ENVIRONMENT }).error === undefined ? binary : undefined;
}

/** It may find no libraries for languages on a small machine, and needs none. */
export const PEER_ENVIRONMENT = { PATH: process.env.PATH, DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1' };

function writeLogs(folder: string, results: number): void {
  const reports = Array.from({ length: results / LINES_A_FILE }, (_, file) =>
    toReports(`src/file-${file}.js`, LINES_A_FILE),
  ).flat();
  writeFileSync(join(folder, 'old.sarif'), JSON.stringify(toLog(reports)));
  const shifted = reports.map((report) => ({ ...report, line: report.line + 10 }));
  writeFileSync(join(folder, 'new.sarif'), JSON.stringify(toLog(shifted)));
}

async function pairByOurs(folder: string, results: number): Promise<Figures> {
  const script = join(import.meta.dirname, 'pair-logs.ts');
  const { wall, peak, out } = await run(folder, process.execPath, [script, 'old.sarif', 'new.sarif']);
  const { pairs }: { pairs: number } = JSON.parse(out);
  return { name: 'ours', results, wall, peak, found: pairs };
}

async function pairByPeer(folder: string, results: number, binary: string): Promise<Figures> {
  const args = [
    'match-results-forward',
    'new.sarif',
    '--previous',
    'old.sarif',
    '--output-file-path',
    'paired.sarif',
  ];
  const { wall, peak } = await run(folder, binary, [...args, '--log', 'ForceOverwrite']);
  const paired: { runs: { results?: { baselineState?: string }[] }[] } = JSON.parse(
    readFileSync(join(folder, 'paired.sarif'), 'utf8'),
  );
  const states = paired.runs.flatMap((each) => each.results ?? []);
  const found = states.filter(({ baselineState = '' }) =>
    ['unchanged', 'updated'].includes(baselineState),
  ).length;
  return { name: 'match-results-forward', results, wall, peak, found };
}

/** Runs a program and looks every few milliseconds at the most memory that it has had. */
async function run(
  cwd: string,
  program: string,
  args: readonly string[],
): Promise<{ wall: number; peak: number; out: string }> {
  const started = performance.now();
  const child = spawn(program, args, { cwd, env: PEER_ENVIRONMENT, stdio: ['ignore', 'pipe', 'ignore'] });
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid));
  }, 10);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  await endOf(child, LONGEST_RUN_MS);
  clearInterval(timer);
  return { wall: performance.now() - started, peak, out: Buffer.concat(chunks).toString('utf8') };
}

/** The kernel's own high-water mark, in bytes; 0 where there is none. */
function peakOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s*(\d+)/u.exec(status)?.[1] ?? 0) * 1_024;
  } catch {
    return 0;
  }
}
