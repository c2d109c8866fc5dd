import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Recorded {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** What the service does with a request. Without a `fault` it answers. */
export interface Step {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is. */
  readonly text?: string;
  /** Sent after it. */
  readonly rest?: Buffer;
  /**
   * `reset`: closes the connection when it has read the request; `cut`: in the middle of the answer; `stuck`:
   * sends a part of the answer and never ends.
   */
  readonly fault?: 'reset' | 'cut' | 'stuck';
}

type Answerer = (request: Recorded) => Step | Promise<Step>;

export interface ScriptedService {
  readonly baseUrl: string;
  /** Requests for tokens. */
  readonly tokenRequests: readonly Recorded[];
  /** All other requests. */
  readonly requests: readonly Recorded[];
  close(): Promise<void>;
}

export interface Script {
  /** One for each request, in order; the last one stands for all that follow. */
  readonly steps?: readonly Step[] | Answerer;
  /** By default `token-1`, `token-2` and so on are issued. */
  readonly token?: readonly Step[] | Answerer;
}

/** A service on loopback that plays a script and records what it was asked. */
export async function startScriptedService(script: Script): Promise<ScriptedService> {
  const tokenRequests: Recorded[] = [];
  const requests: Recorded[] = [];
  const issueToken = () => ({
    json: { token_type: 'Bearer', access_token: `token-${tokenRequests.length}`, expires_in: 31_536_000 },
  });
  const nextTokenStep = toAnswerer(script.token ?? issueToken);
  const nextStep = toAnswerer(script.steps ?? []);

  const server = createServer(async (request, response) => {
    const isToken = request.url?.endsWith('/apis/oauth2/v1/token') === true;
    const recorded = await record(request);
    (isToken ? tokenRequests : requests).push(recorded);
    await play(await (isToken ? nextTokenStep : nextStep)(recorded), request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    tokenRequests,
    requests,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function toAnswerer(steps: readonly Step[] | Answerer): Answerer {
  if (typeof steps === 'function') return steps;
  let played = 0;
  return () => {
    const step = steps[Math.min(played, steps.length - 1)];
    played += 1;
    return step ?? { status: 500, json: { error: 'There is no step in the script.' } };
  };
}

async function record(request: IncomingMessage): Promise<Recorded> {
  const { method = '', url = '', headers } = request;
  return { method, path: url, headers, body: await text(request) };
}

async function play(step: Step, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (step.fault === 'reset') {
    request.socket.resetAndDestroy();
    return;
  }
  const body = step.text ?? (step.json === undefined ? '' : JSON.stringify(step.json));
  const type = step.text === undefined ? 'application/json' : 'text/plain';
  response.writeHead(step.status ?? 200, { 'content-type': type, ...step.headers });
  if (step.fault === undefined) {
    if (step.rest !== undefined) response.write(body);
    response.end(step.rest ?? body);
    return;
  }
  const part = body.slice(0, Math.ceil(body.length / 2)) || ' ';
  response.write(part, () => {
    if (step.fault === 'cut') request.socket.destroy();
  });
}
