import { splitCodeSpans } from './code-spans.ts';

/**
 * Where the first code span, autolink, link destination or entity begins that a line of our Markdown leaves
 * open; the length of the line where none is. We write all of them on one line, and backticks only around
 * code.
 */
export function openInlineStart(line: string): number {
  for (const part of splitCodeSpans(line)) {
    if (part.kind !== 'text') continue;
    const open = /`|<[^<>]*$|\]\([^()]*$|&\w*$/.exec(part.text);
    if (open !== null) return part.start + open.index;
  }
  return line.length;
}
