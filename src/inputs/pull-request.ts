import { readGiteaAddress, readGithubAddress, refuseToken, sameAddress, sameOrigin } from './api-address.ts';
import { type ChangeReference, GITEA_PULL_REQUEST, PULL_REQUEST, projectOfPage } from './input-text.ts';
import {
  type CiChange,
  type CiService,
  ciOf,
  ownDiff,
  type Read,
  type ReviewedByHead,
  type ReviewedOnService,
  type SigningSecrets,
  type Surroundings,
} from './reviewed.ts';
import type { LenientInputs } from './table.ts';

const PUBLIC_GITHUB = 'https://api.github.com';

/**
 * Where GitHub is, where no address is given: where the page is that a person names, else at github.com.
 * Undefined where the page names no repository.
 */
export function addressOfPullRequest(
  { change: named }: Pick<LenientInputs, 'change'>,
  { onLaptop = false }: Surroundings,
): string | undefined {
  if (!onLaptop || named?.page === undefined || named.services?.[0] !== 'github') return PUBLIC_GITHUB;
  return /^(.+)\/[^/]+\/[^/]+\/pull\/\d+/u.exec(named.page)?.[1];
}

export function toPullRequest(
  inputs: LenientInputs,
  keys: SigningSecrets,
  surroundings: Surroundings,
): Read<ReviewedOnService<'github'> | ReviewedByHead> {
  const { token, change: named, 'base-url': baseUrl } = inputs;
  const { ci } = surroundings;
  const own = ciOf('github', ci);
  const text = baseUrl ?? own?.apiUrl ?? addressOfPullRequest(inputs, surroundings);
  if (text === undefined) return { value: undefined, faults: [] };
  const address = readGithubAddress(text);
  if (address.kind === 'refused') {
    return { value: undefined, faults: [`${sourceOfAddress(baseUrl, own)} ${address.accepts}`] };
  }
  const { webUrl } = address.value;
  const isOwn = own !== undefined && (baseUrl === undefined || isOf(own.apiUrl, address.value.apiUrl));
  const { apiUrl, graphqlUrl } = isOwn ? own : address.value;
  const pullRequest = whichOne(named, isOwn ? own.change : undefined);
  const repository =
    named === undefined ? own?.repository : repositoryOf(named, webUrl, isOwn ? own.repository : undefined);
  const faults = faultsOf(inputs, { ci, own, isOwn, repository, apiUrl, webUrl }, [apiUrl, graphqlUrl]);
  if (faults.length > 0 || token === undefined || pullRequest === undefined || repository === undefined)
    return { value: undefined, faults };
  const access = {
    apiUrl,
    graphqlUrl,
    webUrl,
    token,
    repository,
    ...keys,
    diff: undefined,
  } as const;
  const value =
    pullRequest.kind === 'number'
      ? ({ kind: 'github', pullRequest: pullRequest.number, ...access } as const)
      : ({ kind: 'by-head', service: 'github', head: pullRequest, ...access } as const);
  return { value, faults };
}

/** Which input or variable an address of the API came from, as its fault names it. */
function sourceOfAddress(baseUrl: string | undefined, own: CiService | undefined): string {
  if (baseUrl !== undefined) return 'Input base-url';
  return own === undefined ? 'Input change' : 'Variable GITHUB_API_URL';
}

/**
 * What is wrong with the inputs of a pull request on a host that runs workflows as GitHub does, a sentence
 * each.
 *
 * @param own what CI tells of this service, whose pull request it is where `isOwn`
 * @param addresses those that the token is sent to
 */
function faultsOf(
  inputs: LenientInputs,
  {
    ci,
    own,
    isOwn,
    repository,
    apiUrl,
    webUrl,
  }: {
    readonly ci: CiService | undefined;
    readonly own: (CiService & { readonly change: CiChange }) | undefined;
    readonly isOwn: boolean;
    readonly repository: string | undefined;
    readonly apiUrl: string;
    readonly webUrl: string;
  },
  addresses: readonly string[],
): readonly string[] {
  const { service, token, change: named } = inputs;
  return [
    ...ownDiff(inputs, 'a pull request'),
    ...(token === undefined ? [] : refuseToken(inputs, ci, addresses)),
    ...(named !== undefined && repository === undefined ? [describeRepository(named, webUrl)] : []),
    ...(named === undefined &&
    own !== undefined &&
    (isOwn || service !== undefined || sameOrigin(own.apiUrl, apiUrl))
      ? describeAbsence(own.change, isOwn)
      : []),
  ];
}

