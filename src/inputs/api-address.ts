import { SERVICES } from '../services/index.ts';
import { readAddress } from '../text/address.ts';
import { type Reading, refused, value } from './input-text.ts';
import type { CiService } from './reviewed.ts';
import { type LenientInputs, variableName } from './table.ts';

interface ApiAddress {
  readonly apiUrl: string;
  readonly webUrl: string;
}

interface GithubAddress extends ApiAddress {
  readonly graphqlUrl: string;
}

const GITLAB_API = '/api/v4';
const GITHUB_API = '/api/v3';
const GITEA_API = '/api/v1';

export function readGitlabAddress(text: string): Reading<ApiAddress> {
  return read(text, (url) => {
    const webUrl = withoutEnd(url, GITLAB_API);
    return { apiUrl: webUrl + GITLAB_API, webUrl };
  });
}

export function readGiteaAddress(text: string): Reading<ApiAddress> {
  return read(text, (url) => {
    const webUrl = withoutEnd(url, GITEA_API);
    return { apiUrl: webUrl + GITEA_API, webUrl };
  });
}

/**
 * The address of a GitHub: github.com, a tenant of it (`NAME.ghe.com`), or an Enterprise Server; that of its
 * interface will do too.
 */
export function readGithubAddress(text: string): Reading<GithubAddress> {
  return read(text, (url) => {
    const { hostname, protocol } = new URL(url);
    const name = hostname.replace(/^(?:api|www)\./, '');
    if (name === 'github.com' || name.endsWith('.ghe.com')) {
      const apiUrl = `${protocol}//api.${name}`;
      return { apiUrl, graphqlUrl: `${apiUrl}/graphql`, webUrl: `${protocol}//${name}` };
    }
    const webUrl = withoutEnd(url, GITHUB_API);
    return { apiUrl: webUrl + GITHUB_API, graphqlUrl: `${webUrl}/api/graphql`, webUrl };
  });
}

/** Whether both are one address, however it is written: letters' case of the host, a slash at the end. */
export function sameAddress(one: string, other: string): boolean {
  return plainAddress(one) === plainAddress(other);
}

/** An address as the parser of URLs writes it, without a slash at its end; what is none stays as it is. */
export function plainAddress(text: string): string {
  const url = URL.parse(text.trim());
  return url === null ? text : url.origin + url.pathname.replace(/(?<!\/)\/+$/u, '');
}

/** Whether both are reached at the same place: scheme, host and port. */
export function sameOrigin(one: string, other: string): boolean {
  return URL.parse(one)?.origin === URL.parse(other)?.origin;
}

/** What the pages of changes have in their addresses, on any host that is not known by its name. */
const OF_PAGE = /\/(?:-|pulls?\/\d+|deployments\/\d+)(?:\/|$)/u;

function read<T extends ApiAddress>(text: string, toAddress: (url: string) => T): Reading<T> {
  const address = readAddress(text, 'the input `token`');
  if (address.kind !== 'address') return refused(`${address.what}: ${address.remedy}`);
  const found = toAddress(address.url);
  return OF_PAGE.test(found.webUrl)
    ? refused(
        `is the address of a page (${found.webUrl}): give that of the service, such as ${new URL(found.webUrl).origin}`,
      )
    : value(found);
}

function withoutEnd(url: string, end: string): string {
  return url.toLowerCase().endsWith(end) ? url.slice(0, -end.length) : url;
}

/**
 * Why the token must not be sent to these addresses of a service; empty where it may be. A token that CI
 * supplied by itself goes to that CI's own addresses alone: for any other, service and token are both given
 * by hand.
 */
export function refuseToken(
  { service }: Pick<LenientInputs, 'service'>,
  ci: CiService | undefined,
  addresses: readonly string[],
): readonly string[] {
  const own = [ci?.apiUrl, ci?.graphqlUrl].filter((address) => address !== undefined);
  const foreign = addresses.find((address) => !own.some((ours) => sameOrigin(address, ours)));
  if (foreign === undefined || ci === undefined) return [];
  const where = new URL(foreign).origin;
  const here = URL.parse(ci.apiUrl)?.origin ?? 'its variables name no address';
  if (service === undefined) {
    return [
      `Input base-url leads to ${where}, which is not where this job runs (${here}): for a deployment request set client-id, client-secret and deployment-number, for anything else set service, to say what is there`,
    ];
  }
  if (ci.suppliesToken) {
    return [
      `Input token may be the one that ${SERVICES[ci.service].brand} made for this job, which goes to ${here} alone and not to ${where}: give the token for ${where} as the variable ${variableName('token')} (under env)`,
    ];
  }
  return [];
}
