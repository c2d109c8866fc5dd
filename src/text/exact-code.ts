import { type Language, languageOf } from './code.ts';
import { type Bracket, readSigns, type Sign, TEXT } from './read-signs.ts';

// What a line of code does, for what people decided about it: all that counts in its language (code.ts), sign
// by sign. What is not understood counts as it stands, so that a doubt asks people again.

/** Longer texts are generated, and their lines count as they stand. */
const LONGEST = 1_000_000;
/** Before what a formatter may put in or take out. */
const OPTIONAL = '\u0001';
const BETWEEN = '\u0000';

/** What is known of the lines of a file. */
interface Code {
  /** What counts of each. */
  readonly counts: readonly string[];
  /** The first line (from 1) of the statement that it belongs to, where line ends end statements. */
  readonly starts: ReadonlyMap<number, number>;
}

const known = new WeakMap<readonly string[], { readonly language: Language; readonly code: Code }>();

/** What counts of a line (from 1) of a file, as one text. */
export function exactLine(path: string, lines: readonly string[], line: number): string {
  const signs = exactSigns(path, lines, line, line);
  return signs.filter((sign) => !sign.startsWith(OPTIONAL)).join(BETWEEN);
}

/** Lines of a file, both included. */
export interface Passage {
  readonly path: string;
  /** All of the file. */
  readonly lines: readonly string[];
  readonly first: number;
  readonly last: number;
}

/** Whether nothing is different but what a formatter may put in and take out. */
export function isSameCode(before: Passage, now: Passage): boolean {
  const [a, b] = [before, now].map(({ path, lines, first, last }) => exactSigns(path, lines, first, last));
  if (a === undefined || b === undefined || languageOf(before.path) !== languageOf(now.path)) return false;
  let [index, other] = [0, 0];
  while (index < a.length || other < b.length) {
    const [left = '', right = ''] = [a[index], b[other]];
    if (bare(left) === bare(right)) {
      index += 1;
      other += 1;
    } else if (left.startsWith(OPTIONAL)) index += 1;
    else if (right.startsWith(OPTIONAL)) other += 1;
    else return false;
  }
  return true;
}

/**
 * The same lines from the begin of their statement on, where line ends end statements but in brackets (as in
 * Python); undefined in other languages, and where nobody can tell.
 */
export function fromStatement(passage: Passage): Passage | undefined {
  const language = languageOf(passage.path);
  if (language?.breaks !== 'brackets') return undefined;
  const first = codeOf(language, passage.lines).starts.get(passage.first);
  return first === undefined ? undefined : { ...passage, first };
}

function bare(sign: string): string {
  return sign.startsWith(OPTIONAL) ? sign.slice(OPTIONAL.length) : sign;
}

function exactSigns(path: string, lines: readonly string[], first: number, last: number): readonly string[] {
  const language = languageOf(path);
  if (language === undefined) return lines.slice(first - 1, last).map(asItStands);
  return codeOf(language, lines)
    .counts.slice(first - 1, last)
    .flatMap((code) => (code === '' ? [] : code.split(BETWEEN)));
}

function codeOf(language: Language, lines: readonly string[]): Code {
  const found = known.get(lines);
  if (found?.language === language) return found.code;
  const text = lines.join('\n');
  const isPlain = text.length <= LONGEST && !text.includes(BETWEEN) && !text.includes(OPTIONAL);
  const code = isPlain
    ? toCode(language, text, lines.length)
    : { counts: lines.map(asItStands), starts: new Map<number, number>() };
  known.set(lines, { language, code });
  return code;
}

/** A line is no sign that may be left out, whatever it begins with. */
function asItStands(line: string): string {
  return `=${line}`;
}

function toCode(language: Language, text: string, count: number): Code {
  const lines = Array.from({ length: count }, (): string[] => []);
  const signs = readSigns(language, text);
  // Without comments and ends of lines, which may stand between any two.
  const code = signs.filter(({ kind }) => kind !== 'comment' && kind !== 'break');
  let at = 0;
  for (const sign of signs) {
    if (code[at] !== sign) {
      lines[sign.line]?.push(sign.text);
      continue;
    }
    const [before, next] = [code[at - 1], code[at + 1]];
    // What begins a line ends the one before it.
    const isEnd = language.breaks !== 'nowhere' && sign.kind === 'mark' && /^[,;]$/u.test(sign.text);
    const placed = isEnd && before !== undefined ? { ...sign, line: before.line } : sign;
    const isOptional =
      isOptionalComma(language, placed, before, next) ||
      (language.isScript && (isOptionalEnd(placed, before, next) || isOptionalParenthesis(code, at)));
    lines[placed.line]?.push(isOptional ? OPTIONAL + sign.text : sign.text);
    if (language.isScript && isEnded(sign, next)) lines[sign.line]?.push(';');
    at += 1;
  }
  return { counts: lines.map((texts) => texts.join(BETWEEN)), starts: findStarts(signs) };
}

