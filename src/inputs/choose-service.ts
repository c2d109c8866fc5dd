import type { ServiceKind } from '../services/index.ts';
import { listed } from '../text/names.ts';
import type { CiService } from './ci-service.ts';
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
 * Next comes the service that CI belongs to.
 */
export function chooseService(
  raw: RawInputs,
  inputs: LenientInputs,
  ci: CiService | undefined,
): Chosen | undefined {
  if (plansAlone(inputs)) return 'commits';
  if (inputs.service !== undefined) return inputs.service;
  if (raw.service !== undefined) return 'unclear';
  const meant = KINDS.find((kind) => REVIEW_SERVICES[kind].meantByOwn && ownInputs(kind, raw).length > 0);
  return meant ?? ci?.service;
}

/** What a run needs to reach what it reviews; none where that is not known. */
export function neededInputs(
  chosen: Chosen | undefined,
  inputs: LenientInputs,
  ci: CiService | undefined,
): readonly InputName[] {
  if (chosen === undefined || chosen === 'commits' || chosen === 'unclear') return [];
  const { needed, ofCi, addressOf } = REVIEW_SERVICES[chosen];
  const isKnown = (name: InputName): boolean =>
    (ci?.service === chosen && ofCi.includes(name)) ||
    (name === 'base-url' && addressOf?.(inputs) !== undefined);
  return needed.filter((name) => !isKnown(name));
}

/** How to come by a token for it, in a sentence; undefined where there is nothing to say. */
export function tokenFrom(chosen: Chosen | undefined): string | undefined {
  if (chosen === undefined || chosen === 'commits' || chosen === 'unclear') return undefined;
  return REVIEW_SERVICES[chosen].tokenFrom;
}

/** The sentence for inputs that only another service takes than the one that is meant. */
export function findForeignInputs(raw: RawInputs, chosen: Chosen | undefined): string | undefined {
  if (chosen === undefined || chosen === 'commits' || chosen === 'unclear') return undefined;
  for (const kind of KINDS) {
    const foreign = kind === chosen ? [] : ownInputs(kind, raw);
    if (foreign.length === 0) continue;
    const { change } = REVIEW_SERVICES[kind];
    const [what, verb] = foreign.length === 1 ? ['Input', 'is'] : ['Inputs', 'are'];
    const meant =
      raw.service === undefined ? 'the other inputs, or this CI, mean' : 'the input service means';
    return `${what} ${listed(foreign)} ${verb} for ${change}, while ${meant} ${REVIEW_SERVICES[chosen].change}: leave out those of one of the two`;
  }
  return undefined;
}

function ownInputs(kind: ServiceKind, raw: RawInputs): readonly InputName[] {
  return REVIEW_SERVICES[kind].own.filter((name) => raw[name] !== undefined);
}

/**
 * The sentences for inputs of which none says what is reviewed. Where `--base` is taken they name that alone,
 * else all the ways to name a change.
 */
export function describeWays(base: 'taken' | 'not-taken'): string {
  if (base === 'taken') {
    return (
      'No pull request, merge request or --base was given: add --base main to compare with that branch ' +
      'without a review service, or name a service and a change (sarif-review plan --help)'
    );
  }
  const ways = KINDS.map((kind) => `for ${REVIEW_SERVICES[kind].change}, ${REVIEW_SERVICES[kind].way}`);
  const example: InputName = 'base-url';
  return (
    `No pull request, merge request or deployment request was given: ${ways.join('; ')}. ` +
    `Each is an input of the action, a variable such as ${variableName(example)}, or, except for secrets, a flag such as --${example}. ` +
    'To look at a branch without a review service: sarif-review plan --base main'
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
