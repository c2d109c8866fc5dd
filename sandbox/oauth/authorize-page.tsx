import { Layout } from '../page/layout.tsx';
import type { Words } from '../page/words.ts';
import type { AuthorizationRequest } from '../rules/authorization.ts';
import type { User } from '../store/accounts.ts';

interface Props {
  readonly request: AuthorizationRequest;
  readonly people: readonly User[];
  /** Who is signed in already. */
  readonly user: User | undefined;
  readonly csrf: string;
  /** What changes are called. */
  readonly words: Words;
}

/** Asks who somebody is, and whether a client may act as them. */
export function AuthorizePage({ request, people, user, csrf, words }: Props) {
  const { client, redirectUri, state, challenge } = request;
  const fields = {
    response_type: 'code',
    client_id: client.id,
    redirect_uri: redirectUri,
    ...(state === undefined ? {} : { state }),
    code_challenge: challenge,
    code_challenge_method: 'S256',
    _csrf: csrf,
  };
  const chosen = user?.id ?? people[0]?.id;
  return (
    <Layout title="Sign in" words={words}>
      <h1>Sign in</h1>
      <p>
        <strong>{client.name}</strong> asks to act as you. It continues at{' '}
        <code>{new URL(redirectUri).origin}</code>.
      </p>
      <p>
        This is a local sandbox: there are no passwords. Everybody who can reach this machine may be anybody.
      </p>
      <form class="panel sign-in" method="post" action="/apis/oauth2/v1/authorize">
        {Object.entries(fields).map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        <fieldset>
          <legend>Who are you?</legend>
          {people.map(({ id, name, role }) => (
            <div>
              <label>
                <input type="radio" name="user" value={id} checked={id === chosen} /> {name} ({role})
              </label>
            </div>
          ))}
          <div>
            <label>
              Or somebody new, by name: <input type="text" name="name" maxlength={100} autocomplete="off" />
            </label>
          </div>
        </fieldset>
        <button type="submit" name="decision" value="allow">
          Sign in
        </button>{' '}
        <button type="submit" class="quiet" name="decision" value="deny">
          Cancel
        </button>
      </form>
    </Layout>
  );
}
