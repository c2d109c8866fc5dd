/** Why a request is refused. Each kind is one status of the interface. */
export type RefusalKind =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'misdirected'
  | 'unavailable';

/** A request that is refused. The message goes into the `error` of the answer: it says what is wrong. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: RefusalKind;

  constructor(kind: RefusalKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** A refusal of the token endpoint by a code of RFC 6749, section 5.2. The message is its description. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  readonly code: 'invalid_request' | 'unsupported_grant_type';

  constructor(code: OAuthError['code'], description: string) {
    super(description);
    this.code = code;
  }
}
