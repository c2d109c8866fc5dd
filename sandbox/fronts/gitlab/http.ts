import type { Context } from 'hono';
import { z } from 'zod';

type GitlabStatus = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500;

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

type Params = { [name: string]: unknown };

/**
 * The parameters of a request, in the query and in the body, which wins: JSON, or a form with names such as
 * `position[new_line]` (https://docs.gitlab.com/api/rest/#request-payload). What is null counts as not sent.
 * Refuses with 400 and `{error: …}`.
 */
export async function readParams<T extends z.ZodType>(context: Context, schema: T): Promise<z.infer<T>> {
  const result = schema.safeParse(withoutNull({ ...context.req.query(), ...(await readBody(context)) }));
  if (result.success) return result.data;
  throw new GitlabError(400, { error: result.error.issues.map(toPhrase).join(', ') });
}

async function readBody({ req }: Context): Promise<Params> {
  if (req.header('content-type')?.startsWith('multipart/form-data')) return nest(await req.parseBody());
  const text = req.method === 'GET' ? '' : await req.text();
  return text.trim() === '' ? {} : parseJson(text);
}

function nest(fields: Params): Params {
  const params: Params = Object.create(null);
  for (const [name, value] of Object.entries(fields)) {
    const names = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = names.pop() ?? name;
    const at = names.reduce<Params>((outer, part) => {
      outer[part] ??= Object.create(null);
      return outer[part] as Params;
    }, params);
    at[last] = value;
  }
  return params;
}

/** A whole number, also as text. */
export const numberParam = z.union([
  z.int(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
]);

/** https://github.com/ruby-grape/grape: a Boolean is also one of these texts. */
export const booleanParam = z.union([
  z.boolean(),
  z.enum(['true', 't', '1', 'on']).transform(() => true),
  z.enum(['false', 'f', '0', 'off']).transform(() => false),
]);

function parseJson(text: string): Params {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new GitlabError(400, { error: 'Problems parsing JSON' });
  }
  const object = z.record(z.string(), z.unknown()).safeParse(json);
  return object.success ? object.data : {};
}

function withoutNull(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (part === null ? [] : [[name, withoutNull(part)]])),
  );
}

/** `position[base_sha] is missing`, in the words of the library that GitLab checks parameters with. */
function toPhrase(issue: z.core.$ZodIssue): string {
  const [first = '', ...rest] = issue.path.map(String);
  const name = first + rest.map((part) => `[${part}]`).join('');
  if (issue.code === 'custom') return issue.message;
  if (issue.code === 'invalid_value' || issue.code === 'too_small')
    return `${name} does not have a valid value`;
  return issue.input === undefined ? `${name} is missing` : `${name} is invalid`;
}

/** https://docs.gitlab.com/api/rest/#offset-based-pagination */
const DEFAULT_PER_PAGE = 20;
const MOST_PER_PAGE = 100;

const pageParams = z.object({
  page: numberParam.pipe(z.int().min(1)).default(1),
  per_page: numberParam.pipe(z.int().min(1)).default(DEFAULT_PER_PAGE),
});

/** The part of the items that the query asks for. Sets the headers that lead on to others. */
export async function paginate<T>(context: Context, items: readonly T[]): Promise<readonly T[]> {
  const { page, per_page } = await readParams(context, pageParams);
  const perPage = Math.min(per_page, MOST_PER_PAGE);
  const next = page * perPage < items.length ? page + 1 : undefined;
  const link = (rel: string, to: number): string => {
    const url = new URL(context.req.url);
    url.searchParams.set('page', String(to));
    url.searchParams.set('per_page', String(perPage));
    return `<${url.href}>; rel="${rel}"`;
  };
  const links = [...(next === undefined ? [] : [link('next', next)]), link('first', 1)];
  context.header('X-Page', String(page));
  context.header('X-Per-Page', String(perPage));
  context.header('X-Next-Page', String(next ?? ''));
  context.header('Link', links.join(', '));
  return items.slice((page - 1) * perPage, page * perPage);
}
