import type { Completeness } from '../finding/completeness.ts';
import { type Finding, type Nowhere, scopeKey } from '../finding/finding.ts';
import { isGarbled } from '../text/names.ts';
import { namesOf } from './failures.ts';
import { mappingFor } from './paths.ts';
import { quote } from './quote.ts';

/**
 * Holds each scope with a result that would fail the check and whose file is not known, where that may be one
 * of the change: it never passes in silence. What the log itself says to be about no file is not held.
 *
 * @param isOfChange whether the change touches a file of the analyzed commit
 */
export function holdUnlocated(
  completeness: Completeness,
  findings: readonly Finding[],
  isFailing: (finding: Finding) => boolean,
  isOfChange: (path: string) => boolean,
): Completeness {
  // By their list: thousands of results may have one.
  const touched = new Map<Nowhere['mayBe'], readonly string[] | 'any'>();
  const touchedOf = (mayBe: Nowhere['mayBe'] = []): readonly string[] | 'any' => {
    const known = touched.get(mayBe) ?? (mayBe === 'any' ? mayBe : mayBe.filter(isOfChange));
    touched.set(mayBe, known);
    return known;
  };
  const unlocated = findings.flatMap((finding) => {
    const { place, presence } = finding;
    if (place.kind !== 'nowhere' || presence.kind !== 'present' || !isFailing(finding)) return [];
    const files = touchedOf(place.mayBe);
    return files.length === 0 ? [] : [{ finding, place, files }];
  });
  if (unlocated.length === 0) return completeness;
  const scopes = Map.groupBy(unlocated, ({ finding }) => scopeKey(finding.scope));
  const heldScopes = [...scopes.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return [];
    const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
    return [{ scope: first.finding.scope, kind: 'failed' as const, reason: `${describe(first)}${others}` }];
  });
  return {
    ...completeness,
    complete: completeness.complete.filter((scope) => !scopes.has(scopeKey(scope))),
    heldScopes: [...completeness.heldScopes, ...heldScopes],
  };
}

/** Names the result, its path as written, and what would locate it. */
function describe({
  finding,
  place,
  files,
}: {
  readonly finding: Finding;
  readonly place: Nowhere;
  readonly files: readonly string[] | 'any';
}): string {
  const { reason, path } = place;
  const which =
    files === 'any'
      ? 'it may be in any file of the change'
      : files.length === 1 && (reason.includes(files[0] ?? '') || path === files[0])
        ? 'which is part of the change'
        : `it may be in ${namesOf(files)} of the change`;
  return `a result of ${quote(finding.rule.id)} (${finding.level}) has no place: ${reason}, ${which}: ${remedyFor(place, files)}`;
}

function remedyFor({ path = '', behind, odd }: Nowhere, files: readonly string[] | 'any'): string {
  if (behind) return 'have the analyzer look at the file itself, or leave it out';
  if (odd !== undefined) return 'let the tool write SARIF 2.1.0';
  if (files === 'any')
    return 'give the tool the paths of files in place of its standard input (often --stdin-filename), or let it write them into its log';
  const [file = ''] = files;
  if (isGarbled(file)) return 'rename the file';
  const mapping = mappingFor(path, file);
  return mapping === undefined
    ? 'let the tool write paths from the top of the checkout'
    : `add the line \`${mapping}\` to path-map, or let the tool write paths from the top of the checkout`;
}
