import { setImmediate as nextTurn } from 'node:timers/promises';
import { currentDiff } from '../rules/deployments.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import type { FileViews } from './diff/file-views.ts';

/** With fewer comments a page is there in a moment anyway. */
const WORTH_IT = 100;

/**
 * After a start renders the newest deployment, where it has many comments. Then renders comments when they
 * are posted, and the files of a diff when the first comment on it comes, so that the first who looks at a
 * page does not wait for all of them at once.
 */
export function warmPages(sandbox: Sandbox, fileViews: FileViews, render: (body: string) => unknown): void {
  const { store, events } = sandbox;
  // What goes wrong here goes wrong again for who looks at the page, and is told then.
  warmNewest(sandbox, fileViews, render).catch(() => undefined);
  let warmed = '';
  events.subscribe(({ type, deployment: number, id }) => {
    // Other events also come from timers, when the store may be closed.
    if (number === null || type !== 'comment') return;
    const comment = store.comments.find(number, id);
    if (comment !== undefined) render(comment.body);
    const head = headOf(sandbox, number);
    if (head === undefined || warmed === head) return;
    warmed = head;
    colorFiles(sandbox, fileViews, number).catch(() => undefined);
  });
}

/** Comment by comment, so that requests are answered in between. Rejects when the store is closed. */
async function warmNewest(
  sandbox: Sandbox,
  fileViews: FileViews,
  render: (body: string) => unknown,
): Promise<void> {
  // A start does not wait for it.
  await nextTurn();
  const { store } = sandbox;
  const [newest] = store.deployments.list();
  if (newest === undefined) return;
  const comments = store.comments.listByDiscussion(newest.number);
  if (comments.length < WORTH_IT) return;
  for (const { id } of comments) {
    await nextTurn();
    const comment = store.comments.find(newest.number, id);
    if (comment !== undefined) render(comment.body);
  }
  await colorFiles(sandbox, fileViews, newest.number);
}

/**
 * File by file, so that requests are answered in between. Ends when the diff moves on, and rejects when the
 * store is closed.
 */
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
