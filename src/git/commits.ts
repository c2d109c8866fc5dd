import { type Git, gitOutput, isShallow } from './git.ts';
import { isSha, readHeaders, readObjects, requireSha } from './objects.ts';
import { fetchCommits } from './remotes.ts';

type CommitPresence = 'present' | { readonly missing: string };

/**
 * All fetches of one call share it. A remote sends single commits of a large repository in well under a
 * minute.
 */
const FETCH_TIME_LIMIT_MS = 120_000;

/**
 * Says of each id whether its commit is at hand, after fetching by id what is not. One bad id never costs the
 * others, and a remote that fails is a reason, not an error. `signal` bounds the fetches, which else have a
 * time limit of their own. `remote` is where they come from, `origin` or the first one where it is not named.
 */
export async function ensureCommits(
  git: Git,
  shas: Iterable<string>,
  signal?: AbortSignal,
  remote?: string,
): Promise<ReadonlyMap<string, CommitPresence>> {
  const wanted = [...new Set(shas)];
  const present = await presentCommits(git, wanted);
  const absent = wanted.filter((sha) => isSha(sha) && !present.has(sha));
  const reasons =
    absent.length === 0
      ? new Map<string, string>()
      : await fetchCommits(git, absent, signal ?? AbortSignal.timeout(FETCH_TIME_LIMIT_MS), remote);
  // What counts is what is there now, not what a fetch said of itself.
  const fetched = await presentCommits(git, absent);
  return new Map(
    wanted.map((sha): [string, CommitPresence] => {
      if (present.has(sha) || fetched.has(sha)) return [sha, 'present'];
      if (!isSha(sha)) return [sha, { missing: 'it is not a commit id (40 or 64 hexadecimal digits)' }];
      return [sha, { missing: reasons.get(sha) ?? 'the remote did not send it' }];
    }),
  );
}

/** Those of the ids that are commits at hand; fetches nothing. */
export async function presentCommits(git: Git, shas: Iterable<string>): Promise<ReadonlySet<string>> {
  const ids = [...shas].filter(isSha);
  const headers = await readHeaders(git, ids);
  return new Set(ids.filter((_, index) => headers[index]?.type === 'commit'));
}

/** What a commit says of itself. */
export interface CommitDescription {
  readonly tree: string;
  /** First parent first; also those that a shallow repository does not have. */
  readonly parents: readonly string[];
  /** When it was made, in seconds since the epoch, as its committer says. */
  readonly time: number | undefined;
}

/** `committer Ada <ada@example.com> 1770091506 +0100` */
const COMMITTER = /^committer .* (\d{1,12}) [+-]\d{4}$/mu;

/**
 * Describes commits. Nothing is fetched. What is not at hand, or is no commit, is not in the map.
 */
export async function describeCommits(
  git: Git,
  shas: Iterable<string>,
): Promise<ReadonlyMap<string, CommitDescription>> {
  const wanted = [...new Set(shas)].filter(isSha);
  const objects = await readObjects(git, wanted);
  const described = new Map<string, CommitDescription>();
  for (const [index, sha] of wanted.entries()) {
    const object = objects[index];
    if (object?.type === 'commit') described.set(sha, parseCommit(object.content));
  }
  return described;
}

/** The header ends at the first empty line; what follows is the author's. A signature in it is indented. */
function parseCommit(content: Buffer): CommitDescription {
  const header = content.toString('latin1').split('\n\n', 1)[0] ?? '';
  const ids = (key: string) =>
    header.split('\n').flatMap((line) => (line.startsWith(`${key} `) ? [line.slice(key.length + 1)] : []));
  const time = COMMITTER.exec(header)?.[1];
  return {
    tree: ids('tree')[0] ?? '',
    parents: ids('parent'),
    time: time === undefined ? undefined : Number(time),
  };
}

/**
 * Whether `a` is `b` or an ancestor of it; `unknown` when the answer may lie in history that is not at hand.
 *
 * In a shallow repository git acts as if the commits at the boundary had no parents, also where the parents
 * are there (a commit fetched by its id on top of the one that was checked out). The commits themselves still
 * name them, so the walk goes on from those.
 */
export async function isAncestor(git: Git, a: string, b: string): Promise<boolean | 'unknown'> {
  const ancestor = requireSha(a);
  const tips = new Set([requireSha(b)]);
  const shallow = await isShallow(git);
  let answer: false | 'unknown' = false;
  // A Set hands out what is added while it is walked.
  for (const tip of tips) {
    const { status } = await git(['merge-base', '--is-ancestor', '--end-of-options', ancestor, tip]);
    if (status === 0) return true;
    if (status !== 1) return 'unknown';
    if (!shallow) return false;
    const parents = await hiddenParents(git, tip);
    const present = await presentCommits(git, parents);
    if (present.size < parents.size) answer = 'unknown';
    for (const parent of present) tips.add(parent);
  }
  return answer;
}

/** The parents of those commits below `tip` that git shows without any. */
async function hiddenParents(git: Git, tip: string): Promise<ReadonlySet<string>> {
  const roots = await gitOutput(git, ['rev-list', '--max-parents=0', '--end-of-options', tip]);
  const described = await describeCommits(git, roots.toString('latin1').split('\n'));
  return new Set([...described.values()].flatMap((commit) => commit.parents));
}
