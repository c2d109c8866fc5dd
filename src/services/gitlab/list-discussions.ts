import { ServiceError } from '../../errors.ts';
import { collectPages, PagingError } from '../../http/pages.ts';
import type { Target } from './endpoints.ts';
import { read, type SessionParts } from './session.ts';
import type { Discussion } from './wire.ts';

/** Most that GitLab gives at once. */
const PER_PAGE = '100';

/** All pages of the listing, each discussion once. Throws what `read` throws. */
export async function listDiscussions(target: Target, parts: SessionParts): Promise<readonly Discussion[]> {
  const first = new URL(target.url);
  first.searchParams.set('per_page', PER_PAGE);
  try {
    return await collectPages(first, (url) =>
      read(
        { ...target, url: url.href },
        async (text, headers) => {
          const page = (await import('./wire.ts')).parseDiscussions(text);
          if (page.kind === 'not-understood') return page;
          return { kind: 'value', value: { items: page.value, nextPageToken: undefined, headers } };
        },
        parts,
      ),
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
