import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { secureHeaders } from 'hono/secure-headers';
import { adminRoutes } from './admin/admin-routes.ts';
import { Faults } from './faults/faults.ts';
import { injectFaults } from './faults/inject-faults.ts';
import { answerError } from './http/answer-error.ts';
import type { HttpEnvironment } from './http/http-environment.ts';
import { requestLog } from './http/request-log.ts';
import { oauthRoutes } from './oauth/oauth-routes.ts';
import { pageRoutes } from './page/page-routes.tsx';
import { STYLE_SOURCE } from './page/style.ts';
import { restRoutes } from './rest/rest-routes.ts';
import { Refusal } from './rules/refusal.ts';
import type { Sandbox } from './rules/sandbox.ts';

/** Room for the longest comment of a GitLab-like service (a million characters), and a bound for everything else. */
const BODY_LIMIT_BYTES = 1024 * 1024;

export interface AppOptions {
  readonly adminToken: string;
  /** Told of every fault of the sandbox itself, which a client sees only as a 500. */
  readonly reportError: (error: Error) => void;
}

/** The HTTP side of the sandbox: the service's REST and OAuth interface, the admin interface, and the pages. */
export function createApp(sandbox: Sandbox, { adminToken, reportError }: AppOptions) {
  const app = new Hono<HttpEnvironment>();
  const faults = new Faults();

  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: [STYLE_SOURCE],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
      referrerPolicy: 'no-referrer',
      xFrameOptions: 'DENY',
      // Served over http on loopback, where this header means nothing.
      strictTransportSecurity: false,
    }),
  );
  app.use('/apis/*', requestLog(sandbox));
  app.use('/apis/*', injectFaults(sandbox, faults));
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) =>
        context.json({ error: `Method not allowed. Allowed: ${methods.join(', ')}` }, 405, {
          Allow: methods.join(', '),
        }),
    }),
  );
  app.use(
    bodyLimit({
      maxSize: BODY_LIMIT_BYTES,
      onError: () => {
        throw new Refusal('too-large', `The body is larger than ${BODY_LIMIT_BYTES} bytes`);
      },
    }),
  );

  app.route('/apis/oauth2/v1', oauthRoutes(sandbox));
  app.route('/apis/rest/v1', restRoutes(sandbox));
  app.route('/admin', adminRoutes(sandbox, faults, adminToken));
  app.route('/', pageRoutes(sandbox));

  app.notFound((context) => context.json({ error: 'Not found: no such path' }, 404));
  app.onError((error, context) => answerError(error, context, reportError));
  return app;
}
