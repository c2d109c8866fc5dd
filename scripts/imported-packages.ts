import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An import or re-export that is left when types are gone; node: and files of the project are none. */
const IMPORT =
  /^(?:import|export) (?!type )(?:[^'"]*? from )?'((?:@[^/']+\/)?[^./'][^/']*)[^']*'|\bimport\('((?:@[^/']+\/)?[^./'][^/']*)[^']*'\)/gmu;

/**
 * Names of the packages whose code src/ and sandbox/ use at run time, sorted. Throws where it sees no source.
 */
export function importedPackages(root: string): readonly string[] {
  const sources = globSync('{src,sandbox}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['sandbox/test/**'],
  });
  if (sources.length === 0) throw new Error(`There are no sources below ${root}/src and ${root}/sandbox.`);
  const names = sources.flatMap((name) =>
    [...withoutFolders(readFileSync(join(root, name), 'utf8')).matchAll(IMPORT)].map(
      ([, plain, dynamic]) => plain ?? dynamic ?? '',
    ),
  );
  return [...new Set(names)].filter((name) => !name.startsWith('node:')).toSorted();
}

/** A part that a package does not export is imported by its path. */
function withoutFolders(source: string): string {
  return source.replaceAll(/'(?:\.\.\/)+node_modules\//gu, "'");
}
