import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { GRAPHQL_PATH } from '../fronts/github/graphql/name-call.ts';
import { Refusal } from '../rules/refusal.ts';
import { RUN_LIMIT_BYTES } from '../run-report.ts';

/**
 * Room for the longest comment of a GitLab-like service (a million characters), and a bound for everything
 * else.
 */
const BODY_LIMIT_BYTES = 1024 * 1024;

/** A review of twenty comments of the greatest length. */
const GRAPHQL_LIMIT_BYTES = 8 * 1024 * 1024;

const RUNS = /^\/admin\/deployments\/\d+\/runs$/;

/**
 * Refuses bodies that are too large with `too-large`: before they are read where they say so, else as soon as
 * they are.
 */
export function bodyLimits() {
  const limitTo = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw new Refusal('too-large', `The body is larger than ${maxSize} bytes`);
      },
    });
  const usual = limitTo(BODY_LIMIT_BYTES);
  const ofRuns = limitTo(RUN_LIMIT_BYTES);
  const ofGraphql = limitTo(GRAPHQL_LIMIT_BYTES);
  return createMiddleware((context, next) => {
    const { path } = context.req;
    const limit = path === GRAPHQL_PATH ? ofGraphql : RUNS.test(path) ? ofRuns : usual;
    return limit(context, next);
  });
}
