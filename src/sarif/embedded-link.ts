/** Longest words of a link; what stands further before its end is no link text. Keeps the look back short. */
const LONGEST_WORDS = 1_000;
const [ZERO, NINE, OPEN, CLOSE, BACKSLASH, LINK_CLOSE] = [0x30, 0x39, 0x5b, 0x5d, 0x5c, 0x29];
const LINK_END = '](';
/** An id of a location has at most so many digits. */
const MOST_DIGITS = 6;

/**
 * Replaces the links of a plain text message to locations of its result: `[words](3)` (SARIF §3.11.6). In the
 * words `\[`, `\]` and `\\` stand for the sign itself; elsewhere in the text brackets and backslashes need no
 * escape. Time is linear in the length of the text, whatever it holds.
 *
 * @param replace gives what stands for the link, or undefined where it is none; then it stays as it is.
 */
export function replaceLinks(
  text: string,
  replace: (words: string, id: number) => string | undefined,
): string {
  // Joined at the end, so that the text is no chain of pieces of other texts, which would stay in memory.
  const parts: string[] = [];
  let done = 0;
  for (let end = text.indexOf(LINK_END); end >= 0; end = text.indexOf(LINK_END, end + 1)) {
    const from = end + LINK_END.length;
    const to = endOfDigits(text, from);
    if (to === from || text.charCodeAt(to) !== LINK_CLOSE) continue;
    const start = startOfWords(text, end, done);
    if (start === undefined) continue;
    const link = replace(withoutEscapes(text.slice(start, end)), Number(text.slice(from, to)));
    if (link === undefined) continue;
    parts.push(text.slice(done, start - 1), link);
    done = to + 1;
  }
  if (parts.length === 0) return text;
  parts.push(text.slice(done));
  return parts.join('');
}

function endOfDigits(text: string, from: number): number {
  let here = from;
  while (here < from + MOST_DIGITS && text.charCodeAt(here) >= ZERO && text.charCodeAt(here) <= NINE)
    here += 1;
  return here;
}

function withoutEscapes(words: string): string {
  return words.includes('\\') ? words.replaceAll(/\\([\\[\]])/g, '$1') : words;
}

/** Where the words that end at `end` begin: after the nearest bracket before them that is not escaped. */
function startOfWords(text: string, end: number, from: number): number | undefined {
  if (isEscaped(text, end, from)) return undefined;
  const limit = Math.max(from, end - LONGEST_WORDS - 1);
  for (let here = end - 1; here >= limit; here -= 1) {
    const sign = text.charCodeAt(here);
    if ((sign !== OPEN && sign !== CLOSE) || isEscaped(text, here, limit)) continue;
    return sign === OPEN ? here + 1 : undefined;
  }
  return undefined;
}

/** Whether an odd number of backslashes stands before a sign. */
function isEscaped(text: string, at: number, limit: number): boolean {
  let here = at;
  while (here > limit && text.charCodeAt(here - 1) === BACKSLASH) here -= 1;
  return (at - here) % 2 === 1;
}
