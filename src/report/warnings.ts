import { scopeName } from '../finding/finding.ts';
import { isDecidedByReply } from '../plan/move.ts';
import type { Keyring } from '../thread/keyring.ts';
import type { ThreadReading } from '../thread/read-threads.ts';
import { threadState } from '../thread/thread-state.ts';
import { isSaid } from './accounting.ts';
import type { RunResult } from './run-result.ts';

/**
 * What a listing holds that is worth a word: comments that look like ours and are not, copies, markers of a
 * later version.
 */
export function describeReading(reading: ThreadReading, keyring: Keyring): readonly string[] {
  const { forged, copies, later } = reading;
  return [
    ...(forged === 0 ? [] : [describeForged(forged, keyring)]),
    ...(copies.length === 0
      ? []
      : [`discussions ${copies.join(', ')} hold copies of one comment of ours and are left alone`]),
    ...later.map(
      (scope) => `a later version of this tool wrote threads of ${scopeName(scope)}, which are left alone`,
    ),
  ];
}

function describeForged(forged: number, [{ keyless }]: Keyring): string {
  const what = `${forged} ${forged === 1 ? 'comment carries' : 'comments carry'} a marker`;
  return keyless
    ? `${what} that is signed, or not intact, and this run has no signing-key: if there was one, give it again`
    : `${what} that no key of this run signed, which counts for nothing: it was copied, or another user wrote it without a key; if signing-key or client-secret was changed, and not because it leaked, give the old one as previous-signing-key or previous-client-secret`;
}

/**
 * Where an older key was given: how many open threads still need it, and what else is left of it. Threads are
 * not signed again.
 */
export function describeOlder(
  { ours, overviews, intents }: ThreadReading,
  keyring: Keyring,
): readonly string[] {
  const inputs = keyring.flatMap(({ older = [] }) => older).join(' or ');
  if (inputs === '') return [];
  const open = ours.filter(
    (thread) => thread.older && ['open', 'reopened'].includes(threadState(thread).kind),
  ).length;
  const others = [...overviews, ...intents].filter(({ older }) => older).map(({ commentId }) => commentId);
  const need =
    open === 0
      ? `no open thread needs ${inputs} any more`
      : `${open} open ${open === 1 ? 'thread still needs' : 'threads still need'} ${inputs}: without it their findings are posted a second time. ` +
        'No run resolves them: once their findings are gone, resolve them by hand';
  return [
    need,
    ...(others.length === 0
      ? []
      : [
          `comments ${others.join(', ')} were signed with ${inputs}, and no run deletes them: delete them by hand`,
        ]),
  ];
}

/**
 * How many threads stay open although their finding is gone, because this client may not resolve them.
 *
 * @param needs what resolving needs, as the review service says it
 */
export function describeUnresolved(
  { plan, outcomes }: Pick<RunResult, 'plan' | 'outcomes'>,
  needs: string | undefined,
): readonly string[] {
  const moves = plan?.moves ?? [];
  const said = moves.filter((move) => isSaid(move, outcomes.get(move)));
  const { length } = said;
  if (length === 0) return [];
  const what = said.some(isDecidedByReply) ? 'fixed or decided' : 'fixed';
  const threads =
    length === 1
      ? `1 thread says that its finding is ${what}, and stays`
      : `${length} threads say that their findings are ${what}, and stay`;
  const remedy = needs === undefined ? '' : `. That needs ${needs}`;
  return [`${threads} open, because this client may not resolve threads${remedy}`];
}
