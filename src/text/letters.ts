const LETTERS_AND_DIGITS = /[\p{L}\p{N}]+/gu;

/**
 * The letters and digits of a text (Unicode, NFC), in their order: what a service that tidies up spaces,
 * punctuation and line breaks leaves as it is.
 */
export function lettersOf(text: string): string {
  return (text.normalize('NFC').match(LETTERS_AND_DIGITS) ?? []).join('');
}
