import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { ConfigurationError, IncompleteError } from '../../errors.ts';
import { readCheckout } from '../../git/checkout.ts';
import { describeCommits } from '../../git/commits.ts';
import { openGit } from '../../git/open-git.ts';
import type { OutputForm } from '../../host/choose-host.ts';
import type { Host } from '../../host/host.ts';
import type { ReviewedOnService } from '../../inputs/reviewed.ts';
import { toKeyring } from '../../inputs/to-keyring.ts';
import { EXIT_STATUS } from '../../report/run-result.ts';
import { connect, type Limits, listMerged, ofNumber, placeOf } from '../../run/connect.ts';
import { type Frame, isExpected, limitsOf } from '../../run/frame.ts';
import { createThrottle } from '../../services/index.ts';
import { findPlace } from './find-place.ts';
import { readHistoryJson, toHistoryJson } from './history-json.ts';
import { historyPage } from './history-page.ts';
import { renderHistory } from './history-table.ts';
import { readHistoryOf } from './read-change.ts';
import { type ChangeHistory, type History, type HistoryReport, sumHistory } from './sum-history.ts';

/** The question that a person asks of the command. */
export interface HistoryOrder {
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
/** Where lines stay, one comes after so many changes. */
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
export async function history(frame: Frame, order: HistoryOrder): Promise<number> {
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
      throttle: createThrottle(),
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
      if (host.rewrites || done % TOLD_EVERY === 0) host.status(`${done} of ${asked.length} ${noun}s read`);
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
