import { oneLine, type Tone } from '../../text/lines.ts';

/** What one check came to. `warn`: a run works, but not as well as it could. */
export interface Diagnosis {
  readonly check: string;
  readonly state: 'ok' | 'warn' | 'fail' | 'not-checked';
  /** What was found. */
  readonly message: string;
  /** What to do, where the message does not say it. */
  readonly remedy?: string | undefined;
}

/** A check of which nothing can be said before another one is good. */
export function notChecked(check: string, needs: string): Diagnosis {
  return { check, state: 'not-checked', message: `not checked: needs ${needs}` };
}

/** A failure in its own words; errors of ours name what to do. */
export function failed(check: string, error: unknown): Diagnosis {
  return { check, state: 'fail', message: error instanceof Error ? error.message : String(error) };
}

/** Something that a run does not fail for; the message says what to do. */
export function warn(check: string, message: string): Diagnosis {
  return { check, state: 'warn', message };
}

const MARKS = {
  ok: { mark: 'ok', tone: undefined },
  warn: { mark: 'warn', tone: 'doubtful' },
  fail: { mark: 'FAIL', tone: 'bad' },
  'not-checked': { mark: '-', tone: 'quiet' },
} as const;
const MARK_WIDTH = 'FAIL'.length;
const CHECK_WIDTH = 'credentials'.length;

/** One line: the state, the check, what was found, and what to do. */
export function renderDiagnosis({ check, state, message, remedy }: Diagnosis): {
  readonly text: string;
  readonly tone: Tone | undefined;
} {
  const { mark, tone } = MARKS[state];
  const told = oneLine(remedy === undefined ? message : `${message}: ${remedy}`);
  return { text: `${mark.padEnd(MARK_WIDTH)}  ${check.padEnd(CHECK_WIDTH)}  ${told}`, tone };
}
