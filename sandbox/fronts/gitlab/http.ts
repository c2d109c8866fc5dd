import type { Context } from 'hono';
import { z } from 'zod';
import { isFormType } from '../../http/read-request.ts';

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

const JSON_TYPE = /^application\/json\s*(;|$)/i;
/** The first name of `position[line_range][start]`, and each of those within it. */
const FIRST = /^[^[\]]+/;
const INNER = /\[([^[\]]+)\]/g;

/**
 * The parameters of a request, wherever they stand: in the query, in a body of JSON, or in a form with names
 * such as `position[new_line]` (https://docs.gitlab.com/api/rest/#request-payload). Those of the body win.
 * What is null or, as a number, empty, counts as not sent. Refuses with 400 and `{error: …}`.
 */
export async function readParams<T extends z.ZodType>(context: Context, schema: T): Promise<z.infer<T>> {
  const sent = { ...nest(new URL(context.req.url).searchParams), ...(await readBody(context)) };
  const result = schema.safeParse(withoutNull(sent));
  if (result.success) return result.data;
  throw new GitlabError(400, { error: result.error.issues.map(toPhrase).join(', ') });
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

async function readBody(context: Context): Promise<Params> {
  const type = context.req.header('content-type');
  if (JSON_TYPE.test(type ?? '')) {
    const text = await context.req.text();
    return text.trim() === '' ? {} : parseJson(text);
  }
  if (isFormType(type)) return nest(new URLSearchParams(await context.req.text()));
  if (type?.startsWith('multipart/form-data')) {
    const fields = Object.entries(await context.req.parseBody());
    return nest(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
  }
  return {};
}

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

function nest(fields: Iterable<readonly [string, string]>): Params {
  const params: Params = Object.create(null);
  for (const [name, value] of fields) {
    const names = namesIn(name);
    const last = names.pop() ?? name;
    let at = params;
    for (const step of names) {
      const inner = at[step];
      const next: Params =
        typeof inner === 'object' && inner !== null ? (inner as Params) : Object.create(null);
      at[step] = next;
      at = next;
    }
    at[last] = value;
  }
  return params;
}

/** A name that is not written so is one name. */
function namesIn(name: string): string[] {
  const [first = ''] = FIRST.exec(name) ?? [];
  const inner = [...name.matchAll(INNER)].flatMap(([, one]) => one ?? []);
  const isNested = name === first + inner.map((one) => `[${one}]`).join('');
  return isNested ? [first, ...inner] : [name];
}

function withoutNull(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      if (part === null || (part === '' && name.endsWith('_line'))) return [];
      return [[name, withoutNull(part)]];
    }),
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
/** Above that many there are neither totals nor a last page, for the sake of performance (as above). */
const MOST_COUNTED = 10_000;

const pageParams = z.object({
  page: numberParam.pipe(z.int().min(1)).default(1),
  per_page: numberParam.pipe(z.int().min(1)).default(DEFAULT_PER_PAGE),
});

/** The part of the items that the query asks for. Sets the headers that lead on to others. */
export async function paginate<T>(context: Context, items: readonly T[]): Promise<readonly T[]> {
  const { page, per_page } = await readParams(context, pageParams);
  const perPage = Math.min(per_page, MOST_PER_PAGE);
  const pages = Math.max(1, Math.ceil(items.length / perPage));
  const isCounted = items.length <= MOST_COUNTED;
  const next = page < pages ? page + 1 : undefined;
  const previous = page > 1 ? page - 1 : undefined;
  const link = (rel: string, to: number): string => `<${addressOf(context, to, perPage)}>; rel="${rel}"`;
  const links = [
    ...(previous === undefined ? [] : [link('prev', previous)]),
    ...(next === undefined ? [] : [link('next', next)]),
    link('first', 1),
    ...(isCounted ? [link('last', pages)] : []),
  ];
  context.header('X-Page', String(page));
  context.header('X-Per-Page', String(perPage));
  context.header('X-Next-Page', String(next ?? ''));
  context.header('X-Prev-Page', String(previous ?? ''));
  context.header('Link', links.join(', '));
  if (isCounted) {
    context.header('X-Total', String(items.length));
    context.header('X-Total-Pages', String(pages));
  }
  return items.slice((page - 1) * perPage, page * perPage);
}

/** The parameters of the path stand in the query as well (lib/gitlab/pagination/offset_header_builder.rb). */
function addressOf(context: Context, page: number, perPage: number): string {
  const url = new URL(context.req.url);
  const { id, iid } = context.req.param();
  if (id !== undefined) url.searchParams.set('id', id);
  if (iid !== undefined) url.searchParams.set('noteable_id', iid);
  url.searchParams.set('page', String(page));
  url.searchParams.set('per_page', String(perPage));
  return url.href;
}
