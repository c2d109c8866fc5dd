import { toCommittedLine, toCommittedPlace } from '../diff/line-map.ts';
import type { Offset, Place, Result, Step, Trail } from '../finding/finding.ts';
import { decode, openTexts, utf16Of } from '../git/file-texts.ts';
import type { Git } from '../git/git.ts';
import { readWorkingFile, type WorkingChanges } from '../git/working-tree.ts';
import { firstFew } from '../text/names.ts';

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

/** Names the files that differ from the commit, and those of which nobody knows. */
export function describeChanges({ hunks, unread }: WorkingChanges): readonly string[] {
  return [...describeChanged([...hunks.keys()]), ...describeUnread(unread)];
}

/** Names the files without findings that differ from the commit: the log may be of what is not committed. */
export function describeUncommitted({ hunks }: WorkingChanges): readonly string[] {
  const paths = [...hunks.keys()];
  if (paths.length === 0) return [];
  return [
    `${countFiles(paths)} of the change and without findings ${paths.length === 1 ? 'differs' : 'differ'} from what is committed: ${firstFew(paths, MOST_NAMED)}; ` +
      'a plan is about commits: commit first, and analyze then',
  ];
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

function describeChanged(paths: readonly string[]): readonly string[] {
  if (paths.length === 0) return [];
  return [
    `the working tree differs from the analyzed commit in ${countFiles(paths)} with findings: ${firstFew(paths, MOST_NAMED)}; ` +
      'findings there are placed on the lines of the commit, and no fix is suggested: analyze the files as they are committed, before any tool changes them (many take --no-fix)',
  ];
}

function describeUnread(paths: readonly string[]): readonly string[] {
  if (paths.length === 0) return [];
  return [
    `${countFiles(paths)} with findings could not be compared with the analyzed commit: ${firstFew(paths, MOST_NAMED)}; ` +
      'lines of findings there are taken to be those of the commit: let this step read the files, and check out with all objects',
  ];
}

function countFiles({ length }: readonly string[]): string {
  return length === 1 ? '1 file' : `${length} files`;
}

/**
 * Makes what puts findings on lines also where the log has offsets alone (SARIF §3.30.4): the file that was
 * analyzed tells, as it lies in the working tree, where line ends and encoding may be others than in the
 * commit; else as it was committed. In a file that is changed they stay without a place, since the offsets
 * are those of another text.
 *
 * @param root absolute path of the top folder
 */
export async function readOffsets(
  results: readonly Result[],
  { hunks, unread }: WorkingChanges,
  git: Git,
  { root, head }: { readonly root: string; readonly head: string },
): Promise<(result: Result) => Result> {
  const paths = new Set(
    results.flatMap(({ presence, place }) =>
      isReal(presence) && 'offset' in place ? (place.path ?? []) : [],
    ),
  );
  for (const path of [...hunks.keys(), ...unread]) paths.delete(path);
  const texts = openTexts(git);
  await texts.read([...paths].map((path) => ({ commit: head, path })));
  const linesIn = new Map<string, ReturnType<typeof createOffsetLines>>();
  for (const path of paths) {
    const content = (await readWorkingFile(root, path)) ?? texts.content(head, path);
    if (content !== undefined) linesIn.set(path, createOffsetLines(content));
  }
  return (written) => {
    const place = toLines(written.place, linesIn);
    return place === undefined ? written : { ...written, place };
  };
}

function toLines(
  place: Place,
  linesIn: ReadonlyMap<string, ReturnType<typeof createOffsetLines>>,
): Place | undefined {
  if (place.kind !== 'nowhere' || place.offset === undefined || place.path === undefined) return undefined;
  const { path, offset } = place;
  const lines = linesIn.get(path)?.(offset);
  return lines === undefined ? undefined : { kind: 'lines', path, ...lines };
}

/** Lines from 1, as git counts them. */
interface OffsetLines {
  readonly startLine: number;
  readonly endLine: number;
}

/**
 * Makes what tells the lines of parts of a file: undefined where the file ends before the part. A byte order
 * mark is no character (SARIF §3.30.2), but its bytes count (§3.30.3). The end of the file is on its last
 * line (example 8 there).
 */
export function createOffsetLines(content: Buffer): (offset: Offset) => OffsetLines | undefined {
  const text = decode(content);
  const units = {
    characters: { length: text.length, ends: endsIn(text) },
    bytes: {
      length: content.length,
      ends: utf16Of(content) !== undefined ? bytesOf(endsIn(text)) : endsIn(content),
    },
  };
  return ({ unit, start, end }) => {
    const { length, ends } = units[unit];
    if (start > length || length === 0) return undefined;
    const first = Math.min(start, length - 1);
    const last = Math.max(first, Math.min(end, length) - 1);
    return { startLine: 1 + countUpTo(ends, first), endLine: 1 + countUpTo(ends, last) };
  };
}

/** Where lines begin, but for the first one. */
function endsIn(text: string | Buffer): readonly number[] {
  const ends: number[] = [];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) ends.push(at + 1);
  return ends;
}

/** The bytes of UTF-16 text, behind its byte order mark. */
function bytesOf(units: readonly number[]): readonly number[] {
  return units.map((unit) => 2 + 2 * unit);
}

/** How many of these numbers, which go up, are at most this one. */
function countUpTo(numbers: readonly number[], most: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) <= most) low = middle + 1;
    else high = middle;
  }
  return low;
}
