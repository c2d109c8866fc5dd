import { z } from 'zod';
import type { BaseFinding, Level, State, TrueFinding } from './scenario.ts';

/** What the sandbox's own database holds, as its administration shows it. */
export const truthSchema = z.object({
  threads: z.array(
    z.object({
      discussionId: z.string(),
      resolvable: z.boolean(),
      resolved: z.boolean(),
      path: z.string().optional(),
      comments: z.array(
        z.object({ id: z.string(), body: z.string(), author: z.object({ name: z.string() }) }),
      ),
    }),
  ),
  checks: z.array(
    z.object({
      name: z.string(),
      state: z.string(),
      result: z.string().nullable(),
      description: z.string().nullable(),
    }),
  ),
});
export type Truth = z.output<typeof truthSchema>;
type Thread = Truth['threads'][number];

/**
 * What the scenario knows beside the state: comments that are not ours, and whether people resolved or
 * reopened anything.
 */
export interface Expectation {
  readonly state: State;
  readonly checkName: string;
  /** Every comment of a person that was ever seen, by id. */
  readonly foreign: ReadonlyMap<string, string>;
  /**
   * A thread that a person started, and whether people have resolved it; undefined where people have deleted
   * it.
   */
  readonly foreignThread: { readonly discussionId: string; readonly resolved: boolean } | undefined;
  readonly people: 'quiet' | 'active';
  /**
   * Names of what the base has as well, where it was compared with: nothing is to be said of it. There
   * warnings fail the check, too.
   */
  readonly existing?: readonly BaseFinding[];
  /** `refused`: the service lets us resolve nothing, so that threads say what they would be resolved as. */
  readonly resolving?: 'refused';
  /**
   * Threads that a run which was cut off left with a flag and without its mark: they pass for those that a
   * person resolved or reopened, until a run marks them.
   */
  readonly unmarked?: ReadonlySet<string>;
}

export const BOT = 'SARIF Review Bot';
const HIDDEN = /<!-- sarif-review:\d+:(thread|mark|summary|intent):[\w.]+:[\w.]+(?::[\w.]*)? -->/u;
/** Where no key signs. */
const OPENING = '<!-- static analysis -->\n';
const RETIRED = 'The same finding has another thread';
/** Thread of a finding that a person has decided about, or had. */
const DECIDED = ['Dismissed as', 'Accepted as of', 'Accepted by', 'The dismissal was taken back'];
const RESOLVING = ['Fixed as of', 'Suppressed as of', 'No longer part of this change'];
/** What a run that resolves a thread says in it. */
const SETTLING = [RETIRED, 'Dismissed as', 'Accepted as of', 'Accepted by', ...RESOLVING];

/**
 * Everything in which the sandbox's truth breaks the promise, one sentence each. Reads nothing but its
 * arguments.
 */
export function breaches(truth: Truth, { existing: known, ...given }: Expectation): readonly string[] {
  const existing: readonly string[] = known ?? [];
  const findings = given.state.findings.filter(({ name, cameIn }) => cameIn || !existing.includes(name));
  const failing: readonly Level[] = known === undefined ? ['error'] : ['error', 'warning'];
  const expected = { ...given, ...(known && { existing: known }), state: { ...given.state, findings } };
  return [
    ...expected.state.findings.flatMap((finding) => ofFinding(finding, truth, expected)),
    ...(isUnverified(given.state, known) ? [] : ofGone(truth, expected)),
    ...ofSummaryComment(truth, expected, known === undefined ? [] : failing),
    ...ofNotes(truth),
    ...ofForeign(truth, expected),
    ...ofCheck(truth, expected, failing, isUnverified(given.state, known)),
  ];
}

/**
 * Whether something that would fail the check has no place and may be of the change: no run finishes that.
 */
export function isUnverified({ findings }: State, existing: Expectation['existing']): boolean {
  const failing: readonly Level[] = existing === undefined ? ['error'] : ['error', 'warning'];
  return findings.some(
    ({ level, suppressed, mayBeOfChange }) =>
      !suppressed &&
      failing.includes(level) &&
      (mayBeOfChange === 'by-line' || (mayBeOfChange === 'by-file' && existing === undefined)),
  );
}

function hiddenKind(body: string): string | undefined {
  return HIDDEN.exec(body)?.[1];
}

function isOurs(comment: Thread['comments'][number], kind: string): boolean {
  return comment.author.name === BOT && hiddenKind(comment.body) === kind;
}

/** Copies that people made of summary comments and notes of ours, by id: each run tries to delete them. */
export function topLevelCopies({ threads }: Truth): readonly string[] {
  return threads.flatMap(({ resolvable, comments }) =>
    resolvable
      ? []
      : comments
          .filter(({ author, body }) => author.name !== BOT && isTopLevelKind(hiddenKind(body)))
          .map(({ id }) => id),
  );
}

function isTopLevelKind(kind: string | undefined): boolean {
  return kind === 'summary' || kind === 'intent';
}

/**
 * Threads that a comment of ours about this finding starts, but for those that say themselves that another
 * one stands for them.
 */
