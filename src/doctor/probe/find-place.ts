import type { Git } from '../../git/git.ts';
import { readDiff } from '../../git/read-diff.ts';
import type { Change, Position } from '../../services/port.ts';

/**
 * The first line that the diff of a change adds, which every service takes a comment on; undefined where it
 * adds none, or its commits are not at hand.
 */
export async function findPlace({ base, head, pin }: Change, git: Git): Promise<Position | undefined> {
  if (base === null || head === null) return undefined;
  const diff = await readDiff(git, base, head, { algorithm: 'default' }).catch(() => undefined);
  for (const { newPath, binary, type, hunks } of diff?.files ?? []) {
    const hunk = hunks.find(({ newLines }) => newLines > 0);
    if (newPath === undefined || binary || type !== 'file' || hunk === undefined) continue;
    const position = { path: newPath, newLine: hunk.newStart, baseSha: base, headSha: head };
    return pin === undefined ? position : { ...position, pin };
  }
  return undefined;
}
