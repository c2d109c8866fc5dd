import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { HttpEnvironment } from '../http/http-environment.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import { callOf } from './call.ts';
import { MOST_COMMENTS } from './distort-listing.ts';
import {
  type BodyEffect,
  describeEffect,
  isAnswerEffect,
  isBodyEffect,
  isEventEffect,
  isListingEffect,
  type Operation,
} from './fault-rule.ts';
import type { Faults } from './faults.ts';
import { playEvent } from './play-event.ts';
import { breakOff, spoilAnswer, spoilsAfterEffect } from './spoil-answer.ts';

const POSTS: readonly Operation[] = ['create-comment', 'reply', 'edit-comment'];
const WRITES_OF_COMMENTS: readonly Operation[] = [
  'create-comment',
  'reply',
  'edit-comment',
  'resolve',
  'delete-comment',
];

/**
 * Lets go wrong what the rules say: first what others do, then a wait before the effect, then the body that
 * was sent, the effect itself, the listing, a wait after the effect, and the answer. Of several faults of the
 * answer the first one counts.
 */
export function injectFaults(sandbox: Sandbox, faults: Faults) {
  return createMiddleware<HttpEnvironment>(async (context, next) => {
    const called = callOf(context);
    if (called === undefined) return next();
    const { operation, deployment } = called;
    const { call, effects } = faults.begin(operation);
    if (effects.length > 0) {
      context.set('fault', effects.map(describeEffect).join(', '));
      sandbox.events.emit({ type: 'fault', deployment: deployment ?? null, id: operation });
    }
    if (deployment !== undefined) {
      for (const event of effects.filter(isEventEffect)) await playEvent(event, deployment, sandbox, faults);
      if (faults.lags && WRITES_OF_COMMENTS.includes(operation)) {
        faults.keepState(
          deployment,
          sandbox.store.comments.list(deployment, { after: 0, limit: MOST_COMMENTS }),
        );
      }
    }
    const held = async (when: 'before' | 'after'): Promise<boolean> => {
      const holds = effects.some((effect) => effect.kind === 'hold' && effect.when === when);
      return holds && (await faults.held.hold({ operation, call, when })) === 'drop';
    };
    if (await held('before')) return breakOff(context, 'close');
    const spoiled = effects.find(isAnswerEffect);
    if (spoiled !== undefined && !spoilsAfterEffect(spoiled)) {
      return spoilAnswer(spoiled, undefined, context, sandbox.clock());
    }
    if (POSTS.includes(operation)) {
      for (const effect of effects.filter(isBodyEffect)) await rewriteBody(effect, context);
    }
    const lag = effects.find((effect) => effect.kind === 'lagging-listing');
    if (lag !== undefined && deployment !== undefined) {
      context.set('earlier', faults.stateBefore(deployment, lag.writes));
    }
    await next();
    if (called.distort !== undefined && deployment !== undefined) {
      for (const effect of effects.filter(isListingEffect)) {
        if (context.res.status !== 200) break;
        const scene = { url: new URL(context.req.url), deployment, sandbox, faults };
        const distorted = await called.distort(context.res, effect, scene);
        if (distorted === undefined) continue;
        context.res = undefined;
        context.res = distorted;
      }
    }
    if (await held('after')) {
      const answer = context.res;
      context.res = breakOff(context, 'close');
      await answer.body?.cancel();
    } else if (spoiled !== undefined) {
      const answer = context.res;
      context.res = undefined;
      context.res = await spoilAnswer(spoiled, answer, context, sandbox.clock());
      // What nobody reads must not go on being made.
      if (!answer.bodyUsed) await answer.body?.cancel();
    }
    return undefined;
  });
}

/** The body as a service stores it that cleans up what it is sent. */
async function rewriteBody(effect: BodyEffect, context: Context<HttpEnvironment>): Promise<void> {
  const sent = parseJson(await context.req.raw.clone().text());
  if (typeof sent !== 'object' || sent === null) return;
  const rewrite = (body: string): string => rewriteText(effect, body);
  const { url, method, headers } = context.req.raw;
  const kept = new Headers(headers);
  kept.delete('content-length');
  context.req.raw = new Request(url, {
    method,
    headers: kept,
    body: JSON.stringify(withBodies(sent, rewrite)),
  });
}

function rewriteText(effect: BodyEffect, body: string): string {
  switch (effect.kind) {
    case 'trimmed-body':
      return body.slice(0, effect.length);
    case 'stripped-html-comments':
      return body.replaceAll(/<!--[\s\S]*?-->/g, '').trim();
    case 'expanded-word':
      return body.replaceAll(effect.word, () => effect.into);
  }
}

/** Each text called `body`, however deep it stands, rewritten; of several in one request with a number. */
function withBodies(value: unknown, rewrite: (body: string) => string): unknown {
  if (Array.isArray(value)) return value.map((part) => withBodies(part, rewrite));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      /^body\d*$/u.test(name) && typeof part === 'string' ? rewrite(part) : withBodies(part, rewrite),
    ]),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The operation itself refuses it.
    return undefined;
  }
}
