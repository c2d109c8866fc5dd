import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CommitDescription, describeCommits, isAncestor } from './commits.ts';
import { type Git, gitOutput, isShallow } from './git.ts';
import { requireSha } from './objects.ts';
import { chooseRemote } from './remotes.ts';

/** A change as the review service shows it, and as the event of this run names it. */
interface ChangeEnds {
  readonly base: string;
  readonly head: string;
  readonly named: NamedChange | undefined;
}

/**
 * How a commit is related to the head of a change.
 *
 * - `head`, `same-tree`; `test-merge`: the event names it as its merge of this head; `clean-merge`: of the
 * head and a commit of the target branch, with
 *   the tree that git makes of the two
 * - `merge-with-other`, `altered-merge`, `merge-git-too-old`, `merge-not-at-hand`: a merge of the head of
 * which that is not proven, and why
 * - `earlier`: between base and head, or a merge of such a commit; `replaced`: the event names it as the head
 * of the change, which has another one now
 * - `later`: it stands on the head; `on-target`: the base, or before it; `other`: none of these
 * - `unknown`: the answer may lie in history that is not at hand
 */
export type Relation =
  | 'head'
  | 'same-tree'
  | 'test-merge'
  | 'clean-merge'
  | UnprovenMerge
  | 'earlier'
  | 'replaced'
  | 'later'
  | 'on-target'
  | 'other'
  | 'unknown';
type UnprovenMerge = 'merge-with-other' | 'altered-merge' | 'merge-git-too-old' | 'merge-not-at-hand';

/** Tells how `commit` is related to the head of the change; both have to be at hand. Fetches nothing. */
export async function relateTo(change: ChangeEnds, commit: string, git: Git): Promise<Relation> {
  const { head, named } = change;
  if (commit === head) return 'head';
  const facts = await describeCommits(git, [commit, head]);
  const [ours, theirs] = [facts.get(commit), facts.get(head)];
  if (ours === undefined || theirs === undefined) return 'unknown';
  if (ours.tree === theirs.tree) return 'same-tree';
  if (isMerge(ours) && ours.parents.includes(head)) return relateMerge(change, commit, ours, git);
  if ((await isAncestor(git, head, commit)) === true) return 'later';
  if (named?.head === commit || named?.testMerge === commit) {
    return named.previousHead === head ? 'later' : 'replaced';
  }
  return relateEarlier(change, commit, ours, git);
}

/**
 * A merge of the head shows the change together with something else, which anybody may have made up: nothing
 * but CI's own word, or the tree, proves that it is the target branch.
 */
async function relateMerge(
  change: ChangeEnds,
  commit: string,
  { tree, parents }: CommitDescription,
  git: Git,
): Promise<Relation> {
  const { head, named } = change;
  if (named?.testMerge === commit && named.head === head) return 'test-merge';
  const relation = await compareMerge(change, tree, parents, git);
  // The target was merged into the change, and the service still shows the head from before.
  return relation !== 'clean-merge' && named?.head === commit ? 'later' : relation;
}

async function compareMerge(
  change: ChangeEnds,
  tree: string,
  parents: readonly string[],
  git: Git,
): Promise<'clean-merge' | UnprovenMerge> {
  const [first = '', second = '', ...more] = parents;
  if (more.length > 0) return 'merge-with-other';
  const onTarget = await isOnTarget(change, first === change.head ? second : first, git);
  if (onTarget !== true) return onTarget === 'unknown' ? 'merge-not-at-hand' : 'merge-with-other';
  const merged = await mergeTree(git, first, second);
  if (merged.kind === 'git-too-old' || merged.kind === 'not-at-hand') return `merge-${merged.kind}`;
  return merged.kind === 'clean' && merged.tree === tree ? 'clean-merge' : 'altered-merge';
}

/**
 * Whether it is the base, an ancestor of it, or on the branch that the event of this very head names as its
 * target.
 */
async function isOnTarget(
  { base, head, named }: ChangeEnds,
  commit: string,
  git: Git,
): Promise<boolean | 'unknown'> {
  const inBase = await isAncestor(git, commit, base);
  if (inBase === true || named?.head !== head || named.targetBranch === undefined) return inBase;
  const remote = await chooseRemote(git);
  const tip = await git([
    'show-ref',
    '--verify',
    '--hash',
    '--',
    `refs/remotes/${remote}/${named.targetBranch}`,
  ]);
  if (tip.status !== 0) return inBase;
  const inTarget = await isAncestor(git, commit, tip.stdout.toString('latin1').trim());
  return inTarget === false ? inBase : inTarget;
}

