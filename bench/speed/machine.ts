import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';

/** Processor, memory and versions in one line. */
export function describeMachine(): string {
  const git = execFileSync('git', ['--version'], { encoding: 'utf8' }).trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return `${availableParallelism()} cores of ${model}, ${memory} GiB, Node.js ${process.versions.node}, ${git}, ${process.platform}`;
}
