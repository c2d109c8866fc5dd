import type { PhrasingContent, Text } from 'mdast';
import { isHtmlTag } from './html-tag.ts';
import { codeSpan, escapeInline, joinInline, link } from './markdown.ts';
import { visibleText } from './visible-text.ts';
import { webUrl } from './web-url.ts';

/** Where inline nodes stand. */
export interface InlineContext {
  /** Addresses of the definitions of the document, by their normalized label. */
  readonly definitions: ReadonlyMap<string, string>;
  /** Whether a line of the source (from 1) runs on to the next; else its end is a line break. */
  readonly isWrapped: (line: number) => boolean;
  /** What becomes of a line break: a heading and a cell of a table are one line. */
  readonly breaks: 'kept' | 'spaces';
  /** Marks around the nodes. One of them within itself would end it. */
  readonly open: readonly Mark[];
}

type Mark = 'strong' | 'emphasis';
type Piece = { readonly kind: 'text' | 'ready'; readonly value: string } | { readonly kind: 'break' };

const SPACE: Piece = { kind: 'text', value: ' ' };
const SIGNS: Readonly<Record<Mark, string>> = { strong: '**', emphasis: '*' };
const LINE_BREAK_TAG = /^<br\s*\/?>$/i;

/**
 * Renders untrusted inline nodes as inline Markdown. HTML is gone (what only looks like it is text), of
 * images the alternative text stays, text is escaped by the rules of `escapeMarkdown`, and links show where
 * they lead.
 */
export function renderInline(nodes: readonly PhrasingContent[], context: InlineContext): string {
  return joinInline(toParts(toPieces(nodes, context))).trim();
}

function toPieces(nodes: readonly PhrasingContent[], context: InlineContext): readonly Piece[] {
  return nodes.flatMap((node) => toPiecesOf(node, context));
}

function toPiecesOf(node: PhrasingContent, context: InlineContext): readonly Piece[] {
  switch (node.type) {
    case 'text':
      return toLines(node, context);
    case 'inlineCode':
      return [{ kind: 'ready', value: codeSpan(node.value) }];
    case 'strong':
    case 'emphasis':
      return toMarked(node.type, node.children, context);
    case 'delete':
      // Not struck out: where tildes do not pair, as at some edges of words, `~a` is a reference to a label.
      return toPieces(node.children, context);
    case 'link':
      return toLink(node.children, node.url, context);
    case 'linkReference':
      return toLink(node.children, context.definitions.get(node.identifier) ?? '', context);
    case 'image':
    case 'imageReference':
      return [{ kind: 'text', value: node.alt ?? '' }];
    case 'footnoteReference':
      return [{ kind: 'text', value: `[${node.identifier}]` }];
    case 'break':
      return toBreak(context);
    case 'html':
      if (LINE_BREAK_TAG.test(node.value)) return toBreak(context);
      return isHtmlTag(node.value) ? [] : [{ kind: 'text', value: node.value }];
  }
}

function toLines(node: Text, context: InlineContext): readonly Piece[] {
  const first = node.position?.start.line ?? 1;
  return node.value.split('\n').flatMap((line, index): readonly Piece[] => {
    const text = { kind: 'text', value: line } as const;
    if (index === 0) return [text];
    return context.isWrapped(first + index - 1) ? [SPACE, text] : [...toBreak(context), text];
  });
}

function toMarked(
  mark: Mark,
  children: readonly PhrasingContent[],
  context: InlineContext,
): readonly Piece[] {
  if (context.open.includes(mark)) return toPieces(children, context);
  const inner = renderInline(children, { ...context, open: [...context.open, mark] });
  if (inner === '') return [SPACE];
  return [{ kind: 'ready', value: SIGNS[mark] + inner + SIGNS[mark] }];
}

function toLink(children: readonly PhrasingContent[], url: string, context: InlineContext): readonly Piece[] {
  // What leads nowhere is text like that around it: a sign before it must not find its word in it.
  if (webUrl(url) === undefined) return toPieces(children, context);
  return [{ kind: 'ready', value: link(children.map(toLabel).join(''), url) }];
}

/** Plain text, in which code stands between backticks. */
function toLabel(node: PhrasingContent): string {
  if (node.type === 'inlineCode') return codeSpan(node.value);
  if (node.type === 'text') return node.value;
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  return 'children' in node ? node.children.map(toLabel).join('') : ' ';
}

function toBreak({ breaks }: InlineContext): readonly Piece[] {
  return breaks === 'kept' ? [{ kind: 'break' }] : [SPACE];
}

/**
 * Texts that come to touch are escaped as one: what was dropped between them parts `@` from `all` no more. A
 * break at an end would show as a backslash.
 */
function toParts(pieces: readonly Piece[]): readonly string[] {
  const parts: string[] = [];
  let text = '';
  let broken = false;
  const add = (part: string) => {
    if (part.trim() === '' && (parts.length === 0 || broken)) return;
    if (broken && parts.length > 0) parts.push('\\\n');
    broken = false;
    if (part !== '') parts.push(part);
  };
  const endText = () => {
    add(escapeText(text));
    text = '';
  };
  for (const piece of pieces) {
    if (piece.kind === 'text') text += piece.value;
    else if (piece.kind === 'break') {
      endText();
      broken = true;
    } else if (piece.value !== '') {
      endText();
      add(piece.value);
    }
  }
  endText();
  return parts;
}

function escapeText(text: string): string {
  return escapeInline(visibleText(text).replace(/\s+/g, ' '), 'apart').replace(/!$/, '\\!');
}
