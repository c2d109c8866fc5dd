/** The codes of RFC 6749, sections 4.1.2.1 and 5.2, that the sandbox answers with. */
export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'access_denied'
  | 'unsupported_grant_type'
  | 'unsupported_response_type';

/**
 * A request of the authorization code flow that is refused in the form of RFC 6749. The message is the
 * `error_description`.
 */
export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  readonly code: OAuthErrorCode;

  constructor(code: OAuthErrorCode, description: string) {
    super(description);
    this.code = code;
  }
}
