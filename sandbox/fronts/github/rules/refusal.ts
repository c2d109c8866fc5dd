/**
 * What GraphQL says in `type` of an error, and REST by its status:
 * https://github.com/octokit/graphql.js#errors,
 * https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api
 */
export type RefusalType = 'UNPROCESSABLE' | 'FORBIDDEN' | 'NOT_FOUND';

/** An entry of `errors` in a "Validation Failed" of REST. */
export interface ValidationError {
  readonly resource: string;
  readonly code: string;
  readonly field?: string;
  readonly message?: string;
}

/**
 * What GitHub refuses. The message is GraphQL's; of REST it is the error, unless `validation` has it in
 * parts.
 */
export class GithubRefusal extends Error {
  override readonly name = 'GithubRefusal';
  readonly type: RefusalType;
  readonly validation: readonly ValidationError[] | undefined;

  constructor(type: RefusalType, message: string, validation?: readonly ValidationError[]) {
    super(message);
    this.type = type;
    this.validation = validation;
  }
}

export function unprocessable(message: string, validation?: readonly ValidationError[]): GithubRefusal {
  return new GithubRefusal('UNPROCESSABLE', message, validation);
}
