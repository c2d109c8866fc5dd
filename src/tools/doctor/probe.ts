import type { Git } from '../../git/git.ts';
import { readDiff } from '../../git/read-diff.ts';
import { type ReviewedOnService, toKeyring } from '../../inputs/reviewed.ts';
import { connect } from '../../run/connect.ts';
import { type Frame, sleepUnlessStopped } from '../../run/frame.ts';
import {
  type Change,
  type Comment,
  type InlinePost,
  type Outcome,
  type Position,
  type ReviewService,
  soleOutcome,
} from '../../services/port.ts';
import { lettersOf } from '../../text/lines.ts';
import { type SealedBody, sealBody } from '../../text/seal.ts';
import { type Diagnosis, failed, notChecked } from './diagnosis.ts';

/** Asks whether to go on; `nobody` where nobody is there to be asked. */
export type Ask = (question: string) => Promise<'yes' | 'no' | 'nobody'>;

/** For all that is tried, and for cleaning up after it. */
const PATIENCE_MS = 180_000;
const CLEANING_MS = 60_000;
const READY_MS = 30_000;
/** Waits between looks at a listing. */
const LOOKS_MS = [0, 500, 1_000, 2_000, 4_000, 8_000];
/** A post whose answer was lost may still be on its way: this long. */
const LOST_MS = 2_000;
/** A line that no file has. */
const NO_LINE = 99_999_999;
/** What the hidden line of each comment of a probe begins with; no marker of a run reads like it. */
const HIDDEN = '<!-- probe of sarif-review ';

const told =
  (state: Diagnosis['state']) =>
  (message: string, remedy?: string): Diagnosis => ({
    check: 'probe',
    state,
    message,
    ...(remedy !== undefined && { remedy }),
  });
const confirmed = told('ok');
/** An assumption that is not confirmed; a run copes with it, or does without. */
const differs = told('warn');
/** Something that a run cannot do without. */
const broken = told('fail');

/**
 * Tries on a change of the user's what plans take for granted, once somebody agreed. Deletes what it made,
 * however it ends; no other comment is touched.
 */
export async function* probeService(
  reviewed: ReviewedOnService,
  change: Change,
  git: Git,
  ask: Ask,
  { host, world }: Pick<Frame, 'host' | 'world'>,
): AsyncGenerator<Diagnosis> {
  const mask = (secret: string) => host.mask(secret);
  const asker = { host: { info: () => undefined, mask }, world };
  const open = (patience: number, signal?: AbortSignal) => {
    const limits = { readyTimeoutMs: READY_MS, deadline: world.now() + patience };
    return connect(reviewed, { ...limits, ...(signal !== undefined && { signal }) }, asker);
  };
  const place = await findPlace(change, git);
  if (place === undefined) {
    yield broken('not probed: needs a diff that adds a line, with both of its commits in this checkout');
    return;
  }
  const service = await open(PATIENCE_MS, world.stop);
  const answer = await ask(
    `This posts a few comments on ${service.name} (at ${place.path}:${place.newLine}), and deletes them again. People may be notified of them. Go on?`,
  );
  if (answer !== 'yes') {
    yield answer === 'no'
      ? notChecked('probe', 'that you agree')
      : broken('there is no terminal to ask whether comments may be posted: agree with --yes');
    return;
  }
  const keyless = toKeyring(reviewed)[0].keyless === true;
  const probing = {
    service,
    change,
    place,
    keyless,
    nonce: world.nonce(),
    world,
    made: new Set<string>(),
    isLost: false,
  };
  yield* probe(probing, () => open(CLEANING_MS));
}

/**
 * The first line that the diff of a change adds, which every service takes a comment on; undefined where it
 * adds none, or its commits are not at hand.
 */
async function findPlace({ base, head, pin }: Change, git: Git): Promise<Position | undefined> {
  if (base === null || head === null) return undefined;
  const diff = await readDiff(git, base, head, { algorithm: 'default' }).catch(() => undefined);
  for (const { newPath, binary, type, hunks } of diff?.files ?? []) {
    const hunk = hunks.find(({ newLines }) => newLines > 0);
    if (newPath === undefined || binary || type !== 'file' || hunk === undefined) continue;
    const position = { path: newPath, newLine: hunk.newStart, baseSha: base, headSha: head };
    return pin === undefined ? position : { ...position, pin };
  }
  return undefined;
}

