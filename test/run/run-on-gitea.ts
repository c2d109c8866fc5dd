import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Log } from 'sarif';
import { z } from 'zod';
import type { StepResult } from '../../demo/run-action.ts';
import { runSource } from './run-source.ts';
import { ROOT, type Story } from './story.ts';

const requests = z.array(z.object({ method: z.string(), path: z.string() }));

/** Reviews a story as a pull request of one of these hosts, and gives what it asked, as `METHOD PATH`. */
export async function runOnGitea(
  { admin, sandbox, repository, deployment }: Story,
  service: 'gitea' | 'forgejo',
  log: Log,
): Promise<StepResult & { readonly asked: readonly string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'sarif-review-on-gitea-'));
  writeFileSync(join(folder, 'log.sarif'), JSON.stringify(log));
  await admin('DELETE', '/requests');
  const inputs = {
    service,
    'base-url': `${sandbox.baseUrl}/${service}`,
    change: `sandbox/${basename(repository.path)}#${deployment}`,
    'sarif-file': join(folder, 'log.sarif'),
    'check-name': 'lint',
    'signing-key': 'a key that no run of a fork has, at all',
  };
  const environment = { SARIF_REVIEW_TOKEN: sandbox.giteaToken };
  const result = await runSource({ root: ROOT, workspace: repository.path, inputs, environment });
  rmSync(folder, { recursive: true });
  const asked = requests.parse(await admin('GET', '/requests'));
  return {
    ...result,
    asked: asked.map(({ method, path }) => `${method} ${path.replace(/^.*\/api\/v1|\?.*$/gu, '')}`),
  };
}
