import type { Git } from '../../git/git.ts';
import { readDiff } from '../../git/read-diff.ts';
import { type ReviewedOnService, toKeyring } from '../../inputs/reviewed.ts';
import { connect } from '../../run/connect.ts';
import { type Frame, sleepUnlessStopped } from '../../run/frame.ts';
import {
  type Change,
  type Comment,
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

const told =
  (state: Diagnosis['state']) =>
  (message: string, remedy?: string): Diagnosis => ({ check: 'probe', state, message, remedy });
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
  asker: Parameters<typeof connect>[2],
): AsyncGenerator<Diagnosis> {
  const { world } = asker;
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
  yield* probe({ service, change, place, keyless, world }, () => open(CLEANING_MS));
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

interface ProbeOrder {
  readonly service: ReviewService;
  readonly change: Pick<Change, 'writer'>;
  /** A line that the diff adds. */
  readonly place: Position;
  readonly keyless: boolean;
  readonly world: Pick<Frame['world'], 'now' | 'sleep' | 'stop' | 'nonce'>;
}

interface Probing extends ProbeOrder {
  /** Random; stands in each comment of this probe, and in no other. */
  readonly nonce: string;
  /** Ids of the comments that this probe made and that are still there, in the order of their making. */
  readonly made: Set<string>;
  /** Whether the answer to a post was lost, which may still be on its way. */
  isLost: boolean;
}

/**
 * Tries each operation on a change, and deletes what it made, however it ends.
 *
 * @param cleaner the same service, which answers also after a signal
 */
export async function* probe(
  order: ProbeOrder,
  cleaner: () => Promise<ReviewService>,
): AsyncGenerator<Diagnosis> {
  const { world } = order;
  const probing: Probing = { ...order, nonce: world.nonce(), made: new Set(), isLost: false };
  let cleaned: readonly Diagnosis[] = [];
  try {
    for await (const diagnosis of tryAll(probing)) {
      // What came of calls that were not sent any more says nothing of the service.
      if (world.stop.aborted) break;
      yield diagnosis;
    }
    if (world.stop.aborted) yield broken('the probe was stopped before its end');
  } catch (error) {
    yield error instanceof BrokenError ? error.diagnosis : failed('probe', error);
  } finally {
    cleaned = await cleanUp(await cleaner(), probing);
  }
  yield* cleaned;
}

async function* tryAll(probing: Probing): AsyncGenerator<Diagnosis> {
  const { nonce, place, service } = probing;
  // A post clears what one that failed midway has left on a service.
  yield* untilBroken(tryMisplaced(probing));
  const body = probeBody(nonce, 'Can a thread be posted here?');
  const [posted] = setDown(await service.postInline([{ body, position: place }]), probing);
  const { id, discussionId } = expectDone('posting a thread', posted);
  for (const part of [tryListing, tryReply, tryEdit, tryResolving])
    yield* untilBroken(part({ id, discussionId, body }, probing));
}

async function* untilBroken(part: AsyncGenerator<Diagnosis>): AsyncGenerator<Diagnosis> {
  try {
    yield* part;
  } catch (error) {
    if (!(error instanceof BrokenError)) throw error;
    yield error.diagnosis;
  }
}

/** What a probe has posted first. */
type Posted = Pick<Comment, 'id' | 'discussionId' | 'body'>;

/** Ends a part of a probe. */
class BrokenError extends Error {
  readonly diagnosis: Diagnosis;
  constructor(diagnosis: Diagnosis) {
    super(diagnosis.message);
    this.diagnosis = diagnosis;
  }
}

/** A comment of a probe: a sentence that a stranger understands, and its hidden line. */
function probeBody(nonce: string, words: string): SealedBody {
  const markdown = `${words} This is test ${nonce} by \`sarif-review doctor --probe\`, which deletes it at its end. If it is still here after that, delete it by hand.`;
  return sealBody({ markdown, hidden: `<!-- probe of sarif-review ${nonce} -->` });
}

/** Sets down what a post made; one whose answer was lost is looked for when all is cleaned up. */
function setDown(outcomes: readonly Outcome<Comment>[], probing: Probing): typeof outcomes {
  for (const outcome of outcomes) {
    if (outcome.kind === 'done') probing.made.add(outcome.value.id);
    if (outcome.kind === 'unknown') probing.isLost = true;
  }
  return outcomes;
}

/** @throws BrokenError where a write came to nothing */
function expectDone<T>(what: string, outcome: Outcome<T> | undefined): T {
  if (outcome?.kind === 'done') return outcome.value;
  const word =
    outcome?.kind === 'no-effect' ? `was refused (${outcome.refusal})` : 'got no answer that tells';
  throw new BrokenError(broken(`${what} ${word}: ${outcome?.message}`, outcome?.remedy));
}

/**
 * The comment of which something is so, and after what time the listing shows it.
 *
 * @throws BrokenError where it does not
 */
async function look(what: string, isSo: (comment: Comment) => boolean, { service, world }: Probing) {
  const since = world.now();
  for (const wait of LOOKS_MS) {
    if (world.stop.aborted) break;
    if (wait > 0) await sleepUnlessStopped(wait, world);
    const listed = (await service.listComments()).find(isSo);
    const passed = world.now() - since;
    const after = passed < 1_000 ? 'at once' : `after ${(passed / 1_000).toFixed(1)} s`;
    if (listed !== undefined) return { listed, after };
  }
  throw new BrokenError(broken(`the listing does not show ${what}`));
}

async function* tryListing({ id, discussionId, body }: Posted, probing: Probing): AsyncGenerator<Diagnosis> {
  const { place, change, service, keyless } = probing;
  const { listed, after } = await look('a thread that was posted', (one) => one.id === id, probing);
  yield confirmed(`a thread was posted at ${place.path}:${place.newLine}, and the listing shows it ${after}`);
  if (listed.discussionId !== discussionId)
    yield broken('the listing names another discussion than the answer did');
  yield compareBodies(listed.body, body, keyless);
  if (listed.mine === undefined)
    yield service.can.edits
      ? broken('comments can be edited, and the listing does not say who wrote them')
      : confirmed('the listing does not say who wrote a comment');
  else if (!listed.mine || (change.writer !== undefined && listed.author !== change.writer))
    yield broken('the listing says that somebody else wrote what this client has posted');
  else yield confirmed('the listing says that this client wrote it');
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

async function* tryReply({ discussionId }: Posted, probing: Probing): AsyncGenerator<Diagnosis> {
  const body = probeBody(probing.nonce, 'Can a reply be written here?');
  const [reply] = setDown([await probing.service.reply(discussionId, body)], probing);
  const { id } = expectDone('a reply', reply);
  const { listed, after } = await look('a reply', (one) => one.id === id, probing);
  yield listed.discussionId === discussionId
    ? confirmed(`a reply stands in its discussion ${after}`)
    : broken('a reply stands in another discussion');
}

async function* tryEdit({ id }: Posted, probing: Probing): AsyncGenerator<Diagnosis> {
  const { service, nonce } = probing;
  if (!service.can.edits) {
    yield confirmed('comments cannot be edited here, so marks are replies');
    return;
  }
  const body = probeBody(nonce, 'Edited: can a comment be edited here?');
  expectDone('an edit', soleOutcome(await service.edit([{ commentId: id, body }])));
  const isEdited = (one: Comment) => one.id === id && lettersOf(one.body) === lettersOf(body);
  const { listed, after } = await look('what a comment was edited to', isEdited, probing);
  yield confirmed(`an edit is listed ${after}`);
  if (listed.mine === false)
    yield broken('after an edit of ours the listing says that somebody else wrote the comment');
}

/** Resolves the thread, twice, and reopens it. */
async function* tryResolving({ id, discussionId }: Posted, probing: Probing): AsyncGenerator<Diagnosis> {
  const { service } = probing;
  const said = (await service.listComments()).find((one) => one.id === id)?.mayResolve;
  const set = async (resolved: boolean) =>
    soleOutcome(await service.setResolved([{ discussionId, resolved }]));
  const resolved = await set(true);
  if (resolved.kind === 'no-effect' && resolved.refusal === 'forbidden') {
    const { resolveNeeds: needs } = service.can;
    const remedy = resolved.remedy ?? (needs && `resolving needs ${needs}`);
    yield differs(`resolving is not allowed, so fixed threads stay open (${resolved.message})`, remedy);
    if (said === true) yield broken('the listing said that this client may resolve');
    return;
  }
  expectDone('resolving', resolved);
  if (said === false) yield differs('the listing said that this token cannot resolve threads, but it can');
  yield await checkFlag(id, true, probing);
  expectDone('resolving a second time', await set(true));
  yield confirmed('resolving a second time does no harm');
  expectDone('reopening', await set(false));
  yield await checkFlag(id, false, probing);
}

async function checkFlag(id: string, wanted: boolean, probing: Probing): Promise<Diagnosis> {
  const word = wanted ? 'resolved' : 'reopened';
  const isSo = (one: Comment) => one.id === id && (one.resolved ?? wanted) === wanted;
  const { listed, after } = await look(`that the thread was ${word}`, isSo, probing);
  if (listed.resolved === undefined) return differs('the listing does not say what is resolved');
  const by = wanted && listed.resolvedBy !== undefined ? `, by ${listed.resolvedBy}` : '';
  return confirmed(`the thread was ${word}, and the listing shows it ${after}${by}`);
}

/** Posts on a line that there is not: alone and, where several are posted at once, beside a good one. */
async function* tryMisplaced(probing: Probing): AsyncGenerator<Diagnosis> {
  const { nonce, place, service } = probing;
  const what = 'a comment on a line that there is not';
  const misplaced = {
    body: probeBody(nonce, 'This stands on a line that there is not.'),
    position: { ...place, newLine: NO_LINE },
  };
  const good = { body: probeBody(nonce, 'This is posted beside a misplaced one.'), position: place };
  for (const posts of service.can.postsAtOnce > 1 ? [[misplaced], [misplaced, good]] : [[misplaced]]) {
    const [outcome, beside] = setDown(await service.postInline(posts), probing);
    if (posts.length > 1) {
      const cost = 'of two comments that are posted at once, the misplaced one';
      yield beside?.kind === 'done'
        ? confirmed(`${cost} does not cost the other`)
        : differs(`${cost} costs the other`);
    }
    if (outcome?.kind === 'no-effect' && outcome.refusal === 'position')
      yield confirmed(`${what} is refused for its place`);
    else if (outcome?.kind === 'no-effect') expectDone(what, outcome);
    else yield differs(outcome?.kind === 'done' ? `${what} is taken` : `${what} gets no answer that tells`);
  }
}

/**
 * Deletes what a probe made, last first, and what a listing shows of it; one that is gone counts as deleted.
 * Never throws.
 */
async function cleanUp(
  service: ReviewService,
  { made, isLost, nonce, world }: Probing,
): Promise<readonly Diagnosis[]> {
  const isMade = ({ body, mine }: Comment): boolean => mine !== false && body.includes(nonce);
  let reason = '';
  let last: string | undefined;
  const remove = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids.toReversed()) {
      const outcome = await service.deleteComment(id);
      if (outcome.kind !== 'done') reason = outcome.message;
      else if (made.delete(id)) last = id;
    }
  };
  try {
    await remove([...made]);
    if (isLost) await world.sleep(LOST_MS);
    const rest = (await service.listComments()).filter(isMade).map(({ id }) => id);
    for (const id of rest) made.add(id);
    await remove(rest);
    const again = last === undefined ? undefined : await service.deleteComment(last);
    if (made.size === 0)
      return [
        confirmed('all that the probe wrote is deleted'),
        ...(again === undefined || again.kind === 'done'
          ? []
          : [differs(`deleting what is gone is answered as a refusal: ${again.message}`)]),
      ];
  } catch (error) {
    reason = failed('probe', error).message;
  }
  const which =
    made.size === 0
      ? 'whether a comment of the probe is left is not known'
      : `left are the comments ${[...made].join(', ')}`;
  return [
    broken(
      `${which} (${reason})`,
      'look for comments that speak of `sarif-review doctor --probe`, and delete them by hand',
    ),
  ];
}
