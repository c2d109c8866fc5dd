import { SERVICES, type ServiceKind } from '../services/index.ts';
import { addressByChange, HOSTING, toHostedChange } from './hosted-change.ts';
import type { CiService, Reviewed, SigningSecrets, Surroundings } from './reviewed.ts';
import { type InputName, type LenientInputs, type RawInputs, variableName } from './table.ts';

/** The inputs of a review service. Another service is one more entry. */
interface ServiceInputs {
  /** What is reviewed there, for sentences. */
  readonly change: string;
  /** Not every service takes these. An address is none of them, since each service may have one. */
  readonly own: readonly InputName[];
  /** Whether any of its own inputs means this service, whatever else is missing. */
  readonly meantByOwn: boolean;
  /** Without them it cannot be reached from anywhere but its own CI. */
  readonly needed: readonly InputName[];
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
  /** No value where something is missing; a fault is a sentence without a full stop. */
  toReviewed(
    inputs: LenientInputs,
    keys: SigningSecrets,
    surroundings: Surroundings,
  ): { readonly value?: Reviewed | undefined; readonly faults: readonly string[] };
}

function hosted(kind: CiService['service'], change: string, tokenFrom?: string): ServiceInputs {
  const { named, project, form } = HOSTING[kind];
  return {
    change,
    own: ['change'],
    meantByOwn: false,
    needed: ['base-url', 'token', 'change'],
    addressOf: (inputs, surroundings) => addressByChange(kind, inputs, surroundings),
    ...(tokenFrom !== undefined && { tokenFrom }),
    changeInput: 'change',
    repository: { named, form: project, sign: form.sign },
    toReviewed: (inputs, keys, surroundings) => toHostedChange(kind, inputs, keys, surroundings),
  };
}

const giteaOf = (kind: 'gitea' | 'forgejo'): ServiceInputs =>
  hosted(
    kind,
    'a pull request of Gitea or Forgejo',
    `In a workflow of ${SERVICES[kind].brand} it is \${{ github.token }}; elsewhere make an access token with the scopes write:repository, write:issue, read:user and read:organization`,
  );

export const REVIEW_SERVICES: Readonly<Record<ServiceKind, ServiceInputs>> = {
  deployments: {
    change: 'a deployment request',
    own: ['client-id', 'client-secret', 'deployment-number', 'endpoints'],
    meantByOwn: true,
    needed: ['base-url', 'client-id', 'client-secret', 'deployment-number'],
    changeInput: 'deployment-number',
    toReviewed(inputs, keys) {
      const { 'base-url': baseUrl, 'client-id': clientId, 'client-secret': clientSecret, endpoints } = inputs;
      const { 'deployment-number': deploymentNumber, 'base-sha': base, 'head-sha': head } = inputs;
      if (baseUrl === undefined || clientId === undefined) return { faults: [] };
      if (clientSecret === undefined || deploymentNumber === undefined) return { faults: [] };
      const diff = base === undefined || head === undefined ? undefined : { base, head };
      const access = { baseUrl, clientId, clientSecret, deploymentNumber, endpoints };
      return { value: { kind: 'deployments', ...access, ...keys, diff }, faults: [] };
    },
  },
  gitlab: hosted(
    'gitlab',
    'a merge request of GitLab',
    'Make a project access token with the scope api and the role Developer; in CI it is the masked variable SARIF_REVIEW_TOKEN',
  ),
  github: hosted('github', 'a pull request of GitHub'),
  gitea: giteaOf('gitea'),
  forgejo: giteaOf('forgejo'),
};

/**
 * What a run is about: two commits alone, or a change on a service. `unclear`: a word for a service that is
 * none, which is said by itself.
 */
type Chosen = 'commits' | 'unclear' | ServiceKind;

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
  // A dry run that knows both commits and names no service plans as on a fresh deployment.
  if (asksNoService(inputs) && inputs['base-sha'] !== undefined) return 'commits';
  if (inputs.service !== undefined) return inputs.service;
  if (raw.service !== undefined) return 'unclear';
  const meant = KINDS.find(
    (kind) => REVIEW_SERVICES[kind].meantByOwn && REVIEW_SERVICES[kind].own.some((name) => name in raw),
  );
  const { page, services } = inputs.change ?? {};
  return meant ?? ci?.service ?? (onLaptop && page !== undefined ? services?.[0] : undefined);
}

/** The row of the service that is meant; undefined where none is. */
export function rowOf(chosen: Chosen | undefined): ServiceInputs | undefined {
  return chosen === undefined || chosen === 'commits' || chosen === 'unclear'
    ? undefined
    : REVIEW_SERVICES[chosen];
}

/** What the CI of a service says by itself. */
const OF_CI: readonly InputName[] = ['base-url', 'change'];

export function neededInputs(
  chosen: Chosen | undefined,
  inputs: LenientInputs,
  surroundings: Surroundings,
): readonly InputName[] {
  const { needed = [], addressOf } = rowOf(chosen) ?? {};
  const isKnown = (name: InputName): boolean =>
    (surroundings.ci?.service === chosen && OF_CI.includes(name)) ||
    (name === 'base-url' && addressOf?.(inputs, surroundings) !== undefined);
  return needed.filter((name) => !isKnown(name));
}

/** A sentence for each input that only another service takes than the one that is meant. */
export function findForeignInputs(
  raw: RawInputs,
  { change }: Pick<LenientInputs, 'change'>,
  chosen: Chosen | undefined,
): readonly string[] {
  const meant = rowOf(chosen);
  if (meant === undefined) return [];
  const given = [...new Set(KINDS.flatMap((kind) => REVIEW_SERVICES[kind].own))].filter(
    (name) => name in raw,
  );
  return given.flatMap((name) => {
    const takers = KINDS.filter((kind) => REVIEW_SERVICES[kind].own.includes(name));
    // How a change is written tells whose it is.
    const written = name === 'change' ? (change?.services ?? takers) : takers;
    if (written.some((kind) => kind === chosen)) return [];
    const theirs = new Set(written.map((kind) => REVIEW_SERVICES[kind].change));
    return [
      `Input ${name} is for ${[...theirs].join(' or ')}, and this run is for ${meant.change}: leave it out, or say in service what is meant`,
    ];
  });
}

/**
 * The sentence for inputs of which none says what is reviewed. Where `--base` is taken it names that alone,
 * else all the ways to name a change.
 */
export function describeWays(takesBase: boolean): string {
  if (takesBase) {
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

/** It says neither a service nor where one is. */
export function asksNoService(inputs: LenientInputs): boolean {
  return inputs['dry-run'] && inputs.service === undefined && inputs['base-url'] === undefined;
}
