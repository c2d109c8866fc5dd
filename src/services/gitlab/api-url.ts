import { ConfigurationError } from '../../errors.ts';
import { isLoopback } from '../../http/is-loopback.ts';

const VERSION_PATH = '/api/v4';

/**
 * Reads the address of a GitLab: with or without `/api/v4`, https, or http on a loopback host; a relative URL
 * root is kept. Returns that of its REST API, without a trailing slash. Throws ConfigurationError. No message
 * shows the text itself, since it may hold a password that was put there by mistake.
 */
export function parseApiUrl(text: string): string {
  const trimmed = text.trim();
  const url = URL.parse(trimmed);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw wrong('is not the address of a GitLab', 'enter one such as https://gitlab.example.com');
  }
  if (url.username !== '' || url.password !== '')
    throw wrong('holds a user name or a password', 'remove it and use the input `token`');
  if (trimmed.includes('?') || trimmed.includes('#'))
    throw wrong('has a query or a fragment', 'remove everything from the "?" or "#" on');
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw wrong(`uses http with the host ${url.hostname}`, 'use https (http is for loopback addresses only)');
  const path = url.pathname.replace(/(?<!\/)\/+$/, '').replace(/^\/$/, '');
  return url.origin + (path.endsWith(VERSION_PATH) ? path : path + VERSION_PATH);
}

function wrong(what: string, remedy: string): ConfigurationError {
  return new ConfigurationError(`The input \`base-url\` ${what}: ${remedy}.`);
}
