import type { Level } from '../finding/finding.ts';
import type { Piece, Tone } from '../text/lines.ts';
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
const TAB_STOP = 4;
const CUT = '…';

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
  const rows = lines.map((line) => ({ line, cells: toCells(line) }));
  const start = firstColumn(rows, room);
  const tone = TONES[level];
  return [
    ...rows.flatMap(({ line, cells }): readonly (readonly Piece[])[] => {
      const number = String(line.number).padStart(width);
      const code = cut(cells, start, room);
      const sign: Piece = line.role === 'finding' ? { text: '>', tone } : { text: ' ' };
      const bar: Piece = { text: code === '' ? ` ${number} |` : ` ${number} | `, tone: 'quiet' };
      const marks = toMarks(cells, start, room);
      return [
        [{ text: margin }, sign, bar, { text: code }],
        ...(marks === ''
          ? []
          : [
              [
                { text: `${margin}  ${' '.repeat(width)} | `, tone: 'quiet' as const },
                { text: marks, tone },
              ],
            ]),
      ];
    }),
    ...(more > 0
      ? [[{ text: `${margin}  ${' '.repeat(width)} | and ${more} more lines`, tone: 'quiet' as const }]]
      : []),
  ];
}

/** The characters of `> 12 | ` beside the number. */
const GUTTER = 5;

/** A character as a terminal shows it. */
interface Cell {
  readonly text: string;
  /** The column in which it begins, from 0, and how many it takes. */
  readonly at: number;
  readonly width: number;
  readonly marked: boolean;
}

/** Tabs are spaces up to the next stop, so that the marks stand below what they mean. */
function toCells({ text, mark }: Excerpt['lines'][number]): readonly Cell[] {
  const cells: Cell[] = [];
  let at = 0;
  let offset = 0;
  const isPoint = mark !== undefined && mark.from === mark.to;
  for (const sign of text) {
    const width = sign === '\t' ? TAB_STOP - (at % TAB_STOP) : widthOf(sign);
    const marked =
      mark !== undefined && (isPoint ? offset === mark.from : offset >= mark.from && offset < mark.to);
    cells.push({ text: sign === '\t' ? ' '.repeat(width) : sign, at, width, marked });
    at += width;
    offset += sign.length;
  }
  return isPoint && mark.from >= offset ? [...cells, { text: '', at, width: 1, marked: true }] : cells;
}

/** East Asian characters and pictures take two columns, those that join the one before none. */
function widthOf(sign: string): number {
  if (/[\p{M}\u200D]/u.test(sign)) return 0;
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303E\uFF01-\uFF60\uFFE0-\uFFE6]/u.test(
    sign,
  )
    ? 2
    : 1;
}

/** All lines begin in the same column, further on where the mark would stand outside. */
function firstColumn(
  rows: readonly { readonly line: Excerpt['lines'][number]; readonly cells: readonly Cell[] }[],
  room: number,
): number {
  const cells = rows.find(({ line }) => line.mark !== undefined)?.cells ?? [];
  const marked = cells.filter((cell) => cell.marked);
  const [first, last] = [marked[0], marked.at(-1)];
  if (first === undefined || last === undefined) return 0;
  if (last.at + last.width < room) return 0;
  return Math.max(
    0,
    Math.min(first.at - Math.floor(room / 4), last.at + last.width + 2 - Math.floor(room / 2)),
  );
}

function cut(cells: readonly Cell[], start: number, room: number): string {
  const shown = inView(cells, start, room);
  const [first, last] = [shown[0], shown.at(-1)];
  if (first === undefined || last === undefined) return '';
  const isWhole = last === cells.at(-1);
  const text = shown.map((cell) => cell.text).join('');
  const head = start === 0 ? '' : `${CUT}${' '.repeat(first.at - start - 1)}`;
  return `${head}${text}${isWhole ? '' : CUT}`.trimEnd();
}

/** Room for the sign of a cut stays at both ends. */
function inView(cells: readonly Cell[], start: number, room: number): readonly Cell[] {
  return cells.filter(
    ({ at, width }) =>
      at >= start + (start === 0 ? 0 : CUT.length) && at + width <= start + room - CUT.length,
  );
}

function toMarks(cells: readonly Cell[], start: number, room: number): string {
  return inView(cells, start, room)
    .filter(({ marked }) => marked)
    .reduce((line, { at, width }) => line.padEnd(at - start) + '^'.repeat(width), '');
}