function aliveThreads(name: string, { threads }: Truth): readonly Thread[] {
  return threads.filter(
    ({ resolvable, comments }) =>
      resolvable &&
      comments.some((comment) => isOurs(comment, 'thread') && comment.body.includes(`Call of ${name}`)) &&
      !comments.some((comment) => isOurs(comment, 'mark') && visible(comment.body).startsWith(RETIRED)) &&
      !comments.some((comment) => isOurs(comment, 'thread') && visible(comment.body).startsWith(RETIRED)),
  );
}

function hasCopy({ discussionId, comments }: Thread, { threads }: Truth): boolean {
  const root = comments.find((comment) => isOurs(comment, 'thread'));
  return threads.some(
    (other) =>
      other.discussionId !== discussionId &&
      other.comments.some(({ body, author }) => author.name !== BOT && body === root?.body),
  );
}

/**
 * The last thing that we wrote into a thread, in the words that people read: in a reply, or above the first
 * comment where that is edited.
 */
function lastWord({ comments }: Thread): string {
  const root = comments.find((comment) => isOurs(comment, 'thread'))?.body ?? '';
  const isEdited = [RETIRED, 'Reported again', 'Left open', ...DECIDED, ...RESOLVING].some((words) =>
    visible(root).startsWith(words),
  );
  const reply = comments.findLast((comment) => isOurs(comment, 'mark'))?.body ?? '';
  return visible(isEdited ? root : reply);
}

/** From its first line that people see. */
function visible(body: string): string {
  return body.startsWith(OPENING) ? body.slice(OPENING.length) : body;
}

function isSaidToBeGone(thread: Thread): boolean {
  return RESOLVING.some((words) => lastWord(thread).startsWith(words));
}

function resolvedByUs(thread: Thread, { people, unmarked }: Expectation): boolean {
  if (!thread.resolved) return false;
  return (people === 'quiet' && unmarked?.has(thread.discussionId) !== true) || isSaidToBeGone(thread);
}

/** Threads of ours whose flag is not what they say. */
export function unmarkedThreads({ threads }: Truth): readonly string[] {
  return threads.flatMap((thread) =>
    thread.comments.some((comment) => isOurs(comment, 'thread')) &&
    thread.resolved !== SETTLING.some((words) => lastWord(thread).startsWith(words))
      ? [thread.discussionId]
      : [],
  );
}

function ofFinding(finding: TrueFinding, truth: Truth, expected: Expectation): readonly string[] {
  const all = aliveThreads(finding.name, truth);
  const open = all.filter(({ resolved }) => !resolved);
  const alive = finding.recounted && open.length > 0 ? open : all;
  const found: string[] = [];
  // Of a comment and its copy nobody can tell which is ours, so neither is touched: duplicates stay that have
  // copies, every one of them.
  const removable = alive.filter((thread) => !hasCopy(thread, truth));
  if (alive.length > 1 && removable.length > 0)
    found.push(`${finding.name} has ${alive.length} threads of ours`);
  if (finding.suppressed) {
    const unsaid = expected.resolving === 'refused' ? open.filter((thread) => !isSaidToBeGone(thread)) : open;
    if (expected.people === 'quiet' && unsaid.length > 0) {
      found.push(`${finding.name} is suppressed, and its thread is open`);
    }
    return found;
  }
  if (finding.file === 'unlocated') {
    if (!isUnverified({ ...expected.state, findings: [finding] }, expected.existing)) return found;
    const end = ` as of ${expected.state.commit.slice(0, 7)}`;
    const fixed = alive.filter((thread) => isSaidToBeGone(thread) && lastWord(thread).includes(end));
    if (fixed.length > 0) found.push(`${finding.name} may be there, and we resolved its thread`);
  }
  if (finding.file !== 'in-diff') return found;
  const wrong = alive.filter((thread) => resolvedByUs(thread, expected));
  if (wrong.length > 0) {
    const words = wrong.map((thread) => lastWord(thread).split('\n')[0] || 'without a mark');
    found.push(`${finding.name} is there, and we resolved its thread (${words.join(', ')})`);
  }
  // It may be open, and say that it is fixed.
  const lying = alive.filter((thread) => !thread.resolved && isSaidToBeGone(thread));
  if (expected.people === 'quiet' && lying.length > 0)
    found.push(`${finding.name} is there, and its open thread says that it is not`);
  if (alive.length === 0 && !isTakenOver(finding.name, truth)) found.push(`${finding.name} has no thread`);
  return found;
}

/**
 * A person copied our comment into its own thread and deleted ours: the thread now begins with the copy, and
 * nothing tells the two apart.
 */
function isTakenOver(name: string, { threads }: Truth): boolean {
  return threads.some(({ resolvable, comments: [first] }) => {
    const isCopy = first !== undefined && first.author.name !== BOT && hiddenKind(first.body) === 'thread';
    return resolvable && isCopy && first.body.includes(`Call of ${name}`);
  });
}

