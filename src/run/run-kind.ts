import type { Host, WithoutSecrets } from '../host/host.ts';
import { type HostFacts, type InputSource, type Inputs, readRaw, withChange } from '../inputs/read-inputs.ts';
import { type Chosen, chooseService, REVIEW_SERVICES } from '../inputs/review-services.ts';
import type { CiService, QueueOfChanges } from '../inputs/reviewed.ts';
import { parseInputs, type RawInputs } from '../inputs/table.ts';
import { serviceOf } from './connect.ts';

/**
 * What a run is there for, as far as CI itself tells it before anything is asked. `skip`: there is nothing to
 * review, or nothing that this run may write. `queue`: what it runs for is reviewed elsewhere, and waits for
 * the check of this job only.
 */
type Ahead =
  | { readonly kind: 'review' }
  | { readonly kind: 'skip'; readonly why: WithoutSecrets }
  | { readonly kind: 'queue'; readonly ci: CiService; readonly queue: QueueOfChanges };

type Asked = Pick<Host, 'withoutSecrets' | 'withoutRights'>;

/**
 * Looks at inputs and facts. What only an event tells is left to `findMissingRights` where the
 * inputs are complete, since reading it takes as long as the first request.
 */
export async function chooseRunKind(host: Asked, source: InputSource, facts: HostFacts): Promise<Ahead> {
  const { raw, chosen } = choose(source, facts);
  const { ci } = facts;
  if (ci === undefined || chosen !== ci.service) {
    const why = raw['client-secret'] === undefined ? await host.withoutSecrets?.() : undefined;
    return why === undefined ? { kind: 'review' } : { kind: 'skip', why };
  }
  const { change, service } = ci;
  const namesChange = Object.values(REVIEW_SERVICES).some(
    ({ changeInput }) => raw[changeInput] !== undefined,
  );
  if (change.kind === 'queue' && !namesChange) return { kind: 'queue', ci, queue: change };
  if (change.kind === 'none' && change.mayPass && !namesChange) return { kind: 'skip', why: change };
  const { rightsInEvent } = REVIEW_SERVICES[service];
  if (rightsInEvent && raw.token !== undefined && raw['base-url'] === undefined) return { kind: 'review' };
  const why = await missingRights(host, raw, ci);
  return why === undefined ? { kind: 'review' } : { kind: 'skip', why };
}

/** Why it is no mistake where this run cannot write, by the event. */
export async function findMissingRights(
  host: Asked,
  source: InputSource,
  facts: HostFacts,
): Promise<WithoutSecrets | undefined> {
  const { raw, chosen } = choose(source, facts);
  const { ci } = facts;
  return ci === undefined || chosen !== ci.service ? undefined : missingRights(host, raw, ci);
}

async function missingRights(
  host: Asked,
  raw: RawInputs,
  ci: CiService,
): Promise<WithoutSecrets | undefined> {
  const isOwn = raw.token === undefined || ci.suppliesToken;
  return host.withoutRights?.(isOwn ? 'own' : 'given');
}

function choose(
  source: InputSource,
  facts: HostFacts,
): { readonly raw: RawInputs; readonly chosen: Chosen | undefined } {
  const raw = readRaw(source);
  return { raw, chosen: chooseService(raw, withChange(parseInputs(raw).inputs, facts), facts) };
}

/**
 * The sentence for a check that would be named as the job is, which the service itself shows under that name:
 * one of the two would stand for both. Letter case makes no difference.
 */
export function describeNameClash(
  { reviewed, 'check-name': name }: Pick<Inputs, 'reviewed' | 'check-name'>,
  jobName: string | undefined,
): string | undefined {
  if (!serviceOf(reviewed)?.showsJobs) return undefined;
  if (name === undefined || name.toLowerCase() !== jobName?.toLowerCase()) return undefined;
  return `Input check-name is ${name}, which is the name of this job too, so the two cannot be told apart: choose another name`;
}
