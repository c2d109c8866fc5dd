/** A check as it is put. */
export interface Check {
  readonly name: string;
  readonly state: 'QUEUED' | 'IN_PROGRESS' | 'DONE';
  readonly result?: 'SUCCESS' | 'FAILURE' | 'NEUTRAL' | 'CANCELLED' | 'SKIPPED' | 'TIMED_OUT';
  readonly description: string;
  readonly externalUrl?: string;
}

/** State and result of a check as the service shows it. */
export interface KeptCheck {
  readonly state: string;
  readonly result?: string | undefined;
}

/**
 * What to say where the service shows another check than the one that was put; `null` where it does not, or
 * shows none.
 */
export function describeOther(sent: Check, kept: KeptCheck | null): string | null {
  if (kept === null) return null;
  // What the service makes of a check without a result is its own affair.
  const isSameResult = kept.result === undefined || sent.result === undefined || kept.result === sent.result;
  if (kept.state === sent.state && isSameResult) return null;
  return `The service shows the check ${sent.name} as ${words(kept)}; it was put as ${words(sent)}.`;
}

function words({ state, result }: KeptCheck): string {
  return result === undefined ? state : `${state} ${result}`;
}
