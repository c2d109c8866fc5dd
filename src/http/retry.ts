import type { Redactor } from '../text/secrets.ts';
import { type Answer, isSuccess } from './answer.ts';
import { type Backoff, parseRetryAfter } from './backoff.ts';
import { type Content, call, type World } from './call.ts';
import { describe, wordsOfService } from './describe.ts';
import { type CallPolicy, judge } from './policy.ts';
import type { ConcurrencyLimit, RateLimit } from './throttle.ts';

/**
 * How long, in milliseconds, a call may still take once the run is at its end: the one in flight when a
 * signal comes, and the last word of the run. A CI system kills a stopped job some seconds after it asked.
 */
const GRACE_MS = 5_000;

const TOO_MANY = 429;

/**
 * Most attempts after failures that may pass (connection, 408, 5xx; a 503 has more): with the pauses between
 * them about 10 s.
 */
const MAX_ATTEMPTS = 4;

/**
 * Most attempts while the service answers 429. With its own pauses of up to a minute, the end of the run
 * mostly comes first.
 */
const MAX_THROTTLED_ATTEMPTS = 8;

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

/** What all calls of a run to one service share. */
export interface Transport {
  readonly world: World;
  readonly backoff: Backoff;
  readonly concurrency: ConcurrencyLimit;
  readonly rate: RateLimit;
  readonly userAgent: string;
  readonly callTimeoutMs: number;
  readonly stop: AbortSignal | undefined;
  /**
   * How long to keep away after a 429 that does not say, in milliseconds; missing where nothing is known of
   * the service's limits.
   */
  readonly unsaidPauseMs?: number | undefined;
  readonly redactor: Redactor;
}

/** What became of a request, whatever number of attempts it took. */
export interface SendResult {
  readonly effect: ReturnType<typeof judge>['effect'];
  /** The last answer to a request that was sent. */
  readonly answer: Answer;
}

/**
 * Sends a request as often as its policy, the service and the time allow. `attempt` is one try; by default it
 * is the request as it is. Throws only what `authorization` and `attempt` throw.
 */
export async function sendWithRetries(
  outgoing: Outgoing,
  transport: Transport,
  attempt = () => send(outgoing, transport),
): Promise<SendResult> {
  const attempts = { 'when-ready': 0, 'when-allowed': 0, 'when-back': 0, 'after-pause': 0 };
  let earlier: SendResult | undefined;
  for (;;) {
    const answer = await attempt();
    if (answer.kind === 'withheld' && earlier !== undefined) return earlier;
    const { effect, again } = judge(answer, outgoing.policy);
    // A refusal speaks of the last attempt only: one before it may have taken effect.
    earlier = {
      effect: effect === 'no-effect' && earlier?.effect === 'unknown' ? 'unknown' : effect,
      answer,
    };
    if (again === 'never') return earlier;
    attempts[again] += 1;
    if (!(await waitFor(again, attempts[again], answer, outgoing, transport))) return earlier;
  }
}

/** Resolves to false where the request is not to be sent again. */
function waitFor(
  again: Exclude<ReturnType<typeof judge>['again'], 'never'>,
  attempts: number,
  answer: Answer,
  outgoing: Outgoing,
  transport: Transport,
): Promise<boolean> {
  const { backoff, redactor } = transport;
  const sentence = describe(outgoing, answer, redactor);
  if (again === 'when-ready') {
    const words = answer.kind === 'answered' ? wordsOfService(answer, redactor) : undefined;
    return backoff.untilReady(attempts - 1, words ?? sentence);
  }
  const asked = askedPause(answer, transport);
  const most = again === 'when-allowed' ? MAX_THROTTLED_ATTEMPTS : MAX_ATTEMPTS;
  if (attempts < most) return backoff.untilAgain(attempts - 1, asked, sentence);
  if (again === 'when-back') return backoff.untilBack(attempts - 1, asked, sentence);
  return Promise.resolve(false);
}

/**
 * Sends one request once, when the service may be called and the run goes on. Throws only what
 * `authorization` throws.
 */
export async function send(outgoing: Outgoing, transport: Transport): Promise<Answer> {
  if (outgoing.policy.turn === 'at-once') return sendNow(outgoing, transport);
  const { concurrency, rate, backoff, world } = transport;
  return concurrency.run(async () => {
    const sentAt = await rate.turn(
      () => world.now(),
      (time) => backoff.until(time),
    );
    if (sentAt === undefined && outgoing.policy.atEnd === 'withheld')
      return {
        kind: 'withheld',
        reason:
          backoff.ended() ??
          'the service answered with 429, and its limit leaves no time for this write (input `timeout`)',
      };
    const answer = await sendNow(outgoing, transport);
    if (answer.kind !== 'answered') return answer;
    if (answer.status === TOO_MANY)
      rate.refused(sentAt ?? world.now(), world.now(), askedPause(answer, transport) ?? 0);
    else if (isSuccess(answer.status)) {
      rate.accepted(world.now());
      concurrency.accepted();
    }
    return answer;
  });
}

async function sendNow(outgoing: Outgoing, transport: Transport): Promise<Answer> {
  const { world, backoff, concurrency, userAgent, callTimeoutMs, stop } = transport;
  const isLast = outgoing.policy.atEnd === 'sent';
  const allowed = await backoff.untilAllowed();
  const withheld = () => backoff.ended() ?? (allowed ? undefined : backoff.describePause());
  const before = withheld();
  if (before !== undefined && !isLast) return { kind: 'withheld', reason: before };

  const authorization = await outgoing.authorization();
  const after = withheld();
  if (after !== undefined && !isLast) return { kind: 'withheld', reason: after };

  const timeoutMs = Math.min(callTimeoutMs, Math.max(backoff.remainingMs(), isLast ? GRACE_MS : 0));
  const answered = await call(
    {
      method: outgoing.method,
      url: outgoing.url,
      headers: { authorization, 'user-agent': userAgent },
      content: outgoing.content,
      timeoutMs,
      cut: { signal: stop, graceMs: GRACE_MS },
      whenSlow: () => backoff.sayIsSlow(outgoing.operation, timeoutMs),
    },
    world,
  );
  const answer = outgoing.means?.(answered) ?? answered;
  if (answer.kind === 'answered' && isTooMuch(answer.status)) {
    concurrency.refused();
    backoff.pause(askedPause(answer, transport) ?? 0, answer.status);
  }
  return answer;
}

/**
 * What the service asks for with `Retry-After`, in milliseconds; it means something with these two statuses
 * only.
 */
function askedPause(answer: Answer, { world, unsaidPauseMs }: Transport): number | undefined {
  if (answer.kind !== 'answered' || !isTooMuch(answer.status)) return undefined;
  const asked = parseRetryAfter(answer.headers, world.now());
  return asked ?? (answer.status === TOO_MANY ? unsaidPauseMs : undefined);
}

function isTooMuch(status: number): boolean {
  return status === TOO_MANY || status === 503;
}
