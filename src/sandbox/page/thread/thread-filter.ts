import type { ThreadView } from './thread-view.ts';

/** The name under which discussions of people are listed among the tools. */
export const PEOPLE = 'people';
export const STATES = ['all', 'open', 'resolved'] as const;

/** Which threads are shown. An empty tool means all. */
export interface ThreadFilter {
  readonly state: (typeof STATES)[number];
  readonly tool: string;
}

/** Reads the filter from the query of a page; what it does not know it does not filter by. */
export function readThreadFilter(query: Readonly<Record<string, string>>): ThreadFilter {
  return { state: STATES.find((state) => state === query.state) ?? 'all', tool: query.tool ?? '' };
}

export function passes({ state, tool }: ThreadFilter, thread: ThreadView): boolean {
  return (state === 'all' || thread.state === state) && (tool === '' || toolOf(thread) === tool);
}

/** The tools whose threads are there, with the number of each, by name. */
export function countTools(threads: readonly ThreadView[]): readonly (readonly [string, number])[] {
  return [...Map.groupBy(threads, toolOf)]
    .map(([tool, ofTool]) => [tool, ofTool.length] as const)
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'));
}

function toolOf({ facts }: ThreadView): string {
  return facts?.tool ?? PEOPLE;
}
