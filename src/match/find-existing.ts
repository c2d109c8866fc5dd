import { type Finding, isBehind } from '../finding/finding.ts';
import type { Spot } from '../finding/spot.ts';
import { squeeze } from '../text/code.ts';
import { EvidenceOnDemand, hashMessages } from '../thread/evidence.ts';
import { KEYLESS } from '../thread/keyring.ts';
import type { OwnThread } from '../thread/own-thread.ts';
import { namesIn } from '../thread/wording.ts';
import { findKnownResults } from './known-results.ts';
import { beginMatching } from './match.ts';
import type { Matching, Pair, Tier } from './pool.ts';
import { type Candidate, findCarried, findLengths, tellsLength } from './reworded.ts';
import { type History, type OldTree, type ReadLines, ruleKey } from './subjects.ts';

/** What an analysis of the base has found, as far as it compares. */
interface BaseFindings {
  /** Its findings that are present. */
  readonly spots: readonly Spot[];
  /** The commit that it is of. */
  readonly commit: string;
  /** The path in that commit of a file of the analyzed one. */
  readonly pathThen: (path: string) => string | undefined;
  /** Whether a file of that commit is another one now. */
  readonly isChanged: (path: string) => boolean;
  /** Lines of a file of that commit, as far as it is changed. */
  readonly lines: ReadLines;
  /** Whether the change adds the line of a spot, however lines are counted. */
  readonly isOfChange: (spot: Spot) => boolean;
  /** Where the code of a spot comes from of which the diff of the checkout shows no line. */
  readonly originOf: (spot: Spot) => Origin | undefined;
}

/**
 * What that commit had in place of such a line: the line of the same file, which is missing for the whole of
 * it. `new`: it had none, or that cannot be told.
 */
export type Origin = { readonly line: number | undefined } | 'new';

/** A finding that the base had as well. */
export interface ExistingSpot {
  readonly then: Spot;
  readonly tier: Tier;
  /** Those of its results that the base had: all that are present, unless others have joined them. */
  readonly results: ReadonlySet<Finding>;
}

/** The findings of the base that have to be looked for, as threads, and what looks for them. */
interface ThreadsOfBase {
  readonly threads: readonly OwnThread[];
  begun(history: History): BegunComparison;
}

/** A comparison that has come as far as it does without the texts of the analyzed commit. */
interface BegunComparison {
  /** Files whose texts the rest looks at: of the analyzed commit, and of the base. */
  readonly needed: ReturnType<typeof beginMatching>['needed'];
  finish(lines: ReadLines): Comparison;
}

/** What became of the findings of the base; spots of the analyzed commit go by their keys. */
export interface Comparison {
  readonly existing: ReadonlyMap<string, ExistingSpot>;
  /** Findings of the base that have none in the analyzed commit, unless one on an edited line. */
  readonly left: readonly Spot[];
  /** By the keys of new spots on lines of the change: the finding of the base whose line was edited. */
  readonly edited: ReadonlyMap<string, Spot>;
  /** Spots that the base had as well by one way to count lines, but not by all. */
  readonly disputed: ReadonlySet<string>;
}

/**
 * What makes two findings the same beyond doubt: git, the fingerprint of the tool, the text of the line in
 * its file, or the text with all of its surroundings in another file. An edited line, a text alone and the
 * last one of its rule are likeness.
 */
const STRONG: readonly Tier[] = ['T1', 'T2', 'T3', 'T4', 'T5', 'T7'];

/**
 * Finds which spots the base had as well. Its findings are matched as if they were threads about which a
 * person has decided, so that weak evidence pairs none (carries-decision.ts). What is left is compared where
 * git says that the line is the same, and where all that is told is the length of the file. Each result of a
 * spot has to have one of the same names at the base, which is no milder.
 */
