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
  /** Signs markers in place of the client secret. */
  readonly signingKey: string | undefined;
  readonly previousSigningKey: string | undefined;
  readonly deploymentNumber: number;
  /** As the input has them. */
  readonly endpoints: string;
  /** The diff to review, where it is not the deployment's own. */
  readonly diff: CommitPair | undefined;
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
export type ReviewedOnService = ReviewedDeployment;

/** What a run reviews. */
export type Reviewed = ReviewedOnService | ReviewedCommits;

/** The input that says which change it is. */
export const CHANGE_INPUTS = { deployment: 'deployment-number' } as const satisfies Readonly<
  Record<ReviewedOnService['kind'], keyof LenientInputs>
>;

/** All inputs that do not say what is reviewed. */
export type OtherInputs = ReturnType<typeof partReviewed>['others'];

/**
 * A dry run that knows both commits and names no service plans as on a fresh deployment; it needs no
 * credentials.
 */
export function plansAlone(inputs: LenientInputs): boolean {
  return asksNoService(inputs) && inputs['base-sha'] !== undefined;
}

/** It says neither a service nor where one is. */
export function asksNoService(inputs: LenientInputs): boolean {
  return inputs['dry-run'] && inputs.service === undefined && inputs['base-url'] === undefined;
}

/** Parts what is reviewed, undefined where an input that it needs is not set, from all else. */
export function partReviewed(inputs: LenientInputs) {
  const {
    service: _,
    'base-url': baseUrl,
    'client-id': clientId,
    'client-secret': clientSecret,
    'previous-client-secret': previousClientSecret,
    'deployment-number': deploymentNumber,
    'signing-key': signingKey,
    'previous-signing-key': previousSigningKey,
    endpoints,
    'base-sha': base,
    'head-sha': head,
    ...others
  } = inputs;
  const diff = base === undefined || head === undefined ? undefined : { base, head };
  return { reviewed: toReviewed(), others };

  function toReviewed(): Reviewed | undefined {
    if (asksNoService(inputs) && diff !== undefined) return { kind: 'commits', diff, deploymentNumber };
    if (baseUrl === undefined || clientId === undefined) return undefined;
    if (clientSecret === undefined || deploymentNumber === undefined) return undefined;
    const client = { clientId, clientSecret, previousClientSecret };
    const key = { signingKey, previousSigningKey };
    return { kind: 'deployment', baseUrl, ...client, ...key, deploymentNumber, endpoints, diff };
  }
}
