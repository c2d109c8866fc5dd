import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { GRAPHQL_PATH } from '../fronts/github/graphql/name-call.ts';
import { toErrorBody } from '../http/answer-error.tsx';
import type { HttpEnvironment } from '../http/http-environment.ts';
import type { AnswerEffect, RetryAfter } from './fault-rule.ts';

/** The call has its effect before the answer is spoiled. */
export function spoilsAfterEffect(effect: AnswerEffect): boolean {
  switch (effect.kind) {
    case 'lost':
    case 'status':
    case 'graphql-error':
      return effect.when === 'after';
    case 'redirect':
      return false;
    case 'stalled-body':
    case 'cut-body':
    case 'unreadable-json':
      return true;
  }
}

/** The answer that goes out instead of `answer`, which is undefined where the call has had no effect. */
export async function spoilAnswer(
  effect: AnswerEffect,
  answer: Response | undefined,
  context: Context<HttpEnvironment>,
  now: number,
): Promise<Response> {
  switch (effect.kind) {
    case 'lost':
      return breakOff(context, effect.by);
    case 'stalled-body':
    case 'cut-body':
      return sendHalf(effect.kind, answer ?? new Response(), context);
    case 'unreadable-json':
      return new Response(`{"id": "${'0'.repeat(8)}`, {
        status: answer?.status === 204 ? 200 : (answer?.status ?? 200),
        headers: { 'content-type': 'application/json' },
      });
    case 'status':
      if (effect.status === 204) return new Response(null, { status: 204 });
      return Response.json(toErrorBody(context.req.path, effect.message, effect.status), {
        status: effect.status,
        headers: limitHeaders(effect, now),
      });
    case 'graphql-error': {
      const { type, message } = effect;
      const headers = limitHeaders(effect, now);
      if (context.req.path === GRAPHQL_PATH) {
        return Response.json({ errors: [{ ...(type === undefined ? {} : { type }), message }] }, { headers });
      }
      return Response.json(toErrorBody(context.req.path, message, 403), { status: 403, headers });
    }
    case 'redirect':
      return new Response(null, { status: effect.status, headers: { location: effect.location } });
  }
}

/**
 * Ends the connection without an answer: `close` as a server that dies, `reset` as a network that gives up.
 */
export function breakOff(context: Context<HttpEnvironment>, by: 'close' | 'reset'): Response {
  const { outgoing } = connectionOf(context);
  if (by === 'reset') outgoing.socket?.resetAndDestroy();
  else outgoing.destroy();
  return handled(context);
}

/** Sends the head and half of the body; then nothing more comes, or the connection ends. */
async function sendHalf(
  kind: 'stalled-body' | 'cut-body',
  answer: Response,
  context: Context<HttpEnvironment>,
): Promise<Response> {
  const { outgoing } = connectionOf(context);
  const body = Buffer.from(await answer.arrayBuffer());
  // An answer without a body has nothing to cut but itself.
  if (body.length === 0) return breakOff(context, 'close');
  outgoing.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    'content-length': String(body.length),
  });
  outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => {
    if (kind === 'cut-body') outgoing.destroy();
  });
  return handled(context);
}

/** Tells the server that the connection was dealt with here. */
function handled(context: Context<HttpEnvironment>): Response {
  context.set('unanswered', true);
  const response = new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
  // The server writes a response that nobody has looked into without looking at this header.
  if (response.body !== null) throw new Error('A response without a body has one.');
  return response;
}

function connectionOf({ env }: Context<HttpEnvironment>): HttpBindings {
  if (env?.outgoing === undefined) throw new Error('A fault of the connection needs a connection.');
  return env;
}

/** When to come again, as answers say it that refuse too many requests. */
function limitHeaders(
  { retryAfter, limitResetSeconds }: Extract<AnswerEffect, { kind: 'status' | 'graphql-error' }>,
  now: number,
): Record<string, string> {
  return {
    // A date means something beside the date of the answer, which is of the same clock.
    ...(retryAfter === undefined
      ? {}
      : { 'retry-after': toHeader(retryAfter, now), date: new Date(now).toUTCString() }),
    // https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
    ...(limitResetSeconds === undefined
      ? {}
      : {
          'x-ratelimit-remaining': '0',
          'x-ratelimit-reset': String(Math.ceil(now / 1000) + limitResetSeconds),
          date: new Date(now).toUTCString(),
        }),
  };
}

function toHeader(retryAfter: RetryAfter, now: number): string {
  if (typeof retryAfter === 'string') return retryAfter;
  const date = new Date(now + retryAfter.inSeconds * 1000);
  const [weekday = '', day = '', month = '', year = '', time = ''] = date
    .toUTCString()
    .replace(',', '')
    .split(' ');
  switch (retryAfter.form) {
    case 'imf-fixdate':
      return date.toUTCString();
    case 'rfc850':
      return `${date.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })}, ${day}-${month}-${year.slice(2)} ${time} GMT`;
    case 'asctime':
      return `${weekday} ${month} ${String(Number(day)).padStart(2)} ${time} ${year}`;
  }
}
