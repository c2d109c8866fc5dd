import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { ConfigurationError, IncompleteError } from '../../errors.ts';
import { readCheckout } from '../../git/checkout.ts';
import { describeCommits } from '../../git/commits.ts';
import { openGit } from '../../git/open-git.ts';
import type { OutputForm } from '../../host/choose-host.ts';
import type { Host } from '../../host/host.ts';
import { STANDARD_OUTPUT } from '../../host/terminal.ts';
import { inspectInputs } from '../../inputs/read-inputs.ts';
import { rowOf } from '../../inputs/review-services.ts';
import { type ReviewedOnService, toKeyring } from '../../inputs/reviewed.ts';
import type { InputName, LenientInputs } from '../../inputs/table.ts';
import type { Thread } from '../../model.ts';
import { commitsOfFixes, ruleHistoriesOf, timeByCommits } from '../../report/dismissals.ts';
import { EXIT_STATUS } from '../../report/run-result.ts';
import { signersOf } from '../../review/list-threads.ts';
import { connect, type Limits, listMerged, ofNumber, placeOf } from '../../run/connect.ts';
import { type Frame, isExpected, limitsOf } from '../../run/frame.ts';
import type { Comment, ReviewService } from '../../services/port.ts';
import type { Keyring } from '../../threads/keyring.ts';
import { readMarker } from '../../threads/marker.ts';
import { findThreads, type Listing } from '../../threads/threads.ts';
import { type CommandLine, givenOnService, readOnService, startCommand } from '../frame.ts';
import { historyPage } from './history-page.ts';
import { renderHistory } from './history-table.ts';
import {
  type ChangeHistory,
  type History,
  type HistoryReport,
  readHistoryJson,
  sumHistory,
  toHistoryJson,
} from './sum-history.ts';

/** The question that a person asks of the command. */
interface HistoryOrder {
  /** Those that were merged last, or those of these numbers. */
  readonly wanted:
    | { readonly kind: 'last'; readonly last: number; readonly since?: number }
    | { readonly kind: 'numbers'; readonly numbers: readonly number[] };
  readonly repository: string | undefined;
  /** Where the result goes, and where that of an earlier call is read. */
  readonly reportFile: string | undefined;
  /** Nothing is taken over from an earlier call. */
  readonly fresh: boolean;
  readonly form: OutputForm;
}

/** How a history is written, by the ending of its file. */
const WRITERS: Readonly<Record<string, typeof toHistoryJson>> = {
  '.json': toHistoryJson,
  '.html': historyPage,
};

/** So many changes are read at the same time: one after the other, the waiting adds up. */
const AT_ONCE = 3;
/** A line comes after so many changes. */
const TOLD_EVERY = 10;

/** The changes to be read, of which the time of the merge is known where the service lists them. */
type Asked = readonly Pick<ChangeHistory, 'number' | 'mergedAt'>[];
interface ListedChanges {
  readonly asked: Asked;
  /** Some that were asked for may be missing. */
  readonly isCut: boolean;
}

/**
 * Tells what became of the findings of merged changes, by their threads. Writes nothing to the service.
 * Returns the exit status: 0 where all was read, 3 where something is missing.
 *
 * @throws ConfigurationError, and what `endWith` explains
 */
