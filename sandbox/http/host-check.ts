import { isIP } from 'node:net';
import { createMiddleware } from 'hono/factory';
import { Refusal } from '../rules/refusal.ts';

/** The names of this machine, as `URL.hostname` writes them. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Refuses requests that were sent to another name than the sandbox's own. A web page anywhere can have its
 * own name point to this machine (DNS rebinding) and would then read and write as if it were the sandbox.
 * `listensOn` is the address that the sandbox is bound to: beyond loopback, numbers do too, since a rebound
 * name is never a number.
 */
export function hostCheck(listensOn: string) {
  const own = isIP(listensOn) === 6 ? `[${listensOn}]` : listensOn.toLowerCase();
  const isLocal = LOOPBACK.includes(own);
  return createMiddleware(async (context, next) => {
    const host = hostnameOf(context.req.header('host'));
    const isNumber = host !== undefined && isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0;
    const isOwn = host !== undefined && (LOOPBACK.includes(host) || host === own || (!isLocal && isNumber));
    if (!isOwn) {
      throw new Refusal(
        'misdirected',
        'The sandbox does not answer to this host name: use the address that it printed',
      );
    }
    await next();
  });
}

function hostnameOf(header: string | undefined): string | undefined {
  if (header === undefined || !/^[\w.:[\]-]+$/.test(header)) return undefined;
  return URL.parse(`http://${header}`)?.hostname;
}
