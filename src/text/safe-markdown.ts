import type { Nodes, Paragraph, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { gfm } from 'micromark-extension-gfm';
import { plainLines, truncate } from './lines.ts';
import { escapeMarkdown } from './markdown.ts';
import { toPlainBlocks } from './safe-blocks.ts';
import { sealBody } from './seal.ts';

/**
 * `markdown` is GitHub Flavored Markdown. `text` is plain text in which tools write Markdown all the same
 * (PMD, Ruff): lists, fences, code, headings and links are read as such, everything else is what it says,
 * angle brackets, asterisks and indentation included.
 */
export type Dialect = 'markdown' | 'text';

/**
 * A line of plain text that is shorter does not run on to the next, `Severity: HIGH`, unless that begins in
 * lower case.
 */
const SHORTEST_WRAPPED_LINE = 50;

/** Names of the parser's constructs that plain text does not have. */
const NOT_IN_TEXT = [
  ...['attention', 'blockQuote', 'characterEscape', 'characterReference', 'codeIndented'],
  ...['htmlFlow', 'htmlText', 'setextUnderline', 'thematicBreak'],
];

/**
 * Most steps of parsing (see `parsingSteps`): with them a text of 8,000 characters takes three times as long
 * as one of plain words. The help texts of real rules need half as many at most.
 */
export const MOST_STEPS = 8_000;

/**
 * Untrusted Markdown (help of a rule), read into a syntax tree and written anew from what is safe:
 * paragraphs, lists, quotes, tables, code, emphasis and web links that show their host. HTML and images are
 * gone (an image's alternative text stays), headings are bold, mentions, references and emoji codes are dead,
 * and fences have languages of plain code only. What would keep the parser busy is shown as plain text
 * instead.
 *
 * @param limit most characters (UTF-16 units) that are read, and that come out; what is cut is cut visibly
 */
export function safeMarkdown(markdown: string, limit: number, dialect: Dialect = 'markdown'): string {
  const source = truncate(plainLines(markdown), limit);
  if (parsingSteps(source) > MOST_STEPS) return sealBody({ markdown: escapeMarkdown(source) }, limit);
  const tree = parse(source, dialect);
  const context = {
    definitions: definitionsOf(tree),
    isWrapped: dialect === 'markdown' ? () => true : wrappedLines(source),
    breaks: 'kept',
    open: [],
  } as const;
  const safe = toMarkdown(
    { type: 'root', children: toPlainBlocks(tree.children, context) },
    { bullet: '-', listItemIndent: 'one', handlers: { paragraph: writeReady } },
  );
  return sealBody({ markdown: safe }, limit);
}

function parse(source: string, dialect: Dialect): Root {
  return dialect === 'markdown'
    ? fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
    : fromMarkdown(source, { extensions: [{ disable: { null: NOT_IN_TEXT } }] });
}

function wrappedLines(source: string): (line: number) => boolean {
  const lines = source.split('\n');
  return (line) => {
    const [own = '', next = ''] = lines.slice(line - 1, line + 1);
    return own.trim().length >= SHORTEST_WRAPPED_LINE || /^\s*\p{Ll}/u.test(next);
  };
}

/** The first definition of a label counts (CommonMark §4.7). Their tree is as deep as the parser could go. */
function definitionsOf(tree: Root): ReadonlyMap<string, string> {
  const definitions = new Map<string, string>();
  const visit = (node: Nodes): void => {
    if (node.type === 'definition' && !definitions.has(node.identifier)) {
      definitions.set(node.identifier, node.url);
    }
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return definitions;
}

/** The paragraphs of plain blocks hold Markdown that is ready; escaping it again would show the escapes. */
function writeReady({ children }: Paragraph): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}

/**
 * What the parser of Markdown (micromark 4) needs beyond plain words, in steps of about a microsecond. It
 * calls itself for each level of lists and quotes of a line.
 */
const STEPS = { line: 10, level: 7, mark: 50, cell: 35, sign: 4 } as const;

/**
 * Where it walks back over what it has read, so that time grows with the square: for a sign over those of its
 * paragraph before it (emphasis and struck words look for what opens them, a bracket for the one before), for
 * the line under a heading, and for a line without the marks of the list or quote that it runs on in, over
 * all before it. So many pairs of them are a step.
 */
const PAIRS_A_STEP = { signs: 60, underlines: 8, lazyLines: 8 } as const;

/** What begins a quote, an item of a list, a heading, a definition or a footnote. */
const MARK = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)]|#{1,6})(?=[ \t]|$)|\[[^\]]*\]:)/y;
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/;
const SIGN = /[*_~[\]<&`@!\\]|:\/\/|www\./gi;
const TAB = '    ';

/**
 * An upper bound of what it takes to parse a text as Markdown, in steps of about a microsecond beyond what as
 * many plain words take. Counted are the signs that the parser stops at, in time that is linear in the length
 * of the text; nothing is parsed.
 */
export function parsingSteps(markdown: string): number {
  let steps = 0;
  let [signs, underlines, lazyLines, depth] = [0, 0, 0, 0];
  let wasBlank = true;
  for (const line of markdown.split('\n')) {
    const isBlank = line.trim() === '';
    const marks = countMarks(line);
    // A list stays open over blank lines, and over lines of its paragraph that are not indented.
    if (marks > 0 || (wasBlank && !isBlank)) depth = Math.min(depth, indentOf(line) / 2) + marks;
    else if (!isBlank && depth > 0) lazyLines += 1;
    if (UNDERLINE.test(line)) underlines += 1;
    const before = isBlank ? 0 : signs;
    const here = count(line, SIGN);
    signs = before + here;
    steps += (signs ** 2 - before ** 2) / PAIRS_A_STEP.signs + here * STEPS.sign;
    steps += STEPS.line + depth * STEPS.level + marks * STEPS.mark + count(line, /\|/g) * STEPS.cell;
    wasBlank = isBlank;
  }
  steps += underlines ** 2 / PAIRS_A_STEP.underlines + lazyLines ** 2 / PAIRS_A_STEP.lazyLines;
  return Math.ceil(steps);
}

function countMarks(line: string): number {
  let marks = 0;
  MARK.lastIndex = 0;
  while (MARK.test(line)) marks += 1;
  return marks;
}

function indentOf(line: string): number {
  return (/^[ \t]*/.exec(line)?.[0] ?? '').replaceAll('\t', TAB).length;
}

function count(line: string, pattern: RegExp): number {
  return line.match(pattern)?.length ?? 0;
}
