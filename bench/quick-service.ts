// A review service in memory that does next to nothing itself, as a process of its own: what a run against it
// takes, the run takes. `node quick-service.ts` prints its address as one line of JSON.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

interface Stored {
  readonly id: string;
  readonly discussionId: string;
  readonly body: string;
  readonly place: object;
  readonly resolvable: boolean;
}

let deployment: object = {};
const comments: Stored[] = [];
const resolved = new Map<string, boolean>();
let requests: object[] = [];

const server = createServer((request, response) => {
  void answer(request, response);
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString('utf8');
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const method = request.method ?? '';
  if (url.pathname === '/stand-in') {
    deployment = JSON.parse(body);
    send(response, 200, { requests });
    requests = [];
    return;
  }
  requests.push({ method, url: url.href, body });
  act(method, url.pathname, body, response);
}

function act(method: string, path: string, body: string, response: ServerResponse): void {
  const [parent = '', id = ''] = path.split('/').slice(-2);
  if (path.endsWith('/token')) send(response, 200, { access_token: 'token', token_type: 'Bearer' });
  else if (path.includes('/checks/')) send(response, 200, {});
  else if (path.includes('/discussions/') && method === 'PUT') {
    resolved.set(id, JSON.parse(body).resolved);
    send(response, 200, {});
  } else if (method === 'POST') {
    send(response, 201, toWire(keep(body, path.includes('/discussions/') ? parent : undefined)));
  } else if (path.endsWith('/comments')) send(response, 200, comments.map(toWire));
  else send(response, 200, deployment);
}

function keep(body: string, repliesTo: string | undefined): Stored {
  const { body: text, ...place } = JSON.parse(body);
  const id = String(comments.length + 1).padStart(9, '0');
  const resolvable = repliesTo !== undefined || 'path' in place;
  const comment = { id, discussionId: repliesTo ?? `d${id}`, body: text, place, resolvable };
  comments.push(comment);
  return comment;
}

function toWire({ id, discussionId, body, place, resolvable }: Stored): object {
  return { id, discussionId, body, resolvable, resolved: resolved.get(discussionId) ?? false, ...place };
}

function send(response: ServerResponse, status: number, json: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(json));
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  console.log(JSON.stringify({ baseUrl: `http://127.0.0.1:${address.port}` }));
});
process.on('SIGTERM', () => process.exit());
