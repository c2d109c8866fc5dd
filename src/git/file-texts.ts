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

/** Texts of files as they are in commits, as far as they were read. */
export interface FileTexts {
  /**
   * Reads files that were not read yet with two processes: one for the sizes, so that nothing huge is loaded,
   * one for the contents. Paths may be untrusted text.
   */
  read(wanted: Iterable<FileName>): Promise<void>;
  /**
   * The lines of a file, without their ends; undefined when it is not there, or is over `MAX_FILE_BYTES`.
   * Throws where it was not read: that would pass for a file that is gone.
   */
  lines(commit: string, path: string): readonly string[] | undefined;
  /** The bytes of a file, of which the same holds. */
  content(commit: string, path: string): Buffer | undefined;
}

/** Sources that people review are far smaller; review sites fold or hide files long before. */
export const MAX_FILE_BYTES = 5_000_000;

/** @param mostBytes files over it are not read */
export function openTexts(git: Git, mostBytes = MAX_FILE_BYTES): FileTexts {
  const contents = new Map<string, Buffer | undefined>();
  const known = new Map<string, readonly string[] | undefined>();
  const contentOf = (name: string, { commit, path }: FileName): Buffer | undefined => {
    if (!contents.has(name)) throw new Error(`${JSON.stringify(path)} of ${commit} was not read`);
    return contents.get(name);
  };
  return {
    async read(wanted) {
      const names = new Set<string>();
      for (const file of wanted) {
        const name = objectName(file);
        if (contents.has(name)) continue;
        if (isReadable(file)) names.add(name);
        else contents.set(name, undefined);
      }
      for (const [name, content] of await readContents(git, [...names], mostBytes))
        contents.set(name, content);
    },
    lines(commit, path) {
      const name = objectName({ commit, path });
      // Decoded once, when it is first asked for.
      if (!known.has(name)) {
        const content = contentOf(name, { commit, path });
        known.set(name, content && toLines(content));
      }
      return known.get(name);
    },
    content: (commit, path) => contentOf(objectName({ commit, path }), { commit, path }),
  };
}

async function readContents(
  git: Git,
  names: readonly string[],
  mostBytes: number,
): Promise<ReadonlyMap<string, Buffer | undefined>> {
  const headers = await readHeaders(git, names);
  const small = names.filter((_, index) => {
    const header = headers[index];
    return header?.type === 'blob' && header.size <= mostBytes;
  });
  const objects = await readObjects(git, small);
  const found = new Map(small.map((name, index) => [name, objects[index]?.content]));
  return new Map(names.map((name) => [name, found.get(name)]));
}

function objectName(file: FileName): string {
  return `${file.commit}:${file.path}`;
}

/**
 * A line break would end the name and a NUL would cut it. git takes `./` and `../` as relative to the working
 * directory, and gives up on all names when one leads out of the repository.
 */
function isReadable({ commit, path }: FileName): boolean {
  return isSha(commit) && path !== '' && !/[\n\0]|^\.{1,2}\//.test(path);
}
