/**
 * What GraphQL says in `type` of an error, and REST by its status:
 * https://github.com/octokit/graphql.js#errors,
 * https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api
 */
type RefusalType = 'UNPROCESSABLE' | 'FORBIDDEN' | 'NOT_FOUND';

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

/** Characters: https://github.com/telia-oss/github-pr-resource/issues/259 */
const MOST_CHARACTERS = 65_536;

/**
 * Refuses a body that is blank or too long. `resource` is what REST calls the comment in its answer:
 * https://github.com/reg-viz/reg-actions/issues/123.
 */
export function checkBody(body: string, resource?: 'IssueComment' | 'PullRequestReviewComment'): void {
  if (body.trim() === '') {
    const missing = resource && [{ resource, code: 'missing_field', field: 'body' }];
    throw unprocessable("Body can't be blank", missing);
  }
  if (body.length <= MOST_CHARACTERS || [...body].length <= MOST_CHARACTERS) return;
  const message = `Body is too long (maximum is ${MOST_CHARACTERS} characters)`;
  throw unprocessable(message, resource && [{ resource, code: 'unprocessable', field: 'data', message }]);
}
