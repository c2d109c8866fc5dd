import { type Html, type HtmlTag, rawHtml } from './html.ts';

/** A part of a bar: the class that colors it, and how much it is. */
export type BarPart = readonly [kind: string, count: number];

const WHOLE = 100;

/**
 * A bar of parts side by side, as wide as `whole` from end to end. It is a picture alone: the counts stand
 * beside it in words. The policy of the pages allows no style attribute, so all sizes are attributes of SVG.
 */
export function bar(html: HtmlTag, parts: readonly BarPart[], whole: number): Html {
  let x = 0;
  const shapes = parts.map(([kind, count]) => {
    const width = (WHOLE * count) / whole;
    x += width;
    return html`<rect class="${kind}" x="${percent(x - width)}" width="${percent(width)}" height="100%"/>`;
  });
  return html`<svg class="bar" aria-hidden="true">${shapes}</svg>`;
}

/** A share of 100, as a size of SVG. */
function percent(share: number): Html {
  return rawHtml(`${Number(share.toFixed(2))}%`);
}
