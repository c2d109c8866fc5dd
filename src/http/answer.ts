/** What came of one attempt to call the service. */
export type Answer =
  | { readonly kind: 'answered'; readonly status: number; readonly headers: Headers; readonly body: Body }
  /** A redirect, which is never followed: it could carry the token to another host. */
  | { readonly kind: 'redirected'; readonly reason: string }
  /**
   * The request surely did not reach the service: no connection could be made. A `remedy` (what somebody has
   * to change, without a full stop) stands where a repetition would end the same.
   */
  | { readonly kind: 'unreached'; readonly reason: string; readonly remedy?: string }
  /** The request may have reached the service, and no answer came. */
  | { readonly kind: 'lost'; readonly reason: string }
  /** The request was not sent: the run is at its end, or there is no access token. */
  | { readonly kind: 'withheld'; readonly reason: string };

export type Body =
  | { readonly kind: 'read'; readonly text: string }
  /** Broken off, too long, or too slow. */
  | { readonly kind: 'unread'; readonly reason: string; readonly isTooLong?: true };

/** Who was called. */
export interface Call {
  readonly method: string;
  readonly url: string;
}

/** Which 2xx a success has is not documented, so that each will do. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** The status of an answer; undefined where there was none. */
export function statusOf(answer: Answer): number | undefined {
  return answer.kind === 'answered' ? answer.status : undefined;
}

/** Whether all that is wrong with an answer is its length: a smaller page may do. */
export function isTooLong(answer: Answer): boolean {
  return answer.kind === 'answered' && answer.body.kind === 'unread' && answer.body.isTooLong === true;
}

/** The body of an answer; empty where it could not be read. */
export function bodyOf(answer: Answer): string {
  return answer.kind === 'answered' && answer.body.kind === 'read' ? answer.body.text : '';
}
