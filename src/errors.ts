/**
 * The configuration is wrong and the user can mend it: the message names the input, what is wrong, and what
 * to do. Exit status 2.
 */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** What is reviewed is not there, or this client may not see it. */
export class UnseenError extends ConfigurationError {}

/** The run could not finish: the message says why and what to do. Exit status 3. */
export class IncompleteError extends Error {
  override readonly name = 'IncompleteError';
}

/** A call to the review service failed. Carries no header, no body that was sent, and no secret. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly method: string;
  readonly url: string;
  readonly status: number | undefined;
  /** The answer was longer than is read; that to a smaller question may not be. */
  readonly isTooLong: boolean;

  constructor(
    call: { method: string; url: string; status?: number | undefined; isTooLong?: boolean },
    message: string,
  ) {
    super(message);
    this.method = call.method;
    this.url = call.url;
    this.status = call.status;
    this.isTooLong = call.isTooLong ?? false;
  }
}

/**
 * There is nothing to review, or nothing may be written, and that is no mistake. Each completes a sentence.
 */
export class SkippedError extends Error {
  override readonly name = 'SkippedError';
  readonly reason: string;
  readonly remedy: string;

  constructor({ reason, remedy }: { readonly reason: string; readonly remedy: string }) {
    super(`${reason}; ${remedy}`);
    this.reason = reason;
    this.remedy = remedy;
  }
}
