import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface ClosedPort {
  readonly port: number;
  release(): void;
}

/**
 * A port of 127.0.0.1 where nobody listens, nor will: a connection of ours comes from it. One that was merely
 * closed may be given to the next who asks.
 */
export async function holdClosedPort(): Promise<ClosedPort> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const accepted = once(server, 'connection');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(client, 'connect');
  const [other] = (await accepted) as [Socket];
  const { localPort = 0 } = client;
  return {
    port: localPort,
    release() {
      client.destroy();
      other.destroy();
      server.close();
    },
  };
}
