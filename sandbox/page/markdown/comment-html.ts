import { randomUUID } from 'node:crypto';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { escapeHtml } from '../escape-html.ts';
import { hasHtml, hasTooManySigns, isTooDeep, opensTooDeep } from './bounds.ts';
import { commentSchema } from './comment-schema.ts';
import { finishComment, showImagesAsLinks } from './finish-comment.ts';
import type { Root } from './hast.ts';
import { hideHtmlComments } from './hide-html-comments.ts';

/** Bodies of this length are written by no person and no analyzer. */
const MOST_CHARACTERS = 66_000;
/** Rendered comments in memory; the oldest goes first. */
const MOST_KEPT = 5_000;

const kept = new Map<string, string>();

/**
 * Begins the ids in a comment that is kept for all with the same text. Nobody can write it into a comment.
 */
const PLACEHOLDER = `c-${randomUUID()}-`;

/**
 * A comment, GitHub flavored Markdown, as safe HTML. The ids in it begin with that of the comment, so that
 * those of two comments do not meet, nor those of the page. HTML comments are not shown. What is nested too
 * deeply or is too much for a parser is shown as text, with a line that says so.
 */
export function commentHtml(body: string, id: string): string {
  return toHtmlOfText(withoutHiddenEnd(body)).replaceAll(PLACEHOLDER, `c-${id}-`);
}

function toHtmlOfText(text: string): string {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const html = render(text);
  kept.set(text, html);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return html;
}

/**
 * Without a hidden last line, where tools keep their notes: comments that differ in it alone look the same.
 */
function withoutHiddenEnd(body: string): string {
  const text = body.trimEnd();
  const start = text.lastIndexOf('\n') + 1;
  const line = text.slice(start).trim();
  return line.startsWith('<!--') && line.indexOf('-->') === line.length - 3 ? text.slice(0, start) : text;
}

const toTree = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '' })
  .freeze();
const withHtml = unified().use(rehypeRaw).freeze();
const toHtml = unified().use(rehypeStringify, { allowDangerousHtml: true }).freeze();

function render(text: string): string {
  if (text.length > MOST_CHARACTERS) return asText(text, 'it is too long');
  if (hasTooManySigns(text)) return asText(text, 'it has too much markup');
  if (opensTooDeep(text)) return asText(text, 'it is nested too deeply');
  try {
    const markdown = toTree.runSync(toTree.parse(text));
    if (isTooDeep(markdown)) return asText(text, 'it is nested too deeply');
    const tree = hasHtml(markdown) ? withHtml.runSync(markdown) : markdown;
    return isTooDeep(tree) ? asText(text, 'it is nested too deeply') : toHtml.stringify(toSafe(tree));
  } catch (error) {
    // The stack is what a parser that calls itself runs out of.
    if (error instanceof RangeError) return asText(text, 'it is nested too deeply');
    throw error;
  }
}

function toSafe(tree: Root): Root {
  showImagesAsLinks(tree);
  const safe = unified().use(rehypeSanitize, commentSchema(PLACEHOLDER)).runSync(tree);
  finishComment(safe, PLACEHOLDER);
  return safe;
}

function asText(text: string, reason: string): string {
  const shown = escapeHtml(hideHtmlComments(text).trim());
  return `<p class="note">Shown as text, since ${reason}.</p><pre tabindex="0">${shown}</pre>`;
}
