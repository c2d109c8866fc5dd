/** Lays rows out in columns: the first one to the left, numbers to the right. */
export function toTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** In percent; nothing of nothing. */
export function share(part: number, whole: number): string {
  return whole === 0 ? '' : ((100 * part) / whole).toFixed(4);
}
