import { currentDiff } from '../rules/readiness.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import type { FileViews } from './diff/file-views.ts';
import { commentHtml } from './markdown/comment-html.ts';

/**
 * Renders comments when they are posted, and the files of a diff when the first comment on it comes, so that the first who looks at a page does
 * not wait for all of them at once.
 */
export function warmPages({ store, clock, diffs, events }: Sandbox, fileViews: FileViews): void {
  let warmed = '';
  events.subscribe(({ type, deployment: number, id }) => {
    // Other events also come from timers, when the store may be closed.
    if (number === null || type !== 'comment') return;
    const comment = store.comments.find(number, id);
    if (comment !== undefined) commentHtml(comment.body);
    const deployment = store.deployments.find(number);
    const current = deployment === undefined ? null : currentDiff(deployment, clock());
    if (deployment === undefined || current === null || warmed === current.head) return;
    warmed = current.head;
    const { repository } = deployment;
    diffs
      .ofPair(repository, current.base, current.head)
      .then((files) => fileViews.of(repository, files))
      // What goes wrong here goes wrong again for who looks at the page, and is told then.
      .catch(() => undefined);
  });
}
