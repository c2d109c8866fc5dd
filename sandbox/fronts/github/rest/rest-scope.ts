import type { Context } from 'hono';
import type { z } from 'zod';
import { GoneError } from '../../../git/run-git.ts';
import type { HttpEnvironment } from '../../../http/http-environment.ts';
import { readText } from '../../../http/read-request.ts';
import { Refusal } from '../../../rules/refusal.ts';
import type { Project } from '../../../rules/repositories.ts';
import type { Sandbox } from '../../../rules/sandbox.ts';
import { GithubRefusal, unprocessable } from '../rules/refusal.ts';
import type { GithubCaller } from '../rules/rights.ts';

/** What showing something needs. */
export interface RestScope {
  readonly sandbox: Sandbox;
  readonly caller: GithubCaller;
  readonly project: Project;
}

/** What the check of the token leaves for later handlers. */
export interface GithubEnvironment extends HttpEnvironment {
  Variables: HttpEnvironment['Variables'] & { githubCaller: GithubCaller };
}

/** The repository that a path names, for who asks. Refuses with NOT_FOUND. */
export type ScopeOf = (context: Context<GithubEnvironment>) => RestScope;

/** https://docs.github.com/en/rest/using-the-rest-api/using-pagination-in-the-rest-api */
const USUAL = 30;
const MOST = 100;

/** The part of a list that was asked for by `per_page` and `page`; sets `Link` where there are others. */
export function pageOf<T>(context: Context, all: readonly T[]): readonly T[] {
  const number = (name: string, usual: number): number => {
    const text = context.req.query(name) ?? '';
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : usual;
  };
  const size = Math.min(MOST, number('per_page', USUAL));
  const page = number('page', 1);
  const last = Math.max(1, Math.ceil(all.length / size));
  const links = [
    ...(page > 1 ? ([['prev', page - 1]] as const) : []),
    ...(page < last ? ([['next', page + 1]] as const) : []),
    ...(page < last ? ([['last', last]] as const) : []),
    ...(page > 1 ? ([['first', 1]] as const) : []),
  ].map(([relation, target]) => {
    const url = new URL(context.req.url);
    url.searchParams.set('page', String(target));
    return `<${url.href}>; rel="${relation}"`;
  });
  if (links.length > 0) context.header('Link', links.join(', '));
  return all.slice((page - 1) * size, page * size);
}

/**
 * Reads the JSON of a request, whatever its type says. Refuses what is no JSON with 400, and what does not
 * fit with 422, as "Invalid request.":
 * https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api
 */
export async function readBody<T extends z.ZodType>(context: Context, schema: T): Promise<z.infer<T>> {
  const result = schema.safeParse(parseJson(await readText(context)));
  if (result.success) return result.data;
  throw unprocessable(
    `Invalid request. ${result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('invalid', 'Problems parsing JSON');
  }
}

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
  errors?: readonly { readonly code: 'custom'; readonly message: string }[],
): Response {
  const [{ message: detail = '' } = {}] = errors ?? [];
  context.set('effect', `refused: ${message} ${detail}`.trimEnd());
  return context.json(
    { message, ...(errors && { errors }), documentation_url: DOCUMENTATION, status: String(status) },
    status,
  );
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
    return restError(context, 422, 'Validation Failed', [{ code: 'custom', message: error.message }]);
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
