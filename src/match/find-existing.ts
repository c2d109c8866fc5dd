import { compareLevels, type Spot } from '../finding/spot.ts';
import { toEvidence } from '../thread/evidence.ts';
import { KEYLESS } from '../thread/keyring.ts';
import type { OwnThread } from '../thread/own-thread.ts';
import { namesIn } from '../thread/wording.ts';
import { beginMatching } from './match.ts';
import type { Matching, Tier, UnmatchedThread } from './pool.ts';
import type { History, ReadLines } from './subjects.ts';

/** What an analysis of the base has found, as far as it compares. */
export interface BaseFindings {
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
}

/** A finding that the base had as well. */
export interface ExistingSpot {
  readonly then: Spot;
  readonly tier: Tier;
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
  finish(lines: ReadLines): {
    /** By the keys of the spots of the analyzed commit. */
    readonly existing: ReadonlyMap<string, ExistingSpot>;
    /** Findings of the base that nothing in the analyzed commit is like. */
    readonly gone: readonly Spot[];
  };
}

/**
 * What makes two findings the same beyond doubt: git, the fingerprint of the tool, the text of the line in
 * its file, or the text with all of its surroundings in another file. An edited line, a text alone and the
 * last one of its rule are likeness.
 */
const STRONG: readonly Tier[] = ['T1', 'T2', 'T3', 'T4', 'T5', 'T7'];

/**
 * Finds which spots the base had as well. Its findings are matched as if they were threads about which a
 * person has decided, so that weak evidence pairs none (carries-decision.ts). Every result of a spot has to
 * have one of the same names at the base, and none may be worse.
 */
export function beginComparing(base: BaseFindings, spots: readonly Spot[]): ThreadsOfBase {
  const alike = findUntouched(base, spots);
  const paired = new Set([...alike.values()].map(({ then }) => then));
  const threads = new Map(
    base.spots.flatMap((spot) => (paired.has(spot) ? [] : [[toThread(spot, base), spot] as const])),
  );
  const left = spots.filter(({ key }) => !alike.has(key));
  return {
    threads: [...threads.keys()],
    begun(history) {
      const { needed, finish } = beginMatching([...threads.keys()], left, history);
      return {
        needed,
        finish(lines) {
          const matching = finish(lines);
          const existing = new Map([...alike, ...strongPairs(matching, threads)]);
          const isGone = ({ resembled, doubt }: UnmatchedThread): boolean =>
            doubt === undefined && (resembled === undefined || existing.has(resembled.key));
          return {
            existing,
            gone: matching.threads.filter(isGone).flatMap(({ thread }) => threads.get(thread) ?? []),
          };
        },
      };
    },
  };
}

function strongPairs(
  { pairs }: Matching,
  threads: ReadonlyMap<OwnThread, Spot>,
): readonly (readonly [string, ExistingSpot])[] {
  return pairs.flatMap(({ thread, spot, tier, waits }) => {
    const then = threads.get(thread);
    const isStrong = STRONG.includes(tier) && waits === undefined;
    return then !== undefined && isStrong && saysNoMore(spot, then)
      ? [[spot.key, { then, tier }] as const]
      : [];
  });
}

/**
 * Where nothing was changed, and where there is no line, what a finding says is all that there is to compare.
 */
function findUntouched(base: BaseFindings, spots: readonly Spot[]): ReadonlyMap<string, ExistingSpot> {
  const keyOf = ({ scope, rule, place, findings }: Spot, path: string | undefined): string =>
    JSON.stringify([
      ...[scope.tool, scope.category, rule.id, path, place.kind],
      place.kind === 'lines' ? place.startLine : findings.map(({ message }) => namesIn(message)),
    ]);
  const known = new Map(
    base.spots.flatMap((spot) => {
      const { path } = spot.place;
      const isUntouched = spot.place.kind === 'nowhere' || (path !== undefined && !base.isChanged(path));
      return isUntouched ? [[keyOf(spot, path), spot] as const] : [];
    }),
  );
  const existing = new Map<string, ExistingSpot>();
  for (const spot of spots) {
    const { path } = spot.place;
    const then = known.get(keyOf(spot, path && base.pathThen(path)));
    if (then !== undefined && saysNoMore(spot, then)) existing.set(spot.key, { then, tier: 'T1' });
  }
  return existing;
}

/**
 * Each result of the spot has one of its own then that says the same, numbers aside; its level is no worse.
 */
function saysNoMore(now: Spot, then: Spot): boolean {
  if (compareLevels(now.level, then.level) < 0) return false;
  const left = new Map<string, number>();
  for (const names of toldBy(then)) left.set(names, (left.get(names) ?? 0) + 1);
  return toldBy(now).every((names) => {
    const count = left.get(names) ?? 0;
    left.set(names, count - 1);
    return count > 0;
  });
}

function toldBy({ findings }: Spot): readonly string[] {
  return findings.flatMap(({ presence, message }) =>
    presence.kind === 'present' ? [namesIn(message).join(' ')] : [],
  );
}

/** Keys protect nothing here: what they hash stays in memory. */
function toThread(spot: Spot, { commit, isChanged, lines }: BaseFindings): OwnThread {
  const { place, key } = spot;
  const path = place.path ?? '';
  const line = place.kind === 'lines' ? place.startLine : 0;
  const at = { path, line, head: commit, analyzed: commit };
  const evidence = toEvidence(KEYLESS, spot, at, isChanged(path) ? lines(path) : undefined);
  return {
    ...{ discussionId: key, commentId: key, nonce: key, job: '' },
    evidence,
    keys: KEYLESS,
    told: { ...evidence.wording, keys: KEYLESS },
    markIds: [],
    foreignReplies: 0,
    flag: true,
    origin: 'sole',
  };
}
