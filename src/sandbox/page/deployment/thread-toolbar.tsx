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
      <form method="get" aria-label="Filter">
        <label>
          State{' '}
          <select name="state">
            {STATES.map((state) => (
              <option value={state} selected={state === filter.state}>
                {state}
              </option>
            ))}
          </select>
        </label>
        <label>
          Tool{' '}
          <select name="tool">
            <option value="">all</option>
            {countTools(threads).map(([tool, count]) => (
              <option value={tool} selected={tool === filter.tool}>
                {tool === PEOPLE ? 'comments of people' : tool} ({count})
              </option>
            ))}
          </select>
        </label>
        <button type="submit">Filter</button>
      </form>
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