async function history(frame: Frame, order: HistoryOrder): Promise<number> {
  const { host, world } = frame;
  const directory = resolve(world.directory, host.input('working-directory') ?? '.');
  const git = openGit(directory, world.environment);
  try {
    const write = writerFor(order.reportFile);
    const { place, inputs } = await findPlace(host, order.repository);
    const where = placeOf(place);
    let isTaken = false;
    const { stopped, ...bounds } = limitsOf(inputs, frame);
    const limits: Limits = {
      ...bounds,
      throttle: { until: 0, status: 0 },
      onToken: () => {
        isTaken = true;
      },
    };
    host.info(`Reading ${where.noun}s at ${where.address}`);
    const known = order.fresh ? [] : await readEarlier(order, place, frame);
    const { asked, isCut } = await findChanges(order, place, limits, frame);
    const reader = {
      keyring: toKeyring(place),
      commitTimes: commitTimesOf(git, directory),
      tellsEnd: where.lists,
    };
    const found = await readAll(asked, known, {
      noun: where.noun,
      host,
      stopped,
      // Credentials that are refused are refused for every change.
      isFatal: (error) => error instanceof ConfigurationError && !isTaken,
      read: async (number) => readHistoryOf(await connect(ofNumber(place, number), limits, frame), reader),
    });
    const why = stopped();
    const isThrough = found.changes.length + found.unread.length === asked.length;
    const { wanted } = order;
    const told = sumHistory({
      service: place.kind,
      brand: where.brand,
      noun: where.noun,
      repository: where.address,
      since: wanted.kind === 'last' ? wanted.since : undefined,
      last: wanted.kind === 'last' ? wanted.last : Number.POSITIVE_INFINITY,
      complete: isThrough && !isCut,
      ...found,
      madeAt: world.now(),
    });
    tell(told, isThrough ? undefined : { asked: asked.length, why }, host);
    await write?.(told, frame);
    if (order.form === 'json') host.writeDocument(toHistoryJson(told, (text) => host.redact(text)));
    return told.complete && told.unread.length === 0 ? EXIT_STATUS.success : EXIT_STATUS.incomplete;
  } finally {
    git.close();
  }
}

type WriteReport = (history: History, frame: Frame) => Promise<void>;

/** Throws ConfigurationError where nothing writes a file with this ending. */
function writerFor(path: string | undefined): WriteReport | undefined {
  if (path === undefined) return undefined;
  const toText = WRITERS[extname(path).toLowerCase()];
  if (toText === undefined) {
    throw new ConfigurationError(
      `Flag --report-file takes a file that ends in ${Object.keys(WRITERS).join(' or ')}, or - to print it`,
    );
  }
  return async (told, { host, world }) => {
    try {
      await world.writeFile(
        resolve(world.directory, path),
        toText(told, (text) => host.redact(text)),
      );
    } catch (error) {
      throw new IncompleteError(`The file ${path} could not be written: ${messageOf(error)}`);
    }
    host.info(`The history is in ${path}`);
  };
}

/**
 * Reads again what an earlier call has read at the same place. Of a change of which something could not be
 * known, that may be known now.
 *
 * @throws ConfigurationError where the file is something else, which is not to be lost
 */
async function readEarlier(
  { reportFile }: HistoryOrder,
  place: ReviewedOnService,
  { host, world }: Frame,
): Promise<readonly ChangeHistory[]> {
  if (reportFile === undefined || extname(reportFile).toLowerCase() !== '.json') return [];
  let text: string;
  try {
    text = await readFile(resolve(world.directory, reportFile), 'utf8');
  } catch (error) {
    if (Object(error).code === 'ENOENT') return [];
    throw new ConfigurationError(`Flag --report-file: ${reportFile} cannot be read (${messageOf(error)})`);
  }
  const earlier = readHistoryJson(text);
  if (earlier === undefined) {
    throw new ConfigurationError(
      `Flag --report-file: ${reportFile} exists, and is not a history of this version: name another file, or add --fresh to write over it`,
    );
  }
  if (earlier.service === place.kind && earlier.repository === placeOf(place).address)
    return earlier.changes.filter(({ left }) => left.length === 0);
  host.warning(`${reportFile} is a history of ${earlier.repository}, so all is read anew`);
  return [];
}

