import { presentCommits } from '../git/commits.ts';
import type { Git } from '../git/git.ts';
import { type NamedChange, type Relation, relateTo } from '../git/relate-to.ts';
import { cover } from '../review/cover.ts';
import type { Change } from '../services/port.ts';
import type { Diagnosis } from './diagnosis.ts';

export interface Shas {
  /** `HEAD` of the checkout. */
  readonly analyzed: string;
  /** What the change shows. */
  readonly shown: Pick<Change, 'base' | 'head'>;
  /** What a change is called on its service. */
  readonly noun: string;
  /** What the inputs base-sha and head-sha say, in this order. */
  readonly given: readonly string[];
  /** What the event that CI runs for says of its change. */
  readonly named: NamedChange | undefined;
}

/** Says whether the checkout is what the change shows, without fetching anything. */
export async function checkCommits(git: Git, shas: Shas): Promise<readonly Diagnosis[]> {
  const { shown, given } = shas;
  const { base, head } = shown;
  const wanted = [head, base, ...given].filter((sha) => sha !== null);
  const present = await presentCommits(git, wanted);
  const absent = wanted.filter((sha) => !present.has(sha));
  return [
    ...(head !== null && present.has(head) ? [await checkCover(git, head, shas)] : []),
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
  { analyzed, shown, given, named, noun }: Shas,
): Promise<Diagnosis> {
  const base = given[0] ?? shown.base ?? head;
  const relation = await relateTo({ base, head, named }, analyzed, git);
  const covering = cover(analyzed, head, relation, noun);
  if (covering.kind === 'covers') {
    return { check: 'commits', state: 'ok', message: `${analyzed.slice(0, 7)} ${describe(relation, noun)}` };
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

function describe(relation: Relation, noun: string): string {
  if (relation === 'head') return `is the head of the ${noun}`;
  if (relation === 'same-tree') return `has the tree of the ${noun}'s head`;
  return `is the merge of the ${noun}'s head with the target branch`;
}
