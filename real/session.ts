import type { Person, RunningHost } from './server.ts';

/** What a person does on the pages of a host, where its interface has no such thing. */
export interface Session {
  /** Sends a form. Throws where the page refuses it. */
  post(path: string, values?: Readonly<Record<string, string>>): Promise<void>;
  /** What a page has. */
  get(path: string): Promise<string>;
}

/** Signs a person in, as a browser would. */
export async function signIn({ url, passwords }: RunningHost, person: Person): Promise<Session> {
  const login = await fetch(`${url}/user/login`, {
    method: 'POST',
    body: new URLSearchParams({ user_name: person, password: passwords[person] }),
    redirect: 'manual',
  });
  // Of the cookies of one name the last one counts.
  const cookies = new Map(
    login.headers.getSetCookie().map((one) => {
      const [pair = ''] = one.split(';');
      return [pair.split('=')[0], pair];
    }),
  );
  const cookie = [...cookies.values()].join('; ');
  return {
    get: async (path) => (await fetch(`${url}${path}`, { headers: { cookie } })).text(),
    async post(path, values = {}) {
      const { status } = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { cookie },
        body: new URLSearchParams(values),
        redirect: 'manual',
      });
      if (status >= 400) throw new Error(`${path} was answered with ${status}`);
    },
  };
}

/** On Forgejo the page alone resolves. */
export async function resolveOnPage(
  host: RunningHost,
  person: Person,
  repository: string,
  comment: number,
): Promise<void> {
  const session = await signIn(host, person);
  await session.post(`/${repository}/issues/resolve_conversation`, {
    ...{ origin: 'timeline', action: 'Resolve', comment_id: `${comment}` },
  });
}
