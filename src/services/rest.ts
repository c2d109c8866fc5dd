import * as z from 'zod/mini';
import { ConfigurationError, ServiceError } from '../errors.ts';
import { fitsPath } from '../text/address.ts';
import { MEANINGS, type Rules, type Schema } from './answers.ts';
import type { Call, Http } from './http.ts';
import type { Check, MergedListing, Outcome, ShownCheck, WantedChanges } from './port.ts';

// A REST interface as a table: an endpoint is one row, with its method and path, what a repetition does, how
// the answer is read and what the token needs.

interface Endpoint<T = unknown> extends Rules<T> {
  readonly method: string;
  /** `/projects/{project}`: what stands in braces is filled in. */
  readonly path: string;
}

/** A row of the table. `call`: `GET /user`. Without an `answer` a success says all. */
export function row<T = null>(
  call: string,
  effect: Rules['effect'],
  answer?: Schema<T>,
  more: Pick<Rules, 'invalid' | 'remedies'> = {},
): Endpoint<T> {
  const [method = '', path = ''] = call.split(' ');
  return { method, path, effect, ...(answer !== undefined && { answer }), ...more };
}

/** @param needs what a token lacks to which it is forbidden */
export function get<T>(path: string, answer: Schema<T>, needs?: string): Endpoint<T> {
  return row(`GET ${path}`, 'read', answer, needs === undefined ? {} : { remedies: { forbidden: needs } });
}

export type Values = Readonly<Record<string, string | number>>;

/** The names of the placeholders of a path such as `/deployments/{deploymentNumber}`. */
export function placeholders(path: string): readonly string[] {
  return Array.from(path.matchAll(/\{([A-Za-z]+)\}/g), ([, name = '']) => name);
}

interface Paging {
  readonly query: (size: number) => Values;
  /**
   * The address of the page after this one; undefined after the last; a text where they cannot be followed,
   * which completes "the pages of the listing …".
   *
   * @param seen how many items have been seen, this page included
   */
  next(url: URL, headers: Headers, seen: number, items: number): URL | string | undefined;
}

type AnswerOf<Row> = Row extends Endpoint<infer T> ? T : never;
type ItemOf<Row> = AnswerOf<Row> extends readonly (infer T extends Item)[] ? T : never;
interface Item {
  readonly id: string;
}

export class Rest<Rows extends { readonly [Name in keyof Rows]: Endpoint<unknown> }> {
  readonly http: Http;
  readonly #api: string;
  readonly #rows: Rows;
  readonly #shared: Values;
  readonly #paging: Paging;

  /**
   * @param api its address, without a trailing slash
   * @param shared values that are filled in everywhere
   */
  constructor(http: Http, api: string, rows: Rows, shared: Values, paging = NUMBERED) {
    this.http = http;
    this.#api = api;
    this.#rows = rows;
    this.#shared = shared;
    this.#paging = paging;
  }

