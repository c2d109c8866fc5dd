import type { ListingEffect } from './fault-rule.ts';
import type { Faults } from './faults.ts';
import { shuffle } from './random.ts';

/** Marks the address of a page that was shown once already. */
const AGAIN = 'again';

/** A page of a front whose items are an array, and whose pages are numbered. */
export interface NumberedPage {
  readonly items: readonly unknown[];
  /** Its header `Link`. */
  readonly link: string;
}

/**
 * The page with one thing wrong. A listing that lags is made by the front, and such a front leaves out no
 * field. `url` is the address that was asked for.
 */
export function distortPage(
  page: NumberedPage,
  effect: ListingEffect,
  url: URL,
  faults: Pick<Faults, 'random'>,
): NumberedPage {
  const isFirst = Number(url.searchParams.get('page') ?? 1) === 1;
  switch (effect.kind) {
    case 'lagging-listing':
    case 'missing-fields':
      return page;
    case 'shifted-page':
      // What was on the page before is deleted meanwhile, so that the first ones of this page move up to
      // where nobody looks any more.
      return isFirst ? page : { ...page, items: page.items.slice(effect.by) };
    case 'shuffled-page':
      return { ...page, items: shuffle(page.items, () => faults.random()) };
    case 'repeated-page': {
      if (isFirst || url.searchParams.has(AGAIN)) return page;
      const same = new URL(url);
      same.searchParams.set(AGAIN, '1');
      return { ...page, link: `<${same.href}>; rel="next"` };
    }
  }
}
