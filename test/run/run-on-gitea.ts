import type { Log } from 'sarif';
import { z } from 'zod';
import type { StepResult } from '../../demo/run-action.ts';
import { runOn } from './run-on.ts';
import type { Story } from './story.ts';

const requests = z.array(z.object({ method: z.string(), path: z.string() }));

/** Reviews a story as a pull request of one of these hosts, and gives what it asked, as `METHOD PATH`. */
export async function runOnGitea(
  story: Story,
  service: 'gitea' | 'forgejo',
  log: Log,
): Promise<StepResult & { readonly asked: readonly string[] }> {
  await story.admin('DELETE', '/requests');
  const result = await runOn(service, story, log);
  const asked = requests.parse(await story.admin('GET', '/requests'));
  return {
    ...result,
    asked: asked.map(({ method, path }) => `${method} ${path.replace(/^.*\/api\/v1|\?.*$/gu, '')}`),
  };
}