  /** Throws ConfigurationError for a value that cannot be one part of a path, or that is not there. */
  call<Name extends keyof Rows & string>(
    name: Name,
    values: Values = {},
    query: Values = {},
  ): Call<AnswerOf<Rows[Name]>> {
    const { path, ...rules } = this.#rows[name] as Endpoint<AnswerOf<Rows[Name]>>;
    const all = { ...this.#shared, ...values };
    const filled = path.replaceAll(/\{([A-Za-z]+)\}/g, (placeholder, key: string) => {
      const value = String(all[key] ?? '');
      if (!fitsPath(value))
        throw new ConfigurationError(`${JSON.stringify(value)} will not do for ${placeholder} of ${path}.`);
      return encodeURIComponent(value);
    });
    const url = new URL(this.#api + filled);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value));
    return { ...rules, name, url: url.href };
  }

  async read<Name extends keyof Rows & string>(name: Name, values?: Values, query?: Values) {
    return (await this.http.read(this.call(name, values, query))).value;
  }

  write<Name extends keyof Rows & string>(name: Name, values: Values, body?: unknown) {
    return this.http.write({ ...this.call(name, values), body });
  }

  /** All pages of a listing, each item once, in the order in which they come. Throws what `read` throws. */
  list<Name extends keyof Rows & string>(
    name: Name,
    values: Values = {},
    query: Values = {},
    isEnough?: (items: readonly ItemOf<Rows[Name]>[]) => boolean,
  ): Promise<readonly ItemOf<Rows[Name]>[]> {
    return inSmallerPages((size) => {
      const call = this.call(name, values, { ...query, ...this.#paging.query(size) });
      const seen = new Set<string>();
      const read = async (url: URL) => {
        const { value, headers } = await this.http.read({ ...call, url: url.href });
        const items = value as readonly ItemOf<Rows[Name]>[];
        for (const { id } of items) seen.add(id);
        return { items, next: this.#paging.next(url, headers, seen.size, items.length) };
      };
      return collectPages(this.http, call, new URL(call.url), read, isEnough);
    });
  }
}

/** Items of a page: as many as GitHub and GitLab give, and fewer where that is too much. */
const LARGE_PAGE = 100;
const SMALL_PAGE = 10;
/** How a service ends, time and again, what takes it too long. */
const CUT_OFF: readonly (number | undefined)[] = [500, 502, 504];

/** Whether a page could not be had that may be had in parts: it is too long for us, or for the service. */
export function isTooMuch(error: unknown): boolean {
  return error instanceof ServiceError && (error.isTooLong || CUT_OFF.includes(error.status));
}

/** Reads a listing. Where a page is too much, it begins again with smaller ones. */
export function inSmallerPages<T>(list: (size: number) => Promise<T>): Promise<T> {
  return list(LARGE_PAGE).catch((error: unknown) => {
    if (isTooMuch(error)) return list(SMALL_PAGE);
    throw error;
  });
}

/**
 * Most pages of one listing. At 20 comments a page, the smallest page size in wide use, these are 100,000
 * comments.
 */
const MAX_PAGES = 5_000;

/**
 * How many pages in a row may bring nothing new. A page may repeat as a whole when comments arrive while the
 * pages are read; a service that ignores the request for a page repeats the same one for ever.
 */
const MAX_PAGES_WITHOUT_PROGRESS = 3;

/**
 * Reads all pages and keeps each item once, in the order in which they came. Throws what `read` throws, and
 * ServiceError where a page leads elsewhere, or on and on.
 */
export async function collectPages<Place, T extends Item>(
  http: Http,
  call: Pick<Call, 'method' | 'url'>,
  first: Place,
  read: (
    place: Place,
  ) => Promise<{ readonly items: readonly T[]; readonly next: Place | string | undefined }>,
  isEnough: (items: readonly T[]) => boolean = () => false,
): Promise<readonly T[]> {
  const failed = (why: string) =>
    http.failure(
      call,
      http.redact(`The pages of the listing ${call.method} ${new URL(call.url).pathname} ${why}`),
    );
  const items = new Map<string, T>();
  let place: Place | undefined = first;
  let withoutProgress = 0;
  for (let pages = 0; place !== undefined; pages += 1) {
    if (pages === MAX_PAGES) throw failed(`do not end after ${MAX_PAGES} pages`);
    const { items: found, next } = await read(place);
    const before = items.size;
    for (const item of found) if (!items.has(item.id)) items.set(item.id, item);
    // A service may leave out of a page what its reader may not see, so that nothing is left.
    withoutProgress = found.length === 0 || items.size > before ? 0 : withoutProgress + 1;
    if (isEnough([...items.values()])) break;
    if (typeof next === 'string') throw failed(next);
    if (next !== undefined && withoutProgress === MAX_PAGES_WITHOUT_PROGRESS)
      throw failed('repeat without anything new');
    place = next;
  }
  return [...items.values()];
}

/**
 * The target of the link of a `Link` header whose relation is `next`. Parameters of a link end where the next
 * link begins.
 */
const NEXT_LINK = /<([^<>]*)>(?=[^<>]*?;\s*rel\s*=\s*(?:next(?=[\s,;]|$)|"(?:[^"<>]*\s)?next[\s"]))/i;

/**
 * The three wide-spread ways of paging: `Link` with rel="next" (RFC 8288), the header `x-next-page` with the
 * query `page`, and the field `nextPageToken` of the body with the query `pageToken`. A short page need not
 * be the last one.
 */
export function nextPage(url: URL, headers: Headers, nextPageToken?: string): URL | string | undefined {
  const target = NEXT_LINK.exec(headers.get('link') ?? '')?.[1];
  if (target !== undefined) {
    const next = URL.parse(target, url);
    if (next === null) return 'have a link to the next page that is not a URL';
    // A link to another origin would carry the access token there.
    if (next.origin !== url.origin || next.username !== '' || next.password !== '')
      return `lead from ${url.origin} to another origin, ${next.origin}; the service, or the proxy before it, has to name itself by the address in \`base-url\``;
    next.hash = '';
    return next;
  }
  const number = headers.get('x-next-page')?.trim();
  const next = new URL(url);
  if (number) next.searchParams.set('page', number);
  else if (nextPageToken) next.searchParams.set('pageToken', nextPageToken);
  else return undefined;
  return next;
}

/**
 * Pages of Gitea and Forgejo. Not all listings have a `Link`, but each says how many items there are. What
 * this reader may not see is left out of its page, so that a short page need not be the last one, and an
 * empty one is. 50 are as many as the servers give at once, unless their operator says otherwise.
 */
export const COUNTED: Paging = {
  query: (size) => ({ limit: Math.min(size, 50), page: 1 }),
  next(url, headers, seen, items) {
    if (items === 0 || seen >= Number(headers.get('x-total-count'))) return undefined;
    const next = new URL(url);
    next.searchParams.set('page', String(Number(url.searchParams.get('page')) + 1));
    return next;
  },
};

/** Pages of GitHub and GitLab. */
const NUMBERED: Paging = {
  query: (size) => ({ per_page: size }),
  next: (url, headers) => nextPage(url, headers),
};

/** A change as a listing shows it. Times are in milliseconds since the epoch. */
interface ListedChange {
  readonly id: string;
  readonly updatedAt: number;
  /** Missing where it was closed and not merged. */
  readonly mergedAt?: number | undefined;
}

/** Pages of a hundred: a repository may have more changes than anybody waits for. */
const MOST_LISTED = 10_000;

/**
 * Reads the changes that were merged last from a listing that begins with the one that was updated last. What
 * is not listed yet was updated, and so merged, before the last one that is. Throws what `list` throws, and
 * ConfigurationError where the place is not to be seen.
 *
 * @param list reads all pages of the listing, until it is told that it is enough
 * @param unseen what to say where the listing is not there, without a full stop
 */
export async function readMerged(
  list: (isEnough: (items: readonly ListedChange[]) => boolean) => Promise<readonly ListedChange[]>,
  { last, since = Number.NEGATIVE_INFINITY }: WantedChanges,
  unseen: string,
): Promise<MergedListing> {
  const mergedFrom = (items: readonly ListedChange[], from: number) =>
    items.flatMap(({ id, mergedAt }) =>
      mergedAt === undefined || mergedAt < from ? [] : [{ number: Number(id), mergedAt }],
    );
  const isFull = (items: readonly ListedChange[]): boolean => {
    const oldest = items.reduce((time, { updatedAt }) => Math.min(time, updatedAt), Number.POSITIVE_INFINITY);
    return oldest < since || mergedFrom(items, Math.max(oldest, since)).length >= last;
  };
  let isCut = false;
  try {
    const items = await list((seen) => {
      isCut = !isFull(seen) && seen.length >= MOST_LISTED;
      return isCut || isFull(seen);
    });
    const merged = mergedFrom(items, since).toSorted(
      (a, b) => b.mergedAt - a.mergedAt || b.number - a.number,
    );
    return { changes: merged.slice(0, last), isCut };
  } catch (error) {
    throw whereMissing(error, unseen);
  }
}

/**
 * What was asked for is not there, or not to be seen, which the configuration mends. Anything else as it is.
 */
export function whereMissing(
  error: unknown,
  unseen: string,
  statuses: readonly (number | undefined)[] = [404],
): unknown {
  if (!(error instanceof ServiceError) || !statuses.includes(error.status)) return error;
  return new ConfigurationError(`${unseen}. ${error.message}`);
}

/** A write for which something could not be read first. Throws any other error. */
export function refusalOf(error: unknown): Outcome<never> {
  if (!(error instanceof ServiceError)) throw error;
  return { kind: 'no-effect', refusal: MEANINGS[error.status ?? 0] ?? 'other', message: error.message };
}

const STATES: Readonly<Record<string, ShownCheck['state']>> = {
  created: 'running',
  pending: 'running',
  running: 'running',
  success: 'passed',
};

/** A commit status as a listing shows it. */
export function toShownCheck(
  id: string,
  word: string,
  text: string | null | undefined,
  url: string | null | undefined,
): ShownCheck {
  return { id, state: STATES[word] ?? 'failed', text: text ?? '', ...(url && { url }) };
}

const WORDS = { running: 'pending', passed: 'success', failed: 'failure' } as const;

/** A check as the commit status that GitHub, Gitea and Forgejo take. */
export function toStatus({ name, state, text, url }: Check): object {
  return { context: name, state: WORDS[state], description: text, target_url: url };
}

/**
 * Whether a comment is the one that was sent, whatever the service has made of the text around its last line,
 * which is hidden and of no other comment.
 */
export function isOf(sent: string, body: string): boolean {
  return body.includes(sent.trim().split(/\r?\n/u).at(-1) ?? '');
}

/** Asks once; a failure is asked again. */
export function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}

export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
}

export const numberAsText = z.pipe(z.int(), z.transform(String));

/**
 * What names something in a path. Numbers beyond 2^53 are refused: reading the JSON has already rounded them,
 * and two ids may have become one.
 */
export const identifier = z
  .union([z.string(), numberAsText], { error: 'expected a string or a whole number up to 2^53' })
  .check(z.refine(fitsPath, 'cannot be used in a path'));

export function optional<T extends z.ZodMiniType>(schema: T) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? undefined),
  );
}

export const time = z.pipe(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'expected a date and time')),
  z.transform(Date.parse),
);

/** The same; anything else reads as missing. */
export const moment = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => {
    const found = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(found) ? undefined : found;
  }),
);

/**
 * A commit as git takes it; none where it is missing, null or empty. A leading "-" would read as an option.
 */
export const commit = z.pipe(
  z.nullish(z.string().check(z.regex(/^$|^[0-9A-Za-z][\w./-]*$/, 'expected a commit or null'))),
  z.transform((text) => text || null),
);
