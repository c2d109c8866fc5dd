import { type Diff, type FileChange, type Hunk, toDiff } from '../diff/diff.ts';
import {
  hunksAround,
  mapLineBackward,
  mapLineForward,
  mapPath,
  mapPlace,
  newSpan,
  oldSpan,
} from '../diff/line-map.ts';
import { ensureCommits } from '../git/commits.ts';
import { type FileTexts, isLfsPointer } from '../git/file-texts.ts';
import type { Git } from '../git/git.ts';
import { findRenamed, isMostlySame, readDiff } from '../git/read-diff.ts';
import { readOtherHunks } from '../git/read-other-hunks.ts';
import type { OldTree, Rewrite } from '../match/subjects.ts';
import { isLeftToPeople, type OwnThread } from '../thread/own-thread.ts';

/**
 * The old trees of the heads of threads that can be had, by commit; threads of the others are matched by
 * text.
 *
 * @param paths files of the analyzed commit whose lines are asked for, beside those of the threads
 */
export async function readOldTrees(
  git: Git,
  analyzed: string,
  threads: readonly OwnThread[],
  texts: FileTexts,
  paths: Iterable<string> = [],
): Promise<ReadonlyMap<string, OldTree>> {
  const linesOf = new Set([...paths, ...threads.map(({ evidence }) => evidence.path)]);
  const presence = await ensureCommits(
    git,
    threads.map(({ evidence }) => evidence.head),
  );
  const found: (Awaited<ReturnType<typeof tellCopies>> & Pick<Judged, 'rewritten'>)[] = [];
  const followed = new Map<string, Diff>();
  for (const [sha, state] of presence) {
    if (state !== 'present') continue;
    const diff = await readDiff(git, sha, analyzed, { ignoresSpace: true, linesOf });
    followed.set(sha, diff);
    const isJudged = threads.some((thread) => thread.evidence.head === sha && isLeftToPeople(thread));
    const told = await tellCopies(
      git,
      isJudged ? await readDiff(git, sha, analyzed, { linesOf }) : diff,
      threads,
    );
    found.push({ ...told, rewritten: await findRewritten(git, told.diff, threads, texts) });
  }
  const judged = found.flatMap(({ diff }) => findJudged(diff, threads).map((path) => ({ diff, path })));
  const hunks = await readOtherHunks(
    git,
    judged.map(({ diff, path }) => ({
      before: { commit: diff.from, path },
      after: { commit: diff.to, path: diff.byOldPath.get(path)?.newPath ?? '' },
    })),
    texts,
  );
  return new Map(
    found.map(({ diff, ...lost }) => {
      const others = judged.flatMap((file, index) =>
        file.diff === diff ? [[file.path, hunks[index]] as const] : [],
      );
      const loose = withoutSpace(diff, followed.get(diff.from) ?? diff);
      return [diff.from, toOldTree(loose, texts, { ...lost, others: new Map(others) }, diff)];
    }),
  );
}

/** The files of the one diff with the hunks of the other, in which white space counts for nothing. */
function withoutSpace(diff: Diff, loose: Diff): Diff {
  const files = diff.files.map((file) => {
    const other = file.newPath === undefined ? undefined : loose.byNewPath.get(file.newPath);
    return other?.oldPath === file.oldPath && other ? { ...file, hunks: other.hunks } : file;
  });
  return toDiff(diff.from, diff.to, files);
}

/** Files with other lines now, by their old paths, in one of which a person decided about a finding. */
function findJudged(diff: Diff, threads: readonly OwnThread[]): readonly string[] {
  const paths = threads.flatMap((thread) => {
    const { head, path, line } = thread.evidence;
    const change = diff.byOldPath.get(path);
    const isRead = head === diff.from && line > 0 && isLeftToPeople(thread);
    return isRead && change?.type === 'file' && change.newPath !== undefined && change.hunks.length > 0
      ? [path]
      : [];
  });
  return [...new Set(paths)];
}

/** Tells files from their copies, where a person decided about a finding in one. */
async function tellCopies(
  git: Git,
  diff: Diff,
  threads: readonly OwnThread[],
): Promise<{ readonly diff: Diff } & Pick<Judged, 'copied' | 'rivals'>> {
  const { from, to, files, byOldPath } = diff;
  const added = files.some(({ status }) => status === 'added');
  const mayBeCopied = (path: string): boolean =>
    added && ['renamed', 'modified'].includes(byOldPath.get(path)?.status ?? '');
  const judged = new Set(
    threads.flatMap((thread) => {
      const { head, path } = thread.evidence;
      return head === from && isLeftToPeople(thread) && mayBeCopied(path) ? [path] : [];
    }),
  );
  const found = await findRenamed(git, from, to, [...judged]);
  const heirs = [...found].flatMap(([path, { now }]) =>
    now === undefined || now.newPath === byOldPath.get(path)?.newPath
      ? []
      : [{ ...now, status: 'renamed' as const }],
  );
  const others = files.flatMap((file): typeof files => {
    if (heirs.some(({ newPath }) => newPath === file.newPath)) return [];
    if (!heirs.some(({ oldPath }) => oldPath === file.oldPath)) return [file];
    const { oldPath: _, ...copy } = file;
    return [{ ...copy, status: 'added', hunks: [] }];
  });
  return {
    diff: heirs.length === 0 ? diff : toDiff(from, to, [...others, ...heirs]),
    copied: new Set([...found].flatMap(([path, { now }]) => (now === undefined ? [path] : []))),
    rivals: new Map(
      [...found].flatMap(([path, { now, copies }]) =>
        // Renamed, and a copy that was edited took its name; or it was edited, and the copy was not.
        now?.status === 'modified' && now.newPath === path
          ? [[path, copies.filter((copy) => countChanged(copy) <= countChanged(now))]]
          : [],
      ),
    ),
  };
}

