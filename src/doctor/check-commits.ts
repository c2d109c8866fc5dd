import { presentCommits } from '../git/commits.ts';
import type { Git } from '../git/git.ts';
import type { NamedChange } from '../git/named-change.ts';
import { type Relation, relateTo } from '../git/relate-to.ts';
import { cover } from '../review/cover.ts';
import type { Diagnosis } from './diagnosis.ts';

export interface Shas {
  /** `HEAD` of the checkout. */
  readonly analyzed: string;
  /** The deployment's current diff. */
  readonly mergeCommit: string | null;
  readonly targetCommit: string | null;
  /** What the inputs base-sha and head-sha say, in this order. */
  readonly given: readonly string[];
  /** What the event that CI runs for says of its change. */
  readonly named: NamedChange | undefined;
}

/** Says whether the checkout is what the deployment shows, without fetching anything. */
export async function checkCommits(git: Git, shas: Shas): Promise<readonly Diagnosis[]> {
  const { mergeCommit, targetCommit, given } = shas;
  const wanted = [mergeCommit, targetCommit, ...given].filter((sha) => sha !== null);
  const present = await presentCommits(git, wanted);
  const absent = wanted.filter((sha) => !present.has(sha));
  return [
    ...(mergeCommit !== null && present.has(mergeCommit) ? [await checkCover(git, mergeCommit, shas)] : []),
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
  head: string,
  { analyzed, targetCommit, given, named }: Shas,
): Promise<Diagnosis> {
  const base = given[0] ?? targetCommit ?? head;
  const relation = await relateTo({ base, head, named }, analyzed, git);
  const covering = cover(analyzed, head, relation);
  if (covering.kind === 'covers') {
    return { check: 'commits', state: 'ok', message: `${analyzed.slice(0, 7)} ${describe(relation)}` };
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

function describe(relation: Relation): string {
  if (relation === 'head') return 'is the head of the deployment';
  if (relation === 'same-tree') return "has the tree of the deployment's head";
  return "is the merge of the deployment's head with the target branch";
}
