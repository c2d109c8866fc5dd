/** Enough for the longest test, and small enough that a sandbox that runs for months stays small. */
export const MOST_REQUESTS_KEPT = 10_000;
/** Longer than any path or sentence that somebody wants to read in a log. */
const LONGEST_TEXT = 1000;

interface NewRequest {
  readonly time: number;
  readonly method: string;
  readonly path: string;
  /** `null` for what is none of the interface. */
  readonly operation: string | null;
  readonly deployment: number | null;
}

interface RequestOutcome {
  /** `null` until it is answered, and where a fault left it without an answer. */
  readonly status: number | null;
  /** `null` where nobody was recognized. */
  readonly clientId: string | null;
  readonly effect: string | null;
  /** What an injected fault did to it. */
  readonly fault: string | null;
}

/** A request to an interface of the service. */
export type RequestRecord = NewRequest & RequestOutcome & { readonly id: number };

const OPEN: RequestOutcome = { status: null, clientId: null, effect: null, fault: null };

/**
 * The log of requests since the start. It has paths, never headers, queries or bodies: those may carry
 * secrets.
 */
export function requestStore() {
  let last = 0;
  const requests = new Map<number, RequestRecord>();
  const list = (): readonly RequestRecord[] => [...requests.values()];
  const short = (text: string | null): string | null => text?.slice(0, LONGEST_TEXT) ?? null;
  return {
    /** Notes a request as it comes in, so that the log is in the order of arrival. Gives its id. */
    begin: (request: NewRequest): number => {
      last += 1;
      requests.set(last, { id: last, ...request, path: request.path.slice(0, LONGEST_TEXT), ...OPEN });
      requests.delete(last - MOST_REQUESTS_KEPT);
      return last;
    },
    end: (id: number, outcome: RequestOutcome): void => {
      const request = requests.get(id);
      if (request === undefined) return;
      const [effect, fault] = [short(outcome.effect), short(outcome.fault)];
      requests.set(id, { ...request, ...outcome, effect, fault });
    },
    /** In order of arrival. */
    list,
    /** At most so many, the newest first. */
    newest: (limit: number): readonly RequestRecord[] => list().slice(-limit).toReversed(),
    clear: () => requests.clear(),
  };
}
