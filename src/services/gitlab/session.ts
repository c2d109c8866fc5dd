import { ConfigurationError } from '../../errors.ts';
import { type Answer, statusOf } from '../../http/answer.ts';
import type { Content } from '../../http/call.ts';
import { describe, wordsOfService } from '../../http/describe.ts';
import type { Parsed } from '../../http/parse-body.ts';
import { type Outgoing, type SendResult, send, sendWithRetries } from '../../http/retry.ts';
import { type Client, FIRST_PAGE, readOutcome, readPages, readValue, smallerPage } from '../client.ts';
import type { Outcome } from '../port.ts';
import { POLICIES, type Target, toRefusal } from './policies.ts';

export interface Session extends Client {
  /** The address of the REST API, without a trailing slash. */
  readonly apiUrl: string;
  readonly token: string;
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
  session: Session,
): Promise<T> {
  return readValue(target, await sendWithToken(target, { kind: 'none' }, session), parse, session);
}

/**
 * Writes. `parse` reads the body of a success; an answer that is not understood leaves the effect unknown.
 * Throws ConfigurationError where the token is refused, and nothing else.
 */
export async function write<T>(
  target: Target,
  value: unknown,
  parse: (text: string) => Promise<Parsed<T>>,
  session: Session,
): Promise<Outcome<T>> {
  const content: Content = value === undefined ? { kind: 'none' } : { kind: 'json', value };
  const result = await sendWithToken(target, content, session);
  const { effect, answer } = result;
  if (effect === 'done' && statusOf(answer) === COMMANDS_ONLY) {
    const message = `${describe(target, answer, session.redactor)}: GitLab took the text for quick actions and made no comment`;
    return { kind: 'no-effect', refusal: 'other', message };
  }
  const words = wordsOf(answer, session);
  return readOutcome(target, result, parse, (status) => toRefusal(target.operation, status, words), session);
}

/** What the service says of a refusal; empty where it says nothing. */
function wordsOf(answer: Answer, { redactor }: Session): string {
  return (answer.kind === 'answered' ? wordsOfService(answer, redactor) : undefined) ?? '';
}

function sendWithToken(target: Target, content: Content, session: Session): Promise<SendResult> {
  const outgoing: Outgoing = {
    ...target,
    policy: POLICIES[target.operation],
    content,
    // Personal, project and group access tokens are taken so as well as in a header of their own.
    authorization: async () => `Bearer ${session.token}`,
  };
  return sendWithRetries(outgoing, session, async () => {
    const answer = await send(outgoing, session);
    if (isTokenRefused(statusOf(answer), wordsOf(answer, session)))
      throw tokenRefused(session.apiUrl, describe(target, answer, session.redactor));
    if (answer.kind === 'answered') session.onTaken();
    return answer;
  });
}

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

/** The first page of a listing, how each is read, and which one is smaller, as `collectPages` takes them. */
export function pagesOf<T extends { readonly id: string }>(
  target: Target,
  query: Readonly<Record<string, string>>,
  parse: (text: string) => Promise<Parsed<readonly T[]>>,
  session: Session,
) {
  const first = new URL(target.url);
  for (const [name, value] of Object.entries({ ...query, ...FIRST_PAGE }))
    first.searchParams.set(name, value);
  const fetchPage = (url: URL) =>
    read(
      { ...target, url: url.href },
      async (text, headers) => {
        const page = await parse(text);
        if (page.kind === 'not-understood') return page;
        return { kind: 'value', value: { items: page.value, nextPageToken: undefined, headers } };
      },
      session,
    );
  return [first, fetchPage, smallerPage] as const;
}

/**
 * A line that begins so is a quick action, in an edit as well: it would act with the rights of the token, and
 * a text of nothing else would delete its note. GitLab drops carriage returns before it looks; each of them
 * begins a line here.
 */
const QUICK_ACTION = /^\//m;

/**
 * Writes a comment, unless a line of it could act. Bodies come from the gate of the text room, which lets no
 * line begin with a slash; here nothing that gets past it is sent.
 */
export async function writeText<T>(
  target: Target,
  sent: { readonly body: string; readonly position?: object },
  parse: (text: string) => Promise<Parsed<T>>,
  session: Session,
): Promise<Outcome<T>> {
  if (QUICK_ACTION.test(sent.body)) {
    const message = 'a line of the comment begins with a slash, which GitLab would take for a quick action';
    return { kind: 'no-effect', refusal: 'other', message: `it was not sent: ${message}` };
  }
  return write(target, sent, parse, session);
}

/** Newer versions of GitLab give job tokens this prefix, after one that the instance may have of its own. */
const JOB_TOKEN = /^(?:[\w-]+-)?glcbt-/;

const REMEDY =
  'create a project access token (Settings > Access tokens; on gitlab.com from Premium on) or a service account with the scope `api` and the role Developer, and give its token in the input `token` (in CI the masked variable SARIF_REVIEW_TOKEN)';

/**
 * Refuses the token of a job, which may not even list discussions.
 *
 * @throws ConfigurationError
 */
export function refuseJobToken(token: string): void {
  if (!JOB_TOKEN.test(token)) return;
  throw new ConfigurationError(
    `The input \`token\` is a CI_JOB_TOKEN, which GitLab does not let read or write threads: ${REMEDY}.`,
  );
}

/**
 * Statuses with which GitLab says that a token will not do, and the words that tell them from other refusals.
 */
const UNAUTHENTICATED = 401;
const SAYS_SO: readonly number[] = [403, 404];
const OF_TOKEN = /insufficient_scope|insufficient_granular_scope|job.?token/i;

/** Whether an answer says that the token will not do, whatever is asked for. */
function isTokenRefused(status: number | undefined, words: string): boolean {
  if (status === undefined) return false;
  return status === UNAUTHENTICATED || (SAYS_SO.includes(status) && OF_TOKEN.test(words));
}

/** @param sentence says what GitLab answered, without a secret */
function tokenRefused(apiUrl: string, sentence: string): ConfigurationError {
  return new ConfigurationError(
    `GitLab at ${new URL(apiUrl).origin} refused the token (${sentence}): check the input \`token\`, which may have expired or been revoked, and needs the scope \`api\`; a CI_JOB_TOKEN will not do. Otherwise ${REMEDY}.`,
  );
}
