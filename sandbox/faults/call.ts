import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { findTargetHandler } from 'hono/utils/handler';
import type { Sandbox } from '../rules/sandbox.ts';
import type { ListingEffect, Operation } from './fault-rule.ts';
import type { Faults } from './faults.ts';

/** Gives the answer to a listing with one thing wrong; undefined where the answer stays as it is. */
export type DistortListing = (
  answer: Response,
  effect: ListingEffect,
  scene: {
    readonly url: URL;
    readonly deployment: number;
    readonly sandbox: Sandbox;
    readonly faults: Faults;
  },
) => Promise<Response | undefined>;

/** What a request calls. */
export interface Call {
  readonly operation: Operation;
  readonly deployment: number | undefined;
  /** How the front lists comments, where that is what is called and faults can change it. */
  readonly distort?: DistortListing | undefined;
}

/** Finds the number of the deployment of a request whose path does not have it. */
type FindDeployment = (context: Context) => number | undefined;

const declared = new WeakMap<
  object,
  Pick<Call, 'operation' | 'distort'> & { readonly find?: FindDeployment | undefined }
>();

/**
 * Stands before the handler of a route and declares which operation it carries out. It does nothing by
 * itself: the log of requests and the faults look for it before the handler runs.
 */
export function calls(
  operation: Operation,
  distort?: DistortListing,
  find?: FindDeployment,
): MiddlewareHandler {
  const mark: MiddlewareHandler = (_, next) => next();
  declared.set(mark, { operation, distort, find });
  return mark;
}

/**
 * What a request calls, by the route that will handle it, or by `context.get('call')` where a path stands for
 * several operations; undefined where it is no operation.
 */
export function callOf(context: Context): Call | undefined {
  const named: Call | undefined = context.get('call');
  if (named !== undefined) return named;
  const deployment = deploymentOf(context);
  for (const { method, handler } of matchedRoutes(context)) {
    const call = declared.get(findTargetHandler(handler));
    if (call === undefined || method !== context.req.method) continue;
    const { find, ...called } = call;
    return { ...called, deployment: deployment ?? find?.(context) };
  }
  return undefined;
}

/** The number of the deployment in the path of a request, where its route has one. */
export function deploymentOf(context: Context): number | undefined {
  const segments = context.req.path.split('/');
  for (const { path } of matchedRoutes(context)) {
    const at = path.split('/').findIndex((segment) => segment === ':number' || segment === ':iid');
    const digits = segments[at] ?? '';
    if (/^\d{1,15}$/.test(digits)) return Number(digits);
  }
  return undefined;
}