/** Lines that were taken out and put in. */
function countChanged({ hunks }: FileChange): number {
  return hunks.reduce((count, { oldLines, newLines }) => count + oldLines + newLines, 0);
}

/**
 * Files of the old commit that are not mostly the same any more, where a person decided about a finding of a
 * whole one. git asked the same of what it calls renamed. What cannot be read is not known to be the same.
 */
async function findRewritten(
  git: Git,
  { from, to, byOldPath }: Diff,
  threads: readonly OwnThread[],
  texts: Pick<FileTexts, 'read' | 'content'>,
): Promise<ReadonlySet<string>> {
  const judged = new Set(
    threads.flatMap((thread) => {
      const { head, path, line } = thread.evidence;
      const { status = 'added' } = byOldPath.get(path) ?? {};
      const isChanged = status === 'modified' || status === 'type-changed';
      return line === 0 && head === from && isChanged && isLeftToPeople(thread) ? [path] : [];
    }),
  );
  await texts.read([...judged].flatMap((path) => [from, to].map((commit) => ({ commit, path }))));
  const rewritten = new Set<string>();
  for (const path of judged) {
    const [before, after] = [texts.content(from, path), texts.content(to, path)];
    const isKnown = before && after && !isLfsPointer(after) && byOldPath.get(path)?.status === 'modified';
    if (!isKnown || !(await isMostlySame(git, before, after))) rewritten.add(path);
  }
  return rewritten;
}

/** What is told of files of the old commit, by old path, about which people decided. */
interface Judged {
  /** Of which nobody can tell what became of them. */
  readonly copied: ReadonlySet<string>;
  /** Files that are as like one as what has its path now, so that either may be it. */
  readonly rivals: ReadonlyMap<string, readonly FileChange[]>;
  /** Of which most is another text. */
  readonly rewritten: ReadonlySet<string>;
  /**
   * The hunks by each other way to count lines; undefined where nobody can tell them. Others are not in it.
   */
  readonly others: ReadonlyMap<string, readonly (readonly Hunk[])[] | undefined>;
}

const NOTHING_JUDGED: Judged = {
  copied: new Set(),
  rivals: new Map(),
  rewritten: new Set(),
  others: new Map(),
};

/**
 * What git knows between an old commit and the analyzed one, in the form that matching takes.
 *
 * @param diff by which lines are followed
 * @param exact the same, where white space counts
 */
export function toOldTree(
  diff: Diff,
  texts: Pick<FileTexts, 'lines'>,
  { copied, rivals, rewritten, others }: Judged = NOTHING_JUDGED,
  exact = diff,
): OldTree {
  const pathNow = (path: string): string | undefined => {
    const mapped = mapPath(diff, path);
    return mapped.kind === 'mapped' ? mapped.path : undefined;
  };
  const lineThen = (path: string, line: number): ReturnType<OldTree['lineThen']> => {
    const change = diff.byNewPath.get(path);
    if (change === undefined) return { path, line };
    if (change.oldPath === undefined || change.binary || change.status === 'type-changed') return undefined;
    const then = mapLineBackward(change.hunks, line);
    return then === undefined ? undefined : { path: change.oldPath, line: then };
  };
  const rewrites = new Map<string, readonly Rewrite[]>();
  return {
    pathNow,
    isLost: (path, line) =>
      copied.has(path) ||
      (line === 0 && rewritten.has(path)) ||
      (lineIn(diff, path, line) !== undefined &&
        rivals.get(path)?.some(({ hunks }) => mapLineForward(hunks, line) !== undefined) === true),
    lineNow: (path, line) => lineIn(diff, path, line),
    isUnread: (path) => diff.byOldPath.get(path)?.binary === true,
    exactNow: (path, line) => lineIn(exact, path, line),
    lineThen,
    standsByAll: (path, line) =>
      line === 0 ||
      !others.has(path) ||
      others.get(path)?.every((hunks) => mapLineForward(hunks, line) === lineIn(diff, path, line)) === true,
    placesThen(path, line) {
      const then = diff.byNewPath.get(path)?.oldPath ?? path;
      const found = [
        lineThen(path, line)?.line,
        ...(others.get(then) ?? []).map((hunks) => mapLineBackward(hunks, line)),
      ];
      return [...new Set(found)].flatMap((place) =>
        place === undefined ? [] : [{ path: then, line: place }],
      );
    },
    hunkThen: (path, line) => hunkOf(diff.byOldPath.get(path)?.hunks, line, oldSpan),
    rewrites(path) {
      const known =
        rewrites.get(path) ??
        (diff.byOldPath.get(path)?.hunks ?? []).map((hunk) => ({
          before: oldSpan(hunk),
          now: newSpan(hunk),
        }));
      rewrites.set(path, known);
      return known;
    },
    nearNow(path, line) {
      const hunk = hunkOf(diff.byOldPath.get(path)?.hunks, line, oldSpan);
      if (hunk === undefined) return line;
      return hunk.newStart + Math.min(line - hunk.oldStart, Math.max(hunk.newLines - 1, 0));
    },
    linesThen: (path) => texts.lines(diff.from, path),
  };
}

function lineIn(diff: Diff, path: string, line: number): number | undefined {
  const mapped = mapPlace(diff, path, line);
  return mapped.kind === 'mapped' ? mapped.line : undefined;
}

function hunkOf(hunks: readonly Hunk[] = [], line: number, side: typeof oldSpan): Hunk | undefined {
  const { before } = hunksAround(hunks, line, side);
  return before !== undefined && line < side(before).end ? before : undefined;
}
