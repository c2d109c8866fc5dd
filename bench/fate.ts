import { type KnownFinding, type Snapshot, squeeze } from './snapshot.ts';
import { DRIFTING_RULE } from './synthetic-rules.ts';
import type { TrackedLine } from './tracked-tree.ts';

/** What became of a finding on the way from one state to another. */
export const FATES = [
  'unchanged, once',
  'unchanged, repeated',
  'unchanged, copied',
  'moved',
  're-indented',
  'edited',
  'drifting',
  'gone',
] as const;
export type Fate = (typeof FATES)[number];

/**
 * Tells the fate of every finding of a state: by the identities of the generator, never by what git or a
 * matcher says. A line that was copied stands apart: which of two lines of the same text is the original is
 * the generator's word, and no text can prove it.
 */
export function tellFates(then: Snapshot, now: Snapshot): (old: KnownFinding) => Fate {
  const present = Map.groupBy(now.findings, ({ identity }) => identity);
  const known = new Set(linesOf(then).map(({ id }) => id));
  const copied = new Set(linesOf(now).flatMap(({ id, copyOf }) => (known.has(id) ? [] : (copyOf ?? []))));
  return (old) => {
    const [same] = present.get(old.identity) ?? [];
    if (same === undefined) return 'gone';
    if (old.finding.rule.id === DRIFTING_RULE) return 'drifting';
    if (squeeze(old.line.text) !== squeeze(same.line.text)) return 'edited';
    if (old.line.moves !== same.line.moves || old.file.id !== same.file.id) return 'moved';
    if (old.line.text !== same.line.text) return 're-indented';
    if (copied.has(old.line.id)) return 'unchanged, copied';
    return old.once && same.once ? 'unchanged, once' : 'unchanged, repeated';
  };
}

function linesOf({ tree }: Snapshot): readonly TrackedLine[] {
  return tree.flatMap(({ lines }) => lines);
}
