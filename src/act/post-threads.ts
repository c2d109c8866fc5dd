import { commentText } from '../comment/comment.ts';
import { reviewLine } from '../comment/review-line.ts';
import type { Anchor } from '../diff/anchor.ts';
import { scopeKey } from '../finding/finding.ts';
import { isOver } from '../match/match.ts';
import type { Action, Finding, Marker, Thread } from '../model.ts';
import { membersOf } from '../plan/group.ts';
import type {
  Capabilities,
  Comment,
  InlinePost,
  Outcome,
  Position,
  ReviewService,
} from '../services/port.ts';
import { soleOutcome, whyNot } from '../services/port.ts';
import { counted } from '../text/names.ts';
import { MOST_KNOWN, writeBody } from '../threads/marker.ts';
import type { Listing } from '../threads/threads.ts';
import { type Acted, type Acting, confirm, type Halt, type Journal, NOT_TOLD, notReached } from './acting.ts';
import { inFlight, inPortions } from './in-flight.ts';

// New threads.

/** The next attempt for a post: the places in which it can be told, and how long its comment is. */
interface Attempt {
  action: Action;
  finding: Finding;
  anchor: Anchor;
  /** Those that are left to try, and all of them. */
  forms: readonly Form[];
  all: readonly Form[];
  length: 'full' | 'short';
}

interface Form {
  place: Pick<Position, 'path' | 'newLine' | 'oldLine' | 'range'>;
  /** The lines that the comment stands on; undefined on the whole file. */
  lines?: { first: number; last: number };
}

type Sent =
  | { kind: 'done'; nonce: string; thread: string }
  | { kind: 'unknown'; nonce: string; reason: string }
  | { kind: 'failed'; isNotReady: boolean; reason: string }
  | { kind: 'refused'; reason: string };

/**
 * Posts threads, worst first. The first ones are looked for in the listing before the rest follow: a service
 * that strips or rewrites what makes a comment ours would get the same comments again at every run.
 */
export async function postThreads(
  posts: readonly Action[],
  journal: Journal,
  acting: Acting,
): Promise<Halt | undefined> {
  const { outcomes, lostPosts } = journal;
  const { can } = acting.service;
  if (posts.length > 0) acting.progress(`Posting ${counted(posts.length, 'new thread')}`);
  let stopped: string | undefined;
  let isReady = true;
  const fail = (reason: string): Acted => ({
    kind: 'failed',
    reason,
    ...(!isReady && can.whileNotReady === 'top-level' && { isListed: true }),
  });
  const send = async (batch: readonly Action[]): Promise<string[]> => {
    stopped ??= acting.stopped();
    if (stopped !== undefined) {
      for (const action of batch) outcomes.set(action, fail(notReached(stopped)));
      return [];
    }
    const nonces: string[] = [];
    for (const [action, sent] of await sendPosts(batch, acting)) {
      if (sent.kind === 'done') {
        nonces.push(sent.nonce);
        outcomes.set(action, { kind: 'done', thread: sent.thread });
      } else if (sent.kind === 'unknown') {
        lostPosts.set(action, sent.nonce);
        outcomes.set(action, { kind: 'failed', reason: sent.reason });
      } else if (sent.kind === 'refused') outcomes.set(action, sent);
      else {
        if (sent.isNotReady)
          [isReady, stopped] = [false, `the discussion did not become ready (${sent.reason})`];
        outcomes.set(action, sent.isNotReady ? fail(sent.reason) : { kind: 'failed', reason: sent.reason });
      }
    }
    return nonces;
  };
  const batches = [...inPortions(posts, can.postsAtOnce)];
  for (let first = batches.shift(); first !== undefined; first = batches.shift()) {
    const nonces = await send(first);
    if (nonces.length === 0) continue;
    const rest = batches.flat();
    const found = await confirm(
      ({ threads }) => nonces.every((nonce) => threads.some(({ marker }) => marker.nonce === nonce)),
      acting,
    );
    if (found.kind === 'distrust') {
      for (const action of rest) outcomes.set(action, { kind: 'failed', reason: notReached(found.reason) });
      return found;
    }
    const news = findNews(found.listing, nonces, rest, acting);
    if (news !== undefined) {
      for (const action of rest) outcomes.set(action, { kind: 'not-tried', reason: news });
      return { kind: 'news', reason: news };
    }
    break;
  }
  await inFlight(batches, async (batch) => {
    await send(batch);
  });
  return undefined;
}

