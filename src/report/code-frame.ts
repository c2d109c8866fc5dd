import type { Level } from '../finding/finding.ts';
import { type Piece, type Tone, truncate } from '../text/lines.ts';
import type { Excerpt } from './excerpt.ts';

const TONES: Readonly<Record<Level, Tone>> = {
  error: 'bad',
  warning: 'doubtful',
  note: 'change',
  none: 'change',
};
/** Columns of a line where nobody says how wide it may be: a log, a file. */
const USUAL_COLUMNS = 120;
/** Narrower, code says nothing any more. */
const FEWEST_COLUMNS = 24;
/** The characters of `> 12 | ` beside the number. */
const GUTTER = 5;
const TAB = '    ';

/**
 * Code as compilers show it, a line of pieces each, and no longer than the columns: numbers, a `>` where the
 * finding is, and `^^^` below what of the line it is about.
 *
 * @param columns the width of a terminal, where there is one
 */
export function toCodeFrame(
  { lines, more }: Excerpt,
  { level, indent, columns = USUAL_COLUMNS }: { level: Level; indent: number; columns?: number | undefined },
): readonly (readonly Piece[])[] {
  const width = String(lines.at(-1)?.number ?? 1).length;
  const margin = ' '.repeat(indent);
  const room = Math.max(FEWEST_COLUMNS, columns - indent - width - GUTTER);
  const tone = TONES[level];
  const bar: Piece = { text: `${margin}  ${' '.repeat(width)} | `, tone: 'quiet' };
  return [
    ...lines.flatMap(({ number, text, role, mark }): readonly (readonly Piece[])[] => {
      const code = truncate(widen(text), room);
      const sign: Piece = role === 'finding' ? { text: '>', tone } : { text: ' ' };
      const gutter = ` ${String(number).padStart(width)} |${code === '' ? '' : ' '}`;
      const row = [{ text: margin }, sign, { text: gutter, tone: 'quiet' as const }, { text: code }];
      const from = widen(text.slice(0, mark?.from)).length;
      const marked = Math.max(1, widen(text.slice(mark?.from, mark?.to)).length);
      if (mark === undefined || from >= room) return [row];
      return [row, [bar, { text: ' '.repeat(from) + '^'.repeat(Math.min(marked, room - from)), tone }]];
    }),
    ...(more > 0 ? [[{ ...bar, text: `${bar.text}and ${more} more lines` }]] : []),
  ];
}

function widen(text: string): string {
  return text.replaceAll('\t', TAB);
}
