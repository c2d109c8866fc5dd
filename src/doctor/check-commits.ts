import { describeCommits, presentCommits } from '../git/commits.ts';
import type { Git } from '../git/git.ts';
import { relateTo } from '../git/relate-to.ts';
import { cover } from '../plan/cover.ts';
import type { Diagnosis } from './diagnosis.ts';

export interface Shas {
  /** `HEAD` of the checkout. */
  readonly analyzed: string;
  /** The deployment's current diff. */
  readonly mergeCommit: string | null;
  readonly targetCommit: string | null;
  /** What the inputs base-sha and head-sha say. */
  readonly given: readonly string[];
}

/** Says whether the checkout is what the deployment shows, without fetching anything. */
export async function checkCommits(git: Git, shas: Shas): Promise<readonly Diagnosis[]> {
  const { analyzed, mergeCommit, targetCommit, given } = shas;
  const wanted = [mergeCommit, targetCommit, ...given].filter((sha) => sha !== null);
  const present = await presentCommits(git, wanted);
  const absent = wanted.filter((sha) => !present.has(sha));
  return [
    ...(mergeCommit !== null && present.has(mergeCommit)
      ? [await checkCover(git, analyzed, mergeCommit, targetCommit)]
      : []),
    ...[...new Set(absent)].map(
      (sha): Diagnosis => ({
        check: 'commits',
        state: 'warn',
        message: `commit ${sha} is not in this checkout; a run tries to fetch it by its id`,
        remedy:
          'check out with full history (fetch-depth: 0, or GIT_DEPTH: 0 on GitLab), and fetch the latest',
      }),
    ),
  ];
}

async function checkCover(
  git: Git,
  analyzed: string,
  mergeCommit: string,
  targetCommit: string | null,
): Promise<Diagnosis> {
  const facts = await describeCommits(git, [analyzed, mergeCommit]);
  const base = targetCommit ?? mergeCommit;
  const relation = await relateTo({ base, head: mergeCommit }, analyzed, git);
  const covering = cover(analyzed, mergeCommit, (sha) => facts.get(sha), relation);
  if (covering.kind === 'covers') {
    const how =
      analyzed === mergeCommit
        ? 'the head of the deployment'
        : "a merge of the deployment's head, or has its tree";
    return { check: 'commits', state: 'ok', message: `${analyzed.slice(0, 7)} is ${how}` };
  }
  if (covering.kind === 'superseded') {
    return {
      check: 'commits',
      state: 'warn',
      message: `${covering.reason}; a run would end as superseded`,
      remedy: 'analyze the newest commit',
    };
  }
  return { check: 'commits', state: 'fail', message: covering.reason };
}
