import { type Answer, isSuccess } from './answer.ts';
import { type Content, call } from './call.ts';
import type { Gate } from './gate.ts';
import type { CallPolicy } from './outcome.ts';
import type { Pace } from './pace.ts';
import type { Waits } from './retry.ts';
import { parseRetryAfter } from './retry-after.ts';
import type { World } from './world.ts';

/**
 * How long, in milliseconds, a call may still take once the run is at its end: the one in flight when a
 * signal comes, and the last word of the run. A CI system kills a stopped job some seconds after it asked.
 */
export const GRACE_MS = 5_000;

const TOO_MANY = 429;

export interface Outgoing {
  /** Its name, for people. */
  readonly operation: string;
  readonly policy: CallPolicy;
  readonly method: string;
  readonly url: string;
  readonly content: Content;
  /** Asked for right before sending, so that a request that waited does not carry an old token. */
  authorization(): Promise<string>;
  /**
   * What an answer means where its status does not say so, as that of a limit which comes as a 403. A limit
   * has to be told here, so that other calls learn of it.
   */
  means?(answer: Answer): Answer;
}

export interface SendParts {
  readonly world: World;
  readonly waits: Waits;
  readonly gate: Gate;
  readonly pace: Pace;
  readonly userAgent: string;
  readonly callTimeoutMs: number;
  readonly stop: AbortSignal | undefined;
  /**
   * How long to keep away after a 429 that does not say, in milliseconds; missing where nothing is known of
   * the service's limits.
   */
  readonly unsaidPauseMs?: number;
}

/**
 * Sends one request once, when the service may be called and the run goes on. Throws only what
 * `authorization` throws.
 */
export async function send(outgoing: Outgoing, parts: SendParts): Promise<Answer> {
  if (outgoing.policy.turn === 'at-once') return sendNow(outgoing, parts);
  const { gate, pace, waits, world } = parts;
  return gate.run(async () => {
    const sentAt = await pace.turn(
      () => world.now(),
      (time) => waits.until(time),
    );
    if (sentAt === undefined && outgoing.policy.atEnd === 'withheld')
      return {
        kind: 'withheld',
        reason:
          waits.ended() ??
          'the service answered with 429, and its limit leaves no time for this write (input `timeout`)',
      };
    const answer = await sendNow(outgoing, parts);
    if (answer.kind !== 'answered') return answer;
    if (answer.status === TOO_MANY)
      pace.refused(sentAt ?? world.now(), world.now(), askedWait(answer, parts) ?? 0);
    else if (isSuccess(answer.status)) {
      pace.took(world.now());
      gate.widen();
    }
    return answer;
  });
}

async function sendNow(outgoing: Outgoing, parts: SendParts): Promise<Answer> {
  const { world, waits, gate, userAgent, callTimeoutMs, stop } = parts;
  const isLast = outgoing.policy.atEnd === 'sent';
  const allowed = await waits.untilAllowed();
  const withheld = () => waits.ended() ?? (allowed ? undefined : waits.describeHold());
  const before = withheld();
  if (before !== undefined && !isLast) return { kind: 'withheld', reason: before };

  const authorization = await outgoing.authorization();
  const after = withheld();
  if (after !== undefined && !isLast) return { kind: 'withheld', reason: after };

  const timeoutMs = Math.min(callTimeoutMs, Math.max(waits.remainingMs(), isLast ? GRACE_MS : 0));
  const answered = await call(
    {
      method: outgoing.method,
      url: outgoing.url,
      headers: { authorization, 'user-agent': userAgent },
      content: outgoing.content,
      timeoutMs,
      cut: { signal: stop, graceMs: GRACE_MS },
      whenSlow: () => waits.sayIsSlow(outgoing.operation, timeoutMs),
    },
    world,
  );
  const answer = outgoing.means?.(answered) ?? answered;
  if (answer.kind === 'answered' && isTooMuch(answer.status)) {
    gate.narrow();
    waits.hold(askedWait(answer, parts) ?? 0, answer.status);
  }
  return answer;
}

/**
 * What the service asks for with `Retry-After`, in milliseconds; it means something with these two statuses
 * only.
 */
export function askedWait(
  answer: Answer,
  { world, unsaidPauseMs }: Pick<SendParts, 'world' | 'unsaidPauseMs'>,
): number | undefined {
  if (answer.kind !== 'answered' || !isTooMuch(answer.status)) return undefined;
  const asked = parseRetryAfter(answer.headers, world.now());
  return asked ?? (answer.status === TOO_MANY ? unsaidPauseMs : undefined);
}

function isTooMuch(status: number): boolean {
  return status === TOO_MANY || status === 503;
}
