import { ConfigurationError, IncompleteError } from '../../errors.ts';
import { type Answer, statusOf } from '../../http/answer.ts';
import type { Content } from '../../http/call.ts';
import { describe, isHtml } from '../../http/describe.ts';
import type { Parsed } from '../../http/parse-body.ts';
import { type Outgoing, type SendResult, send, sendWithRetries, type Transport } from '../../http/retry.ts';
import { type Client, readOutcome, readValue } from '../client.ts';
import type { Outcome } from '../port.ts';
import { TOKEN_PATH } from './change.ts';
import type { Operation } from './endpoints.ts';
import { POLICIES, toRefusal } from './policies.ts';

/** An operation at its address. */
export interface Target {
  readonly operation: Operation;
  readonly method: string;
  readonly url: string;
}

export interface Session extends Client {
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
  session: Session,
): Promise<T> {
  return readValue(target, await sendWithToken(target, { kind: 'none' }, session), parse, session);
}

/**
 * Writes. `parse` reads the body of a success; an answer that is not understood leaves the effect unknown.
 * Throws ConfigurationError where the credentials are refused, and nothing else.
 */
export async function write<T>(
  target: Target,
  content: Content,
  parse: (text: string) => Promise<Parsed<T>>,
  session: Session,
): Promise<Outcome<T>> {
  let result: SendResult;
  try {
    result = await sendWithToken(target, content, session);
  } catch (error) {
    if (error instanceof IncompleteError)
      return { kind: 'no-effect', refusal: 'other', message: error.message };
    throw error;
  }
  return readOutcome(target, result, parse, (status) => toRefusal(target.operation, status), session);
}

/**
 * Answers a 401 with one fresh token, shared by all calls. A token that is refused right after is the
 * credentials' fault.
 */
function sendWithToken(target: Target, content: Content, session: Session): Promise<SendResult> {
  const { token, baseUrl, redactor } = session;
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
  return sendWithRetries(outgoing, session, async () => {
    let answer = await send(outgoing, session);
    if (statusOf(answer) === 401 && !renewed) {
      renewed = true;
      await token.replace(used);
      answer = await send(outgoing, session);
    }
    if (statusOf(answer) === 401) throw credentialsRefused(baseUrl, describe(target, answer, redactor));
    return answer;
  });
}

const REFUSED: readonly number[] = [400, 401, 403];
const NOT_HERE: readonly number[] = [404, 405, 410];

interface Credentials {
  /** Base64 of `id:secret`. */
  readonly basic: string;
  /** White space around the secret is sent as it is; it often came along when the secret was pasted. */
  readonly secret: 'bare' | 'padded';
}

/**
 * Exchanges the client credentials for an access token (RFC 6749 §4.4). Throws ConfigurationError where the
 * credentials are refused or the address is not that of a review service, and IncompleteError where the
 * service cannot be reached or understood.
 */
export async function obtainToken(
  baseUrl: string,
  { basic, secret }: Credentials,
  transport: Transport,
): Promise<string> {
  const call = { method: 'POST', url: baseUrl + TOKEN_PATH };
  const { effect, answer } = await sendWithRetries(
    {
      ...call,
      operation: 'obtain-token',
      policy: POLICIES['obtain-token'],
      content: { kind: 'form', fields: { grant_type: 'client_credentials' } },
      authorization: async () => `Basic ${basic}`,
    },
    transport,
  );
  const sentence = describe(call, answer, transport.redactor);
  if (isOtherPlace(answer)) {
    throw new ConfigurationError(
      `There is no review service at ${baseUrl} (${sentence}): check the input \`base-url\`, which is the address of the service without a path, such as ${new URL(baseUrl).origin}.`,
    );
  }
  if (answer.kind === 'answered' && REFUSED.includes(answer.status))
    throw credentialsRefused(baseUrl, sentence, secret);
  if (effect !== 'done' || answer.kind !== 'answered' || answer.body.kind === 'unread') {
    const remedy = answer.kind === 'unreached' ? answer.remedy : undefined;
    throw new IncompleteError(
      `No access token could be obtained from ${call.url} (${sentence}): ${remedy ?? 'check that the service runs and can be reached from here'}, and start the job again.`,
    );
  }
  const { parseToken } = await import('./wire.ts');
  const token = parseToken(answer.body.text);
  if (token.kind === 'not-understood') {
    throw new IncompleteError(
      `No access token could be obtained from ${call.url}: its answer was not understood (${token.reason}). Check that the input \`base-url\` is the address of a review service without a path.`,
    );
  }
  return token.value;
}

/** `sentence` says what the service answered, without a secret. */
function credentialsRefused(
  baseUrl: string,
  sentence: string,
  secret: Credentials['secret'] = 'bare',
): ConfigurationError {
  const padding = secret === 'padded' ? ', which begins or ends with a space or a line break' : '';
  return new ConfigurationError(
    `The review service at ${baseUrl} refused the credentials (${sentence}): check the inputs \`client-id\` and \`client-secret\`${padding}; a client is created in the user's settings of the service (profile menu, API Clients, Create Client).`,
  );
}

/**
 * No such path, a redirect, or a web page: this is some other server. A web page with a 5xx is a proxy that
 * tells of an outage.
 */
function isOtherPlace(answer: Answer): boolean {
  if (answer.kind === 'redirected') return true;
  if (answer.kind !== 'answered' || answer.status >= 500) return false;
  return NOT_HERE.includes(answer.status) || isHtml(answer);
}

/**
 * The access token of this run: obtained when it is first needed, and again when the service no longer takes
 * it.
 */
export class AccessToken {
  readonly #obtain: () => Promise<string>;
  #token: string | undefined;
  #pending: Promise<string> | undefined;
  #begun: Promise<string> | undefined;
  #refused: ConfigurationError | undefined;

  constructor(obtain: () => Promise<string>) {
    this.#obtain = obtain;
  }

  /** Asks for the token ahead of the first call, which gets what came of it, and shares its failure. */
  begin(): void {
    const begun = this.current();
    begun.catch(() => undefined);
    this.#begun = begun;
  }

  /** The token. Callers at the same time share one request. Rejects with what `obtain` rejected with. */
  async current(): Promise<string> {
    const begun = this.#begun;
    this.#begun = undefined;
    if (begun !== undefined) return begun;
    if (this.#refused !== undefined) throw this.#refused;
    if (this.#token !== undefined) return this.#token;
    this.#pending ??= this.#obtainAndKeep();
    return this.#pending;
  }

  /** A token in place of one that was refused; only the first caller with this token causes a request. */
  async replace(refused: string): Promise<string> {
    if (this.#token === refused) this.#token = undefined;
    return this.current();
  }

  async #obtainAndKeep(): Promise<string> {
    try {
      this.#token = await this.#obtain();
      return this.#token;
    } catch (error) {
      // Refused credentials stay refused: asking again for each call could lock the user out.
      if (error instanceof ConfigurationError) this.#refused = error;
      throw error;
    } finally {
      this.#pending = undefined;
    }
  }
}
