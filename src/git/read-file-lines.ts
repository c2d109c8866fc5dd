import type { Diff, FileLines } from '../diff/diff.ts';
import { changeOf } from '../diff/line-map.ts';
import { isBinary, isCountedOtherwise, isLfsPointer, openTexts, toLines } from './file-texts.ts';
import type { Git } from './git.ts';

/** Files that are read at a time, which bounds memory. */
const BATCH = 64;

/**
 * Reads the lines of files of the analyzed commit that a diff changes, as the head has them.
 *
 * @param toHead from the analyzed commit to the head
 * @param diff from the base to the head
 * @param paths in the analyzed commit
 */
export async function readFileLines(
  git: Git,
  toHead: Diff,
  diff: Diff,
  paths: Iterable<string>,
): Promise<ReadonlyMap<string, FileLines>> {
  const files = [...new Set(paths)].flatMap((path) => {
    const change = changeOf(toHead, diff, path);
    if (change?.newPath === undefined || change.type !== 'file') return [];
    const head = { commit: diff.to, path: change.newPath };
    const analyzed = toHead.byOldPath.has(path) ? { commit: toHead.from, path } : head;
    return [{ path, change, head, analyzed }];
  });
  const lines = new Map<string, FileLines>();
  for (let start = 0; start < files.length; start += BATCH) {
    const batch = files.slice(start, start + BATCH);
    const texts = openTexts(git);
    await texts.read(batch.flatMap(({ head, analyzed }) => [head, analyzed]));
    for (const { path, change, head, analyzed } of batch) {
      const [now, then] = [head, analyzed].map((file) => texts.content(file.commit, file.path));
      lines.set(path, describe(head.path, now, then, change.hidden === true));
    }
  }
  return lines;
}

function describe(
  path: string,
  now: Buffer | undefined,
  then: Buffer | undefined,
  isHidden: boolean,
): FileLines {
  if (now === undefined || then === undefined) return {};
  if (isLfsPointer(now)) return { unshown: `${path} is kept by Git LFS` };
  const unshown = isHidden && isBinary(now) && { unshown: `${path} is binary` };
  const unsure = [now, then].some(isCountedOtherwise) && { isUnsure: true as const };
  return { count: toLines(now).length, ...unsure, ...unshown };
}
