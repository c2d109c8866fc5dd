import type { RepositoryFiles } from './repository-files.ts';

/**
 * The version of a package of Python that the repository pins, in a lock file, in its requirements or as a
 * hook of pre-commit, whose `rev` is that of the tool.
 *
 * @param name as the index has it, with extras in brackets
 */
export function findVersion(files: RepositoryFiles, name: string | undefined): string | undefined {
  const tool = name?.replace(/\[.*$/u, '');
  if (tool === undefined) return undefined;
  const places: readonly (readonly [RegExp, RegExp])[] = [
    [/^(?:uv|poetry|pdm)\.lock$/u, new RegExp(`^name = "${tool}"\\r?\\nversion = "([\\d.]+)"`, 'mu')],
    [/^requirements.*\.txt$/u, new RegExp(`^${tool}(?:\\[.*\\])?==([\\d.]+)`, 'mu')],
    [
      /^\.pre-commit-config\.yaml$/u,
      new RegExp(
        `repo: \\S*/${tool}(?:-pre-commit)?(?:\\.git)?\\s+rev: .{0,99}?\\bv?(\\d{1,9}\\.\\d{1,9}\\.\\d{1,9})`,
        'u',
      ),
    ],
  ];
  for (const [file, version] of places)
    for (const path of files.paths.filter((one) => file.test(one))) {
      const found = version.exec(files.text(path))?.[1];
      if (found !== undefined) return found;
    }
  return undefined;
}
