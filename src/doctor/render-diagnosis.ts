import { oneLine, type Tone } from '../text/lines.ts';
import type { Diagnosis } from './diagnosis.ts';

const MARKS: Readonly<
  Record<Diagnosis['state'], { readonly mark: string; readonly tone: Tone | undefined }>
> = {
  ok: { mark: 'ok', tone: undefined },
  warn: { mark: 'warn', tone: 'doubtful' },
  fail: { mark: 'FAIL', tone: 'bad' },
  'not-checked': { mark: '-', tone: 'quiet' },
};
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
