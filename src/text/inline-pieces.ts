import { splitCodeSpans } from './code-spans.ts';
import { webUrl } from './web-url.ts';

/**
 * A piece of one line of untrusted text, by what becomes of it in Markdown: `code` is shown as a code span,
 * `url` may be a link, `text` is escaped. Joined in their order the pieces are the line, but for the
 * backticks of code spans.
 */
export interface InlinePiece {
  readonly kind: 'code' | 'url' | 'text';
  readonly text: string;
}

/** Printable ASCII but what ends a URL in prose or could end an autolink (CommonMark §6.5). */
const URL_IN_TEXT = /(?<![A-Za-z0-9])https?:\/\/[!#-;=?-[\]_a-z~]+/gi;

/**
 * `@isTest`, `@angular/core@1.2.3`, `name@host.example`: mentions and e-mail addresses, or annotations and
 * packages that people copy. The look-behind lets the part before the sign begin only where a word begins, so
 * that long words are read once.
 */
const AT_WORD = /(?:(?<![\w.+-])\w[\w.+-]*)?@\w(?:[\w.+/@-]*\w)?/g;

/**
 * What becomes of web addresses: pieces of their own, or text like any other (a link's label cannot hold a
 * link).
 */
export type UrlPieces = 'apart' | 'as-text';

/**
 * Splits one line (no line breaks, no invisible characters) into pieces. Time is linear in the length of the
 * line.
 */
export function splitInline(line: string, urls: UrlPieces): InlinePiece[] {
  const splitText = urls === 'apart' ? splitUrls : splitAtWords;
  return splitCodeSpans(line).flatMap((part): InlinePiece[] =>
    part.kind === 'code' ? [{ kind: 'code', text: part.text }] : splitText(part.text),
  );
}

function splitUrls(text: string): InlinePiece[] {
  const pieces: InlinePiece[][] = [];
  let last = 0;
  for (const match of text.matchAll(URL_IN_TEXT)) {
    const url = withoutSentenceEnd(match[0]);
    const next = text.slice(match.index + match[0].length);
    if (!leadsWhereItSays(url) || /^[\p{L}\p{N}\p{M}]/u.test(next.slice(0, 2))) continue;
    pieces.push(splitAtWords(text.slice(last, match.index)), [{ kind: 'url', text: url }]);
    last = match.index + url.length;
  }
  return [...pieces.flat(), ...splitAtWords(text.slice(last))];
}

function splitAtWords(text: string): InlinePiece[] {
  const pieces: InlinePiece[] = [];
  let last = 0;
  for (const match of text.matchAll(AT_WORD)) {
    if (match.index > last) pieces.push({ kind: 'text', text: text.slice(last, match.index) });
    pieces.push({ kind: 'code', text: match[0] });
    last = match.index + match[0].length;
  }
  if (last < text.length) pieces.push({ kind: 'text', text: text.slice(last) });
  return pieces;
}

/**
 * The URL without the punctuation of the sentence around it, as in GFM §6.9: `(see https://a.example/b_(c)).`
 */
function withoutSentenceEnd(url: string): string {
  let surplus = count(url, ')') - count(url, '(');
  let end = url.length;
  for (; end > 0; end--) {
    const character = url.charAt(end - 1);
    if (character === ')' && surplus > 0) surplus--;
    else if (!'?!.,:;*_~\'"]'.includes(character)) break;
  }
  return url.slice(0, end);
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

/**
 * Whether an autolink leads to the address that a reader sees. The parser makes another host of percent signs
 * and odd numbers (`https://0x7f.1/`), and some renderers another path of entities
 * (`https://e.example/&copy;`).
 */
function leadsWhereItSays(text: string): boolean {
  const url = webUrl(text);
  const showsHost = url !== undefined && text.toLowerCase().startsWith(`${url.protocol}//${url.host}`);
  return showsHost && !/&#?\w+;/.test(text);
}
