import { unprocessable } from './refusal.ts';

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
