import type { Offset } from '../finding/finding.ts';
import { decode } from '../git/text-lines.ts';

/** The lines of a part of a file, from 1, as git counts them. Undefined where the file ends before it, or is no text. */
export function linesOfOffset(
  content: Buffer,
  { unit, start, end }: Offset,
): { readonly startLine: number; readonly endLine: number } | undefined {
  const text = decode(content);
  if (text === undefined) return undefined;
  const whole = unit === 'bytes' ? content.toString('latin1') : text;
  if (start >= whole.length) return undefined;
  const startLine = 1 + countEnds(whole.slice(0, start));
  return {
    startLine,
    endLine: startLine + countEnds(whole.slice(start, Math.max(start, Math.min(end, whole.length) - 1))),
  };
}

function countEnds(text: string): number {
  return text.split('\n').length - 1;
}
