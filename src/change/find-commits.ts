import { ConfigurationError } from '../errors.ts';
import { FULL_HISTORY } from '../git/checkout.ts';
import { ensureCommits } from '../git/commits.ts';
import { relateTo } from '../git/relate-to.ts';
import { readySeconds } from '../inputs/table.ts';
import { jitter } from '../services/http.ts';
import type { Change, ReviewService } from '../services/port.ts';
import { nounOf, type ReviewContext } from './context.ts';

/** The commits of a run, all at hand. */
export interface Commits {
  readonly analyzed: string;
  readonly base: string;
  readonly head: string;
}

/** Which commits this run is about. */
export interface FoundCommits {
  readonly kind: 'found';
  readonly commits: Commits;
  /** The diff that the change showed. */
  readonly shown: Pick<Change, 'base' | 'head' | 'pin' | 'writer' | 'isBot'>;
}

/**
 * These, or why there is nothing to do for them. `covers`: whether this run may write the check. `shownHead`:
 * the head that the change showed.
 */
type Search =
  | FoundCommits
  | { readonly kind: 'superseded'; readonly reason: string }
  | {
      readonly kind: 'unavailable';
      readonly reason: string;
      readonly covers: boolean;
      readonly shownHead: string | null;
    }
  | { readonly kind: 'behind'; readonly head: string; readonly reason: string };

const REMEDY = `${FULL_HISTORY} or allow fetching commits by id`;

/**
 * Finds base and head: the inputs, else the current diff of the change; makes sure that git has them; and
 * tells whether the analyzed commit is the one that the change shows. Waits up to a third of the run for the
 * diff, and for a change that still shows an older commit, as it does shortly after a push; a dry run does
 * not wait for that.
 */
export async function findCommits(
  context: ReviewContext,
  analyzed: string,
): Promise<Exclude<Search, { kind: 'behind' }>> {
  const { inputs, world } = context;
  const until = world.now() + readySeconds(inputs) * 1_000;
  for (let tries = 0; ; tries += 1) {
    const found = await findOnce(context, analyzed, until);
    if (found.kind !== 'behind') return found;
    const left = until - world.now();
    if (left <= 0 || inputs['dry-run'] || context.stopped() !== undefined)
      return { kind: 'unavailable', covers: false, reason: found.reason, shownHead: found.head };
    const remedy =
      tries === 0 ? '; push the commit if that is still to come, or start the sandbox with --watch' : '';
    context.progress(
      `Waiting for the ${nounOf(context)} to show ${analyzed.slice(0, 7)}, it is at ${found.head.slice(0, 7)} (at most ${Math.ceil(left / 1_000)} s more)${remedy}`,
    );
    await context.sleep(Math.min(jitter(tries, world.random()), left));
  }
}

async function findOnce(context: ReviewContext, analyzed: string, until: number): Promise<Search> {
  const { reviewed, inputs, git, host } = context;
  const given = reviewed.diff;
  const shown: FoundCommits['shown'] =
    reviewed.kind === 'commits'
      ? { base: null, head: null }
      : await readShown(reviewed.service, given === undefined, until, context);
  const { base, head } = shown;
  const noun = nounOf(context);
  const pinned = given ?? (base !== null && head !== null ? { base, head } : undefined);
  if (pinned === undefined) {
    return {
      kind: 'unavailable',
      covers: true,
      shownHead: head,
      reason: `the ${noun}'s diff was not computed within ${readySeconds(inputs)} s (a third of the input timeout)`,
    };
  }
  // Where the change is on a service it may well be empty, and settles its threads.
  if (reviewed.kind === 'commits' && pinned.base.toLowerCase() === pinned.head.toLowerCase()) {
    throw new ConfigurationError(
      'Inputs base-sha and head-sha name the same commit, and a commit compared with itself shows nothing: name the commit that the change began at as base-sha.',
    );
  }
  const shas = [pinned.head, pinned.base, ...(head === null ? [] : [head])];
  const presence = await ensureCommits(git, [analyzed, ...shas]);
  if (head !== null && presence.get(head) === 'present') {
    const named = analyzed === head ? undefined : host.namedChange;
    const relation = await relateTo({ base: pinned.base, head, named }, analyzed, git);
    const { kind, reason } = cover(analyzed, head, relation, noun, named?.remedy);
    if (kind === 'covers' && analyzed !== head) {
      context.progress(
        `Analyzed ${analyzed.slice(0, 7)}, ${describeCovering(relation, noun)} (head ${head.slice(0, 7)}): findings are placed on the lines of the head`,
      );
    }
    if (kind === 'superseded') return { kind, reason };
    if (kind === 'behind') return { kind, reason, head };
    if (kind === 'other') return { kind: 'unavailable', covers: false, reason, shownHead: head };
  }
  for (const sha of shas) {
    const state = presence.get(sha);
    if (state !== undefined && state !== 'present') {
      const reason = `commit ${sha} could not be fetched (${state.missing}): ${REMEDY}`;
      return { kind: 'unavailable', reason, covers: sha !== head, shownHead: head };
    }
  }
  return { kind: 'found', commits: { analyzed, ...pinned }, shown };
}