/** Jobs for pull requests check out a merge, which no later commit stands on. */
async function relateEarlier(
  change: ChangeEnds,
  commit: string,
  description: CommitDescription,
  git: Git,
): Promise<Relation> {
  const relation = await findBetween(change, commit, git);
  if (relation !== 'other') return relation;
  for (const parent of isMerge(description) ? description.parents : []) {
    const ofParent = await findBetween(change, parent, git);
    if (ofParent === 'earlier' || ofParent === 'unknown') return ofParent;
  }
  return 'other';
}

async function findBetween(
  { base, head }: ChangeEnds,
  commit: string,
  git: Git,
): Promise<'earlier' | 'on-target' | 'other' | 'unknown'> {
  const inBase = await isAncestor(git, commit, base);
  if (inBase === true) return 'on-target';
  const inHead = await isAncestor(git, commit, head);
  if (inHead !== true) return inHead === false ? 'other' : 'unknown';
  // Where history ends, what stands on the base cannot be in it.
  return inBase === false || (await isAncestor(git, base, commit)) === true ? 'earlier' : 'unknown';
}

function isMerge({ parents }: CommitDescription): boolean {
  return parents.length > 1;
}

/**
 * What the event that CI runs for says of its change. Every run of a stranger has another event, or is not
 * given our secret.
 */
export interface NamedChange {
  /** Head of the change when the event came. */
  readonly head: string;
  /** Its head before the push that the event tells of. */
  readonly previousHead?: string | undefined;
  /** The merge of head and target that CI itself made, to be tested in place of the head. */
  readonly testMerge?: string | undefined;
  /** The branch that the change goes to. */
  readonly targetBranch: string | undefined;
  /** How to get to review the change itself, where its head may not be checked out for this event. */
  readonly remedy?: string;
}

/** What git makes of two commits; `not-at-hand`: history or files that it needs are missing here. */
type MergedTree =
  | { readonly kind: 'clean'; readonly tree: string }
  | { readonly kind: 'conflict' | 'git-too-old' | 'not-at-hand' };

/** What the machine may have set otherwise; the first keeps drivers out, which are programs. */
const DEFAULTS = ['merge.default=text', 'merge.renames=true', 'merge.directoryRenames=conflict'];

/** git's status for options that it does not know: `--write-tree` came with 2.38. */
const UNKNOWN_OPTION = 129;

/**
 * Merges two commits as a service does: in a bare repository of its own, which has the objects of the
 * checkout, and neither its settings nor its attributes. In the checkout `.gitattributes` would count
 * (`*.lock -merge` makes a conflict of what merges cleanly). Writes nothing to the checkout.
 */
export async function mergeTree(git: Git, ours: string, theirs: string): Promise<MergedTree> {
  const commits = [requireSha(ours), requireSha(theirs)];
  const place = ['rev-parse', '--path-format=absolute', '--git-common-dir'];
  const common = (await gitOutput(git, place)).toString('utf8').replace(/\n$/, '');
  // A git before 2.31 does not know this option, and repeats it.
  if (common.startsWith('--')) return { kind: 'git-too-old' };
  const bare = await mkdtemp(join(tmpdir(), 'sarif-review-merge-'));
  try {
    const format = ours.length === 64 ? 'sha256' : 'sha1';
    await gitOutput(git, ['init', '--quiet', '--bare', '--template=', `--object-format=${format}`, bare]);
    // In quotes a path may hold anything.
    await writeFile(join(bare, 'objects/info/alternates'), `${JSON.stringify(join(common, 'objects'))}\n`);
    if (await isShallow(git)) await copyFile(join(common, 'shallow'), join(bare, 'shallow'));
    const defaults = DEFAULTS.flatMap((setting) => ['-c', setting]);
    const merge = ['merge-tree', '--write-tree', '--no-messages', '--end-of-options', ...commits];
    const { status, stdout } = await git([...defaults, `--git-dir=${bare}`, ...merge]);
    if (status === 0) return { kind: 'clean', tree: stdout.toString('latin1').trim() };
    if (status === UNKNOWN_OPTION) return { kind: 'git-too-old' };
    return { kind: status === 1 ? 'conflict' : 'not-at-hand' };
  } finally {
    await rm(bare, { recursive: true, force: true });
  }
}
