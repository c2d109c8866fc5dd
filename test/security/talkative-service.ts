import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { BASIC, CARELESS, PREVIOUS, quote, SECRET, TOKEN } from './secret-forms.ts';

/** What becomes of one call: each tells the secrets of the caller, as a careless service does. */
export const FAULTS = [
  ...['400', '401', '403', '404', '413', '418'],
  ...['broken JSON', 'a web page', 'a redirect', 'a cut body', 'an odd success', 'a long error'],
] as const;
type Fault = (typeof FAULTS)[number];

/** A front before a service: it knows our secrets by names of its own, and lets one call go wrong. */
export interface TalkativeService {
  readonly url: string;
  /** Calls since the last `expect`. */
  readonly calls: number;
  /** Counts anew; the call with this number (from 0) goes wrong. */
  expect(call: number, fault: Fault | undefined): void;
  close(): Promise<void>;
}

/** @param real where calls go, and the credentials that hold there */
export async function startTalkativeService(real: {
  readonly url: string;
  readonly basic: string;
}): Promise<TalkativeService> {
  let [calls, failing] = [0, -1];
  let fault: Fault | undefined;
  let token = '';
  const server = createServer((request, response) => {
    const number = calls++;
    const answering =
      number === failing && fault !== undefined
        ? goWrong(fault, request, response)
        : forward(request, response);
    answering.catch(() => response.destroy());
  });

  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const sent = await text(request);
    const authorization = (request.headers.authorization ?? '')
      .replace(BASIC, real.basic)
      .replace(TOKEN, token);
    const answer = await fetch(`${real.url}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { authorization, 'content-type': request.headers['content-type'] ?? '' },
      ...(sent === '' ? {} : { body: sent }),
    });
    const answered = await answer.text();
    token = /"access_token":"([^"]+)"/.exec(answered)?.[1] ?? token;
    const link = answer.headers.get('link')?.replaceAll(real.url, url) ?? '';
    response.writeHead(answer.status, { 'content-type': 'application/json', link });
    response.end(answered.replace(token === '' ? '\0' : token, TOKEN));
  };

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    get calls() {
      return calls;
    },
    expect(call, what) {
      [calls, failing, fault] = [0, call, what];
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function goWrong(fault: Fault, request: IncomingMessage, response: ServerResponse): Promise<void> {
  await text(request);
  // Who asks for a token cannot hide it yet.
  const known = request.url?.endsWith('/token') === true ? quote(SECRET, PREVIOUS, BASIC) : CARELESS;
  const words = `${JSON.stringify(request.headers)} ${known}`;
  const answer = (status: number, body: string, headers = {}): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };
  const error = JSON.stringify({ error: words });
  switch (fault) {
    case 'broken JSON':
      return answer(200, `{"id": "${words}`);
    case 'a web page':
      return answer(200, `<!doctype html><title>${words}</title>`, { 'content-type': 'text/html' });
    case 'a redirect':
      return answer(307, error, { location: `/elsewhere?${encodeURIComponent(words)}` });
    case 'a cut body':
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': String(error.length + 9),
      });
      response.write(error);
      setImmediate(() => response.destroy());
      return;
    case 'an odd success':
      return answer(
        200,
        JSON.stringify({ id: { [words]: words }, access_token: `${words}\n`, comments: words }),
      );
    case 'a long error':
      return answer(400, JSON.stringify({ error: `${'x'.repeat(290)}${words}` }));
    default:
      return answer(Number(fault), error);
  }
}
