export type GitlabStatus = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500;

/**
 * A request that GitLab refuses. Most bodies are `{message: …}`; what concerns the parameters of a request or
 * the scope of a token is `{error: …}` (https://docs.gitlab.com/api/rest/troubleshooting/#status-codes).
 */
export class GitlabError extends Error {
  override readonly name = 'GitlabError';
  readonly status: GitlabStatus;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: GitlabStatus,
    body: Readonly<Record<string, unknown>>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** `{message: '404 Project Not Found'}`, as the helpers of its API word it (lib/api/helpers.rb). */
export function notFound(what?: string): GitlabError {
  return new GitlabError(404, { message: what === undefined ? '404 Not found' : `404 ${what} Not Found` });
}

export function forbidden(): GitlabError {
  return new GitlabError(403, { message: '403 Forbidden' });
}

export function unauthorized(): GitlabError {
  return new GitlabError(401, { message: '401 Unauthorized' });
}

/** `400 Bad request - Note {:line_code=>["can't be blank"]}`: the errors of a note as Ruby prints them. */
export function badNote(errors: Readonly<Record<string, readonly string[]>>): GitlabError {
  const fields = Object.entries(errors).map(
    ([field, texts]) => `:${field}=>[${texts.map((text) => JSON.stringify(text)).join(', ')}]`,
  );
  return new GitlabError(400, { message: `400 Bad request - Note {${fields.join(', ')}}` });
}
