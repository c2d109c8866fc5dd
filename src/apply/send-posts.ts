import type { CommentOptions } from '../comment/comment-body.ts';
import type { CommentedLines } from '../comment/suggestion.ts';
import type { Anchor } from '../diff/anchor.ts';
import type { Post } from '../plan/move.ts';
import {
  type Capabilities,
  type Comment,
  type InlinePost,
  type Outcome,
  type Position,
  type Refusal,
  soleOutcome,
  whyNot,
} from '../services/port.ts';
import { signedNow, type ThreadMarker } from '../thread/mark.ts';
import { isOver } from '../thread/own-thread.ts';
import type { Acting, Posting, Sealed } from './acting.ts';
import { inFlight, inPortions } from './in-flight.ts';
import * as words from './words.ts';

/** What became of one attempt to post. */
export type Sent =
  | { readonly kind: 'done'; readonly nonce: string; readonly discussionId: string }
  | { readonly kind: 'unknown'; readonly nonce: string; readonly reason: string }
  | { readonly kind: 'failed'; readonly refusal?: Refusal; readonly reason: string }
  /**
   * This comment is not taken, and the finding is listed instead. `remedy`: what helps where all of them are
   * refused.
   */
  | { readonly kind: 'refused'; readonly reason: string; readonly remedy: string };

/** The next attempt for one finding: in which form its place is told, and how long its comment is. */
interface Attempt {
  readonly move: Post;
  readonly forms: readonly Form[];
  readonly form: number;
  readonly length: 'full' | 'short';
}

/** A form of a position, and what people read of it. */
interface Form {
  readonly place: Pick<Position, 'path' | 'newLine' | 'oldLine' | 'range'>;
  readonly name: string;
  /** The lines that the comment stands on; missing where it stands on the whole file. */
  readonly lines?: CommentedLines;
}

type Draft =
  | { readonly kind: 'draft'; readonly marker: ThreadMarker; readonly post: Sealed<InlinePost> }
  | { readonly kind: 'failed'; readonly reason: string };

/**
 * Posts the threads of findings, all at once as far as the service takes them. What is refused for its place
 * is tried in the next form that the service has for it; what is refused as too large, in its short form,
 * once. Gives what became of each, in the order of the moves.
 */
export async function sendPosts(moves: readonly Post[], acting: Acting): Promise<readonly Sent[]> {
  const { posting } = acting;
  if (posting === undefined) return moves.map(() => MISSING);
  const sent = new Map<Post, Sent>();
  let attempts = moves.map(
    (move): Attempt => ({ move, forms: toForms(move, acting.service.can), form: 0, length: 'full' }),
  );
  while (attempts.length > 0) {
    const next: Attempt[] = [];
    for (const [attempt, end] of await sendOnce(attempts, acting, posting)) {
      if ('move' in end) next.push(end);
      else sent.set(attempt.move, end);
    }
    attempts = next;
  }
  return moves.flatMap((move) => sent.get(move) ?? []);
}

/**
 * The forms in which a place can be told, each tried after the one before it was refused. After the last one
 * the finding is listed in the overview.
 */
function toForms({ anchor }: Post, { ladder }: Pick<Capabilities, 'ladder'>): readonly Form[] {
  const { path, newLine, oldLine, last } = anchor;
  const isKnown = oldLine !== undefined;
  const lines = { first: newLine, last: newLine };
  const forms: Readonly<Record<Capabilities['ladder'][number], readonly Form[]>> = {
    line: [
      isKnown
        ? { place: { path, newLine, oldLine }, name: words.WITH_OLD_LINE, lines }
        : { place: { path, newLine }, name: words.AT_ITS_LINE, lines },
    ],
    file: [{ place: { path }, name: words.ON_WHOLE_FILE }],
    'new-line': isKnown ? [{ place: { path, newLine }, name: words.WITHOUT_OLD_LINE, lines }] : [],
  };
  const onLadder = (anchor.wholeFile ? (['file'] as const) : ladder).flatMap((form) => forms[form]);
  return last === undefined ? onLadder : [toLastForm(anchor.path, last), ...onLadder];
}

