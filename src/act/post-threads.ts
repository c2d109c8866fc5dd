import { commentText } from '../comment/comment.ts';
import { reviewLine } from '../comment/review-line.ts';
import type { CommentedLines } from '../comment/suggestion.ts';
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
import { MOST_KNOWN, writeBody } from '../threads/marker.ts';
import type { Listing } from '../threads/threads.ts';
import { type Acted, type Acting, confirm, type Halt, type Journal } from './acting.ts';
import { inFlight, inPortions } from './in-flight.ts';
import * as words from './words.ts';

// New threads.

/** After so many refusals in a row it is not the single comment: posting stops. */
const REFUSALS_IN_A_ROW = 5;

/** The next attempt for a post: the forms in which its place can be told, and how long its comment is. */
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
  name: string;
  /** The lines that the comment stands on; undefined on the whole file. */
  lines?: CommentedLines;
}

type Sent =
  | { kind: 'done'; nonce: string; thread: string }
  | { kind: 'unknown'; nonce: string; reason: string }
  | { kind: 'failed'; isNotReady: boolean; reason: string }
  | { kind: 'refused'; reason: string; remedy: string };

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
  if (posts.length > 0) acting.progress(words.postingThreads(posts.length));
  let refusals = 0;
  let stopped: string | undefined;
  let isReady = true;
  const fail = (reason: string, isNotReady: boolean): Acted => ({
    kind: 'failed',
    reason,
    ...(isNotReady && can.whileNotReady === 'top-level' && { isListed: true }),
  });
  const send = async (batch: readonly Action[]): Promise<string[]> => {
    stopped ??= acting.stopped();
    if (stopped !== undefined) {
      for (const action of batch) outcomes.set(action, fail(words.notReached(stopped), !isReady));
      return [];
    }
    const nonces: string[] = [];
    for (const [action, sent] of await sendPosts(batch, acting)) {
      if (sent.kind === 'done') {
        refusals = 0;
        nonces.push(sent.nonce);
        outcomes.set(action, { kind: 'done', thread: sent.thread });
      } else if (sent.kind === 'unknown') {
        lostPosts.set(action, sent.nonce);
        outcomes.set(action, { kind: 'failed', reason: sent.reason });
      } else if (sent.kind === 'refused') {
        outcomes.set(action, { kind: 'refused', reason: sent.reason });
        refusals += 1;
        if (refusals >= REFUSALS_IN_A_ROW) stopped = words.refusedInARow(refusals, sent.reason, sent.remedy);
      } else {
        if (sent.isNotReady) [isReady, stopped] = [false, words.notReady(sent.reason)];
        outcomes.set(action, fail(sent.reason, sent.isNotReady));
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
      for (const action of rest)
        outcomes.set(action, { kind: 'failed', reason: words.notReached(found.reason) });
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
  const news = threads.filter(
    ({ id, marker: { nonce }, fingerprint }) =>
      !nonces.includes(nonce) && !before.has(id) && scopes.has(scopeKey(fingerprint)),
  );
  return news.length === 0 ? undefined : words.threadsAppeared(news.length);
}

/**
 * What is refused for its place is tried in the next form that the service has; as too large, in its short
 * form.
 */
export async function sendPosts(
  actions: readonly Action[],
  acting: Acting,
): Promise<ReadonlyMap<Action, Sent>> {
  const sent = new Map<Action, Sent>();
  let attempts = actions.flatMap((action): Attempt[] => {
    const { finding } = action;
    if (finding?.position.kind !== 'anchored') return [];
    const { anchor } = finding.position;
    const all = toForms(anchor, acting.service.can);
    return [{ action, finding, anchor, forms: all, all, length: 'full' }];
  });
  while (attempts.length > 0) {
    const drafts = attempts.map((attempt) => draft(attempt, acting));
    const posts = drafts.flatMap((one) => ('post' in one ? [one.post] : []));
    const findingOf = new Map(
      drafts.flatMap((one, index) => ('post' in one ? [[one.post, attempts[index]?.finding] as const] : [])),
    );
    const outcomes =
      posts.length === 0
        ? []
        : await acting.service.postInline(posts, (together) =>
            reviewLine(
              together.flatMap((one) => findingOf.get(one) ?? []),
              acting.redact,
            ),
          );
    const next: Attempt[] = [];
    for (const [index, attempt] of attempts.entries()) {
      const one = drafts[index];
      if (one === undefined || !('post' in one)) {
        sent.set(attempt.action, {
          kind: 'failed',
          isNotReady: false,
          reason: one?.failed ?? words.NOT_TOLD,
        });
        continue;
      }
      const end = follow(attempt, one.nonce, outcomes[posts.indexOf(one.post)], acting);
      if ('forms' in end) next.push(end);
      else sent.set(attempt.action, end);
    }
    await bind(drafts, posts, outcomes, sent, attempts, acting);
    attempts = next;
  }
  return sent;
}

type Draft = { post: InlinePost; nonce: string; marker: Marker; text: string } | { failed: string };

function draft({ finding, anchor, forms, length }: Attempt, acting: Acting): Draft {
  const { service, check, signing, head, base, shown, decides, redact, linkTo, posting } = acting;
  if (posting === undefined) return { failed: words.NOT_TOLD };
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
      before: posting.shownBefore(finding),
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
    return { post: { body, position }, nonce: marker.nonce, marker, text };
  } catch (error) {
    // A finding whose names are too long for a marker costs itself only.
    if (!(error instanceof RangeError)) throw error;
    return { failed: words.commentNotWritten(error.message) };
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
    line: [
      oldLine === undefined
        ? { place: { path, newLine }, name: words.AT_ITS_LINE, lines }
        : { place: { path, newLine, oldLine }, name: words.WITH_OLD_LINE, lines },
    ],
    'new-line':
      oldLine === undefined ? [] : [{ place: { path, newLine }, name: words.WITHOUT_OLD_LINE, lines }],
    file: [{ place: { path }, name: words.ON_WHOLE_FILE }],
  };
  const onLadder = (wholeFile ? (['file'] as const) : ladder).flatMap((form) => forms[form]);
  if (last === undefined) return onLadder;
  const { first, end, stands } = last;
  const atEnd = { path, newLine: end.newLine, ...(end.oldLine !== undefined && { oldLine: end.oldLine }) };
  return [
    stands === 'range'
      ? {
          place: { ...atEnd, range: { start: first, end } },
          name: words.ON_ITS_LINES,
          lines: { first: first.newLine, last: end.newLine },
        }
      : { place: atEnd, name: words.ON_ITS_LAST_LINE, lines: { first: end.newLine, last: end.newLine } },
    ...onLadder,
  ];
}

function follow(
  attempt: Attempt,
  nonce: string,
  outcome: Outcome<Comment> | undefined,
  acting: Acting,
): Sent | Attempt {
  const { finding, forms, length } = attempt;
  if (outcome === undefined) return { kind: 'failed', isNotReady: false, reason: words.NOT_TOLD };
  if (outcome.kind === 'done') return { kind: 'done', nonce, thread: outcome.value.discussionId };
  if (outcome.kind === 'unknown') return { kind: 'unknown', nonce, reason: whyNot(outcome) };
  const { refusal, message } = outcome;
  const place = finding.at === undefined ? '' : `${finding.at.path}:${finding.at.line}`;
  if (refusal === 'position') {
    const [form, next] = forms;
    if (next === undefined) return { kind: 'refused', ...words.positionRefused(message) };
    acting.progress(words.tryingForm(place, form?.name ?? '', message, next.name));
    return { ...attempt, forms: forms.slice(1) };
  }
  if (refusal === 'too-large') {
    if (length === 'short') return { kind: 'refused', ...words.sizeRefused(message) };
    acting.progress(words.tryingShortForm(place));
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
  posts: readonly InlinePost[],
  outcomes: readonly Outcome<Comment>[],
  sent: Map<Action, Sent>,
  attempts: readonly Attempt[],
  { service, signing, known }: Acting,
): Promise<void> {
  if (signing.keys.length === 0) return;
  const shared = outcomes.flatMap((outcome) =>
    outcome.kind === 'done' && outcome.value.shared ? outcome.value.discussionId : [],
  );
  const ours = [
    ...shared,
    ...known.threads.flatMap(({ id, unsure }) => (unsure === undefined ? id : [])).toReversed(),
  ];
  const knownBeside = (id: string): string[] => {
    const at = ours.indexOf(id);
    return [...ours.slice(at + 1), ...ours.slice(0, at)].slice(0, MOST_KNOWN);
  };
  const bound = drafts.flatMap((one, index) => {
    const outcome = 'post' in one ? outcomes[posts.indexOf(one.post)] : undefined;
    const action = attempts[index]?.action;
    if (!('post' in one) || outcome?.kind !== 'done' || !outcome.value.shared || action === undefined)
      return [];
    const { id, discussionId } = outcome.value;
    const marker = {
      ...one.marker,
      bound: discussionId,
      knows: knownBeside(discussionId),
      signedAt: service.clock?.(),
    };
    return [
      { action, commentId: id, body: writeBody('thread', one.text, marker, signing, service.can.bodyLimit) },
    ];
  });
  await inFlight(inPortions(bound, service.can.changesAtOnce), async (portion) => {
    const edited = await service.edit(portion);
    for (const [index, { action }] of portion.entries()) {
      const outcome = soleOutcome(edited.slice(index, index + 1));
      if (outcome.kind !== 'done')
        sent.set(action, { kind: 'failed', isNotReady: false, reason: words.notBound(whyNot(outcome)) });
    }
  });
}
