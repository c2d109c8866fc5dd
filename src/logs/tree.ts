/** An entry of a commit's tree, as `git ls-tree -r` lists them; the path is from its top, with `/`. */
interface PathEntry {
  readonly path: string;
  readonly type: 'file' | 'link' | 'submodule';
}

/** The files of the analyzed commit, with fast look-ups by path and by the end of a path. */
export interface Tree {
  /** The entry at a path, up to the composition of its characters. */
  find(path: string): PathEntry | undefined;
  /** The entries whose paths are this one but for the case and the composition of characters. */
  alike(path: string): readonly PathEntry[];
  /** The link or submodule that a path would go through, in whatever case. */
  blockOf(path: string): PathEntry | undefined;
  /** Whether there are files below a path. */
  isFolder(path: string): boolean;
  /**
   * The files with the longest common ending with these names, in whatever case, and how many names that has;
   * one list for all who ask.
   */
  longestEnding(names: readonly string[]): { readonly files: readonly string[]; readonly count: number };
  /** The files of this name. */
  named(name: string): readonly string[];
  /** Files with names that are not UTF-8. */
  readonly garbled: readonly string[];
}

/**
 * Builds the look-ups. macOS and some tools decompose accented characters (`u` + U+0308), git has the path as
 * it was added: an exact path wins, else one that is equal in normalization form C, if it is the only one.
 */
export function toTree(entries: readonly PathEntry[]): Tree {
  const exact = new Map(entries.map((entry) => [entry.path, entry]));
  const files = entries.filter(({ type }) => type === 'file').map(({ path }) => path);
  const hasBlocks = files.length < entries.length;
  // Most logs name every file as git does, and need none of these.
  const folded = once(() => Map.groupBy(entries, ({ path }) => fold(path)));
  const folders = once(() => new Set(entries.flatMap(({ path }) => foldersAbove(path))));
  const endings = once(() => {
    const found = new Map<string, string[]>();
    for (const path of files) {
      const key = `/${fold(path)}`;
      for (let at = key.lastIndexOf('/'); at >= 0; at = at === 0 ? -1 : key.lastIndexOf('/', at - 1)) {
        const ending = key.slice(at + 1);
        const known = found.get(ending);
        if (known === undefined) found.set(ending, [path]);
        else known.push(path);
      }
    }
    return found;
  });
  const deepest = once(() => Math.max(0, ...files.map((path) => path.split('/').length)));

  const alike = (path: string): readonly PathEntry[] => folded().get(fold(path)) ?? [];
  const find = (path: string): PathEntry | undefined =>
    exact.get(path) ?? only(alike(path).filter((entry) => entry.path.normalize() === path.normalize()));

  return {
    find,
    alike,
    named: (name) => endings().get(fold(name)) ?? NONE,
    garbled: files.filter((path) => path.includes('\uFFFD')),
    isFolder: (path) => folders().has(path),
    blockOf(path) {
      if (!hasBlocks) return undefined;
      return foldersAbove(path)
        .map((folder) => find(folder) ?? only(alike(folder)))
        .find((entry) => entry !== undefined && entry.type !== 'file');
    },
    longestEnding(names) {
      for (let count = Math.min(names.length, deepest()); count > 0; count -= 1) {
        const found = endings().get(fold(names.slice(-count).join('/')));
        if (found !== undefined) return { files: found, count };
      }
      return { files: NONE, count: 0 };
    },
  };
}

const NONE: readonly string[] = [];

/** Gives one text for all paths that are the same to Windows and macOS, which ignore case and composition. */
export function fold(path: string): string {
  // By way of the small letter `ß` and `ẞ` are the same.
  return path.normalize().toLowerCase().toUpperCase().normalize();
}

function foldersAbove(path: string): string[] {
  return [...path.matchAll(/\//gu)].map((slash) => path.slice(0, slash.index));
}

function only<T>(candidates: readonly T[]): T | undefined {
  return candidates.length === 1 ? candidates[0] : undefined;
}

function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}