/** Several lines, or the last of them. */
function toLastForm(path: string, { first, end, stands }: NonNullable<Anchor['last']>): Form {
  const { newLine, oldLine } = end;
  const place = { path, newLine, ...(oldLine !== undefined && { oldLine }) };
  return stands === 'range'
    ? {
        place: { ...place, range: { start: first, end } },
        name: words.ON_ITS_LINES,
        lines: { first: first.newLine, last: newLine },
      }
    : { place, name: words.ON_ITS_LAST_LINE, lines: { first: newLine, last: newLine } };
}

/** One call for all of them, and what follows for each: an end, or the next attempt. */
async function sendOnce(
  attempts: readonly Attempt[],
  acting: Acting,
  posting: Posting,
): Promise<readonly (readonly [Attempt, Sent | Attempt])[]> {
  const drafts = await Promise.all(attempts.map((attempt) => draft(attempt, acting, posting)));
  const posts = drafts.flatMap((one) => (one.kind === 'draft' ? [one.post] : []));
  const outcomes = (posts.length === 0 ? [] : await postTogether(posts, attempts, drafts, acting)).values();
  const ends = attempts.map((attempt, index): readonly [Attempt, Sent | Attempt, Posted?] => {
    const one = drafts[index];
    if (one?.kind !== 'draft') return [attempt, one ?? MISSING];
    const outcome = outcomes.next().value;
    const end = follow(attempt, one.marker.nonce, outcome, acting);
    return outcome?.kind === 'done' ? [attempt, end, { ...one, comment: outcome.value }] : [attempt, end];
  });
  const unbound = await bindPosted(
    ends.flatMap(([, , posted]) => posted ?? []),
    acting,
  );
  return ends.map(([attempt, end, posted]) => [attempt, (posted && unbound.get(posted)) ?? end]);
}

/** A comment of ours, as the service has answered. */
interface Posted extends Pick<Extract<Draft, { kind: 'draft' }>, 'marker' | 'post'> {
  readonly comment: Comment;
}

/**
 * Signs where comments stand that runs of others may move, as soon as they are there. Only what this run has
 * posted is signed so: of what a listing shows, nobody knows whose place it is. Gives what became of those of
 * which it failed.
 */
async function bindPosted(
  posted: readonly Posted[],
  { service, keyring: [keys] }: Acting,
): Promise<ReadonlyMap<Posted, Sent>> {
  const failed = new Map<Posted, Sent>();
  const shared = keys.keyless ? [] : posted.filter(({ comment }) => comment.shared);
  if (shared.length === 0) return failed;
  const { boundBody } = await import('../comment/mark-body.ts');
  await inFlight(inPortions(shared, service.can.changesAtOnce), async (portion) => {
    const outcomes = await service.edit(
      portion.map(({ comment: { id: commentId, discussionId }, marker, post: { body } }) => ({
        commentId,
        body: boundBody(
          keys,
          service.identity,
          { body, discussionId },
          signedNow(marker, service.clock?.()),
          service.can.bodyLimit,
        ),
      })),
    );
    for (const [index, one] of portion.entries()) {
      const outcome = soleOutcome(outcomes.slice(index, index + 1));
      if (outcome.kind !== 'done')
        failed.set(one, { kind: 'failed', reason: words.notBound(whyNot(outcome)) });
    }
  });
  return failed;
}

async function postTogether(
  posts: readonly Sealed<InlinePost>[],
  attempts: readonly Attempt[],
  drafts: readonly Draft[],
  { service, redact }: Acting,
): Promise<readonly Outcome<Comment>[]> {
  const spots = new Map<InlinePost, Post['spot']>();
  for (const [index, one] of drafts.entries()) {
    const spot = attempts[index]?.move.spot;
    if (one.kind === 'draft' && spot !== undefined) spots.set(one.post, spot);
  }
  const { reviewLine } = await import('../comment/review-line.ts');
  return service.postInline(posts, (together) =>
    reviewLine(
      together.flatMap((one) => spots.get(one) ?? []),
      redact,
    ),
  );
}

const MISSING: Sent = { kind: 'failed', reason: words.NOT_TOLD };

