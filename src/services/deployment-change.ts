import { ConfigurationError } from '../errors.ts';
import { readAddress } from '../text/address.ts';
import type { ReviewedChange } from './port.ts';

/** The prefix of the REST operations; the address that a user enters stands before it. */
export const REST_PREFIX = '/apis/rest/v1';

export const TOKEN_PATH = '/apis/oauth2/v1/token';

/**
 * Reads the input `base-url`: https, or http on a loopback host; a path prefix is kept, a trailing slash is
 * not. Returns the address without a trailing slash. Throws ConfigurationError. No message shows the text
 * itself, since it may hold a password that was put there by mistake.
 */
export function parseBaseUrl(text: string): string {
  const address = readAddress(text, 'the inputs `client-id` and `client-secret`');
  if (address.kind === 'refused') throw wrong(address.what, address.remedy);
  const { url } = address;
  if (url.endsWith(REST_PREFIX))
    throw wrong(`ends with ${REST_PREFIX}`, `enter the part before it: ${url.slice(0, -REST_PREFIX.length)}`);
  return url;
}

function wrong(what: string, remedy: string): ConfigurationError {
  return new ConfigurationError(`The input \`base-url\` ${what}: ${remedy}.`);
}

/** A deployment request as what is reviewed. Its markers are signed for its number alone. */
export function deploymentChange(number: number): ReviewedChange {
  return {
    kind: 'deployments',
    noun: 'deployment',
    name: `deployment ${number}`,
    identity: [String(number)],
  };
}
