import { ServiceError } from '../../errors.ts';
import { type Answer, bodyOf, isTooLong, statusOf } from '../../http/answer.ts';
import type { Content } from '../../http/call.ts';
import { describe, isHtml, wordsOfService } from '../../http/describe.ts';
import { type ExchangeParts, exchange } from '../../http/exchange.ts';
import type { Parsed } from '../../http/parse-body.ts';
import { type Outgoing, send } from '../../http/send.ts';
import type { Settled } from '../../http/settle.ts';
import type { Outcome } from '../port.ts';
import type { Target } from './endpoints.ts';
import { POLICIES } from './policies.ts';
import { toRefusal } from './refusals.ts';
import { isTokenRefused, tokenRefused } from './token.ts';

export interface SessionParts extends ExchangeParts {
  /** Of the REST API, without a trailing slash. */
  readonly apiUrl: string;
  readonly token: string;
  /** Called at each answer that shows that the token was taken. */
  onTaken(): void;
}

/** A note that was nothing but quick actions: they ran, and nothing was saved. */
const COMMANDS_ONLY = 202;

/**
 * Reads. `parse` gets the body and the headers. Throws ServiceError where there is no answer that can be
 * used, ConfigurationError where the token is refused.
 */
export async function read<T>(
  target: Target,
  parse: (text: string, headers: Headers) => Promise<Parsed<T>>,
  parts: SessionParts,
): Promise<T> {
  const { effect, answer } = await exchangeWithToken(target, { kind: 'none' }, parts);
  const sentence = describe(target, answer, parts.redactor);
  const { origin, pathname } = new URL(target.url);
  const failed = (message: string) =>
    new ServiceError(
      {
        method: target.method,
        url: origin + pathname,
        status: statusOf(answer),
        isTooLong: isTooLong(answer),
      },
      `${message}.`,
    );
  if (effect !== 'done' || answer.kind !== 'answered' || answer.body.kind === 'unread')
    throw failed(sentence);
  const parsed = await parse(answer.body.text, answer.headers);
  if (parsed.kind === 'not-understood') throw failed(notUnderstood(sentence, answer, parsed.reason, parts));
  return parsed.value;
}

/**
 * Writes. `parse` reads the body of a success; an answer that is not understood leaves the effect unknown.
 * Throws ConfigurationError where the token is refused, and nothing else.
 */
export async function write<T>(
  target: Target,
  value: unknown,
  parse: (text: string) => Promise<Parsed<T>>,
  parts: SessionParts,
): Promise<Outcome<T>> {
  const content: Content = value === undefined ? { kind: 'none' } : { kind: 'json', value };
  const { effect, answer } = await exchangeWithToken(target, content, parts);
  const sentence = describe(target, answer, parts.redactor);
  if (effect !== 'done') {
    const { refusal, ...help } = toRefusal(target.operation, statusOf(answer), wordsOf(answer, parts));
    // A refusal after an attempt that may have taken effect: what helps against it helps all the same.
    if (effect === 'unknown') return { kind: effect, message: sentence, ...help };
    return { kind: effect, refusal, message: sentence, ...help };
  }
  if (statusOf(answer) === COMMANDS_ONLY) {
    const message = `${sentence}: GitLab took the text for quick actions and made no comment`;
    return { kind: 'no-effect', refusal: 'other', message };
  }
  const parsed = await parse(bodyOf(answer));
  if (parsed.kind === 'value') return { kind: 'done', value: parsed.value };
  return { kind: 'unknown', message: notUnderstood(sentence, answer, parsed.reason, parts) };
}

/** What the service says of a refusal; empty where it says nothing. */
export function wordsOf(answer: Answer, { redactor }: Pick<SessionParts, 'redactor'>): string {
  return (answer.kind === 'answered' ? wordsOfService(answer, redactor) : undefined) ?? '';
}

function exchangeWithToken(target: Target, content: Content, parts: SessionParts): Promise<Settled> {
  const outgoing: Outgoing = {
    ...target,
    policy: POLICIES[target.operation],
    content,
    // Personal, project and group access tokens are taken so as well as in a header of their own.
    authorization: async () => `Bearer ${parts.token}`,
  };
  return exchange(outgoing, parts, async () => {
    const answer = await send(outgoing, parts);
    if (isTokenRefused(statusOf(answer), wordsOf(answer, parts)))
      throw tokenRefused(parts.apiUrl, describe(target, answer, parts.redactor));
    if (answer.kind === 'answered') parts.onTaken();
    return answer;
  });
}

function notUnderstood(sentence: string, answer: Answer, reason: string, { redactor }: SessionParts): string {
  const isPage = answer.kind === 'answered' && isHtml(answer);
  const why = isPage ? 'it is a web page (check `base-url`)' : redactor.redact(reason);
  return `${sentence}, but the answer was not understood: ${why}`;
}
