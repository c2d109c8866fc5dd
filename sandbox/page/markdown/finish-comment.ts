import type rehypeRaw from 'rehype-raw';
import { escapeHtml } from '../../../src/page/html.ts';
import { highlightLines } from '../code/highlight-lines.ts';

/** Headings of a comment stand below those of the page. */
const HEADINGS: Readonly<Record<string, string>> = {
  h1: 'h5',
  h2: 'h5',
  h3: 'h6',
  h4: 'h6',
  h5: 'h6',
  h6: 'h6',
};

/** Before the tree is sanitized: an image becomes a link to it, which nobody follows without wanting to. */
export function showImagesAsLinks(tree: Root): void {
  forEachElement(tree, (element) => {
    if (element.tagName !== 'img') return;
    const { src, alt } = element.properties;
    element.tagName = 'a';
    element.properties = { href: src };
    element.children = [
      { type: 'text', value: `Image: ${typeof alt === 'string' && alt !== '' ? alt : 'without a name'}` },
    ];
  });
}

/** After the tree was sanitized: links, headings, tables and blocks of code as the page wants them. */
export function finishComment(tree: Root, prefix: string): void {
  forEachElement(tree, (element) => {
    element.tagName = HEADINGS[element.tagName] ?? element.tagName;
    if (element.tagName === 'a') finishLink(element, prefix);
    if (element.tagName === 'pre') finishCode(element);
    if (element.tagName === 'table' || element.tagName === 'pre') element.properties.tabIndex = 0;
    if (element.tagName === 'input') element.properties.ariaLabel = 'Task';
  });
}

function finishLink(element: Element, prefix: string): void {
  const { properties } = element;
  const href = typeof properties.href === 'string' ? properties.href : '';
  if (href.startsWith('#')) properties.href = `#${prefix}${href.slice(1)}`;
  else if (/^(?:https?:|mailto:)/i.test(href)) properties.rel = ['noopener', 'noreferrer', 'nofollow'];
  else {
    // What is left points at a page of the sandbox itself, or was removed: that is text, and looks like it.
    element.tagName = 'span';
    element.properties = properties.id === undefined ? {} : { id: properties.id };
  }
}

/** Colors by the language of the fence. A `suggestion` says what it is. */
function finishCode(pre: Element): void {
  const [code] = pre.children;
  if (code?.type !== 'element' || code.tagName !== 'code') return;
  const names = Array.isArray(code.properties.className) ? code.properties.className : [];
  const language = names
    .map(String)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  if (language === undefined) return;
  const isSuggestion = language === 'suggestion' || language.startsWith('suggestion:');
  const text = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  const lines = text.replace(/\n$/, '').split('\n');
  const html =
    language === 'diff'
      ? lines.map(toDiffLine)
      : isSuggestion
        ? lines.map(toAddedLine)
        : highlightLines(lines, language);
  const isFix = language === 'diff' || isSuggestion;
  // The lines of a fix are blocks, which need nothing between them.
  code.children = [{ type: 'raw', value: html.join(isFix ? '' : '\n') }];
  pre.properties.className = isFix ? ['fix'] : [];
  if (isSuggestion) pre.properties.dataLabel = 'Suggested change';
}

function toDiffLine(line: string): string {
  if (line.startsWith('+')) return `<ins>${escapeHtml(line)}</ins>`;
  return line.startsWith('-') ? `<del>${escapeHtml(line)}</del>` : `<span>${escapeHtml(line)}</span>`;
}

function toAddedLine(line: string): string {
  return `<ins>${escapeHtml(line)}</ins>`;
}

function forEachElement(tree: Root, visit: (element: Element) => void): void {
  const waiting: (Root | Element)[] = [tree];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.type === 'element') visit(next);
    for (const child of next.children) if (child.type === 'element') waiting.push(child);
  }
}

/** The tree of a rendered comment, in the words of the libraries that make it. */
export type Root = Extract<Parameters<ReturnType<typeof rehypeRaw>>[0], { type: 'root' }>;
type Node = Root['children'][number];
export type Element = Extract<Node, { type: 'element' }>;
