import { BlockList, isIP } from 'node:net';
import { ConfigurationError } from '../errors.ts';
import { isLoopback } from '../text/address.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export type Route =
  /** Without a proxy, and why. */
  | { readonly kind: 'direct'; readonly reason: string }
  | {
      readonly kind: 'proxy';
      /** The proxy's address with its credentials: a secret. */
      readonly url: string;
      /** What to call it: address without credentials, and the variable that names it. */
      readonly name: string;
    };

/** Lower case first, as curl, git and Node.js read them. */
const HTTPS = ['https_proxy', 'HTTPS_PROXY'] as const;
const BYPASS = ['no_proxy', 'NO_PROXY'] as const;

const SPELLING =
  'write it as http://host:port, with user:password@ before the host (percent-encoded) if the proxy asks for them';

/**
 * Finds the way to `baseUrl` (as `parseBaseUrl` returns it) that the environment asks for. Only `https_proxy`
 * counts: the service is reached by https, so that a proxy sees a tunnel and never the token; http is for
 * loopback, which no proxy can reach for us.
 *
 * @throws ConfigurationError where the proxy cannot be used; it names the variable and never shows its value,
 * which may hold a password
 */
export function findRoute(baseUrl: string, environment: Environment): Route {
  const { protocol, hostname, port } = new URL(baseUrl);
  if (isLoopback(hostname)) return { kind: 'direct', reason: `${hostname} is this machine` };
  const variable = HTTPS.find((name) => isSet(environment[name]));
  if (variable === undefined) return { kind: 'direct', reason: 'the variable HTTPS_PROXY is not set' };
  const bypass = BYPASS.find((name) => isSet(environment[name]));
  const service = { hostname, port: port === '' ? defaultPort(protocol) : port };
  if (bypass !== undefined && bypassesProxy(service, environment[bypass] ?? '')) {
    return { kind: 'direct', reason: `the variable ${bypass} names ${hostname}` };
  }
  const url = parseProxy(environment[variable] ?? '', variable);
  return { kind: 'proxy', url: url.href, name: `the proxy ${url.protocol}//${url.host} (${variable})` };
}

/**
 * The route in a few words, without a secret: "through the proxy http://proxy:3128 (HTTPS_PROXY)", or
 * "without a proxy: …".
 */
export function describeRoute(route: Route): string {
  return route.kind === 'proxy' ? `through ${route.name}` : `without a proxy: ${route.reason}`;
}

function parseProxy(value: string, variable: string): URL {
  const text = value.trim();
  const url = URL.parse(text.includes('://') ? text : `http://${text}`);
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:';
  // Signs such as `%` and `@` have to be percent-encoded in a URL.
  if (url === null || !isHttp || url.hostname === '' || decode(url.username + url.password) === undefined)
    throw new ConfigurationError(
      `The variable ${variable} is not the address of an http proxy: ${SPELLING}; or put the host of \`base-url\` into NO_PROXY.`,
    );
  return url;
}

function defaultPort(protocol: string): string {
  return protocol === 'https:' ? '443' : '80';
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value.trim() !== '';
}

interface Address {
  /** As `URL` has it: lower case, IPv6 in brackets. */
  readonly hostname: string;
  readonly port: string;
}

/**
 * Whether `NO_PROXY` names this service. An entry (separated by commas or spaces) is `*`, a host (its
 * subdomains too, with or without `.` or `*.` before it), an IP address or a block of them (`10.0.0.0/8`),
 * each with or without `:port`. So curl, git and the toolkit of GitHub Actions read it.
 */
export function bypassesProxy({ hostname, port }: Address, noProxy: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return noProxy
    .toLowerCase()
    .split(/[\s,]+/)
    .some((entry) => {
      const { name, only } = splitPort(entry);
      return (only === undefined || only === port) && names(name, host);
    });
}

/** An IPv6 address has a port only after brackets. */
function splitPort(entry: string): { readonly name: string; readonly only: string | undefined } {
  const [, bracketed, plain, only] = /^(?:\[(.*)\]|([^:]*))(?::(\d+))?$/.exec(entry) ?? [];
  return { name: bracketed ?? plain ?? entry, only };
}

function names(entry: string, host: string): boolean {
  if (entry === '*') return true;
  const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
  const [network = '', prefix = isIP(entry) === 6 ? 128 : 32] = entry.split('/');
  if (isIP(network) !== 0) {
    const block = new BlockList();
    try {
      block.addSubnet(network, Number(prefix), family(network));
    } catch {
      return false;
    }
    return isIP(host) !== 0 && block.check(host, family(host));
  }
  if (isIP(host) !== 0) return false;
  const name = entry.replace(/^\*?\./, '').replace(/\.$/, '');
  return name !== '' && (host === name || host.endsWith(`.${name}`));
}

/** Names any proxy: `no_proxy` keeps everything away from it. */
const UNUSED = 'http://127.0.0.1';

/**
 * Makes `fetch` of this process take the route. To be called before the first request.
 *
 * `http.setGlobalProxyFromEnv` (Node.js 24.14) covers `fetch` too. Before, only Node.js itself can do it, at
 * its start, when `NODE_USE_ENV_PROXY` asks for it. That variable makes no exception for this machine, so a
 * direct route is set as well.
 *
 * @throws ConfigurationError where this version of Node.js cannot use the proxy
 */
export function useRoute(route: Route, environment: Environment): void {
  const asked = environment.NODE_USE_ENV_PROXY === '1';
  if (route.kind === 'direct' && !asked) return;
  // Loaded only where it is needed: it takes a good part of the start of a process.
  const http = process.getBuiltinModule('node:http');
  const set: typeof http.setGlobalProxyFromEnv | undefined = http.setGlobalProxyFromEnv;
  if (set !== undefined) set(toProxyVariables(route));
  else if (route.kind === 'proxy' && !asked) {
    throw new ConfigurationError(
      `Node.js ${process.versions.node} does not use ${route.name} by itself: set the variable NODE_USE_ENV_PROXY to 1 for this step, or run it with Node.js 24.14 or later.`,
    );
  }
}

function toProxyVariables(route: Route): Readonly<Record<string, string>> {
  return route.kind === 'proxy'
    ? { https_proxy: route.url }
    : { http_proxy: UNUSED, https_proxy: UNUSED, no_proxy: '*' };
}

const PROXIES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'] as const;

/**
 * Every proxy password of the environment, as written and decoded; a user without a password is a token, and
 * counts as one.
 */
export function proxySecrets(environment: Environment): readonly string[] {
  const secrets = PROXIES.flatMap((name) => {
    const value = environment[name] ?? '';
    const credentials = value.slice(0, Math.max(0, value.lastIndexOf('@'))).replace(/^[^/]*:\/\//, '');
    const colon = credentials.indexOf(':');
    const secret = colon === -1 ? credentials : credentials.slice(colon + 1);
    return [secret, decode(secret) ?? ''];
  });
  return [...new Set(secrets)].filter((secret) => secret !== '');
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