/** Throws what listing throws, and ConfigurationError where the service lists none. */
async function findChanges(
  { wanted }: HistoryOrder,
  place: ReviewedOnService,
  limits: Limits,
  frame: Frame,
): Promise<ListedChanges> {
  if (wanted.kind === 'numbers') return { asked: wanted.numbers.map((number) => ({ number })), isCut: false };
  const { noun, lists } = placeOf(place);
  if (!lists) {
    throw new ConfigurationError(
      `The service does not list ${noun}s: name those that were merged with --numbers, as 280-300,305`,
    );
  }
  const { changes, isCut } = await listMerged(place, wanted, limits, frame);
  if (isCut)
    frame.host.warning(
      `The service has more ${noun}s than were listed, so some may be missing: ask for fewer of them`,
    );
  return { asked: changes, isCut };
}

/** Commits that git has, where the command stands in a checkout. */
function commitTimesOf({ git }: ReturnType<typeof openGit>, directory: string) {
  let isCheckout: Promise<boolean> | undefined;
  return async (shas: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    if (shas.length === 0) return new Map();
    // There may be no git, and no checkout: that is asked once.
    isCheckout ??= readCheckout(git, directory).then(
      () => true,
      () => false,
    );
    const commits = (await isCheckout) ? await describeCommits(git, shas).catch(() => undefined) : undefined;
    return new Map(
      [...(commits ?? [])].flatMap(([sha, { time }]) => (time === undefined ? [] : [[sha, time]])),
    );
  };
}

interface Reading {
  readonly noun: string;
  readonly host: Host;
  stopped(): string | undefined;
  /** Whether a failure ends it all. */
  isFatal(error: unknown): boolean;
  read(number: number): Promise<Pick<ChangeHistory, 'rules' | 'left'>>;
}

