import { setImmediate as nextTurn } from 'node:timers/promises';
import { currentDiff } from '../rules/readiness.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import type { FileViews } from './diff/file-views.ts';

/**
 * Renders comments when they are posted, and the files of a diff when the first comment on it comes, so that the first who looks at a page does
 * not wait for all of them at once.
 */
export function warmPages(sandbox: Sandbox, fileViews: FileViews, render: (body: string) => unknown): void {
  const { store, events } = sandbox;
  let warmed = '';
  events.subscribe(({ type, deployment: number, id }) => {
    // Other events also come from timers, when the store may be closed.
    if (number === null || type !== 'comment') return;
    const comment = store.comments.find(number, id);
    if (comment !== undefined) render(comment.body);
    const head = headOf(sandbox, number);
    if (head === undefined || warmed === head) return;
    warmed = head;
    // What goes wrong here goes wrong again for who looks at the page, and is told then.
    colorFiles(sandbox, fileViews, number).catch(() => undefined);
  });
}

/** File by file, so that requests are answered in between. Ends when the diff moves on, and rejects when the store is closed. */
async function colorFiles(sandbox: Sandbox, fileViews: FileViews, number: number): Promise<void> {
  const { store, clock, diffs } = sandbox;
  const deployment = store.deployments.find(number);
  const current = deployment === undefined ? null : currentDiff(deployment, clock());
  if (deployment === undefined || current === null) return;
  const { repository } = deployment;
  const changes = await diffs.ofPair(repository, current.base, current.head);
  for (const file of await fileViews.of(repository, changes)) {
    await nextTurn();
    if (headOf(sandbox, number) !== current.head) return;
    // To ask for the code makes it.
    void file.code;
  }
}

/** The head of the current diff of a deployment. */
function headOf({ store, clock }: Sandbox, number: number): string | undefined {
  const deployment = store.deployments.find(number);
  return deployment === undefined ? undefined : currentDiff(deployment, clock())?.head;
}
