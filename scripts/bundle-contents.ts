import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
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
 * What we use of webpack's statistics, which ncc writes with `--stats-out`. Joined modules hold their parts.
 */
const moduleSchema = z.object({
  nameForCondition: z.string().nullish(),
  size: z.number(),
  chunks: z.array(z.unknown()).optional(),
});
const statsSchema = z.object({
  modules: z.array(moduleSchema.extend({ modules: z.array(moduleSchema).optional() })).min(1),
});

/** The package that a file belongs to: the last one on its path. */
const PACKAGE = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)/u;

/** The packages in a bundle, by name. `root` is the folder of the project. */
export function readBundleContents(statsFile: string, root: string): readonly BundledPackage[] {
  const { modules } = statsSchema.parse(JSON.parse(readFileSync(statsFile, 'utf8')));
  const packages = new Map<string, BundledPackage>();
  for (const part of modules.filter(({ chunks = [] }) => chunks.length > 0)) {
    for (const { nameForCondition, size } of part.modules ?? [part]) {
      const file = relative(root, nameForCondition ?? root).replaceAll(sep, '/');
      const [folder, name] = PACKAGE.exec(file) ?? [];
      if (folder === undefined || name === undefined) continue;
      packages.set(folder, { name, folder, bytes: (packages.get(folder)?.bytes ?? 0) + size });
    }
  }
  return [...packages.values()].toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
}
