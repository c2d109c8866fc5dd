/** One request and its answer, as the record has them. Headers that carry a right are never among them. */
interface Exchange {
  readonly step: string;
  readonly method: string;
  readonly url: string;
  readonly sent: string;
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: string;
}

/** Headers of answers that say something about the service and nothing about who asks. */
const HEADERS = ['content-type', 'date', 'link', 'retry-after', 'allow'] as const;
/** Most characters of a body that are kept. */
const LONGEST_BODY = 20_000;
/** Members whose values are secrets, wherever they stand in JSON or in a form. */
const SECRET_MEMBER = /("[^"]*(?:token|secret|password|authorization)[^"]*"\s*:\s*)"(?:[^"\\]|\\.)*"/giu;
const FIELD = /(^|[&?])([^=&?]*)=[^&#]*/gu;
const SECRET_NAME = /token|secret|password/iu;

/** A record of what is sent and answered. */
interface Traffic {
  readonly fetch: typeof fetch;
  begin(step: string): void;
  /** All of it, once every answer has come. `redact` hides the secrets that are known. */
  read(redact: (text: string) => string): Promise<readonly Exchange[]>;
}

/** Watches a `fetch`, whose requests and answers it leaves as they are. */
export function recordTraffic(fetchFunction: typeof fetch): Traffic {
  const exchanges: Promise<Exchange>[] = [];
  let step = '';
  return {
    begin(next) {
      step = next;
    },
    async fetch(input, init) {
      const sent = readSent(input, init);
      const request = {
        step,
        method: init?.method ?? (input instanceof Request ? input.method : 'GET'),
        url: input instanceof Request ? input.url : String(input),
      };
      try {
        const response = await fetchFunction(input, init);
        // Read beside the caller, who may give it up.
        const answer = response
          .clone()
          .text()
          .catch(() => 'it broke off');
        exchanges.push(toExchange(request, sent, response, answer));
        return response;
      } catch (error) {
        exchanges.push(toExchange(request, sent, undefined, Promise.resolve(`no answer: ${nameOf(error)}`)));
        throw error;
      }
    },
    async read(redact) {
      const clean = (text: string): string => redact(hideMembers(text));
      return (await Promise.all(exchanges)).map((exchange) => ({
        ...exchange,
        url: clean(exchange.url),
        sent: cut(clean(exchange.sent)),
        headers: Object.fromEntries(
          Object.entries(exchange.headers).map(([name, text]) => [name, clean(text)]),
        ),
        answer: cut(clean(exchange.answer)),
      }));
    },
  };
}

function readSent(input: string | URL | Request, init: RequestInit | undefined): Promise<string> {
  if (input instanceof Request && init?.body === undefined)
    return input
      .clone()
      .text()
      .catch(() => 'it cannot be read');
  const body = init?.body ?? '';
  return Promise.resolve(
    typeof body === 'string' || body instanceof URLSearchParams ? String(body) : 'it is no text',
  );
}

async function toExchange(
  request: Pick<Exchange, 'step' | 'method' | 'url'>,
  sent: Promise<string>,
  response: Response | undefined,
  answer: Promise<string>,
): Promise<Exchange> {
  const headers = HEADERS.flatMap((name) => {
    const value = response?.headers.get(name);
    return value === null || value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...request,
    sent: await sent,
    status: response?.status,
    headers: Object.fromEntries(headers),
    answer: await answer,
  };
}

function hideMembers(text: string): string {
  const members = text.replace(SECRET_MEMBER, '$1"***"');
  return /[{[]/.test(text)
    ? members
    : members.replace(FIELD, (field, start: string, name: string) =>
        SECRET_NAME.test(name) ? `${start}${name}=***` : field,
      );
}

function cut(text: string): string {
  return text.length <= LONGEST_BODY
    ? text
    : `${text.slice(0, LONGEST_BODY)}… and ${text.length - LONGEST_BODY} characters more`;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