/** Reads each change that is not known. One that cannot be read costs no other. Throws what is fatal. */
async function readAll(
  asked: Asked,
  known: readonly ChangeHistory[],
  { noun, host, stopped, isFatal, read }: Reading,
): Promise<Pick<HistoryReport, 'changes' | 'unread'>> {
  const earlier = new Map(known.map((change) => [change.number, change]));
  const found = new Map<number, ChangeHistory>();
  const unread = new Map<number, string>();
  const queue = asked.filter((change) => {
    const before = earlier.get(change.number);
    if (before === undefined) return true;
    // Where changes are named, only an earlier call was told when they were merged.
    found.set(change.number, { ...before, ...change });
    return false;
  });
  if (found.size > 0) host.info(`${found.size} of ${asked.length} ${noun}s are known from an earlier call`);
  const next = queue.values();
  const work = async (): Promise<void> => {
    // All workers take from one iterator.
    for (const change of next) {
      if (stopped() !== undefined) return;
      try {
        found.set(change.number, { ...change, ...(await read(change.number)) });
      } catch (error) {
        if (isFatal(error) || !isExpected(error)) throw error;
        if (stopped() !== undefined) return;
        unread.set(change.number, host.redact(messageOf(error)));
      }
      const done = found.size + unread.size;
      if (done % TOLD_EVERY === 0) host.info(`${done} of ${asked.length} ${noun}s read`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    changes: asked.flatMap(({ number }) => found.get(number) ?? []),
    unread: asked.flatMap(({ number }) => {
      const reason = unread.get(number);
      return reason === undefined ? [] : [{ number, reason }];
    }),
  };
}

function tell(
  told: History,
  ended: { readonly asked: number; readonly why: string | undefined } | undefined,
  host: Host,
): void {
  for (const { text, tone } of renderHistory(told)) host.info(text, tone);
  for (const line of told.notRead) host.error(line);
  if (ended !== undefined)
    host.error(
      `Only ${told.changes.length} of ${ended.asked} ${told.noun}s were read: ${ended.why ?? 'it ended early'}`,
    );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The flags of `history` that are no inputs, as commander gives them. */
interface HistoryFlags {
  readonly last?: string;
  readonly since?: string;
  readonly numbers?: string;
  readonly repository?: string;
  readonly fresh?: boolean;
}

/** Runs the command `history`, and returns the exit status. */
export function startHistory(line: CommandLine, asked: HistoryFlags): Promise<number> {
  return startCommand(line, (frame) => history(frame, toOrder(line, asked)));
}

function toOrder({ flags, form }: CommandLine, asked: HistoryFlags): HistoryOrder {
  const wanted = readWanted(asked);
  if (typeof wanted === 'string') throw new ConfigurationError(wanted);
  const { repository, fresh = false } = asked;
  // A variable that a job has set for its runs names the report of those.
  const named = flags['report-file'];
  return named === STANDARD_OUTPUT
    ? { wanted, repository, reportFile: undefined, fresh, form: 'json' }
    : { wanted, repository, reportFile: named, fresh, form };
}

const DEFAULT_LAST = 100;
const MOST_NUMBERS = 10_000;

/** Which changes the flags mean; a sentence where one of them is wrong. */
export function readWanted({ last, since, numbers }: HistoryFlags): HistoryOrder['wanted'] | string {
  if (numbers !== undefined) {
    if (last !== undefined || since !== undefined)
      return 'Flag --numbers names the changes, and --last and --since choose them: use one or the other';
    return readNumbers(numbers) ?? 'Flag --numbers takes numbers and ranges of them, as 280-300,305';
  }
  if (last !== undefined && !/^[1-9]\d{0,5}$/u.test(last)) return 'Flag --last takes a number from 1';
  if (since === undefined) return { kind: 'last', last: Number(last ?? DEFAULT_LAST) };
  const day = /^\d{4}-\d{2}-\d{2}$/u.test(since) ? Date.parse(since) : Number.NaN;
  // The 31st of February would be the 3rd of March.
  if (Number.isNaN(day) || !new Date(day).toISOString().startsWith(since))
    return 'Flag --since takes a day, as 2026-08-01 (UTC)';
  return { kind: 'last', last: last === undefined ? Number.POSITIVE_INFINITY : Number(last), since: day };
}

/** Each once, in their order; undefined where the text is none, or names too many. */
function readNumbers(text: string): HistoryOrder['wanted'] | undefined {
  const numbers = new Set<number>();
  for (const part of text.split(',')) {
    const [, from, to = from] = /^\s*([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?\s*$/u.exec(part) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (from === undefined || last < first || last - first >= MOST_NUMBERS) return undefined;
    for (let number = first; number <= last; number += 1) numbers.add(number);
    if (numbers.size > MOST_NUMBERS) return undefined;
  }
  return { kind: 'numbers', numbers: [...numbers] };
}

const NOWHERE =
  'Nothing says where the changes are: add --service github, gitlab, gitea or forgejo and --repository, with the token in the variable SARIF_REVIEW_TOKEN; for deployments give base-url, client-id, client-secret and --numbers';

/**
 * Where the changes are that the inputs lead to, as one of them: its number says nothing. The same inputs as
 * those of a run, without that of the change.
 *
 * @param repository the flag, `owner/name` or the path of a project
 * @throws ConfigurationError
 */
export async function findPlace(
  host: Host,
  repository: string | undefined,
): Promise<{ readonly place: ReviewedOnService; readonly inputs: LenientInputs }> {
  const given = (name: InputName) => givenOnService(host, name);
  const { raw, chosen } = inspectInputs(given, host);
  const row = rowOf(chosen);
  if (chosen === undefined) throw new ConfigurationError(NOWHERE);
  const named = row && raw[row.changeInput];
  if (repository !== undefined && row?.repository === undefined) {
    throw new ConfigurationError(
      'Flag --repository names a repository, or a project of GitLab: say with --service where it is, and leave it out for deployments',
    );
  }
  if (repository !== undefined && row?.repository?.form.test(repository) === false)
    throw new ConfigurationError(`Flag --repository is no name of one: name ${row.repository.named}`);
  const isKnown = repository !== undefined || named !== undefined || host.ci?.service === chosen;
  if (row?.repository !== undefined && !isKnown)
    throw new ConfigurationError(`Flag --repository is missing: name ${row.repository.named}`);
  // No one change is meant, and any number leads to the place.
  const standIn = repository === undefined ? (named ?? '1') : `${repository}${row?.repository?.sign}1`;
  const source = (name: InputName) => (name === row?.changeInput ? standIn : given(name));
  const { inputs, reviewed } = readOnService(source, host);
  if (reviewed.kind === 'by-head') throw new ConfigurationError(NOWHERE);
  return { place: reviewed, inputs };
}

/** Tells the dates of those of these commits that are at hand, in seconds since the epoch. */
type CommitTimes = (shas: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** All that a change is read with. */
interface HistoryReader {
  readonly keyring: Keyring;
  readonly commitTimes: CommitTimes;
  /** The service tells open changes from others, so that an open one is refused. */
  readonly tellsEnd: boolean;
}

/**
 * Reads what became of the threads of a change, as they stand. What a reply says counts once a run has
 * recorded it, since runs have looked up who may decide. Throws what reading throws, and IncompleteError
 * where the change is still open.
 */
async function readHistoryOf(
  service: ReviewService,
  { keyring, commitTimes, tellsEnd }: HistoryReader,
): Promise<Pick<ChangeHistory, 'rules' | 'left'>> {
  const { state } = await service.readChange();
  if (tellsEnd && state !== 'closed') throw new IncompleteError('it is still open');
  const comments = await service.listComments();
  const signers = signersOf({ service, keyring });
  const listing = findThreads(comments, signers);
  const { threads } = listing;
  const isThread = ({ body }: Comment): boolean => readMarker(body, signers.signing)?.kind === 'thread';
  const byCommits = timeByCommits(await commitTimes(commitsOfFixes(threads)));
  return {
    rules: ruleHistoriesOf(threads, (thread, head) => timeByComments(thread) ?? byCommits(thread, head)),
    left: countLeft(listing, keyring, comments.filter(isThread)),
  };
}

const MILLISECONDS = 1_000;

/**
 * From the comment that starts a thread to the reply that marks it as fixed, in seconds; undefined where the
 * mark was written into the first comment, since no service tells when.
 */
function timeByComments({ comment, marker, mark, marks }: Thread): number | undefined {
  if (mark.step === marker.step) return undefined;
  const times = marks.flatMap(({ createdAt }) => createdAt ?? []);
  if (comment.createdAt === undefined || times.length === 0) return undefined;
  return Math.max(0, Math.max(...times) - comment.createdAt) / MILLISECONDS;
}

/** The threads of which nothing can be known, by the reason. */
function countLeft(
  { threads, copies, lookAlikes, forged }: Listing,
  [{ keyless }]: Keyring,
  starts: readonly Comment[],
): ChangeHistory['left'] {
  const seen = new Set([...threads.map(({ id }) => id), ...copies]);
  const others = starts.filter(
    ({ discussionId, resolvable }) => resolvable !== false && !seen.has(discussionId),
  );
  // A comment that does not count may be a reply, which is no thread.
  let unknown = new Set(others.map(({ discussionId }) => discussionId)).size;
  const atMost = (count: number): number => {
    const taken = Math.min(count, unknown);
    unknown -= taken;
    return taken;
  };
  return [
    { reason: keyless ? FOREIGN_KEYLESS : FOREIGN, threads: atMost(lookAlikes.length) },
    { reason: keyless ? UNSIGNED_KEYLESS : UNSIGNED, threads: atMost(forged) },
    { reason: SIGNED, threads: threads.filter(({ unsure }) => unsure === 'signed').length },
    { reason: COPIED, threads: copies.length },
  ].filter((one) => one.threads > 0);
}

const FOREIGN = 'no key signed them, and another account wrote them: give the signing-key';
const FOREIGN_KEYLESS = 'another account wrote them: give the signing-key if there is one';
const UNSIGNED = 'no key that was given signed them';
const UNSIGNED_KEYLESS = 'they are signed, or not intact, and no signing-key was given';
const SIGNED = 'they are signed, and no signing-key was given';
const COPIED = 'they hold copies of one comment';
