import { visibleText } from './visible-text.ts';

/**
 * A text as one line: line breaks and runs of white space become one space, control and invisible characters
 * are gone (see `visibleText`), nothing at the ends. It is still untrusted: escape it before it becomes
 * Markdown.
 */
export function oneLine(text: string): string {
  return visibleText(text).replace(/\s+/g, ' ').trim();
}
