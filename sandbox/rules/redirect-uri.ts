/** RFC 8252, section 7.3: the addresses of this machine, as numbers. A name may stand for another machine. */
const LOOPBACK_HOSTS: readonly string[] = ['127.0.0.1', '[::1]'];

/**
 * Whether a client may register this redirect URI: absolute, https (http on this machine), without a fragment
 * (RFC 6749, section 3.1.2).
 */
export function isRedirectUri(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || text.includes('#') || /[\s\p{Cc}]/u.test(text)) return false;
  if (url.username !== '' || url.password !== '') return false;
  const isLocal = LOOPBACK_HOSTS.includes(url.hostname) || url.hostname === 'localhost';
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal);
}

/**
 * Whether a requested redirect URI is the registered one: the same text. Of a registered loopback address
 * only the port may differ, which a program on this machine takes as it is free (RFC 8252, section 7.3).
 */
export function matchesRedirectUri(registered: string, requested: string): boolean {
  if (registered === requested) return true;
  const url = URL.parse(registered);
  if (url === null || url.protocol !== 'http:' || !LOOPBACK_HOSTS.includes(url.hostname)) return false;
  const other = URL.parse(requested);
  if (other === null || !isRedirectUri(requested)) return false;
  other.port = url.port;
  return other.href === url.href;
}
