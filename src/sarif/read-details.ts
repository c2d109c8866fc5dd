import type { Finding, Fix, Place, Step, Trail } from '../finding/finding.ts';
import { at, indexAt, listAt, textAt } from '../log/raw.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { replaceLinks, toText } from './message.ts';
import { placeOf, resolveArtifact, type Whereabouts } from './place.ts';
import { createRuleReader } from './rule.ts';
import type { RunContext } from './run-context.ts';
import type { Described, Tool } from './tool.ts';

/** What of a finding only comments show: related places, data flow and fixes. */
export type Details = Pick<Finding, 'related' | 'flow' | 'fixes'>;

/** Bytes of memory that a step, or a replacement of a fix, takes beside its texts. */
const SIZE = 120;

/** What the places that a result speaks of may refer to. */
interface StepContext {
  readonly tool: Tool;
  readonly described: Described | undefined;
  readonly whereabouts: Whereabouts;
}

/**
 * Reads what only comments show of the findings of a run. Where there is no more room, places are counted,
 * and fixes left out.
 *
 * @param room bytes of memory, about, that this and all that follows may take
 * @returns by the index of its result, where that has some; what it does not have stays absent
 */
export function readDetails(
  run: unknown,
  findings: readonly Finding[],
  { tool, whereabouts, threadFlowLocations }: Omit<RunContext, 'invocations'>,
  room: { left: number },
): ReadonlyMap<number, Details> {
  const results = listAt(run, 'results');
  const toRule = createRuleReader(tool);
  const fits = (size: number): boolean => {
    if (size > room.left) return false;
    room.left -= size;
    return true;
  };
  const keep = (trail: Trail | undefined): Trail | undefined => {
    if (trail === undefined || fits(sizeOf(trail))) return trail;
    return { first: [], omitted: trail.first.length + trail.omitted + trail.last.length, last: [] };
  };
  const details = new Map<number, Details>();
  for (const { result: index, place, presence } of findings) {
    if (presence.kind !== 'present' && presence.kind !== 'suppressed') continue;
    const result = results[index];
    const context = { tool, described: toRule(result).described, whereabouts };
    const related = keep(toRelated(result, place, context));
    const flow = keep(toCodeFlow(result, place, threadFlowLocations, context));
    const fixes = toFixes(result, place.path, whereabouts).filter((fix) => fits(sizeOfFix(fix)));
    if (related === undefined && flow === undefined && fixes.length === 0) continue;
    details.set(index, {
      ...(related === undefined ? {} : { related }),
      ...(flow === undefined ? {} : { flow }),
      ...(fixes.length === 0 ? {} : { fixes }),
    });
  }
  return details;
}

function sizeOf({ first, last }: Trail): number {
  return [...first, ...last].reduce((sum, { message = '' }) => sum + SIZE + message.length, 0);
}

function sizeOfFix(fix: Fix): number {
  return fix.reduce((sum, { inserted, deleted = '' }) => sum + SIZE + inserted.length + deleted.length, 0);
}

/** Where a flow comes from and where it ends say more than its middle. */
const MOST_IN_FLOW = { first: 12, last: 4 };

/**
 * The first thread flow of the first code flow of a result (SARIF §3.36-38). Steps that the tool calls
 * unimportant (§3.38.13) are left out. A flow that is only the place of the result is none.
 *
 * @param shared `run.threadFlowLocations`, to which a step may refer by index (§3.38.2)
 */
function toCodeFlow(
  result: unknown,
  place: Place,
  shared: readonly unknown[],
  context: StepContext,
): Trail | undefined {
  const [codeFlow] = listAt(result, 'codeFlows');
  const [threadFlow] = listAt(codeFlow, 'threadFlows');
  const spoken: Spoken[] = [];
  const isRepeated = ({ path, line, location }: Spoken, before: Spoken | undefined) =>
    path === before?.path &&
    line === before?.line &&
    messageOf(location, context) === messageOf(before?.location, context);
  for (const own of listAt(threadFlow, 'locations')) {
    const step = at(own, 'location') === undefined ? (shared[indexAt(own, 'index') ?? -1] ?? own) : own;
    if (at(step, 'importance') === 'unimportant') continue;
    const next = toSpoken(at(step, 'location'), context);
    if (next === undefined || isRepeated(next, spoken.at(-1))) continue;
    spoken.push(next);
  }
  const line = place.kind === 'lines' ? place.startLine : undefined;
  const staysThere = spoken.every((step) => step.path === place.path && step.line === line);
  return spoken.length < 2 && staysThere ? undefined : toTrail(spoken, MOST_IN_FLOW, context);
}

/** Readers of a comment look at a handful of places. */
const MOST_RELATED = { first: 10, last: 0 };

/**
 * The other places of a result, each once: its further `locations`, in all of which the problem has to be
 * mended (SARIF §3.27.12), then its `relatedLocations` (§3.27.22). What repeats the place of the result and
 * says nothing of it is left out: Code Analyzer repeats it in every result.
 */
