import { IncompleteError, ServiceError } from '../../errors.ts';
import { type Answer, bodyOf, isTooLong, statusOf } from '../../http/answer.ts';
import type { Content } from '../../http/call.ts';
import { describe, isHtml } from '../../http/describe.ts';
import { type ExchangeParts, exchange } from '../../http/exchange.ts';
import type { Parsed } from '../../http/parse-body.ts';
import { type Outgoing, send } from '../../http/send.ts';
import type { Settled } from '../../http/settle.ts';
import type { Outcome } from '../port.ts';
import type { Operation } from './endpoints.ts';
import { credentialsRefused } from './obtain-token.ts';
import { POLICIES } from './policies.ts';
import { toRefusal } from './refusals.ts';
import type { AccessToken } from './token.ts';

/** An operation at its address. */
export interface Target {
  readonly operation: Operation;
  readonly method: string;
  readonly url: string;
}

export interface SessionParts extends ExchangeParts {
  readonly baseUrl: string;
  readonly token: AccessToken;
}

/**
 * Reads. `parse` gets the body and the headers. Throws ServiceError where there is no answer that can be
 * used, ConfigurationError where the credentials are refused, IncompleteError where no token can be obtained.
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
 * Throws ConfigurationError where the credentials are refused, and nothing else.
 */
export async function write<T>(
  target: Target,
  content: Content,
  parse: (text: string) => Promise<Parsed<T>>,
  parts: SessionParts,
): Promise<Outcome<T>> {
  let settled: Settled;
  try {
    settled = await exchangeWithToken(target, content, parts);
  } catch (error) {
    if (error instanceof IncompleteError)
      return { kind: 'no-effect', refusal: 'other', message: error.message };
    throw error;
  }
  const { effect, answer } = settled;
  const sentence = describe(target, answer, parts.redactor);
  if (effect !== 'done') {
    const { refusal, ...help } = toRefusal(target.operation, statusOf(answer));
    // A refusal after an attempt that may have taken effect: what helps against it helps all the same.
    if (effect === 'unknown') return { kind: effect, message: sentence, ...help };
    return { kind: effect, refusal, message: sentence, ...help };
  }
  const parsed = await parse(bodyOf(answer));
  if (parsed.kind === 'value') return { kind: 'done', value: parsed.value };
  return { kind: 'unknown', message: notUnderstood(sentence, answer, parsed.reason, parts) };
}

/**
 * Answers a 401 with one fresh token, shared by all calls. A token that is refused right after is the
 * credentials' fault.
 */
function exchangeWithToken(target: Target, content: Content, parts: SessionParts): Promise<Settled> {
  const { token, baseUrl, redactor } = parts;
  let used = '';
  let renewed = false;
  const outgoing: Outgoing = {
    ...target,
    policy: POLICIES[target.operation],
    content,
    authorization: async () => {
      used = await token.current();
      return `Bearer ${used}`;
    },
  };
  return exchange(outgoing, parts, async () => {
    let answer = await send(outgoing, parts);
    if (statusOf(answer) === 401 && !renewed) {
      renewed = true;
      await token.replace(used);
      answer = await send(outgoing, parts);
    }
    if (statusOf(answer) === 401) throw credentialsRefused(baseUrl, describe(target, answer, redactor));
    return answer;
  });
}

function notUnderstood(sentence: string, answer: Answer, reason: string, { redactor }: SessionParts): string {
  const isPage = answer.kind === 'answered' && isHtml(answer);
  const why = isPage ? 'it is a web page (check `base-url`)' : redactor.redact(reason);
  return `${sentence}, but the answer was not understood: ${why}`;
}
