import type { Finding } from '../finding/finding.ts';
import { codeFence, escapeMarkdown } from '../text/markdown.ts';
import { truncate } from '../text/truncate.ts';

/** A message longer than this is a page, not a comment. */
const LONGEST_MESSAGE = 4_000;
/** One of several has less room. */
const LONGEST_LISTED = 800;
/** More findings of one rule on one line say the same thing; the rest is counted. */
const MOST_LISTED = 10;

/**
 * What is wrong, in the tool's words: the one message of the findings, or a list of the different ones. A
 * message that several findings have says how many.
 */
export function renderMessages(findings: readonly Finding[]): string {
  const groups = [...Map.groupBy(findings, ({ message }) => message)];
  const [only] = groups;
  if (groups.length === 1 && only !== undefined) {
    return renderMessage(truncate(only[0], LONGEST_MESSAGE), only[1].length);
  }
  const shown = groups
    .slice(0, MOST_LISTED)
    .map(([message, { length }]) => toItem(renderMessage(truncate(message, LONGEST_LISTED), length)));
  const rest = groups.length - shown.length;
  return [...shown, ...(rest > 0 ? [`- … and ${rest} more`] : [])].join('\n');
}

/** Indented lines are data (retire.js appends JSON), and shown as they stand. */
function renderMessage(message: string, count: number): string {
  const text = message.trim();
  const times = count === 1 ? '' : ` (${count} times)`;
  const [first = '', ...rest] = text.split('\n');
  return rest.some((line) => /^[ \t]+\S/.test(line))
    ? `${escapeMarkdown(first)}${times}\n\n${codeFence(rest.join('\n'))}`
    : escapeMarkdown(text) + times;
}

function toItem(markdown: string): string {
  return `- ${markdown.replaceAll(/\n(?=[^\n])/g, '\n  ')}`;
}