/** Where nobody else acted, a thread whose finding is gone is resolved. */
function ofGone(truth: Truth, { state, people, resolving, unmarked }: Expectation): readonly string[] {
  if (people === 'active') return [];
  const present = state.findings.map(({ name }) => `Call of ${name}.`);
  return truth.threads.flatMap((thread) => {
    const { resolvable, resolved, discussionId, comments } = thread;
    const root = comments.find((comment) => isOurs(comment, 'thread'));
    if (!resolvable || root === undefined || resolved) return [];
    if (present.some((text) => root.body.includes(text))) return [];
    // A run that was cut off had reopened it.
    if (unmarked?.has(discussionId) && isSaidToBeGone(thread)) return [];
    if (resolving === 'refused' && isSaidToBeGone(thread)) return [];
    return [`discussion ${discussionId} is open, and its finding is gone: ${root.body.split('\n')[0]}`];
  });
}

/**
 * Whether a finding that is not on the diff is reported all the same: one whose place is not known is
 * on no line that the change adds, which is all that is looked at where the base was compared with.
 */
function isElsewhere(file: TrueFinding['file'], existing: Expectation['existing']): boolean {
  return file === 'unchanged' || (file === 'unlocated' && existing === undefined);
}

/**
 * @param shown levels of findings that are listed although they have a thread, since that is closed with its
 * file
 */
function ofSummaryComment(
  truth: Truth,
  { state, existing }: Expectation,
  shown: readonly Level[],
): readonly string[] {
  const summaries = truth.threads.flatMap(({ resolvable, comments }) =>
    resolvable ? [] : comments.filter((comment) => isOurs(comment, 'summary')),
  );
  const listed = state.findings.filter(
    ({ file, suppressed, name, level }) =>
      isElsewhere(file, existing) &&
      !suppressed &&
      (file === 'unlocated' || shown.includes(level) || aliveThreads(name, truth).length === 0),
  );
  const wanted = listed.length > 0 ? 1 : 0;
  if (summaries.length !== wanted)
    return [`there are ${summaries.length} summary comments instead of ${wanted}`];
  return listed
    .filter(({ name }) => !summaries.some(({ body }) => body.includes(`Call of ${name}`)))
    .map(({ name }) => `${name} is not on the diff, and the summary comment does not list it`);
}

/**
 * A note of what is about to be resolved is gone once it is; one that names a thread with a copy, which
 * nobody may touch, stays.
 */
function ofNotes(truth: Truth): readonly string[] {
  if (truth.threads.some((thread) => hasCopy(thread, truth))) return [];
  const notes = truth.threads.flatMap(({ comments }) =>
    comments.filter((comment) => isOurs(comment, 'intent')),
  );
  const begun = truth.threads
    .flatMap(({ comments }) => comments.filter((comment) => isOurs(comment, 'thread')))
    .filter(({ body }) => payloadOf(body).i !== undefined);
  return [
    ...notes.map(({ id, body }) => `note ${id} is left: ${body.split('\n')[0]}`),
    ...begun.map(({ id }) => `comment ${id} still says what is to be done to its thread`),
  ];
}

/** What the marker of a thread says, of which `i` is what is to be done to it. */
function payloadOf(body: string): { readonly i?: unknown } {
  const payload = /<!-- sarif-review:\d+:thread:([\w.]+):/u.exec(body)?.[1] ?? '';
  const text = Buffer.from(payload.replaceAll('.', '+').replaceAll('_', '/'), 'base64').toString('utf8');
  return z.looseObject({ i: z.unknown().optional() }).parse(JSON.parse(text));
}

function ofForeign(truth: Truth, { foreign, foreignThread }: Expectation): readonly string[] {
  const now = new Map(truth.threads.flatMap(({ comments }) => comments.map(({ id, body }) => [id, body])));
  const lost = [...foreign].filter(([id, body]) => now.get(id) !== body);
  const thread = truth.threads.find(({ discussionId }) => discussionId === foreignThread?.discussionId);
  return [
    ...lost.map(([id]) => `comment ${id} of a person was deleted or changed`),
    ...(thread?.resolved === foreignThread?.resolved
      ? []
      : ['the thread of a person was resolved or deleted']),
  ];
}

function ofCheck(
  truth: Truth,
  { state, checkName, existing }: Expectation,
  failing: readonly Level[],
  unverified: boolean,
): readonly string[] {
  const check = truth.checks.find(({ name }) => name === checkName);
  const fails = state.findings.some(
    ({ level, suppressed, file }) =>
      failing.includes(level) && !suppressed && (file === 'in-diff' || isElsewhere(file, existing)),
  );
  const wanted = `DONE ${fails || unverified ? 'FAILURE' : 'SUCCESS'}`;
  const commit = `; at ${state.commit.slice(0, 7)}`;
  const is = `${check?.state} ${check?.result} ${check?.description}`;
  if (unverified && !fails && is.startsWith(`${wanted} not finished: `)) return [];
  return is.startsWith(`${wanted} `) && is.endsWith(commit)
    ? []
    : [`the check says "${is}" instead of "${wanted} …${commit}"`];
}

/** Comments that are not ours, by id. */
export function foreignComments(truth: Truth): ReadonlyMap<string, string> {
  return new Map(
    truth.threads.flatMap(({ comments }) =>
      comments.filter(({ author }) => author.name !== BOT).map(({ id, body }) => [id, body] as const),
    ),
  );
}
