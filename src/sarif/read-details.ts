import type { Finding, Fix, Place, Replacement, Step, Trail } from '../finding/finding.ts';
import { at, indexAt, listAt, textAt } from '../log/raw.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { replaceLinks, toText } from './message.ts';
import { placeOf, resolveArtifact, type Whereabouts } from './place.ts';
import type { StepContext } from './read-result.ts';
import type { DetailRoom } from './run-context.ts';

/** What of a finding only comments show: related places, data flow and fixes. */
export type Details = Pick<Finding, 'related' | 'flow' | 'fixes'>;

/** Bytes of memory that a step, or a replacement of a fix, takes beside its texts. */
const SIZE = 120;

/**
 * Makes the reader of what only comments show, for the results of one run. Where there is no more room, places
 * are counted, and fixes left out; what a result does not have stays absent.
 */
export function createDetailReader(
  shared: { readonly threadFlowLocations: readonly unknown[] },
  room: DetailRoom,
): (result: unknown, place: Place, context: StepContext) => Details {
  const fits = (size: number): boolean => {
    if (size > room.left) return false;
    room.left -= size;
    return true;
  };
  const keep = (trail: Trail | undefined): Trail | undefined => {
    if (trail === undefined || fits(sizeOf(trail))) return trail;
    return { first: [], omitted: trail.first.length + trail.omitted + trail.last.length, last: [] };
  };
  return (result, place, context) => {
    const related = keep(toRelated(result, place, context));
    const flow = keep(toCodeFlow(result, place, shared.threadFlowLocations, context));
    const fixes = toFixes(result, place.path, context.whereabouts)?.filter((fix) => fits(sizeOfFix(fix)));
    return {
      ...(related === undefined ? {} : { related }),
      ...(flow === undefined ? {} : { flow }),
      ...(fixes === undefined || fixes.length === 0 ? {} : { fixes }),
    };
  };
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
export function toCodeFlow(
  result: unknown,
  place: Place,
  shared: readonly unknown[],
  context: StepContext,
): Trail | undefined {
  const [codeFlow] = listAt(result, 'codeFlows');
  const [threadFlow] = listAt(codeFlow, 'threadFlows');
  const steps = listAt(threadFlow, 'locations')
    .map((step) =>
      at(step, 'location') === undefined ? (shared[indexAt(step, 'index') ?? -1] ?? step) : step,
    )
    .filter((step) => at(step, 'importance') !== 'unimportant')
    .flatMap((step) => toStep(at(step, 'location'), context) ?? []);
  const distinct = withoutRepeats(steps);
  const line = place.kind === 'lines' ? place.startLine : undefined;
  const staysThere = distinct.every((step) => step.path === place.path && step.line === line);
  return distinct.length < 2 && staysThere ? undefined : toTrail(distinct, MOST_IN_FLOW);
}

/** Readers of a comment look at a handful of places. */
const MOST_RELATED = { first: 10, last: 0 };

/**
 * The other places of a result, each once: its further `locations`, in all of which the problem has to be
 * mended (SARIF §3.27.12), then its `relatedLocations` (§3.27.22). What repeats the place of the result and
 * says nothing of it is left out: Code Analyzer repeats it in every result.
 */
export function toRelated(result: unknown, place: Place, context: StepContext): Trail | undefined {
  const line = place.kind === 'lines' ? place.startLine : undefined;
  const isElsewhere = (step: Step) => step.path !== place.path || step.line !== line;
  const steps = [
    ...toSteps(listAt(result, 'locations'), context).filter(isElsewhere),
    ...toSteps(listAt(result, 'relatedLocations'), context).filter(
      (step) => step.message !== undefined || isElsewhere(step),
    ),
  ];
  const distinct = new Map(steps.map((step) => [JSON.stringify(step), step]));
  return toTrail([...distinct.values()], MOST_RELATED);
}

function toSteps(locations: readonly unknown[], context: StepContext): readonly Step[] {
  return locations.flatMap((location) => toStep(location, context) ?? []);
}

/** Longest message of a place, in UTF-16 units: about two lines. */
const LONGEST = 200;

/** A location object (SARIF §3.28) as a step, or undefined when it says nothing. */
export function toStep(location: unknown, { tool, described, whereabouts }: StepContext): Step | undefined {
  const place = placeOf(location, whereabouts);
  // Its links lead to places that stand in the same list.
  const text = replaceLinks(toText(at(location, 'message'), tool, described) ?? '', (words) => words);
  const message = truncate(oneLine(text), LONGEST);
  if (place?.path === undefined && message === '') return undefined;
  return {
    ...(place?.path === undefined ? {} : { path: place.path }),
    ...(place?.kind === 'lines' ? { line: place.startLine } : {}),
    ...(message === '' ? {} : { message }),
  };
}

/** The steps without those that say the same as the one before. */
function withoutRepeats(steps: readonly Step[]): readonly Step[] {
  return steps.filter((step, index) => {
    const before = steps[index - 1];
    return step.path !== before?.path || step.line !== before?.line || step.message !== before?.message;
  });
}

/** A trail of at most so many steps at its begin and end; undefined where there are none. */
export function toTrail(steps: readonly Step[], most: { first: number; last: number }): Trail | undefined {
  if (steps.length === 0) return undefined;
  if (steps.length <= most.first + most.last) return { first: steps, omitted: 0, last: [] };
  const last = steps.slice(steps.length - most.last);
  return { first: steps.slice(0, most.first), omitted: steps.length - most.first - most.last, last };
}

/** Alternatives that are kept; one of them is shown. */
const MOST_FIXES = 3;
/** A larger change is no suggestion in a comment. */
const MOST_REPLACEMENTS = 20;
const LONGEST_TEXT = 4_000;

/**
 * The fixes of a result (SARIF §3.55) that change its own file alone, by lines. A fix that is too large for a
 * comment, changes bytes, or counts in offsets is left out: whether it holds could not be told from the text.
 * Undefined where there are none.
 */
export function toFixes(
  result: unknown,
  path: string | undefined,
  whereabouts: Whereabouts,
): readonly Fix[] | undefined {
  const fixes = listAt(result, 'fixes')
    .slice(0, MOST_FIXES)
    .flatMap((fix) => {
      const [change, ...others] = listAt(fix, 'artifactChanges');
      const artifact = resolveArtifact(at(change, 'artifactLocation'), whereabouts);
      const isOwn =
        artifact?.kind === 'file' && artifact.file.kind === 'found' && artifact.file.path === path;
      const replacements = isOwn && others.length === 0 ? toReplacements(listAt(change, 'replacements')) : [];
      return replacements.length === 0 ? [] : [replacements];
    });
  return fixes.length === 0 ? undefined : fixes;
}

/** All of them, or none: they belong together (§3.56.3). */
function toReplacements(items: readonly unknown[]): Fix {
  if (items.length > MOST_REPLACEMENTS) return [];
  const replacements = items.flatMap((item) => toReplacement(item) ?? []);
  return replacements.length === items.length ? replacements : [];
}

function toReplacement(item: unknown): Replacement | undefined {
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
