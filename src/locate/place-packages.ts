import type { Diff, FileChange } from '../diff/diff.ts';
import { mapLineBackward, mapPath, mapPlace } from '../diff/line-map.ts';
import type { Result } from '../finding/finding.ts';
import type { LoggedFinding } from '../finding/logged-finding.ts';
import type { FileTexts } from '../git/file-texts.ts';
import { hasPackage, isSameKind, locksBeside } from '../logs/lock-entries.ts';
import { openManifest } from '../logs/packages.ts';
import { folderOf } from '../text/names.ts';
import { isReal } from './place-findings.ts';

/**
 * Puts results about packages on the lines of their manifest that name them, as the analyzed commit has it:
 * what many scanners put on its first line, or on the whole file. So the change brings in what it adds.
 *
 * @param change undefined where no line is new
 */
export async function placePackages(
  results: readonly Result[],
  analyzed: string,
  texts: FileTexts,
  change?: { readonly toHead: Diff; readonly diff: Diff },
): Promise<readonly Result[]> {
  const paths = [...new Set(results.flatMap(manifestsOf))];
  if (paths.length === 0) return results;
  const earlier = new Map(paths.map((path) => [path, change === undefined ? [] : earlierOf(path, change)]));
  await texts.read([...paths.map((path) => ({ commit: analyzed, path })), ...[...earlier.values()].flat()]);
  const open = ({ commit, path }: { commit: string; path: string }) => {
    const lines = texts.lines(commit, path) ?? [];
    return { path, lines, named: openManifest(lines) };
  };
  const manifests = new Map(paths.map((path) => [path, open({ commit: analyzed, path }).named]));
  const ofBase = new Map(paths.map((path) => [path, (earlier.get(path) ?? []).map(open)]));
  return results.map((result): Result => {
    const { about, place } = result;
    const [own, ...locks] = manifestsOf(result);
    if (about === undefined || own === undefined) return result;
    const path = [own, ...locks].find((one) => manifests.get(one)?.(about).exact.length) ?? own;
    const named = manifests.get(path)?.(about);
    if (named === undefined) return result;
    const { exact, anyVersion } = named;
    const isTold = place.kind === 'lines' && place.startLine > 1 && path === own;
    const isWithin = (one: number): boolean => isTold && one >= place.startLine && one <= place.endLine;
    const within = exact.filter(isWithin);
    if (within.length === 0 && anyVersion.some(isWithin)) return result;
    const found = exact.length > 0 || isTold ? exact : anyVersion;
    const candidates = within.length > 0 ? within : found;
    const isNew = (one: number): boolean => change !== undefined && isAdded(path, one, change);
    const line = candidates.find(isNew) ?? candidates[0];
    if (line === undefined) return result;
    const isOfBase = ofBase
      .get(path)
      ?.some((old) => hasPackage(old.path, old.lines, about, old.named(about).anyVersion));
    const { foundBy } = 'foundBy' in place ? place : {};
    const at = { kind: 'lines', path, startLine: line, endLine: line, ...(foundBy && { foundBy }) } as const;
    return { ...result, place: at, about: { ...about, isPlaced: true, ...(isOfBase && { isOfBase }) } };
  });
}

/** The file that a result about a package names, and those that may name the package in its place. */
function manifestsOf({ about, place, presence }: Result): readonly string[] {
  return about !== undefined && isReal(presence) && (place.kind === 'file' || place.kind === 'lines')
    ? [place.path, ...locksBeside(place.path)]
    : [];
}

/**
 * The file of the base that a manifest was; where it is new, those of its folder that it took the place of.
 */
function earlierOf(
  path: string,
  { toHead, diff }: { toHead: Diff; diff: Diff },
): { commit: string; path: string }[] {
  const now = mapPath(toHead, path);
  const file = now === undefined ? undefined : diff.byNewPath.get(now);
  const isGone = ({ oldPath, newPath }: FileChange): boolean =>
    oldPath !== undefined &&
    newPath === undefined &&
    folderOf(oldPath) === folderOf(path) &&
    isSameKind(oldPath, path);
  const found = file === undefined || file.oldPath !== undefined ? [file] : diff.files.filter(isGone);
  return found.flatMap((one) => (one?.oldPath === undefined ? [] : { commit: diff.from, path: one.oldPath }));
}

function isAdded(path: string, line: number, { toHead, diff }: { toHead: Diff; diff: Diff }): boolean {
  const now = mapPlace(toHead, path, line);
  const file = now && diff.byNewPath.get(now.path);
  if (file === undefined || now === undefined) return false;
  return file.oldPath === undefined || mapLineBackward(file.hunks, now.line) === undefined;
}

/** Why nobody knows whether the change brought a package in: no line of its manifest names it. */
export function describeUnlocated({ place, results: [result] }: LoggedFinding): string | undefined {
  const { about } = result ?? {};
  const isWhole = place.kind === 'file' || (place.kind === 'lines' && place.startLine === 1);
  if (about === undefined || about.isPlaced || !isWhole) return undefined;
  const named = [about.name, about.version].filter(Boolean).join(' ');
  return `no line of ${place.path} names ${named}, so that nobody knows whether the change brought it in: give the baseline in \`baseline-sarif-file\``;
}
