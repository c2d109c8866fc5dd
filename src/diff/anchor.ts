import type { Place } from '../finding/finding.ts';
import type { Diff, FileChange, Hunk } from './diff.ts';
import { hunksAround, newSpan } from './hunk-span.ts';
import { isInDiff, type MappedPlace, mapLineBackward, mapPath, mapPlace, TYPE_NAMES } from './line-map.ts';

/** Which findings get a thread, from the narrowest to the widest. */
export const FILTER_MODES = ['added', 'diff-context', 'file', 'nofilter'] as const;
export type FilterMode = (typeof FILTER_MODES)[number];

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
}

/**
 * Where a service takes comments: on any line of a changed file, or on those that the diff shows; and in
 * which forms, of which `file` is a whole file.
 */
export interface Placing {
  readonly lines: 'changed-files' | 'shown';
  readonly ladder: readonly string[];
}

/**
 * An anchor, or the reason there is none; `narrowest` is the narrowest filter mode that lets the finding
 * pass.
 */
export type Anchoring =
  | { readonly kind: 'anchored'; readonly anchor: Anchor; readonly narrowest: FilterMode }
  | { readonly kind: 'unanchored'; readonly reason: string; readonly narrowest: FilterMode };

export interface AnchorInput {
  /** In the analyzed tree. */
  readonly place: Place;
  /** From the analyzed commit to the head of the diff. */
  readonly toHead: Diff;
  /** The diff that carries the comments: from its base to its head. */
  readonly diff: Diff;
  /**
   * How many lines a file of the head has; undefined when its text was not read, for example because there is
   * too much of it.
   */
  readonly lines: (path: string) => number | undefined;
  readonly can: Placing;
}

/**
 * Unchanged lines that a diff shows around a change: git's default (`diff.context`), and that of review
 * sites.
 */
const CONTEXT_LINES = 3;

/** Finds where on the diff a comment about a place can stand. The first line of a place decides. */
export function toAnchor({ place, toHead, diff, lines, can }: AnchorInput): Anchoring {
  if (place.kind === 'nowhere') return unanchored(place.reason, 'nofilter');
  if (place.kind === 'uncommitted') {
    const reason = `line ${place.startLine} of ${place.path} is not committed`;
    return unanchored(reason, isInDiff(toHead, diff, place.path) ? 'added' : 'nofilter');
  }
  const atHead = mapToHead(place, toHead);
  if (atHead.kind !== 'mapped') {
    return unanchored(`${atHead.reason} between the analyzed commit and the head of the diff`, 'nofilter');
  }
  const { path, line } = atHead;
  const change = diff.byNewPath.get(path);
  if (change === undefined) return unanchored(`${path} is not part of the diff`, 'nofilter');

  const membership = narrowestOfFile(change);
  const takesFile = can.ladder.includes('file') && change.type === 'file';
  // What is copied from elsewhere is a new file to a service, which shows renames only.
  const names = change.status === 'renamed' ? { path, oldPath: change.oldPath } : { path };
  if (place.kind === 'file' && takesFile) return onFile({ ...names, newLine: line }, membership);
  const obstacle = findObstacle(change, path, line, lines(path));
  if (obstacle !== undefined) return unanchored(obstacle, membership);
  const oldLine = mapLineBackward(change.hunks, line);
  const anchor: Anchor = { ...names, newLine: line, ...(oldLine !== undefined && { oldLine }) };
  const narrowest =
    place.kind === 'file'
      ? membership
      : narrowestOfLines(change.hunks, line, lastLine(place, toHead) ?? line);
  if (can.lines === 'changed-files' || isShown(change.hunks, line)) {
    return { kind: 'anchored', anchor, narrowest };
  }
  return takesFile
    ? onFile(anchor, narrowest)
    : unanchored(`line ${line} of ${path} is not shown in the diff`, narrowest);
}

function onFile(anchor: Anchor, narrowest: FilterMode): Anchoring {
  return { kind: 'anchored', anchor: { ...anchor, wholeFile: true }, narrowest };
}

/**
 * The file of the head whose number of lines says whether a comment about a place can stand there; undefined
 * where the diff says so itself: its last hunk is behind the line, or the file is no part of it.
 */
export function countedFile({ place, toHead, diff }: Omit<AnchorInput, 'lines' | 'can'>): string | undefined {
  if (place.kind === 'nowhere' || place.kind === 'uncommitted') return undefined;
  const atHead = mapToHead(place, toHead);
  const change = atHead.kind === 'mapped' ? diff.byNewPath.get(atHead.path) : undefined;
  if (atHead.kind !== 'mapped' || change === undefined || change.type !== 'file' || change.binary)
    return undefined;
  const last = change.hunks.at(-1);
  return last !== undefined && atHead.line < newSpan(last).end ? undefined : atHead.path;
}

/** A comment about a whole file stands at its first line. */
function mapToHead(place: Extract<Place, { kind: 'lines' | 'file' }>, toHead: Diff): MappedPlace {
  if (place.kind === 'lines') return mapPlace(toHead, place.path, place.startLine);
  const mapped = mapPath(toHead, place.path);
  return mapped.kind === 'mapped' ? { ...mapped, line: 1 } : mapped;
}

/** At the head, of the committed lines that the working tree has others for. */
function lastLine(place: Extract<Place, { kind: 'lines' }>, toHead: Diff): number | undefined {
  if (place.replaced === undefined) return undefined;
  const last = mapPlace(toHead, place.path, place.replaced.last);
  return last.kind === 'mapped' ? last.line : undefined;
}

function unanchored(reason: string, narrowest: FilterMode): Anchoring {
  return { kind: 'unanchored', reason, narrowest };
}

/** What keeps a line of a file of the diff from carrying a comment. */
function findObstacle(
  change: FileChange,
  path: string,
  line: number,
  count: number | undefined,
): string | undefined {
  if (change.type !== 'file') return `${path} is a ${TYPE_NAMES[change.type]}, not a regular file`;
  if (change.binary) return `${path} is binary`;
  if (count === 0) return `${path} is empty`;
  if (count !== undefined && line > count)
    return `line ${line} is past the end of ${path}, which has ${count} ${count === 1 ? 'line' : 'lines'}`;
  return undefined;
}

/** Of a finding that has no line of its own: everything in a new file is new, a changed file is old news. */
function narrowestOfFile(change: FileChange): FilterMode {
  return change.status === 'added' || change.status === 'copied' ? 'added' : 'file';
}

/**
 * Of several lines the narrowest counts: nobody knows which of those that the working tree rewrote the
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
