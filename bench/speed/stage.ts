import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Log } from 'sarif';
import { endOf, LONGEST_RUN_MS } from '../../demo/wait-for.ts';
import { createRepository, type Repository } from '../../test/git/repository.ts';
import { log, type Report } from '../../test/run/logs.ts';
import { type QuickService, type ServiceSettings, startService } from './start-service.ts';

export const ROOT = resolve(import.meta.dirname, '../..');
const BUNDLE = join(ROOT, 'dist/index.js');
const USAGE_AT_EXIT = pathToFileURL(join(import.meta.dirname, 'usage-at-exit.ts')).href;

/** A run of the built action as a whole process; times in milliseconds. */
export interface TimedRun {
  readonly status: number | null;
  readonly wall: number;
  /** Of the process itself, without git. */
  readonly cpu: number;
  /** Most memory at a time, in bytes. */
  readonly peak: number;
  readonly log: string;
  readonly report: unknown;
  /** Calls of the service by operation. */
  readonly calls: Readonly<Record<string, number>>;
}

/** A repository, a stand-in for a service, and runs of the built action between them. */
export interface Stage {
  readonly repository: Repository;
  readonly service: QuickService;
  /** Moves the deployment to these commits. */
  deploy(base: string, head: string): Promise<void>;
  run(
    log: Log | string,
    inputs?: Readonly<Record<string, string>>,
    environment?: Readonly<Record<string, string>>,
  ): Promise<TimedRun>;
  close(): void;
}

export async function openStage(settings: ServiceSettings = {}): Promise<Stage> {
  if (!existsSync(BUNDLE)) throw new Error('There is no bundle to measure: npm run build');
  const repository = createRepository();
  const service = await startService(settings);
  const folder = mkdtempSync(join(tmpdir(), 'sarif-review-bench-'));
  return {
    repository,
    service,
    async deploy(targetCommit, mergeCommit) {
      await service.tell({ deployment: { targetCommit, mergeCommit } });
    },
    async run(content, inputs = {}, environment = {}) {
      const file = typeof content === 'string' ? content : join(folder, 'log.sarif');
      if (typeof content !== 'string') writeFileSync(file, JSON.stringify(content));
      const report = join(folder, 'report.json');
      const usage = join(folder, 'usage.json');
      rmSync(report, { force: true });
      const all = {
        'sarif-file': file,
        'base-url': service.baseUrl,
        'client-id': 'bench',
        'client-secret': 'the secret of the bench',
        'deployment-number': '1',
        'report-file': report,
        'max-threads': '100000',
        ...inputs,
      };
      await service.tell();
      const started = performance.now();
      const child = spawn(process.execPath, ['--import', USAGE_AT_EXIT, BUNDLE], {
        cwd: repository.path,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          PATH: process.env.PATH,
          HOME: folder,
          USAGE_FILE: usage,
          ...Object.fromEntries(
            Object.entries(all).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
          ),
          ...environment,
        },
      });
      const chunks: Buffer[] = [];
      child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
      child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
      const status = await endOf(child, LONGEST_RUN_MS);
      const wall = performance.now() - started;
      const used: { cpu: number; peak: number } = JSON.parse(readFileSync(usage, 'utf8'));
      return {
        status,
        wall,
        ...used,
        log: Buffer.concat(chunks).toString('utf8'),
        report: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined,
        calls: await service.tell(),
      };
    },
    close() {
      service.stop();
      repository.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A file with so many lines, no two alike. */
export function toFile(name: string, lines: number): string {
  return Array.from(
    { length: lines },
    (_, line) => `const ${name}${line} = compute(${line}, '${name}');\n`,
  ).join('');
}

/** One finding on each of so many lines of a file. */
export function toReports(path: string, lines: number): readonly Report[] {
  return Array.from({ length: lines }, (_, index) => ({
    path,
    line: index + 1,
    rule: `rule-${index % 20}`,
    message: `The value ${index} of ${path} is computed here.`,
  }));
}

/** A log of these findings. */
export function toLog(reports: readonly Report[]): Log {
  return log(reports);
}

/** Throws with what it printed where a run did not end with one of these statuses. */
export function expectStatus(run: TimedRun, statuses: readonly number[] = [0, 1]): void {
  if (run.status !== null && statuses.includes(run.status)) return;
  throw new Error(`The run ended with status ${run.status}:\n${run.log.slice(-2_000)}`);
}
