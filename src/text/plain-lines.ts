/** Every character that some reader takes for the end of a line; `\r\n` is one of them. */
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const CONTROL_BUT_TAB_AND_NEWLINE = /[^\P{Cc}\n\t]/gu;

/**
 * A text whose only line break is `\n`, whose only other control character is `\t`, and whose lone surrogates
 * are U+FFFD.
 */
export function plainLines(text: string): string {
  return text.toWellFormed().replace(LINE_BREAK, '\n').replace(CONTROL_BUT_TAB_AND_NEWLINE, '');
}
