import { extname, resolve } from 'node:path';
import { ConfigurationError, IncompleteError } from '../../errors.ts';
import { readCheckout } from '../../git/checkout.ts';
import { describeCommits } from '../../git/commits.ts';
import { openGit } from '../../git/open-git.ts';
import type { Host } from '../../host/host.ts';
import { STANDARD_OUTPUT } from '../../host/terminal.ts';
import { inspectInputs } from '../../inputs/read-inputs.ts';
import { rowOf } from '../../inputs/review-services.ts';
import { type ReviewedOnService, toKeyring } from '../../inputs/reviewed.ts';
import type { InputName, LenientInputs } from '../../inputs/table.ts';
import type { Thread } from '../../model.ts';
import { commitsOfFixes, isProven, ruleHistoriesOf, timeByCommits } from '../../report/dismissals.ts';
import { EXIT_STATUS } from '../../report/run-result.ts';
import { signersOf } from '../../review/list-threads.ts';
import { connect, optionsFor } from '../../run/connect.ts';
import { type Frame, isExpected, limitsOf } from '../../run/frame.ts';
import { serviceOf } from '../../services/index.ts';
import type { ReviewService, WantedChanges } from '../../services/port.ts';
import type { Keyring } from '../../threads/keyring.ts';
import { readMarker } from '../../threads/marker.ts';
import { findThreads } from '../../threads/threads.ts';
import { type CommandLine, givenOnService, readOnService, startCommand } from '../frame.ts';
import { historyPage } from './history-page.ts';
import { renderHistory } from './history-table.ts';
import { type ChangeHistory, type History, sumHistory, toHistoryJson } from './sum-history.ts';

/** The flags of `history` that are no inputs, as commander gives them. */
interface HistoryFlags {
  readonly last?: string;
  readonly since?: string;
  readonly numbers?: string;
  readonly repository?: string;
}

/** Which changes are meant: those that were merged last, or those of these numbers. */
type Wanted = WantedChanges | { readonly numbers: readonly number[] };

/** How a history is written, by the ending of its file. */
const WRITERS: Readonly<Record<string, typeof toHistoryJson>> = {
  '.json': toHistoryJson,
  '.html': historyPage,
};

/** So many changes are read at the same time: one after the other, the waiting adds up. */
const AT_ONCE = 3;
/** A line comes after so many changes. */
const TOLD_EVERY = 10;

/** Runs the command `history`, and returns the exit status. */
export function startHistory(line: CommandLine, flags: HistoryFlags): Promise<number> {
  return startCommand(line, (frame) => history(frame, line, flags));
}

/**
 * Tells what became of the findings of merged changes, by their threads. Writes nothing to the service.
 * Returns the exit status: 0 where all was read, 3 where something is missing.
 *
 * @throws ConfigurationError, and what `endWith` explains
 */
