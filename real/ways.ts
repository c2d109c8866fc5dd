import type { HostName } from './server.ts';

/** What the hosts do, each in its own way, where the stories ask for it. */
export interface Ways {
  /** Whether threads can be resolved by the interface. Else the comment says what became of its finding. */
  readonly resolves: boolean;
  /** Whether a comment is listed at the line that it was posted at, which tells without a key what was swapped. */
  readonly listsPostedLine: boolean;
  /** Whether a run of a fork sees the pull requests of a private repository. */
  readonly showsPrivateToForks: boolean;
  /** Whether a workflow on replies may start the review again. */
  readonly startsAgain: boolean;
  /** Where the newest of what ran is listed, as what, and where its log is, behind the address of its page. */
  readonly jobs: { readonly path: string; readonly list: string; readonly log: string };
  /** Form of the page that lets the runs of a fork's commit start, behind the repository. */
  approval(
    number: number,
    sha: string,
  ): { readonly path: string; readonly values: Readonly<Record<string, string>> };
  /** What deletes a comment of a review, behind the repository. */
  comment(number: number, review: number, comment: number): string;
  /** Where the page shows the statuses of the head. */
  readonly statuses: string;
}

export const WAYS: Readonly<Record<HostName, Ways>> = {
  gitea: {
    resolves: true,
    listsPostedLine: true,
    showsPrivateToForks: false,
    startsAgain: true,
    jobs: { path: 'jobs', list: 'jobs', log: '/logs' },
    approval: (_number, sha) => ({ path: `actions/approve-all-checks?commit_id=${sha}`, values: {} }),
    comment: (_number, _review, comment) => `issues/comments/${comment}`,
    statuses: '.pull-merge-box',
  },
  forgejo: {
    resolves: false,
    listsPostedLine: false,
    showsPrivateToForks: true,
    startsAgain: false,
    jobs: { path: 'runs', list: 'workflow_runs', log: '/jobs/0/attempt/1/logs' },
    approval: (number) => ({ path: `pulls/${number}/action-user-trust`, values: { trust: 'once' } }),
    comment: (number, review, comment) => `pulls/${number}/reviews/${review}/comments/${comment}`,
    statuses: '.merge.box',
  },
};
