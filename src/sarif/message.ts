import type { Place, Rule } from '../finding/finding.ts';
import { at, indexAt, listAt, textAt } from '../log/raw.ts';
import { truncate } from '../text/lines.ts';
import type { Described, Tool } from './tool.ts';

/**
 * Longest message, in UTF-16 units: more than a comment of the review service holds. What is over is cut,
 * visibly. One argument repeated a million times is no message either.
 */
export const LONGEST_MESSAGE = 100_000;

/** More locations of a result are found by an index of their ids. */
const MOST_UNINDEXED = 8;

/** Things that the message of a result may refer to. */
interface MessageContext {
  readonly tool: Tool;
  readonly rule: Rule;
  readonly described: Described | undefined;
  /** The place of another location of the result. */
  readonly placeOf: (location: unknown) => Place | undefined;
}

/**
 * The message of a result as plain text (SARIF §3.11). A result without one says what its rule is about: it
 * still is a finding. Never empty.
 */
export function toMessage(result: unknown, { tool, rule, described, placeOf }: MessageContext): string {
  const text = toText(at(result, 'message'), tool, described);
  if (text !== undefined) {
    const locations = () => byId([...listAt(result, 'locations'), ...listAt(result, 'relatedLocations')]);
    return withPlaces(truncate(text, LONGEST_MESSAGE), locations, placeOf);
  }
  const about = [rule.shortDescription, rule.fullDescription, rule.name].find((words) => words?.trim());
  return truncate(about ?? rule.id, LONGEST_MESSAGE);
}

/**
 * The text of a message object: its own `text` or `markdown`, else the string that its `id` names in its
 * descriptor, then in the component of the descriptor (§3.11.7). Undefined when there is none, or only white
 * space.
 */
export function toText(message: unknown, tool: Tool, described: Described | undefined): string | undefined {
  const own = textAt(message, 'text') ?? textAt(message, 'markdown');
  const args = listAt(message, 'arguments');
  const id = textAt(message, 'id');
  if (own !== undefined) return nonBlank(args.length > 0 ? fill(own, args) : own);
  if (id === undefined) return undefined;
  const sources = [
    at(described?.descriptor, 'messageStrings', id),
    at(described?.component.globalMessageStrings, id),
    at(tool.driver.globalMessageStrings, id),
  ];
  const words = sources.map((source) => textAt(source, 'text') ?? textAt(source, 'markdown')).find(Boolean);
  return words === undefined ? undefined : nonBlank(fill(words, args));
}

/** A text of white space says nothing. */
function nonBlank(text: string): string | undefined {
  return text.trim() === '' ? undefined : text;
}

/**
 * Puts the arguments in for `{0}`, and `{` for `{{` (§3.11.5). A placeholder without its argument stays as it
 * is. Only messages by id or with arguments are written this way: elsewhere `{0}` is what the tool wants to
 * say.
 */
function fill(text: string, args: readonly unknown[]): string {
  let added = 0;
  return text.replaceAll(/\{\{|\}\}|\{(\d{1,6})\}/g, (match, index: string | undefined) => {
    if (index === undefined) return match.charAt(0);
    const value = args[Number(index)];
    if (typeof value !== 'string' && typeof value !== 'number') return match;
    added += String(value).length;
    return added > LONGEST_MESSAGE ? match : String(value);
  });
}

/** A link to a location of the result is its words and the place: `text (path:line)`. */
function withPlaces(
  text: string,
  locations: () => (id: number) => unknown,
  placeOf: (location: unknown) => Place | undefined,
): string {
  if (!text.includes('](')) return text;
  const find = locations();
  return replaceLinks(text, (words, id) => {
    const location = find(id);
    if (location === undefined) return undefined;
    const place = placeOf(location);
    if (place?.path === undefined) return words;
    return `${words} (${place.kind === 'lines' ? `${place.path}:${place.startLine}` : place.path})`;
  });
}

/**
 * Finds locations by their id; of several with one id the last. Nearly all results have a handful, which
 * needs no index.
 */
function byId(locations: readonly unknown[]): (id: number) => unknown {
  if (locations.length <= MOST_UNINDEXED) {
    return (id) => locations.findLast((location) => indexAt(location, 'id') === id);
  }
  const known = new Map(locations.map((location) => [indexAt(location, 'id'), location]));
  return (id) => known.get(id);
}

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

/** Tells whether an odd number of backslashes stands before a sign. */
function isEscaped(text: string, at: number, limit: number): boolean {
  let here = at;
  while (here > limit && text.charCodeAt(here - 1) === BACKSLASH) here -= 1;
  return (at - here) % 2 === 1;
}