function findStarts(signs: readonly Sign[]): ReadonlyMap<number, number> {
  const starts = new Map<number, number>();
  let start: number | undefined;
  for (const { kind, line } of signs) {
    start ??= line + 1;
    if (!starts.has(line + 1)) starts.set(line + 1, start);
    if (kind === 'break') start = undefined;
  }
  return starts;
}

/** Words after which the end of a line is the end of the statement. */
const ENDED = new Set(['return', 'break', 'continue', 'throw', 'yield', 'async']);
/** Words behind which a semicolon makes a difference, wherever it stands. */
const HELD = new Set([...ENDED, 'else', 'do', 'get', 'set', 'static', 'accessor', 'let']);
const END_OF_STATEMENT = new Set([')', ']', '}', '++', '--', '!', '>']);

/** A line ends here, and the statement with it, although no semicolon stands here. */
function isEnded(sign: Sign, next: Sign | undefined): boolean {
  if (next === undefined || next.text === ';') return false;
  if (sign.kind === 'word' && ENDED.has(sign.text)) return next.line > sign.line || next.text === '}';
  const mayBeCounted = sign.kind === 'word' || /^[)\]]$/u.test(sign.text);
  return mayBeCounted && next.line > sign.line && /^(?:\+\+|--)$/u.test(next.text);
}

/** A semicolon at the end of a line, without which the statement ends there too. */
function isOptionalEnd(
  { text, kind, line, bracket }: Sign,
  before: Sign | undefined,
  next: Sign | undefined,
): boolean {
  if (text !== ';' || kind !== 'mark' || before === undefined) return false;
  if (bracket !== undefined && bracket.sign !== '{') return false;
  const isLast = next === undefined || next.line > line || next.text === '}';
  if (!isLast || before.closes?.isHead) return false;
  if (
    before.kind === 'word'
      ? HELD.has(before.text)
      : before.kind === 'mark' && !END_OF_STATEMENT.has(before.text)
  )
    return false;
  return next === undefined || next.text === '}' || next.text === ';' || !goesOn(next, /^in(?:stanceof)?$/u);
}

/** Of `(one) => one`. */
function isOptionalParenthesis(code: readonly Sign[], at: number): boolean {
  const start = code[at]?.text === '(' ? at : at - 2;
  return (
    (start === at || code[at]?.text === ')') &&
    code[start]?.text === '(' &&
    code[start + 1]?.kind === 'word' &&
    code[start + 2]?.text === ')' &&
    code[start + 3]?.text === '=>'
  );
}

/** Words that go on with a value. */
const JOINING = /^(?:in|instanceof|if|for|async|and|or|is|else)$/u;

/**
 * A comma before a closing bracket, or at the end of a line in brackets where nothing else can join the two.
 */
function isOptionalComma(
  language: Language,
  sign: Sign,
  before: Sign | undefined,
  next: Sign | undefined,
): boolean {
  const { bracket } = sign;
  if (sign.text !== ',' || sign.kind !== 'mark' || next === undefined) return false;
  // A hole in a list.
  if (before === undefined || (before.kind === 'mark' && /^[,([{]$/u.test(before.text))) return false;
  if (bracket === undefined) return false;
  if (language.hasMacros && bracket.sign === '(') return false;
  if (language.hasTuples && bracket.commas < 2 && !isList(bracket)) return false;
  if (/^[)\]}]$/u.test(next.text)) return next.kind === 'mark';
  if (next.line === sign.line || language.breaks === 'nowhere') return false;
  if (language.isScript && isBlock(bracket)) return false;
  if (before.kind === 'text' && next.kind === 'text' && language.joinsTexts) return false;
  if (next.text === '...' || (next.text === '{' && before.text === '}')) return true;
  return !goesOn(next, JOINING);
}

/**
 * Whether lines may end statements in a bracket of a script, so that a comma joins two of them. What is not
 * known for the list of an object or of a type is a block.
 */
function isBlock({ sign, before, outer }: Bracket): boolean {
  if (sign !== '{') return false;
  if (before?.text === ':') return outer === undefined || isBlock(outer);
  return before === undefined || !/^(?:[=([,?|&]|&&|\|\||\?\?|return|default)$/u.test(before.text);
}

/** Words that no call stands behind. */
const OPERATORS = new Set(
  'and as assert await case del elif else except for from if in is lambda match not or print raise return while with yield'.split(
    ' ',
  ),
);

/** In Python a call, the parameters of a function, or a list: none of these is a tuple or an index. */
function isList({ sign, before }: Bracket): boolean {
  if (sign === '{') return true;
  const isBehindValue =
    before !== undefined &&
    (before.kind === 'text' ||
      (before.kind === 'word' ? !OPERATORS.has(before.text) : /^[)\]}]$/u.test(before.text)));
  return sign === '(' ? isBehindValue : !isBehindValue;
}

/** Whether a sign may go on with what stands before it; such words do. */
function goesOn({ kind, text }: Sign, words: RegExp): boolean {
  if (kind === 'word') return words.test(text);
  if (kind === 'text') return !text.startsWith(TEXT.quoted);
  return !/^[)\]}@#~!]$/u.test(text);
}
