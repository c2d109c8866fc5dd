import type { Discussion, StoredComment } from '../../store/discussions.ts';

/** How a thread came to be resolved. `at` is in milliseconds since the epoch, `null` where nobody knows. */
export interface Resolution {
  /** `fixed`, or `dismissed by Ada`. */
  readonly how: string;
  readonly at: number | null;
}

/** The line that a tool leaves in its own thread when it resolves it: `Fixed as of 1a2b3c4`. */
const MARK =
  /^(Fixed|Suppressed|No longer part of this change|The same finding has another thread) as of [0-9a-f]{7,}/;
const HOW: Readonly<Record<string, string>> = {
  Fixed: 'fixed',
  Suppressed: 'suppressed',
  'No longer part of this change': 'no longer part of this change',
  'The same finding has another thread': 'duplicate of another thread',
};

/**
 * Who resolved a thread and why; `null` for one that is not resolved. What a tool resolved in its own thread
 * is told by the last mark there; a finding that somebody else resolved is dismissed, and a discussion of
 * people is resolved.
 */
export function toResolution(
  { resolved, lastChange }: Discussion,
  comments: readonly StoredComment[],
  kind: 'finding' | 'discussion',
): Resolution | null {
  if (!resolved) return null;
  if (lastChange === null) return { how: 'resolved', at: null };
  const { by, at } = lastChange;
  const opener = comments[0]?.author.id;
  if (kind === 'discussion' || opener === undefined) return { how: `resolved by ${by.name}`, at };
  if (by.id !== opener) return { how: `dismissed by ${by.name}`, at };
  const marks = comments.flatMap(({ author, body }) =>
    author.id === opener ? (MARK.exec(body)?.[1] ?? []) : [],
  );
  return { how: HOW[marks.at(-1) ?? ''] ?? `resolved by ${by.name}`, at };
}
