import type { Capabilities } from '../services/port.ts';
import { oneLine } from '../text/lines.ts';
import { counted, firstFew } from '../text/names.ts';
import type { Keyring } from '../threads/keyring.ts';
import type { Listing } from '../threads/threads.ts';
import { isSaid } from './accounting.ts';
import type { RunResult } from './run-result.ts';

/** Most places of comments, and most accounts, that are named. */
const MOST_NAMED = 10;

/** What a listing has that is worth a word: comments that look like ours and are not, copies, other keys. */
export function describeListing(
  { threads, forged, lookAlikes, copies, summaries }: Listing,
  keyring: Keyring,
): readonly string[] {
  const [{ keyless, withheld }] = keyring;
  const edited = threads.filter(({ unsure }) => unsure === 'edited');
  const places = edited.map(({ fingerprint: { path, line } }) =>
    oneLine(line === 0 ? path : `${path}:${line}`),
  );
  const authors = firstFew([...new Set(lookAlikes)].map(oneLine), MOST_NAMED);
  const signed = threads.filter(({ unsure }) => unsure === 'signed').length;
  const isShared = threads.some(
    ({ comment, unsure, accepts }) => comment.shared && unsure === undefined && !accepts,
  );
  const older = threads.filter(
    ({ unsure, isOlder, isResolved }) => (unsure === 'older' || isOlder) && !isResolved,
  );
  const olderSummaries = summaries.filter(({ isSure }) => !isSure).map(({ comment }) => comment.id);
  const hasOlder = keyring.some((keys) => keys.older);
  const all: readonly (readonly [isTold: boolean, sentence: string])[] = [
    [
      signed > 0,
      `${counted(signed, 'thread')} of ours signed by a key that this run does not have, and left: runs for Dependabot and for forks get only the secrets that are given to them by name (docs/forks.md)`,
    ],
    [
      isShared && keyless === true,
      `every workflow of this repository, those of forks included, writes under the account of this job, so without a signing-key no dismissal in its threads lets the check pass: ${
        withheld
          ? 'this run gets no secrets, so where a dismissal has to count, propose the change from a branch of the repository itself'
          : 'make a secret, for example with openssl rand -hex 32, and give it as signing-key'
      }`,
    ],
    [
      forged > 0,
      `${counted(forged, 'comment')} with a marker that no key of this run signed, which does not count: ${
        keyless
          ? 'if there was a signing-key, give it again'
          : 'if signing-key or client-secret was changed, and not because it leaked, give the old one on a line below the present signing-key'
      }`,
    ],
    [
      lookAlikes.length > 0,
      `${counted(lookAlikes.length, 'comment')} like ours, but written by ${authors}, which does not count: if that was this job, resolve the threads with its old token by the command clean`,
    ],
    [
      edited.length > 0,
      `somebody else has changed our comments at ${firstFew(places, MOST_NAMED)}: no run resolves or edits these; resolve them by hand once their findings are gone`,
    ],
    [
      copies.length > 0,
      `discussions ${copies.join(', ')} hold copies of one comment of ours and are left alone`,
    ],
    [hasOlder && older.length === 0, 'no open thread needs an earlier signing-key any more'],
    [
      hasOlder && older.length > 0,
      `${counted(older.length, 'open thread')} of an earlier signing-key, without which their findings are posted a second time: they are signed with the current key when they are next edited; resolve by hand those that no run resolves once their findings are gone`,
    ],
    [
      hasOlder && olderSummaries.length > 0,
      `comments ${olderSummaries.join(', ')} were signed with an earlier signing-key, and no run deletes them: delete them by hand`,
    ],
  ];
  return all.flatMap(([isTold, sentence]) => (isTold ? sentence : []));
}

/**
 * How many threads stay open although they are done (fixed, decided, a duplicate), because this client may
 * not resolve them.
 *
 * @param can what resolving needs, as the review service says it
 */
export function describeUnresolved(
  { plan, outcomes }: Pick<RunResult, 'plan' | 'outcomes'>,
  { resolveNeeds, noResolving }: Partial<Pick<Capabilities, 'resolveNeeds' | 'noResolving'>> = {},
): readonly string[] {
  const { length } = (plan?.actions ?? []).filter((action) => isSaid(action, outcomes.get(action)));
  if (length === 0) return [];
  const why = noResolving ?? 'this token cannot resolve threads';
  const needs = resolveNeeds === undefined || noResolving !== undefined ? '' : `. That needs ${resolveNeeds}`;
  return [`${counted(length, 'thread')} done, but open, because ${why}${needs}`];
}
