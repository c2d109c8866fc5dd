import { ConfigurationError, ServiceError } from '../../errors.ts';
import { type Answer, bodyOf, isTooLong, statusOf } from '../../http/answer.ts';
import type { Content } from '../../http/call.ts';
import { describe, isHtml } from '../../http/describe.ts';
import { type ExchangeParts, exchange } from '../../http/exchange.ts';
import { judge } from '../../http/outcome.ts';
import { type Outgoing, send } from '../../http/send.ts';
import type { Settled } from '../../http/settle.ts';
import type { Outcome } from '../port.ts';
import { answersOf, meansGraphql, meansRest } from './answers.ts';
import type { Answered } from './parsed.ts';
import { type Operation, POLICIES } from './policies.ts';
import { toRefusal } from './refusals.ts';

/** What is asked of one of the two interfaces. `path` begins with a slash and is encoded. */
export type Ask =
  | { readonly kind: 'query' | 'mutation'; readonly text: string; readonly variables: object }
  | { readonly kind: 'rest'; readonly method: string; readonly path: string; readonly value?: object };

export interface SessionParts extends ExchangeParts {
  /** Both without a trailing slash; the token goes nowhere else. */
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly token: string;
  /** Called with each answer that shows that the token was taken. */
  onTaken(): void;
}

/**
 * Reads. Throws ServiceError where there is no answer that can be used, ConfigurationError where the token is
 * refused.
 */
export async function read<T>(
  operation: Operation,
  ask: Ask,
  parse: (text: string) => Promise<Answered<T>>,
  parts: SessionParts,
): Promise<T> {
  const call = toCall(ask, parts);
  const { effect, answer } = await exchangeWithToken(operation, ask, parts);
  const sentence = describe(call, answer, parts.redactor);
  const { origin, pathname } = new URL(call.url);
  const failed = (message: string) =>
    new ServiceError(
      { method: call.method, url: origin + pathname, status: statusOf(answer), isTooLong: isTooLong(answer) },
      `${message}.`,
    );
  if (effect !== 'done' || answer.kind !== 'answered' || answer.body.kind === 'unread')
    throw failed(withRemedy(operation, answer, sentence));
  const parsed = await parse(answer.body.text);
  if (parsed.kind !== 'value') throw failed(notUnderstood(sentence, answer, parsed.reason, parts));
  return parsed.value;
}

/** A refused read names the right that it takes. */
function withRemedy(operation: Operation, answer: Answer, sentence: string): string {
  const { refusal, remedy } = toRefusal(operation, statusOf(answer));
  return refusal === 'forbidden' && remedy !== undefined ? `${sentence}: ${remedy}` : sentence;
}

/**
 * Writes. `parse` gets the body, and the status that it means. An answer that is not understood leaves the
 * effect unknown; one that shows no effect is a refusal. Throws ConfigurationError where the token is
 * refused, and nothing else.
 */
export async function write<T>(
  operation: Operation,
  ask: Ask,
  parse: (text: string, status: number | undefined) => Promise<Answered<T>>,
  parts: SessionParts,
): Promise<Outcome<T>> {
  return toWritten(operation, ask, await exchangeWithToken(operation, ask, parts), parse, parts);
}

/** One of several changes, and how the answer to it alone is read. */
export interface Part<T> {
  readonly alias: string;
  readonly field: string;
  parse(text: string): Promise<Answered<T>>;
}

/**
 * Writes several changes in one request: one that is refused costs the others nothing. Gives the outcomes in
 * their order. Throws as `write` does.
 */
export async function writeAll<T>(
  operation: Operation,
  ask: Ask,
  changes: readonly Part<T>[],
  parts: SessionParts,
): Promise<readonly Outcome<T>[]> {
  const settled = await exchangeWithToken(operation, ask, parts);
  const { effect, answer } = settled;
  const answers =
    effect === 'done' && answer.kind === 'answered' && answer.body.kind === 'read'
      ? answersOf(answer, changes)
      : undefined;
  return Promise.all(
    changes.map(({ parse }, index) => {
      const own = answers?.[index];
      const ended =
        own === undefined ? settled : { effect: judge(own, POLICIES[operation]).effect, answer: own };
      return toWritten(operation, ask, ended, parse, parts);
    }),
  );
}

async function toWritten<T>(
  operation: Operation,
  ask: Ask,
  { effect, answer }: Settled,
  parse: (text: string, status: number | undefined) => Promise<Answered<T>>,
  parts: SessionParts,
): Promise<Outcome<T>> {
  const sentence = describe(toCall(ask, parts), answer, parts.redactor);
  if (effect !== 'done') {
    const { refusal, ...help } = toRefusal(operation, statusOf(answer), sentence);
    if (effect === 'unknown') return { kind: effect, message: sentence };
    return { kind: effect, refusal, message: sentence, ...help };
  }
  const parsed = await parse(bodyOf(answer), statusOf(answer));
  if (parsed.kind === 'value') return { kind: 'done', value: parsed.value };
  if (parsed.kind === 'not-understood')
    return { kind: 'unknown', message: notUnderstood(sentence, answer, parsed.reason, parts) };
  const { refusal } = toRefusal(operation, 422);
  return { kind: 'no-effect', refusal, message: `${sentence}, but nothing was done: ${parsed.reason}` };
}

function exchangeWithToken(operation: Operation, ask: Ask, parts: SessionParts): Promise<Settled> {
  const outgoing: Outgoing = {
    operation,
    ...toCall(ask, parts),
    policy: POLICIES[operation],
    content: toContent(operation, ask),
    authorization: async () => `Bearer ${parts.token}`,
    means: (answer) =>
      ask.kind === 'rest' ? meansRest(answer) : meansGraphql(answer, ask.kind === 'query' ? 'read' : 'write'),
  };
  return exchange(outgoing, parts, async () => {
    const answer = await send(outgoing, parts);
    if (statusOf(answer) === 401) throw tokenRefused(describe(outgoing, answer, parts.redactor));
    if (answer.kind === 'answered') parts.onTaken();
    return answer;
  });
}

function toCall(ask: Ask, { apiUrl, graphqlUrl }: SessionParts): { method: string; url: string } {
  return ask.kind === 'rest'
    ? { method: ask.method, url: apiUrl + ask.path }
    : { method: 'POST', url: graphqlUrl };
}

/** The first request of a run goes as a text, since those need no library. */
function toContent(operation: Operation, ask: Ask): Content {
  if (ask.kind === 'rest')
    return ask.value === undefined ? { kind: 'none' } : { kind: 'json', value: ask.value };
  const value = { query: ask.text, variables: ask.variables };
  return operation === 'read-change'
    ? { kind: 'json-text', text: JSON.stringify(value) }
    : { kind: 'json', value };
}

function tokenRefused(sentence: string): ConfigurationError {
  return new ConfigurationError(
    `GitHub refused the token (${sentence}): check the input \`token\`; a token of a workflow ends with its job, and others expire or are revoked.`,
  );
}

function notUnderstood(sentence: string, answer: Answer, reason: string, { redactor }: SessionParts): string {
  const isPage = answer.kind === 'answered' && isHtml(answer);
  const why = isPage ? 'it is a web page (check `base-url`)' : redactor.redact(reason);
  return `${sentence}, but the answer was not understood: ${why}`;
}
