import { ConfigurationError } from '../errors.ts';
import type { Route } from './find-route.ts';

type Environment = Readonly<Record<string, string | undefined>>;

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