interface Probing {
  readonly service: ReviewService;
  readonly change: Change;
  /** A line that the diff adds. */
  readonly place: Position;
  readonly keyless: boolean;
  /** Random; stands in each comment of this probe, and in no other. */
  readonly nonce: string;
  readonly world: Frame['world'];
  /** Ids of the comments that this probe made and that are still there, in the order of their making. */
  readonly made: Set<string>;
  /** Whether the answer to a post was lost, which may still be on its way. */
  isLost: boolean;
}

/** @param cleaner the same service, which answers also after a signal */
async function* probe(probing: Probing, cleaner: () => Promise<ReviewService>): AsyncGenerator<Diagnosis> {
  const { service, nonce, world } = probing;
  let there: readonly Comment[];
  try {
    there = await service.listComments();
  } catch (error) {
    yield failed('probe', error);
    return;
  }
  const isMade = ({ id, body, mine }: Comment): boolean =>
    mine !== false && body.includes(nonce) && there.every((one) => one.id !== id);
  const leftOvers = there.filter(({ body, mine }) => body.includes(HIDDEN) && mine !== false);
  let cleaned: Diagnosis | undefined;
  try {
    if (leftOvers.length > 0)
      yield differs(
        `an earlier probe that was killed may have left the comments ${leftOvers.map(({ id }) => id).join(', ')}`,
        'delete them by hand',
      );
    for await (const diagnosis of tryAll(probing)) {
      // What came of calls that were not sent any more says nothing of the service.
      if (world.stop.aborted) break;
      yield diagnosis;
    }
    if (world.stop.aborted) yield broken('the probe was stopped before its end');
  } catch (error) {
    yield failed('probe', error);
  } finally {
    cleaned = await cleanUp(await cleaner(), isMade, probing);
  }
  yield cleaned;
}

async function* tryAll(probing: Probing): AsyncGenerator<Diagnosis> {
  const { nonce, place } = probing;
  const body = probeBody(nonce, 'Can a thread be posted here?');
  const [thread] = await post([{ body, position: place }], probing);
  if (thread?.kind !== 'done') {
    yield refused('posting a thread', thread);
    return;
  }
  const { id, discussionId } = thread.value;
  const { listed, after } = await look((one) => one?.id === id, probing);
  if (listed === undefined) yield broken('a thread was posted, and the listing does not show it');
  else {
    yield confirmed(
      `a thread was posted at ${place.path}:${place.newLine}, and the listing shows it ${after}`,
    );
    yield listed.discussionId === discussionId
      ? confirmed('the listing names its discussion as the answer did')
      : broken('the listing names another discussion than the answer did');
    yield compareBodies(listed.body, body, probing.keyless);
    yield compareWriter(listed, probing);
  }
  yield* tryReply(discussionId, probing);
  yield* tryEdit(id, probing);
  yield* tryResolving(id, discussionId, probing);
  yield* tryRefusals(probing);
  yield* tryDeleting(probing);
}

/** A comment of a probe: a sentence that a stranger understands, and its hidden line. */
export function probeBody(nonce: string, words: string): SealedBody {
  const markdown = `${words} This is test ${nonce} by \`sarif-review doctor --probe\`, which deletes it at its end. If it is still here after that, delete it by hand.`;
  return sealBody({ markdown, hidden: `${HIDDEN}${nonce} -->` });
}

/** Posts, and sets down what was made; one whose answer was lost is looked for when all is cleaned up. */
async function post(posts: readonly InlinePost[], probing: Probing): Promise<readonly Outcome<Comment>[]> {
  const outcomes = await probing.service.postInline(posts);
  for (const outcome of outcomes) setDown(outcome, probing);
  return outcomes;
}

function setDown(outcome: Outcome<Comment>, probing: Probing): void {
  if (outcome.kind === 'done') probing.made.add(outcome.value.id);
  if (outcome.kind === 'unknown') probing.isLost = true;
}

/** The comment of which something is so, and after what time the listing shows it. */
async function look(
  isSo: (comment: Comment) => boolean,
  { service, world }: Probing,
): Promise<{ readonly listed?: Comment; readonly after?: string }> {
  const since = world.now();
  for (const wait of LOOKS_MS) {
    if (world.stop.aborted) break;
    if (wait > 0) await sleepUnlessStopped(wait, world);
    const listed = (await service.listComments()).find(isSo);
    const passed = world.now() - since;
    const after = passed < 1_000 ? 'at once' : `after ${(passed / 1_000).toFixed(1)} s`;
    if (listed !== undefined) return { listed, after };
  }
  return {};
}

