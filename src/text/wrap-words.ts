/** A line of spaces and words; the indentation of what goes on below it is deeper than its own. */
const HANGING = 4;
/** Indented deeper than that, a line would have no room for words. */
const DEEPEST = 0.5;

/**
 * A line as lines of at most so many characters, broken between words. What goes on is indented deeper than
 * where the line begins. A word is never broken, so that paths and addresses can be copied: a longer one
 * stands on a line of its own.
 *
 * @param columns characters of a line (UTF-16 units)
 */
export function wrapWords(line: string, columns: number): readonly string[] {
  if (line.length <= columns) return [line];
  const start = /^ */u.exec(line)?.[0] ?? '';
  const room = Math.floor(columns * DEEPEST);
  const hanging = ' '.repeat(Math.min(start.length === 0 ? 2 : start.length + HANGING, room));
  const lines: string[] = [];
  let current = start;
  // Blanks within a line stay, since rows are lined up by them.
  for (const [, gap = '', word = ''] of line.slice(start.length).matchAll(/( *)([^ ]+)/gu)) {
    const isFirst = current.trim() === '';
    const wider = isFirst ? current + word : current + gap + word;
    if (isFirst || wider.length <= columns) {
      current = wider;
      continue;
    }
    lines.push(current);
    current = hanging + word;
  }
  return [...lines, current];
}
