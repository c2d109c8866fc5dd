/** A part of one line: what stands between balanced backticks, as a reader sees it, or all else. */
export interface SpanPart {
  readonly kind: 'code' | 'text';
  readonly text: string;
  /** Where the part begins in the line, its backticks included. */
  readonly start: number;
}

/**
 * Finds the code spans of one line (CommonMark §6.1): a run of backticks up to the next run of the same
 * length. A run without a partner, or with nothing but spaces up to it, is text. Time is linear in the length
 * of the line.
 */
export function splitCodeSpans(line: string): SpanPart[] {
  // Odd places hold the runs of backticks, even places what stands between them.
  const parts = line.split(/(`+)/);
  const partners = partnersOfRuns(parts);
  const spans: SpanPart[] = [];
  let text = '';
  let at = 0;
  const endText = () => {
    if (text !== '') spans.push({ kind: 'text', text, start: at - text.length });
    text = '';
  };
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] ?? '';
    const partner = partners[i];
    const code = partner === undefined ? '' : parts.slice(i + 1, partner).join('');
    if (partner === undefined || code.trim() === '') {
      text += part;
      at += part.length;
      continue;
    }
    endText();
    spans.push({ kind: 'code', text: withoutPadding(code), start: at });
    at += part.length + code.length + part.length;
    i = partner;
  }
  endText();
  return spans;
}

/** For each run of backticks the place of the next run of the same length. */
function partnersOfRuns(parts: readonly string[]): (number | undefined)[] {
  const partners: (number | undefined)[] = [];
  const nextOfLength = new Map<number, number>();
  const lastRun = parts.length - 2;
  for (let i = lastRun; i > 0; i -= 2) {
    const length = parts[i]?.length ?? 0;
    partners[i] = nextOfLength.get(length);
    nextOfLength.set(length, i);
  }
  return partners;
}

/** CommonMark takes one space from both ends, so that a span can begin with a backtick. */
function withoutPadding(code: string): string {
  return code.startsWith(' ') && code.endsWith(' ') ? code.slice(1, -1) : code;
}

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

/**
 * Where the first code span, autolink, link destination or entity begins that a line of our Markdown leaves
 * open; the length of the line where none is. We write all of them on one line, and backticks only around
 * code.
 */
export function openInlineStart(line: string): number {
  for (const part of splitCodeSpans(line)) {
    if (part.kind !== 'text') continue;
    const open = /`|<[^<>]*$|\]\([^()]*$|&\w*$/.exec(part.text);
    if (open !== null) return part.start + open.index;
  }
  return line.length;
}

/** The sitemap protocol's limit for a URL; longer ones are data, not addresses. */
const URL_CHARACTERS = 2_048;

/**
 * Names and addresses. The parser lets many more characters through, which no DNS name has (RFC 1123 §2.1)
 * and Markdown reads.
 */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;

/**
 * Parses an address that a reader may be led to: http or https, without a user name or password
 * (`https://github.com@evil.example` leads to evil.example). Undefined for all else. The parser writes a host
 * in other scripts as `xn--…`, which shows look-alikes.
 */
export function webUrl(text: string): URL | undefined {
  if (text.length > URL_CHARACTERS || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  const isAnonymous = url.username === '' && url.password === '';
  return isWeb && isAnonymous && HOST.test(url.hostname) ? url : undefined;
}
