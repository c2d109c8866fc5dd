/**
 * Whether a host is this machine, as the URL standard writes it: 127.1 has become 127.0.0.1, and [::1] keeps
 * its brackets.
 */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
