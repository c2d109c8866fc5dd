import type { Git } from './git.ts';
import { readHeaders, readObjects } from './objects.ts';
import { isSha } from './sha.ts';
import { toLines } from './text-lines.ts';

/** A file of a commit. */
export interface FileName {
  readonly commit: string;
  /** From the top of the tree, with `/`. */
  readonly path: string;
}

/** Texts of files as they are in commits. */
export interface FileTexts {
  /**
   * The lines of a file, without their ends; undefined when it was not asked for, is not there, is no text, or is over
   * `MAX_FILE_BYTES`.
   */
  lines(commit: string, path: string): readonly string[] | undefined;
}

/** The same, with the bytes, of which the same holds but that they may be no text. */
export interface FileContents extends FileTexts {
  content(commit: string, path: string): Buffer | undefined;
}

/** Sources that people review are far smaller; review sites fold or hide files long before. */
export const MAX_FILE_BYTES = 5_000_000;

/**
 * Reads files of commits with two processes: one for the sizes, so that nothing huge is loaded, one for the contents.
 * Paths may be untrusted text.
 */
export async function readFiles(git: Git, wanted: readonly FileName[]): Promise<FileContents> {
  const names = [...new Set(wanted.filter(isReadable).map(objectName))];
  const headers = await readHeaders(git, names);
  const small = names.filter((_, index) => {
    const header = headers[index];
    return header?.type === 'blob' && header.size <= MAX_FILE_BYTES;
  });
  const contents = await readObjects(git, small);
  const byName = new Map(small.map((name, index) => [name, contents[index]?.content]));
  const contentOf = (file: FileName): Buffer | undefined => byName.get(objectName(file));
  return { lines: rememberLines(contentOf), content: (commit, path) => contentOf({ commit, path }) };
}

/** Decodes each file once, when it is first asked for. */
function rememberLines(contentOf: (file: FileName) => Buffer | undefined): FileTexts['lines'] {
  const known = new Map<string, readonly string[] | undefined>();
  return (commit, path) => {
    const key = objectName({ commit, path });
    if (!known.has(key)) {
      const content = contentOf({ commit, path });
      known.set(key, content && toLines(content));
    }
    return known.get(key);
  };
}

function objectName(file: FileName): string {
  return `${file.commit}:${file.path}`;
}

/**
 * A line break would end the name and a NUL would cut it. git takes `./` and `../` as relative to the working directory,
 * and gives up on all names when one leads out of the repository.
 */
function isReadable({ commit, path }: FileName): boolean {
  return isSha(commit) && path !== '' && !/[\n\0]|^\.{1,2}\//.test(path);
}
