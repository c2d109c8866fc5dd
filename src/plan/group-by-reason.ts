import type { Place } from '../finding/finding.ts';
import type { Account } from './disposition.ts';

/**
 * Accounts by why they stand as they do, the most frequent reason first. Reasons that differ only in the
 * finding's own file are one: `its file is not part of the diff`.
 */
export function groupByReason(
  accounts: readonly Account[],
): readonly (readonly [reason: string, accounts: readonly Account[]])[] {
  const groups = Map.groupBy(accounts, ({ finding, reason }) => withoutPath(finding.place, reason));
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length);
}

/**
 * A reason without the path that it names, where that stands as a word of its own: a file may be named `a`.
 */
export function withoutPath({ path = '' }: Place, reason: string): string {
  if (path === '' || !reason.includes(path)) return reason;
  return [' ', ','].reduce(
    (text, end) => text.replace(` ${path}${end}`, () => ` its file${end}`),
    reason.startsWith(`${path} `) ? `its file${reason.slice(path.length)}` : reason,
  );
}
