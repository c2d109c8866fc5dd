import type { Language } from './code.ts';

/** A sign of code in its place. */
export interface Sign {
  /** `break`: a line ends here, where that ends a statement. */
  readonly kind: 'word' | 'text' | 'comment' | 'mark' | 'break';
  /** That of a text begins with one of `TEXT`. */
  readonly text: string;
  /** From 0. */
  readonly line: number;
  /** The bracket that it stands in. */
  readonly bracket: Bracket | undefined;
  /** The bracket that it closes. */
  readonly closes?: Bracket | undefined;
}

export interface Bracket {
  readonly sign: string;
  /** What stands before it. */
  readonly before: Sign | undefined;
  /** The one that it stands in. */
  readonly outer: Bracket | undefined;
  /** It holds the condition of a statement, which governs the one behind it. */
  readonly isHead: boolean;
  /** That stand in it, and in no other one within it. */
  commas: number;
}

/** How a text begins that is in quotes, one in backticks, and a regular expression. */
export const TEXT = { quoted: '"', template: '`', expression: '/' };
const COMMENT = '# ';
/** Where code begins in a template. */
const FILLED_IN = '${';

const BLANKS = /[\t ]+/y;
const WORD = /\p{N}[\p{L}\p{N}_]*(?:\.\p{N}[\p{L}\p{N}_]*)?|[\p{L}\p{M}\p{N}_$]+/uy;
/** With its prefix. Without a partner it goes on to the end of its line. */
const QUOTED = /([A-Za-z]{0,2})(?:"((?:\\[\s\S]|[^"\\\n])*)|'((?:\\[\s\S]|[^'\\\n])*))(["']|\\?)/y;
/** From a backtick, or from the end of a value that is filled in, to the next value or the end. */
const TEMPLATE = /[`}](?:\\[\s\S]|\$(?!\{)|[^`\\$])*(?:`|\$\{|\\?$)/y;
/** Marks that are one sign together, and all other characters. Of `>>` each may close a list of types. */
const MARK =
  /<!--|\.\.\.|===|!==|\*\*=|<<=|&&=|\|\|=|\?\?=|->\*|<=>|=>|[=!<>+*/%&|^:-]=|&&|\|\||\?\?|\?\.|\+\+|--|<<|\*\*|->|<-|::|\/\/|[\s\S]/uy;

/** What stands behind them, with a slash, is a regular expression. */
const BEFORE_EXPRESSION =
  /^(?:await|case|delete|do|else|in|instanceof|new|of|return|throw|typeof|void|yield)$/u;

/** What was read of a source so far. */
interface Reading {
  readonly language: Language;
  readonly source: string;
  at: number;
  /** From 0. */
  line: number;
  readonly signs: Sign[];
  /** The innermost bracket that is open, and what it was where the line begins. */
  open: Bracket | undefined;
  openBefore: Bracket | undefined;
  /** The last sign that is code, and the one before it. */
  last?: Sign | undefined;
  beforeLast?: Sign | undefined;
}

/** The signs of a source, comments among them, in order. White space is none of them. */
export function readSigns(language: Language, source: string): readonly Sign[] {
  const reading: Reading = {
    ...{ language, source, at: 0, line: 0, signs: [] },
    ...{ open: undefined, openBefore: undefined },
  };
  while (reading.at < source.length) {
    // The white space before a text may be a part of it.
    const isRead =
      readLineEnd(reading) ||
      readAny(reading, language.texts, 'text', (part) => TEXT.quoted + part) ||
      skipBlanks(reading) ||
      readAny(
        reading,
        language.comments,
        'comment',
        (part) => COMMENT + part.trim().replace(/[\t ]+/gu, ' '),
      ) ||
      readTemplate(reading) ||
      readExpression(reading) ||
      readQuoted(reading) ||
      readAny(reading, [WORD], 'word', (part) => part);
    if (!isRead) readMark(reading);
  }
  return reading.signs;
}

function take({ source, at }: Reading, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

function add(reading: Reading, kind: Sign['kind'], text: string, closes?: Bracket): void {
  const { signs, open, line } = reading;
  const sign: Sign = { kind, text, line, bracket: open, closes };
  signs.push(sign);
  if (kind === 'comment' || kind === 'break') return;
  reading.beforeLast = reading.last;
  reading.last = sign;
}

function beginLine(reading: Reading): void {
  reading.line += 1;
  reading.openBefore = reading.open;
}

/** What goes over several lines is a sign in each of them. */
function addLines(
  reading: Reading,
  kind: Sign['kind'],
  taken: string,
  toText: (part: string) => string,
): void {
  for (const [index, part] of taken.split('\n').entries()) {
    if (index > 0) beginLine(reading);
    add(reading, kind, toText(part));
  }
  reading.at += taken.length;
}

function readAny(
  reading: Reading,
  patterns: readonly RegExp[],
  kind: Sign['kind'],
  toText: (part: string) => string,
): boolean {
  for (const pattern of patterns) {
    const [taken] = take(reading, pattern) ?? [];
    if (taken === undefined) continue;
    addLines(reading, kind, taken, toText);
    return true;
  }
  return false;
}

function readLineEnd(reading: Reading): boolean {
  const { language, source, at, line, open, signs } = reading;
  if (source[at] !== '\n') return false;
  const counts = language.breaks === 'nowhere' || (language.breaks === 'brackets' && open === undefined);
  if (counts && signs.at(-1)?.line === line) add(reading, 'break', '\n');
  beginLine(reading);
  reading.at += 1;
  return true;
}

function skipBlanks(reading: Reading): boolean {
  const [blanks = ''] = take(reading, BLANKS) ?? [];
  reading.at += blanks.length;
  return blanks !== '';
}

function readTemplate(reading: Reading): boolean {
  const { language, source, at, open } = reading;
  const goesOn = source[at] === '}' && open?.sign === TEXT.template;
  if (!language.isScript || (source[at] !== TEXT.template && !goesOn)) return false;
  const [taken] = take(reading, TEMPLATE) ?? [];
  if (taken === undefined) return false;
  if (goesOn) reading.open = open.outer;
  addLines(reading, 'text', taken, (part) => TEXT.template + part);
  if (taken.endsWith(FILLED_IN))
    reading.open = {
      ...{ sign: TEXT.template, before: undefined, outer: reading.open },
      ...{ isHead: false, commas: 0 },
    };
  return true;
}

function readExpression(reading: Reading): boolean {
  const { language, source, at, last } = reading;
  if (!language.isScript || source[at] !== '/' || !mayBeExpression(last, source[at + 1])) return false;
  let end = at + 1;
  for (let isInClass = false; end < source.length && source[end] !== '\n'; end += 1) {
    if (source[end] === '\\') end += 1;
    else if (source[end] === '[') isInClass = true;
    else if (source[end] === ']') isInClass = false;
    else if (source[end] === '/' && !isInClass) break;
  }
  addLines(
    reading,
    'text',
    source.slice(at, Math.min(end + 1, source.length)).replace(/\n$/u, ''),
    (part) => part,
  );
  return true;
}

function mayBeExpression(last: Sign | undefined, next: string | undefined): boolean {
  if (last === undefined) return true;
  if (last.kind === 'word') return BEFORE_EXPRESSION.test(last.text);
  if (last.kind === 'text') return last.text.startsWith(TEXT.template) && last.text.endsWith(FILLED_IN);
  if (last.text === ')') return last.closes?.isHead === true;
  // `</b>` and `<b a={c} />` are no such thing.
  return last.text === '}' ? next !== '>' : !/^(?:\]|<|\+\+|--)$/u.test(last.text);
}

function readQuoted(reading: Reading): boolean {
  const { language, source, signs } = reading;
  const [taken, prefix = '', double, single = '', end = ''] = take(reading, QUOTED) ?? [];
  if (taken === undefined) return false;
  const body = double ?? single;
  if (/["']/u.test(end) && !isCut(prefix, body)) {
    const text = prefix + (/r/iu.test(prefix) ? body : body.replace(/\\([\s\S])/gu, unescapeQuote));
    if (language.hasAlikeQuotes && !taken.includes('\n'))
      addLines(reading, 'text', taken, () => TEXT.quoted + text);
    else addLines(reading, 'text', taken, (part) => TEXT.quoted + part);
    return true;
  }
  // It may be an apostrophe, and what was taken for a text before it may be none.
  while (signs.at(-1)?.line === reading.line) signs.pop();
  reading.open = reading.openBefore;
  const lineEnd = source.indexOf('\n', reading.at + taken.length);
  reading.at = source.lastIndexOf('\n', reading.at - 1) + 1;
  const whole = source.slice(reading.at, lineEnd === -1 ? source.length : lineEnd);
  addLines(reading, 'text', whole, (part) => TEXT.quoted + part.trim());
  return true;
}

/** A text of Python within one of the same quotes, which looks as if it ended there. */
function isCut(prefix: string, body: string): boolean {
  return /[ft]/iu.test(prefix) && body.split('{').length !== body.split('}').length;
}

function unescapeQuote(escaped: string, sign: string): string {
  return sign === '"' || sign === "'" ? sign : escaped;
}

function readMark(reading: Reading): void {
  const { open, last, beforeLast } = reading;
  const [mark = ''] = take(reading, MARK) ?? [];
  if (mark === ',' && open !== undefined) open.commas += 1;
  const closed = /^[)\]}]$/u.test(mark) && open?.sign !== TEXT.template ? open : undefined;
  if (closed !== undefined) reading.open = closed.outer;
  add(reading, 'mark', mark, closed);
  reading.at += mark.length;
  if (!/^[([{]$/u.test(mark)) return;
  const statement = last?.text === 'await' ? beforeLast : last;
  const isHead = statement?.kind === 'word' && /^(?:if|for|while|with)$/u.test(statement.text);
  reading.open = { sign: mark, before: last, outer: reading.open, isHead, commas: 0 };
}