async function history(frame: Frame, line: CommandLine, flags: HistoryFlags): Promise<number> {
  const { host, world } = frame;
  const wanted = readWanted(flags);
  // A variable that a job has set for its runs names the report of those.
  const reportFile = line.flags['report-file'];
  const toFile =
    reportFile === undefined || reportFile === STANDARD_OUTPUT ? undefined : writerFor(reportFile);
  const directory = resolve(world.directory, host.input('working-directory') ?? '.');
  const { git, close } = openGit(directory, world.environment);
  try {
    const { place, inputs } = await findPlace(host, flags.repository);
    const where = serviceOf(place);
    const repository = where.place(place);
    const { stopped, ...bounds } = limitsOf(inputs, frame);
    let isTaken = false;
    const onToken = () => {
      isTaken = true;
    };
    const limits = { ...bounds, throttle: { until: 0, status: 0 }, onToken };
    host.info(`Reading ${where.noun}s at ${repository}`);
    const { changes: asked, isCut } = await findChanges(wanted, place, limits, frame);
    const isCheckout = await readCheckout(git, directory).then(
      () => true,
      () => false,
    );
    const reader: HistoryReader = {
      keyring: toKeyring(place),
      timesOf: async (shas) => (isCheckout ? describeCommits(git, shas).catch(() => new Map()) : new Map()),
      tellsEnd: where.listMerged !== undefined,
    };
    // Credentials that are refused are refused for every change.
    const isFatal = (error: unknown) => error instanceof ConfigurationError && !isTaken;
    const found = await readAll(asked, where.noun, host, stopped, isFatal, async (number) =>
      readHistoryOf(await connect(where.ofNumber(place, number), limits, frame), reader),
    );
    const isThrough = found.changes.length + found.unread.length === asked.length;
    const told = sumHistory({
      service: place.kind,
      brand: where.brand,
      noun: where.noun,
      repository,
      complete: isThrough && !isCut,
      ...found,
      madeAt: world.now(),
    });
    for (const { text, tone } of renderHistory(told)) host.info(text, tone);
    for (const sentence of told.notRead) host.error(sentence);
    if (!isThrough)
      host.error(
        `Only ${told.changes.length} of ${asked.length} ${told.noun}s were read: ${stopped() ?? 'it ended early'}`,
      );
    await toFile?.(told, frame);
    if (line.form === 'json' || reportFile === STANDARD_OUTPUT)
      host.writeDocument(toHistoryJson(told, (text) => host.redact(text)));
    return told.complete && told.unread.length === 0 ? EXIT_STATUS.success : EXIT_STATUS.incomplete;
  } finally {
    close();
  }
}

/** Throws ConfigurationError where nothing writes a file with this ending. */
function writerFor(path: string): (history: History, frame: Frame) => Promise<void> {
  const toText = WRITERS[extname(path).toLowerCase()];
  if (toText === undefined)
    throw new ConfigurationError(
      `Flag --report-file takes a file that ends in ${Object.keys(WRITERS).join(' or ')}, or - to print it`,
    );
  return async (told, { host, world }) => {
    const text = toText(told, (one) => host.redact(one));
    try {
      await world.writeFile(resolve(world.directory, path), text);
    } catch (error) {
      throw new IncompleteError(`The file ${path} could not be written: ${messageOf(error)}`);
    }
    host.info(`The history is in ${path}`);
  };
}

/** Throws what listing throws, and ConfigurationError where the service lists none. */
async function findChanges(
  wanted: Wanted,
  place: ReviewedOnService,
  limits: Parameters<typeof connect>[1],
  frame: Frame,
): Promise<{ readonly changes: Asked; readonly isCut: boolean }> {
  if ('numbers' in wanted) return { changes: wanted.numbers.map((number) => ({ number })), isCut: false };
  const row = serviceOf(place);
  const { noun } = row;
  if (row.listMerged === undefined)
    throw new ConfigurationError(
      `The service does not list ${noun}s: name those that were merged with --numbers, as 280-300,305`,
    );
  const options = optionsFor(row.address(place), limits, frame);
  const listing = await row.listMerged(place, wanted, options);
  if (listing.isCut)
    frame.host.warning(
      `The service has more ${noun}s than were listed, so some may be missing: ask for fewer of them`,
    );
  return listing;
}

/** The changes to be read, of which the time of the merge is known where the service lists them. */
type Asked = readonly Pick<ChangeHistory, 'number' | 'mergedAt'>[];

