/** An entry of a commit's tree, as `git ls-tree -r` lists them; the path is from the top of the tree, with `/`. */
export interface PathEntry {
  readonly path: string;
  readonly type: 'file' | 'link' | 'submodule';
}

/** How many files are named for an ending: enough to tell one from several, and to name them. */
export const MOST_CANDIDATES = 10;

/** The files of the analyzed commit, with fast look-ups by path and by the end of a path. */
export interface Tree {
  /** How many names the longest path has. No longer ending needs to be looked for. */
  readonly depth: number;
  /** Whether the tree has exactly this file, up to the composition of its characters. */
  has(path: string): boolean;
  /** The entry at a path, up to the composition of its characters. */
  find(path: string): PathEntry | undefined;
  /** The link or submodule that a path would go through. */
  blockOf(path: string): PathEntry | undefined;
  /** Files whose last folders and name are these; the first ones in the order of reversed paths, at most `MOST_CANDIDATES`. */
  withSuffix(suffix: string): readonly string[];
}

/**
 * Builds the look-ups. macOS and some tools decompose accented characters (`u` + U+0308), git has the path as it was
 * added: an exact path wins, else one that is equal in normalization form C, if it is the only one.
 */
export function toTree(entries: readonly PathEntry[]): Tree {
  const exact = new Map(entries.map((entry) => [entry.path, entry]));
  // Most logs name every file as git does, and need neither.
  const composed = once(() => toComposed(entries));
  const endings = once(() => toEndings(entries));
  const blocks = entries.some((entry) => entry.type !== 'file');

  function find(path: string): PathEntry | undefined {
    const same = exact.get(path) ?? composed().get(path.normalize('NFC'));
    return same === 'several' ? undefined : same;
  }

  function blockOf(path: string): PathEntry | undefined {
    if (!blocks) return undefined;
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
      const entry = find(path.slice(0, end));
      if (entry !== undefined && entry.type !== 'file') return entry;
    }
    return undefined;
  }

  function withSuffix(suffix: string): readonly string[] {
    const key = toEnding(suffix);
    const found: string[] = [];
    for (let index = firstFrom(endings(), key); found.length < MOST_CANDIDATES; index += 1) {
      const ending = endings()[index];
      if (ending === undefined || !ending.key.startsWith(key)) break;
      found.push(ending.path);
    }
    return found;
  }

  const depth = entries.reduce((most, { path }) => Math.max(most, path.split('/').length), 0);
  return { depth, has: (path) => find(path)?.type === 'file', find, blockOf, withSuffix };
}

function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

function toComposed(entries: readonly PathEntry[]): ReadonlyMap<string, PathEntry | 'several'> {
  const composed = new Map<string, PathEntry | 'several'>();
  for (const entry of entries) {
    const key = entry.path.normalize('NFC');
    composed.set(key, composed.has(key) ? 'several' : entry);
  }
  return composed;
}

function toEndings(entries: readonly PathEntry[]): readonly Ending[] {
  return entries
    .filter((entry) => entry.type === 'file')
    .map(({ path }) => ({ path, key: toEnding(path) }))
    .sort(byKey);
}

interface Ending {
  readonly path: string;
  readonly key: string;
}

/** `a/b.c` → `b.c/a/`, so that paths with one ending stand together when sorted. */
function toEnding(path: string): string {
  return `${path.normalize('NFC').split('/').reverse().join('/')}/`;
}

function byKey(a: Ending, b: Ending): number {
  if (a.key === b.key) return 0;
  return a.key < b.key ? -1 : 1;
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
