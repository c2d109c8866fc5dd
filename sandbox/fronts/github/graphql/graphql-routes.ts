import { Hono } from 'hono';
import { z } from 'zod';
import type { HttpEnvironment } from '../../../http/http-environment.ts';
import { readText } from '../../../http/read-request.ts';
import type { Sandbox } from '../../../rules/sandbox.ts';
import { webOf } from '../rules/pulls.ts';
import { authenticate } from '../rules/rights.ts';
import type { GraphRequest } from './execute-query.ts';

const requestSchema = z
  .object({
    query: z.string(),
    variables: z.record(z.string(), z.unknown()).nullish(),
    operationName: z.string().nullish(),
  })
  .transform(
    (sent): GraphRequest => ({
      query: sent.query,
      variables: sent.variables ?? {},
      operationName: sent.operationName ?? null,
    }),
  );

const DOCUMENTATION = 'https://docs.github.com/graphql';

/**
 * `/graphql`: one address for every query and mutation. The executing part is loaded with the first request.
 */
export function graphqlRoutes(sandbox: Sandbox, report: (error: Error) => void) {
  const routes = new Hono<HttpEnvironment>();
  routes.post('/', async (context) => {
    const caller = authenticate(sandbox, context.req.header('authorization'));
    if (caller === undefined) {
      context.set('effect', 'refused: bad credentials');
      // https://docs.github.com/en/rest/authentication/authenticating-to-the-rest-api#failed-login-limit
      return context.json(
        { message: 'Bad credentials', documentation_url: DOCUMENTATION, status: '401' },
        401,
      );
    }
    const request = requestSchema.safeParse(parseJson(await readText(context)));
    if (!request.success) {
      context.set('effect', 'refused: no query');
      const message = 'Problems parsing JSON';
      return context.json({ message, documentation_url: DOCUMENTATION, status: '400' }, 400);
    }
    const { executeQuery, nameOperation } = await import('./execute-query.ts');
    const scope = {
      sandbox,
      caller,
      web: webOf(context.req.url),
      earlier: context.get('earlier'),
    };
    const answer = await executeQuery(scope, request.data, report);
    const types = answer.errors?.map(({ type, message }) => type ?? message) ?? [];
    const errors = types.length === 0 ? '' : `, with errors: ${types.join(', ')}`;
    context.set('effect', `${nameOperation(request.data)}${errors}`);
    return context.json(answer);
  });
  return routes;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
