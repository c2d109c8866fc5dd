import type { Finding, Level } from '../finding/finding.ts';
import { scopeName } from '../finding/finding.ts';
import type { Spot } from '../finding/spot.ts';
import { codeSpan, escapeMarkdown, link } from '../text/markdown.ts';
import { oneLine } from '../text/one-line.ts';
import { sealBody } from '../text/seal.ts';
import { truncate } from '../text/truncate.ts';
import type { Keys } from './keyring.ts';
import type { Mark } from './mark.ts';
import { type ThreadMarker, writeMark, writeThreadMarker } from './marker.ts';
import type { OwnThread } from './own-thread.ts';

/** A message longer than this is a page, not a comment. */
const MESSAGE_LIMIT = 4_000;
/** More findings of one rule on one line say the same thing; the rest is counted. */
const MESSAGES = 10;

const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  error: 'Error',
  warning: 'Warning',
  note: 'Note',
  none: 'Information',
};

/** The comment that starts a thread: what is wrong in the tool's words, then level, rule and tool, and the hidden marker. */
export function commentBody(spot: Spot, keys: Keys, deployment: number, marker: ThreadMarker): string {
  const { rule, level } = spot;
  const name = rule.helpUri === undefined ? codeSpan(rule.id) : link(rule.id, rule.helpUri);
  const markdown = [
    messages(spot.findings.filter(({ presence }) => presence.kind === 'present')),
    `**${LEVEL_NAMES[level]}** · ${name} · ${escapeMarkdown(oneLine(scopeName(spot.scope)))}${lines(spot)}`,
  ].join('\n\n');
  return sealBody({ markdown, hidden: writeThreadMarker(keys, deployment, marker) });
}

/** A reply that records a transition: one line that people read, and the hidden mark. */
export function markBody(
  keys: Keys,
  deployment: number,
  thread: OwnThread,
  mark: Mark,
  line: string,
): string {
  const hidden = writeMark(keys, deployment, thread.discussionId, thread.evidence.scope, mark);
  return sealBody({ markdown: line, hidden });
}

function messages(findings: readonly Finding[]): string {
  const texts = [...new Set(findings.map(({ message }) => truncate(message, MESSAGE_LIMIT)))];
  const [only] = texts;
  if (texts.length === 1 && only !== undefined) return escapeMarkdown(only);
  const shown = texts.slice(0, MESSAGES).map((message) => `- ${escapeMarkdown(oneLine(message))}`);
  const rest = texts.length - shown.length;
  return [...shown, ...(rest > 0 ? [`- … and ${rest} more`] : [])].join('\n');
}

/** A region of several lines is anchored at its first; the text says how far it goes. */
function lines({ place }: Spot): string {
  return place.kind === 'lines' && place.endLine > place.startLine
    ? ` · lines ${place.startLine}–${place.endLine}`
    : '';
}
