/** An entry of a commit's tree, as `git ls-tree -r` lists them; the path is from its top, with `/`. */
export interface PathEntry {
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
  /** The files with the longest common ending with these names, and how many names that has. */
  longestEnding(names: readonly string[]): { readonly files: readonly string[]; readonly count: number };
  /** The files of this name, in whatever case; one list for all who ask. */
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
  const files = entries.filter(({ type }) => type === 'file');
  const hasBlocks = files.length < entries.length;
  // Most logs name every file as git does, and need none of these.
  const folded = once(() => Map.groupBy(entries, ({ path }) => fold(path)));
  const folders = once(
    () =>
      new Set(entries.flatMap(({ path }) => [...path.matchAll(/\//gu)].map((at) => path.slice(0, at.index)))),
  );
  const endings = once(() =>
    files.map(({ path }) => ({ path, key: toKey(path.split('/')) })).sort((a, b) => (a.key < b.key ? -1 : 1)),
  );
  const lists = new Map<string, readonly string[]>();

  const alike = (path: string): readonly PathEntry[] => folded().get(fold(path)) ?? [];
  const find = (path: string): PathEntry | undefined =>
    exact.get(path) ?? only(alike(path).filter((entry) => compose(entry.path) === compose(path)));

  function startingWith(key: string): readonly string[] {
    const known = lists.get(key);
    if (known !== undefined) return known;
    const found: string[] = [];
    for (let at = firstFrom(endings(), key); endings()[at]?.key.startsWith(key); at += 1)
      found.push(endings()[at]?.path ?? '');
    lists.set(key, found);
    return found;
  }

  function filesEnding(ending: readonly string[]): readonly string[] {
    const exact = `/${ending.join('/')}`;
    const known = lists.get(exact);
    if (known !== undefined) return known;
    const all = startingWith(toKey(ending));
    const own = all.filter((path) => `/${path}`.endsWith(exact));
    const composed = all.filter((path) => compose(`/${path}`).endsWith(compose(exact)));
    const found = [own, composed, all].find(({ length }) => length > 0) ?? all;
    lists.set(exact, found);
    return found;
  }

  return {
    find,
    alike,
    named: (name) => startingWith(toKey([name])),
    garbled: files.flatMap(({ path }) => (path.includes('\uFFFD') ? [path] : [])),
    isFolder: (path) => folders().has(path),
    blockOf(path) {
      if (!hasBlocks) return undefined;
      for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
        const entry = find(path.slice(0, end)) ?? only(alike(path.slice(0, end)));
        if (entry !== undefined && entry.type !== 'file') return entry;
      }
      return undefined;
    },
    longestEnding(names) {
      const key = toKey(names);
      const at = firstFrom(endings(), key);
      const count = Math.max(...[at - 1, at].map((one) => sharedNames(endings()[one]?.key ?? '', key)));
      return { count, files: count === 0 ? [] : filesEnding(names.slice(-count)) };
    },
  };
}

/** Gives one text for all paths that are the same to Windows and macOS, which ignore case and composition. */
export function fold(path: string): string {
  // By way of the small letter `ß` and `ẞ` are the same.
  return compose(compose(path).toLowerCase().toUpperCase());
}

/** The same characters in one composition: macOS and some tools write `u` and U+0308 for `ü`. */
export function compose(path: string): string {
  return path.normalize('NFC');
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

/** `a/b.c` → `B.C/A/`, so that paths with one ending stand together when sorted. */
function toKey(names: readonly string[]): string {
  return `${fold(names.toReversed().join('/'))}/`;
}

function sharedNames(key: string, other: string): number {
  let count = 0;
  for (let at = 0; at < key.length && key[at] === other[at]; at += 1) if (key[at] === '/') count += 1;
  return count;
}

function firstFrom(sorted: readonly { readonly key: string }[], key: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.key ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
