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

/** Where in the names of a path the last folder of packages is; undefined where it goes through none. */
export function packageFolderOf(names: readonly string[]): number | undefined {
  const index = names.findLastIndex((name, at) => at < names.length - 1 && PACKAGE_FOLDERS.has(name));
  return index < 0 ? undefined : index;
}

/** Tells whether a path leads into a package that others wrote. */
export function isOfPackage(path: string): boolean {
  return packageFolderOf(path.split('/')) !== undefined;
}
