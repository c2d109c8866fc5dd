// A review service in memory that does next to nothing itself, as a process of its own: what a run against it
// takes, the run takes. `node quick-service.ts '{"latencyMs":50}'` prints its address as one line of JSON.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

interface Stored {
  readonly id: string;
  readonly discussionId: string;
  readonly body: string;
  readonly place: object;
  readonly resolvable: boolean;
}

interface Settings {
  latencyMs: number;
  /** Writes that are taken in any second; beyond, 429 with `Retry-After: 1`. 0 for no limit. */
  writesPerSecond: number;
  deployment: { targetCommit: string | null; mergeCommit: string | null };
}

const PAGE = 100;
const MOST_RECORDED = 100;
const settings: Settings = {
  latencyMs: 0,
  writesPerSecond: 0,
  deployment: { targetCommit: null, mergeCommit: null },
  ...JSON.parse(process.argv[2] ?? '{}'),
};
const comments: Stored[] = [];
const resolved = new Map<string, boolean>();
let requests: object[] = [];
let calls: Record<string, number> = {};
let writes: number[] = [];

const server = createServer((request, response) => {
  void answer(request, response);
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString('utf8');
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  if (url.pathname === '/stand-in') {
    Object.assign(settings, JSON.parse(body));
    send(response, 200, { calls, requests });
    calls = {};
    requests = [];
    return;
  }
  if (requests.length < MOST_RECORDED) requests.push({ method: request.method ?? '', url: url.href, body });
  if (settings.latencyMs > 0) await wait(settings.latencyMs);
  const name = operation(request.method ?? '', url.pathname);
  const isWrite = request.method !== 'GET' && name !== 'token';
  if (isWrite && isTooMuch()) {
    calls['429'] = (calls['429'] ?? 0) + 1;
    response.setHeader('Retry-After', '1');
    send(response, 429, { error: 'Too many requests' });
    return;
  }
  calls[name] = (calls[name] ?? 0) + 1;
  act(name, url, body, response);
}

function isTooMuch(): boolean {
  if (settings.writesPerSecond === 0) return false;
  const now = performance.now();
  writes = writes.filter((time) => time > now - 1_000);
  if (writes.length >= settings.writesPerSecond) return true;
  writes.push(now);
  return false;
}

function operation(method: string, path: string): string {
  if (path.endsWith('/token')) return 'token';
  if (path.includes('/checks/')) return 'put-check';
  if (path.includes('/discussions/')) return method === 'PUT' ? 'resolve' : 'reply';
  if (path.endsWith('/comments')) return method === 'GET' ? 'list-comments' : 'create-comment';
  return method === 'DELETE' ? 'delete-comment' : 'get-deployment';
}

function act(name: string, url: URL, body: string, response: ServerResponse): void {
  const id = url.pathname.split('/').at(name === 'reply' ? -2 : -1) ?? '';
  if (name === 'list-comments') list(url, response);
  else if (name === 'create-comment' || name === 'reply') {
    send(response, 201, toWire(keep(body, name === 'reply' ? id : undefined)));
  } else {
    if (name === 'resolve') resolved.set(id, JSON.parse(body).resolved);
    if (name === 'delete-comment') {
      comments.splice(
        comments.findIndex((comment) => comment.id === id),
        1,
      );
    }
    send(response, 200, ANSWERS[name]?.() ?? {});
  }
}

const ANSWERS: Readonly<Record<string, () => object>> = {
  token: () => ({ access_token: 'token', token_type: 'Bearer', expires_in: 31_536_000 }),
  'get-deployment': () => settings.deployment,
};

function keep(body: string, repliesTo: string | undefined): Stored {
  const { body: text, ...place } = JSON.parse(body);
  const id = String(comments.length + 1).padStart(9, '0');
  const resolvable = repliesTo !== undefined || 'path' in place;
  const comment = { id, discussionId: repliesTo ?? `d${id}`, body: text, place, resolvable };
  comments.push(comment);
  return comment;
}

function list(url: URL, response: ServerResponse): void {
  const page = Number(url.searchParams.get('page') ?? 1);
  const end = page * PAGE;
  if (end < comments.length) {
    response.setHeader('Link', `<${url.origin}${url.pathname}?page=${page + 1}>; rel="next"`);
  }
  send(response, 200, comments.slice(end - PAGE, end).map(toWire));
}

function toWire({ id, discussionId, body, place, resolvable }: Stored): object {
  return { id, discussionId, body, resolvable, resolved: resolved.get(discussionId) ?? false, ...place };
}

function send(response: ServerResponse, status: number, json: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(json));
}

// A run may compute for minutes between two calls.
server.keepAliveTimeout = 600_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  console.log(JSON.stringify({ baseUrl: `http://127.0.0.1:${address.port}` }));
});
process.on('SIGTERM', () => process.exit());