/** A write that was to succeed and did not. */
function refused(what: string, outcome: Exclude<Outcome<unknown>, { kind: 'done' }> | undefined): Diagnosis {
  if (outcome === undefined) return broken(`${what} got no outcome`);
  const word = outcome.kind === 'unknown' ? 'got no answer that tells' : `was refused (${outcome.refusal})`;
  return broken(`${what} ${word}: ${outcome.message}`, outcome.remedy);
}

function compareBodies(listed: string, sent: string, keyless: boolean): Diagnosis {
  if (listed === sent) return confirmed('a comment stays as it was sent, with its hidden line');
  if (!listed.includes(sent.split('\n').at(-1) ?? ''))
    return broken(
      'a comment loses its hidden line, without which no run knows its threads again',
      'let HTML comments stay as they are on this service',
    );
  if (lettersOf(listed) === lettersOf(sent))
    return differs('a comment is changed a little, and keeps its hidden line');
  // Without a key a run knows its comments by their words.
  const message = 'a comment comes back with other words than were sent';
  return keyless ? broken(message, 'set a signing-key') : differs(message);
}

function compareWriter({ mine, author }: Comment, { change: { writer }, service }: Probing): Diagnosis {
  if (mine === undefined)
    return service.can.edits
      ? broken('comments can be edited, and the listing does not say who wrote them')
      : confirmed('the listing does not say who wrote a comment');
  if (!mine) return broken('the listing says that somebody else wrote what this client has posted');
  return author === writer || writer === undefined
    ? confirmed('the listing says that this client wrote it')
    : broken(`the listing names the writer ${author}, and this client is ${writer}`);
}

async function* tryReply(discussionId: string, probing: Probing): AsyncGenerator<Diagnosis> {
  const body = probeBody(probing.nonce, 'Can a reply be written here?');
  const outcome = await probing.service.reply(discussionId, body);
  setDown(outcome, probing);
  if (outcome.kind !== 'done') {
    yield refused('a reply', outcome);
    return;
  }
  const { listed, after } = await look(({ id }) => id === outcome.value.id, probing);
  if (listed === undefined) yield broken('the listing does not show a reply');
  else if (listed.discussionId === discussionId) yield confirmed(`a reply stands in its discussion ${after}`);
  else yield broken('a reply stands in another discussion');
}

async function* tryEdit(commentId: string, probing: Probing): AsyncGenerator<Diagnosis> {
  const { service, nonce } = probing;
  if (!service.can.edits) {
    yield confirmed('comments cannot be edited here, so marks are replies');
    return;
  }
  const body = probeBody(nonce, 'Edited: can a comment be edited here?');
  const outcome = soleOutcome(await service.edit([{ commentId, body }]));
  if (outcome.kind !== 'done') {
    yield refused('an edit', outcome);
    return;
  }
  const isEdited = (one: Comment) => one.id === commentId && lettersOf(one.body) === lettersOf(body);
  const { listed, after } = await look(isEdited, probing);
  if (listed === undefined) {
    yield broken('the listing does not show what a comment was edited to');
    return;
  }
  yield confirmed(`an edit is listed ${after}`);
  yield listed.mine === false
    ? broken('after an edit of ours the listing says that somebody else wrote the comment')
    : confirmed('after an edit of ours the comment is still ours');
}

/** Resolves the thread, twice, and reopens it. */
async function* tryResolving(
  commentId: string,
  discussionId: string,
  probing: Probing,
): AsyncGenerator<Diagnosis> {
  const { service } = probing;
  const said = (await service.listComments()).find(({ id }) => id === commentId)?.mayResolve;
  const set = async (resolved: boolean) =>
    soleOutcome(await service.setResolved([{ discussionId, resolved }]));
  const resolved = await set(true);
  if (resolved.kind === 'no-effect' && resolved.refusal === 'forbidden') {
    const { resolveNeeds: needs } = service.can;
    const remedy = resolved.remedy ?? (needs === undefined ? undefined : `resolving needs ${needs}`);
    yield differs(`resolving is not allowed, so fixed threads stay open (${resolved.message})`, remedy);
    if (said === true) yield broken('the listing said that this client may resolve');
    return;
  }
  if (resolved.kind !== 'done') {
    yield refused('resolving', resolved);
    return;
  }
  if (said === false) yield differs('the listing said that this token cannot resolve threads, but it can');
  yield await checkFlag(commentId, true, probing);
  const again = await set(true);
  yield again.kind === 'done'
    ? confirmed('resolving a second time does no harm')
    : broken(`resolving a second time did not go well: ${again.message}`);
  const reopened = await set(false);
  yield reopened.kind === 'done'
    ? await checkFlag(commentId, false, probing)
    : refused('reopening', reopened);
}

