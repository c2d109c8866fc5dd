import type { Anchor } from '../diff/anchor.ts';
import { ConfigurationError, SkippedError } from '../errors.ts';
import { isUncommitted, scopeKey } from '../finding/finding.ts';
import type { Spot } from '../finding/spot.ts';
import { inFlight, inPortions } from '../apply/in-flight.ts';
import * as words from '../apply/words.ts';
import type { Capabilities, Change, Comment, InlinePost, Outcome, Position, ReviewService } from '../services/port.ts';
import { soleOutcome, whyNot } from '../services/port.ts';
import type { LinkTo } from '../text/markdown.ts';
import { sealBody } from '../text/seal.ts';
import type { Saying } from '../comment/words.ts';
import { isDecision, isSameStatement, type Statement, statementsKey } from '../thread/decision.ts';
import { reviewLine } from '../comment/review-line.ts';
import type { CommentedLines } from '../comment/suggestion.ts';
import { commentText, markLine, withSentences } from './comment.ts';
import { clearForged, forgedLeft } from './forged.ts';
import { MOST_KNOWN, readMarker, type Signing, writeBody } from './marker.ts';
import { isOver } from './match.ts';
import type { Action, Finding, Fingerprint, Marker, Thread } from './model.ts';
import { membersOf, type Listed } from './plan.ts';
import { type Listing, isResolvedByHand, isResolving } from './threads.ts';
import { type Summary, writeSummary, type SummaryPlan } from './summary.ts';

// Does what the plan says: the check first, so that a run that is killed leaves no green one; then new threads,
// the summary comment, the threads that are there; last a look at all that was written.

/** What became of an action that writes. */
export type Acted =
  | { kind: 'done'; thread?: string }
  | { kind: 'failed'; reason: string; isListed?: boolean }
  /** It stays open, since this account may not resolve it. `marked`: its comment says why it would be resolved. */
  | { kind: 'said'; marked: boolean; reason: string }
  /** The service takes no comment there, or none of this size: the finding is listed. */
  | { kind: 'refused'; reason: string }
  | { kind: 'not-tried'; reason: string };

export interface Done {
  outcomes: Map<Action, Acted>;
  /** `superseded`: the change has a new head. `base-moved`, `news`: a new plan is needed. */
  end: 'applied' | 'superseded' | 'base-moved' | 'news';
  summary?: SummaryPlan;
  failures: string[];
}

export interface Acting {
  service: ReviewService;
  check: string;
  signing: Signing;
  known: Listing;
  base: string;
  head: string;
  /** What the change showed when the plan was made. */
  shown: Pick<Change, 'base' | 'head' | 'pin' | 'writer'>;
  /** Whether the first look after posting may ask for a new plan. */
  mayPlanAgain: boolean;
  decides: boolean;
  linkTo: LinkTo | undefined;
  /** @param anew discussions that are to be read anew; all, unless told */
  list: (anew?: readonly string[]) => Promise<Listing>;
  /** Undefined where nothing is posted. */
  posting?: Posting;
  redact: (text: string) => string;
  nonce: () => string;
  sleep: (milliseconds: number) => Promise<void>;
  stopped: () => string | undefined;
  progress: (line: string) => void;
  beforeFirstWrite: () => Promise<void>;
}

export interface Posting {
  fingerprint: (finding: Finding) => Fingerprint;
  /** With what only comments show. */
  detailed: (finding: Finding) => Spot;
  /** The lines of its file at the head, where the analyzer saw the same. */
  headLines: (finding: Finding) => readonly string[] | undefined;
  shownBefore: (finding: Finding) => string | undefined;
}

interface Journal {
  outcomes: Map<Action, Acted>;
  /** Posts whose answer was lost, with their nonce. */
  lostPosts: Map<Action, string>;
  /** Marks that a listing has to show yet, with their step. */
  marks: Map<Action, { step: number; isSaid: boolean; isLost: boolean }>;
  /** What the first refusal to resolve a thread said: no other one is tried. */
  mayNotResolve?: string;
}

