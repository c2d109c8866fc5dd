/** An error of a field, in GitHub's form: `type` beside path, locations and message. */
export class GithubError extends Error {
  override readonly name = 'GithubError';
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}
