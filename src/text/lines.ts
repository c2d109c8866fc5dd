/**
 * A pattern that is made when it is first asked for: to parse one with properties of Unicode takes as long as
 * to parse a large file, and nearly every text is plain.
 */
function made(source: string, flags: string): () => RegExp {
  let pattern: RegExp | undefined;
  return () => {
    pattern ??= new RegExp(source, flags);
    return pattern;
  };
}

/** Every character that some reader takes for the end of a line; `\r\n` is one of them. */
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const CONTROL_BUT_TAB_AND_NEWLINE = made(String.raw`[^\P{Cc}\n\t]`, 'gu');

/**
 * A text whose only line break is `\n`, whose only other control character is `\t`, and whose lone surrogates
 * are U+FFFD.
 */
export function plainLines(text: string): string {
  return text.toWellFormed().replace(LINE_BREAK, '\n').replace(CONTROL_BUT_TAB_AND_NEWLINE(), '');
}

const ESCAPE = '\u001b';
const BELL = '\u0007';

/**
 * Control sequences (colors, cursor; ECMA-48 §5.4), and the strings that set titles and hyperlinks (OSC,
 * §8.3.89).
 */
const TERMINAL_SEQUENCE = made(
  `(?:${ESCAPE}\\[|\u009b)[0-?]*[ -/]*[@-~]|${ESCAPE}\\][^\\p{Cc}]*(?:${BELL}|${ESCAPE}\\\\)`,
  'gu',
);

/**
 * Joiners inside an emoji and the emoji style of a character stay. All other invisible characters go: format
 * characters (bidi controls among them), and those that Unicode calls default ignorable (fillers, variation
 * selectors, tags), which can hide a second text in the first.
 */
const INVISIBLE = made(
  String.raw`((?<=\p{ExtPict}\uFE0F?\p{EMod}?)\u200D(?=\p{ExtPict})|(?<=\p{Emoji})\uFE0F)|[\p{Cf}\p{Default_Ignorable_Code_Point}]`,
  'gu',
);

/** Texts of visible ASCII hide nothing. */
const VISIBLE = /^[\n\t -~]*$/;

/**
 * What a person would see of a text: plain lines (see `plainLines`) without terminal sequences and invisible
 * characters. Applying it twice changes nothing more.
 */
export function visibleText(text: string): string {
  if (VISIBLE.test(text)) return text;
  return plainLines(text.replace(TERMINAL_SEQUENCE(), '')).replace(
    INVISIBLE(),
    (_, ofEmoji: string | undefined) => ofEmoji ?? '',
  );
}

const CONTROL_OR_BREAK = made(String.raw`[^\P{Cc}\t]|[\p{Zl}\p{Zp}]`, 'gu');

/** Where Unicode's pictures of the control characters begin. */
const PICTURES = 0x2400;
const DELETE = 0x7f;
const PICTURE_OF_DELETE = '\u2421';

/**
 * A line of code as a person may look at it: every control and invisible character (see `visibleText`) stands
 * there as a sign of its own (`␛`, `<U+202E>`), so that code which reads otherwise than it runs is seen. Tabs
 * stay.
 */
export function showInvisible(line: string): string {
  return line
    .toWellFormed()
    .replace(CONTROL_OR_BREAK(), nameOfInvisible)
    .replace(INVISIBLE(), (sign, ofEmoji: string | undefined) => ofEmoji ?? nameOfInvisible(sign));
}

function nameOfInvisible(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (code < ' '.charCodeAt(0)) return String.fromCharCode(PICTURES + code);
  if (code === DELETE) return PICTURE_OF_DELETE;
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
}

/** Anything but visible ASCII with single spaces between. */
const NOT_PLAIN = /[^ -~]|^ | {2}| $/;

/**
 * A text as one line: line breaks and runs of white space become one space, control and invisible characters
 * are gone (see `visibleText`), nothing at the ends. It is still untrusted: escape it before it becomes
 * Markdown.
 */
export function oneLine(text: string): string {
  // Nearly every text is one already.
  return NOT_PLAIN.test(text) ? visibleText(text).replace(/\s+/g, ' ').trim() : text;
}

const CUT = '…';

/**
 * Cuts a text to at most `limit` characters, the `…` that shows the cut included.
 *
 * Characters are counted as `length` counts them (UTF-16 units), so that a limit in code points holds as
 * well. No code point is split, and lone surrogates become U+FFFD. Cut untrusted text before it is escaped:
 * half an escape is no escape.
 */
