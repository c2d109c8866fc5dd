/** What a host answered. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed where it is JSON; `undefined` where there is none. */
  readonly body: unknown;
}

/** Asks a host as somebody. */
export interface HostClient {
  /** Any answer. */
  ask(method: string, path: string, value?: unknown): Promise<Answered>;
  /** The body of a success. Throws where it is none. */
  get<T>(path: string): Promise<T>;
  send<T>(method: string, path: string, value?: unknown): Promise<T>;
}

/** @param url of the host, without a trailing slash; paths begin behind `/api/v1` */
export function hostClient(url: string, token: string): HostClient {
  const ask: HostClient['ask'] = async (method, path, value) => {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `token ${token}`,
        ...(value !== undefined && { 'content-type': 'application/json' }),
      },
      ...(value !== undefined && { body: JSON.stringify(value) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: parse(text) };
  };
  const send = async <T>(method: string, path: string, value?: unknown): Promise<T> => {
    const { status, body } = await ask(method, path, value);
    if (status >= 300)
      throw new Error(`${method} ${path} was answered with ${status}: ${JSON.stringify(body)}`);
    return body as T;
  };
  return { ask, send, get: (path) => send('GET', path) };
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
