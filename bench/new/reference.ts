import type { Anchoring } from '../../src/diff/anchor.ts';
import type { Diff } from '../../src/diff/diff.ts';
import { mapLineBackward } from '../../src/diff/line-map.ts';
import type { Result } from '../../src/finding/finding.ts';
import type { LoggedFinding } from '../../src/finding/logged-finding.ts';
import { namesIn } from '../../src/threads/wording.ts';
import { type LoggedState, placeKey } from './logged-state.ts';

/**
 * What git and the same analyzer say of a finding of the head. `old`: its line is not the change's, and had a
 * finding of the rule with the same names; or its rule has one finding in the file, on a line of that number
 * with the same names, then too (the length of a file). `distance`: its line is not the change's, and had
 * none. `changed`: its line is the change's, so that only a reader can say.
 */
export type Fate = 'old' | 'distance' | 'changed';

/** What is known of a finding of the head; `origin` is the one of the base that it is. */
interface Known {
  readonly fate: Fate;
  readonly origin?: LoggedFinding;
}

/**
 * @param base the state that the change begins at, as the analyzer of the head sees it
 * @param diff from there to the head, by the algorithm that is asked
 */
export function toReference(
  base: LoggedState,
  diff: Diff,
): (finding: LoggedFinding, anchoring: Anchoring | undefined) => Known {
  const before = new Map(
    base.findings.map((finding) => {
      const { place } = finding;
      return [placeKey(finding.rule.id, place.path, place.kind === 'lines' ? place.startLine : 0), finding];
    }),
  );
  const ofFile = Map.groupBy(base.findings, ({ rule, place }) => placeKey(rule.id, place.path, 0));
  const lengths = new Map(
    [...before].filter(([, { rule, place }]) => ofFile.get(placeKey(rule.id, place.path, 0))?.length === 1),
  );
  return ({ rule, place, results }, anchoring) => {
    if (anchoring?.narrowest === 'added' || place.kind !== 'lines') return { fate: 'changed' };
    const file = diff.byNewPath.get(place.path);
    const path = file === undefined ? place.path : file.oldPath;
    const line = file === undefined ? place.startLine : mapLineBackward(file.hunks, place.startLine);
    if (path === undefined || line === undefined) return { fate: 'changed' };
    const old =
      before.get(placeKey(rule.id, path, line)) ?? lengths.get(placeKey(rule.id, path, place.startLine));
    return old !== undefined && hasAll(old.results, results)
      ? { fate: 'old', origin: old }
      : { fate: 'distance' };
  };
}

function hasAll(then: readonly Result[], now: readonly Result[]): boolean {
  const left = then.map(toldBy);
  return now.map(toldBy).every((told) => {
    const index = left.indexOf(told);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

function toldBy({ message }: Result): string {
  return namesIn(message).join(' ');
}
