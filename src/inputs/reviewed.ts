import type { ChangeOfHead, CiPipeline } from './ci-service.ts';
import type { LenientInputs } from './table.ts';

/** Both ends of a diff. */
export interface CommitPair {
  readonly base: string;
  readonly head: string;
}

/** Keys of markers, where the user gave some. */
export interface SigningKeys {
  readonly signingKey: string | undefined;
  readonly previousSigningKey: string | undefined;
}

/** Of services that say who wrote a comment. */
interface PreviousAuthors {
  /** Accounts under which this job wrote before, by id or login. */
  readonly previousAuthors: readonly string[];
}

/** A deployment of a review service, and a client of that service. The client secret signs without a key. */
export interface ReviewedDeployment extends SigningKeys {
  readonly kind: 'deployment';
  /** As the input has it. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly previousClientSecret: string | undefined;
  readonly deploymentNumber: number;
  /** As the input has them. */
  readonly endpoints: string;
  /** The diff to review, where it is not the deployment's own. */
  readonly diff: CommitPair | undefined;
}

/** A merge request of a GitLab. Without a key its markers are told by who wrote them. */
export interface ReviewedMergeRequest extends SigningKeys, PreviousAuthors {
  readonly kind: 'merge-request';
  /** `https://gitlab.com/api/v4` */
  readonly apiUrl: string;
  /** Where its pages are. */
  readonly webUrl: string;
  readonly token: string;
  /** Numeric id, or path as `group/project`. */
  readonly project: string;
  readonly mergeRequest: number;
  /** The pipeline of this job, where it is one of that GitLab. */
  readonly pipeline: CiPipeline | undefined;
  /** `job`: its exit status is the verdict; a status of its own was asked for by the name of the check. */
  readonly verdict: 'job' | 'status';
  readonly diff: undefined;
}

/** A repository of a GitHub. Without a key its markers are told by who wrote them. */
interface GithubAccess extends SigningKeys, PreviousAuthors {
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  /** Where its pages are. */
  readonly webUrl: string;
  readonly token: string;
  /** `owner/name` */
  readonly repository: string;
  readonly diff: undefined;
}

/** A pull request of a GitHub. */
export interface ReviewedPullRequest extends GithubAccess {
  readonly kind: 'pull-request';
  readonly pullRequest: number;
}

/** A pull request that is known by its head, so that GitHub is asked for its number first. */
export interface ReviewedByHead extends GithubAccess {
  readonly kind: 'by-head';
  readonly head: ChangeOfHead;
}

/**
 * Two commits alone: a dry run that plans as on a fresh deployment. It needs no service and no credentials.
 */
export interface ReviewedCommits {
  readonly kind: 'commits';
  readonly diff: CommitPair;
  /** The deployment that the report names; nobody asks it. */
  readonly deploymentNumber: number | undefined;
}

/** A change on a review service; another kind of service is one more of these. */
export type ReviewedOnService = ReviewedDeployment | ReviewedMergeRequest | ReviewedPullRequest;

/** What a run reviews. */
export type Reviewed = ReviewedOnService | ReviewedByHead | ReviewedCommits;

/** The input that says which change it is. */
export const CHANGE_INPUTS = {
  deployment: 'deployment-number',
  'merge-request': 'merge-request',
  'pull-request': 'pull-request',
} as const satisfies Readonly<Record<ReviewedOnService['kind'], keyof LenientInputs>>;

/** What several inputs come to: undefined where one is missing, or where they do not fit together. */
export interface Read<T> {
  readonly value: T | undefined;
  /** A sentence without a full stop for each thing that does not fit. */
  readonly faults: readonly string[];
}

/** What is wrong with the ends of a diff where the service itself says what the diff of a change is. */
export function ownDiff(inputs: LenientInputs, change: string): readonly string[] {
  return inputs['base-sha'] === undefined && inputs['head-sha'] === undefined
    ? []
    : [`Inputs base-sha and head-sha are not taken for ${change}, which has its own diff: leave them out`];
}
