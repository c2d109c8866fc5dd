import { ConfigurationError } from '../../errors.ts';
import { isLoopback } from '../../http/is-loopback.ts';

/** The prefix of the REST operations; the address that a user enters stands before it. */
export const REST_PREFIX = '/apis/rest/v1';

/** The path of the token endpoint. */
export const TOKEN_PATH = '/apis/oauth2/v1/token';

/**
 * Reads the input `base-url`: https, or http on a loopback host; a path prefix is kept, a trailing slash is
 * not. Returns the address without a trailing slash. Throws ConfigurationError. No message shows the text
 * itself, since it may hold a password that was put there by mistake.
 */
export function parseBaseUrl(text: string): string {
  const trimmed = text.trim();
  const url = URL.parse(trimmed);
  if (url === null) {
    throw wrong(
      'is not a URL',
      'enter the address of the review service without a path, such as https://review.example.com',
    );
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    // `localhost:8080` and `review.example.com:8443` are URLs, with the name of the host for a scheme.
    throw wrong(
      `has the scheme "${url.protocol.slice(0, -1)}"`,
      'begin it with https:// (http:// for loopback addresses only)',
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw wrong(
      'holds a user name or a password',
      'remove it and use the inputs `client-id` and `client-secret`',
    );
  }
  if (trimmed.includes('?') || trimmed.includes('#')) {
    throw wrong('has a query or a fragment', 'remove everything from the "?" or "#" on');
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    throw wrong(`uses http with the host ${url.hostname}`, 'use https (http is for loopback addresses only)');
  }
  const path = url.pathname.replace(/(?<!\/)\/+$/, '');
  if (path.endsWith(REST_PREFIX)) {
    throw wrong(
      `ends with ${REST_PREFIX}`,
      `enter the part before it: ${url.origin}${path.slice(0, -REST_PREFIX.length)}`,
    );
  }
  return url.origin + path;
}

function wrong(what: string, remedy: string): ConfigurationError {
  return new ConfigurationError(`The input \`base-url\` ${what}: ${remedy}.`);
}
