import { isIP } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import { callOf, deploymentOf } from '../faults/call.ts';
import { GRAPHQL_PATH } from '../fronts/github/graphql/name-call.ts';
import { Refusal } from '../rules/refusal.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import { RUN_LIMIT_BYTES } from '../store/deployments.ts';
import type { HttpEnvironment } from './http-environment.ts';

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers that keep a browser from doing with an answer what it was not meant for. */
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
    context.res.headers.set('Content-Security-Policy', POLICY);
  });
}

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

/**
 * Refuses a request line whose address is of another origin than the host header, which alone was checked:
 * links of an answer are made from it. Refuses as well a path that is no percent-encoded UTF-8, of which each
 * reader would make something else.
 */
export function requestTarget() {
  return createMiddleware(async (context, next) => {
    const { origin, pathname } = new URL(context.req.url);
    if (origin !== URL.parse(`http://${context.req.header('host')}`)?.origin) {
      throw new Refusal('misdirected', 'The request line names another server than the header Host');
    }
    if (!isDecodable(pathname)) throw new Refusal('invalid', 'The path is not percent-encoded UTF-8');
    await next();
  });
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path).isWellFormed();
  } catch {
    return false;
  }
}

/**
 * Room for the longest comment of a GitLab-like service (a million characters), and a bound for everything
 * else.
 */
const BODY_LIMIT_BYTES = 1024 * 1024;

/** A review of twenty comments of the greatest length. */
const GRAPHQL_LIMIT_BYTES = 8 * 1024 * 1024;

const RUNS = /^\/admin\/deployments\/\d+\/runs$/;

/**
 * Refuses bodies that are too large with `too-large`: before they are read where they say so, else as soon as
 * they are.
 */
export function bodyLimits() {
  const limitTo = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw new Refusal('too-large', `The body is larger than ${maxSize} bytes`);
      },
    });
  const usual = limitTo(BODY_LIMIT_BYTES);
  const ofRuns = limitTo(RUN_LIMIT_BYTES);
  const ofGraphql = limitTo(GRAPHQL_LIMIT_BYTES);
  return createMiddleware((context, next) => {
    const { path } = context.req;
    const limit = path === GRAPHQL_PATH ? ofGraphql : RUNS.test(path) ? ofRuns : usual;
    return limit(context, next);
  });
}

const LONGEST_WAIT_MS = 5000;
const PAUSE_MS = 20;

/**
 * Holds back a request that writes while another program has the database locked, so that others are answered
 * in the meantime. Refuses with `unavailable` where that takes too long.
 */
export function untilWritable({ store }: Pick<Sandbox, 'store'>) {
  return createMiddleware(async (_, next) => {
    const end = performance.now() + LONGEST_WAIT_MS;
    while (!store.isWritable()) {
      if (performance.now() > end) {
        throw new Refusal(
          'unavailable',
          'Another program has the database of the sandbox locked. Retry shortly',
        );
      }
      await setTimeout(PAUSE_MS);
    }
    await next();
  });
}

/** Answers tell the time of the sandbox, by which clients judge the times in them. */
export function dateOfAnswer({ clock }: Sandbox) {
  return createMiddleware<HttpEnvironment>(async (context, next) => {
    await next();
    if (!context.res.headers.has('date')) context.header('date', new Date(clock()).toUTCString());
  });
}

/** Notes every request as it comes in, and what became of it when it is answered. Tells of both. */
export function requestLog({ store, clock, events }: Sandbox) {
  return createMiddleware<HttpEnvironment>(async (context, next) => {
    const { method } = context.req;
    // The path alone: a query or a header may carry a secret.
    const path = new URL(context.req.url).pathname;
    const call = callOf(context);
    const deployment = call?.deployment ?? deploymentOf(context) ?? null;
    const operation = call?.operation ?? null;
    const id = store.requests.begin({ time: clock(), method, path, operation, deployment });
    const event = { type: 'request', deployment, id: String(id) } as const;
    events.emit(event);
    await next();
    store.requests.end(id, {
      status: context.get('unanswered') === true ? null : context.res.status,
      clientId: context.get('clientId') ?? null,
      effect: context.get('effect') ?? null,
      fault: context.get('fault') ?? null,
    });
    events.emit(event);
  });
}
