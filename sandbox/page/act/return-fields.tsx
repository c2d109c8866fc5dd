import { filterQuery, type ThreadFilter } from '../thread/thread-filter.ts';

interface Props {
  readonly view: 'conversation' | 'changes';
  readonly filter: ThreadFilter;
}

/** Where the answer to a form leads back to: the page that it stands on, with its filter. */
export function ReturnFields({ view, filter }: Props) {
  const query = filterQuery(filter);
  return (
    <>
      <input type="hidden" name="view" value={view} />
      {query !== '' && <input type="hidden" name="filter" value={query} />}
    </>
  );
}
