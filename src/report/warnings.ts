import type { Capabilities } from '../services/port.ts';
import { oneLine } from '../text/lines.ts';
import { firstFew } from '../text/names.ts';
import type { Keyring } from '../threads/keyring.ts';
import type { Listing } from '../threads/threads.ts';
import { isSaid } from './accounting.ts';
import type { RunResult } from './run-result.ts';

/** Most places of comments, and most accounts, that are named. */
const MOST_PLACES = 10;
const MOST_ACCOUNTS = 5;

/** What a listing has that is worth a word: comments that look like ours and are not, copies, other keys. */
export function describeListing(
  { threads, forged, lookAlikes, copies, summaries }: Listing,
  keyring: Keyring,
): readonly string[] {
  const [{ keyless, withheld }] = keyring;
  const edited = threads.filter(({ unsure }) => unsure === 'edited');
  const signed = threads.filter(({ unsure }) => unsure === 'signed').length;
  const places = edited.map(({ fingerprint: { path, line } }) =>
    oneLine(line === 0 ? path : `${path}:${line}`),
  );
  const isShared = threads.some(
    ({ comment, unsure, accepts }) => comment.shared && unsure === undefined && !accepts,
  );
  return [
    ...(signed === 0 ? [] : [describeSigned(signed)]),
    ...(isShared && keyless ? [describeShared(withheld === true)] : []),
    ...(forged === 0 ? [] : [describeForged(forged, keyless === true)]),
    ...(lookAlikes.length === 0 ? [] : [describeLookAlikes(lookAlikes)]),
    ...(edited.length === 0
      ? []
      : [
          `somebody else has changed our comments at ${firstFew(places, MOST_PLACES)}: no run resolves or edits these; resolve them by hand once their findings are gone`,
        ]),
    ...(copies.length === 0
      ? []
      : [`discussions ${copies.join(', ')} hold copies of one comment of ours and are left alone`]),
    ...(keyring.some(({ older }) => older) ? describeOlder({ threads, summaries }) : []),
  ];
}

function describeShared(isWithheld: boolean): string {
  const what =
    'every workflow of this repository, those of forks included, writes under the account of this job, so without a signing-key no dismissal in its threads lets the check pass';
  return isWithheld
    ? `${what}, and this run gets no secrets: where a dismissal has to count, propose the change from a branch of the repository itself`
    : `${what}: make a secret, for example with openssl rand -hex 32, and give it as signing-key`;
}

function describeSigned(signed: number): string {
  const [what, left] =
    signed === 1
      ? ['1 thread of ours is', 'it is left as it is']
      : [`${signed} threads of ours are`, 'they are left as they are'];
  return `${what} signed, and this run has no signing-key: ${left}. Runs for Dependabot and for forks get only the secrets that are given to them by name (docs/forks.md)`;
}

function describeForged(forged: number, isKeyless: boolean): string {
  const what = `${forged} ${forged === 1 ? 'comment carries' : 'comments carry'} a marker`;
  return isKeyless
    ? `${what} that is signed, or not intact, and this run has no signing-key: if there was one, give it again`
    : `${what} that no key of this run signed, so it does not count: it was copied, or another user wrote it without a key; if signing-key or client-secret was changed, and not because it leaked, give the old one on a line below the present signing-key`;
}

function describeLookAlikes(authors: readonly string[]): string {
  const { length } = authors;
  const [comments, were, they] =
    length === 1
      ? ['comment looks', 'was', 'it does not count']
      : ['comments look', 'were', 'they do not count'];
  const who = firstFew([...new Set(authors)].map(oneLine), MOST_ACCOUNTS);
  const remedy = 'if that was this job, resolve them with its old token by the command clean';
  return `${length} ${comments} like ours but ${were} written by ${who}, so ${they}: ${remedy}`;
}

/** How many open threads still need an older key, and what else is left of it. */
function describeOlder({ threads, summaries }: Pick<Listing, 'threads' | 'summaries'>): readonly string[] {
  const open = threads.filter(
    ({ unsure, isOlder, isResolved }) => (unsure === 'older' || isOlder) && !isResolved,
  );
  const isLeft = open.some(({ unsure }) => unsure === 'older');
  const others = summaries.filter(({ isSure }) => !isSure).map(({ comment }) => comment.id);
  const need =
    open.length === 0
      ? 'no open thread needs an earlier signing-key any more'
      : `${open.length} open ${open.length === 1 ? 'thread still needs' : 'threads still need'} an earlier signing-key: without it their findings are posted a second time. ` +
        (isLeft
          ? 'No run resolves them: once their findings are gone, resolve them by hand'
          : 'Each of them is signed with the current key when it is next edited');
  return [
    need,
    ...(others.length === 0
      ? []
      : [
          `comments ${others.join(', ')} were signed with an earlier signing-key, and no run deletes them: delete them by hand`,
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
  const { length } = (plan?.actions ?? []).filter((action) => isSaid(action, outcomes.get(action)));
  if (length === 0) return [];
  const threads = length === 1 ? '1 thread is done and stays' : `${length} threads are done and stay`;
  if (noResolving !== undefined)
    return [`${threads} open, because ${noResolving}: resolve ${length === 1 ? 'it' : 'them'} by hand`];
  const remedy = resolveNeeds === undefined ? '' : `. That needs ${resolveNeeds}`;
  return [`${threads} open, because this token cannot resolve threads${remedy}`];
}
