import type { Sandbox } from '../../../rules/sandbox.ts';
import type { StoredComment } from '../../../store/discussions.ts';
import type { GithubCaller } from '../rules/rights.ts';

/** What resolving a field needs beside the value it is of: who asks, and for what. */
export interface Scope {
  readonly sandbox: Sandbox;
  readonly caller: GithubCaller;
  /** Where the pages of this GitHub are. */
  readonly web: string;
  /** The comments to show in place of the present ones, where a listing lags. */
  readonly earlier?: readonly StoredComment[] | undefined;
}

/**
 * An object of GraphQL: values, or functions of the arguments that give them. A field of the schema that is
 * missing here is an error to whoever asks for it, never a silent null.
 */
export interface GraphObject {
  readonly [field: string]: unknown;
}

/** An error of a field, in GitHub's form: `type` beside path, locations and message. */
export class GithubError extends Error {
  override readonly name = 'GithubError';
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

/** Arguments of a field that has pages. */
export interface PageArguments {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
}

interface Entry {
  /** Order of the list, which stays when others come and go. */
  readonly key: number;
  readonly node: () => GraphObject;
}

/** https://docs.github.com/en/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api#node-limit */
const MOST = 100;

/**
 * One page of a list. Every list needs `first` or `last`, of at most 100 (the page named above). `field` is
 * the name of the field, for messages.
 */
export function toConnection(
  field: string,
  entries: readonly Entry[],
  { first, last, after, before }: PageArguments,
): GraphObject {
  mustHaveBounds(field, first, last);
  const [from, to] = [after, before].map((cursor) => (cursor == null ? undefined : readCursor(cursor)));
  const within = entries.filter(
    ({ key }) => (from === undefined || key > from) && (to === undefined || key < to),
  );
  const head = within.slice(0, first ?? undefined);
  const page = last == null ? head : head.slice(Math.max(0, head.length - last));
  return {
    totalCount: entries.length,
    nodes: () => page.map(({ node }) => node()),
    pageInfo: {
      endCursor: page.at(-1) === undefined ? null : toCursor(page.at(-1)?.key ?? 0),
      hasNextPage: isBeyond(entries, page.at(-1), 1),
      hasPreviousPage: isBeyond(entries, page[0], -1),
    },
  };
}

function isBeyond(entries: readonly Entry[], edge: Entry | undefined, direction: 1 | -1): boolean {
  return edge !== undefined && entries.some(({ key }) => (key - edge.key) * direction > 0);
}

/** What is refused stands on the page named above; types and words are a guess. */
function mustHaveBounds(
  field: string,
  first: number | null | undefined,
  last: number | null | undefined,
): void {
  if (first == null && last == null) {
    throw new GithubError(
      'MISSING_PAGINATION_BOUNDARIES',
      `You must provide a \`first\` or \`last\` value to properly paginate the \`${field}\` connection.`,
    );
  }
  for (const [name, value] of Object.entries({ first, last })) {
    if (value == null || (value >= 0 && value <= MOST)) continue;
    const message =
      value < 0
        ? `\`${name}\` on the \`${field}\` connection cannot be less than zero.`
        : `Requesting ${value} records on the \`${field}\` connection exceeds the \`${name}\` limit of ${MOST} records.`;
    throw new GithubError(value < 0 ? 'INVALID_PAGINATION' : 'EXCESSIVE_PAGINATION', message);
  }
}

function toCursor(key: number): string {
  return Buffer.from(`cursor:v2:${key}`).toString('base64');
}

function readCursor(text: string): number {
  const digits = /^cursor:v2:(\d{1,15})$/.exec(Buffer.from(text, 'base64').toString('utf8'))?.[1];
  if (digits !== undefined) return Number(digits);
  throw new GithubError('INVALID_CURSOR_ARGUMENTS', `\`${text}\` does not appear to be a valid cursor.`);
}
