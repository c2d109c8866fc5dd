import { isInDiff, mapPath } from '../diff/line-map.ts';
import type { Finding, Nowhere } from '../finding/finding.ts';
import type { Git } from '../git/git.ts';
import { readDiff } from '../git/read-diff.ts';
import type { Commits } from './find-commits.ts';

/**
 * The findings in their order. One whose files were found by their ending, and stand there only since the
 * change, may be in any other too that its path would mean without them, where the change touches one: who
 * moves a file to a longer ending hides nothing.
 */
export async function doubtArrived(
  findings: readonly Finding[],
  { analyzed, base, head }: Commits,
  git: Git,
): Promise<readonly Finding[]> {
  if (!findings.some(({ place }) => otherwiseOf(place) !== undefined)) return findings;
  const [toHead, diff] = await Promise.all([readDiff(git, analyzed, head), readDiff(git, base, head)]);
  const arrived = (path: string): boolean => {
    const mapped = mapPath(toHead, path);
    const change = mapped.kind === 'mapped' ? diff.byNewPath.get(mapped.path) : undefined;
    return change !== undefined && change.oldPath !== change.newPath;
  };
  return findings.map((finding): Finding => {
    const { place } = finding;
    const otherwise = otherwiseOf(place);
    const taken = place.kind === 'nowhere' ? (place.oneOf ?? []) : [place.path];
    const others = otherwise?.oneOf?.filter((file) => !taken.includes(file)) ?? [];
    return otherwise !== undefined &&
      taken.every(arrived) &&
      others.some((file) => isInDiff(toHead, diff, file))
      ? { ...finding, place: otherwise }
      : finding;
  });
}

function otherwiseOf(place: Finding['place']): Nowhere | undefined {
  return 'otherwise' in place ? place.otherwise : undefined;
}