type Relation = Awaited<ReturnType<typeof relateTo>>;

/** What was analyzed in place of the head: as a rule a merge, which is what CI checks out by itself. */
function describeCovering(relation: Relation, noun: string): string {
  if (relation === 'same-tree') return `which has the same files as this ${noun}`;
  return `which is the merge of this ${noun} with its target branch`;
}

/** Reads the change, and where its diff is needed waits for it without writing anything. */
async function readShown(
  service: ReviewService,
  needsDiff: boolean,
  until: number,
  { world, sleep, stopped, progress }: ReviewContext,
): Promise<Change> {
  for (let tries = 0; ; tries += 1) {
    const change = await service.readChange();
    const ready = change.base !== null && change.head !== null;
    const left = until - world.now();
    if (ready || !needsDiff || left <= 0 || stopped() !== undefined) return change;
    progress(`Waiting for the diff of the ${service.noun} (at most ${Math.ceil(left / 1_000)} s more)`);
    await sleep(Math.min(jitter(tries, world.random()), left));
  }
}

/**
 * Whether a run that analyzed one commit speaks for a change that shows another. It does for a merge only
 * where the merge is CI's own, or git makes the same of the head and the target branch; and never for what
 * the head is a merge of.
 *
 * @returns `superseded`: a run for the newer commit does the work; `behind`: it may still come to show the
 * analyzed commit, as shortly after a push
 * @param noun what a change is called on its service
 * @param remedy what to do about another version, where that is not to check out the head
 */
export function cover(
  analyzed: string,
  head: string,
  relation: Relation,
  noun: string,
  remedy?: string,
): { readonly kind: 'covers' | 'superseded' | 'behind' | 'other'; readonly reason: string } {
  const checkOut = remedy ?? `check out the head of the ${noun}`;
  const [ours, theirs] = [analyzed.slice(0, 7), head.slice(0, 7)];
  const both = `the analyzed commit ${ours} and the ${noun}'s head ${theirs}`;
  const other = (reason: string) => ({ kind: 'other', reason }) as const;
  switch (relation) {
    case 'head':
    case 'same-tree':
    case 'merge':
      return { kind: 'covers', reason: '' };
    case 'earlier':
      return { kind: 'superseded', reason: `the ${noun} has moved on: ${both}` };
    case 'later':
      return {
        kind: 'behind',
        reason: `the ${noun} has not caught up: ${both}, which it stands on; run again once the ${noun} shows it`,
      };
    case 'unproven-merge':
      return other(
        `the analyzed commit ${ours} is a merge of the ${noun}'s head ${theirs}, but not provably the one that git makes of it and the target branch: ${checkOut}, or use git 2.38 or later and full history (fetch-depth: 0)`,
      );
    case 'on-target':
      return other(
        `you analyzed ${ours}, which is on the target branch: ${checkOut}${remedy === undefined ? ' (`ref:`)' : ''}`,
      );
    case 'unknown':
      return other(
        `${both} differ, and the shallow checkout does not tell how they are related: ${checkOut}, with full history (fetch-depth: 0)`,
      );
    case 'other':
      return other(`${both} are different versions: ${checkOut}`);
  }
}
