import type { Finding, Step, Trail } from '../finding/finding.ts';

/** More notes on one result are counted. */
const MOST_NOTES = 5;

/**
 * Tools that write the notes on a result as results of their own behind it, at the level note: one problem
 * would be three findings (clang: `initialize the variable 'first' to silence this warning`).
 */
const WRITES_NOTES: ReadonlySet<string> = new Set(['clang']);

/**
 * The findings of a run in which notes belong to the result before them: that one tells them, and they are
 * none themselves.
 */
export function joinNotes(findings: readonly Finding[]): readonly Finding[] {
  if (!findings.some(({ scope }) => WRITES_NOTES.has(scope.tool))) return findings;
  const joined: Finding[] = [];
  for (const group of groupNotes(findings)) {
    const [lead, ...notes] = group;
    if (lead === undefined) continue;
    joined.push(notes.length === 0 ? lead : { ...lead, related: toTrail(notes) });
    joined.push(...notes.map((note): Finding => ({ ...note, presence: { kind: 'note' } })));
  }
  return joined;
}

function groupNotes(findings: readonly Finding[]): readonly (readonly Finding[])[] {
  const groups: Finding[][] = [];
  for (const finding of findings) {
    const last = groups.at(-1);
    const isNote = finding.level === 'note' && finding.presence.kind === 'present';
    const isLed = last?.[0] !== undefined && last[0].level !== 'note' && last[0].presence.kind === 'present';
    if (isNote && isLed) last.push(finding);
    else groups.push([finding]);
  }
  return groups;
}

/** The notes as places that the result speaks of. */
function toTrail(notes: readonly Finding[]): Trail {
  const steps = notes.map(({ place, message }): Step => {
    const line = 'startLine' in place ? place.startLine : undefined;
    return {
      ...(place.path !== undefined && { path: place.path }),
      ...(place.path !== undefined && line !== undefined && { line }),
      message,
    };
  });
  return { first: steps.slice(0, MOST_NOTES), omitted: Math.max(0, steps.length - MOST_NOTES), last: [] };
}
