import { createHash } from 'node:crypto';

/** A part of a page that was made by this module. */
export interface Html {
  readonly html: string;
}

/** Anything that may stand in the gaps of a template: text, which is escaped, parts, and nothing. */
type Gap = string | number | Html | readonly Html[] | undefined | false;

/** Makes parts of a page: `` html`<p title="${text}">${text}</p>` ``. */
export type HtmlTag = (parts: TemplateStringsArray, ...gaps: readonly Gap[]) => Html;

/**
 * Makes the tag of templates that escape every text, so that none can become an element, an attribute or a
 * script. Attributes are to be quoted.
 *
 * @param clean what is done to each text before it is escaped
 */
export function createHtml(clean: (text: string) => string): HtmlTag {
  const render = (gap: Gap): string => {
    if (gap === undefined || gap === false) return '';
    if (typeof gap === 'number') return String(gap);
    if (typeof gap === 'string') return escapeHtml(clean(gap));
    return 'html' in gap ? gap.html : gap.map(({ html }) => html).join('');
  };
  return (parts, ...gaps) => ({
    html: parts.map((part, index) => (index === 0 ? '' : render(gaps[index - 1])) + part).join(''),
  });
}

/** Marks a text as made by the program itself. */
export function rawHtml(text: string): Html {
  return { html: text };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Text as it may stand in HTML, between tags and in quoted attributes. For what is too much for a tree of
 * elements.
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** A part of a bar: the class that colors it, and how much it is. */
type BarPart = readonly [kind: string, count: number];

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

/**
 * How every page begins, up to the start of `main`. Its policy lets nothing run or load but the style and the
 * script that are given here.
 */
export function pageHead(
  html: HtmlTag,
  page: { readonly title: string; readonly kind: string; readonly style: string; readonly script?: string },
): Html {
  const { title, kind, style, script } = page;
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${rawHtml(policy.join('; '))}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${rawHtml(style)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top"><span class="home">SARIF Review <span class="soft">${kind}</span></span></header>
<main id="main" tabindex="-1">
`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
