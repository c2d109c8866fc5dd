import { toCommittedLine, toCommittedPlace } from '../diff/line-map.ts';
import type { Place, Result, Step, Trail } from '../finding/finding.ts';
import type { WorkingChanges } from '../git/working-tree.ts';
import { counted, firstFew } from '../text/names.ts';

/** Names of files in a warning; more are counted. */
const MOST_NAMED = 10;

/** The files in which there are findings. */
export function filesOf(results: readonly Result[]): ReadonlySet<string> {
  return new Set(
    results.flatMap(({ presence, place, alsoAt = [] }) =>
      isReal(presence) ? [place, ...alsoAt].flatMap(({ path = [] }) => path) : [],
    ),
  );
}

/** A finding on the lines of the commit. Columns stay: they only tell results apart. */
export function placeOnCommit(written: Result, hunks: WorkingChanges['hunks']): Result {
  const own = hunks.get(written.place.path ?? '');
  const others = written.alsoAt?.map((one) => toCommittedPlace(hunks.get(one.path ?? '') ?? [], one));
  if (!isReal(written.presence)) return written;
  if (own === undefined) return others === undefined ? written : { ...written, alsoAt: others };
  const place = toCommittedPlace(own, written.place);
  const line = written.place.kind === 'lines' ? written.place.startLine : undefined;
  const isMoved = line !== undefined && (place.kind !== 'lines' || place.startLine !== line);
  return { ...written, place, ...(others && { alsoAt: others }), ...(isMoved ? { loggedLine: line } : {}) };
}

/**
 * A finding that stands on the lines of the commit, with its related places and its data flow there too.
 * Fixes are left out of files that differ from it, since they were made for another text.
 */
export function placeDetails(
  { related, flow, fixes, ...finding }: Result,
  hunks: WorkingChanges['hunks'],
): Result {
  const { place, isMoved, alsoAt: [first] = [] } = finding;
  const fromFirst = (step: Step): Step =>
    isMoved && first !== undefined && step.path === place.path && step.line === lineOf(place)
      ? { ...step, ...stepOf(first) }
      : step;
  return {
    ...finding,
    ...(related && { related: mapTrail(placeTrail(related, hunks), fromFirst) }),
    ...(flow && { flow: placeTrail(flow, hunks) }),
    ...(fixes && !isMoved && !hunks.has(finding.place.path ?? '') && { fixes }),
  };
}

/** Names the files with findings that differ from the commit, and those of which nobody knows. */
export function describeChanges({ hunks, unread }: WorkingChanges): readonly string[] {
  return [
    ...describe(
      'the working tree differs from the analyzed commit in',
      [...hunks.keys()],
      [
        'with findings',
        'findings there are placed on the lines of the commit, and no fix is suggested: analyze the files as they are committed, before any tool changes them (many take --no-fix)',
      ],
    ),
    ...describe('nothing tells whether the analyzed commit has the lines of', unread, [
      'with findings',
      'they are taken to be those of the commit: let this step read the files, and check out with all objects',
    ]),
  ];
}

/** Names the files without findings that differ from the commit: the log may be of what is not committed. */
export function describeUncommitted({ hunks }: WorkingChanges): readonly string[] {
  return describe(
    'the working tree differs from what is committed in',
    [...hunks.keys()],
    ['of the change without findings', 'a plan is about commits: commit first, and analyze then'],
  );
}

/** Whether a result is a finding of this run, be it one that is suppressed or ignored. */
export function isReal({ kind }: Result['presence']): boolean {
  return kind === 'present' || kind === 'suppressed' || kind === 'ignored';
}

function placeTrail(trail: Trail, hunks: WorkingChanges['hunks']): Trail {
  return mapTrail(trail, (step) => placeStep(step, hunks));
}

function mapTrail({ first, omitted, last }: Trail, map: (step: Step) => Step): Trail {
  return { first: first.map(map), omitted, last: last.map(map) };
}

function lineOf(place: Place): number | undefined {
  return place.kind === 'lines' ? place.startLine : undefined;
}

function stepOf(place: Place): Pick<Step, 'path' | 'line'> {
  const line = lineOf(place);
  return { ...(place.path !== undefined && { path: place.path }), ...(line !== undefined && { line }) };
}

/** A step on lines that are not committed keeps its file. */
function placeStep({ line, ...step }: Step, hunks: WorkingChanges['hunks']): Step {
  if (line === undefined) return step;
  const found = toCommittedLine(hunks.get(step.path ?? '') ?? [], line);
  switch (found.kind) {
    case 'same':
      return { ...step, line: found.line };
    case 'replacing':
      return { ...step, line: found.first };
    case 'added':
      return step;
  }
}

function describe(what: string, paths: readonly string[], [which, remedy]: readonly [string, string]) {
  if (paths.length === 0) return [];
  return [`${what} ${counted(paths.length, 'file')} ${which}: ${firstFew(paths, MOST_NAMED)}; ${remedy}`];
}
