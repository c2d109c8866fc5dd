import { escapeHtml } from './escape-html.ts';

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