async function draft(
  { move, forms, form, length }: Attempt,
  acting: Acting,
  posting: Posting,
): Promise<Draft> {
  const { keyring, service, job, headSha, shown, redact, linkTo } = acting;
  const { baseSha, pin, decides } = posting;
  const { spot, anchor, twins, asNew, resembles } = move;
  const { place, lines }: Partial<Form> = forms[form] ?? {};
  const { path, ...numbers } = place ?? anchor;
  try {
    const marker: ThreadMarker = {
      nonce: acting.nonce(),
      job,
      evidence: posting.evidence(spot, anchor),
      newLine: anchor.newLine,
      // Where the comment stands on more than the line that the thread follows, that line is still the
      // anchor.
      ...(numbers.oldLine !== undefined && anchor.oldLine !== undefined && { oldLine: anchor.oldLine }),
      ...(shown.writer !== undefined && { writer: shown.writer }),
      ...(twins !== undefined && { twins }),
      ...(asNew && { asNew }),
    };
    const detailed = posting.detailed(spot);
    const showing: CommentOptions = {
      lines: posting.headLines(spot),
      before: posting.shownBefore(move),
      length,
      redact,
      linkTo,
      stands: lines ?? 'on-file',
      suggestion: service.can.suggestion,
      decides,
      twins: service.can.edits ? 'edited' : 'as-posted',
      limit: service.can.bodyLimit,
      ...(resembles && {
        resembles: {
          ...resembles,
          page: pageOf(resembles, service),
          ...(isOver(resembles.thread) && { over: true }),
        },
      }),
    };
    // It brings the parser of Markdown, which a run that posts nothing can do without.
    const { commentBody } = await import('../comment/comment-body.ts');
    const body = commentBody(detailed, keyring[0], service.identity, marker, showing);
    const { oldPath } = anchor;
    const position: Position = {
      path,
      ...(oldPath !== undefined && { oldPath }),
      ...numbers,
      baseSha,
      headSha,
      ...(pin !== undefined && { pin }),
    };
    return { kind: 'draft', marker, post: { body, position } };
  } catch (error) {
    // A finding whose names are too long for a marker costs itself only.
    if (!(error instanceof RangeError)) throw error;
    return { kind: 'failed', reason: words.commentNotWritten(error.message) };
  }
}

/** Where people see a thread. */
function pageOf(
  { thread: { discussionId, evidence } }: NonNullable<Post['resembles']>,
  service: Acting['service'],
): string | undefined {
  const { path, line } = evidence;
  return service.threadPage?.({ discussionId, path, line: line === 0 ? undefined : line });
}

function follow(
  attempt: Attempt,
  nonce: string,
  outcome: Outcome<Comment> | undefined,
  acting: Acting,
): Sent | Attempt {
  if (outcome === undefined) return MISSING;
  if (outcome.kind === 'done') return { kind: 'done', nonce, discussionId: outcome.value.discussionId };
  const { message } = outcome;
  if (outcome.kind === 'unknown') return { kind: 'unknown', nonce, reason: whyNot(outcome) };
  if (outcome.refusal === 'position') return afterPosition(attempt, message, acting);
  if (outcome.refusal === 'too-large') return afterSize(attempt, message, acting);
  return { kind: 'failed', refusal: outcome.refusal, reason: whyNot(outcome) };
}

function afterPosition(attempt: Attempt, reason: string, acting: Acting): Sent | Attempt {
  const { move, forms, form } = attempt;
  const [refused, next] = forms.slice(form);
  if (refused !== undefined && next !== undefined) {
    acting.progress(words.tryingForm(placeOf(move), refused.name, reason, next.name));
    return { ...attempt, form: form + 1 };
  }
  return { kind: 'refused', ...words.positionRefused(reason) };
}

function afterSize(attempt: Attempt, reason: string, acting: Acting): Sent | Attempt {
  if (attempt.length === 'full') {
    acting.progress(words.tryingShortForm(placeOf(attempt.move)));
    return { ...attempt, form: 0, length: 'short' };
  }
  return { kind: 'refused', ...words.sizeRefused(reason) };
}

function placeOf({ anchor: { path, newLine } }: Post): string {
  return `${path}:${newLine}`;
}
