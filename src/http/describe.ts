import { oneLine, truncate } from '../text/lines.ts';
import type { Redactor } from '../text/secrets.ts';
import { type Answer, type Call, isSuccess } from './answer.ts';

/** Longest text that is looked at for the words of the service; beyond, only the status is told. */
const MAX_ERROR_BODY = 10_000;

/** Longest piece of the service's words, or of a path, in a message: a sentence or two. */
const MAX_WORDS = 300;

/**
 * Says in one sentence, without a full stop, what became of a call. Holds no query, no header and no secret.
 */
export function describe(call: Call, answer: Answer, redactor: Redactor): string {
  return redactor.redact(
    `${call.method} ${truncate(new URL(call.url).pathname, MAX_WORDS)} ${what(call, answer, redactor)}`,
  );
}

function what({ url }: Call, answer: Answer, redactor: Redactor): string {
  switch (answer.kind) {
    case 'answered':
      return `was answered with ${describeStatus(answer, redactor)}`;
    case 'redirected':
      return `failed: ${answer.reason}`;
    case 'unreached':
      return `did not reach ${new URL(url).host}: ${answer.reason}`;
    case 'lost':
      return `got no answer: ${answer.reason}`;
    case 'withheld':
      return `was not sent: ${answer.reason}`;
  }
}

type Answered = Extract<Answer, { kind: 'answered' }>;

function describeStatus(answer: Answered, redactor: Redactor): string {
  const words = wordsOfService(answer, redactor) ?? (isHtml(answer) ? 'a web page' : undefined);
  const status = words === undefined ? `${answer.status}` : `${answer.status}: ${words}`;
  return answer.body.kind === 'unread'
    ? `${status}, but its body could not be read: ${answer.body.reason}`
    : status;
}

/**
 * What an error body says, made safe for a log; undefined where there is none. A success has no such words:
 * the one of the token endpoint holds a token that is not yet known as a secret.
 */
export function wordsOfService(answer: Answered, redactor: Redactor): string | undefined {
  if (isSuccess(answer.status)) return undefined;
  if (answer.body.kind === 'unread' || answer.body.text.length > MAX_ERROR_BODY) return undefined;
  const error = errorOf(parseJson(answer.body.text));
  if (error === undefined) return undefined;
  // Before the cut, which could leave half a secret, and after dropping what is invisible, which could put
  // one together.
  const words = truncate(redactor.redact(oneLine(redactor.redact(error))), MAX_WORDS);
  return words === '' ? undefined : words;
}

/**
 * The fields that are read here, without the schemas of the answers: they are loaded while the first request
 * is on its way. The token endpoint has a code under `error`, and the words under `error_description` (RFC
 * 6749, section 5.2). Other services say it under `message`, some of them field by field.
 */
function errorOf(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  if ('error' in json && typeof json.error === 'string') {
    const hasWords = 'error_description' in json && typeof json.error_description === 'string';
    return hasWords ? `${json.error}: ${json.error_description}` : json.error;
  }
  if (!('message' in json)) return undefined;
  if (typeof json.message === 'string') return json.message;
  return typeof json.message === 'object' && json.message !== null ? JSON.stringify(json.message) : undefined;
}

/** The value of a JSON text; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isHtml(answer: Answered): boolean {
  if (/^text\/html\b|^application\/xhtml/i.test(answer.headers.get('content-type') ?? '')) return true;
  return answer.body.kind === 'read' && /^\s*<(!doctype|html)\b/i.test(answer.body.text);
}
