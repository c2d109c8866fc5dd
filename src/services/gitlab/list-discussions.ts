import type { Target } from './endpoints.ts';
import { listPages } from './list-pages.ts';
import type { SessionParts } from './session.ts';
import type { Discussion } from './wire.ts';

/** All pages of the listing, each discussion once. Throws what `read` throws. */
export function listDiscussions(target: Target, parts: SessionParts): Promise<readonly Discussion[]> {
  return listPages(target, {}, async (text) => (await import('./wire.ts')).parseDiscussions(text), parts);
}
