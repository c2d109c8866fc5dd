import { Hono } from 'hono';
import { z } from 'zod';
import type { HttpEnvironment } from '../../http/http-environment.ts';
import { createClient, type ListedClient, listClients, revokeClient } from '../../rules/clients.ts';
import { Refusal } from '../../rules/refusal.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import { guardForms } from '../../session/session.ts';
import { readFields } from '../act/act-routes.tsx';
import { FormToken, Layout, toPage, toViewer, type Viewer, When } from '../layout.tsx';

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
      const created = createClient(sandbox, { userId: user.id, name });
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

interface Props {
  readonly clients: readonly ListedClient[];
  /** The client that was made just now, with its secret. */
  readonly created?: { readonly clientId: string; readonly clientSecret: string };
  readonly viewer: Viewer;
}

/** The OAuth clients of a person, and a form for a new one. */
function ApiClientsPage({ clients, created, viewer }: Props) {
  return (
    <Layout title="API clients" viewer={viewer}>
      <div class="stack">
        <h1>API clients</h1>
        <p class="soft">
          A client acts as you: give its id and secret to a CI job, as its client-id and client-secret.
        </p>
        {created !== undefined && <Created created={created} />}
        {viewer.user === undefined ? (
          <p class="empty">
            <a href="/sign-in?to=/api-clients">Sign in</a> to see your clients and to create one.
          </p>
        ) : (
          <>
            <form class="panel" method="post" action="/api-clients">
              <FormToken csrf={viewer.csrf} />
              <label>
                Name <input type="text" name="name" required maxlength={100} autocomplete="off" />
              </label>{' '}
              <button type="submit">Create client</button>
            </form>
            <ClientTable clients={clients} viewer={viewer} />
          </>
        )}
      </div>
    </Layout>
  );
}

function Created({ created: { clientId, clientSecret } }: { created: NonNullable<Props['created']> }) {
  return (
    <section class="panel secret" aria-labelledby="created">
      <h2 id="created">The client was created</h2>
      <p>Copy the secret now: it is not shown again.</p>
      <dl>
        <dt>Client ID</dt>
        <dd>
          <code id="client-id">{clientId}</code>
        </dd>
        <dt>Client secret</dt>
        <dd>
          <code id="client-secret">{clientSecret}</code>
        </dd>
      </dl>
    </section>
  );
}

function ClientTable({ clients, viewer }: Pick<Props, 'clients' | 'viewer'>) {
  if (clients.length === 0) return <p class="empty">You have no clients yet.</p>;
  return (
    <section class="scroll" tabindex={0} aria-label="Your clients">
      <table class="list">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Client ID</th>
            <th scope="col">Created</th>
            <th scope="col">
              <span class="sr-only">Revoke</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {clients.map(({ clientId, name, createdAt }) => (
            <tr>
              <td>{name}</td>
              <td class="whole-row">
                <code>{clientId}</code>
              </td>
              <td>
                <When time={createdAt} />
              </td>
              <td>
                <form method="post" action={`/api-clients/${clientId}/revoke`}>
                  <FormToken csrf={viewer.csrf} />
                  <button type="submit" class="danger">
                    Revoke<span class="sr-only"> {name}</span>
                  </button>
                </form>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