function toRelated(result: unknown, place: Place, context: StepContext): Trail | undefined {
  const line = place.kind === 'lines' ? place.startLine : undefined;
  const isElsewhere = (step: Spoken) => step.path !== place.path || step.line !== line;
  const spoken = (name: string) =>
    listAt(result, name).flatMap((location) => toSpoken(location, context) ?? []);
  const steps = [
    ...spoken('locations').filter(isElsewhere),
    ...spoken('relatedLocations').filter(
      (step) => isElsewhere(step) || messageOf(step.location, context) !== '',
    ),
  ];
  const keyOf = ({ path, line, location }: Spoken) =>
    JSON.stringify([path, line, messageOf(location, context)]);
  const distinct = new Map(steps.map((step) => [keyOf(step), step]));
  return toTrail([...distinct.values()], MOST_RELATED, context);
}

/** Longest message of a place, in UTF-16 units: about two lines. */
const LONGEST = 200;

/**
 * A place that a result speaks of. What is said of it is read later: most steps of a long flow are only
 * counted.
 */
interface Spoken {
  readonly path: string | undefined;
  readonly line: number | undefined;
  readonly location: unknown;
}

/** A location object (SARIF §3.28), or undefined when it says nothing. */
function toSpoken(location: unknown, context: StepContext): Spoken | undefined {
  const place = placeOf(location, context.whereabouts);
  const path = place?.path;
  if (path === undefined && messageOf(location, context) === '') return undefined;
  return { path, line: place?.kind === 'lines' ? place.startLine : undefined, location };
}

/** Empty where nothing is said. */
function messageOf(location: unknown, { tool, described }: StepContext): string {
  // Its links lead to places that stand in the same list.
  const text = replaceLinks(toText(at(location, 'message'), tool, described) ?? '', (words) => words);
  return truncate(oneLine(text), LONGEST);
}

/** A trail of at most so many steps at its begin and end; undefined where there are none. */
function toTrail(
  spoken: readonly Spoken[],
  most: { readonly first: number; readonly last: number },
  context: StepContext,
): Trail | undefined {
  const { length } = spoken;
  if (length === 0) return undefined;
  const toStep = ({ path, line, location }: Spoken): Step => {
    const message = messageOf(location, context);
    return {
      ...(path === undefined ? {} : { path }),
      ...(line === undefined ? {} : { line }),
      ...(message === '' ? {} : { message }),
    };
  };
  const omitted = length - most.first - most.last;
  if (omitted <= 0) return { first: spoken.map(toStep), omitted: 0, last: [] };
  const last = spoken.slice(length - most.last);
  return { first: spoken.slice(0, most.first).map(toStep), omitted, last: last.map(toStep) };
}

/** Alternatives that are kept; one of them is shown. */
const MOST_FIXES = 3;
/** A larger change is no suggestion in a comment. */
const MOST_REPLACEMENTS = 20;
const LONGEST_TEXT = 4_000;

/**
 * The fixes of a result (SARIF §3.55) that change its own file alone, by lines. A fix that is too large for a
 * comment, changes bytes, or counts in offsets is left out: whether it holds could not be told from the text.
 */
function toFixes(result: unknown, path: string | undefined, whereabouts: Whereabouts): readonly Fix[] {
  return listAt(result, 'fixes')
    .slice(0, MOST_FIXES)
    .flatMap((fix) => {
      const [change, ...others] = listAt(fix, 'artifactChanges');
      const artifact = resolveArtifact(at(change, 'artifactLocation'), whereabouts);
      const isOwn =
        artifact?.kind === 'file' && artifact.file.kind === 'found' && artifact.file.path === path;
      const replacements = isOwn && others.length === 0 ? toReplacements(listAt(change, 'replacements')) : [];
      return replacements.length === 0 ? [] : [replacements];
    });
}

/** All of them, or none: they belong together (§3.56.3). */
function toReplacements(items: readonly unknown[]): Fix {
  if (items.length > MOST_REPLACEMENTS) return [];
  const replacements = items.flatMap((item) => toReplacement(item) ?? []);
  return replacements.length === items.length ? replacements : [];
}

function toReplacement(item: unknown): Fix[number] | undefined {
  const region = at(item, 'deletedRegion');
  const inserted = textAt(item, 'insertedContent', 'text') ?? '';
  const deleted = textAt(region, 'snippet', 'text');
  // §3.30.5-8: what is missing has a default, what is there has to make sense.
  const startLine = indexAt(region, 'startLine') ?? 0;
  const startColumn = numberAt(region, 'startColumn', 1);
  const endLine = numberAt(region, 'endLine', startLine);
  const endColumn = numberAt(region, 'endColumn', undefined);
  const isText = at(item, 'insertedContent', 'binary') === undefined;
  if (!isText || inserted.length > LONGEST_TEXT || (deleted?.length ?? 0) > LONGEST_TEXT) return undefined;
  if (startLine < 1 || startColumn === 0 || endLine === undefined || endLine < startLine || endColumn === 0) {
    return undefined;
  }
  return {
    startLine,
    startColumn: startColumn ?? 1,
    endLine,
    inserted,
    ...(endColumn === undefined ? {} : { endColumn }),
    ...(deleted === undefined ? {} : { deleted }),
  };
}

/** A number from 1, the default where it is missing, 0 where it is something else. */
function numberAt<T>(region: unknown, name: string, missing: T): number | T {
  return at(region, name) === undefined ? missing : (indexAt(region, name) ?? 0);
}
