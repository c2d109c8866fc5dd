import { scopeName } from '../finding/finding.ts';
import type { Capabilities } from '../services/port.ts';
import { oneLine } from '../text/lines.ts';
import { firstFew } from '../text/names.ts';
import type { Keyring } from '../thread/keyring.ts';
import { isOpen, type OwnThread, threadState } from '../thread/own-thread.ts';
import type { ThreadReading } from '../thread/read-threads.ts';
import { isSaid } from './accounting.ts';
import type { RunResult } from './run-result.ts';

/** Most places of comments that are named. */
const MOST_PLACES = 10;

/**
 * What a listing holds that is worth a word: comments that look like ours and are not, copies, markers of a
 * later version.
 */
export function describeReading(reading: ThreadReading, keyring: Keyring): readonly string[] {
  const { forged, lookAlikes, copies, later, ours } = reading;
  const edited = ours.flatMap((thread) => (thread.doubts.includes('edited') ? [placeOf(thread)] : []));
  const sealed = ours.filter(({ doubts }) => doubts.includes('sealed')).length;
  return [
    ...(sealed === 0 ? [] : [describeSealed(sealed)]),
    ...(ours.some(({ doubts }) => doubts.includes('shared')) ? [describeShared(keyring)] : []),
    ...(forged === 0 ? [] : [describeForged(forged, keyring)]),
    ...(lookAlikes.length === 0 ? [] : [describeLookAlikes(lookAlikes, keyring)]),
    ...(edited.length === 0
      ? []
      : [
          `somebody else has changed our comments at ${firstFew(edited, MOST_PLACES)}: no run resolves or edits these; resolve them by hand once their findings are gone`,
        ]),
    ...(copies.length === 0
      ? []
      : [`discussions ${copies.join(', ')} hold copies of one comment of ours and are left alone`]),
    ...later.map(
      (scope) => `a later version of this tool wrote threads of ${scopeName(scope)}, which are left alone`,
    ),
  ];
}

function describeShared([{ withheld }]: Keyring): string {
  const what =
    'every workflow of this repository, those of forks included, writes under the account of this job, so without a signing-key no decision in its threads lets the check pass';
  return withheld
    ? `${what}, and this run gets no secrets: where a decision has to count, propose the change from a branch of the repository itself`
    : `${what}: make a secret, for example with openssl rand -hex 32, and give it as signing-key`;
}

/** Where a thread was last told to stand, as in `src/a.js:3`; a marker that was changed may say anything. */
function placeOf({ evidence: { path, line } }: OwnThread): string {
  return oneLine(line === 0 ? path : `${path}:${line}`);
}

function describeSealed(sealed: number): string {
  const [what, left] =
    sealed === 1
      ? ['1 thread of ours is', 'it is left as it is']
      : [`${sealed} threads of ours are`, 'they are left as they are'];
  return `${what} signed, and this run has no signing-key: ${left}. Runs for Dependabot and for forks get only the secrets that are given to them by name (docs/forks.md)`;
}

function describeForged(forged: number, [{ keyless }]: Keyring): string {
  const what = `${forged} ${forged === 1 ? 'comment carries' : 'comments carry'} a marker`;
  return keyless
    ? `${what} that is signed, or not intact, and this run has no signing-key: if there was one, give it again`
    : `${what} that no key of this run signed, so it does not count: it was copied, or another user wrote it without a key; if signing-key or client-secret was changed, and not because it leaked, give the old one as previous-key`;
}

/** Most accounts that are named. */
const MOST_ACCOUNTS = 5;

/** Without a key, or from before there was one, what somebody else wrote is nothing of ours. */
function describeLookAlikes(authors: readonly string[], [{ keyless }]: Keyring): string {
  const { length } = authors;
  const [comments, were, they] =
    length === 1
      ? ['comment looks', 'was', 'it does not count']
      : ['comments look', 'were', 'they do not count'];
  const who = firstFew([...new Set(authors)].map(oneLine), MOST_ACCOUNTS);
  const remedy = `if that was this job, name it in previous-authors${keyless ? ', or set a signing-key' : ''}`;
  return `${length} ${comments} like ours but ${were} written by ${who}, so ${they}: ${remedy}`;
}

/**
 * Where an older key was given: how many open threads still need it, and what else is left of it. Where the
 * listing says that this client wrote a thread, its next edit signs it again.
 */
export function describeOlder(
  { ours, overviews, intents }: ThreadReading,
  keyring: Keyring,
): readonly string[] {
  if (keyring.every(({ older }) => older === undefined)) return [];
  const isOlder = ({ doubts }: OwnThread): boolean => doubts.includes('older');
  const needing = ours.filter(
    (thread) => (isOlder(thread) || thread.own?.keys.older !== undefined) && isOpen(threadState(thread)),
  );
  const open = needing.length;
  const isLeft = needing.some(isOlder);
  const others = [...overviews, ...intents].filter(({ older }) => older).map(({ commentId }) => commentId);
  const need =
    open === 0
      ? 'no open thread needs previous-key any more'
      : `${open} open ${open === 1 ? 'thread still needs' : 'threads still need'} previous-key: without it their findings are posted a second time. ` +
        (isLeft
          ? 'No run resolves them: once their findings are gone, resolve them by hand'
          : 'Each of them is signed with the current key when it is next edited');
  return [
    need,
    ...(others.length === 0
      ? []
      : [
          `comments ${others.join(', ')} were signed with previous-key, and no run deletes them: delete them by hand`,
        ]),
  ];
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
  const moves = plan?.moves ?? [];
  const { length } = moves.filter((move) => isSaid(move, outcomes.get(move)));
  if (length === 0) return [];
  const threads = length === 1 ? '1 thread is done and stays' : `${length} threads are done and stay`;
  if (noResolving !== undefined)
    return [`${threads} open, because ${noResolving}: resolve ${length === 1 ? 'it' : 'them'} by hand`];
  const remedy = resolveNeeds === undefined ? '' : `. That needs ${resolveNeeds}`;
  return [`${threads} open, because this client may not resolve threads${remedy}`];
}
