import type { AccessOf, HeadFinder, PlaceOf, ServiceKind } from '../services/index.ts';
import type { ReviewedChange } from '../services/port.ts';
import type { ChangeOfHead } from './ci-service.ts';
import type { LenientInputs } from './table.ts';

export interface CommitPair {
  readonly base: string;
  readonly head: string;
}

/** Secrets that markers can be signed with, where the user gave some. */
export interface SigningSecrets {
  /** The first signs; the others did before a change. */
  readonly signingKeys: readonly string[] | undefined;
  /** The client secret of a service that has one: it signs where there is no key. */
  readonly clientSecret?: string;
}

interface OfJob extends SigningSecrets {
  /** The diff to review, where it is not the change's own. */
  readonly diff: CommitPair | undefined;
}

/**
 * A change on a review service, with all that its service needs to be asked. Without a key or a secret its
 * markers are told by who wrote them.
 */
export type ReviewedOnService<Kind extends ServiceKind = ServiceKind> = {
  readonly [K in Kind]: { readonly kind: K } & AccessOf<K> & OfJob;
}[Kind];

/** A change that is known by its head, so that its service is asked for its number first. */
export type ReviewedByHead = PlaceOf<HeadFinder> &
  OfJob & { readonly kind: 'by-head'; readonly service: HeadFinder; readonly head: ChangeOfHead };

/**
 * Two commits alone: a dry run that plans as on a fresh deployment. It needs no service and no credentials.
 */
export interface ReviewedCommits {
  readonly kind: 'commits';
  readonly diff: CommitPair;
  /** What the report names; nobody asks it. */
  readonly change?: ReviewedChange | undefined;
}

export type Reviewed = ReviewedOnService | ReviewedByHead | ReviewedCommits;

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
