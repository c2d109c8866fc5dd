import type { Spot } from '../finding/spot.ts';
import { mayHaveSlid } from './keep-in-block.ts';
import type { Pool } from './pool.ts';
import { ruleKey } from './present-names.ts';
import type { ThreadSubject } from './subjects.ts';

/** Files whose texts matching looks at. */
export interface NeededTexts {
  /** Paths in the analyzed commit. */
  readonly now: ReadonlySet<string>;
  /** Files of old commits. */
  readonly before: readonly { readonly head: string; readonly path: string }[];
}

/**
 * The texts that threads without a spot need: each is a read of git, and in a partial clone a download. A
 * line that git finds unchanged says all that there is to say, unless it stands beside a block that may be a
 * copy, so that only the others look for theirs: in the files with findings of their rule.
 *
 * @param later threads that are matched once this pool is empty
 */
export function neededTexts(
  pool: Pool,
  later: readonly ThreadSubject[],
  spots: readonly Spot[],
): NeededTexts {
  const beside = [...pool.allThreads, ...later].filter(mayHaveSlid);
  const slid = beside.map(({ path }) => path);
  const slidBefore = beside.map(({ thread: { evidence } }) => ({ head: evidence.head, path: evidence.path }));
  const searching = [...pool.threads, ...later].filter(({ state }) => state !== 'same');
  if (searching.length === 0) return { now: new Set(slid), before: slidBefore };
  const rules = new Set(searching.map((thread) => thread.ruleKey));
  // Which rule took the place of theirs is not known before the first ones have theirs: each that says so may
  // be it.
  const former = new Set(later.map(({ thread: { evidence } }) => ruleKey(evidence.scope, evidence.ruleId)));
  const isWanted = ({ scope, rule }: Spot): boolean =>
    rules.has(ruleKey(scope, rule.id)) ||
    [rule.id, ...rule.deprecatedIds].some((id) => former.has(ruleKey(scope, id)));
  const now = new Set([...slid, ...spots.flatMap((spot) => (isWanted(spot) ? (spot.place.path ?? []) : []))]);
  // Whether their file is still there under its name.
  for (const { state, path } of [...pool.allThreads, ...later]) if (state === 'unmapped') now.add(path);
  return {
    now,
    before: [
      ...slidBefore,
      ...searching.flatMap(({ state, thread: { evidence } }) =>
        state === 'changed' ? [{ head: evidence.head, path: evidence.path }] : [],
      ),
    ],
  };
}