/** Reads each change. One that cannot be read costs no other. Throws what is fatal. */
async function readAll(
  asked: Asked,
  noun: string,
  host: Host,
  stopped: () => string | undefined,
  isFatal: (error: unknown) => boolean,
  read: (number: number) => Promise<Pick<ChangeHistory, 'rules' | 'left'>>,
): Promise<Pick<History, 'changes' | 'unread'>> {
  const found = new Map<number, ChangeHistory>();
  const unread = new Map<number, History['unread'][number]>();
  const next = asked.values();
  const work = async (): Promise<void> => {
    // All workers take from one iterator.
    for (const change of next) {
      if (stopped() !== undefined) return;
      try {
        found.set(change.number, { ...change, ...(await read(change.number)) });
      } catch (error) {
        if (isFatal(error) || !isExpected(error)) throw error;
        if (stopped() !== undefined) return;
        unread.set(change.number, { number: change.number, reason: host.redact(messageOf(error)) });
      }
      const done = found.size + unread.size;
      if (done % TOLD_EVERY === 0) host.info(`${done} of ${asked.length} ${noun}s read`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    changes: asked.flatMap(({ number }) => found.get(number) ?? []),
    unread: asked.flatMap(({ number }) => unread.get(number) ?? []),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const DEFAULT_LAST = 100;
const MOST_NUMBERS = 10_000;

/** Throws ConfigurationError where a flag is wrong. */
export function readWanted({ last, since, numbers }: HistoryFlags): Wanted {
  const refuse = (message: string): never => {
    throw new ConfigurationError(message);
  };
  if (numbers !== undefined) {
    if (last !== undefined || since !== undefined)
      refuse('Flag --numbers names the changes, and --last and --since choose them: use one or the other');
    return readNumbers(numbers) ?? refuse('Flag --numbers takes numbers and ranges of them, as 280-300,305');
  }
  if (last !== undefined && !/^[1-9]\d{0,5}$/u.test(last)) refuse('Flag --last takes a number from 1');
  if (since === undefined) return { last: Number(last ?? DEFAULT_LAST) };
  const day = /^\d{4}-\d{2}-\d{2}$/u.test(since) ? Date.parse(since) : Number.NaN;
  // The 31st of February would be the 3rd of March.
  if (Number.isNaN(day) || !new Date(day).toISOString().startsWith(since))
    refuse('Flag --since takes a day, as 2026-08-01 (UTC)');
  return { last: last === undefined ? Number.POSITIVE_INFINITY : Number(last), since: day };
}

/** Each once, in their order; undefined where the text is none, or names too many. */
function readNumbers(text: string): Wanted | undefined {
  const numbers = new Set<number>();
  for (const part of text.split(',')) {
    const [, from, to = from] = /^\s*([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?\s*$/u.exec(part) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (from === undefined || last < first || last - first >= MOST_NUMBERS) return undefined;
    for (let number = first; number <= last; number += 1) numbers.add(number);
    if (numbers.size > MOST_NUMBERS) return undefined;
  }
  return { numbers: [...numbers] };
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

/** All that a change is read with. */
interface HistoryReader {
  readonly keyring: Keyring;
  /** What git tells of those of these commits that are at hand. */
  timesOf(shas: readonly string[]): ReturnType<typeof describeCommits>;
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
  { keyring, timesOf, tellsEnd }: HistoryReader,
): Promise<Pick<ChangeHistory, 'rules' | 'left'>> {
  const { state } = await service.readChange();
  if (tellsEnd && state !== 'closed') throw new IncompleteError('it is still open');
  const comments = await service.listComments();
  const signers = signersOf({ service, keyring });
  const { threads } = findThreads(comments, signers);
  const commits = await timesOf(commitsOfFixes(threads));
  const byCommits = timeByCommits(
    new Map([...commits].flatMap(([sha, { time }]) => (time === undefined ? [] : [[sha, time]]))),
  );
  const proven = new Set(threads.filter(isProven).map(({ id }) => id));
  const started = comments
    .filter(
      ({ body, resolvable }) => resolvable !== false && readMarker(body, signers.signing)?.kind === 'thread',
    )
    .map(({ discussionId }) => discussionId);
  return {
    rules: ruleHistoriesOf(threads, (thread, head) => timeByComments(thread) ?? byCommits(thread, head)),
    left: [...new Set(started)].filter((id) => !proven.has(id)).length,
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
