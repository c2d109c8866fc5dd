import { plainLines } from './plain-lines.ts';

const ESCAPE = '\u001b';
const BELL = '\u0007';

/**
 * Control sequences (colors, cursor; ECMA-48 §5.4), and the strings that set titles and hyperlinks (OSC,
 * §8.3.89).
 */
const TERMINAL_SEQUENCE = new RegExp(
  `(?:${ESCAPE}\\[|\u009b)[0-?]*[ -/]*[@-~]|${ESCAPE}\\][^\\p{Cc}]*(?:${BELL}|${ESCAPE}\\\\)`,
  'gu',
);

/**
 * Joiners inside an emoji and the emoji style of a character stay. All other invisible characters go: format
 * characters (bidi controls among them), and those that Unicode calls default ignorable (fillers, variation
 * selectors, tags), which can hide a second text in the first.
 */
const INVISIBLE =
  /((?<=\p{ExtPict}\uFE0F?\p{EMod}?)\u200D(?=\p{ExtPict})|(?<=\p{Emoji})\uFE0F)|[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * What a person would see of a text: plain lines (see `plainLines`) without terminal sequences and invisible
 * characters. Applying it twice changes nothing more.
 */
export function visibleText(text: string): string {
  return plainLines(text.replace(TERMINAL_SEQUENCE, '')).replace(
    INVISIBLE,
    (_, ofEmoji: string | undefined) => ofEmoji ?? '',
  );
}
