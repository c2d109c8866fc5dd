import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';

/** A package whose code is in a bundle. */
export interface BundledPackage {
  readonly name: string;
  /** Folder of the package, relative to the project. */
  readonly folder: string;
  /** Bytes of its modules, before what is unused in them was left out. */
  readonly bytes: number;
}

/**
 * What we use of the statistics that a build leaves: webpack's, and which chunks a run of the action may
 * load.
 */
const moduleSchema = z.object({
  nameForCondition: z.string().nullish(),
  size: z.number(),
  chunks: z.array(z.union([z.string(), z.number()])).default([]),
});
const statsSchema = z.object({
  modules: z.array(moduleSchema.extend({ modules: z.array(moduleSchema).optional() })).min(1),
  actionChunks: z.array(z.union([z.string(), z.number()])).min(1),
});

/** Where a build leaves its statistics, in the folder of the project. */
export const STATISTICS = 'build/stats.json';

/** The package that a file belongs to: the last one on its path. */
const PACKAGE = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)/u;

/**
 * The packages in the bundle, by name: in all of it, or in what a run of the action may load. `root` is the
 * folder of the project, in which the last build left its statistics.
 */
export function readBundleContents(root: string, part: 'all' | 'action' = 'all'): readonly BundledPackage[] {
  const { modules, actionChunks } = statsSchema.parse(
    JSON.parse(readFileSync(join(root, STATISTICS), 'utf8')),
  );
  const wanted = new Set(actionChunks);
  const isWanted = (chunk: string | number): boolean => part === 'all' || wanted.has(chunk);
  const packages = new Map<string, BundledPackage>();
  for (const part of modules.filter(({ chunks }) => chunks.some(isWanted))) {
    // Joined modules hold their parts.
    for (const { nameForCondition, size } of part.modules ?? [part]) {
      const file = relative(root, nameForCondition ?? root).replaceAll(sep, '/');
      const [folder, name] = PACKAGE.exec(file) ?? [];
      if (folder === undefined || name === undefined) continue;
      packages.set(folder, { name, folder, bytes: (packages.get(folder)?.bytes ?? 0) + size });
    }
  }
  return [...packages.values()].toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
}

/**
 * Names, licenses and license texts of the packages, for the file beside a bundle that has their code: the
 * licenses ask for it. Throws where a package states no license.
 */
export function licenseTexts(packages: readonly BundledPackage[], root: string): string {
  return packages
    .map(
      ({ name, folder }) =>
        `${[name, licenseOf(join(root, folder)), textOf(join(root, folder))].join('\n').trim()}\n`,
    )
    .join('\n');
}

/** The license that a package states, as an SPDX expression. */
export function licenseOf(folder: string): string {
  const { license }: { license?: unknown } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (typeof license !== 'string') throw new Error(`${folder}/package.json states no license`);
  return license;
}

function textOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(?:\.(?:md|txt))?$/iu.test(name));
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
}

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
