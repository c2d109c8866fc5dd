import { currentDiff } from '../rules/readiness.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import type { FileViews } from './diff/file-views.ts';
import { commentHtml } from './markdown/comment-html.ts';

/**
 * Renders comments when they are posted and the files of a diff when it is first spoken of, so that the first who looks at a page does not wait
 * for all of them at once.
 */
export function warmPages({ store, clock, diffs, events }: Sandbox, fileViews: FileViews): void {
  let warmed = '';
  events.subscribe(({ type, deployment: number, id }) => {
    if (number === null || (type !== 'comment' && type !== 'push')) return;
    const comment = type === 'comment' ? store.comments.find(number, id) : undefined;
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
