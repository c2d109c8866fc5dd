import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { adminRoutes } from './admin/admin-routes.ts';
import { eventRoutes } from './events/event-routes.ts';
import { Faults } from './faults/faults.ts';
import { injectFaults } from './faults/inject-faults.ts';
import { restRoutes } from './fronts/deployments/rest-routes.ts';
import { giteaRoutes } from './fronts/gitea/gitea-routes.ts';
import { API, GITEA_SERVERS } from './fronts/gitea/server.ts';
import { graphqlRoutes } from './fronts/github/graphql/graphql-routes.ts';
import { GRAPHQL_PATH, nameCall } from './fronts/github/graphql/name-call.ts';
import { githubRestRoutes } from './fronts/github/rest/rest-routes.ts';
import { gitlabRoutes } from './fronts/gitlab/gitlab-routes.ts';
import { noteVersions } from './fronts/gitlab/note-versions.ts';
import { answerError, toErrorBody } from './http/answer-error.tsx';
import type { HttpEnvironment } from './http/http-environment.ts';
import {
  bodyLimits,
  dateOfAnswer,
  hostCheck,
  requestLog,
  requestTarget,
  securityHeaders,
  untilWritable,
} from './http/middleware.ts';
import { oauthRoutes } from './oauth/oauth-routes.ts';
import { pageRoutes } from './page/page-routes.tsx';
import { Refusal } from './rules/refusal.ts';
import type { Sandbox } from './rules/sandbox.ts';
import { session } from './session/session.ts';
import { type Entrance, sessionRoutes } from './session/sign-in.tsx';

const READS: readonly string[] = ['GET', 'HEAD'];
/** What clients of the service call. */
const WIRES: readonly string[] = [
  '/apis/*',
  '/api/v4/*',
  '/github/api/*',
  ...GITEA_SERVERS.map(({ path }) => `${path}/api/*`),
];

export interface AppOptions {
  /** The address that the sandbox is bound to. */
  readonly listensOn: string;
  readonly adminToken: string;
  readonly entrance?: Entrance;
  /** Told of every fault of the sandbox itself, which a client sees only as a 500. */
  readonly reportError: (error: Error) => void;
}

/**
 * The HTTP side of the sandbox: the service's REST and OAuth interface, the admin interface, and the pages.
 */
export function createApp(sandbox: Sandbox, { listensOn, adminToken, entrance, reportError }: AppOptions) {
  const app = new Hono<HttpEnvironment>();
  const faults = new Faults();

  app.use(securityHeaders());
  app.use(hostCheck(listensOn));
  app.use(requestTarget());
  app.use(GRAPHQL_PATH, bodyLimits(), nameCall());
  for (const wire of WIRES) app.use(wire, requestLog(sandbox));
  const wait = untilWritable(sandbox);
  app.use((context, next) => (READS.includes(context.req.method) ? next() : wait(context, next)));
  app.use('/github/api/*', dateOfAnswer(sandbox));
  for (const wire of WIRES) app.use(wire, injectFaults(sandbox, faults));
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) =>
        context.json(
          toErrorBody(context.req.path, `Method not allowed. Allowed: ${methods.join(', ')}`),
          405,
          {
            Allow: methods.join(', '),
          },
        ),
    }),
  );
  app.use(bodyLimits());

  app.use(session(sandbox));

  const note = noteVersions(sandbox);
  app.use((context, next) => {
    context.set('service', sandbox.store.settings.get().service);
    return next();
  });
  for (const shown of [
    '/deployments/:number/*',
    '/sandbox/:name/-/merge_requests/:number/*',
    '/admin/deployments/:number/*',
  ]) {
    app.use(shown, async (context, next) => {
      // What GitLab writes of its own accord is there before anybody looks.
      if (context.get('service') === 'gitlab') await note(Number(context.req.param('number')));
      await next();
    });
  }

  app.route('/apis/oauth2/v1', oauthRoutes(sandbox));
  app.route('/apis/rest/v1', restRoutes(sandbox));
  app.route(GRAPHQL_PATH, graphqlRoutes(sandbox, reportError));
  app.route('/github/api/v3', githubRestRoutes(sandbox, reportError));
  app.route('/api/v4', gitlabRoutes(sandbox, note, reportError));
  for (const server of GITEA_SERVERS) app.route(server.path + API, giteaRoutes(sandbox, server, reportError));
  app.route('/admin', adminRoutes(sandbox, faults, adminToken));
  app.route('/', sessionRoutes(sandbox, entrance));
  app.route('/', eventRoutes(sandbox));
  app.route('/', pageRoutes(sandbox, faults, reportError));

  app.notFound((context) =>
    answerError(new Refusal('not-found', 'Not found: no such path'), context, reportError),
  );
  app.onError((error, context) => answerError(error, context, reportError));
  return app;
}
