import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from 'sarif';
import type { StepResult } from '../../demo/run-action.ts';
import { nameChange, type Service } from './name-change.ts';
import { runSource } from './run-source.ts';
import { ROOT, type Story } from './story.ts';

interface More {
  /** The baseline, or whatever its file holds. */
  readonly base?: Log | string | undefined;
  /** Where the sandbox is reached, unless it is at its own address. */
  readonly baseUrl?: string;
  /** In place of the secrets that the service goes with. */
  readonly token?: string;
}

/** Reviews the change of a story as one of this service, in the checkout as it stands. */
export async function runOn(
  service: Service,
  story: Story,
  logs: Log,
  inputs: Readonly<Record<string, string>> = {},
  { base, baseUrl = story.sandbox.baseUrl, token }: More = {},
): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'sarif-review-on-'));
  const file = join(folder, 'log.sarif');
  writeFileSync(file, JSON.stringify(logs));
  const baseFile = join(folder, 'base.sarif');
  if (base !== undefined) writeFileSync(baseFile, typeof base === 'string' ? base : JSON.stringify(base));
  const compared: Record<string, string> = base === undefined ? {} : { 'baseline-sarif-file': baseFile };
  const named = nameChange(service, { ...story, sandbox: { ...story.sandbox, baseUrl } });
  try {
    return await runSource({
      root: ROOT,
      workspace: story.repository.path,
      inputs: { 'sarif-file': file, 'check-name': 'lint', ...compared, ...named.inputs, ...inputs },
      environment: token === undefined ? named.environment : { SARIF_REVIEW_TOKEN: token },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
