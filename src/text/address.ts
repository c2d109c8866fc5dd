/** An address with its path and without a trailing slash, or what is wrong with the text, and what to do. */
type AddressReading =
  | { readonly kind: 'address'; readonly url: string }
  | { readonly kind: 'refused'; readonly what: string; readonly remedy: string };

/**
 * Reads the address of a service: https, or http on a loopback host; a path prefix is kept, a trailing slash
 * is not. Nothing that it says shows the text itself, since that may hold a password that was put there by
 * mistake.
 *
 * @param credentials where a user name and a password belong, to end a sentence
 */
export function readAddress(text: string, credentials: string): AddressReading {
  const trimmed = text.trim();
  const url = URL.parse(trimmed);
  if (url === null) {
    return refused(
      'is not a URL',
      'enter the address of the review service without a path, such as https://review.example.com',
    );
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    // `localhost:8080` and `review.example.com:8443` are URLs, with the name of the host for a scheme.
    return refused(
      `has the scheme "${url.protocol.slice(0, -1)}"`,
      'begin it with https:// (http:// for loopback addresses only)',
    );
  }
  if (url.username !== '' || url.password !== '')
    return refused('holds a user name or a password', `remove it and use ${credentials}`);
  if (trimmed.includes('?') || trimmed.includes('#'))
    return refused('has a query or a fragment', 'remove everything from the "?" or "#" on');
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    return refused(
      `uses http with the host ${url.hostname}`,
      'use https (http is for loopback addresses only)',
    );
  }
  return { kind: 'address', url: url.origin + url.pathname.replace(/(?<!\/)\/+$/, '') };
}

function refused(what: string, remedy: string): AddressReading {
  return { kind: 'refused', what, remedy };
}

/**
 * Whether a host is this machine, as the URL standard writes it: 127.1 has become 127.0.0.1, and [::1] keeps
 * its brackets.
 */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/**
 * Whether a text can be one part of a path and come back as it is. "." and ".." cannot, in any encoding: URLs
 * treat them as steps to another folder (URL standard, "double-dot URL path segment").
 */
export function fitsPath(value: string): boolean {
  return value !== '' && value !== '.' && value !== '..' && value.isWellFormed();
}
