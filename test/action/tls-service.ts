import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

/** A certificate and its key, both as PEM. */
export interface Identity {
  readonly cert: string;
  readonly private: string;
}

const EC = { keyType: 'ec', algorithm: 'sha256' } as const;

/** A new certificate authority, which no trust store knows. */
export async function makeAuthority(): Promise<Identity> {
  return generate([{ name: 'commonName', value: 'Authority of a test' }], {
    ...EC,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true },
    ],
  });
}

/** A certificate for one host, signed by the authority, or by itself where there is none. */
export async function makeIdentity(
  host: string,
  authority?: Identity,
  dates: { readonly notBeforeDate?: Date; readonly notAfterDate?: Date } = {},
): Promise<Identity> {
  return generate([{ name: 'commonName', value: host }], {
    ...EC,
    ...dates,
    ...(authority === undefined ? {} : { ca: { key: authority.private, cert: authority.cert } }),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }],
  });
}

export interface TlsService {
  readonly port: number;
  /** Requests so far. */
  requests(): number;
  close(): Promise<void>;
}

/** Ends TLS before a service that speaks http at this address. */
export async function startTlsService(identity: Identity, baseUrl: string): Promise<TlsService> {
  let requests = 0;
  const { hostname, port, host } = new URL(baseUrl);
  const server = createServer({ key: identity.private, cert: identity.cert }, (incoming, outgoing) => {
    requests += 1;
    const { method, url: path } = incoming;
    const headers = { ...incoming.headers, host };
    const forwarded = request({ hostname, port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    requests: () => requests,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
