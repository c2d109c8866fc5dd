import { below, type KnownRoots } from './known-roots.ts';
import { type NamedPath, toNames } from './uri.ts';

/**
 * Where in the tree a path of a log may be, likeliest first: as it stands, then stripped of known roots.
 *
 * @param bases the spellings of the folder that its `uriBaseId` stands for, where the log says.
 */
export function* toPlaces(
  path: string,
  bases: readonly NamedPath[],
  known: KnownRoots,
): Generator<NamedPath> {
  if (!toNames(path).absolute) {
    for (const start of toStarts(bases, known)) yield toNames(path, start);
  }
  for (const { names, absolute } of toFullPaths(path, bases)) {
    for (const root of known.roots) {
      const rest = absolute || root.onServer ? below(names, root) : undefined;
      if (rest === undefined) continue;
      for (const start of root.starts) yield { absolute: false, names: [...start, ...rest], climbs: false };
    }
  }
}

/** The path, with each of its bases before it where it is relative. */
export function toFullPaths(path: string, bases: readonly NamedPath[]): readonly NamedPath[] {
  const bare = toNames(path);
  if (bare.absolute || bases.length === 0) return [bare];
  return bases.map((base) => ({ ...toNames(path, base.names), absolute: base.absolute }));
}

/**
 * Whether the folder that a path is relative to is known, and lies outside of the checkout, as that of a
 * build beside its sources: what climbs out of it may well lead into the checkout.
 */
export function startsElsewhere(bases: readonly NamedPath[], known: KnownRoots): boolean {
  return bases.some((base) => base.absolute && startsOf(base, known).length === 0);
}

/**
 * Below its base, below the folder the analyzer stood in, below the job's own working directory, at the top.
 */
function toStarts(bases: readonly NamedPath[], known: KnownRoots): readonly (readonly string[])[] {
  const stood = known.workingDirectories.filter((folder) => folder.absolute);
  return [...[...bases, ...stood].flatMap((folder) => startsOf(folder, known)), known.prefix, []];
}

/** Where a folder is in the tree: an absolute one is known to be there only if the job itself says so. */
function startsOf(folder: NamedPath, known: KnownRoots): readonly (readonly string[])[] {
  if (folder.climbs) return [];
  if (!folder.absolute) return [[...known.prefix, ...folder.names], folder.names];
  return known.roots.flatMap((root) => {
    if (root.kind === 'run') return [];
    // The folder may be the root itself, so it is looked at as if something stood in it.
    const rest = below([...folder.names, '.'], root);
    return rest === undefined ? [] : [rest.slice(0, -1)];
  });
}
