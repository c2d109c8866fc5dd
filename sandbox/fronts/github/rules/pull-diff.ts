import type { FileChange, Hunk } from '../../../git/parse-diff.ts';
import { currentDiff } from '../../../rules/deployments.ts';
import { mergeBase } from '../../../rules/merge-base.ts';
import type { Sandbox } from '../../../rules/sandbox.ts';
import type { CommitPair, Deployment } from '../../../store/deployments.ts';

/**
 * The commits that the diff of a pull request is between: where its branch left the base, and its head (three
 * dots):
 * https://docs.github.com/en/pull-requests/collaborating-with-pull-requests/proposing-changes-to-your-work-with-pull-requests/about-comparing-branches-in-pull-requests#three-dot-and-two-dot-git-diff-comparisons
 */
export async function diffPair(
  sandbox: Sandbox,
  deployment: Deployment,
  head = currentPair(sandbox, deployment).head,
): Promise<CommitPair> {
  const { base } = currentPair(sandbox, deployment);
  return { base: (await mergeBase(sandbox, deployment.repository, base, head)) ?? base, head };
}

/** The tips of both branches as the pull request shows them: a pull request always has a diff. */
export function currentPair({ clock }: Sandbox, deployment: Deployment): CommitPair {
  return currentDiff(deployment, clock()) ?? deployment.newest;
}

/** Tells that a commit is one of the pull request: its head, or one below it. */
export async function isOfPull(sandbox: Sandbox, deployment: Deployment, commit: string): Promise<boolean> {
  const { base, head } = currentPair(sandbox, deployment);
  if (commit === head) return true;
  if (!(await sandbox.diffs.isCommit(deployment.repository, commit))) return false;
  const { repository } = deployment;
  return (
    (await mergeBase(sandbox, repository, commit, head)) === commit &&
    (await mergeBase(sandbox, repository, commit, base)) !== commit
  );
}

/**
 * The hunks of one file of a diff as they are shown; none of a file whose content is no text, or whose
 * attributes say so (`-diff`): "Binary file not shown", and no `patch`.
 */
export async function hunksOfFile(
  { diffs }: Sandbox,
  repository: string,
  pair: CommitPair,
  file: FileChange,
): Promise<readonly ShownHunk[]> {
  if (file.content !== 'text') return [];
  const hidden = await diffs.hiddenInPair(repository, pair.base, pair.head);
  if (hidden.has((file.new ?? file.old)?.path ?? '')) return [];
  const count = (blob: string | undefined) => (blob === undefined ? 0 : diffs.countLines(repository, blob));
  const [LEFT, RIGHT] = await Promise.all([count(file.old?.blob), count(file.new?.blob)]);
  return shownHunks(file.hunks, { LEFT, RIGHT });
}

export type Side = 'LEFT' | 'RIGHT';

/** Lines that the diff shows together, of both versions, both ends included. */
interface ShownHunk {
  readonly LEFT: Range;
  readonly RIGHT: Range;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Unchanged lines that the diff shows above and below a change, as git does by itself. */
const CONTEXT = 3;

/**
 * The hunks of a file as a pull request shows them, from hunks without context. Lines past the end of the
 * file are left out by `counts`.
 *
 * A comment goes to a line of such a hunk alone:
 * https://docs.github.com/en/rest/pulls/comments#create-a-review-comment-for-a-pull-request ("line", "side").
 */
function shownHunks(hunks: readonly Hunk[], counts: Readonly<Record<Side, number>>): readonly ShownHunk[] {
  const shown: ShownHunk[] = [];
  for (const hunk of hunks) {
    const next: ShownHunk = {
      LEFT: around(hunk.oldStart, hunk.oldLines, counts.LEFT),
      RIGHT: around(hunk.newStart, hunk.newLines, counts.RIGHT),
    };
    const last = shown.at(-1);
    if (last === undefined || next.RIGHT.from > last.RIGHT.to + 1) {
      shown.push(next);
      continue;
    }
    shown[shown.length - 1] = {
      LEFT: { from: last.LEFT.from, to: next.LEFT.to },
      RIGHT: { from: last.RIGHT.from, to: next.RIGHT.to },
    };
  }
  return shown;
}

/** The hunk that shows this line; undefined where none does. */
export function hunkOfLine(hunks: readonly ShownHunk[], side: Side, line: number): ShownHunk | undefined {
  return hunks.find((hunk) => line >= hunk[side].from && line <= hunk[side].to);
}

/** A side without lines starts at the line before the hunk. */
function around(start: number, count: number, most: number): Range {
  const first = count === 0 ? start + 1 : start;
  return { from: Math.max(1, first - CONTEXT), to: Math.min(most, first + count - 1 + CONTEXT) };
}
