import type { FileView } from '../diff/file-views.ts';
import { linesBehind, type ThreadView } from './thread-view.ts';

export interface FileWithThreads {
  readonly file: FileView;
  /** Threads by the index of their line, from the top. */
  readonly at: ReadonlyMap<number, readonly ThreadView[]>;
  /** Threads of the file at no line of it, by the line that they were posted on. */
  readonly loose: readonly ThreadView[];
}

export interface PlacedThreads {
  readonly files: readonly FileWithThreads[];
  /** Threads of files that are not in the diff any more, by path; those of a path by line. */
  readonly elsewhere: ReadonlyMap<string, readonly ThreadView[]>;
}

/** The threads of a file in the order in which a page shows them. */
export function inFileOrder({ at, loose }: FileWithThreads): readonly ThreadView[] {
  return [...[...at.values()].flat(), ...loose];
}

/** Puts each inline thread at its line of the diff, else at its file. */
export function placeThreads(files: readonly FileView[], threads: readonly ThreadView[]): PlacedThreads {
  const inline = threads.filter(({ discussion }) => discussion.position !== null);
  const byFile = Map.groupBy(inline, (thread) => files.find((file) => isOf(thread, file)));
  return {
    files: files.map((file) => {
      const ofFile = byFile.get(file) ?? [];
      if (ofFile.length === 0) return { file, at: new Map(), loose: [] };
      const byLine = Map.groupBy(ofFile, toLineIndex(file));
      const loose = (byLine.get(undefined) ?? []).toSorted(byPlace);
      const at = [...byLine].flatMap(([index, ofLine]) =>
        index === undefined ? [] : [[index, ofLine] as const],
      );
      return { file, at: new Map(at.toSorted(([one], [other]) => one - other)), loose };
    }),
    elsewhere: Map.groupBy((byFile.get(undefined) ?? []).toSorted(byPlace), (thread) => placeOf(thread)[0]),
  };
}

/** The order of paths, and of the lines in a file. */
function byPlace(one: ThreadView, other: ThreadView): number {
  const [path, line] = placeOf(one);
  const [otherPath, otherLine] = placeOf(other);
  return path === otherPath ? line - otherLine : path < otherPath ? -1 : 1;
}

function placeOf({ spot, discussion: { position } }: ThreadView): readonly [string, number] {
  const posted = position?.newLine ?? position?.oldLine ?? 0;
  return [spot?.path ?? position?.path ?? '', spot?.line ?? posted];
}

function isOf({ spot, discussion }: ThreadView, file: FileView): boolean {
  const path = spot?.path ?? discussion.position?.path;
  const isRemoved = spot === null || spot.side === 'old';
  return file.path === path || (isRemoved && file.renamedFrom === path);
}

/** The index of the line of a thread in a file; undefined where the file does not show it. */
function toLineIndex(file: FileView): (thread: ThreadView) => number | undefined {
  const newLines = new Map<number, number>();
  const removedLines = new Map<number, number>();
  for (const [index, line] of file.lines.entries()) {
    if (line.new !== null) newLines.set(line.new, index);
    else if (line.old !== null) removedLines.set(line.old, index);
  }
  return ({ spot, discussion: { position } }) => {
    if (spot === null) return undefined;
    const lines = spot.side === 'new' ? newLines : removedLines;
    // A thread of several lines stands below the last one.
    const behind = position === null ? 0 : linesBehind(position);
    return lines.get(spot.line + behind) ?? lines.get(spot.line);
  };
}

/** The threads in the order in which a page shows them. */
export function inPageOrder({ files, elsewhere }: PlacedThreads): readonly ThreadView[] {
  return [...files.flatMap(inFileOrder), ...[...elsewhere.values()].flat()];
}

/**
 * The first open thread of a page, and after each open one the next; the last leads to the first again. By
 * ids of discussions.
 */
export function nextOpen(threads: readonly ThreadView[]): {
  readonly first: string | undefined;
  readonly next: ReadonlyMap<string, string>;
} {
  const open = threads.filter(({ state }) => state === 'open').map(({ discussion }) => discussion.id);
  const [first] = open;
  if (first === undefined || open.length === 1) return { first, next: new Map() };
  return { first, next: new Map(open.map((id, index) => [id, open[index + 1] ?? first])) };
}
