import { FACETS, type ThreadFilter } from '../thread/thread-filter.ts';
import type { ThreadView } from '../thread/thread-view.ts';
import { FilterMenu, FilterPills } from './filter-menu.tsx';

interface Props {
  readonly threads: readonly ThreadView[];
  readonly filter: ThreadFilter;
  /** The id of the first open thread of the page, if there is one. */
  readonly first: string | undefined;
}

/** Which threads are shown, and the way to the next open one. */
export function ThreadToolbar({ threads, filter, first }: Props) {
  return (
    <div class="toolbar" id="toolbar">
      <nav class="filter" aria-label="Filter threads">
        <FilterPills threads={threads} filter={filter} facet="state" all="All" />
        <FilterPills threads={threads} filter={filter} facet="level" all="Any level" />
        <div class="menus">
          <FilterMenu threads={threads} filter={filter} facet="tool" />
          <FilterMenu threads={threads} filter={filter} facet="rule" />
          <FilterMenu threads={threads} filter={filter} facet="file" />
          {FACETS.some((facet) => filter[facet] !== undefined) && <a href="?">Clear</a>}
        </div>
      </nav>
      {first === undefined ? (
        <span class="soft">No open threads here.</span>
      ) : (
        <span class="jump">
          <a class="button" href={`#thread-${first}`} data-jump="previous" title="Previous open thread">
            ↑ <span class="sr-only">Previous open thread</span> <kbd>p</kbd>
          </a>
          <a class="button" href={`#thread-${first}`} data-jump="next" title="Next open thread">
            ↓ <span class="sr-only">Next open thread</span> <kbd>n</kbd>
          </a>
        </span>
      )}
    </div>
  );
}
