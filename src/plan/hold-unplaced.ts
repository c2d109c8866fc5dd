import type { Completeness } from '../finding/completeness.ts';
import { scopeKey } from '../finding/finding.ts';
import type { UnmatchedThread } from '../match/pool.ts';
import { isOpen, threadState } from '../thread/own-thread.ts';

/**
 * Holds the scopes with a log none of whose results has a place, where one of their open threads has no
 * finding. Elsewhere it is a warning: images, system headers and generated files have no place in a checkout.
 *
 * @param unmatched threads whose finding no other log has either
 */
export function holdUnplaced(
  completeness: Completeness,
  unmatched: readonly UnmatchedThread[],
): Completeness {
  const proven = new Set(completeness.complete.map(scopeKey));
  const held = completeness.unplaced.flatMap(({ scope, reason }) => {
    const why = proven.has(scopeKey(scope)) ? whyHeld(scopeKey(scope), reason, unmatched) : undefined;
    return why === undefined ? [] : [{ scope, reason, why }];
  });
  if (held.length === 0) return completeness;
  const keys = new Set(held.map(({ scope }) => scopeKey(scope)));
  const said = new Set(held.map(({ reason }) => reason));
  return {
    ...completeness,
    complete: completeness.complete.filter((scope) => !keys.has(scopeKey(scope))),
    heldScopes: [
      ...completeness.heldScopes,
      ...held.map(({ scope, why }) => ({ scope, reason: why, kind: 'failed' as const })),
    ],
    warnings: completeness.warnings.filter((warning) => !said.has(warning)),
  };
}

function whyHeld(key: string, reason: string, unmatched: readonly UnmatchedThread[]): string | undefined {
  const hasOpen = unmatched.some(
    ({ thread }) => scopeKey(thread.evidence.scope) === key && isOpen(threadState(thread)),
  );
  return hasOpen ? `${reason}, or resolve its open threads yourself` : undefined;
}