/** Whether an address that an input gives is the one that a runner names, which may be written otherwise. */
function isOf(ownApiUrl: string, apiUrl: string): boolean {
  const own = readGithubAddress(ownApiUrl);
  return sameAddress(own.kind === 'value' ? own.value.apiUrl : ownApiUrl, apiUrl);
}

function whichOne(
  named: ChangeReference | undefined,
  change: CiChange | undefined,
): Extract<CiChange, { kind: 'number' | 'head' }> | undefined {
  if (named !== undefined) return { kind: 'number', number: named.number };
  return change?.kind === 'number' || change?.kind === 'head' ? change : undefined;
}

/** The repository of a pull request that the input names, `owner/name`. */
function repositoryOf(
  { project, page }: ChangeReference,
  webUrl: string,
  own: string | undefined,
  form = PULL_REQUEST,
): string | undefined {
  const name = page === undefined ? (project ?? own) : projectOfPage(page, webUrl, form);
  return name !== undefined && /^[^/]+\/[^/]+$/u.test(name) ? name : undefined;
}

/** Why the input names none. */
function describeRepository({ number, page }: ChangeReference, webUrl: string): string {
  return page === undefined
    ? `Input change names no repository: write it as owner/repository#${number}`
    : `Input change is the address of a page that is not at ${webUrl}: give the one of a page there, or set base-url`;
}

/** Why there is nothing to review where the input does not say it. */
function describeAbsence(change: CiChange, isOwn: boolean): readonly string[] {
  if (!isOwn) return ['Input change is missing: it is needed where base-url leads elsewhere'];
  if (change.kind === 'none') return [`${change.reason}: ${change.remedy}`];
  return change.kind === 'queue'
    ? ['This workflow runs for a merge queue, whose pull requests are reviewed by their own runs']
    : [];
}

/** Where it is, where no address is given: at the page that a person names. */
export function addressOfGitea(
  { change: named }: Pick<LenientInputs, 'change'>,
  { onLaptop = false }: Surroundings,
): string | undefined {
  if (!onLaptop || named?.page === undefined) return undefined;
  return /^(.+)\/[^/]+\/[^/]+\/pulls\/\d+/u.exec(named.page)?.[1];
}

export function toGiteaPullRequest(
  kind: 'gitea' | 'forgejo',
  inputs: LenientInputs,
  keys: SigningSecrets,
  surroundings: Surroundings,
): Read<ReviewedOnService<'gitea' | 'forgejo'>> {
  const { token, change: named, 'base-url': baseUrl } = inputs;
  const { ci } = surroundings;
  const own = kind === 'gitea' ? ciOf('gitea', ci) : ciOf('forgejo', ci);
  const text = baseUrl ?? own?.apiUrl ?? addressOfGitea(inputs, surroundings);
  if (text === undefined) return { value: undefined, faults: [] };
  const address = readGiteaAddress(text);
  if (address.kind === 'refused') {
    return { value: undefined, faults: [`${sourceOfAddress(baseUrl, own)} ${address.accepts}`] };
  }
  const { apiUrl, webUrl } = address.value;
  const isOwn = own !== undefined && (baseUrl === undefined || sameAddress(own.apiUrl, apiUrl));
  const pullRequest =
    named?.number ?? (isOwn && own.change.kind === 'number' ? own.change.number : undefined);
  const repository =
    named === undefined
      ? own?.repository
      : repositoryOf(named, webUrl, isOwn ? own.repository : undefined, GITEA_PULL_REQUEST);
  const faults = faultsOf(inputs, { ci, own, isOwn, repository, apiUrl, webUrl }, [apiUrl]);
  if (faults.length > 0 || token === undefined || pullRequest === undefined || repository === undefined)
    return { value: undefined, faults };
  const place = { apiUrl, webUrl, token, repository, pullRequest };
  return { value: { kind, ...place, ...keys, diff: undefined }, faults };
}
