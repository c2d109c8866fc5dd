/**
 * What GraphQL says in `type` of an error, and REST by its status:
 * https://github.com/octokit/graphql.js#errors,
 * https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api
 */
type RefusalType = 'UNPROCESSABLE' | 'FORBIDDEN' | 'NOT_FOUND';

/** What GitHub refuses, in the words of both interfaces. */
export class GithubRefusal extends Error {
  override readonly name = 'GithubRefusal';
  readonly type: RefusalType;

  constructor(type: RefusalType, message: string) {
    super(message);
    this.type = type;
  }
}

export function unprocessable(message: string): GithubRefusal {
  return new GithubRefusal('UNPROCESSABLE', message);
}

/** Characters: https://github.com/telia-oss/github-pr-resource/issues/259 */
const MOST_CHARACTERS = 65_536;

/** Refuses a body that is blank or too long. */
export function checkBody(body: string): void {
  if (body.trim() === '') throw unprocessable("Body can't be blank");
  if (body.length > MOST_CHARACTERS && [...body].length > MOST_CHARACTERS)
    throw unprocessable(`Body is too long (maximum is ${MOST_CHARACTERS} characters)`);
}
