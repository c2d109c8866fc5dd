import type { PathResolution } from './path-resolution.ts';
import { quote } from './quote.ts';
import { MOST_CANDIDATES, type Tree } from './tree.ts';

/** How a file is looked for by the end of its path. */
export interface EndingSearch {
  /** All names that are known of the path, from the root or the base on. */
  readonly names: readonly string[];
  /** How many of them the log's own `uri` has: they are wanted whole. */
  readonly own: number;
  readonly prefix: readonly string[];
  /** The path as shown to people. */
  readonly shown: string;
}

/**
 * Finds the file with the longest ending of a path, if it is the only one, for paths with a root that nobody
 * knows: `/src/app/a.c` → `app/a.c`. A bare name that the tree has in some folder of which the path says
 * nothing is no evidence (`/opt/tool/rules/index.js` is not `src/index.js`).
 *
 * @returns undefined when the tree has no such ending.
 */
export function resolveByEnding(tree: Tree, search: EndingSearch): PathResolution | undefined {
  const { names, own, prefix, shown } = search;
  for (let from = Math.max(0, names.length - tree.depth); from < names.length; from += 1) {
    const ending = names.slice(from).join('/');
    const files = literally(ending, tree.withSuffix(ending));
    if (files.length === 0) continue;
    const below = files.filter((file) => prefix.length > 0 && file.startsWith(`${prefix.join('/')}/`));
    const [file, second] = below.length === 1 ? below : files;
    if (file === undefined) continue;
    if (second !== undefined) return ambiguous(shown, files);
    const bareName = from === names.length - 1 && own > 1 && file.includes('/');
    return bareName ? undefined : { kind: 'found', path: file };
  }
  return undefined;
}

/**
 * Of names that are equal but for the composition of their characters, those that are written like the path.
 */
function literally(ending: string, files: readonly string[]): readonly string[] {
  const same = files.filter((file) => `/${file}`.endsWith(`/${ending}`));
  return same.length > 0 ? same : files;
}

/** The files of the tree that a name alone may mean. */
export function sameName(tree: Tree, path: string): readonly string[] | 'anything' {
  return toMaybe(tree.withSuffix(path.slice(path.lastIndexOf('/') + 1)));
}

/** For a path that may be one of these files. */
export function ambiguous(shown: string, files: readonly string[]): PathResolution {
  const [first, second, ...more] = files;
  const rest =
    more.length === 0 ? '' : `, or ${more.length === MOST_CANDIDATES - 2 ? 'one of many' : more.length} more`;
  const reason = `${quote(shown)} is not in the analyzed commit and may be ${quote(first ?? '')} or ${quote(second ?? '')}${rest}`;
  return { kind: 'lost', path: shown, reason, several: true, maybe: toMaybe(files) };
}

function toMaybe(files: readonly string[]): readonly string[] | 'anything' {
  return files.length < MOST_CANDIDATES ? files : 'anything';
}
