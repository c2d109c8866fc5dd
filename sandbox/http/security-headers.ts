import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import { contentSecurityPolicy } from './content-security-policy.ts';

const POLICY = 'Content-Security-Policy';

/**
 * Headers that keep a browser from doing with an answer what it was not meant for. A policy that a handler
 * has set stays.
 */
export function securityHeaders() {
  const others = secureHeaders({
    // With `no-referrer` a browser would not say where a form comes from, which the guard of forms wants to
    // know.
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    // Served over http on loopback, where this header means nothing.
    strictTransportSecurity: false,
  });
  return createMiddleware(async (context, next) => {
    await others(context, next);
    if (!context.res.headers.has(POLICY)) context.res.headers.set(POLICY, contentSecurityPolicy());
  });
}
