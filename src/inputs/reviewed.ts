import type { LenientInputs } from './schema.ts';

/** Both ends of a diff. */
export interface CommitPair {
  readonly base: string;
  readonly head: string;
}

/** A deployment of a review service, and a client of that service. */
export interface ReviewedDeployment {
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

/** Two commits alone: a dry run that plans as on a fresh deployment. It needs no service and no credentials. */
export interface ReviewedCommits {
  readonly kind: 'commits';
  readonly diff: CommitPair;
}

/** What a run reviews; another kind of service is one more of these. */
export type Reviewed = ReviewedDeployment | ReviewedCommits;

/** The inputs that say what is reviewed, and where. */
type ReviewedInput =
  | 'base-url'
  | 'client-id'
  | 'client-secret'
  | 'previous-client-secret'
  | 'deployment-number'
  | 'endpoints'
  | 'base-sha'
  | 'head-sha';

/** All other inputs. */
export type OtherInputs = Omit<LenientInputs, ReviewedInput>;

/** Parts what is reviewed, undefined where an input that it needs is not set, from all else. */
export function partReviewed(inputs: LenientInputs): {
  readonly reviewed: Reviewed | undefined;
  readonly others: OtherInputs;
} {
  const {
    'base-url': baseUrl,
    'client-id': clientId,
    'client-secret': clientSecret,
    'previous-client-secret': previousClientSecret,
    'deployment-number': deploymentNumber,
    endpoints,
    'base-sha': base,
    'head-sha': head,
    ...others
  } = inputs;
  const diff = base === undefined || head === undefined ? undefined : { base, head };
  if (others['dry-run'] && baseUrl === undefined && diff !== undefined)
    return { reviewed: { kind: 'commits', diff }, others };
  const isIncomplete =
    baseUrl === undefined ||
    clientId === undefined ||
    clientSecret === undefined ||
    deploymentNumber === undefined;
  return {
    reviewed: isIncomplete
      ? undefined
      : {
          kind: 'deployment',
          baseUrl,
          clientId,
          clientSecret,
          previousClientSecret,
          deploymentNumber,
          endpoints,
          diff,
        },
    others,
  };
}
