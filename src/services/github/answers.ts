import type { Answer } from '../../http/answer.ts';
import { parseJson } from '../../http/describe.ts';

/** An answer to a request that GitHub has taken, whatever it says. */
type Answered = Extract<Answer, { kind: 'answered' }>;

/** One error of a GraphQL answer. */
interface GraphqlError {
  readonly message: string;
  readonly type: string | undefined;
  /** The query itself was refused, before anything was executed. */
  readonly isOfQuery: boolean;
}

/**
 * Errors inside of a 200, as the statuses that say the same. After any other type nobody knows what was done,
 * as after the one without a type that tells of a time-out.
 */
const STATUS_OF_TYPE: Readonly<Record<string, number>> = {
  FORBIDDEN: 403,
  INSUFFICIENT_SCOPES: 403,
  NOT_FOUND: 404,
  UNPROCESSABLE: 422,
  VALIDATION: 422,
  RATE_LIMIT: 429,
  RATE_LIMITED: 429,
};
const BAD_QUERY = 400;
const FAILED = 500;
const UNPROCESSABLE = 422;
const TOO_MANY = 429;

/** GitHub tells these reasons in words alone. */
const LIMIT = /rate limit|abuse detection/iu;
const PENDING = /pending review/iu;
const TOO_LONG = /too (?:long|large)|maximum is \d+/iu;

/** What an answer of GitHub's REST interface means, with its words where they are looked for. */
export function meansRest(answer: Answer): Answer {
  if (answer.kind !== 'answered' || answer.status < 400) return answer;
  const words = wordsOf(jsonOf(answer));
  if (isLimit(answer, words)) return asLimit(answer, words);
  return as(answer, statusOf(answer.status, words), words);
}

/**
 * The answer to a request with several changes, as each one alone would have been answered. An error without
 * a path is about those that show nothing.
 */
export function answersOf(
  answer: Extract<Answer, { kind: 'answered' }>,
  parts: readonly { readonly alias: string; readonly field: string }[],
): readonly Answer[] {
  const json = jsonOf(answer);
  // What cannot be read says nothing of any of them.
  if (!isRecord(json) || !isRecord(json.data)) return parts.map(() => answer);
  const { data } = json;
  const errors: readonly unknown[] = Array.isArray(json.errors) ? json.errors : [];
  return parts.map(({ alias, field }): Answer => {
    const value = data[alias] ?? null;
    const own = errors.filter((error) => {
      const path = isRecord(error) && Array.isArray(error.path) ? error.path : undefined;
      return path === undefined ? value === null : path[0] === alias;
    });
    const text = JSON.stringify({ data: { [field]: value }, ...(own.length > 0 && { errors: own }) });
    return meansGraphql({ ...answer, body: { kind: 'read', text } }, 'write');
  });
}

/**
 * What an answer of the GraphQL interface means, which may hold several changes. Of a change that was made a
 * part of the answer may be missing with an error: it was made all the same, and who reads the answer finds
 * out what is missing.
 */
export function meansGraphql(answer: Answer, effect: 'read' | 'write'): Answer {
  if (answer.kind !== 'answered' || answer.status >= 300) return meansRest(answer);
  const json = jsonOf(answer);
  const errors = errorsOf(json);
  const [first] = errors;
  if (first === undefined || (effect === 'write' && hasData(json))) return answer;
  const words = errors.map(({ message, type }) => (type === undefined ? message : `${type}: ${message}`));
  const statuses = new Set(errors.map(toStatus));
  const text = `${[...new Set(words)].join('; ')} (in an answer with status ${answer.status})`;
  if (statuses.has(TOO_MANY)) return asLimit(answer, text);
  // One that nobody understands may hide an effect.
  if (effect === 'write' && statuses.size > 1 && !statuses.has(FAILED)) return answer;
  const [status = FAILED] = statuses.has(FAILED) ? [FAILED] : statuses;
  return as(answer, statusOf(status, text), text);
}

function toStatus({ type, message, isOfQuery }: GraphqlError): number {
  if (LIMIT.test(message)) return TOO_MANY;
  if (type !== undefined) return STATUS_OF_TYPE[type] ?? FAILED;
  return isOfQuery ? BAD_QUERY : FAILED;
}

/** A 422 speaks of a pending review, of a text that is too long, or of anything else. */
function statusOf(status: number, words: string): number {
  if (status !== UNPROCESSABLE) return status;
  if (PENDING.test(words)) return 409;
  return TOO_LONG.test(words) ? 413 : status;
}

/** A limit comes as 403 too, which without these signs is a refusal. */
function isLimit({ status, headers }: Answered, words: string): boolean {
  if (status === TOO_MANY) return true;
  if (status !== 403) return false;
  return headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0' || LIMIT.test(words);
}

function asLimit(answer: Answered, words: string): Answer {
  const headers = new Headers(answer.headers);
  const reset = resetOf(answer);
  if (!headers.has('retry-after') && reset !== undefined) headers.set('retry-after', reset);
  const status = answer.status === 403 ? ' (with status 403)' : '';
  return { ...as(answer, TOO_MANY, `${words}${status}`), headers };
}

/** When a limit that is used up begins anew, as a date; undefined where the answer does not say. */
function resetOf({ headers }: Answered): string | undefined {
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN);
  if (headers.get('x-ratelimit-remaining') !== '0' || !Number.isInteger(reset)) return undefined;
  const date = new Date(reset * 1_000);
  return Number.isNaN(date.getTime()) ? undefined : date.toUTCString();
}

/** The same answer with the status that it means, and its words where `describe` looks for them. */
function as(answer: Answered, status: number, words: string): Answered {
  if (words === '') return { ...answer, status };
  return { ...answer, status, body: { kind: 'read', text: JSON.stringify({ error: words }) } };
}

function jsonOf({ body }: Answered): unknown {
  return body.kind === 'read' ? parseJson(body.text) : undefined;
}

/** `message`, and what `errors` adds to it. */
function wordsOf(json: unknown): string {
  if (!isRecord(json)) return '';
  const message = typeof json.message === 'string' ? json.message : '';
  const details = (Array.isArray(json.errors) ? json.errors : []).flatMap((error: unknown) => {
    if (typeof error === 'string') return error;
    return isRecord(error) && typeof error.message === 'string' ? error.message : [];
  });
  return [message, ...details].filter((part) => part !== '').join(': ');
}

function errorsOf(json: unknown): readonly GraphqlError[] {
  if (!isRecord(json) || !Array.isArray(json.errors)) return [];
  return json.errors.map((error: unknown): GraphqlError => {
    if (!isRecord(error)) return { message: '', type: undefined, isOfQuery: false };
    const { message, type, extensions } = error;
    return {
      message: typeof message === 'string' ? message : '',
      type: typeof type === 'string' ? type : undefined,
      isOfQuery: isRecord(extensions) && typeof extensions.code === 'string',
    };
  });
}

function hasData(json: unknown): boolean {
  return isRecord(json) && isRecord(json.data) && Object.values(json.data).some((value) => value !== null);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
