import { join } from 'node:path';
import { ConfigurationError, SkippedError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import type { ProcessWorld } from '../host/process-world.ts';
import { describeRoute, findRoute } from '../host/route.ts';
import { REVIEW_SERVICES } from '../inputs/review-services.ts';
import type {
  CiService,
  QueueOfChanges,
  Reviewed,
  ReviewedByHead,
  ReviewedOnService,
} from '../inputs/reviewed.ts';
import type { InputName } from '../inputs/table.ts';
import { CONFIGURATION_EXIT_STATUS, EXIT_STATUS } from '../report/run-result.ts';
import {
  type AccessOf,
  type ClientOptions,
  queuesOf,
  SERVICES,
  type Service,
  type ServiceKind,
} from '../services/index.ts';
import type { MergedListing, ReviewService, WantedChanges } from '../services/port.ts';
import { VERSION } from '../version.ts';

/** How long, and how, a service may be asked. */
export type Limits = Pick<
  ClientOptions,
  'readyTimeoutMs' | 'deadline' | 'signal' | 'begin' | 'onToken' | 'throttle'
>;

/** Who asks a service, and in what world. */
interface Asker {
  readonly host: Pick<Host, 'status' | 'mask'>;
  readonly world: ProcessWorld;
}

/** The row of the service that is asked; undefined where none is. */
export function serviceOf(reviewed: Reviewed): Pick<Service<never>, 'showsJobs' | 'annotates'> | undefined {
  if (reviewed.kind === 'commits') return undefined;
  return SERVICES[reviewed.kind !== 'by-head' ? reviewed.kind : reviewed.service];
}

function rowOf<Kind extends ServiceKind>({ kind }: { readonly kind: Kind }): Service<AccessOf<Kind>> {
  return SERVICES[kind];
}

interface FoundChange {
  readonly number: number;
  readonly reviewed: ReviewedOnService;
}

async function findChangesOfHead(
  reviewed: ReviewedByHead,
  limits: Limits,
  asker: Asker,
): Promise<readonly FoundChange[]> {
  const { kind: _, service, head, ...place } = reviewed;
  const options = optionsFor(reviewed.apiUrl, limits, asker);
  const found = await SERVICES[service].findByHead(place, head, options);
  return found.map(({ number, access }) => ({ number, reviewed: { ...place, ...access, kind: service } }));
}

/**
 * The review service of what is reviewed on one.
 *
 * @throws ConfigurationError where the address is none, an input of the service cannot be used, or the proxy
 * of the environment cannot
 */
export async function connect<Kind extends ServiceKind>(
  reviewed: ReviewedOnService<Kind>,
  limits: Limits,
  asker: Asker,
): Promise<ReviewService> {
  const row = rowOf(reviewed);
  const options = optionsFor(row.address(reviewed), limits, asker);
  return row.connect(reviewed, options);
}

export function ofNumber<Kind extends ServiceKind>(
  reviewed: ReviewedOnService<Kind>,
  number: number,
): ReviewedOnService<Kind> {
  return rowOf(reviewed).ofNumber(reviewed, number);
}

/** Where the changes are, and how each is called there. Throws ConfigurationError as `connect` does. */
export function placeOf<Kind extends ServiceKind>(reviewed: ReviewedOnService<Kind>) {
  const row = rowOf(reviewed);
  const { brand, noun } = row;
  return { brand, noun, address: row.place(reviewed), lists: row.listMerged !== undefined };
}

/**
 * The changes that were merged last, in the place where this one is. Throws what `connect` throws, and
 * ServiceError.
 */
export async function listMerged<Kind extends ServiceKind>(
  reviewed: ReviewedOnService<Kind>,
  wanted: WantedChanges,
  limits: Limits,
  asker: Asker,
): Promise<MergedListing> {
  const row = rowOf(reviewed);
  if (row.listMerged === undefined) throw new ConfigurationError(`${row.brand} lists no ${row.noun}s.`);
  return row.listMerged(reviewed, wanted, optionsFor(row.address(reviewed), limits, asker));
}

/**
 * The service of a queue, for its check alone.
 *
 * @param check `job`: where the exit status of the job can be the check, it is
 * @throws ConfigurationError where the proxy of the environment cannot be used
 */
export function connectQueue(
  { ci, queue, token }: { readonly ci: CiService; readonly queue: QueueOfChanges; readonly token: string },
  check: 'job' | 'status',
  limits: Limits,
  asker: Asker,
): ReturnType<ReturnType<typeof queuesOf>['connectQueue']> {
  const options = optionsFor(ci.apiUrl, limits, asker);
  return queuesOf(ci.service).connectQueue(ci, queue, token, check, options);
}

/** What every service is asked with. From here on requests take the way that the environment asks for. */
function optionsFor(address: string, limits: Limits, { host, world }: Asker): ClientOptions {
  const route = findRoute(address, world.environment);
  world.useRoute(route);
  return {
    ...limits,
    userAgent: `sarif-review/${VERSION}`,
    world: route.kind === 'proxy' ? { ...world, proxy: route.name } : world,
    progress: (line: string) => host.status(line),
    onSecret: (secret: string) => host.mask(secret),
  };
}

/**
 * What is reviewed, where, and through which proxy: the first line of the log.
 *
 * @throws what `connect` throws
 */
export function describeReviewed(reviewed: Reviewed, { environment }: ProcessWorld): string {
  if (reviewed.kind === 'commits') {
    const { base, head } = reviewed.diff;
    return `Planning for the commits from ${base.slice(0, 7)} to ${head.slice(0, 7)}, without a review service`;
  }
  const route = findRoute(addressOf(reviewed), environment);
  const way = route.kind === 'proxy' ? `, ${describeRoute(route)}` : '';
  return `Reviewing ${describeChange(reviewed)}${way}`;
}

function describeChange(reviewed: ReviewedOnService | ReviewedByHead): string {
  if (reviewed.kind !== 'by-head') return rowOf(reviewed).describe(reviewed);
  const { service, repository, head } = reviewed;
  return `the ${SERVICES[service].noun} of ${repository} with the head ${head.sha.slice(0, 7)}`;
}

/** Where calls go to. Throws ConfigurationError where the input is no address. */
function addressOf(reviewed: ReviewedOnService | ReviewedByHead): string {
  return reviewed.kind !== 'by-head' ? rowOf(reviewed).address(reviewed) : reviewed.apiUrl;
}

/** Changes that are known by their head alone, the oldest first; never none. */
interface FoundByHead {
  readonly changes: readonly [FoundChange, ...FoundChange[]];
  readonly noun: string;
  readonly changeInput: InputName;
}

/**
 * Asks for the numbers of the changes with a head, as where one workflow follows another: never a file tells
 * them that a stranger could have written.
 *
 * @throws SkippedError where there is none; what `connect` throws
 */
export async function findByHead(
  reviewed: ReviewedByHead,
  limits: Limits,
  asker: Parameters<typeof connect>[2],
): Promise<FoundByHead> {
  const { noun } = SERVICES[reviewed.service];
  const { changeInput } = REVIEW_SERVICES[reviewed.service];
  const found = await findChangesOfHead(reviewed, limits, asker);
  const [first, ...more] = found.toSorted((a, b) => a.number - b.number);
  if (first !== undefined) return { changes: [first, ...more], noun, changeInput };
  const reason = `no open ${noun} has the head ${reviewed.head.sha.slice(0, 7)} that this run is about`;
  throw new SkippedError({ reason, remedy: `if one is meant, name it in the input ${changeInput}` });
}

/**
 * The one change that is meant.
 *
 * @throws ConfigurationError where several changes have the head; what `findByHead` throws
 */
export async function findNumber(
  reviewed: ReviewedOnService | ReviewedByHead,
  limits: Limits,
  asker: Parameters<typeof connect>[2],
): Promise<ReviewedOnService> {
  if (reviewed.kind !== 'by-head') return reviewed;
  const { changes, noun, changeInput } = await findByHead(reviewed, limits, asker);
  const [change, ...more] = changes;
  if (more.length === 0) return change.reviewed;
  throw new ConfigurationError(
    `Several open ${noun}s have the head ${reviewed.head.sha.slice(0, 7)} (${changes.map(({ number }) => number).join(', ')}): say in the input ${changeInput} which one is meant`,
  );
}

/** Whoever may open changes with one head must not make a run as long as they like. */
const MOST_REVIEWED = 5;

/** From the best to the worst: a gate that failed says more than a run that did not finish. */
const WORSE_AND_WORSE: readonly number[] = [
  EXIT_STATUS.success,
  EXIT_STATUS.incomplete,
  EXIT_STATUS.failure,
  CONFIGURATION_EXIT_STATUS,
];

/**
 * Reviews changes with one head, one after the other and the oldest first, each as if it were alone. Returns
 * the worst of their exit statuses, and gives the outputs of the one that ended so; more of them than are
 * reviewed make the run incomplete.
 *
 * @param review never throws
 */
export async function reviewEach(
  { changes, noun, changeInput }: FoundByHead,
  host: Host,
  review: (change: ReviewedOnService, host: Host) => Promise<number>,
): Promise<number> {
  const [first, ...more] = changes;
  if (more.length === 0) return review(first.reviewed, host);
  const ends: { readonly status: number; readonly outputs: ReadonlyMap<string, string> }[] = [];
  for (const change of changes.slice(0, MOST_REVIEWED)) {
    await host.writeSummary(`# The ${noun} #${change.number}\n\n`);
    const outputs = new Map<string, string>();
    const status = await review(change.reviewed, hostOf(change, host, outputs));
    ends.push({ status, outputs });
  }
  const [worst] = ends.toSorted((a, b) => rank(b.status) - rank(a.status));
  for (const [name, value] of worst?.outputs ?? []) host.setOutput(name, value);
  const left = changes.slice(MOST_REVIEWED).map(({ number }) => `#${number}`);
  const status = worst?.status ?? EXIT_STATUS.incomplete;
  if (left.length === 0) return status;
  host.error(
    `${left.length} more open ${noun}s with this head were not reviewed (${left.join(', ')}): close those that nobody needs, or name one in the input ${changeInput}`,
  );
  if (rank(status) > rank(EXIT_STATUS.incomplete)) return status;
  host.setOutput('conclusion', 'incomplete');
  return EXIT_STATUS.incomplete;
}

function rank(status: number): number {
  return WORSE_AND_WORSE.indexOf(status);
}

/** Each has a report of its own, unless the user names the file. */
function hostOf({ number }: FoundChange, host: Host, outputs: Map<string, string>): Host {
  const { temporaryFolder } = host;
  return {
    ...host,
    setOutput: (name, value) => outputs.set(name, value),
    ...(temporaryFolder === undefined ? {} : { temporaryFolder: join(temporaryFolder, `${number}`) }),
  };
}
