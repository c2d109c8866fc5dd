import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { createServer } from 'node:tls';
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
  /** Connections over TLS so far. */
  connections(): number;
  close(): Promise<void>;
}

/** Ends TLS before a service that speaks http on a port of this machine. */
export async function startTlsService(identity: Identity, target: number): Promise<TlsService> {
  let connections = 0;
  const server = createServer({ key: identity.private, cert: identity.cert }, (client) => {
    connections += 1;
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) socket.on('error', () => socket.destroy());
    client.pipe(upstream).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    async close() {
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}
