/** A comment as the listing shows it. Fields that a service may leave out are optional. */
export interface Comment {
  readonly id: string;
  readonly discussionId: string;
  readonly body: string;
  readonly resolvable?: boolean;
  readonly resolved?: boolean;
  readonly path?: string;
  readonly newLine?: number;
  readonly oldLine?: number;
  readonly baseSha?: string;
  readonly headSha?: string;
  /** When it was written, in milliseconds since the epoch. */
  readonly createdAt?: number;
}

export interface Deployment {
  /** Base commit of the current diff; null until the diff has been computed. */
  readonly targetCommit: string | null;
  /** Head commit of the current diff; null until the diff has been computed. */
  readonly mergeCommit: string | null;
  readonly draft: boolean;
}

/** Where an inline comment goes: the line in the new version, the line in the old one, or both for an unchanged line. */
export interface Position {
  readonly path: string;
  readonly newLine?: number;
  readonly oldLine?: number;
  readonly baseSha: string;
  readonly headSha: string;
}

export interface Check {
  readonly name: string;
  readonly state: 'QUEUED' | 'IN_PROGRESS' | 'DONE';
  readonly result?: 'SUCCESS' | 'FAILURE' | 'NEUTRAL' | 'CANCELLED' | 'SKIPPED' | 'TIMED_OUT';
  readonly description: string;
  /** The CI run, shown as a link. */
  readonly externalUrl?: string;
}

/**
 * What became of a write. `no-effect`: the service surely did nothing. `unknown`: it may have been done (time-out, reset after
 * sending, 5xx, an answer that cannot be read). `status` is the HTTP status where there was one.
 */
export type Outcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'no-effect'; readonly status?: number; readonly message: string }
  | { readonly kind: 'unknown'; readonly status?: number; readonly message: string };

/**
 * The review service, for one deployment. Reads throw `ServiceError`; writes answer with an outcome and throw only a
 * `ConfigurationError` where the credentials are refused.
 */
export interface ReviewService {
  getDeployment(): Promise<Deployment>;
  /** All pages, each comment once, in the order of the listing (which means nothing). */
  listComments(): Promise<readonly Comment[]>;
  postInline(body: string, position: Position): Promise<Outcome<Comment>>;
  postTopLevel(body: string): Promise<Outcome<Comment>>;
  reply(discussionId: string, body: string): Promise<Outcome<Comment>>;
  setResolved(discussionId: string, resolved: boolean): Promise<Outcome<null>>;
  /** A comment that is already gone counts as done. */
  deleteComment(commentId: string): Promise<Outcome<null>>;
  putCheck(check: Check): Promise<Outcome<null>>;
}
