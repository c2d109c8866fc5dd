import type { Sandbox } from './sandbox.ts';

const MOST_BASES = 1_000;
const mergeBases = new Map<string, string | null>();

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
