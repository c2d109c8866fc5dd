import type { SandboxEvent } from '../events/event-hub.ts';
import { currentDiff } from '../rules/readiness.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import type { FileViews } from './diff/file-views.ts';
import { commentHtml } from './markdown/comment-html.ts';

/**
 * Renders comments when they are posted and the files of a diff when it changes, so that the first who looks at a page does not wait for all of
 * them at once.
 */
export function warmPages(sandbox: Sandbox, fileViews: FileViews): void {
  sandbox.events.subscribe((event) => {
    if (event.type === 'comment') warmComment(sandbox, event);
    if (event.type === 'deployment' || event.type === 'push') {
      // What goes wrong here goes wrong again for who looks at the page, and is told then.
      warmDiff(sandbox, fileViews, event).catch(() => undefined);
    }
  });
}

function warmComment({ store }: Sandbox, { deployment, id }: SandboxEvent): void {
  const comment = deployment === null ? undefined : store.comments.find(deployment, id);
  if (comment !== undefined) commentHtml(comment.body);
}

async function warmDiff(
  { store, clock, diffs }: Sandbox,
  fileViews: FileViews,
  { deployment: number }: SandboxEvent,
): Promise<void> {
  const deployment = number === null ? undefined : store.deployments.find(number);
  const current = deployment === undefined ? null : currentDiff(deployment, clock());
  if (deployment === undefined || current === null) return;
  const { repository } = deployment;
  await fileViews.of(repository, await diffs.ofPair(repository, current.base, current.head));
}
