import { ConfigurationError } from '../errors.ts';
import { isLoopback } from '../http/address.ts';
import { bypassesProxy } from './bypasses-proxy.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** How the review service is reached. */
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
  'write it as http://host:port, with user:password@ before the host (percent-encoded) where the proxy asks for them';

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
  if (url === null || url.hostname === '' || !isDecodable(url.username + url.password)) {
    throw new ConfigurationError(`The variable ${variable} is not the address of a proxy: ${SPELLING}.`);
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new ConfigurationError(
      `The variable ${variable} names a proxy of the kind ${url.protocol.slice(0, -1)}, which cannot be used: name an http proxy, or put the host of \`base-url\` into NO_PROXY.`,
    );
  }
  return url;
}

function defaultPort(protocol: string): string {
  return protocol === 'https:' ? '443' : '80';
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value.trim() !== '';
}

/** Signs such as `%` and `@` have to be percent-encoded in a URL. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
