import type { Account } from './disposition.ts';

/**
 * Accounts by why they stand as they do, the most frequent reason first. Reasons that differ only in the
 * finding's own file are one: `its file is not part of the diff`.
 */
export function groupByReason(
  accounts: readonly Account[],
): readonly (readonly [reason: string, accounts: readonly Account[]])[] {
  const groups = Map.groupBy(accounts, withoutPath);
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length);
}

/** Only where the path stands as a word of its own: a file may be named `a`. */
function withoutPath({ finding: { place }, reason }: Account): string {
  const path = place.path ?? '';
  if (path === '' || !reason.includes(path)) return reason;
  return [' ', ','].reduce(
    (text, end) => text.replace(` ${path}${end}`, () => ` its file${end}`),
    reason.startsWith(`${path} `) ? `its file${reason.slice(path.length)}` : reason,
  );
}
