import type { Context } from 'hono';

/** https://docs.github.com/en/rest/using-the-rest-api/using-pagination-in-the-rest-api */
const USUAL = 30;
const MOST = 100;

/** The part of a list that was asked for by `per_page` and `page`; sets `Link` where there are others. */
export function pageOf<T>(context: Context, all: readonly T[]): readonly T[] {
  const number = (name: string, usual: number): number => {
    const text = context.req.query(name) ?? '';
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : usual;
  };
  const size = Math.min(MOST, number('per_page', USUAL));
  const page = number('page', 1);
  const last = Math.max(1, Math.ceil(all.length / size));
  const links = [
    ...(page > 1 ? ([['prev', page - 1]] as const) : []),
    ...(page < last ? ([['next', page + 1]] as const) : []),
    ...(page < last ? ([['last', last]] as const) : []),
    ...(page > 1 ? ([['first', 1]] as const) : []),
  ].map(([relation, target]) => {
    const url = new URL(context.req.url);
    url.searchParams.set('page', String(target));
    return `<${url.href}>; rel="${relation}"`;
  });
  if (links.length > 0) context.header('Link', links.join(', '));
  return all.slice((page - 1) * size, page * size);
}
