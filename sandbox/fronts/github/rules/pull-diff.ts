import type { FileChange } from '../../../git/file-change.ts';
import { currentDiff } from '../../../rules/readiness.ts';
import type { Sandbox } from '../../../rules/sandbox.ts';
import type { CommitPair, Deployment } from '../../../store/deployments.ts';
import { type ShownHunk, shownHunks } from './shown-lines.ts';

const MOST_BASES = 1_000;
const mergeBases = new Map<string, string | null>();

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

/** Whether a commit is one of the pull request: its head, or one below it. */
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

/**
 * The last commit that two have in common; `null` where there is none. Commits never change, so it is kept.
 */
export async function mergeBase(
  { git }: Sandbox,
  repository: string,
  one: string,
  other: string,
): Promise<string | null> {
  const key = JSON.stringify([repository, one, other]);
  const known = mergeBases.get(key);
  if (known !== undefined) return known;
  const answer = await git.read(repository, ['merge-base', '--end-of-options', one, other]);
  const found = answer.kind === 'done' ? answer.output.toString('utf8').trim() : null;
  if (found === null) return null;
  mergeBases.set(key, found);
  for (const oldest of mergeBases.keys()) {
    if (mergeBases.size <= MOST_BASES) break;
    mergeBases.delete(oldest);
  }
  return found;
}
