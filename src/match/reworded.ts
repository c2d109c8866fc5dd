import type { Spot } from '../finding/spot.ts';
import { namesIn } from '../thread/wording.ts';
import { type OldTree, placeKey, type ReadLines, ruleKey } from './subjects.ts';

/** A finding of the analyzed commit, and the one of the base that it may be. */
export type Candidate = readonly [now: Spot, then: Spot];

/** What of the base and of the way from there is asked (find-existing.ts). */
interface Base {
  readonly spots: readonly Spot[];
  readonly pathThen: (path: string) => string | undefined;
  readonly isChanged: (path: string) => boolean;
  readonly isOfChange: (spot: Spot) => boolean;
}

/** Findings on lines that are those of the base by every way to count, which had one of their rule there. */
export function findCarried(base: Base, spots: readonly Spot[], old: OldTree): readonly Candidate[] {
  const before = new Map(
    base.spots.flatMap((spot) => (spot.place.kind === 'lines' ? [[keyOf(spot), spot]] : [])),
  );
  return spots.flatMap((spot): readonly Candidate[] => {
    const { place } = spot;
    if (place.kind !== 'lines' || base.isOfChange(spot)) return [];
    const at = old.lineThen(place.path, place.startLine);
    const then = at && before.get(keyOf(spot, at));
    if (at === undefined || then === undefined) return [];
    const { path, line } = at;
    // A copy of a file has lines of the base, too.
    const isCarried =
      old.pathNow(path) === place.path &&
      old.lineNow(path, line) === place.startLine &&
      !old.isLost(path, line);
    return isCarried && old.standsByAll(path, line) ? [[spot, then]] : [];
  });
}

/**
 * Findings that may tell the length of their file: the only one of their rule in it, then and now, with
 * another number and no other word.
 */
export function findLengths(base: Base, spots: readonly Spot[]): readonly Candidate[] {
  const before = new Map(onlyOnes(base.spots));
  return onlyOnes(spots).flatMap(([_, spot]): readonly Candidate[] => {
    const path = base.pathThen(spot.place.path ?? '');
    const then =
      path === undefined || !base.isChanged(path) ? undefined : before.get(keyOf(spot, { path, line: 0 }));
    const [message, old] = [messageOf(spot), then && messageOf(then)];
    const isOther = old !== undefined && message !== old && namesIn(message).join() === namesIn(old).join();
    return then !== undefined && isOther && !base.isOfChange(spot) ? [[spot, then]] : [];
  });
}

/**
 * Whether all that differs in two messages is the number of lines of the file. Any other count may be that of
 * a function, where another one is mended in the same change.
 */
export function tellsLength([now, then]: Candidate, linesNow: ReadLines, linesThen: ReadLines): boolean {
  const [length, before] = [lengthOf(now, linesNow), lengthOf(then, linesThen)];
  return length !== before && mask(messageOf(now), length) === mask(messageOf(then), before);
}

function lengthOf({ place }: Spot, read: ReadLines): string {
  return String(read(place.path ?? '')?.length ?? '');
}

function mask(message: string, length: string): string {
  return message.replace(/\p{N}+/gu, (number) => (number === length ? '#' : number));
}

/** The spots on a line that are the only one of their rule in their file, and have one result, by both. */
function onlyOnes(spots: readonly Spot[]): readonly (readonly [string, Spot])[] {
  const groups = Map.groupBy(spots, (spot) => keyOf(spot, { path: spot.place.path ?? '', line: 0 }));
  return [...groups].flatMap(([key, [spot, another]]) =>
    spot?.place.kind === 'lines' && another === undefined && spot.findings.length === 1 ? [[key, spot]] : [],
  );
}

function messageOf({ findings: [finding] }: Spot): string {
  return finding?.message ?? '';
}

function keyOf(spot: Spot, at = { path: spot.place.path ?? '', line: lineOf(spot) }): string {
  return placeKey({ ruleKey: ruleKey(spot.scope, spot.rule.id), ...at });
}

function lineOf({ place }: Spot): number {
  return place.kind === 'lines' ? place.startLine : 0;
}
