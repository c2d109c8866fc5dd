import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Delivered {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Receiver {
  readonly url: string;
  readonly delivered: readonly Delivered[];
  close(): Promise<void>;
}

/**
 * An app that listens for notifications. It answers with what `handle` gives, and with 500 and the error
 * where that throws.
 */
export async function startReceiver(
  handle: (
    delivered: Delivered,
  ) => Promise<{ readonly status: number; readonly text: string; readonly location?: string }>,
): Promise<Receiver> {
  const delivered: Delivered[] = [];
  const server = createServer(async (request, response) => {
    const one = { headers: request.headers, body: await buffer(request) };
    delivered.push(one);
    try {
      const { status, text, location } = await handle(one);
      response.writeHead(status, location === undefined ? {} : { location }).end(text);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    delivered,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Tells that a notification is signed with this secret: base64 of the HMAC-SHA256 of its bytes. */
export function isSigned({ headers, body }: Delivered, secret: string): boolean {
  const signature = Buffer.from(String(headers['x-bluecanvas-signature-hs256']), 'base64');
  const expected = createHmac('sha256', secret).update(body).digest();
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}