/** Threads of ours that the plan did not know, of a tool that still has something to post. */
function findNews(
  { threads }: Listing,
  nonces: readonly string[],
  rest: readonly Action[],
  { known, mayPlanAgain }: Acting,
): string | undefined {
  if (!mayPlanAgain) return undefined;
  const scopes = new Set(
    rest.flatMap(({ finding }) => (finding === undefined ? [] : scopeKey(finding.scope))),
  );
  const before = new Set(known.threads.map(({ id }) => id));
  const { length } = threads.filter(
    ({ id, marker: { nonce }, fingerprint }) =>
      !nonces.includes(nonce) && !before.has(id) && scopes.has(scopeKey(fingerprint)),
  );
  return length === 0 ? undefined : `since the plan was made, there is ${counted(length, 'new thread')}`;
}

/**
 * What is refused for its place is tried in the next form that the service has; as too large, in its short
 * form.
 */
async function sendPosts(actions: readonly Action[], acting: Acting): Promise<ReadonlyMap<Action, Sent>> {
  const { service, redact } = acting;
  const sent = new Map<Action, Sent>();
  let attempts = actions.flatMap((action): Attempt[] => {
    const { finding } = action;
    if (finding?.position.kind !== 'anchored') return [];
    const { anchor } = finding.position;
    const all = toForms(anchor, service.can);
    return [{ action, finding, anchor, forms: all, all, length: 'full' }];
  });
  while (attempts.length > 0) {
    const drafts: Draft[] = [];
    for (const attempt of attempts) {
      const written = draft(attempt, acting);
      if ('failed' in written)
        sent.set(attempt.action, { kind: 'failed', isNotReady: false, reason: written.failed });
      else drafts.push(written);
    }
    const findingOf = new Map(drafts.map(({ post, attempt }) => [post, attempt.finding] as const));
    const outcomes =
      drafts.length === 0
        ? []
        : await service.postInline([...findingOf.keys()], (together) =>
            reviewLine(
              together.flatMap((post) => findingOf.get(post) ?? []),
              redact,
            ),
          );
    attempts = [];
    for (const [index, { attempt, marker }] of drafts.entries()) {
      const end = follow(attempt, marker.nonce, outcomes[index], acting);
      if ('forms' in end) attempts.push(end);
      else sent.set(attempt.action, end);
    }
    await bind(drafts, outcomes, sent, acting);
  }
  return sent;
}

interface Draft {
  attempt: Attempt;
  post: InlinePost;
  marker: Marker;
  text: string;
}

function draft(attempt: Attempt, acting: Acting): Draft | { failed: string } {
  const { finding, anchor, forms, length } = attempt;
  const { service, check, signing, head, base, shown, decides, redact, linkTo, posting } = acting;
  if (posting === undefined) return { failed: NOT_TOLD };
  const { place, lines }: Partial<Form> = forms[0] ?? {};
  const { path, ...numbers } = place ?? anchor;
  const fingerprint = posting.fingerprint(finding);
  const grouped = membersOf(finding.members);
  const isNew = finding.baselineState === 'new' || finding.members.some((one) => one.baselineState === 'new');
  const marker: Marker = {
    fingerprint,
    stands: anchor.newLine,
    says: '',
    nonce: acting.nonce(),
    check,
    writer: shown.writer,
    mark: 'open',
    step: 0,
    head,
    replies: 0,
    grouped,
    ...(isNew && { asNew: true }),
  };
  const resembles = finding.resembles?.unsure === 'unbound' ? undefined : finding.resembles;
  try {
    const text = commentText(posting.detailed(finding), anchor.newLine, grouped, {
      lines: posting.headLines(finding),
      wasHere: finding.was !== undefined,
      length,
      redact,
      linkTo,
      stands: lines ?? 'on-file',
      suggestion: service.can.suggestion,
      decides,
      groupedAs: service.can.edits ? 'current' : 'as-posted',
      ...(resembles && {
        resembles: { thread: resembles, page: pageOf(resembles, service), isOver: isOver(resembles) },
      }),
    });
    const { oldPath } = anchor;
    const position: Position = {
      path,
      ...(oldPath !== undefined && { oldPath }),
      ...numbers,
      baseSha: base,
      headSha: head,
      ...(shown.pin !== undefined && { pin: shown.pin }),
    };
    const body = writeBody('thread', text, marker, signing, service.can.bodyLimit);
    return { attempt, post: { body, position }, marker, text };
  } catch (error) {
    // A finding whose names are too long for a marker costs itself only.
    if (!(error instanceof RangeError)) throw error;
    return { failed: `the comment cannot be written: ${error.message}` };
  }
}

