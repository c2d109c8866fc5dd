import { countTools, PEOPLE, STATES, type ThreadFilter } from '../thread/thread-filter.ts';
import type { ThreadView } from '../thread/thread-view.ts';

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
        <ul>
          {STATES.map((state) => (
            <FilterLink to={{ ...filter, state }} isCurrent={state === filter.state} label={state} />
          ))}
        </ul>
        <ul>
          <FilterLink to={{ ...filter, tool: '' }} isCurrent={filter.tool === ''} label="all tools" />
          {countTools(threads).map(([tool, count]) => (
            <FilterLink
              to={{ ...filter, tool }}
              isCurrent={tool === filter.tool}
              label={tool === PEOPLE ? 'people' : tool}
              count={count}
            />
          ))}
        </ul>
      </nav>
      {first === undefined ? (
        <span class="soft">No open threads here.</span>
      ) : (
        <span class="jump">
          <a class="button" href={`#thread-${first}`} data-jump="previous">
            ↑ Previous<span class="sr-only"> open thread</span> <kbd>p</kbd>
          </a>
          <a class="button" href={`#thread-${first}`} data-jump="next">
            ↓ Next<span class="sr-only"> open thread</span> <kbd>n</kbd>
          </a>
        </span>
      )}
    </div>
  );
}

interface FilterLinkProps {
  readonly to: ThreadFilter;
  readonly isCurrent: boolean;
  readonly label: string;
  readonly count?: number;
}

function FilterLink({ to, isCurrent, label, count }: FilterLinkProps) {
  const query = new URLSearchParams({ state: to.state, tool: to.tool });
  return (
    <li>
      <a href={`?${query}`} aria-current={isCurrent ? 'true' : undefined}>
        {label}
        {count !== undefined && <span class="soft"> {count}</span>}
      </a>
    </li>
  );
}