export function truncate(text: string, limit: number): string {
  const whole = text.toWellFormed();
  if (whole.length <= limit) return whole;
  if (limit < CUT.length) return '';
  const end = limit - CUT.length;
  const splitsPair = isLeadSurrogate(whole.charCodeAt(end - 1));
  return whole.slice(0, splitsPair ? end - 1 : end).trimEnd() + CUT;
}

function isLeadSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

/** Invisible, no white space, and no part of a word: it parts a sign from what would make a command of it. */
export const ZERO_WIDTH_SPACE = '\u200B';

const LETTERS_AND_DIGITS = made(String.raw`[\p{L}\p{N}]+`, 'gu');

/**
 * The letters and digits of a text (Unicode, NFC), in their order: what a service that tidies up spaces,
 * punctuation and line breaks leaves as it is.
 */
export function lettersOf(text: string): string {
  return (text.normalize('NFC').match(LETTERS_AND_DIGITS()) ?? []).join('');
}

/**
 * Where a line begins for a runner that trims it and compares as people read: .NET skips characters without
 * weight, combining marks among them. For the same reason the escape is a visible one.
 */
const COLON_COMMAND = made(String.raw`^([^\p{L}\p{N}\p{P}\p{S}\n\r\u2028\u2029]*:\p{M}*)(?=:)`, 'gmu');
const HASH_AT_START = made(String.raw`^([^\p{L}\p{N}\p{P}\p{S}\n\r\u2028\u2029]*#\p{M}*)(?=#)`, 'gmu');

/** `##[group]`, `##vso[task.setvariable]`, `##teamcity[…]`: agents look for them anywhere in a line. */
const HASH_COMMAND = made(String.raw`(#\p{M}*)(?=#\p{M}*\w*\[)`, 'gu');
const SECTION = /(section_(?:start|end))(?=:\d)/g;

/** Visible ASCII in which no command can be. */
const NO_COMMAND = /^(?![\s\S]*(?:::|##|section_))[\n\t -~]*$/;

/**
 * A text (one line or several) that may be printed in a CI log: it holds no terminal sequences, control or
 * invisible characters but `\n` and `\t`, and no command to the runner: workflow commands (`::add-mask::`),
 * agent commands (`##vso[…]`) and GitLab's section codes are broken up by a backslash.
 */
export function logLine(text: string): string {
  if (NO_COMMAND.test(text)) return text;
  return visibleText(text)
    .replace(COLON_COMMAND(), '$1\\')
    .replace(HASH_AT_START(), '$1\\')
    .replace(HASH_COMMAND(), '$1\\')
    .replace(SECTION, '$1\\');
}

/** A line of spaces and words; the indentation of what goes on below it is deeper than its own. */
const HANGING = 4;
/** Indented deeper than that, a line would have no room for words. */
const DEEPEST = 0.5;

/**
 * A line as lines of at most so many characters, broken between words. What goes on is indented deeper than
 * where the line begins. A word is never broken, so that paths and addresses can be copied: a longer one
 * stands on a line of its own.
 *
 * @param columns characters of a line (UTF-16 units)
 */
export function wrapWords(line: string, columns: number): readonly string[] {
  if (line.length <= columns) return [line];
  const start = /^ */u.exec(line)?.[0] ?? '';
  const room = Math.floor(columns * DEEPEST);
  const hanging = ' '.repeat(Math.min(start.length === 0 ? 2 : start.length + HANGING, room));
  const lines: string[] = [];
  let current = start;
  // Blanks within a line stay, since rows are lined up by them.
  for (const [, gap = '', word = ''] of line.slice(start.length).matchAll(/( *)([^ ]+)/gu)) {
    const isFirst = current.trim() === '';
    const wider = isFirst ? current + word : current + gap + word;
    if (isFirst || wider.length <= columns) {
      current = wider;
      continue;
    }
    lines.push(current);
    current = hanging + word;
  }
  return [...lines, current];
}

/** What a line means to its reader; a host that has colors shows it. */
export type Tone = 'heading' | 'new' | 'change' | 'quiet' | 'good' | 'doubtful' | 'bad';

/** A part of a line, with what it means where that is something of its own. */
export interface Piece {
  readonly text: string;
  readonly tone?: Tone;
}
