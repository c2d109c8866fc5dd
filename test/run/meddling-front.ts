import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A call of the program, before its service has it. */
export interface CallBefore {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly body: string;
  /** But those of the connection. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * What becomes of a call: undefined hands it on, as it is by then; text is answered to it with 200, and the
 * service never hears of it.
 */
type Meddle = (call: CallBefore) => Promise<string | undefined> | string | undefined;

/** A front before a service, in which a test does something in the middle of a run. */
export interface MeddlingFront {
  readonly url: string;
  meddle(how: Meddle): void;
  /** Has this done once: before the call with this number (from 1) that `isMeant`. */
  before(number: number, isMeant: (call: CallBefore) => boolean, act: () => Promise<unknown>): void;
  close(): Promise<void>;
}

/** @param real where calls go */
export async function startMeddlingFront(real: string): Promise<MeddlingFront> {
  let meddle: Meddle = () => undefined;
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url: path = '/' } = request;
    const body = await text(request);
    const { host: _, connection: __, 'content-length': ___, ...kept } = request.headers;
    const headers = kept as Record<string, string>;
    const own = await meddle({ method, path, body, headers });
    if (own !== undefined) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(own);
      return;
    }
    const answer = await fetch(`${real}${path}`, {
      method,
      headers,
      redirect: 'manual',
      ...(body === '' ? {} : { body }),
    });
    const given = Object.fromEntries(
      [...answer.headers]
        .filter(([name]) => !['content-encoding', 'content-length', 'transfer-encoding'].includes(name))
        .map(([name, value]) => [name, value.replaceAll(real, url)]),
    );
    const answered = await answer.text();
    response.writeHead(answer.status, given).end(answer.status === 204 ? undefined : answered);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    meddle(how) {
      meddle = how;
    },
    before(number, isMeant, act) {
      let seen = 0;
      meddle = async (call) => {
        if (!isMeant(call)) return undefined;
        seen += 1;
        if (seen === number) await act();
        return undefined;
      };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
