import type { ServiceKind } from '../services/index.ts';
import { listed } from '../text/names.ts';
import type { Surroundings } from './ci-service.ts';
import { REVIEW_SERVICES } from './review-services.ts';
import type { InputName, LenientInputs, RawInputs } from './table.ts';
import { variableName } from './variables.ts';

/**
 * What a run is about: two commits alone, or a change on a service. `unclear`: a word for a service that is
 * none, which is said by itself.
 */
export type Chosen = 'commits' | 'unclear' | ServiceKind;

const KINDS = Object.keys(REVIEW_SERVICES) as readonly ServiceKind[];

/**
 * Which service is meant; undefined where nothing says it. An input that only deployment requests have means
 * them whatever else is missing, so that an empty variable never turns a run into one for something else.
 * Next comes the service that CI belongs to. Without CI it is the one whose page is given.
 */
export function chooseService(
  raw: RawInputs,
  inputs: LenientInputs,
  { ci, onLaptop = false }: Surroundings,
): Chosen | undefined {
  if (plansAlone(inputs)) return 'commits';
  if (inputs.service !== undefined) return inputs.service;
  if (raw.service !== undefined) return 'unclear';
  const meant = KINDS.find(
    (kind) => REVIEW_SERVICES[kind].meantByOwn && REVIEW_SERVICES[kind].own.some((name) => name in raw),
  );
  const { page, services } = inputs.change ?? {};
  return meant ?? ci?.service ?? (onLaptop && page !== undefined ? services?.[0] : undefined);
}

/** What a run needs to reach what it reviews; none where that is not known. */
export function neededInputs(
  chosen: Chosen | undefined,
  inputs: LenientInputs,
  surroundings: Surroundings,
): readonly InputName[] {
  if (chosen === undefined || chosen === 'commits' || chosen === 'unclear') return [];
  const { needed, ofCi, addressOf } = REVIEW_SERVICES[chosen];
  const isKnown = (name: InputName): boolean =>
    (surroundings.ci?.service === chosen && ofCi.includes(name)) ||
    (name === 'base-url' && addressOf?.(inputs, surroundings) !== undefined);
  return needed.filter((name) => !isKnown(name));
}

/** How to come by a token for it, in a sentence; undefined where there is nothing to say. */
export function tokenFrom(chosen: Chosen | undefined): string | undefined {
  if (chosen === undefined || chosen === 'commits' || chosen === 'unclear') return undefined;
  return REVIEW_SERVICES[chosen].tokenFrom;
}

/** The sentence for inputs that only another service takes than the one that is meant. */
export function findForeignInputs(
  raw: RawInputs,
  { change }: Pick<LenientInputs, 'change'>,
  chosen: Chosen | undefined,
): string | undefined {
  if (chosen === undefined || chosen === 'commits' || chosen === 'unclear') return undefined;
  // How a change is written tells whose it is.
  const takersOf = (name: InputName): readonly ServiceKind[] =>
    name === 'change' && change?.services !== undefined
      ? change.services
      : KINDS.filter((kind) => REVIEW_SERVICES[kind].own.includes(name));
  const isForeign = (takers: readonly ServiceKind[]) => takers.length > 0 && !takers.includes(chosen);
  const given = KINDS.flatMap((kind) => REVIEW_SERVICES[kind].own).filter((name) => name in raw);
  const [takers] = given.map(takersOf).filter(isForeign);
  if (takers === undefined) return undefined;
  const foreign = [...new Set(given)].filter((name) => String(takersOf(name)) === String(takers));
  const theirs = [...new Set(takers.map((kind) => REVIEW_SERVICES[kind].change))].join(' or ');
  const [what, verb] = foreign.length === 1 ? ['Input', 'is'] : ['Inputs', 'are'];
  const meant = 'service' in raw ? 'the input service means' : 'the other inputs, or this CI, mean';
  return `${what} ${listed(foreign)} ${verb} for ${theirs}, while ${meant} ${REVIEW_SERVICES[chosen].change}: leave out those of one of the two`;
}

/**
 * The sentence for inputs of which none says what is reviewed. Where `--base` is taken it names that alone,
 * else all the ways to name a change.
 */
export function describeWays(base: 'taken' | 'not-taken'): string {
  if (base === 'taken') {
    return (
      'No pull request, merge request or --base was given: add --base main to compare with that branch ' +
      'without a review service, or name a service and a change: --service, --change and the variable ' +
      `${variableName('token')} (sarif-review plan --help)`
    );
  }
  return (
    'No pull request, merge request or deployment request was given: in CI of GitHub, GitLab, Gitea or Forgejo set token; ' +
    'elsewhere set service, token and change, and for GitLab, Gitea and Forgejo base-url; ' +
    'for a deployment request set base-url, client-id, client-secret and deployment-number'
  );
}

/**
 * A dry run that knows both commits and names no service plans as on a fresh deployment; it needs no
 * credentials.
 */
function plansAlone(inputs: LenientInputs): boolean {
  return asksNoService(inputs) && inputs['base-sha'] !== undefined;
}

/** It says neither a service nor where one is. */
export function asksNoService(inputs: LenientInputs): boolean {
  return inputs['dry-run'] && inputs.service === undefined && inputs['base-url'] === undefined;
}
