import { type Answer, isSuccess, isTooLong } from './answer.ts';

/** What an operation allows. */
export interface CallPolicy {
  /** Sent at once, or after the writes that came before it, as fast as the service takes them. */
  readonly turn: 'at-once' | 'in-line';
  /**
   * After an attempt that may have taken effect: send it again, or set it aside until a listing settles it.
   */
  readonly unknown: 'repeat' | 'set-aside';
  /** 409: wait until what it is about is ready, or take it as a refusal. */
  readonly notReady: 'wait' | 'refused';
  /** 404: what was to be removed is gone, or it is a refusal. */
  readonly notFound: 'done' | 'refused';
  /** Whether a 2xx counts only when its body can be read. */
  readonly body: 'needed' | 'ignored';
  /**
   * At the end of the run, by time or signal: not sent, or sent once more, since it is the run's last word.
   */
  readonly atEnd: 'withheld' | 'sent';
}

/**
 * What one attempt did, and whether the request may be sent again: `when-ready` after a 409, `when-allowed`
 * after a 429, `when-back` after a 503, `after-pause` after another failure that may pass. (A 401 is settled
 * before: it is answered with one fresh token.)
 */
interface AttemptVerdict {
  readonly effect: 'done' | 'no-effect' | 'unknown';
  readonly again: 'never' | 'when-ready' | 'when-allowed' | 'when-back' | 'after-pause';
}

/**
 * Refusals: statuses of RFC 9110 §15.5 (and 428, 429, 431 of RFC 6585) that a service sends before it acts.
 * 408 is not among them, nor is any status that is not here: a proxy may have sent it after the service took
 * effect.
 */
const REFUSALS: ReadonlySet<number> = new Set([
  400, 401, 402, 403, 404, 405, 406, 409, 410, 411, 412, 413, 414, 415, 417, 421, 422, 426, 428, 429, 431,
]);

export function judge(answer: Answer, policy: CallPolicy): AttemptVerdict {
  switch (answer.kind) {
    case 'withheld':
      return { effect: 'no-effect', again: 'never' };
    case 'unreached':
      return { effect: 'no-effect', again: answer.remedy === undefined ? 'after-pause' : 'never' };
    case 'redirected':
      return { effect: 'unknown', again: 'never' };
    case 'lost':
      return unknown(policy);
    case 'answered':
      // It would be as long the next time.
      if (isTooLong(answer) && isSuccess(answer.status) && policy.body === 'needed')
        return { effect: 'unknown', again: 'never' };
      return judgeStatus(answer.status, answer.body.kind, policy);
  }
}

function judgeStatus(status: number, body: 'read' | 'unread', policy: CallPolicy): AttemptVerdict {
  if (isSuccess(status)) {
    return body === 'unread' && policy.body === 'needed'
      ? unknown(policy)
      : { effect: 'done', again: 'never' };
  }
  if (status === 404 && policy.notFound === 'done') return { effect: 'done', again: 'never' };
  if (status === 409 && policy.notReady === 'wait') return { effect: 'no-effect', again: 'when-ready' };
  if (status === 429) return { effect: 'no-effect', again: 'when-allowed' };
  if (REFUSALS.has(status)) return { effect: 'no-effect', again: 'never' };
  if (status === 503) return unknown(policy, 'when-back');
  // 408 and 5xx may pass; any other status is a puzzle that a repetition does not solve.
  return status === 408 || status >= 500 ? unknown(policy) : { effect: 'unknown', again: 'never' };
}

function unknown(policy: CallPolicy, again: 'when-back' | 'after-pause' = 'after-pause'): AttemptVerdict {
  return { effect: 'unknown', again: policy.unknown === 'repeat' ? again : 'never' };
}

/** Reads change nothing, so that they are sent again after any trouble. */
export const READ_POLICY: CallPolicy = {
  turn: 'at-once',
  unknown: 'repeat',
  notReady: 'refused',
  notFound: 'refused',
  body: 'needed',
  atEnd: 'withheld',
};

/**
 * Where nothing keeps a second POST from making a second comment: one whose effect is unknown is never
 * repeated.
 */
export const POST_POLICY: CallPolicy = {
  turn: 'in-line',
  unknown: 'set-aside',
  notReady: 'wait',
  notFound: 'refused',
  body: 'needed',
  atEnd: 'withheld',
};

/** Writes of which the second one changes nothing. */
export const IDEMPOTENT_POLICY: CallPolicy = { ...POST_POLICY, unknown: 'repeat' };
