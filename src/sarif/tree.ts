/**
 * An entry of a commit's tree, as `git ls-tree -r` lists them; the path is from the top of the tree, with
 * `/`.
 */
export interface PathEntry {
  readonly path: string;
  readonly type: 'file' | 'link' | 'submodule';
}

/** The files of the analyzed commit, with fast look-ups by path and by the end of a path. */
export interface Tree {
  /** How many names the longest path has. No longer ending needs to be looked for. */
  readonly depth: number;
  /** Looks for exactly this file, up to the composition of its characters. */
  has(path: string): boolean;
  /** The entry at a path, up to the composition of its characters. */
  find(path: string): PathEntry | undefined;
  /** The entries whose paths are this one but for the case and the composition of characters. */
  alike(path: string): readonly PathEntry[];
  /** The link or submodule that a path would go through, in whatever case. */
  blockOf(path: string): PathEntry | undefined;
  /**
   * All files whose last folders and name are these, preferably in this composition of characters, else in
   * another one, else in another case; in the order of reversed paths.
   */
  withSuffix(suffix: string): readonly string[];
  /** The same in whatever composition and case. */
  withSuffixAlike(suffix: string): readonly string[];
}

/**
 * Builds the look-ups. macOS and some tools decompose accented characters (`u` + U+0308), git has the path as
 * it was added: an exact path wins, else one that is equal in normalization form C, if it is the only one.
 */
export function toTree(entries: readonly PathEntry[]): Tree {
  const exact = new Map(entries.map((entry) => [entry.path, entry]));
  // Most logs name every file as git does, and need none of these.
  const folded = once(() => Map.groupBy(entries, ({ path }) => fold(path)));
  const endings = once(() => openEndings(entries, compose));
  const foldedEndings = once(() => openEndings(entries, fold));
  const isComposed = once(() => entries.every(({ path }) => path === compose(path)));
  const blocks = entries.some((entry) => entry.type !== 'file');

  function find(path: string): PathEntry | undefined {
    return exact.get(path) ?? only(alike(path).filter((entry) => compose(entry.path) === compose(path)));
  }

  function alike(path: string): readonly PathEntry[] {
    return folded().get(fold(path)) ?? [];
  }

  function blockOf(path: string): PathEntry | undefined {
    if (!blocks) return undefined;
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
      const entry = find(path.slice(0, end)) ?? only(alike(path.slice(0, end)));
      if (entry !== undefined && entry.type !== 'file') return entry;
    }
    return undefined;
  }

  function withSuffix(suffix: string): readonly string[] {
    const same = endings()(suffix);
    if (same.length === 0) return foldedEndings()(suffix);
    const literal = isComposed() ? [] : same.filter((path) => `/${path}`.endsWith(`/${suffix}`));
    return literal.length > 0 ? literal : same;
  }

  const depth = entries.reduce((most, { path }) => Math.max(most, path.split('/').length), 0);
  return {
    depth,
    has: (path) => find(path)?.type === 'file',
    find,
    alike,
    blockOf,
    withSuffix,
    withSuffixAlike: (suffix) => foldedEndings()(suffix),
  };
}

/** Gives one text for all paths that are the same to Windows and macOS, which ignore case and composition. */
export function fold(path: string): string {
  // `ß` has a capital of two letters, and `ẞ` is its capital of one: by way of the small letter both are the
  // same.
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

/**
 * Finds files by the end of their paths. One list is kept for each: a log may ask for it a thousand times.
 */
function openEndings(
  entries: readonly PathEntry[],
  spell: (path: string) => string,
): (suffix: string) => readonly string[] {
  const sorted = entries
    .filter((entry) => entry.type === 'file')
    .map(({ path }) => ({ path, key: toEnding(spell(path)) }))
    .sort(byKey);
  const known = new Map<string, readonly string[]>();
  return (suffix) => {
    const key = toEnding(spell(suffix));
    const found = known.get(key) ?? startingWith(key, sorted);
    if (found.length > 0) known.set(key, found);
    return found;
  };
}

interface Ending {
  readonly path: string;
  readonly key: string;
}

/** `a/b.c` → `b.c/a/`, so that paths with one ending stand together when sorted. */
function toEnding(path: string): string {
  return `${path.split('/').reverse().join('/')}/`;
}

function byKey(a: Ending, b: Ending): number {
  if (a.key === b.key) return 0;
  return a.key < b.key ? -1 : 1;
}

function startingWith(key: string, endings: readonly Ending[]): readonly string[] {
  const first = firstFrom(endings, key);
  let end = first;
  while (endings[end]?.key.startsWith(key)) end += 1;
  return endings.slice(first, end).map(({ path }) => path);
}

function firstFrom(endings: readonly Ending[], key: string): number {
  let low = 0;
  let high = endings.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((endings[middle]?.key ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
