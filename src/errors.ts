/**
 * The configuration is wrong and the user can mend it: the message names the input, what is wrong, and what
 * to do. Exit status 2.
 */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

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

  constructor(call: { method: string; url: string; status?: number | undefined }, message: string) {
    super(message);
    this.method = call.method;
    this.url = call.url;
    this.status = call.status;
  }
}
