/**
 * What tools count columns in. Logs declare it wrongly or not at all (SARIF §3.14.17), so nobody's word is
 * taken for it.
 */
export const COLUMN_UNITS = ['UTF-16 units', 'code points', 'bytes'] as const;
export type ColumnUnit = (typeof COLUMN_UNITS)[number];

/**
 * The offset in a line, in UTF-16 units, at which a column (from 1) begins. Undefined where the line has no
 * such column: beyond the place after its last character, or inside a character.
 */
export function toOffset(line: string, column: number, unit: ColumnUnit): number | undefined {
  let left = column - 1;
  let offset = 0;
  for (const character of line) {
    if (left <= 0) break;
    left -= width(character, unit);
    offset += character.length;
  }
  return left === 0 ? offset : undefined;
}

function width(character: string, unit: ColumnUnit): number {
  switch (unit) {
    case 'UTF-16 units':
      return character.length;
    case 'code points':
      return 1;
    case 'bytes':
      return Buffer.byteLength(character);
  }
}
