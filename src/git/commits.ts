import { fetchCommits } from './fetch-commits.ts';
import type { Git } from './git.ts';
import { readHeaders, readObjects } from './objects.ts';
import { isSha } from './sha.ts';

export type CommitPresence = 'present' | { readonly missing: string };

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
  const types = new Map(await readTypes(git, wanted.filter(isSha)));
  const absent = wanted.filter((sha) => isSha(sha) && !types.has(sha));
  const reasons =
    absent.length === 0
      ? new Map<string, string>()
      : await fetchCommits(git, absent, signal ?? AbortSignal.timeout(FETCH_TIME_LIMIT_MS), remote);
  // What counts is what is there now, not what a fetch said of itself.
  for (const [sha, type] of await readTypes(git, absent)) types.set(sha, type);
  return new Map(wanted.map((sha) => [sha, toPresence(sha, types.get(sha), reasons.get(sha))]));
}

function toPresence(sha: string, type: string | undefined, reason: string | undefined): CommitPresence {
  if (type === 'commit') return 'present';
  if (type !== undefined) return { missing: `it is the id of a ${type}, not of a commit` };
  if (!isSha(sha)) return { missing: 'it is not a commit id (40 or 64 hexadecimal digits)' };
  return { missing: reason ?? 'the remote did not send it' };
}

/** Those of the ids that are commits at hand; fetches nothing. */
export async function presentCommits(git: Git, shas: Iterable<string>): Promise<ReadonlySet<string>> {
  const types = await readTypes(git, [...shas].filter(isSha));
  return new Set([...types].flatMap(([sha, type]) => (type === 'commit' ? [sha] : [])));
}

async function readTypes(git: Git, shas: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const headers = await readHeaders(git, shas);
  const types = new Map<string, string>();
  for (const [index, sha] of shas.entries()) {
    const header = headers[index];
    if (header !== undefined) types.set(sha, header.type);
  }
  return types;
}

/** What a commit says of itself. */
export interface CommitDescription {
  readonly tree: string;
  /** First parent first; also those that a shallow repository does not have. */
  readonly parents: readonly string[];
}

/**
 * Trees and parents of commits, from one process. What is not at hand, or is no commit, is not in the map.
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
  return { tree: ids('tree')[0] ?? '', parents: ids('parent') };
}