export function beginComparing(base: BaseFindings, spots: readonly Spot[]): ThreadsOfBase {
  const alike = findUntouched(base, spots);
  const paired = new Set([...alike.values()].map(({ then }) => then));
  const threads = new Map(
    base.spots.flatMap((spot) =>
      paired.has(spot) || isBehind(spot.place) ? [] : [[toThread(spot, base), spot] as const],
    ),
  );
  const behind = base.spots.filter((spot) => !paired.has(spot) && isBehind(spot.place));
  const left = spots.filter((spot) => !alike.has(spot.key) && base.originOf(spot) === undefined);
  const lengths = findLengths(base, spots);
  return {
    threads: [...threads.keys()],
    begun(history) {
      const { needed, finish } = beginMatching([...threads.keys()], left, history, 'strong');
      return {
        needed: {
          ...needed,
          now: new Set([...needed.now, ...lengths.map(([{ place }]) => place.path ?? '')]),
        },
        finish(lines) {
          const matching = finish(lines);
          const isStrong = ({ tier, waits, spot }: Pair, then: Spot): boolean =>
            STRONG.includes(tier) &&
            waits === undefined &&
            (tier !== 'T5' || sharesNeighbor(spot, lines, then, base.lines));
          const existing = new Map([...alike, ...strongPairs(matching, threads, isStrong)]);
          const found = new Set([...existing.values()].map(({ then }) => then));
          const add = ([spot, then]: Candidate, tier: Tier, suggestions?: 'any'): void => {
            const results =
              existing.has(spot.key) || found.has(then)
                ? undefined
                : findKnownResults(spot, then, suggestions);
            if (results === undefined) return;
            existing.set(spot.key, { then, tier, results });
            found.add(then);
          };
          const old = history(base.commit);
          for (const pair of old === undefined ? [] : findCarried(base, left, old)) add(pair, 'T2', 'any');
          for (const pair of lengths) if (tellsLength(pair, lines, base.lines)) add(pair, 'T9');
          const isDisputed = createDispute(base.spots, old);
          const gone = matching.threads.flatMap(({ thread, doubt }) => {
            const then = threads.get(thread);
            return then === undefined || found.has(then) ? [] : [{ thread, then, doubt }];
          });
          const fresh = left.filter((spot) => !existing.has(spot.key) && base.isOfChange(spot));
          return {
            existing,
            edited: findEdited(
              new Map(gone.map(({ thread, then }) => [thread, then])),
              fresh,
              history,
              lines,
            ),
            disputed: new Set(
              left.flatMap((spot) => (existing.has(spot.key) || !isDisputed(spot) ? [] : spot.key)),
            ),
            left: [...behind, ...gone.flatMap(({ then, doubt }) => (doubt === undefined ? [then] : []))],
          };
        },
      };
    },
  };
}

function strongPairs(
  { pairs }: Matching,
  threads: ReadonlyMap<OwnThread, Spot>,
  isStrong: (pair: Pair, then: Spot) => boolean,
): readonly (readonly [string, ExistingSpot])[] {
  return pairs.flatMap((pair) => {
    const { thread, spot, tier } = pair;
    const then = threads.get(thread);
    const results = then !== undefined && isStrong(pair, then) ? findKnownResults(spot, then) : undefined;
    return then === undefined || results === undefined ? [] : [[spot.key, { then, tier, results }] as const];
  });
}

/** With more findings on either side nobody reads which of them were there before their line was edited. */
const MOST_EDITED = 10_000;

/**
 * The lines of the base that an edit made those of new findings of, with the same message, names aside. That
 * excuses nothing: the edit may be what makes it worse.
 */
function findEdited(
  gone: ReadonlyMap<OwnThread, Spot>,
  spots: readonly Spot[],
  history: History,
  lines: ReadLines,
): ReadonlyMap<string, Spot> {
  if (Math.max(gone.size, spots.length) > MOST_EDITED) return new Map();
  const open = new Map<OwnThread, Spot>(
    [...gone].map(([thread, then]) => [{ ...thread, flag: false }, then]),
  );
  const { pairs } = beginMatching([...open.keys()], spots, history).finish(lines);
  const edited = new Map<string, Spot>();
  for (const { thread, spot, tier, waits } of pairs) {
    const then = open.get(thread);
    const isEdit = tier === 'T8' && waits === undefined;
    const shares = hashMessages(KEYLESS, spot).some((message) => thread.evidence.messages.includes(message));
    if (isEdit && shares && then !== undefined) edited.set(spot.key, then);
  }
  return edited;
}

