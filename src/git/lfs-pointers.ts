import { type FileName, openTexts } from './file-texts.ts';
import type { Git } from './git.ts';
import { isLfsPointer } from './text-lines.ts';

/** Most bytes of a pointer: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md#the-pointer */
const MOST_BYTES = 1_024;

/** Those of these files of commits that stand for files that Git LFS keeps elsewhere. */
export async function lfsPointers(git: Git, files: readonly FileName[]): Promise<readonly FileName[]> {
  const texts = openTexts(git, MOST_BYTES);
  await texts.read(files);
  return files.filter(({ commit, path }) => {
    const content = texts.content(commit, path);
    return content !== undefined && isLfsPointer(content);
  });
}
