/** What one check came to. `warn`: a run works, but not as well as it could. */
export interface Diagnosis {
  readonly check: CheckName;
  readonly state: 'ok' | 'warn' | 'fail' | 'not-checked';
  /** What was found. */
  readonly message: string;
  /** What to do, where the message does not say it. */
  readonly remedy?: string;
}

export type CheckName =
  | 'node'
  | 'inputs'
  | 'git'
  | 'config-file'
  | 'logs'
  | 'places'
  | 'network'
  | 'credentials'
  | 'change'
  | 'diff'
  | 'commits'
  | 'listing'
  | 'settings'
  | 'writing'
  | 'probe'
  | 'clock';

/** A check of which nothing can be said before another one is good. */
export function notChecked(check: CheckName, needs: string): Diagnosis {
  return { check, state: 'not-checked', message: `not checked: needs ${needs}` };
}

/** A failure in its own words; errors of ours name what to do. */
export function failed(check: CheckName, error: unknown): Diagnosis {
  return { check, state: 'fail', message: error instanceof Error ? error.message : String(error) };
}

/** Something that a run does not fail for; the message says what to do. */
export function warn(check: CheckName, message: string): Diagnosis {
  return { check, state: 'warn', message };
}
