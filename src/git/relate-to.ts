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
 * - `head`, `same-tree`; `merge`: of this head and the target branch, as the event says, or with the tree
 * that git makes of the two
 * - `unproven-merge`: a merge of the head of which that is not proven
 * - `earlier`: between base and head, or a merge of such a commit, or named by the event as the head of the
 * change, which has another one now
 * - `later`: it stands on the head; `on-target`: the base, or before it; `other`: none of these
 * - `unknown`: the answer may lie in history that is not at hand
 */
type Relation =
  | 'head'
  | 'same-tree'
  | 'merge'
  | 'unproven-merge'
  | 'earlier'
  | 'later'
  | 'on-target'
  | 'other'
  | 'unknown';

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
    return named.previousHead === head ? 'later' : 'earlier';
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
  if (named?.testMerge === commit && named.head === head) return 'merge';
  if (await isCleanMerge(change, tree, parents, git)) return 'merge';
  // The target was merged into the change, and the service still shows the head from before.
  return named?.head === commit ? 'later' : 'unproven-merge';
}

async function isCleanMerge(
  change: ChangeEnds,
  tree: string,
  [first = '', second = '', ...more]: readonly string[],
  git: Git,
): Promise<boolean> {
  const target = first === change.head ? second : first;
  return (
    more.length === 0 &&
    (await isOnTarget(change, target, git)) &&
    (await mergeTree(git, first, second)) === tree
  );
}

/**
 * Whether it is the base, an ancestor of it, or on the branch that the event of this very head names as its
 * target.
 */
async function isOnTarget({ base, head, named }: ChangeEnds, commit: string, git: Git): Promise<boolean> {
  if ((await isAncestor(git, commit, base)) === true) return true;
  if (named?.head !== head || named.targetBranch === undefined) return false;
  const ref = `refs/remotes/${await chooseRemote(git)}/${named.targetBranch}`;
  const tip = await git(['show-ref', '--verify', '--hash', '--', ref]);
  return tip.status === 0 && (await isAncestor(git, commit, tip.stdout.toString('latin1').trim())) === true;
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

/** What the machine may have set otherwise; the first keeps drivers out, which are programs. */
const DEFAULTS = ['merge.default=text', 'merge.renames=true', 'merge.directoryRenames=conflict'];

/**
 * Merges two commits as a service does: in a bare repository of its own, which has the objects of the
 * checkout, and neither its settings nor its attributes. In the checkout `.gitattributes` would count
 * (`*.lock -merge` makes a conflict of what merges cleanly). Writes nothing to the checkout.
 *
 * @returns the id of the tree; undefined where the two conflict, where history or files that it needs are
 * missing here, and before git 2.38
 */
async function mergeTree(git: Git, ours: string, theirs: string): Promise<string | undefined> {
  const commits = [requireSha(ours), requireSha(theirs)];
  const place = ['rev-parse', '--path-format=absolute', '--git-common-dir'];
  const common = (await gitOutput(git, place)).toString('utf8').replace(/\n$/, '');
  // A git before 2.31 does not know this option, and repeats it.
  if (common.startsWith('--')) return undefined;
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
    return status === 0 ? stdout.toString('latin1').trim() : undefined;
  } finally {
    await rm(bare, { recursive: true, force: true });
  }
}
