import { readAddress } from '../text/address.ts';
import { Refused } from './input-text.ts';

/** Where the interface of a service is, and its pages. */
export interface ApiAddress {
  readonly apiUrl: string;
  readonly webUrl: string;
}

/** Reads the address of a service, or that of its interface. Throws `Refused`. */
export type ReadAddress = (text: string) => ApiAddress;

const below =
  (api: string): ReadAddress =>
  (text) => {
    const webUrl = readWebUrl(text, api);
    return { apiUrl: webUrl + api, webUrl };
  };
export const readGitlabAddress = below('/api/v4');
export const readGiteaAddress = below('/api/v1');

/** A GitHub is github.com, a tenant of it (`NAME.ghe.com`), or an Enterprise Server. */
export const readGithubAddress: ReadAddress = (text) => {
  const webUrl = readWebUrl(text, '/api/v3');
  const { hostname, protocol } = new URL(webUrl);
  const name = hostname.replace(/^(?:api|www)\./u, '');
  return name === 'github.com' || name.endsWith('.ghe.com')
    ? { apiUrl: `${protocol}//api.${name}`, webUrl: `${protocol}//${name}` }
    : { apiUrl: `${webUrl}/api/v3`, webUrl };
};

/** What the pages of changes have in their addresses, on any host that is not known by its name. */
const OF_PAGE = /\/(?:-|pulls?\/\d+|deployments\/\d+)(?:\/|$)/u;

function readWebUrl(text: string, api: string): string {
  const address = readAddress(text, 'the input `token`');
  if (address.kind !== 'address') throw new Refused(`${address.what}: ${address.remedy}`);
  const { url } = address;
  if (OF_PAGE.test(url))
    throw new Refused(
      `is the address of a page (${url}): give that of the service, such as ${new URL(url).origin}`,
    );
  return url.toLowerCase().endsWith(api) ? url.slice(0, -api.length) : url;
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
