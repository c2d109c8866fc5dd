import { type Level, scopeName } from '../finding/finding.ts';
import type { Spot } from '../finding/spot.ts';
import { codeSpan, escapeMarkdown, link } from '../text/markdown.ts';
import { oneLine } from '../text/one-line.ts';

const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  error: 'Error',
  warning: 'Warning',
  note: 'Note',
  none: 'Information',
};

/** Whether a paragraph of a comment is its line of facts: a message has its stars escaped. */
export function isFacts(paragraph: string): boolean {
  return Object.values(LEVEL_NAMES).some((name) => paragraph.startsWith(`**${name}** · `));
}

/**
 * One line: how bad it is, by which rule of which tool, which weaknesses, how far it goes.
 *
 * @param line where the spot stands on the diff, from 1
 * @param stands whether the comment stands on that line, or on the whole file
 */
export function renderFacts(spot: Spot, line: number, stands: 'on-line' | 'on-file' = 'on-line'): string {
  const { rule, level, findings } = spot;
  const cwes = new Set([...(rule.cwes ?? []), ...findings.flatMap((finding) => finding.cwes ?? [])]);
  return [
    `**${LEVEL_NAMES[level]}**`,
    rule.helpUri === undefined ? codeSpan(oneLine(rule.id)) : link(rule.id, rule.helpUri),
    escapeMarkdown(oneLine(scopeName(spot.scope))),
    // Our own links, which need not show where they lead.
    ...[...cwes].map((cwe) => `[CWE-${cwe}](https://cwe.mitre.org/data/definitions/${cwe}.html)`),
    ...renderSeverity(spot),
    ...renderLines(spot, line, stands),
  ].join(' · ');
}

function renderSeverity({ rule: { securitySeverity, severity = '' }, level }: Spot): readonly string[] {
  if (securitySeverity !== undefined) return [`severity ${securitySeverity.toFixed(1)}`];
  const words = oneLine(severity);
  return words === '' || words.toLowerCase() === level ? [] : [`severity ${escapeMarkdown(words)}`];
}

/** A region of several lines is anchored at its first; the text says how far it goes. */
function renderLines({ place }: Spot, line: number, stands: 'on-line' | 'on-file'): readonly string[] {
  if (place.kind !== 'lines') return [];
  if (place.endLine <= place.startLine) return stands === 'on-file' ? [`line ${line}`] : [];
  return [`lines ${line}–${line + place.endLine - place.startLine}`];
}
