import { splitInline, webUrl } from './inline.ts';
import { oneLine, visibleText, ZERO_WIDTH_SPACE } from './lines.ts';

/**
 * Signs that services turn into something after Markdown has been parsed, where a backslash is of no use any
 * more: references (`#1 !1 %v1 ~bug &1 $1 ~"a b" GH-1 GL-1`), mentions, emoji (`:smile:`), addresses of other
 * schemes and without one, and what GitLab adds (`[[wiki]]`, `[issue:1]`, `[TOC]`, `{+ins+}`, `[-del-]`,
 * `*iteration:1`, `%{project_name}`).
 */
const LIVE_SIGN =
  /[#＃﹟!%~&$@＠﹫](?=[\p{L}\p{N}_])|@(?=[-.])|[%~](?=")|%(?=\{)|(?<![\p{L}\p{N}])G[HL](?=-\p{N})|:(?=\/\/|[\w+-]+:)|\[(?=\[|\w+:|_?TOC)|[[{](?=[+-])|\*(?=iteration:)|www(?=\.)/giu;

/**
 * Characters that Markdown reads inside a line. Underscores inside a word (`Account__c`) and `\` before a
 * letter are plain.
 */
const INLINE_SIGN = /((?<=[A-Za-z0-9])_+(?=[A-Za-z0-9]))|\\(?![A-Za-z0-9 ])|[*[\]~$_]/g;

/** Starts of blocks, rows of dashes below a table's head included, and the slash of a quick action. */
const BLOCK_START = /^([|:\s\u200B]*)([-+#>=/])/;
const ORDERED_ITEM = /^(\d{1,9})([.)])(?=\s|$)/;

/**
 * Plain untrusted text as Markdown that renders as that very text: no HTML, image, mention, reference, emoji,
 * heading, list, quote, fence, table or quick action. Blank lines part paragraphs and line breaks stay. Code
 * between balanced backticks on one line stays code, words with an `@` become code, and http(s) addresses are
 * links that show where they lead. Else the rendered text differs from the input in white space and U+200B
 * only.
 */
export function escapeMarkdown(text: string): string {
  return visibleText(text)
    .split('\n')
    .map((line) => escapeLine(line, 'apart'))
    .join('\n')
    .trim()
    .replace(/\n{2,}/g, '\n\n')
    .replace(/(?<!\n)\n(?!\n)/g, '\\\n')
    .replace(/!$/, '\\!'); // Else a link that follows would become an image.
}

/**
 * A code span that shows a text exactly, as one line and without invisible characters. An empty text gives an
 * empty string.
 */
export function codeSpan(text: string): string {
  const code = visibleText(text).replace(/[\n\t]/g, ' ');
  if (code === '') return '';
  const taken = new Set(Array.from(code.matchAll(/`+/g), ([run]) => run.length));
  let length = 1;
  while (taken.has(length)) length++;
  const ticks = '`'.repeat(length);
  // A backtick at an end would join the delimiter; CommonMark §6.1 takes one space away again, if there is
  // one at both ends.
  const touches = code.startsWith('`') || code.endsWith('`');
  const losesSpaces = code.startsWith(' ') && code.endsWith(' ') && /[^ ]/.test(code);
  const padding = touches || losesSpaces ? ' ' : '';
  return ticks + padding + code + padding + ticks;
}

/**
 * A fenced code block around a text, without invisible characters. The fence is longer than any run of
 * backticks inside. A language of other characters than letters, digits, `+` and `-` is left out.
 *
 * Where a line of the text begins with a slash (`// a comment`), the whole block is indented by one space. No
 * line of the body begins with a slash then, and renderers take the space away again (CommonMark §4.5), so
 * that the code is shown and copied as it is.
 */
export function codeFence(text: string, language = ''): string {
  const code = visibleText(text).replace(/\n$/, '');
  const longest = (code.match(/`+/g) ?? []).reduce((length, run) => Math.max(length, run.length), 0);
  const fence = '`'.repeat(Math.max(3, longest + 1));
  const info = /^[A-Za-z0-9+-]+$/.test(language) ? language : '';
  const block = `${fence}${info}\n${code}\n${fence}`;
  return /^\//m.test(code) ? block.replace(/^(?=.)/gm, ' ') : block;
}

/**
 * A link that shows where it leads: `[label](url) (host)`, without the host where the label begins with it.
 * Other addresses than http(s) ones, and those with a user name, give the escaped label alone. Both arguments
 * are untrusted plain text.
 */
export function link(label: string, url: string): string {
  const name = oneLine(label);
  const target = webUrl(url);
  if (target === undefined) return escapeMarkdown(name);
  const [piece, ...more] = splitInline(name, 'apart');
  if (piece?.kind === 'url' && more.length === 0 && name === url) return autolink(name);
  const host = target.host.replace(/^www\./, '');
  const shown = name === '' || beginsWithHost(name, host) ? '' : ` (${escapeLine(host, 'as-text')})`;
  return `[${escapeLine(name === '' ? host : name, 'as-text')}](${destination(target)})${shown}`;
}

/**
 * Inline Markdown made by this module, fit for a cell of a GFM table: on one line, with its pipes escaped.
 * GFM §4.10 reads `\|` before anything else, in code spans too.
 */
export function tableCell(markdown: string): string {
  return markdown
    .split('\n')
    .map((line, index, lines) => (index < lines.length - 1 ? withoutHardBreak(line) : line).trim())
    .filter((line) => line !== '')
    .join(' ')
    .replace(/(?<!\\)(\\*)\|/g, (_, backslashes: string) =>
      // An odd one out stands in a code span and must not be taken for the escape of the pipe.
      backslashes.length % 2 === 0 ? `${backslashes}\\|` : `${backslashes}${ZERO_WIDTH_SPACE}\\|`,
    );
}

function escapeLine(line: string, urls: 'apart' | 'as-text'): string {
  return escapeLineStart(escapeInline(line.replaceAll('\t', ' ').trim(), urls));
}

/**
 * One line of untrusted plain text (no tabs, no invisible characters), as `escapeMarkdown` renders it, with
 * its spaces at both ends and as it may stand in the middle of a line.
 */
export function escapeInline(line: string, urls: 'apart' | 'as-text'): string {
  return joinInline(splitInline(line, urls).map(renderPiece));
}

/** Joins inline Markdown: backticks that come to touch would make one run. */
export function joinInline(parts: readonly string[]): string {
  return parts
    .map((next, i) => (next.startsWith('`') && parts[i - 1]?.endsWith('`') ? ZERO_WIDTH_SPACE + next : next))
    .join('');
}

/** A line of inline Markdown as it may begin a line: what it begins with starts no block. */
export function escapeLineStart(markdown: string): string {
  return markdown.replace(BLOCK_START, '$1\\$2').replace(ORDERED_ITEM, '$1\\$2');
}

function renderPiece(piece: ReturnType<typeof splitInline>[number]): string {
  if (piece.kind === 'code') return codeSpan(piece.text);
  return piece.kind === 'url' ? autolink(piece.text) : escapeText(piece.text);
}

/**
 * Entities stand for `<` and backticks: they hold in every dialect, and a backtick then always belongs to a
 * code span.
 */
function escapeText(text: string): string {
  return text
    .replace(LIVE_SIGN, `$&${ZERO_WIDTH_SPACE}`)
    .replace(INLINE_SIGN, (sign, inWord: string | undefined) => inWord ?? `\\${sign}`)
    .replaceAll('<', '&lt;')
    .replaceAll('`', '&grave;');
}

/** In angle brackets, because there no character of the address is read as Markdown (CommonMark §6.5). */
function autolink(url: string): string {
  return `<${url}>`;
}

/**
 * The parser writes an address in ASCII without spaces. Here all that could end the destination, be read as
 * Markdown or part the cells of a table is percent-encoded as well, and what would be read as an entity is
 * escaped.
 */
function destination(url: URL): string {
  const path = url.href
    .slice(url.origin.length)
    .replace(/[^\w\-.~:/?#@!$&+,;=%]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/&(?=#?\w+;)/g, '&amp;');
  return url.origin + path;
}

/** Anywhere else in an address a host proves nothing: `https://github.com/evil.example`. */
function beginsWithHost(label: string, host: string): boolean {
  const start = label
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '');
  return start.startsWith(host) && /^(?:$|[\s/?#])/.test(start.slice(host.length));
}

/** Takes the backslash that breaks the line away; an even number of them is escaped backslashes. */
function withoutHardBreak(line: string): string {
  let backslashes = 0;
  while (line.charAt(line.length - 1 - backslashes) === '\\') backslashes++;
  return backslashes % 2 === 1 ? line.slice(0, -1) : line;
}

/** The address of a file, or of a line in it, where people can read it; undefined where none is known. */
export type LinkTo = (path: string, line: number | undefined) => string | undefined;

/**
 * A place as Markdown: its name as code, and as a link where its address is known. The link is our own, and
 * need not show where it leads.
 */
export function placeLink(name: string, address: string | undefined): string {
  const code = codeSpan(oneLine(name));
  return address === undefined ? code : `[${code}](${address})`;
}

/** A path as part of an address, fit for the destination of a link. */
export function encodePath(path: string): string {
  return path
    .toWellFormed()
    .split('/')
    .map((part) => encodeURIComponent(part).replaceAll(/[!'()*]/gu, encodeSign))
    .join('/');
}

function encodeSign(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}
