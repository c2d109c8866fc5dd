import type { Git } from './git.ts';
import { readObjects } from './objects.ts';
import { isSha } from './sha.ts';

/** `committer Ada <ada@example.com> 1770091506 +0100` */
const COMMITTER = /^committer .* (\d{1,12}) [+-]\d{4}$/mu;

/**
 * When commits were made, in seconds since the epoch, as their committers say. What is not at hand is not in
 * the map, and is not fetched.
 */
export async function readCommitTimes(
  git: Git,
  shas: Iterable<string>,
): Promise<ReadonlyMap<string, number>> {
  const wanted = [...new Set(shas)].filter(isSha);
  const objects = await readObjects(git, wanted);
  const times = new Map<string, number>();
  for (const [index, sha] of wanted.entries()) {
    const object = objects[index];
    if (object?.type !== 'commit') continue;
    const header = object.content.toString('latin1').split('\n\n', 1)[0] ?? '';
    const time = COMMITTER.exec(header)?.[1];
    if (time !== undefined) times.set(sha, Number(time));
  }
  return times;
}