function pageOf({ id, fingerprint: { path, line } }: Thread, service: ReviewService): string | undefined {
  return service.threadPage?.({ discussionId: id, path, line: line === 0 ? undefined : line });
}

function toForms(
  { path, newLine, oldLine, last, wholeFile }: Anchor,
  { ladder }: Capabilities,
): readonly Form[] {
  const lines = { first: newLine, last: newLine };
  const forms: Record<Capabilities['ladder'][number], readonly Form[]> = {
    line: [{ place: { path, newLine, ...(oldLine !== undefined && { oldLine }) }, lines }],
    'new-line': oldLine === undefined ? [] : [{ place: { path, newLine }, lines }],
    file: [{ place: { path } }],
  };
  const onLadder = (wholeFile ? (['file'] as const) : ladder).flatMap((form) => forms[form]);
  if (last === undefined) return onLadder;
  const { first, end, stands } = last;
  const atEnd = { path, newLine: end.newLine, ...(end.oldLine !== undefined && { oldLine: end.oldLine }) };
  const isRange = stands === 'range';
  const place = isRange ? { ...atEnd, range: { start: first, end } } : atEnd;
  return [{ place, lines: { first: (isRange ? first : end).newLine, last: end.newLine } }, ...onLadder];
}

function follow(
  attempt: Attempt,
  nonce: string,
  outcome: Outcome<Comment> | undefined,
  acting: Acting,
): Sent | Attempt {
  const { finding, forms, length } = attempt;
  if (outcome === undefined) return { kind: 'unknown', nonce, reason: NOT_TOLD };
  if (outcome.kind === 'done') return { kind: 'done', nonce, thread: outcome.value.discussionId };
  if (outcome.kind === 'unknown') return { kind: 'unknown', nonce, reason: whyNot(outcome) };
  const { refusal, message } = outcome;
  const place = finding.at === undefined ? '' : `${finding.at.path}:${finding.at.line}`;
  if (refusal === 'position') {
    if (forms.length < 2) return { kind: 'refused', reason: `the service refused its position: ${message}` };
    acting.progress(`${place} was refused (${message}); trying another position`);
    return { ...attempt, forms: forms.slice(1) };
  }
  if (refusal === 'too-large') {
    if (length === 'short')
      return { kind: 'refused', reason: `the service refused its comment as too large: ${message}` };
    acting.progress(`${place} was refused as too large; trying its short form`);
    return { ...attempt, forms: attempt.all, length: 'short' };
  }
  return { kind: 'failed', isNotReady: refusal === 'not-ready', reason: whyNot(outcome) };
}

/**
 * Where runs of others write under the same account, a key signs where a comment stands as soon as that is
 * known.
 */
async function bind(
  drafts: readonly Draft[],
  outcomes: readonly Outcome<Comment>[],
  sent: Map<Action, Sent>,
  { service, signing, known }: Acting,
): Promise<void> {
  if (signing.keys.length === 0) return;
  const shared = drafts.flatMap((one, index) => {
    const outcome = outcomes[index];
    return outcome?.kind === 'done' && outcome.value.shared ? [{ ...one, comment: outcome.value }] : [];
  });
  const ours = [
    ...shared.map(({ comment }) => comment.discussionId),
    ...known.threads.flatMap(({ id, unsure }) => (unsure === undefined ? id : [])).toReversed(),
  ];
  const bound = shared.map(({ attempt, marker, text, comment: { id: commentId, discussionId } }) => {
    const at = ours.indexOf(discussionId);
    const knows = [...ours.slice(at + 1), ...ours.slice(0, at)].slice(0, MOST_KNOWN);
    const signed = { ...marker, bound: discussionId, knows, signedAt: service.clock?.() };
    const body = writeBody('thread', text, signed, signing, service.can.bodyLimit);
    return { action: attempt.action, commentId, body };
  });
  await inFlight(inPortions(bound, service.can.changesAtOnce), async (portion) => {
    const edited = await service.edit(portion);
    for (const [index, { action }] of portion.entries()) {
      const outcome = soleOutcome(edited.slice(index, index + 1));
      if (outcome.kind === 'done') continue;
      // Its thread is there, and counts for nothing: the next run posts it anew.
      const reason = `its comment was posted, and where it stands could not be signed: ${whyNot(outcome)}`;
      sent.set(action, { kind: 'failed', isNotReady: false, reason });
    }
  });
}
