import { setImmediate as turn } from 'node:timers/promises';
import { seededRandom } from '../../sandbox/faults/faults.ts';

/** How a client ends in the middle of its calls: as if killed, or asked to stop. */
export interface Ending {
  readonly kind: 'kill' | 'signal';
  /** At which of its calls, from 1. */
  readonly call: number;
  readonly when: 'before' | 'after';
}

/** A client whose calls are sent one at a time, in an order that a seed decides. */
export interface Client {
  readonly fetch: typeof fetch;
  /** Takes its turn, and may die before or after the work. */
  call<T>(work: () => Promise<T>): Promise<T>;
  /** Set once the client was killed: nothing of it reaches the service any more. */
  readonly killed: () => boolean;
  end(): void;
}

interface Waiting {
  readonly client: object;
  readonly go: () => Promise<void>;
}

/** Turns of the event loop after which what follows from an answer has been put into the queue. */
const SETTLING_TURNS = 4;

/** Sends the calls of several clients one at a time, so that the same seed gives the same run. */
export class Traffic {
  readonly #random: () => number;
  readonly #live = new Set<object>();
  #queue: Waiting[] = [];
  #running = false;
  #woken = Promise.withResolvers<void>();

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  /** A new client. `onSignal` is called when its ending is a signal. */
  join(ending: Ending | undefined, onSignal: () => void): Client {
    const client = {};
    let calls = 0;
    let killed = false;
    this.#live.add(client);
    const end = (when: Ending['when']) => {
      if (ending?.call !== calls || ending.when !== when) return;
      if (ending.kind === 'kill') killed = true;
      else onSignal();
    };
    const call = async <T>(work: () => Promise<T>): Promise<T> => {
      if (killed) throw refused();
      await this.#enter(client);
      try {
        if (killed) throw refused();
        calls += 1;
        end('before');
        if (killed) throw refused();
        const answer = await work();
        end('after');
        if (killed) throw refused();
        return answer;
      } finally {
        this.#leave();
      }
    };
    return {
      fetch: (input, init) => call(async () => readWhole(await fetch(input, init))),
      call,
      killed: () => killed,
      end: () => {
        this.#live.delete(client);
        this.#wake();
      },
    };
  }

  #enter(client: object): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#queue.push({ client, go: async () => resolve() });
    this.#wake();
    void this.#dispatch();
    return promise;
  }

  #leave(): void {
    this.#running = false;
    void this.#dispatch();
  }

  /** Sends the next call when every client waits for one. */
  async #dispatch(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    while (!this.#allWait()) {
      if (this.#live.size === 0) break;
      await this.#woken.promise;
    }
    for (let count = 0; count < SETTLING_TURNS; count += 1) await turn();
    const at = Math.floor(this.#random() * this.#queue.length);
    const [next] = this.#queue.splice(at, 1);
    if (next === undefined) {
      this.#running = false;
      return;
    }
    await next.go();
  }

  #allWait(): boolean {
    const waiting = new Set(this.#queue.map(({ client }) => client));
    return [...this.#live].every((client) => waiting.has(client));
  }

  #wake(): void {
    this.#woken.resolve();
    this.#woken = Promise.withResolvers<void>();
  }
}

/** What `fetch` throws where nobody listens: the call surely had no effect. */
function refused(): TypeError {
  return new TypeError('fetch failed', {
    cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
  });
}

/** Reads the body before the answer is handed on; one that breaks off breaks off there too. */
async function readWhole(response: Response): Promise<Response> {
  const { status, headers } = response;
  const init = { status, headers };
  const body: BodyInit | null = await response.arrayBuffer().then(
    (bytes) => (bytes.byteLength === 0 ? null : bytes),
    (error: unknown) => new ReadableStream({ pull: (controller) => controller.error(error) }),
  );
  return new Response(body, init);
}
