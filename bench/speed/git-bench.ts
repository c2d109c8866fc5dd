import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GitWrapper, wrapGit } from '../../test/run/git-wrapper.ts';
import { type BenchResult, count, median, type Print, ratio, seconds } from './result.ts';
import { expectStatus, openStage, type Stage, toFile, toLog, toReports } from './stage.ts';

const CHECKOUT_FILES = 50_000;
const DIFF_FILES = [30, 300, 3_000];
const RUNS = 3;

interface Figures {
  readonly files: number;
  readonly processes: number;
  /** Milliseconds. */
  readonly run: number;
  readonly git: number;
  readonly commands: Readonly<Record<string, number>>;
}

/** A dry run over large diffs of a large checkout, beside the same git commands alone. */
export async function benchGit(print: Print): Promise<BenchResult> {
  const figures: Figures[] = [];
  const stage = await openStage();
  const folder = mkdtempSync(join(tmpdir(), 'sarif-review-git-'));
  try {
    const base = stage.repository.commit(toFiles(CHECKOUT_FILES, (file) => `exports.value = ${file};\n`));
    for (const files of DIFF_FILES) {
      stage.repository.git('checkout', '-q', '--detach', base);
      const changed = toFiles(files, (file) => toFile(`value${file}x`, 20));
      const head = stage.repository.commit(changed);
      figures.push(await measure(stage, { base, head, paths: Object.keys(changed) }, folder));
      print(describe(figures.at(-1)));
    }
  } finally {
    stage.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return {
    kind: 'speed',
    title: 'Git',
    about: `We timed a dry run in a checkout of ${count(CHECKOUT_FILES)} files with one finding in each file of the diff, and then only the git commands that it starts. The table shows medians of ${RUNS} runs.`,
    columns: ['files in the diff', 'git processes', 'run', 'git only', 'run compared with git'],
    rows: figures.map(({ files, processes, run, git }) => [
      count(files),
      String(processes),
      seconds(run),
      seconds(git),
      ratio(run, git),
    ]),
    notes: ['The run includes the start of Node.js.'],
    figures,
  };
}

function toFiles(files: number, text: (file: number) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Array.from({ length: files }, (_, file) => [`src/room-${file % 250}/file-${file}.js`, text(file)]),
  );
}

interface Change {
  readonly base: string;
  readonly head: string;
  readonly paths: readonly string[];
}

async function measure(stage: Stage, { base, head, paths }: Change, folder: string): Promise<Figures> {
  const log = toLog(paths.flatMap((path) => toReports(path, 1)));
  const inputs = { 'dry-run': 'true', 'base-url': '', 'base-sha': base, 'head-sha': head };
  const recorded = join(folder, String(paths.length));
  const run = async (environment: Readonly<Record<string, string>> = {}): Promise<number> => {
    const timed = await stage.run(log, inputs, environment);
    expectStatus(timed);
    return timed.wall;
  };
  const recorder = recordGit(recorded);
  await run({ PATH: recorder.path });
  recorder.remove();
  const commands = readCommands(recorded);
  const runs: number[] = [];
  const alone: number[] = [];
  for (let turn = 0; turn < RUNS; turn += 1) {
    runs.push(await run());
    alone.push(replay(commands, stage.repository.path));
  }
  const names = Map.groupBy(
    commands,
    ({ args }) => args.find((arg, at) => arg !== '-c' && args[at - 1] !== '-c') ?? '',
  );
  return {
    files: paths.length,
    processes: commands.length,
    run: median(runs),
    git: median(alone),
    commands: Object.fromEntries([...names].map(([name, group]) => [name, group.length])),
  };
}

/**
 * A `git` that writes down its arguments, and its input as it comes: one process has questions until the run
 * ends.
 */
function recordGit(folder: string): GitWrapper {
  mkdirSync(folder);
  return wrapGit(
    `entry="${folder}/$(date +%s%N)-$$"\nprintf '%s\\n' "$@" > "$entry.args"\ntee "$entry.input" | "$git" "$@"`,
  );
}

interface Command {
  readonly args: readonly string[];
  readonly input: Buffer;
}

function readCommands(folder: string): readonly Command[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.args'))
    .toSorted()
    .map((name) => ({
      args: readFileSync(join(folder, name), 'utf8').replace(/\n$/u, '').split('\n'),
      input: readFileSync(join(folder, name.replace(/args$/u, 'input'))),
    }));
}

/** Runs the commands, and returns how long they took together, in milliseconds. */
function replay(commands: readonly Command[], directory: string): number {
  const started = performance.now();
  for (const { args, input } of commands) {
    spawnSync('git', args, { cwd: directory, input, maxBuffer: 1_000_000_000 });
  }
  return performance.now() - started;
}

function describe(figures: Figures | undefined): string {
  if (figures === undefined) return '';
  const { files, processes, run, git } = figures;
  return `${count(files)} files: ${processes} git processes, run ${seconds(run)}, git alone ${seconds(git)}`;
}
