import { type Diff, type Hunk, toDiff } from '../diff/diff.ts';
import { hunksAround, mapLineBackward, mapPath, mapPlace, newSpan, oldSpan } from '../diff/line-map.ts';
import { ensureCommits } from '../git/commits.ts';
import { type FileTexts, isLfsPointer } from '../git/file-texts.ts';
import type { Git } from '../git/git.ts';
import { findRenamed, isMostlySame, readDiff } from '../git/read-diff.ts';
import type { OldTree, Rewrite } from '../match/subjects.ts';
import { isLeftToPeople, type OwnThread } from '../thread/own-thread.ts';

/**
 * The old trees of the heads of threads that can be had, by commit; threads of the others are matched by
 * text.
 */
export async function readOldTrees(
  git: Git,
  analyzed: string,
  threads: readonly OwnThread[],
  texts: Pick<FileTexts, 'lines' | 'read' | 'content'>,
): Promise<ReadonlyMap<string, OldTree>> {
  const presence = await ensureCommits(
    git,
    threads.map(({ evidence }) => evidence.head),
  );
  const trees = new Map<string, OldTree>();
  for (const [sha, state] of presence) {
    if (state !== 'present') continue;
    const { diff, copied } = await tellCopies(git, await readDiff(git, sha, analyzed), threads);
    const rewritten = await findRewritten(git, diff, threads, texts);
    trees.set(sha, toOldTree(diff, texts, { copied, rewritten }));
  }
  return trees;
}

/** Tells renamed files from their copies, where a person decided about a finding in one. */
async function tellCopies(
  git: Git,
  diff: Diff,
  threads: readonly OwnThread[],
): Promise<{ readonly diff: Diff; readonly copied: ReadonlySet<string> }> {
  const { from, to, files } = diff;
  const added = files.some(({ status }) => status === 'added');
  const renamed = files.flatMap(({ status, oldPath }) =>
    added && status === 'renamed' ? (oldPath ?? []) : [],
  );
  const judged = new Set(
    threads.flatMap((thread) => {
      const { head, path } = thread.evidence;
      return head === from && renamed.includes(path) && isLeftToPeople(thread) ? [path] : [];
    }),
  );
  const found = await findRenamed(git, from, to, [...judged]);
  if (found.size === 0) return { diff, copied: new Set() };
  const heirs = [...found.values()].flatMap((change) =>
    change === undefined ? [] : [{ ...change, status: 'renamed' as const }],
  );
  const others = files.flatMap((file): typeof files => {
    if (heirs.some(({ newPath }) => newPath === file.newPath)) return [];
    if (!heirs.some(({ oldPath }) => oldPath === file.oldPath)) return [file];
    const { oldPath: _, ...copy } = file;
    return [{ ...copy, status: 'added', hunks: [] }];
  });
  return {
    diff: toDiff(from, to, [...others, ...heirs]),
    copied: new Set([...found].flatMap(([path, change]) => (change === undefined ? [path] : []))),
  };
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

/** Files of the old commit that are no longer what people judged. */
interface Lost {
  /** Of which nobody can tell what became of them. */
  readonly copied: ReadonlySet<string>;
  /** Of which most is another text. */
  readonly rewritten: ReadonlySet<string>;
}

/**
 * What git knows between an old commit and the analyzed one, in the form that matching takes.
 */
export function toOldTree(
  diff: Diff,
  texts: Pick<FileTexts, 'lines'>,
  { copied, rewritten }: Lost = { copied: new Set(), rewritten: new Set() },
): OldTree {
  const pathNow = (path: string): string | undefined => {
    const mapped = mapPath(diff, path);
    return mapped.kind === 'mapped' ? mapped.path : undefined;
  };
  const rewrites = new Map<string, readonly Rewrite[]>();
  return {
    pathNow,
    isLost: (path, line) => copied.has(path) || (line === 0 && rewritten.has(path)),
    lineNow(path, line) {
      const mapped = mapPlace(diff, path, line);
      return mapped.kind === 'mapped' ? mapped.line : undefined;
    },
    lineThen(path, line) {
      const change = diff.byNewPath.get(path);
      if (change === undefined) return { path, line };
      if (change.oldPath === undefined || change.binary || change.status === 'type-changed') return undefined;
      const then = mapLineBackward(change.hunks, line);
      return then === undefined ? undefined : { path: change.oldPath, line: then };
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

function hunkOf(hunks: readonly Hunk[] = [], line: number, side: typeof oldSpan): Hunk | undefined {
  const { before } = hunksAround(hunks, line, side);
  return before !== undefined && line < side(before).end ? before : undefined;
}
