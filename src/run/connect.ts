import { ConfigurationError } from '../errors.ts';
import { describeRoute, findRoute } from '../host/find-route.ts';
import type { Host } from '../host/host.ts';
import type { ProcessWorld } from '../host/process-world.ts';
import type { CiService, QueueOfChanges } from '../inputs/ci-service.ts';
import type { Reviewed, ReviewedByHead, ReviewedOnService } from '../inputs/reviewed.ts';
import {
  type AccessOf,
  type ClientOptions,
  type QueueService,
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

/** A change that was found by its head. */
interface FoundChange {
  readonly number: number;
  readonly reviewed: ReviewedOnService;
}

/** The open changes that have this head. */
export async function findChangesOfHead(
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

/** Another change of the place where this one is. */
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
): Promise<QueueService> {
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
