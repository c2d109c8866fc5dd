import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface PullRequestEvent {
  readonly head: string;
  /** What the job is for: `GITHUB_SHA`, the merge of the pull request. */
  readonly merge: string;
  /** Its head before the push that the event tells of. */
  readonly before?: string;
}

/** What GitHub gives a job of a pull request of this very repository to the branch `main`. */
export function pullRequest({ head, merge, before }: PullRequestEvent) {
  const folder = mkdtempSync(join(tmpdir(), 'sarif-review-event-'));
  const file = join(folder, 'event.json');
  const repo = { full_name: 'acme/app' };
  writeFileSync(
    file,
    JSON.stringify({
      before,
      pull_request: { number: 7, head: { sha: head, repo }, base: { ref: 'main', repo } },
    }),
  );
  return {
    environment: {
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: file,
      GITHUB_REF: 'refs/pull/7/merge',
      GITHUB_SHA: merge,
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
