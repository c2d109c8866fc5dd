import type { Place } from '../finding/finding.ts';
import { isGarbled } from '../text/names.ts';
import {
  type Diff,
  FILTER_MODES,
  type FileChange,
  type FileLines,
  type FilterMode,
  type Hunk,
} from './diff.ts';
import {
  changeOf,
  hunksAround,
  mapLineBackward,
  mapLineForward,
  mapPath,
  newSpan,
  oldSpan,
  TYPE_NAMES,
} from './line-map.ts';

/**
 * A place on one diff that may carry a comment: an added line has a number in the new version only, an
 * unchanged line of a changed file has both.
 */
export interface Anchor {
  readonly path: string;
  readonly newLine: number;
  readonly oldLine?: number;
  /** Its path at the base, where the change renamed it. */
  readonly oldPath?: string;
  /**
   * The comment stands on the whole file, since the line takes none; the numbers say where the finding is.
   */
  readonly wholeFile?: true;
  /**
   * The last of several lines, where the service has ranges and the diff shows it. `range`: it shows all of
   * them together, and the comment stands on all; `alone`: on this one. The thread follows the first.
   */
  readonly last?: { readonly end: RangeEnd; readonly stands: 'range' | 'alone'; readonly first: RangeEnd };
}

/** An end of a range: an added line has a number in the new version only. */
interface RangeEnd {
  readonly newLine: number;
  readonly oldLine?: number;
  /** For an added line, the number of the next line of the old version; 0 where that has no lines. */
  readonly nextOldLine?: number;
}

/**
 * Where a service takes comments: on any line of a changed file, or on those that the diff shows; and in
 * which forms, of which `file` is a whole file.
 */
interface Placing {
  readonly lines: 'changed-files' | 'shown';
  readonly ladder: readonly string[];
  /** A comment may stand on several lines. */
  readonly ranges?: true;
}

/** A finding of more lines is about a part of the program, of which its first line is the place to read. */
const MOST_LINES_OF_RANGE = 100;

/**
 * An anchor, or the reason there is none; `narrowest` is the narrowest filter mode that lets the finding
 * pass.
 */
export type Anchoring = Membership &
  (
    | { readonly kind: 'anchored'; readonly anchor: Anchor }
    | { readonly kind: 'not-on-the-diff'; readonly reason: string }
  );

interface Membership {
  readonly narrowest: FilterMode;
  /** How many lines the finding has, where the diff adds one of them, but not the first. */
  readonly reached?: number;
}

interface AnchorInput {
  /** In the analyzed tree. */
  readonly place: Place;
  /** From the analyzed commit to the head of the diff. */
  readonly toHead: Diff;
  /** The diff that carries the comments, as the service shows it: from its base to its head. */
  readonly diff: Diff;
  /** Of a file of the analyzed tree; undefined is as if its lines could not be had, and all of it new. */
  readonly linesOf: (path: string) => FileLines | undefined;
  /** How new the code is by the way in which it came in, where lines alone do not tell. */
  readonly cameIn?: FilterMode | undefined;
  readonly can: Placing;
}

/**
 * Unchanged lines that a diff shows around a change: git's default (`diff.context`), and that of review
 * sites.
 */
const CONTEXT_LINES = 3;

/**
 * Finds where on the diff a comment about a place can stand, which follows what the service shows, and
 * whether the place is new, which does not. The first line of a place decides.
 */
