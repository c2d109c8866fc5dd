import type { Hunk } from '../diff/diff.ts';
import { endAll, otherWaysToCount, recount } from '../text/line-ends.ts';
import { type FileName, type FileTexts, isLfsPointer, utf16Of } from './file-texts.ts';
import type { Git } from './git.ts';
import { diffTexts, type TextPair } from './read-diff.ts';

/** A file of two commits, which differs. */
interface ChangedFile {
  readonly before: FileName;
  readonly after: FileName;
}

/**
 * The hunks of files by each way to count their lines that gives other numbers than git's: none where git's
 * are everybody's. Undefined where git does not have a file, or it is too large, or kept by Git LFS. Whatever
 * else is compared takes one process for all of them.
 */
export async function readOtherHunks(
  git: Git,
  files: readonly ChangedFile[],
  texts: FileTexts,
): Promise<readonly (readonly (readonly Hunk[])[] | undefined)[]> {
  await texts.read(files.flatMap(({ before, after }) => [before, after]));
  const pairs: TextPair[] = [];
  const askHunks = (before: readonly string[], after: readonly string[]): string => {
    const name = String(pairs.length);
    pairs.push({ name, before: endAll(before), after: endAll(after) });
    return name;
  };
  const asked = files.map(({ before, after }) => {
    const [then, now] = [before, after].map(({ commit, path }) => texts.lines(commit, path));
    if (then === undefined || now === undefined) return undefined;
    // The lines of a pointer of Git LFS are not those that an analyzer counts.
    if ([before, after].some(({ commit, path }) => isPointer(texts.content(commit, path)))) return undefined;
    // Told to show UTF-16, git ends its lines within characters.
    const isWide = [before, after].some(({ commit, path }) => {
      const content = texts.content(commit, path);
      return content !== undefined && utf16Of(content) !== undefined;
    });
    return [
      ...(isWide ? [askHunks(then, now)] : []),
      ...otherWaysToCount([then, now]).map((way) =>
        askHunks(recount(then, way).lines, recount(now, way).lines),
      ),
    ];
  });
  const hunks = await diffTexts(
    git,
    pairs.filter(({ before, after }) => before !== after),
  );
  return asked.map((names) => names?.map((name) => hunks.get(name) ?? []));
}

function isPointer(content: Buffer | undefined): boolean {
  return content !== undefined && isLfsPointer(content);
}
