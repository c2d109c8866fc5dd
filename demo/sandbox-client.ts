/** How to reach a sandbox, and as whom. */
export interface Access {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly gitlabToken: string;
  readonly githubToken: string;
  readonly giteaToken: string;
  readonly adminUrl: string;
  readonly adminToken: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON, or the text of what is no JSON. */
  readonly body: unknown;
}

/** A call of one interface, as one user. */
export type Call = (method: string, path: string, body?: unknown) => Promise<Answer>;
/** As `Call`, for who wants the body of a success alone; throws where the answer is another one. */
export type CheckedCall = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** Sends a request as it is and reads the answer. */
export async function send(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, init);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** Calls of the interface at this address. A path may also be a whole address. */
export function callWith(baseUrl: string, token: string): Call {
  return (method, path, body) =>
    send(path.startsWith('http') ? path : `${baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}

export function checkedCallWith(baseUrl: string, token: string): CheckedCall {
  const call = callWith(baseUrl, token);
  return async (method, path, body) => {
    const answer = await call(method, path, body);
    if (answer.status < 300) return answer.body;
    throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  };
}

/** Requests to the administration of a sandbox. */
export function administer({ adminUrl, adminToken }: Access): CheckedCall {
  return checkedCallWith(adminUrl, adminToken);
}

/** Exchanges client credentials for a token, as the interface documents it. */
export async function requestToken(baseUrl: string, id: string, secret: string): Promise<string> {
  const { body } = await send(`${baseUrl}/apis/oauth2/v1/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  return textOf(body, 'access_token');
}

/** Makes a user with a client, and answers with a token of it. */
export async function signUp(access: Access, name: string, role = 'All Users'): Promise<string> {
  const admin = administer(access);
  const userId = textOf(await admin('POST', '/users', { name, role }), 'id');
  const client = await admin('POST', '/clients', { userId });
  return requestToken(access.baseUrl, textOf(client, 'clientId'), textOf(client, 'clientSecret'));
}

function textOf(body: unknown, name: string): string {
  const value: unknown = Object(body)[name];
  if (typeof value === 'string') return value;
  throw new Error(`The sandbox answered without ${name}: ${JSON.stringify(body)}`);
}
