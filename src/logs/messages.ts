import type { Place, Rule } from '../finding/finding.ts';
import { truncate } from '../text/lines.ts';
import { at, indexAt, itemsAt, listAt, only, textAt, wordsAt } from './raw.ts';

/** Longest message, in UTF-16 units: more than a comment of the review service holds. */
export const LONGEST_MESSAGE = 100_000;

/**
 * The message of a result as plain text (SARIF §3.11), in which a link to a location of the result is its
 * words and the place. A result without one says what its rule is about. Never empty.
 *
 * @param toPlace the place of another location of the result
 */
export function toMessage(
  result: unknown,
  { rule, descriptor }: { readonly rule: Rule; readonly descriptor: object | undefined },
  toPlace: (location: unknown) => Place | undefined,
): string {
  const text = toText(at(result, 'message'), descriptor);
  if (text === undefined) {
    const about = [rule.shortDescription, rule.fullDescription, rule.name].find((words) => words?.trim());
    return truncate(about ?? rule.id, LONGEST_MESSAGE);
  }
  const message = truncate(text, LONGEST_MESSAGE);
  if (!message.includes('](')) return message;
  const locations = [...itemsAt(result, 'locations'), ...itemsAt(result, 'relatedLocations')];
  // Of several with one id the last.
  const byId = new Map(locations.map((location) => [indexAt(location, 'id'), location]));
  return replaceLinks(message, (words, id) => {
    if (!byId.has(id)) return undefined;
    const place = toPlace(byId.get(id));
    if (place?.path === undefined) return words;
    return `${words} (${place.kind === 'lines' ? `${place.path}:${place.startLine}` : place.path})`;
  });
}

/**
 * The text of a message object: its own `text` or `markdown`, else the string that its `id` names in its
 * descriptor (§3.11.7). A bare text in place of the object is it.
 *
 * @returns undefined when there is none, or only white space
 */
export function toText(message: unknown, descriptor: object | undefined): string | undefined {
  const bare = only(message);
  const own =
    typeof bare === 'string' || typeof bare === 'number'
      ? String(bare)
      : (wordsAt(bare, 'text') ?? textAt(bare, 'markdown'));
  const args = listAt(message, 'arguments');
  const named = at(descriptor, 'messageStrings', textAt(message, 'id') ?? '');
  const words = own ?? textAt(named, 'text') ?? textAt(named, 'markdown');
  // Only messages by id or with arguments are written so: elsewhere `{0}` is what the tool wants to say.
  const filled = words !== undefined && (own === undefined || args.length > 0) ? fill(words, args) : words;
  return filled === undefined || filled.trim() === '' ? undefined : filled;
}

/** Puts the arguments in for `{0}`, and `{` for `{{` (§3.11.5). A placeholder without its argument stays. */
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

/** `[words](3)` (§3.11.6); the bound keeps the time linear, whatever a text holds. */
const LINK = /(?<!\\)((?:\\\\){0,50})\[((?:\\[\s\S]|[^\\[\]]){0,1000})\]\((\d{1,6})\)/gu;

/**
 * Replaces the links of a plain text message to locations of its result. In the words `\[`, `\]` and `\\`
 * stand for the sign itself; elsewhere in the text brackets and backslashes need no escape.
 *
 * @param replace gives what stands for the link, or undefined where it is none; then it stays as it is.
 */
export function replaceLinks(
  text: string,
  replace: (words: string, id: number) => string | undefined,
): string {
  return text.replaceAll(LINK, (whole, before: string, words: string, id: string) => {
    const link = replace(words.replaceAll(/\\([\\[\]])/g, '$1'), Number(id));
    return link === undefined ? whole : before + link;
  });
}
