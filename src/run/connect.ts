import { ConfigurationError, SkippedError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import type { ProcessWorld } from '../host/process-world.ts';
import { describeRoute, findRoute } from '../host/route.ts';
import type { Reviewed, ReviewedByHead, ReviewedOnService } from '../inputs/reviewed.ts';
import type { ClientOptions } from '../services/http.ts';
import { SERVICES, type ServiceKind, serviceOf } from '../services/index.ts';
import type { ReviewService } from '../services/port.ts';
import { VERSION } from '../version.ts';

/** How long, and how, a service may be asked. */
type Limits = Pick<ClientOptions, 'readyTimeoutMs' | 'deadline' | 'signal' | 'onToken' | 'throttle'>;

/** Who asks a service, and in what world. */
interface Asker {
  readonly host: Pick<Host, 'info' | 'mask'>;
  readonly world: ProcessWorld;
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
  const row = serviceOf(reviewed);
  return row.connect(reviewed, optionsFor(row.address(reviewed), limits, asker));
}

/**
 * What every service is asked with. From here on requests take the way that the environment asks for.
 *
 * @throws ConfigurationError where the proxy of the environment cannot be used
 */
export function optionsFor(address: string, limits: Limits, { host, world }: Asker): ClientOptions {
  const route = findRoute(address, world.environment);
  world.useRoute(route);
  return {
    ...limits,
    userAgent: `sarif-review/${VERSION}`,
    world: route.kind === 'proxy' ? { ...world, proxy: route.name } : world,
    progress: (line: string) => host.info(line),
    onSecret: (secret: string) => host.mask(secret),
  };
}

/**
 * What is reviewed, where, and through which proxy: the first line of the log.
 *
 * @throws what `connect` throws
 */
export function describeReviewed(
  reviewed: Exclude<Reviewed, ReviewedByHead>,
  { environment }: ProcessWorld,
): string {
  if (reviewed.kind === 'commits') {
    const { base, head } = reviewed.diff;
    return `Planning for the commits from ${base.slice(0, 7)} to ${head.slice(0, 7)}, without a review service`;
  }
  const row = serviceOf(reviewed);
  const route = findRoute(row.address(reviewed), environment);
  const way = route.kind === 'proxy' ? `, ${describeRoute(route)}` : '';
  return `Reviewing ${row.describe(reviewed)}${way}`;
}

interface FoundChange {
  readonly number: number;
  readonly reviewed: ReviewedOnService;
}

/**
 * The changes with a head, as where one workflow follows another; the oldest first. Never a file tells their
 * numbers that a stranger could have written.
 *
 * @throws SkippedError where there is none; what `connect` throws
 */
export async function findByHead(
  reviewed: ReviewedByHead,
  limits: Limits,
  asker: Asker,
): Promise<readonly [FoundChange, ...FoundChange[]]> {
  const { kind: _, service, head, ...place } = reviewed;
  const options = optionsFor(reviewed.apiUrl, limits, asker);
  const found = await SERVICES[service].findByHead(place, head, options);
  const [first, ...more] = found
    .map(({ number, access }) => ({ number, reviewed: { ...place, ...access, kind: service } }))
    .toSorted((a, b) => a.number - b.number);
  if (first !== undefined) return [first, ...more];
  throw new SkippedError({
    reason: `no open ${SERVICES[service].noun} has the head ${head.sha.slice(0, 7)} that this run is about`,
    remedy: 'if one is meant, name it in the input change',
  });
}

/**
 * The one change that is meant.
 *
 * @throws ConfigurationError where several changes have the head; what `findByHead` throws
 */
export async function findNumber(
  reviewed: ReviewedOnService | ReviewedByHead,
  limits: Limits,
  asker: Asker,
): Promise<ReviewedOnService> {
  if (reviewed.kind !== 'by-head') return reviewed;
  const [change, ...more] = await findByHead(reviewed, limits, asker);
  if (more.length === 0) return change.reviewed;
  throw new ConfigurationError(
    `Several changes have the head ${reviewed.head.sha.slice(0, 7)}: say in the input change which one is meant`,
  );
}