export function toAnchor({ place, toHead, diff, linesOf, cameIn, can }: AnchorInput): Anchoring {
  if (place.kind === 'nowhere') {
    const { path, inCheckout, reason, odd } = place;
    // Its line cannot be told; of a name that is not UTF-8, not even its file. One whose line cannot be read
    // is held.
    const isTold = inCheckout === true && path !== undefined && !isGarbled(path) && odd === undefined;
    const isOfDiff = isTold && changeOf(toHead, diff, path) !== undefined;
    return notOnTheDiff(reason, { narrowest: cameIn ?? (isOfDiff ? 'added' : 'nofilter') });
  }
  if (place.kind === 'uncommitted') {
    const reason = `line ${place.startLine} of ${place.path} is not committed`;
    return notOnTheDiff(reason, { narrowest: changeOf(toHead, diff, place.path) ? 'added' : 'nofilter' });
  }
  const path = mapPath(toHead, place.path);
  if (path === undefined) return differs(place.path);
  const change = diff.byNewPath.get(path);
  if (change === undefined) return notOnTheDiff(`${path} is not part of the diff`, { narrowest: 'nofilter' });

  const { count, isUnsure = false, unshown } = linesOf(place.path) ?? {};
  const sureCount = isUnsure ? undefined : count;
  const isNotebook = place.kind === 'file' && place.isNotebook === true;
  const isNew = cameIn === 'added' || isNotebook || (change.type === 'file' && sureCount === undefined);
  const found: FoundLine | undefined =
    place.kind === 'file' ? { line: 1 } : findLine(place, toHead, change.hunks, sureCount);
  if (found === undefined)
    return differs(`line ${place.kind === 'lines' ? place.startLine : 1} of ${place.path}`);
  const { narrowest = narrowestOfFile(change), reached } = found;
  const membership: Membership = isNew
    ? { narrowest: 'added' }
    : { narrowest: cameIn ?? narrowest, ...(reached !== undefined && { reached }) };
  if (change.type !== 'file')
    return notOnTheDiff(`${path} is a ${TYPE_NAMES[change.type]}, not a regular file`, membership);

  // A file that was only moved, or got another mode, has nothing to show.
  const isHidden = change.binary || change.hidden === true || unshown !== undefined || isUnsure;
  const isShownAtAll = !isHidden && change.hunks.length > 0;
  const oldLine = mapLineBackward(change.hunks, found.line);
  const last = can.ranges === true && isShownAtAll ? findLast(change, found) : undefined;
  const anchor: Anchor = {
    path,
    newLine: found.line,
    ...(oldLine !== undefined && { oldLine }),
    ...(last !== undefined && { last }),
    // What is copied from elsewhere is a new file to a service, which shows renames only.
    ...(change.status === 'renamed' && change.oldPath !== undefined && { oldPath: change.oldPath }),
  };
  const { last: _, ...ofFile } = anchor;
  const onFile: Anchoring = { kind: 'anchored', anchor: { ...ofFile, wholeFile: true }, ...membership };
  const takesFile = can.ladder.includes('file');
  if (takesFile && (place.kind === 'file' || !isShownAtAll)) return onFile;
  const obstacle = unshown ?? findObstacle(change, path, found.line, count);
  if (obstacle !== undefined) return notOnTheDiff(obstacle, membership);
  if (can.lines === 'changed-files' || last !== undefined || isShown(change.hunks, found.line)) {
    return { kind: 'anchored', anchor, ...membership };
  }
  return takesFile
    ? onFile
    : notOnTheDiff(`line ${found.line} of ${path} is not shown in the diff`, membership);
}

/**
 * A line of the head. Nothing tells how new it is where the file has no such line, or its lines cannot be
 * had.
 */
interface FoundLine extends Partial<Membership> {
  readonly line: number;
  /** The last line of the finding; missing where it has one, or its lines differ. */
  readonly last?: number;
}

type Lines = Extract<Place, { kind: 'lines' }>;

/**
 * Finds the first line of a place; undefined where the analyzed commit and the head differ there.
 *
 * @param hunks from the base to the head
 * @param count of the lines of the head, where it is known
 */
function findLine(
  place: Lines,
  toHead: Diff,
  hunks: readonly Hunk[],
  count: number | undefined,
): FoundLine | undefined {
  const ofHead = (then: number): number | undefined =>
    mapLineForward(toHead.byOldPath.get(place.path)?.hunks ?? [], then);
  const line = ofHead(place.startLine);
  if (count === undefined) return { line: line ?? place.startLine };
  if (line === undefined) return undefined;
  // Some tools name the empty line behind the last one. Of any other nobody knows what it stands for.
  if (line > count) return { line, ...(line > count + 1 && { narrowest: 'added' }) };
  // The last of the committed lines that the working tree has others for.
  const last = place.replaced && ofHead(place.replaced.last);
  const narrowest = narrowestOfLines(hunks, line, last ?? line);
  const end = line + place.endLine - place.startLine;
  const isTogether = ofHead(place.endLine) === end && place.replaced === undefined;
  const isReached =
    isTogether && narrowest !== 'added' && narrowestOfLines(hunks, line, Math.min(end, count)) === 'added';
  return {
    line,
    narrowest,
    ...(isTogether && end <= count && end > line && { last: end }),
    ...(isReached && { reached: end - line + 1 }),
  };
}

