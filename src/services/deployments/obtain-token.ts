import { ConfigurationError, IncompleteError } from '../../errors.ts';
import type { Answer } from '../../http/answer.ts';
import { describe, isHtml } from '../../http/describe.ts';
import { type ExchangeParts, exchange } from '../../http/exchange.ts';
import { TOKEN_PATH } from './base-url.ts';
import { POLICIES } from './policies.ts';

const REFUSED: readonly number[] = [400, 401, 403];
const NOT_HERE: readonly number[] = [404, 405, 410];

export interface Credentials {
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
  parts: ExchangeParts,
): Promise<string> {
  const call = { method: 'POST', url: baseUrl + TOKEN_PATH };
  const { effect, answer } = await exchange(
    {
      ...call,
      operation: 'obtain-token',
      policy: POLICIES['obtain-token'],
      content: { kind: 'form', fields: { grant_type: 'client_credentials' } },
      authorization: async () => `Basic ${basic}`,
    },
    parts,
  );
  const sentence = describe(call, answer, parts.redactor);
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
export function credentialsRefused(
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
