import type { Diff } from '../diff/diff.ts';
import type { Completeness, HeldScope } from '../finding/completeness.ts';
import { type Finding, type Place, scopeKey } from '../finding/finding.ts';
import { atLeast, severityOf } from '../finding/spot.ts';
import type { Policy } from '../inputs/table.ts';
import { firstFew, isGarbled } from '../text/names.ts';

/** Names of files in a warning; more are counted. */
const MOST_NAMED = 10;

/** What is known of a change that touches files whose names are not UTF-8. */
interface JudgedNames {
  readonly completeness: Completeness;
  readonly warnings: readonly string[];
}

/**
 * Names the changed files whose names are not UTF-8, in which no review service could show a thread, and
 * holds each scope with a result in one of them that would fail the check.
 *
 * @param diff from the base to the head
 */
export function judgeNames(
  { files }: Pick<Diff, 'files'>,
  findings: readonly Finding[],
  completeness: Completeness,
  failLevel: Policy['failLevel'],
): JudgedNames {
  const paths = files.flatMap(({ newPath }) =>
    newPath !== undefined && isGarbled(newPath) ? [newPath] : [],
  );
  if (paths.length === 0) return { completeness, warnings: [] };
  const failing = findings.filter(
    (finding) =>
      finding.presence.kind === 'present' &&
      atLeast({ level: finding.level, severity: severityOf(finding) }, failLevel),
  );
  const heldScopes: HeldScope[] = [];
  for (const ofScope of Map.groupBy(failing, ({ scope }) => scopeKey(scope)).values()) {
    const found = ofScope.flatMap(({ scope, place }) => {
      const path = paths.find((each) => mayBeIn(place, each));
      return path === undefined ? [] : [{ scope, path }];
    });
    const [first] = found;
    if (first === undefined) continue;
    const results = found.length === 1 ? '1 result' : `${found.length} results`;
    const named = firstFew([...new Set(found.map(({ path }) => path))], MOST_NAMED);
    heldScopes.push({
      scope: first.scope,
      kind: 'failed',
      reason: `${results} may be in ${named}, whose name is not UTF-8: rename the file`,
    });
  }
  const held = new Set(heldScopes.map(({ scope }) => scopeKey(scope)));
  return {
    completeness: {
      ...completeness,
      complete: completeness.complete.filter((scope) => !held.has(scopeKey(scope))),
      heldScopes: [...completeness.heldScopes, ...heldScopes],
    },
    warnings: [describe(paths)],
  };
}

/** Whether a result without a place may be in a file: below other folders, or without its first ones. */
function mayBeIn(place: Place, path: string): boolean {
  if (place.kind !== 'nowhere' || place.path === undefined) return false;
  if (place.oneOf?.includes(path)) return true;
  const meant = path.split('/').toReversed();
  const said = place.path.split('/').toReversed();
  return said.every((name, index) => fits(name, meant[index] ?? name));
}

/**
 * Whether a tool may have written a name so. Each writes bytes in its own way: `%FF`, `?`, another letter.
 */
function fits(said: string, name: string): boolean {
  const [start = '', ...more] = name.split(/\uFFFD+/u);
  const end = more.pop();
  if (end === undefined) return said === name;
  if (!said.startsWith(start)) return false;
  let at = start.length;
  for (const part of more) {
    const next = said.indexOf(part, at);
    if (next < 0) return false;
    at = next + part.length;
  }
  return said.length - end.length >= at && said.endsWith(end);
}

function describe(paths: readonly string[]): string {
  const [files, remedy] =
    paths.length === 1
      ? ['1 file whose name is not UTF-8', 'rename it']
      : [`${paths.length} files whose names are not UTF-8`, 'rename them'];
  return `${files} changed, and nothing can be placed there: ${firstFew(paths, MOST_NAMED)}; ${remedy}`;
}