async function checkFlag(commentId: string, wanted: boolean, probing: Probing): Promise<Diagnosis> {
  const word = wanted ? 'resolved' : 'reopened';
  const { listed, after } = await look(
    ({ id, resolved = wanted }) => id === commentId && resolved === wanted,
    probing,
  );
  if (listed === undefined) return broken(`the listing does not show that the thread was ${word}`);
  if (listed.resolved === undefined) return differs('the listing does not say what is resolved');
  const by = wanted && listed.resolvedBy !== undefined ? `, by ${listed.resolvedBy}` : '';
  return confirmed(`the thread was ${word}, and the listing shows it ${after}${by}`);
}

/** Posts what is to be refused, alone and, where several are posted at once, beside a good one. */
async function* tryRefusals(probing: Probing): AsyncGenerator<Diagnosis> {
  const { nonce, place } = probing;
  const { bodyLimit, postsAtOnce } = probing.service.can;
  const misplaced = {
    body: probeBody(nonce, 'This stands on a line that there is not.'),
    position: { ...place, newLine: NO_LINE },
  };
  const [alone] = await post([misplaced], probing);
  yield judgeMisplaced(alone);
  if (postsAtOnce > 1) {
    const good = { body: probeBody(nonce, 'This is posted beside a misplaced one.'), position: place };
    const [first, second] = await post([good, misplaced], probing);
    yield first?.kind === 'done'
      ? confirmed('of two comments that are posted at once, the misplaced one does not cost the other')
      : refused('a good comment beside a misplaced one', first);
    yield judgeMisplaced(second);
  }
  // Not through the gate, which would cut it.
  const body = `${probeBody(nonce, 'This is too long.')}\n\n${'x'.repeat(bodyLimit)}`;
  const [long] = await post([{ body, position: place }], probing);
  const what = `a comment of ${body.length} characters`;
  if (long?.kind === 'done') yield confirmed(`${what} is taken; runs write at most ${bodyLimit}`);
  else if (long?.kind === 'no-effect' && long.refusal === 'too-large')
    yield confirmed(`${what} is refused as too large`);
  else yield { ...refused(what, long), state: 'warn' };
}

function judgeMisplaced(outcome: Outcome<Comment> | undefined): Diagnosis {
  const what = 'a comment on a line that there is not';
  if (outcome?.kind === 'done') return differs(`${what} is taken`);
  return outcome?.kind === 'no-effect' && outcome.refusal === 'position'
    ? confirmed(`${what} is refused for its place`)
    : refused(what, outcome);
}

/** Deletes everything, the first comment of the thread last; one that is gone counts as deleted. */
async function* tryDeleting({ service, made }: Probing): AsyncGenerator<Diagnosis> {
  let last = '';
  for (const id of [...made].toReversed()) {
    const outcome = await service.deleteComment(id);
    if (outcome.kind !== 'done') {
      yield refused('deleting a comment of ours', outcome);
      return;
    }
    made.delete(id);
    last = id;
  }
  const again = await service.deleteComment(last);
  yield confirmed('comments of ours can be deleted');
  yield again.kind === 'done'
    ? confirmed('deleting what is gone does no harm')
    : differs(`deleting what is gone is answered as a refusal: ${again.message}`);
}

/** Deletes what a probe made, last first, and what a listing shows of it. Never throws. */
async function cleanUp(
  service: ReviewService,
  isMade: (comment: Comment) => boolean,
  { made, isLost, world }: Probing,
): Promise<Diagnosis> {
  let reason = '';
  const remove = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids.toReversed()) {
      const outcome = await service.deleteComment(id);
      if (outcome.kind === 'done') made.delete(id);
      else reason = outcome.message;
    }
  };
  try {
    await remove([...made]);
    if (isLost) await world.sleep(LOST_MS);
    const rest = (await service.listComments()).filter(isMade).map(({ id }) => id);
    for (const id of rest) made.add(id);
    await remove(rest);
    if (made.size === 0) return confirmed('all that the probe wrote is deleted');
  } catch (error) {
    reason = failed('probe', error).message;
  }
  const which =
    made.size === 0
      ? 'whether a comment of the probe is left is not known'
      : `left are the comments ${[...made].join(', ')}`;
  return broken(
    `${which} (${reason})`,
    'look for comments that speak of `sarif-review doctor --probe`, and delete them by hand',
  );
}
