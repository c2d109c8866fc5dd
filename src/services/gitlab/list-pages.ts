import { ServiceError } from '../../errors.ts';
import { collectPages, PagingError } from '../../http/pages.ts';
import type { Parsed } from '../../http/parse-body.ts';
import type { Target } from './endpoints.ts';
import { read, type SessionParts } from './session.ts';

/**
 * How many items are asked for at once: as many as GitLab gives, and fewer where what comes is too long. Each
 * divides the one before, so that a smaller page may begin where a larger one does.
 */
const PER_PAGE: readonly number[] = [100, 50, 25, 5, 1];

/**
 * All pages of a listing, each item once, in the order in which they come. Throws what `read` throws.
 *
 * @param query further parameters
 */
export async function listPages<T extends { readonly id: string }>(
  target: Target,
  query: Readonly<Record<string, string>>,
  parse: (text: string) => Promise<Parsed<readonly T[]>>,
  parts: SessionParts,
): Promise<readonly T[]> {
  const first = new URL(target.url);
  for (const [name, value] of Object.entries({ ...query, per_page: String(PER_PAGE[0]) }))
    first.searchParams.set(name, value);
  try {
    return await collectPages(
      first,
      (url) =>
        read(
          { ...target, url: url.href },
          async (text, headers) => {
            const page = await parse(text);
            if (page.kind === 'not-understood') return page;
            return { kind: 'value', value: { items: page.value, nextPageToken: undefined, headers } };
          },
          parts,
        ),
      smallerPage,
    );
  } catch (error) {
    if (!(error instanceof PagingError)) throw error;
    const message = `The pages of the listing ${target.method} ${first.pathname} ${error.message}.`;
    throw new ServiceError(
      { method: target.method, url: first.origin + first.pathname },
      parts.redactor.redact(message),
    );
  }
}

function smallerPage(url: URL, error: unknown): URL | undefined {
  if (!(error instanceof ServiceError) || !error.isTooLong) return undefined;
  const size = Number(url.searchParams.get('per_page'));
  const smaller = PER_PAGE.find((one) => one < size);
  if (smaller === undefined) return undefined;
  const before = (Number(url.searchParams.get('page') ?? 1) - 1) * size;
  const next = new URL(url);
  next.searchParams.set('per_page', String(smaller));
  next.searchParams.set('page', String(before / smaller + 1));
  return next;
}
