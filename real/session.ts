import type { Person, RunningHost } from './server.ts';

/** What a person does on the pages of a host, where its interface has no such thing. */
export interface Session {
  /** Sends a form. Throws where the page refuses it. */
  post(path: string, values?: Readonly<Record<string, string>>): Promise<void>;
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
