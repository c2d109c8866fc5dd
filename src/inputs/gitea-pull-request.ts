import { readGiteaAddress, sameAddress } from './api-address.ts';
import { GITEA_PULL_REQUEST } from './change-reference.ts';
import { ciOf, type Surroundings } from './ci-service.ts';
import { faultsOf, repositoryOf, sourceOfAddress } from './pull-request.ts';
import type { Read, ReviewedOnService, SigningSecrets } from './reviewed.ts';
import type { LenientInputs } from './table.ts';

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
