import { SERVICES, type ServiceKind } from '../services/index.ts';
import { listed } from '../text/names.ts';
import { GITEA_PULL_REQUEST, MERGE_REQUEST, PULL_REQUEST } from './input-text.ts';
import { addressOfMergeRequest, toMergeRequest } from './merge-request.ts';
import { addressOfGitea, addressOfPullRequest, toGiteaPullRequest, toPullRequest } from './pull-request.ts';
import type { Read, Reviewed, ReviewedOnService, SigningSecrets, Surroundings } from './reviewed.ts';
import { type InputName, type LenientInputs, type RawInputs, variableName } from './table.ts';

/** The inputs of a review service, and what CI tells of it. Another service is one more entry. */
interface ServiceInputs {
  /** What is reviewed there, for sentences. */
  readonly change: string;
  /** Not every service takes these. An address is none of them, since each service may have one. */
  readonly own: readonly InputName[];
  /** Whether any of its own inputs means this service, whatever else is missing. */
  readonly meantByOwn: boolean;
  /** Without them it cannot be reached from anywhere. */
  readonly needed: readonly InputName[];
  /** Those of them that CI supplies where it belongs to this service. */
  readonly ofCi: readonly InputName[];
  /** Where the service is, where no address is given and the other inputs tell it. */
  readonly addressOf?: (inputs: LenientInputs, surroundings: Surroundings) => string | undefined;
  /** How to come by a token, in a sentence, where CI has none that would do. */
  readonly tokenFrom?: string;
  readonly changeInput: InputName;
  /**
   * How a repository is named there, in words and as a pattern, and what stands between that name and the
   * number of a change. Missing where repositories have no names.
   */
  readonly repository?: { readonly named: string; readonly form: RegExp; readonly sign: string };
  /**
   * Whether only the event of its CI tells what rights a run has: reading that takes as long as the first
   * request.
   */
  readonly rightsInEvent: boolean;
  toReviewed(inputs: LenientInputs, keys: SigningSecrets, surroundings: Surroundings): Read<Reviewed>;
}

function giteaOf(kind: 'gitea' | 'forgejo'): ServiceInputs {
  const { brand } = SERVICES[kind];
  return {
    change: 'a pull request of Gitea or Forgejo',
    own: ['change'],
    meantByOwn: false,
    needed: ['base-url', 'token', 'change'],
    ofCi: ['base-url', 'change'],
    addressOf: addressOfGitea,
    tokenFrom: `In a workflow of ${brand} it is \${{ github.token }}; elsewhere make an access token with the scopes write:repository, write:issue, read:user and read:organization`,
    changeInput: 'change',
    repository: {
      named: 'the repository, as owner/name',
      form: /^[\w.-]+\/[\w.-]+$/u,
      sign: GITEA_PULL_REQUEST.sign,
    },
    rightsInEvent: true,
    toReviewed: (inputs, keys, surroundings) => toGiteaPullRequest(kind, inputs, keys, surroundings),
  };
}

export const REVIEW_SERVICES: Readonly<Record<ServiceKind, ServiceInputs>> = {
  deployments: {
    change: 'a deployment request',
    own: ['client-id', 'client-secret', 'deployment-number', 'endpoints'],
    meantByOwn: true,
    needed: ['base-url', 'client-id', 'client-secret', 'deployment-number'],
    ofCi: [],
    changeInput: 'deployment-number',
    rightsInEvent: false,
    toReviewed: toDeployment,
  },
  gitlab: {
    change: 'a merge request of GitLab',
    own: ['change'],
    meantByOwn: false,
    needed: ['base-url', 'token', 'change'],
    ofCi: ['base-url', 'change'],
    addressOf: addressOfMergeRequest,
    tokenFrom:
      'Make a project access token with the scope api and the role Developer; in CI it is the masked variable SARIF_REVIEW_TOKEN',
    changeInput: 'change',
    repository: {
      named: 'the project by its path, as group/project',
      form: /^(?!\/)[\w./-]+(?<!\/)$/u,
      sign: MERGE_REQUEST.sign,
    },
    rightsInEvent: false,
    toReviewed: toMergeRequest,
  },
  github: {
    change: 'a pull request of GitHub',
    own: ['change'],
    meantByOwn: false,
    needed: ['base-url', 'token', 'change'],
    ofCi: ['base-url', 'change'],
    addressOf: addressOfPullRequest,
    changeInput: 'change',
    repository: {
      named: 'the repository, as owner/name',
      form: /^[\w.-]+\/[\w.-]+$/u,
      sign: PULL_REQUEST.sign,
    },
    rightsInEvent: true,
    toReviewed: toPullRequest,
  },
  gitea: giteaOf('gitea'),
  forgejo: giteaOf('forgejo'),
};

function toDeployment(inputs: LenientInputs, keys: SigningSecrets): Read<ReviewedOnService<'deployments'>> {
  const { 'base-url': baseUrl, 'client-id': clientId, 'client-secret': clientSecret, endpoints } = inputs;
  const { 'deployment-number': deploymentNumber, 'base-sha': base, 'head-sha': head } = inputs;
  if (baseUrl === undefined || clientId === undefined) return { value: undefined, faults: [] };
  if (clientSecret === undefined || deploymentNumber === undefined) return { value: undefined, faults: [] };
  const diff = base === undefined || head === undefined ? undefined : { base, head };
  const value = {
    kind: 'deployments',
    baseUrl,
    clientId,
    clientSecret,
    ...keys,
    deploymentNumber,
    endpoints,
    diff,
  } as const;
  return { value, faults: [] };
}

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
