import { Hono } from 'hono';
import { z } from 'zod';
import type { HttpEnvironment } from '../../http/http-environment.ts';
import { createClient, listClients, revokeClient } from '../../rules/clients.ts';
import { Refusal } from '../../rules/refusal.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import { guardForms } from '../../session/session.ts';
import { readFields } from '../act/read-fields.ts';
import { toPage } from '../to-page.ts';
import { toViewer } from '../viewer.ts';
import { ApiClientsPage } from './api-clients-page.tsx';

const clientForm = z.object({ name: z.string() });

/** `/api-clients`: the OAuth clients of the person who is signed in. */
export function apiClientRoutes(sandbox: Sandbox) {
  return new Hono<HttpEnvironment>()
    .get('/api-clients', (context) => {
      const user = context.get('user');
      const clients = user === undefined ? [] : listClients(sandbox, user);
      return context.html(toPage(<ApiClientsPage clients={clients} viewer={toViewer(context)} />));
    })
    .post('/api-clients', guardForms(), async (context) => {
      const user = context.get('user');
      if (user === undefined) throw new Refusal('forbidden', 'Sign in first');
      const { name } = await readFields(context, clientForm);
      const created = createClient(sandbox, { userId: user.id, name, redirectUris: [] });
      // Shown here and never again, so it is in the answer itself, which nothing may keep.
      context.header('Cache-Control', 'no-store');
      const clients = listClients(sandbox, user);
      return context.html(
        toPage(<ApiClientsPage clients={clients} created={created} viewer={toViewer(context)} />),
        201,
      );
    })
    .post('/api-clients/:id/revoke', guardForms(), (context) => {
      const user = context.get('user');
      if (user === undefined) throw new Refusal('forbidden', 'Sign in first');
      revokeClient(sandbox, user, context.req.param('id'));
      return context.redirect('/api-clients', 303);
    });
}
