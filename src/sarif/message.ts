import type { Place, Rule } from '../finding/finding.ts';
import { at, indexAt, listAt, textAt } from '../log/raw.ts';
import { truncate } from '../text/lines.ts';
import { replaceLinks } from './embedded-link.ts';
import type { Described, Tool } from './tool.ts';

/**
 * Longest message, in UTF-16 units: more than a comment of the review service holds. What is over is cut,
 * visibly. One argument repeated a million times is no message either.
 */
export const LONGEST_MESSAGE = 100_000;

/** More locations of a result are found by an index of their ids. */
const MOST_UNINDEXED = 8;

/** What the message of a result may refer to. */
export interface MessageContext {
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
export function nonBlank(text: string): string | undefined {
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
