import type { Context } from 'hono';
import { z } from 'zod';
import { numberParam, readParams } from './read-params.ts';

/** https://docs.gitlab.com/api/rest/#offset-based-pagination */
const DEFAULT_PER_PAGE = 20;
const MOST_PER_PAGE = 100;
/** Above that many there are neither totals nor a last page, for the sake of performance (as above). */
const MOST_COUNTED = 10_000;

const pageParams = z.object({
  page: numberParam.pipe(z.int().min(1)).default(1),
  per_page: numberParam.pipe(z.int().min(1)).default(DEFAULT_PER_PAGE),
});

/** The part of the items that the query asks for. Sets the headers that lead on to others. */
export async function paginate<T>(context: Context, items: readonly T[]): Promise<readonly T[]> {
  const { page, per_page } = await readParams(context, pageParams);
  const perPage = Math.min(per_page, MOST_PER_PAGE);
  const pages = Math.max(1, Math.ceil(items.length / perPage));
  const isCounted = items.length <= MOST_COUNTED;
  const next = page < pages ? page + 1 : undefined;
  const previous = page > 1 ? page - 1 : undefined;
  const link = (rel: string, to: number): string => `<${addressOf(context, to, perPage)}>; rel="${rel}"`;
  const links = [
    ...(previous === undefined ? [] : [link('prev', previous)]),
    ...(next === undefined ? [] : [link('next', next)]),
    link('first', 1),
    ...(isCounted ? [link('last', pages)] : []),
  ];
  context.header('X-Page', String(page));
  context.header('X-Per-Page', String(perPage));
  context.header('X-Next-Page', String(next ?? ''));
  context.header('X-Prev-Page', String(previous ?? ''));
  context.header('Link', links.join(', '));
  if (isCounted) {
    context.header('X-Total', String(items.length));
    context.header('X-Total-Pages', String(pages));
  }
  return items.slice((page - 1) * perPage, page * perPage);
}

/** The parameters of the path stand in the query as well (lib/gitlab/pagination/offset_header_builder.rb). */
function addressOf(context: Context, page: number, perPage: number): string {
  const url = new URL(context.req.url);
  const { id, iid } = context.req.param();
  if (id !== undefined) url.searchParams.set('id', id);
  if (iid !== undefined) url.searchParams.set('noteable_id', iid);
  url.searchParams.set('page', String(page));
  url.searchParams.set('per_page', String(perPage));
  return url.href;
}