/** Whether the ways to count lines put a spot on several lines of the base, one of which had its finding. */
function createDispute(spots: readonly Spot[], old: OldTree | undefined): (spot: Spot) => boolean {
  const keyOf = ({ scope, rule }: Spot, path: string, line: number): string =>
    JSON.stringify([ruleKey(scope, rule.id), path, line]);
  const then = Map.groupBy(spots, (spot) =>
    spot.place.kind === 'lines' ? keyOf(spot, spot.place.path, spot.place.startLine) : '',
  );
  return (spot) => {
    if (spot.place.kind !== 'lines') return false;
    const places = old?.placesThen(spot.place.path, spot.place.startLine) ?? [];
    return (
      places.length > 1 &&
      places.some(({ path, line }) =>
        then.get(keyOf(spot, path, line))?.some((before) => findKnownResults(spot, before)?.size),
      )
    );
  };
}

/** A line that moved alone may be one that was mended here and written again there. */
function sharesNeighbor(now: Spot, linesNow: ReadLines, then: Spot, linesThen: ReadLines): boolean {
  const [one, other] = [neighbors(now, linesNow), neighbors(then, linesThen)];
  return one.some((text, side) => /[\p{L}\p{N}]/u.test(text) && text === other[side]);
}

/** The next lines above and below that are not blank, without white space. */
function neighbors({ place }: Spot, read: ReadLines): readonly string[] {
  if (place.kind !== 'lines') return [];
  const lines = read(place.path) ?? [];
  const next = (step: 1 | -1): string => {
    let index = place.startLine - 1 + step;
    while (lines[index] !== undefined && squeeze(lines[index] ?? '') === '') index += step;
    return squeeze(lines[index] ?? '');
  };
  return [next(-1), next(1)];
}

/**
 * Where nothing was changed, and where there is no line, what a finding says is all that there is to compare.
 * Behind links and in submodules the line has to be the same one too.
 */
function findUntouched(base: BaseFindings, spots: readonly Spot[]): ReadonlyMap<string, ExistingSpot> {
  const keyOf = ({ scope, rule, place, findings }: Spot, path: string | undefined): string =>
    JSON.stringify([
      ...[scope.tool, scope.category, rule.id, path, place.kind],
      place.kind === 'lines' ? place.startLine : findings.map(({ message }) => namesIn(message)),
    ]);
  const untouched = base.spots.filter(
    ({ place: { kind, path } }) => kind === 'nowhere' || (path !== undefined && !base.isChanged(path)),
  );
  const known = Map.groupBy(untouched, (spot) => keyOf(spot, spot.place.path));
  const existing = new Map<string, ExistingSpot>();
  // Without a place several have one key where they differ in numbers: each is that of one spot only.
  const keys = new Set(untouched.map(({ key }) => key));
  for (const spot of spots.toSorted((a, b) => Number(keys.has(b.key)) - Number(keys.has(a.key)))) {
    const { path } = spot.place;
    const origin = base.originOf(spot);
    if (origin === 'new') continue;
    const alike = known.get(keyOf(spot, path && base.pathThen(path))) ?? [];
    const same = keys.has(spot.key) ? alike.findIndex(({ key }) => key === spot.key) : 0;
    const index =
      origin === undefined
        ? Math.max(same, 0)
        : alike.findIndex(({ place }) => isBehind(place) && place.line === origin.line);
    const [then] = index < 0 ? [] : alike.splice(index, 1);
    const suggestions = spot.place.kind === 'lines' ? 'any' : 'same';
    const results = then && findKnownResults(spot, then, suggestions);
    if (then !== undefined && results !== undefined) existing.set(spot.key, { then, tier: 'T1', results });
  }
  return existing;
}

/** Keys protect nothing here: what they hash stays in memory. */
function toThread(spot: Spot, { commit, isChanged, lines }: BaseFindings): OwnThread {
  const { place, key } = spot;
  const path = place.path ?? '';
  const line = place.kind === 'lines' ? place.startLine : 0;
  const at = { path, line, head: commit, analyzed: commit };
  const evidence = new EvidenceOnDemand(KEYLESS, spot, at, isChanged(path) ? lines(path) : undefined);
  return {
    ...{ discussionId: key, commentId: key, nonce: key, job: '' },
    evidence,
    keys: KEYLESS,
    told: { ...evidence.wording, keys: KEYLESS },
    markIds: [],
    foreignReplies: 0,
    flag: true,
    doubts: [],
  };
}
