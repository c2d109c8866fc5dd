import { ConfigurationError } from '../../errors.ts';
import { statusOf } from '../../http/answer.ts';
import type { Content } from '../../http/call.ts';
import { describe } from '../../http/describe.ts';
import type { Parsed } from '../../http/parse-body.ts';
import { type Outgoing, type SendResult, send, sendWithRetries } from '../../http/retry.ts';
import {
  type Client,
  type ClientOptions,
  createClient,
  readOutcome,
  readPages,
  readValue,
} from '../client.ts';
import type { Outcome } from '../port.ts';
import { BRANDS, type Dialect } from './change.ts';
import { policyOf, type Target, toRefusal } from './policies.ts';

/** How a repository of a Gitea or a Forgejo is reached. */
export interface RepositoryAccess {
  readonly dialect: Dialect;
  /** The address of its REST API, without a trailing slash: `https://gitea.example.com/api/v1`. */
  readonly apiUrl: string;
  readonly token: string;
  /** As `owner/name`. */
  readonly repository: string;
}

export interface Session extends Client, Pick<RepositoryAccess, 'apiUrl' | 'token' | 'dialect'> {
  /** Tells people something of the run. */
  tell(line: string): void;
}

/** @param awaited what is waited for where something is not ready, for people */
export function createSession(
  { apiUrl, token, dialect, ...options }: RepositoryAccess & ClientOptions,
  awaited: string,
): Session {
  const client = createClient(options, awaited);
  client.hide(token);
  return { ...client, apiUrl, token, dialect, tell: (line) => options.progress(line) };
}

/**
 * Reads. `parse` gets the body and the headers. Throws ServiceError where there is no answer that can be
 * used, ConfigurationError where the token is refused.
 */
export async function read<T>(
  target: Target,
  parse: (text: string, headers: Headers) => Promise<Parsed<T>>,
  session: Session,
): Promise<T> {
  const result = await sendWithToken(target, { kind: 'none' }, session);
  return readValue(
    target,
    result,
    parse,
    session,
    (answer) => toRefusal(session.dialect, target.operation, statusOf(answer)).remedy,
  );
}

/**
 * Writes. `parse` reads the body of a success; an answer that is not understood leaves the effect unknown.
 * Throws ConfigurationError where the token is refused, and nothing else.
 */
export async function write<T>(
  target: Target,
  value: object | undefined,
  parse: (text: string) => Promise<Parsed<T>>,
  session: Session,
): Promise<Outcome<T>> {
  const content: Content = value === undefined ? { kind: 'none' } : { kind: 'json', value };
  const result = await sendWithToken(target, content, session);
  const refusalOf = (status: number | undefined) => toRefusal(session.dialect, target.operation, status);
  return readOutcome(target, result, parse, refusalOf, session);
}

function sendWithToken(target: Target, content: Content, session: Session): Promise<SendResult> {
  const outgoing: Outgoing = {
    ...target,
    policy: policyOf(target.operation),
    content,
    authorization: async () => `Bearer ${session.token}`,
  };
  return sendWithRetries(outgoing, session, async () => {
    const answer = await send(outgoing, session);
    if (statusOf(answer) === 401) {
      throw new ConfigurationError(
        `${BRANDS[session.dialect]} at ${new URL(session.apiUrl).origin} refused the token (${describe(target, answer, session.redactor)}): check the input \`token\`; a token of a workflow ends with its job, and others are revoked.`,
      );
    }
    if (answer.kind === 'answered') session.onTaken();
    return answer;
  });
}

/** As many as the servers give at once, unless their operator says otherwise. */
const PER_PAGE = '50';

/**
 * All pages of a listing, each item once, in the order in which they come. Throws what `read` throws.
 *
 * @param query further parameters
 */
export async function listPages<T extends { readonly id: string }>(
  target: Target,
  query: Readonly<Record<string, string>>,
  parse: (text: string) => Promise<Parsed<readonly T[]>>,
  session: Session,
): Promise<readonly T[]> {
  return readPages(target, session, ...pagesOf(target, query, parse, session));
}

/**
 * The first page of a listing, and how each is read, as `collectPages` takes them. Not all listings have a
 * `Link`, but each says how many items there are. What this reader may not see is left out of its page, so
 * that a short page need not be the last one, and an empty one is.
 */
export function pagesOf<T extends { readonly id: string }>(
  target: Target,
  query: Readonly<Record<string, string>>,
  parse: (text: string) => Promise<Parsed<readonly T[]>>,
  session: Session,
) {
  const first = new URL(target.url);
  for (const [name, value] of Object.entries({ ...query, limit: PER_PAGE, page: '1' }))
    first.searchParams.set(name, value);
  const seen = new Set<string>();
  const fetchPage = (url: URL) =>
    read(
      { ...target, url: url.href },
      async (text, given) => {
        const page = await parse(text);
        if (page.kind === 'not-understood') return page;
        for (const { id } of page.value) seen.add(id);
        const headers = new Headers();
        if (page.value.length > 0 && seen.size < Number(given.get('x-total-count')))
          headers.set('x-next-page', String(Number(url.searchParams.get('page')) + 1));
        return { kind: 'value', value: { items: page.value, nextPageToken: undefined, headers } };
      },
      session,
    );
  return [first, fetchPage] as const;
}
