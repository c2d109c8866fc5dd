import type { Answer } from './answer.ts';
import { type AttemptVerdict, type CallPolicy, judge } from './outcome.ts';
import type { Waits } from './retry.ts';

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

export interface SettleOptions {
  readonly policy: CallPolicy;
  readonly waits: Waits;
  attempt(): Promise<Answer>;
  /** What the service asks to wait, in milliseconds. */
  askedWait(answer: Answer): number | undefined;
  /** The answer in a sentence, and in the service's own words, for lines of progress. */
  describe(answer: Answer): string;
  words(answer: Answer): string;
}

export interface Settled {
  readonly effect: AttemptVerdict['effect'];
  /** The last answer to a request that was sent. */
  readonly answer: Answer;
}

/** Sends a request as often as its policy, the service and the time allow, and says what became of it. */
export async function settle(settling: SettleOptions): Promise<Settled> {
  const { policy, attempt } = settling;
  const attempts = { 'when-ready': 0, 'when-allowed': 0, 'when-back': 0, 'after-pause': 0 };
  let earlier: Settled | undefined;
  for (;;) {
    const answer = await attempt();
    if (answer.kind === 'withheld' && earlier !== undefined) return earlier;
    const { effect, again } = judge(answer, policy);
    // A refusal speaks of the last attempt only: one before it may have taken effect.
    earlier = {
      effect: effect === 'no-effect' && earlier?.effect === 'unknown' ? 'unknown' : effect,
      answer,
    };
    if (again === 'never') return earlier;
    attempts[again] += 1;
    if (!(await waitFor(again, attempts[again], answer, settling))) return earlier;
  }
}

function waitFor(
  again: Exclude<AttemptVerdict['again'], 'never'>,
  attempts: number,
  answer: Answer,
  { waits, askedWait, describe, words }: SettleOptions,
): Promise<boolean> {
  if (again === 'when-ready') return waits.untilReady(attempts - 1, words(answer));
  const most = again === 'when-allowed' ? MAX_THROTTLED_ATTEMPTS : MAX_ATTEMPTS;
  if (attempts < most) return waits.untilAgain(attempts - 1, askedWait(answer), describe(answer));
  if (again === 'when-back') return waits.untilBack(attempts - 1, askedWait(answer), describe(answer));
  return Promise.resolve(false);
}
