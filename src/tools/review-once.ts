import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReviewOrder } from '../../sandbox/serve-sandbox.ts';

/**
 * Runs this program once more, as `run`, and gives its report; undefined where it wrote none. What it prints
 * goes to standard error. No input of the surroundings counts, since those may mean another service.
 */
export async function reviewOnce({ logs, repository, variables }: ReviewOrder): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'sarif-review-once-'));
  const report = join(folder, 'report.json');
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('SARIF_REVIEW_'));
  const words = ['run', ...logs, '--working-directory', repository, '--report-file', report];
  try {
    const child = spawn(process.execPath, [...process.execArgv, process.argv[1] ?? '', ...words], {
      env: { ...Object.fromEntries(own), ...variables },
      stdio: ['ignore', process.stderr, process.stderr],
    });
    await once(child, 'close');
    return readFileSync(report, 'utf8');
  } catch {
    // The run has said why there is none.
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
