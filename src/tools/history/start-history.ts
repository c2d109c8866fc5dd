import { ConfigurationError } from '../../errors.ts';
import { STANDARD_OUTPUT } from '../../host/terminal.ts';
import { type CommandLine, startCommand } from '../frame.ts';
import { type HistoryOrder, history } from './history.ts';

/** The flags of `history` that are no inputs, as commander gives them. */
interface HistoryFlags {
  readonly last?: string;
  readonly since?: string;
  readonly numbers?: string;
  readonly repository?: string;
  readonly fresh?: boolean;
}

/** Runs the command `history`, and returns the exit status. */
export function startHistory(line: CommandLine, asked: HistoryFlags): Promise<number> {
  return startCommand(line, (frame) => history(frame, toOrder(line, asked)));
}

function toOrder({ flags, form }: CommandLine, asked: HistoryFlags): HistoryOrder {
  const wanted = readWanted(asked);
  if (typeof wanted === 'string') throw new ConfigurationError(wanted);
  const { repository, fresh = false } = asked;
  // A variable that a job has set for its runs names the report of those.
  const named = flags['report-file'];
  return named === STANDARD_OUTPUT
    ? { wanted, repository, reportFile: undefined, fresh, form: 'json' }
    : { wanted, repository, reportFile: named, fresh, form };
}

const DEFAULT_LAST = 100;
const MOST_NUMBERS = 10_000;

/** Which changes the flags mean; a sentence where one of them is wrong. */
export function readWanted({ last, since, numbers }: HistoryFlags): HistoryOrder['wanted'] | string {
  if (numbers !== undefined) {
    if (last !== undefined || since !== undefined)
      return 'Flag --numbers names the changes, and --last and --since choose them: use one or the other';
    return readNumbers(numbers) ?? 'Flag --numbers takes numbers and ranges of them, as 280-300,305';
  }
  if (last !== undefined && !/^[1-9]\d{0,5}$/u.test(last)) return 'Flag --last takes a number from 1';
  if (since === undefined) return { kind: 'last', last: Number(last ?? DEFAULT_LAST) };
  const day = /^\d{4}-\d{2}-\d{2}$/u.test(since) ? Date.parse(since) : Number.NaN;
  // The 31st of February would be the 3rd of March.
  if (Number.isNaN(day) || !new Date(day).toISOString().startsWith(since))
    return 'Flag --since takes a day, as 2026-08-01 (UTC)';
  return { kind: 'last', last: last === undefined ? Number.POSITIVE_INFINITY : Number(last), since: day };
}

/** Each once, in their order; undefined where the text is none, or names too many. */
function readNumbers(text: string): HistoryOrder['wanted'] | undefined {
  const numbers = new Set<number>();
  for (const part of text.split(',')) {
    const [, from, to = from] = /^\s*([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?\s*$/u.exec(part) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (from === undefined || last < first || last - first >= MOST_NUMBERS) return undefined;
    for (let number = first; number <= last; number += 1) numbers.add(number);
    if (numbers.size > MOST_NUMBERS) return undefined;
  }
  return { kind: 'numbers', numbers: [...numbers] };
}
