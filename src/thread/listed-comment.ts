/** The part of a listed comment that threads are read from. */
export interface ListedComment {
  readonly id: string;
  readonly discussionId: string;
  readonly body: string;
  /** False for a top-level comment, which is no thread. */
  readonly resolvable?: boolean;
  readonly resolved?: boolean;
  /** Whether its thread may be resolved by who reads the listing, or reopened where it is resolved. */
  readonly mayResolve?: boolean;
  /** Name of who resolved its thread. */
  readonly resolvedBy?: string;
  /** Id of who resolved its thread. */
  readonly resolvedById?: string;
  /** The service resolved its thread by itself, since a push changed the line. */
  readonly resolvedByPush?: true;
  readonly path?: string;
  readonly newLine?: number;
  /** Milliseconds since the epoch. */
  readonly createdAt?: number;
  /** Who wrote it, and whether that is who reads the listing; missing where it does not say. */
  readonly author?: string;
  readonly authorName?: string;
  readonly authorLogin?: string;
  readonly mine?: boolean;
  /** An account wrote it that the user named as one of this job's from before. */
  readonly byPrevious?: true;
  /** Who wrote its present text, where that is somebody else, as far as the listing tells. */
  readonly editedBy?: { readonly id?: string; readonly name?: string };
}
