import type { Tree } from './tree.ts';

/** Folders of packages that others wrote and a package manager puts there, by their names. */
const PACKAGE_FOLDERS = new Set([
  '.bundle',
  '.cargo',
  '.eggs',
  '.gradle',
  '.m2',
  '.nox',
  '.nuget',
  '.pnpm-store',
  '.tox',
  '.venv',
  '.yarn',
  'Carthage',
  'Pods',
  '__pypackages__',
  'bower_components',
  'dist-packages',
  'jspm_packages',
  'node_modules',
  'site-packages',
  'vendor',
  'venv',
  'virtualenv',
]);

/** A path by its names. */
export interface EndingSearch {
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
 * @returns empty when the tree has no such ending
 */
export function searchEnding(tree: Tree, { names, own }: EndingSearch): readonly string[] {
  const last = Math.min(names.length - 1, packageFolderOf(names) ?? names.length);
  for (let from = Math.max(0, names.length - tree.depth); from <= last; from += 1) {
    const files = tree.withSuffix(names.slice(from).join('/'));
    if (files.length === 0) continue;
    const isBareName = from === names.length - 1 && own > 1 && files.every((file) => file.includes('/'));
    return isBareName ? [] : files;
  }
  return [];
}

/** The files of the tree that the name alone of a path may mean. */
export function searchName(tree: Tree, path: string): readonly string[] {
  const names = path.split('/');
  return packageFolderOf(names) === undefined ? tree.withSuffix(names.at(-1) ?? '') : [];
}

/** Where in a path the last folder of packages is. */
function packageFolderOf(names: readonly string[]): number | undefined {
  const index = names.findLastIndex((name, at) => at < names.length - 1 && PACKAGE_FOLDERS.has(name));
  return index < 0 ? undefined : index;
}
