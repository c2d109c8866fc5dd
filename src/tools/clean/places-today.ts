import type { Diff } from '../../diff/diff.ts';
import { mapPath, mapPlace } from '../../diff/line-map.ts';
import { readCheckout } from '../../git/checkout.ts';
import { presentCommits } from '../../git/commits.ts';
import type { Git } from '../../git/git.ts';
import { readDiff } from '../../git/read-diff.ts';
import type { NowAt } from '../../thread/mark.ts';
import type { OwnThread } from '../../thread/own-thread.ts';

/** Where a thread is today; the line is 0 where it is on a whole file, or its line is gone. */
export type PlaceToday = (thread: Pick<OwnThread, 'evidence' | 'own'>) => NowAt;

/**
 * Finds where threads are in the newest commit of the change: as the comment says, else by git, where the
 * folder is a checkout that has the commits, else where they were posted. Fetches nothing, and never throws.
 *
 * @param head of the change; null where it is not known
 * @param folder in which git works, absolute
 */
export async function findPlaces(
  threads: readonly OwnThread[],
  head: string | null,
  git: Git,
  folder: string,
): Promise<PlaceToday> {
  const diffs = new Map<string, Diff>();
  try {
    await readCheckout(git, folder);
    const posted = new Set(threads.map(({ evidence }) => evidence.head));
    const present = await presentCommits(git, head === null ? [] : [head, ...posted]);
    for (const sha of posted) {
      if (head !== null && present.has(head) && present.has(sha))
        diffs.set(sha, await readDiff(git, sha, head));
    }
  } catch {
    // Without a checkout people see where they were posted.
  }
  return ({ evidence, own }) => own?.marker.nowAt ?? follow(evidence, diffs.get(evidence.head));
}

function follow({ path, line }: NowAt, diff: Diff | undefined): NowAt {
  const file = diff && mapPath(diff, path);
  if (diff === undefined || file?.kind !== 'mapped') return { path, line };
  const place = mapPlace(diff, path, line);
  return { path: file.path, line: line > 0 && place.kind === 'mapped' ? place.line : 0 };
}
