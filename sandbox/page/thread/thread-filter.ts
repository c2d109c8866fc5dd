import type { ThreadView } from './thread-view.ts';

/** The name under which discussions of people are listed among the tools. */
const PEOPLE = 'people';
const STATES = ['open', 'resolved'] as const;
export const LEVELS = ['error', 'warning', 'note'] as const;

/** What threads are told apart by. */
export const FACETS = ['state', 'level', 'tool', 'rule', 'file'] as const;
export type Facet = (typeof FACETS)[number];

/** Which threads are shown: those with each of these values. What is missing does not matter. */
export type ThreadFilter = Readonly<Partial<Record<Facet, string>>>;

const ALL_OF: Partial<Record<Facet, readonly string[]>> = { state: STATES, level: LEVELS };

/** Reads the filter from the query of a page; what it does not know it does not filter by. */
export function readThreadFilter(query: Readonly<Record<string, string>>): ThreadFilter {
  return Object.fromEntries(
    FACETS.flatMap((facet) => {
      const value = query[facet] ?? '';
      const isKnown = value !== '' && ALL_OF[facet]?.includes(value) !== false;
      return isKnown ? [[facet, value]] : [];
    }),
  );
}

/** The query of a page with a filter: empty without one, else with the question mark. */
export function filterQuery(filter: ThreadFilter): string {
  const query = new URLSearchParams(
    FACETS.flatMap((facet) => (filter[facet] === undefined ? [] : [[facet, filter[facet]]])),
  );
  return query.size === 0 ? '' : `?${query}`;
}

export function passes(filter: ThreadFilter, thread: ThreadView): boolean {
  return FACETS.every((facet) => filter[facet] === undefined || filter[facet] === facetOf(thread, facet));
}

/** The state whose threads the other facets count: the open ones, as in a check, unless others are chosen. */
export function countedState(filter: ThreadFilter): string {
  return filter.state ?? 'open';
}

/**
 * The values of a facet among the threads that pass the rest of the filter, by name, with the number of
 * threads in the state that is counted. The one that is chosen is always there.
 */
export function countValues(
  threads: readonly ThreadView[],
  filter: ThreadFilter,
  facet: Facet,
): ReadonlyMap<string, number> {
  const { [facet]: chosen, ...rest } = filter;
  const counts = new Map<string, number>(
    [...(ALL_OF[facet] ?? []), ...(chosen === undefined ? [] : [chosen])].map((value) => [value, 0]),
  );
  for (const thread of threads) {
    const value = facetOf(thread, facet);
    if (value === undefined || !passes(rest, thread)) continue;
    const isCounted = facet === 'state' || thread.state === countedState(filter);
    counts.set(value, (counts.get(value) ?? 0) + Number(isCounted));
  }
  if (ALL_OF[facet] !== undefined) return counts;
  return new Map([...counts].toSorted(([one], [other]) => one.localeCompare(other, 'en')));
}

function facetOf({ state, facts, spot, discussion, isNotice }: ThreadView, facet: Facet): string | undefined {
  switch (facet) {
    case 'state':
      return state === 'none' ? undefined : state;
    case 'level':
      return facts?.level;
    case 'tool':
      return facts?.tool ?? (isNotice ? undefined : PEOPLE);
    case 'rule':
      return facts?.rule;
    case 'file':
      return spot?.side === 'new' ? spot.path : discussion.position?.path;
  }
}
