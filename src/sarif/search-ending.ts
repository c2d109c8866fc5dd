import { isOfPackage, packageFolderOf } from '../finding/package-folders.ts';
import type { Tree } from './tree.ts';

/** A path by its names. */
interface EndingSearch {
  /** All names that are known of it, from the root or the base on. */
  readonly names: readonly string[];
  /** How many of them the log's own `uri` has: they are wanted whole. */
  readonly own: number;
}

/**
 * Finds the files with the longest ending of a path that the tree has, for paths with an unknown root:
 * `/src/app/a.c` → `app/a.c`. A bare name that the tree has in some folder of which the path says nothing is
 * no evidence (`/opt/tool/rules/index.js` is not `src/index.js`), and neither is what follows the folder of
 * packages (`node_modules/left-pad/README.md` is not `README.md`).
 *
 * @param without files that count for nothing; the others may be in another letter case then
 * @returns empty when the tree has no such ending
 */
export function searchEnding(
  tree: Tree,
  { names, own }: EndingSearch,
  without: readonly string[] = [],
): readonly string[] {
  const last = Math.min(names.length - 1, packageFolderOf(names) ?? names.length);
  const taken = new Set(without);
  for (let from = Math.max(0, names.length - tree.depth); from <= last; from += 1) {
    const suffix = names.slice(from).join('/');
    const files =
      taken.size === 0
        ? tree.withSuffix(suffix)
        : tree.withSuffixAlike(suffix).filter((file) => !taken.has(file));
    if (files.length === 0) continue;
    const isBareName = from === names.length - 1 && own > 1 && files.every((file) => file.includes('/'));
    return isBareName ? [] : files;
  }
  return [];
}

/** The files of the tree that the name alone of a path may mean. */
export function searchName(tree: Tree, path: string): readonly string[] {
  return isOfPackage(path) ? [] : tree.withSuffix(path.slice(path.lastIndexOf('/') + 1));
}
