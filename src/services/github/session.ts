import { ConfigurationError } from '../../errors.ts';
import { statusOf } from '../../http/answer.ts';
import type { Content } from '../../http/call.ts';
import { describe } from '../../http/describe.ts';
import { judge } from '../../http/policy.ts';
import { type Outgoing, type SendResult, send, sendWithRetries } from '../../http/retry.ts';
import {
  type Answered,
  type Client,
  type ClientOptions,
  createClient,
  FIRST_PAGE,
  readOutcome,
  readValue,
  smallerPage,
} from '../client.ts';
import type { Outcome } from '../port.ts';
import { answersOf, meansGraphql, meansRest } from './answers.ts';
import { parseAddress } from './change.ts';
import { type Operation, POLICIES, toRefusal } from './policies.ts';

/** What is asked of one of the two interfaces. `path` begins with a slash and is encoded. */
type Ask =
  | { readonly kind: 'query' | 'mutation'; readonly text: string; readonly variables: object }
  | { readonly kind: 'rest'; readonly method: string; readonly path: string; readonly value?: object };

/** How a GitHub is asked. */
export interface Session extends Client {
  /** Both without a trailing slash; the token goes nowhere else. */
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly token: string;
  /** What the clock of GitHub said last, in milliseconds since the epoch. */
  readonly clock: { now: number | undefined };
}

/**
 * Reads. `parse` gets the body and the headers. Throws ServiceError where there is no answer that can be
 * used, ConfigurationError where the token is refused.
 */
export async function read<T>(
  operation: Operation,
  ask: Ask,
  parse: (text: string, headers: Headers) => Promise<Answered<T>>,
  session: Session,
): Promise<T> {
  const result = await sendWithToken(operation, ask, session);
  return readValue(toCall(ask, session), result, parse, session, (answer) => {
    const { refusal, remedy } = toRefusal(operation, statusOf(answer));
    // A refused read names the right that it takes.
    return refusal === 'forbidden' ? remedy : undefined;
  });
}

/**
 * The first page of a listing of the REST interface, how each is read, and which one is smaller, as
 * `collectPages` takes them. Pages are followed by their links: a short one need not be the last.
 *
 * @param path as `/repos/owner/name/pulls`
 * @param query further parameters
 */
export function pagesOf<T extends { readonly id: string }>(
  operation: Operation,
  path: string,
  query: Readonly<Record<string, string>>,
  parse: (text: string) => Promise<Answered<readonly T[]>>,
  session: Session,
) {
  const first = new URL(session.apiUrl + path);
  for (const [name, value] of Object.entries({ ...query, ...FIRST_PAGE }))
    first.searchParams.set(name, value);
  const fetchPage = (url: URL) =>
    read(
      operation,
      { kind: 'rest', method: 'GET', path: url.href.slice(session.apiUrl.length) },
      async (text, headers) => {
        const page = await parse(text);
        if (page.kind !== 'value') return page;
        return { kind: 'value', value: { items: page.value, nextPageToken: undefined, headers } };
      },
      session,
    );
  return [first, fetchPage, smallerPage] as const;
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
  session: Session,
): Promise<Outcome<T>> {
  return outcomeOf(operation, ask, await sendWithToken(operation, ask, session), parse, session);
}

/** One of several changes, and how the answer to it alone is read. */
interface Part<T> {
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
  session: Session,
): Promise<readonly Outcome<T>[]> {
  const sent = await sendWithToken(operation, ask, session);
  const { effect, answer } = sent;
  const answers =
    effect === 'done' && answer.kind === 'answered' && answer.body.kind === 'read'
      ? answersOf(answer, changes)
      : undefined;
  return Promise.all(
    changes.map(({ parse }, index) => {
      const own = answers?.[index];
      const ended =
        own === undefined ? sent : { effect: judge(own, POLICIES[operation]).effect, answer: own };
      return outcomeOf(operation, ask, ended, parse, session);
    }),
  );
}

function outcomeOf<T>(
  operation: Operation,
  ask: Ask,
  result: SendResult,
  parse: (text: string, status: number | undefined) => Promise<Answered<T>>,
  session: Session,
): Promise<Outcome<T>> {
  return readOutcome(
    toCall(ask, session),
    result,
    parse,
    (status, sentence) => toRefusal(operation, status, sentence),
    session,
  );
}

function sendWithToken(operation: Operation, ask: Ask, session: Session): Promise<SendResult> {
  const outgoing: Outgoing = {
    operation,
    ...toCall(ask, session),
    policy: POLICIES[operation],
    content: toContent(operation, ask),
    authorization: async () => `Bearer ${session.token}`,
    means: (answer) =>
      ask.kind === 'rest' ? meansRest(answer) : meansGraphql(answer, ask.kind === 'query' ? 'read' : 'write'),
  };
  return sendWithRetries(outgoing, session, async () => {
    const answer = await send(outgoing, session);
    if (statusOf(answer) === 401) throw tokenRefused(describe(outgoing, answer, session.redactor));
    if (answer.kind === 'answered') {
      session.onTaken();
      const date = Date.parse(answer.headers.get('date') ?? '');
      if (!Number.isNaN(date)) session.clock.now = date;
    }
    return answer;
  });
}

function toCall(ask: Ask, { apiUrl, graphqlUrl }: Session): { method: string; url: string } {
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

/** How a repository of a GitHub is reached. */
export interface RepositoryAccess {
  /** The REST interface: https://api.github.com, or https://HOST/api/v3 of an Enterprise Server. */
  readonly apiUrl: string;
  /** The GraphQL interface: https://api.github.com/graphql, or https://HOST/api/graphql. */
  readonly graphqlUrl: string;
  /** Sent to these two addresses alone. */
  readonly token: string;
  /** As `owner/name`. */
  readonly repository: string;
}

export interface GithubOptions extends RepositoryAccess, ClientOptions {}

/** So long GitHub's documentation asks to wait where a limit does not say. */
const UNSAID_PAUSE_MS = 60_000;

/** @param awaited what is waited for where something is not ready, for people */
export function createSession(
  { apiUrl, graphqlUrl, token, ...options }: GithubOptions,
  awaited: string,
): Session {
  const client = createClient(options, awaited, UNSAID_PAUSE_MS);
  client.hide(token);
  const addresses = { apiUrl: parseAddress(apiUrl), graphqlUrl: parseAddress(graphqlUrl) };
  return { ...client, ...addresses, token, clock: { now: undefined } };
}