/**
 * The last line of a finding of several, where the diff shows it: a range stands on lines that are shown
 * together.
 */
function findLast({ hunks, status }: FileChange, { line, last }: FoundLine): Anchor['last'] {
  if (last === undefined || last - line >= MOST_LINES_OF_RANGE || !isShown(hunks, last)) return undefined;
  const stands = isShownTogether(hunks, line, last) ? 'range' : 'alone';
  const toEnd = (newLine: number): RangeEnd => {
    const oldLine = mapLineBackward(hunks, newLine);
    if (oldLine !== undefined) return { newLine, oldLine };
    const { before } = hunksAround(hunks, newLine, newSpan);
    return { newLine, nextOldLine: before === undefined || status === 'added' ? 0 : oldSpan(before).end };
  };
  return { end: toEnd(last), stands, first: toEnd(line) };
}

/** Whether one hunk shows both lines and all between them: hunks whose context touches are one. */
function isShownTogether(hunks: readonly Hunk[], first: number, last: number): boolean {
  for (let line = first; line <= last; line += 1) if (!isShown(hunks, line)) return false;
  return true;
}

function notOnTheDiff(reason: string, membership: Membership): Anchoring {
  return { kind: 'not-on-the-diff', reason, ...membership };
}

function differs(what: string): Anchoring {
  return notOnTheDiff(`${what} differs between the analyzed commit and the head of the diff`, {
    narrowest: 'nofilter',
  });
}

/** What keeps a line of a file of the diff from carrying a comment. */
function findObstacle(
  change: FileChange,
  path: string,
  line: number,
  count: number | undefined,
): string | undefined {
  if (count === undefined) return change.binary ? `${path} is binary` : undefined;
  if (count === 0) return `${path} is empty`;
  if (line > count)
    return `line ${line} is past the end of ${path}, which has ${count} ${count === 1 ? 'line' : 'lines'}`;
  return undefined;
}

/** For a finding without a line of its own: all of a new file is new, and a changed file is old news. */
function narrowestOfFile(change: FileChange): FilterMode {
  return change.status === 'added' || change.status === 'copied' ? 'added' : 'file';
}

/**
 * The narrowest mode of several lines: nobody knows which of the lines that the working tree rewrote the
 * finding is about.
 */
function narrowestOfLines(hunks: readonly Hunk[], first: number, last: number): FilterMode {
  const starts = last > first ? hunks.map((hunk) => newSpan(hunk).first) : [];
  const lines = [first, ...starts.filter((line) => line > first && line <= last), last];
  const modes = new Set(lines.map((line) => narrowestOfLine(hunks, line)));
  return FILTER_MODES.find((mode) => modes.has(mode)) ?? 'nofilter';
}

function narrowestOfLine(hunks: readonly Hunk[], line: number): FilterMode {
  if (mapLineBackward(hunks, line) === undefined) return 'added';
  return isShown(hunks, line) ? 'diff-context' : 'file';
}

/** Whether a diff shows the line: it is added, or near a change. */
function isShown(hunks: readonly Hunk[], line: number): boolean {
  const { before, after } = hunksAround(hunks, line, newSpan);
  return (
    (before !== undefined && line < newSpan(before).end + CONTEXT_LINES) ||
    (after !== undefined && line >= newSpan(after).first - CONTEXT_LINES)
  );
}

/** Whether a finding whose narrowest filter mode is `narrowest` gets through under `mode`. */
export function passesFilter(mode: FilterMode, narrowest: FilterMode): boolean {
  return FILTER_MODES.indexOf(narrowest) <= FILTER_MODES.indexOf(mode);
}
