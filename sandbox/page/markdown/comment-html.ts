import { randomUUID } from 'node:crypto';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { escapeHtml } from '../../../src/page/html.ts';
import { type Element, finishComment, type Root, showImagesAsLinks } from './finish-comment.ts';

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

/** Far more than anybody writes, and few enough for every step that calls itself. */
const MOST_LEVELS = 60;
/** Characters of a line that are looked at. */
const LONGEST_OPENING = 1_000;

/**
 * Signs whose pairs a parser looks for through the whole block: its time grows with the square of their
 * number.
 */
const MOST_SIGNS_OF_BLOCK = 1_500;
const MOST_SIGNS = 10_000;

/** Tells that a text holds more signs of Markdown than a parser should be asked to pair. */
function hasTooManySigns(text: string): boolean {
  if (count(text, /[*_~[\]|]/g) > MOST_SIGNS) return true;
  return text.split(/\n[ \t]*\n/).some((block) => count(block, /[*_~[\]]/g) > MOST_SIGNS_OF_BLOCK);
}

function count(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}

/**
 * Tells that a line opens more quotes and lists inside each other than a parser should be asked to follow.
 * Takes linear time.
 */
function opensTooDeep(text: string): boolean {
  return text.split('\n').some((line) => levelsOf(line) > MOST_LEVELS);
}

function levelsOf(line: string): number {
  let levels = 0;
  for (const [index, sign] of [...line.slice(0, LONGEST_OPENING)].entries()) {
    const next = line[index + 1] ?? ' ';
    if (sign === '>' || (/[-+*.)]/.test(sign) && (next === ' ' || next === '\t'))) levels += 1;
    else if (!/[ \t\d]/.test(sign)) break;
  }
  return levels;
}

/** Tells that elements stand deeper inside each other than a page should show. */
function isTooDeep(tree: Root): boolean {
  const waiting: { node: Root | Element; level: number }[] = [{ node: tree, level: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.level > 2 * MOST_LEVELS) return true;
    for (const child of next.node.children) {
      if (child.type === 'element') waiting.push({ node: child, level: next.level + 1 });
    }
  }
  return false;
}

/** Tells that a tree holds HTML that was not parsed yet. */
function hasHtml(tree: Root): boolean {
  const waiting: (Root | Element)[] = [tree];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const child of next.children) {
      if (child.type === 'raw') return true;
      if (child.type === 'element') waiting.push(child);
    }
  }
  return false;
}

/**
 * What may be in a comment: what GitHub allows, less images, which would be fetched from elsewhere, and less
 * addresses that are neither of the web nor of mail. Ids get the prefix, so that no comment can take the name
 * of a part of the page.
 */
function commentSchema(prefix: string): Options {
  return {
    ...defaultSchema,
    tagNames: (defaultSchema.tagNames ?? []).filter((name) => !['img', 'picture', 'source'].includes(name)),
    protocols: { href: ['http', 'https', 'mailto'] },
    clobberPrefix: prefix,
  };
}

const OPEN = '<!--';
const CLOSE = '-->';

/**
 * Leaves out HTML comments, as a rendered comment would. One that is never closed is shown. Takes linear
 * time.
 */
export function hideHtmlComments(text: string): string {
  let shown = '';
  let at = 0;
  for (;;) {
    const open = text.indexOf(OPEN, at);
    const close = open === -1 ? -1 : text.indexOf(CLOSE, open + OPEN.length);
    if (close === -1) return shown + text.slice(at);
    shown += text.slice(at, open);
    at = close + CLOSE.length;
  }
}
