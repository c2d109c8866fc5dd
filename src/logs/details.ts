import type { Fix, Place, Result, Step, Trail } from '../finding/finding.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { replaceLinks, toText } from './messages.ts';
import { fileOf, placeOf, type RunContext } from './places.ts';
import { at, indexAt, itemsAt, listAt, textAt } from './raw.ts';

/** What of a finding only comments show: related places, data flow and fixes. */
export type Details = Pick<Result, 'related' | 'flow' | 'fixes'>;

/** Where a flow comes from and where it ends say more than its middle. */
const MOST_IN_FLOW = { first: 12, last: 4 };
/** Readers of a comment look at a handful of places. */
const MOST_RELATED = { first: 10, last: 0 };
/** Longest message of a place, in UTF-16 units: about two lines. */
const LONGEST = 200;
/** Alternatives that are kept; one of them is shown. */
const MOST_FIXES = 3;
/** A larger change is no suggestion in a comment. */
const MOST_REPLACEMENTS = 20;
const LONGEST_TEXT = 4_000;

/**
 * A place that a result speaks of. What is said of it is read later: most steps of a flow are only counted.
 */
interface Spoken {
  readonly path: string | undefined;
  readonly line: number | undefined;
  readonly words: () => string;
}

/**
 * Reads what only comments show of a result.
 *
 * @param room how many places and replacements this and all that follows may have
 */
export function readDetails(
  result: unknown,
  place: Place,
  descriptor: object | undefined,
  context: RunContext,
  room: { left: number },
): Details | undefined {
  if (room.left <= 0) return undefined;
  const own = place.kind === 'lines' ? place.startLine : undefined;
  const isHere = ({ path, line }: Spoken): boolean => path === place.path && line === own;
  /** A location object (SARIF §3.28), or undefined when it says nothing. */
  const toSpoken = (location: unknown): Spoken | undefined => {
    // Its links lead to places that stand in the same list.
    const words = () =>
      truncate(
        oneLine(replaceLinks(toText(at(location, 'message'), descriptor) ?? '', (label) => label)),
        LONGEST,
      );
    const at_ = placeOf(location, context);
    const line = at_?.kind === 'lines' ? at_.startLine : undefined;
    return at_?.path === undefined && words() === '' ? undefined : { path: at_?.path, line, words };
  };
  // What repeats the place of the result and says nothing of it is left out: Code Analyzer does in each.
  const others = itemsAt(result, 'locations').flatMap((one) => toSpoken(one) ?? []);
  const named = itemsAt(result, 'relatedLocations').flatMap((one) => toSpoken(one) ?? []);
  const steps = [
    ...others.filter((one) => !isHere(one)),
    ...named.filter((one) => !isHere(one) || one.words() !== ''),
  ];
  const distinct = new Map(steps.map((one) => [JSON.stringify([one.path, one.line, one.words()]), one]));
  const related = toTrail([...distinct.values()], MOST_RELATED);
  const flow = toFlow(result, toSpoken, isHere);
  const isNotebook = place.kind === 'file' && place.isNotebook === true;
  const fixes = isNotebook ? [] : toFixes(result, place.path, context);
  const parts = [related, flow].flatMap((trail) => (trail ? [...trail.first, ...trail.last] : []));
  room.left -= parts.length + fixes.flat().length;
  if (related === undefined && flow === undefined && fixes.length === 0) return undefined;
  return { ...(related && { related }), ...(flow && { flow }), ...(fixes.length > 0 && { fixes }) };
}

/**
 * The first thread flow of the first code flow (SARIF §3.36-38), without steps that the tool calls
 * unimportant and repetitions. A flow that is only the place of the result is none.
 */
function toFlow(
  result: unknown,
  toSpoken: (location: unknown) => Spoken | undefined,
  isHere: (spoken: Spoken) => boolean,
): Trail | undefined {
  const [codeFlow] = listAt(result, 'codeFlows');
  const [threadFlow] = listAt(codeFlow, 'threadFlows');
  const spoken: Spoken[] = [];
  for (const step of listAt(threadFlow, 'locations')) {
    const next = at(step, 'importance') === 'unimportant' ? undefined : toSpoken(at(step, 'location'));
    const before = spoken.at(-1);
    if (next === undefined) continue;
    if (next.path !== before?.path || next.line !== before?.line || next.words() !== before?.words())
      spoken.push(next);
  }
  return spoken.length < 2 && spoken.every(isHere) ? undefined : toTrail(spoken, MOST_IN_FLOW);
}

/** A trail of at most so many steps at its begin and end; undefined where there are none. */
export function toTrail(
  spoken: readonly Spoken[],
  most: { readonly first: number; readonly last: number },
): Trail | undefined {
  const { length } = spoken;
  if (length === 0) return undefined;
  const toStep = ({ path, line, words }: Spoken): Step => {
    const message = words();
    return {
      ...(path !== undefined && { path }),
      ...(line !== undefined && { line }),
      ...(message !== '' && { message }),
    };
  };
  const omitted = length - most.first - most.last;
  if (omitted <= 0) return { first: spoken.map(toStep), omitted: 0, last: [] };
  const last = spoken.slice(length - most.last);
  return { first: spoken.slice(0, most.first).map(toStep), omitted, last: last.map(toStep) };
}

/**
 * The fixes of a result (SARIF §3.55) that change its own file alone, by lines. A fix that is too large for a
 * comment, changes bytes, or counts in offsets is left out: whether it holds could not be told from the text.
 */
function toFixes(result: unknown, path: string | undefined, context: RunContext): readonly Fix[] {
  return itemsAt(result, 'fixes')
    .slice(0, MOST_FIXES)
    .flatMap((fix) => {
      const [change, ...others] = itemsAt(fix, 'artifactChanges');
      const named = fileOf(at(change, 'artifactLocation'), context);
      const isOwn = named?.kind === 'found' && named.path === path;
      const items = isOwn && others.length === 0 ? listAt(change, 'replacements') : [];
      const replacements =
        items.length > MOST_REPLACEMENTS ? [] : items.flatMap((item) => toReplacement(item) ?? []);
      // They belong together (§3.56.3).
      return replacements.length === 0 || replacements.length < items.length ? [] : [replacements];
    });
}

/** §3.30.5-8: what is missing has a default, what is there has to make sense. */
function toReplacement(item: unknown): Fix[number] | undefined {
  const region = at(item, 'deletedRegion');
  const inserted = textAt(item, 'insertedContent', 'text') ?? '';
  const deleted = textAt(region, 'snippet', 'text');
  /** 0 where it is no number. */
  const numberAt = <T>(name: string, missing: T): number | T =>
    at(region, name) === undefined ? missing : (indexAt(region, name) ?? 0);
  const startLine = numberAt('startLine', 0);
  const startColumn = numberAt('startColumn', 1);
  const endLine = numberAt('endLine', startLine);
  const endColumn = numberAt('endColumn', undefined);
  const isText = at(item, 'insertedContent', 'binary') === undefined;
  if (!isText || inserted.length > LONGEST_TEXT || (deleted?.length ?? 0) > LONGEST_TEXT) return undefined;
  if (startLine < 1 || startColumn === 0 || endLine < startLine || endColumn === 0) return undefined;
  return {
    ...{ startLine, startColumn, endLine, inserted },
    ...(endColumn !== undefined && { endColumn }),
    ...(deleted !== undefined && { deleted }),
  };
}
