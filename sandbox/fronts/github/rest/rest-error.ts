import type { Context } from 'hono';
import { GoneError } from '../../../git/gone-error.ts';

import { Refusal } from '../../../rules/refusal.ts';
import { GithubRefusal } from '../rules/refusal.ts';
import type { GithubEnvironment } from './rest-scope.ts';

const DOCUMENTATION = 'https://docs.github.com/rest';

type Status = 400 | 401 | 403 | 404 | 413 | 422 | 500 | 503;

/**
 * An error in REST's form; `errors` says what exactly:
 * https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api#validation-failed
 */
export function restError(
  context: Context<GithubEnvironment>,
  status: Status,
  message: string,
  errors?: readonly unknown[],
): Response {
  context.set('effect', `refused: ${message}${errors === undefined ? '' : ` ${JSON.stringify(errors)}`}`);
  const more = errors === undefined ? {} : { errors };
  return context.json({ message, ...more, documentation_url: DOCUMENTATION, status: String(status) }, status);
}

/** Answers what was refused, and reports what went wrong in the sandbox itself. */
export function answerRestError(
  error: Error,
  context: Context<GithubEnvironment>,
  report: (error: Error) => void,
): Response {
  if (error instanceof GithubRefusal) {
    if (error.type === 'FORBIDDEN') return restError(context, 403, error.message);
    if (error.type === 'NOT_FOUND') return restError(context, 404, 'Not Found');
    return error.validation === undefined
      ? restError(context, 422, 'Unprocessable Entity', [error.message])
      : restError(context, 422, 'Validation Failed', error.validation);
  }
  if (error instanceof GoneError) return restError(context, 404, error.message);
  if (error instanceof Refusal) {
    if (error.kind === 'too-large') return restError(context, 413, error.message);
    if (error.kind === 'unavailable') return restError(context, 503, error.message);
    return restError(context, 400, error.message);
  }
  report(error);
  return restError(context, 500, 'Server Error');
}
