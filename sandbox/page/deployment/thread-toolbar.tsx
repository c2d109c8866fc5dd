import {
  countedState,
  countValues,
  FACETS,
  type Facet,
  filterQuery,
  type ThreadFilter,
} from '../thread/thread-filter.ts';
import type { ThreadView } from '../thread/thread-view.ts';

interface ThreadToolbarProps {
  readonly threads: readonly ThreadView[];
  readonly filter: ThreadFilter;
  /** The id of the first open thread of the page, if there is one. */
  readonly first: string | undefined;
}

/** Which threads are shown, and the way to the next open one. */
export function ThreadToolbar({ threads, filter, first }: ThreadToolbarProps) {
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

interface FilterMenuProps {
  readonly threads: readonly ThreadView[];
  readonly filter: ThreadFilter;
  readonly facet: Facet;
}

/** A filter with many values: a menu of links that unfolds, one at a time. */
function FilterMenu({ threads, filter, facet }: FilterMenuProps) {
  const chosen = filter[facet];
  const { [facet]: _, ...rest } = filter;
  const counts = countValues(threads, filter, facet);
  if (counts.size === 0) return null;
  return (
    <details class="menu" name="filter" id={`filter-${facet}`} data-menu="">
      <summary class={chosen === undefined ? undefined : 'chosen'}>
        {capitalize(facet)}
        {chosen !== undefined && <strong title={chosen}>{chosen}</strong>}
      </summary>
      <ul>
        {chosen !== undefined && <FilterLink to={rest} isCurrent={false} label={`All ${facet}s`} />}
        {[...counts].map(([value, count]) => (
          <FilterLink
            to={{ ...filter, [facet]: value }}
            isCurrent={value === chosen}
            label={value}
            count={`${count} ${countedState(filter)}`}
          />
        ))}
      </ul>
    </details>
  );
}

interface PillsProps extends FilterMenuProps {
  /** The label of the link that takes the filter away. */
  readonly all: string;
}

/** A filter with few values: all of them as links, side by side. */
function FilterPills({ threads, filter, facet, all }: PillsProps) {
  const chosen = filter[facet];
  const { [facet]: _, ...rest } = filter;
  return (
    <ul class="pills" aria-label={`By ${facet}`}>
      <FilterLink to={rest} isCurrent={chosen === undefined} label={all} />
      {[...countValues(threads, filter, facet)].map(([value, count]) => (
        <FilterLink
          to={{ ...filter, [facet]: value }}
          isCurrent={value === chosen}
          label={capitalize(value)}
          count={facet === 'state' ? String(count) : `${count} ${countedState(filter)}`}
          kind={facet === 'level' ? `level ${value}` : undefined}
        />
      ))}
    </ul>
  );
}

interface FilterLinkProps {
  readonly to: ThreadFilter;
  readonly isCurrent: boolean;
  readonly label: string;
  readonly count?: string;
  readonly kind?: string | undefined;
}

function FilterLink({ to, isCurrent, label, count, kind }: FilterLinkProps) {
  return (
    <li>
      {/* Without a query, `?` leads to the page without a filter. */}
      <a href={filterQuery(to) || '?'} aria-current={isCurrent ? 'true' : undefined}>
        <span class={kind}>{label}</span>
        {count !== undefined && <span class="soft"> {count}</span>}
      </a>
    </li>
  );
}

function capitalize(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}
