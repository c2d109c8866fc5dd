import type { Context } from 'hono';
import { z } from 'zod';
import { isFormType } from '../../http/read-request.ts';
import { GitlabError } from './gitlab-error.ts';

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
