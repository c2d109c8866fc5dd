import type { Diff } from '../diff/diff.ts';
import { mapLineBackward, mapPlace } from '../diff/line-map.ts';
import type { Result } from '../finding/finding.ts';
import type { LoggedFinding } from '../finding/logged-finding.ts';
import type { FileTexts } from '../git/file-texts.ts';
import { openManifest } from '../logs/packages.ts';
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
  const paths = new Set(results.flatMap((result) => manifestOf(result) ?? []));
  if (paths.size === 0) return results;
  await texts.read([...paths].map((path) => ({ commit: analyzed, path })));
  const manifests = new Map(
    [...paths].map((path) => [path, openManifest(texts.lines(analyzed, path) ?? [])] as const),
  );
  return results.map((result): Result => {
    const { about, place } = result;
    const path = manifestOf(result);
    const named = about && manifests.get(path ?? '')?.(about);
    if (about === undefined || path === undefined || named === undefined) return result;
    const { exact, anyVersion } = named;
    const isWithin = (one: number): boolean =>
      place.kind === 'lines' && place.startLine > 1 && one >= place.startLine && one <= place.endLine;
    const within = exact.filter(isWithin);
    if (within.length === 0 && anyVersion.some(isWithin)) return result;
    const isTold = place.kind === 'lines' && place.startLine > 1;
    const found = exact.length > 0 || isTold ? exact : anyVersion;
    const candidates = within.length > 0 ? within : found;
    const line = candidates.find((one) => change && isAdded(path, one, change)) ?? candidates[0];
    if (line === undefined) return result;
    const { foundBy } = 'foundBy' in place ? place : {};
    const own = { kind: 'lines', path, startLine: line, endLine: line, ...(foundBy && { foundBy }) } as const;
    return { ...result, place: own, about: { ...about, isPlaced: true } };
  });
}

function manifestOf({ about, place, presence }: Result): string | undefined {
  return about !== undefined && isReal(presence) && (place.kind === 'file' || place.kind === 'lines')
    ? place.path
    : undefined;
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
