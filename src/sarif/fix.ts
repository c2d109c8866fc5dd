import type { Fix, Replacement } from '../finding/finding.ts';
import { at, indexAt, listAt, textAt } from '../log/raw.ts';
import { resolveArtifact, type Whereabouts } from './place.ts';

/** Alternatives that are kept; one of them is shown. */
const MOST_FIXES = 3;
/** A larger change is no suggestion in a comment. */
const MOST_REPLACEMENTS = 20;
const LONGEST_TEXT = 4_000;

/**
 * The fixes of a result (SARIF §3.55) that change its own file alone, by lines. A fix that is too large for a
 * comment, changes bytes, or counts in offsets is left out: whether it holds could not be told from the text.
 * Undefined where there are none.
 */
export function toFixes(
  result: unknown,
  path: string | undefined,
  whereabouts: Whereabouts,
): readonly Fix[] | undefined {
  const fixes = listAt(result, 'fixes')
    .slice(0, MOST_FIXES)
    .flatMap((fix) => {
      const [change, ...others] = listAt(fix, 'artifactChanges');
      const artifact = resolveArtifact(at(change, 'artifactLocation'), whereabouts);
      const isOwn =
        artifact?.kind === 'file' && artifact.file.kind === 'found' && artifact.file.path === path;
      const replacements = isOwn && others.length === 0 ? toReplacements(listAt(change, 'replacements')) : [];
      return replacements.length === 0 ? [] : [replacements];
    });
  return fixes.length === 0 ? undefined : fixes;
}

/** All of them, or none: they belong together (§3.56.3). */
function toReplacements(items: readonly unknown[]): Fix {
  if (items.length > MOST_REPLACEMENTS) return [];
  const replacements = items.flatMap((item) => toReplacement(item) ?? []);
  return replacements.length === items.length ? replacements : [];
}

function toReplacement(item: unknown): Replacement | undefined {
  const region = at(item, 'deletedRegion');
  const inserted = textAt(item, 'insertedContent', 'text') ?? '';
  const deleted = textAt(region, 'snippet', 'text');
  // §3.30.5-8: what is missing has a default, what is there has to make sense.
  const startLine = indexAt(region, 'startLine') ?? 0;
  const startColumn = numberAt(region, 'startColumn', 1);
  const endLine = numberAt(region, 'endLine', startLine);
  const endColumn = numberAt(region, 'endColumn', undefined);
  const isText = at(item, 'insertedContent', 'binary') === undefined;
  if (!isText || inserted.length > LONGEST_TEXT || (deleted?.length ?? 0) > LONGEST_TEXT) return undefined;
  if (startLine < 1 || startColumn === 0 || endLine === undefined || endLine < startLine || endColumn === 0) {
    return undefined;
  }
  return {
    startLine,
    startColumn: startColumn ?? 1,
    endLine,
    inserted,
    ...(endColumn === undefined ? {} : { endColumn }),
    ...(deleted === undefined ? {} : { deleted }),
  };
}

/** A number from 1, the default where it is missing, 0 where it is something else. */
function numberAt<T>(region: unknown, name: string, missing: T): number | T {
  return at(region, name) === undefined ? missing : (indexAt(region, name) ?? 0);
}
