import type { LookupOptions } from 'node:dns';
import { Server } from 'proxy-chain';

interface Seen {
  readonly target: string;
  /** `tunnel` for CONNECT; `clear` for a request whose content the proxy reads. */
  readonly kind: 'tunnel' | 'clear';
  readonly user: string;
  readonly headers: string;
}

export interface RecordingProxy {
  readonly port: number;
  readonly seen: readonly Seen[];
  close(): Promise<void>;
}

type Answered = (
  error: null,
  address: string | { address: string; family: number }[],
  family?: number,
) => void;

/** Finds every host name on this machine, as a line in a file of hosts would. */
function lookUpHere(_host: string, options: LookupOptions, answered: Answered): void {
  if (options.all === true) answered(null, [{ address: '127.0.0.1', family: 4 }]);
  else answered(null, '127.0.0.1', 4);
}

/** A real proxy on loopback. With a password it asks for one (status 407). */
export async function startRecordingProxy(password?: string): Promise<RecordingProxy> {
  const seen: Seen[] = [];
  const server = new Server({
    port: 0,
    host: '127.0.0.1',
    prepareRequestFunction({ hostname, port, isHttp, username, password: given, request }) {
      seen.push({
        target: `${hostname}:${port}`,
        kind: isHttp ? 'clear' : 'tunnel',
        user: username,
        headers: JSON.stringify(request.headers),
      });
      return {
        requestAuthentication: password !== undefined && given !== password,
        dnsLookup: lookUpHere as never,
      };
    },
  });
  await server.listen();
  return { port: server.port, seen, close: () => server.close(true) };
}