interface Halt {
  kind: 'distrust' | 'superseded' | 'base-moved' | 'news';
  reason: string;
}

export function isWriting({ kind }: Action): boolean {
  return kind !== 'keep' && kind !== 'none';
}

/**
 * Carries out a plan. One action that fails never costs the others.
 *
 * @param summarize the plan for the summary comment, given the findings whose comment was refused
 * @throws ConfigurationError where the credentials are refused, SkippedError where this run may not write
 */
export async function act(
  actions: readonly Action[],
  summarize: (refused: readonly Listed[]) => SummaryPlan,
  acting: Acting,
): Promise<Done> {
  const journal: Journal = { outcomes: new Map(), lostPosts: new Map(), marks: new Map() };
  const { outcomes } = journal;
  const summary = summarize([]);
  const isLeft = forgedLeft(acting.known, acting.service).length > 0;
  if (!actions.some(isWriting) && !summary.isWriting && !isLeft) return { outcomes, summary, end: 'applied', failures: [] };
  try {
    return { outcomes, ...(await carryOut(actions, summarize, journal, acting)) };
  } catch (error) {
    if (error instanceof ConfigurationError || error instanceof SkippedError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    for (const action of actions.filter(isWriting))
      if (!outcomes.has(action)) outcomes.set(action, { kind: 'failed', reason: words.notReached(reason) });
    return { outcomes, end: 'applied', failures: [reason] };
  }
}

async function carryOut(
  actions: readonly Action[],
  summarize: (refused: readonly Listed[]) => SummaryPlan,
  journal: Journal,
  acting: Acting,
): Promise<Omit<Done, 'outcomes'>> {
  const { service } = acting;
  const posts = actions.filter(({ kind }) => kind === 'post');
  const changes = actions.filter((action) => isWriting(action) && action.kind !== 'post');
  // A check that is the change's own is written first: what a newer run has put there must not be lost.
  const ahead = service.sharedVerdicts === undefined ? whatMoved(await service.readChange(), acting) : undefined;
  if (ahead !== undefined) return stop(ahead, actions.filter(isWriting), journal, acting);
  await acting.beforeFirstWrite();
  const halt = (await postThreads(posts, journal, acting)) ?? whatMoved(await service.readChange(), acting);
  if (halt !== undefined) return stop(halt, changes, journal, acting);
  const summary = summarize(refusedIn(journal));
  const failed = summary.isWriting ? await writeSummary(summary, acting) : undefined;
  await changeThreads(changes, journal, acting);
  await audit(journal, acting);
  const taken = await clearForged(acting);
  return { end: 'applied', summary, failures: [failed, taken].filter((reason) => reason !== undefined) };
}

/** Touches no thread that is there. Posts whose answer was lost are looked for before a new plan is made. */
async function stop(
  { kind, reason }: Halt,
  left: readonly Action[],
  journal: Journal,
  acting: Acting,
): Promise<Omit<Done, 'outcomes'>> {
  const outcome: Acted =
    kind === 'distrust' ? { kind: 'failed', reason: 'not reached' } : { kind: 'not-tried', reason };
  for (const action of left) journal.outcomes.set(action, outcome);
  if (kind === 'distrust') return { end: 'applied', failures: [reason] };
  if (journal.lostPosts.size > 0) await findLostPosts(journal, acting);
  return { end: kind, failures: [reason] };
}

function whatMoved(now: Change, { shown, service: { noun } }: Acting): Halt | undefined {
  if (shown.head !== null && now.head !== null && now.head !== shown.head)
    return { kind: 'superseded', reason: `the ${noun} moved on to ${now.head.slice(0, 7)} during the run` };
  return shown.base !== null && now.base !== null && now.base !== shown.base
    ? { kind: 'base-moved', reason: words.newBase(noun, now.base) }
    : undefined;
}

function refusedIn({ outcomes }: Journal): Listed[] {
  return [...outcomes].flatMap(([{ kind, finding }, outcome]): Listed[] => {
    if (kind !== 'post' || finding === undefined) return [];
    const isRefused = outcome.kind === 'refused';
    if (!isRefused && !(outcome.kind === 'failed' && outcome.isListed)) return [];
    const why = isRefused ? 'unanchored' : 'not-posted';
    return [finding, ...finding.members].map((one) => ({ finding: one, why, reason: outcome.reason }));
  });
}

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
async function postThreads(posts: readonly Action[], journal: Journal, acting: Acting): Promise<Halt | undefined> {
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
    const found = await confirm(({ threads }) => nonces.every((nonce) => threads.some(({ marker }) => marker.nonce === nonce)), acting);
    if (found.kind === 'distrust') {
      for (const action of rest) outcomes.set(action, { kind: 'failed', reason: words.notReached(found.reason) });
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
  const scopes = new Set(rest.flatMap(({ finding }) => (finding === undefined ? [] : scopeKey(finding.scope))));
  const before = new Set(known.threads.map(({ id }) => id));
  const news = threads.filter(
    ({ id, marker: { nonce }, fingerprint }) => !nonces.includes(nonce) && !before.has(id) && scopes.has(scopeKey(fingerprint)),
  );
  return news.length === 0 ? undefined : words.threadsAppeared(news.length);
}

/** What is refused for its place is tried in the next form that the service has; as too large, in its short form. */
async function sendPosts(actions: readonly Action[], acting: Acting): Promise<ReadonlyMap<Action, Sent>> {
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
        sent.set(attempt.action, { kind: 'failed', isNotReady: false, reason: one?.failed ?? words.NOT_TOLD });
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
      twins: service.can.edits ? 'edited' : 'as-posted',
      ...(resembles && { resembles: { thread: resembles, page: pageOf(resembles, service), isOver: isOver(resembles) } }),
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

function toForms({ path, newLine, oldLine, last, wholeFile }: Anchor, { ladder }: Capabilities): readonly Form[] {
  const lines = { first: newLine, last: newLine };
  const forms: Record<Capabilities['ladder'][number], readonly Form[]> = {
    line: [
      oldLine === undefined
        ? { place: { path, newLine }, name: words.AT_ITS_LINE, lines }
        : { place: { path, newLine, oldLine }, name: words.WITH_OLD_LINE, lines },
    ],
    'new-line': oldLine === undefined ? [] : [{ place: { path, newLine }, name: words.WITHOUT_OLD_LINE, lines }],
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

function follow(attempt: Attempt, nonce: string, outcome: Outcome<Comment> | undefined, acting: Acting): Sent | Attempt {
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

/** Where runs of others write under the same account, a key signs where a comment stands as soon as that is known. */
async function bind(
  drafts: readonly Draft[],
  posts: readonly InlinePost[],
  outcomes: readonly Outcome<Comment>[],
  sent: Map<Action, Sent>,
  attempts: readonly Attempt[],
  { service, signing, known }: Acting,
): Promise<void> {
  if (signing.keys.length === 0) return;
  const shared = outcomes.flatMap((outcome) => (outcome.kind === 'done' && outcome.value.shared ? outcome.value.discussionId : []));
  const ours = [...shared, ...known.threads.flatMap(({ id, unsure }) => (unsure === undefined ? id : [])).toReversed()];
  const knownBeside = (id: string): string[] => {
    const at = ours.indexOf(id);
    return [...ours.slice(at + 1), ...ours.slice(0, at)].slice(0, MOST_KNOWN);
  };
  const bound = drafts.flatMap((one, index) => {
    const outcome = 'post' in one ? outcomes[posts.indexOf(one.post)] : undefined;
    const action = attempts[index]?.action;
    if (!('post' in one) || outcome?.kind !== 'done' || !outcome.value.shared || action === undefined) return [];
    const { id, discussionId } = outcome.value;
    const marker = { ...one.marker, bound: discussionId, knows: knownBeside(discussionId), signedAt: service.clock?.() };
    return [{ action, commentId: id, body: writeBody('thread', one.text, marker, signing, service.can.bodyLimit) }];
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

// Looks at the listing.

/** How long a comment may take to show up in the listing, in milliseconds between the looks. */
const LOOKS = [0, 500, 1_000, 2_000, 4_000, 8_000];
/** A write whose answer was lost may still be on its way. */
const LOST_MS = 2_000;

/** Lists until what was written stands there. */
export async function confirm(
  isThere: (listing: Listing) => boolean,
  acting: Acting,
): Promise<{ kind: 'seen'; listing: Listing } | { kind: 'distrust'; reason: string }> {
  let comments = 0;
  for (const wait of LOOKS) {
    if (wait > 0) acting.progress(words.waitingForComment(wait));
    await acting.sleep(wait);
    const listing = await acting.list(wait > 0 ? undefined : []);
    if (isThere(listing)) return { kind: 'seen', listing };
    comments = listing.comments;
  }
  return { kind: 'distrust', reason: words.notListed(comments) };
}

/** Lists once, and sets down as done the posts whose answer was lost and that are there. */
async function findLostPosts(
  { outcomes, lostPosts, marks }: Journal,
  acting: Acting,
  anew?: readonly string[],
): Promise<Listing> {
  const lost = lostPosts.size + [...marks.values()].filter(({ isLost }) => isLost).length;
  if (lost > 0) {
    acting.progress(words.waitingForLost(LOST_MS, lost === 1 ? '1 write' : `${lost} writes`));
    await acting.sleep(LOST_MS);
  }
  const listing = await acting.list(lost > 0 ? undefined : anew);
  for (const [action, nonce] of [...lostPosts]) {
    const thread = listing.threads.find(({ marker }) => marker.nonce === nonce);
    if (thread === undefined) continue;
    outcomes.set(action, { kind: 'done', thread: thread.id });
    lostPosts.delete(action);
  }
  return listing;
}

// Threads that are there.

/** What is to be done to one thread, as a second listing shows it. */
interface Work {
  action: Action;
  thread: Thread;
  marker?: Marker;
  /** It was to be resolved or reopened, and may not be: its comment says so. */
  why?: string;
}

/**
 * Resolves, reopens, edits and deletes. The flag comes first and then the mark, which is what people read and
 * what the next run goes by: whatever a killed run leaves, the next one sees what is missing. A thread that a
 * second listing shows in another state is not touched: absence is acted on where two listings agree.
 */
async function changeThreads(changes: readonly Action[], journal: Journal, acting: Acting): Promise<void> {
  if (changes.length === 0) return;
  acting.progress(words.updatingThreads(changes.length));
  const fresh = byId(await acting.list(discussionsOf(changes)));
  const portions = inPortions(changes, acting.service.can.changesAtOnce);
  const change = (portion: readonly Action[]): Promise<void> => changePortion(portion, fresh, journal, acting);
  // Where the listing does not tell whether this account may resolve, the first threads do.
  const first = portions.find((portion) =>
    portion.some(({ kind, thread }) => kind === 'resolve' && thread?.comment.mayResolve === undefined),
  );
  if (first !== undefined) await change(first);
  await inFlight(
    portions.filter((portion) => portion !== first),
    change,
  );
}

/** Threads that no earlier listing answers for. */
function discussionsOf(actions: readonly Action[]): string[] {
  return actions.flatMap((action) => (isWriting(action) && action.thread !== undefined ? action.thread.id : []));
}

function byId({ threads }: Listing): ReadonlyMap<string, Thread> {
  return new Map(threads.map((thread) => [thread.id, thread]));
}

async function changePortion(
  actions: readonly Action[],
  fresh: ReadonlyMap<string, Thread>,
  journal: Journal,
  acting: Acting,
): Promise<void> {
  const { outcomes } = journal;
  const works: Work[] = [];
  for (const action of actions) {
    const work = await prepare(action, fresh, journal, acting);
    if ('action' in work) works.push(work);
    else outcomes.set(action, work);
  }
  const flagged = await setFlags(works, journal, acting);
  await writeMarks(flagged, journal, acting);
}

async function prepare(
  action: Action,
  fresh: ReadonlyMap<string, Thread>,
  journal: Journal,
  acting: Acting,
): Promise<Work | Acted> {
  const stop = acting.stopped();
  if (stop !== undefined) return { kind: 'failed', reason: words.notReached(stop) };
  const planned = action.thread as Thread;
  const thread = fresh.get(planned.id);
  if (thread === undefined || !isUnchanged(action, thread) || (action.winner && !fresh.has(action.winner.id)))
    return { kind: 'failed', reason: words.LISTINGS_DISAGREE };
  if (action.kind === 'delete') {
    if (thread.replies.length > 0) return { kind: 'failed', reason: words.SPOKEN_MEANWHILE };
    const outcome = await remove(thread, acting.service);
    if (outcome.kind === 'unknown') journal.marks.set(action, { step: 0, isSaid: false, isLost: true });
    return outcome.kind === 'done' ? { kind: 'done' } : { kind: 'failed', reason: whyNot(outcome) };
  }
  return { action, thread, marker: markerFor(action, thread, acting) };
}

/** Another run, or a person, may have changed it since the plan was made; ordinary replies change nothing. */
function isUnchanged({ thread: planned, decision, by, undiscussed }: Action, now: Thread): boolean {
  const said = (thread: Thread | undefined): string =>
    statementsKey((thread?.replies ?? []).map(({ id, body, author }) => ({ id, line: body, ...(author !== undefined && { author }) })));
  return (
    planned?.isResolved === now.isResolved &&
    planned.mark.step === now.mark.step &&
    planned.unsure === now.unsure &&
    (undiscussed !== true || now.replies.length === 0) &&
    ((decision === undefined && by === undefined) || (said(planned) === said(now) && sameReplies(planned, now)))
  );
}

function sameReplies(a: Thread, b: Thread): boolean {
  const texts = (thread: Thread): string => JSON.stringify(thread.replies.map(({ id, body }) => [id, body]).toSorted());
  return texts(a) === texts(b);
}

/** Our marks go first, so that a death in between leaves a thread to be removed. */
async function remove({ marks, comment }: Thread, service: ReviewService): Promise<Outcome<unknown>> {
  for (const { id } of marks) {
    const outcome = await service.deleteComment(id);
    if (outcome.kind !== 'done') return outcome;
  }
  return service.deleteComment(comment.id);
}

/** The marker of a thread with what an action says of it. */
function markerFor(action: Action, thread: Thread, acting: Acting): Marker {
  const { kind, mark = thread.mark.mark, decision, by, finding, grouped, now } = action;
  const says: Saying = decision !== undefined ? decision.says : by !== undefined ? 'taken back' : sayingOf(kind, mark);
  const dismissal: Statement | undefined = decision ?? by ?? thread.mark.dismissal;
  const isMarking = kind !== 'edit';
  const isContested = kind === 'reopen' && thread.mark.mark === 'fixed' && thread.mark.head === acting.head;
  const isMoved = kind === 'reopen' && finding?.at !== undefined && finding.position.kind === 'anchored' && !isUncommitted(finding.place);
  return {
    ...thread.marker,
    ...thread.mark,
    ...(isMarking && {
      // A thread that stays open says what it would have been resolved as.
      mark: kind === 'comment' ? 'gone' : mark,
      step: thread.mark.step + 1,
      head: acting.head,
      says: acting.redact(markLine(says, acting.head, decision)),
      replies: thread.replies.length,
      ...(dismissal !== undefined && { dismissal }),
      way: decision === undefined ? undefined : isResolvedByHand(thread) ? 'hand' : 'reply',
      ...(isContested && { contestedAt: acting.head }),
    }),
    ...(isMoved && { latest: acting.posting?.fingerprint(finding) }),
    ...(grouped !== undefined && { grouped }),
    ...(now !== undefined && { now: now ?? undefined }),
    ...(finding === undefined && { now: undefined }),
    bound: thread.id,
    signedAt: acting.service.clock?.(),
  };
}

function sayingOf(kind: Action['kind'], mark: Marker['mark']): Saying {
  if (kind === 'reopen') return 'reported';
  if (mark === 'open' || mark === 'dismissed') return 'reported';
  return mark;
}

/** Sets the flags that are not as they should be; of each work what is to be written then. */
async function setFlags(works: readonly Work[], journal: Journal, acting: Acting): Promise<Work[]> {
  const { service } = acting;
  const wants = ({ action }: Work): boolean | undefined =>
    action.kind === 'resolve' ? true : action.kind === 'reopen' ? false : undefined;
  const ready: Work[] = [];
  const calls: Work[] = [];
  for (const work of works) {
    const wanted = wants(work);
    const { comment, isResolved } = work.thread;
    const isForbidden = wanted === true && (journal.mayNotResolve !== undefined || comment.mayResolve === false);
    if (wanted === undefined || comment.resolved === wanted || (comment.resolved === undefined && isResolved === wanted))
      ready.push(work);
    else if (isForbidden) ready.push(...forbidden(work, journal.mayNotResolve ?? words.NO_RIGHT, journal, acting));
    else calls.push(work);
  }
  if (calls.length === 0) return ready;
  const outcomes = await service.setResolved(
    calls.map((work) => ({ discussionId: work.thread.id, resolved: wants(work) === true })),
  );
  for (const [index, work] of calls.entries()) {
    const outcome = soleOutcome(outcomes.slice(index, index + 1));
    if (outcome.kind === 'done') ready.push(work);
    else if (outcome.kind === 'no-effect' && outcome.refusal === 'forbidden') {
      if (wants(work) === true) journal.mayNotResolve ??= whyNot(outcome);
      ready.push(...forbidden(work, whyNot(outcome), journal, acting));
    } else journal.outcomes.set(work.action, { kind: 'failed', reason: whyNot(outcome) });
  }
  return ready;
}

/** The flag stays as it is, and the comment says what it would have said; one that says so already needs no more. */
function forbidden(work: Work, message: string, { outcomes }: Journal, acting: Acting): Work[] {
  const { action, thread, marker } = work;
  const isReopening = action.kind === 'reopen';
  const why = `${isReopening ? words.STAYS_RESOLVED : words.STAYS_OPEN}: ${message}`;
  if (marker === undefined || (!isReopening && thread.mark.mark === 'gone')) {
    outcomes.set(action, { kind: 'said', marked: false, reason: why });
    return [];
  }
  const mark = isReopening ? 'over' : action.decision !== undefined ? 'dismissed' : 'gone';
  const says = isReopening ? acting.redact(markLine('over', acting.head)) : marker.says;
  const way = action.decision === undefined ? {} : { way: 'said' as const };
  return [{ ...work, why, marker: { ...marker, mark, says, ...way } }];
}

async function writeMarks(works: readonly Work[], journal: Journal, acting: Acting): Promise<void> {
  const { outcomes, marks } = journal;
  const { service } = acting;
  // A thread that says that its finding is gone needs no more words when it is resolved.
  const isSaid = ({ action, thread, why }: Work): boolean =>
    action.kind === 'resolve' && action.decision === undefined && why === undefined && thread.mark.mark === 'gone';
  for (const work of works.filter(isSaid)) outcomes.set(work.action, { kind: 'done' });
  const left = works.filter((work) => !isSaid(work));
  const written = await send(left, acting);
  const back: Work[] = [];
  for (const [index, work] of left.entries()) {
    const outcome = soleOutcome(written.slice(index, index + 1));
    const { action, why, marker, thread } = work;
    const isFlagged = action.kind === 'resolve' && why === undefined && !thread.isResolved;
    if (outcome.kind === 'no-effect') {
      outcomes.set(action, { kind: 'failed', reason: whyNot(outcome) });
      if (isFlagged) back.push(work);
      continue;
    }
    const isLost = outcome.kind === 'unknown';
    outcomes.set(action, isLost ? { kind: 'failed', reason: whyNot(outcome) } : doneAs(action, why));
    if (action.kind !== 'edit') marks.set(action, { step: marker?.step ?? 0, isSaid: why !== undefined, isLost });
  }
  // Without its mark a thread would pass for one that a person resolved, also when its finding comes back.
  if (back.length > 0)
    await service.setResolved(back.map(({ thread }) => ({ discussionId: thread.id, resolved: false })));
}

function isEditable({ comment, unsure }: Thread, { service }: Acting): boolean {
  return service.can.edits && comment.mine !== false && (unsure === undefined || unsure === 'unbound');
}

function doneAs({ kind }: Action, why: string | undefined): Acted {
  if (why === undefined) return { kind: 'done' };
  return kind === 'reopen' ? { kind: 'failed', reason: why } : { kind: 'said', marked: true, reason: why };
}

/** Marks go into the comment where that can be edited, else into a reply. In the order of the works. */
async function send(works: readonly Work[], acting: Acting): Promise<readonly Outcome<unknown>[]> {
  const { service, signing } = acting;
  const bodies = works.map(({ action, thread, marker }) => {
    if (marker === undefined) return undefined;
    const canEdit = isEditable(thread, acting);
    const { finding, grouped, now = null } = action;
    const { rule: id, level } = thread.fingerprint;
    // What is fixed is nowhere any more.
    const isGone = finding === undefined && thread.marker.now !== undefined;
    const named =
      finding !== undefined && grouped !== undefined
        ? withSentences(thread.text, finding, { grouped, now }, acting)
        : isGone
          ? withSentences(thread.text, { rule: { id }, level }, { grouped: thread.marker.grouped, now: null }, acting)
          : thread.text;
    const text = marker.says === '' ? named : `${marker.says}\n\n${named}`;
    // Its words may be those of others: they are not signed, and without a marker it is a thread of ours no more.
    if (canEdit && thread.unsure === 'unbound')
      return { carrier: 'edit' as const, body: sealBody({ markdown: text }, service.can.bodyLimit) };
    try {
      return canEdit
        ? { carrier: 'edit' as const, body: writeBody('thread', text, marker, signing, service.can.bodyLimit) }
        : { carrier: 'reply' as const, body: writeBody('mark', marker.says, marker, signing, service.can.bodyLimit) };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return { carrier: 'none' as const, body: words.markNotWritten(error.message) };
    }
  });
  const edits = works.flatMap(({ thread }, index) => {
    const one = bodies[index];
    return one?.carrier === 'edit' ? [{ commentId: thread.comment.id, body: one.body }] : [];
  });
  const edited = (edits.length === 0 ? [] : await service.edit(edits)).values();
  const outcomes: Outcome<unknown>[] = [];
  for (const [index, { thread }] of works.entries()) {
    const one = bodies[index];
    if (one?.carrier === 'edit') outcomes.push(edited.next().value ?? { kind: 'unknown', message: words.NOT_TOLD });
    else if (one?.carrier === 'reply') outcomes.push(await service.reply(thread.id, one.body));
    else outcomes.push({ kind: 'no-effect', refusal: 'other', message: one?.body ?? words.NOT_TOLD });
  }
  return outcomes;
}

// The look at what was written.

const ROUNDS = 3;

/**
 * Looks at what the run has written, and repairs what is not as it should be, three listings at most. A mark that
 * is not there is written again. A comment that is not there is posted again where the listing does not lag; else
 * it is left to the next run. A thread that another run posted meanwhile for the same finding is deleted when two
 * listings show both.
 */
async function audit(journal: Journal, acting: Acting): Promise<void> {
  const { outcomes, lostPosts, marks } = journal;
  const wrote = [...outcomes].some(([action, { kind }]) => isWriting(action) && (kind === 'done' || kind === 'said'));
  if (!wrote && lostPosts.size + marks.size === 0) return;
  let suspects = new Set<string>();
  for (let round = 1; ; round += 1) {
    const listing = await findLostPosts(journal, acting, [...discussionsOf([...outcomes.keys()]), ...suspects]);
    const repeated = await repairMarks(journal, listing, acting);
    if (acting.stopped() !== undefined || round === ROUNDS) return giveUp(journal, acting);
    if (isCaughtUp(listing, outcomes))
      for (const [action, sent] of await sendPosts([...lostPosts.keys()], acting)) {
        if (sent.kind === 'unknown') lostPosts.set(action, sent.nonce);
        else {
          lostPosts.delete(action);
          outcomes.set(action, sent.kind === 'done' ? { kind: 'done', thread: sent.thread } : { kind: 'failed', reason: sent.reason });
        }
      }
    const duplicates = findDuplicates(listing, acting);
    for (const { thread, winner } of duplicates) {
      if (!suspects.has(thread.id) || thread.replies.length > 0) continue;
      const action: Action = { kind: 'delete', thread, winner, reason: `discussion ${winner.id} is about the same finding` };
      const outcome = await remove(thread, acting.service);
      outcomes.set(action, outcome.kind === 'done' ? { kind: 'done' } : { kind: 'failed', reason: whyNot(outcome) });
    }
    suspects = new Set(duplicates.map(({ thread }) => thread.id));
    if (lostPosts.size + marks.size + duplicates.length + repeated === 0) return;
  }
}

/** Threads that were posted twice at this head: the first by the ids of their comments stays. */
function findDuplicates({ threads }: Listing, { head }: Acting): { thread: Thread; winner: Thread }[] {
  const groups = Map.groupBy(
    threads.filter(({ fingerprint, isResolved, unsure }) => fingerprint.commit === head && !isResolved && unsure === undefined),
    ({ fingerprint: { tool, category, rule, path, line, text } }) => JSON.stringify([tool, category, rule, path, line, text]),
  );
  return [...groups.values()].flatMap((group) => {
    const [winner, ...others] = group.toSorted(
      (a, b) => Number(b.replies.length > 0) - Number(a.replies.length > 0) || (a.comment.id < b.comment.id ? -1 : 1),
    );
    return winner === undefined ? [] : others.map((thread) => ({ thread, winner }));
  });
}

/** A listing that shows all that this run posted for sure does not hide what it may have posted before. */
function isCaughtUp({ threads }: Listing, outcomes: ReadonlyMap<Action, Acted>): boolean {
  const posted = [...outcomes].flatMap(([{ kind }, outcome]) =>
    kind === 'post' && outcome.kind === 'done' && outcome.thread !== undefined ? [outcome.thread] : [],
  );
  return posted.length > 0 && posted.every((id) => threads.some((thread) => thread.id === id));
}

/** @returns how many marks were sent again: a further listing has to show them */
async function repairMarks({ outcomes, marks }: Journal, listing: Listing, acting: Acting): Promise<number> {
  const there = byId(listing);
  let repeated = 0;
  for (const [action, one] of [...marks]) {
    const thread = there.get(action.thread?.id ?? '');
    const why = one.isSaid ? words.STAYS_OPEN : undefined;
    const isThere = action.kind === 'delete' ? thread === undefined : (thread?.mark.step ?? 0) >= one.step;
    // A reply that a listing does not show yet is not written twice.
    const isRepeatable = thread !== undefined && action.kind !== 'delete' && (one.isLost || isEditable(thread, acting));
    if (isThere || (!isRepeatable && !one.isLost)) {
      if (one.isLost) outcomes.set(action, doneAs(action, why));
      marks.delete(action);
    } else if (isRepeatable) {
      const marker = markerFor(action, thread, acting);
      const [outcome] = await send([{ action, thread, marker: { ...marker, mark: one.isSaid ? 'gone' : marker.mark } }], acting);
      repeated += 1;
      if (outcome?.kind !== 'done') continue;
      outcomes.set(action, doneAs(action, why));
      marks.set(action, { ...one, isLost: false });
    }
  }
  return repeated;
}

/** Marks that no listing shows were not written, whatever the service said. */
async function giveUp({ outcomes, marks }: Journal, { service }: Acting): Promise<void> {
  for (const [action, { isLost }] of marks) if (!isLost) outcomes.set(action, { kind: 'failed', reason: words.NOT_LISTED });
  const back = [...marks.keys()].flatMap(({ kind, thread }) => (kind === 'resolve' && thread?.isResolved === false ? thread : []));
  if (back.length > 0) await service.setResolved(back.map(({ id }) => ({ discussionId: id, resolved: false })));
}

export { isDecision, isResolving, isSameStatement, readMarker, type Summary };
