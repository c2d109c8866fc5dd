import type { FileChange } from '../../git/file-change.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import type { ThreadView } from '../thread/thread-view.ts';
import type { FileView } from './file-view.ts';
import type { FileViews } from './file-views.ts';

/** For each inline thread the file of the diff that it was made on, by the id of the discussion. */
export async function pinnedFiles(
  { diffs }: Sandbox,
  fileViews: FileViews,
  repository: string,
  threads: readonly ThreadView[],
): Promise<ReadonlyMap<string, FileView>> {
  const wanted: { id: string; file: FileChange }[] = [];
  for (const { discussion, gone } of threads) {
    const { id, position } = discussion;
    if (position === null || gone) continue;
    const files = await diffs.ofPair(repository, position.baseSha, position.headSha);
    const file = files.find((candidate) => (candidate.new ?? candidate.old)?.path === position.path);
    if (file !== undefined) wanted.push({ id, file });
  }
  const views = await fileViews.of(
    repository,
    wanted.map(({ file }) => file),
  );
  return new Map(
    wanted.flatMap(({ id }, index) => (views[index] === undefined ? [] : [[id, views[index]] as const])),
  );
}
