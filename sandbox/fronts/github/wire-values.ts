/**
 * What a global id begins with: https://github.blog/changelog/2021-11-16-graphql-global-id-migration-update/
 */
const PREFIXES = {
  user: 'U',
  bot: 'BOT',
  repository: 'R',
  pull: 'PR',
  review: 'PRR',
  thread: 'PRRT',
  reviewComment: 'PRRC',
  issueComment: 'IC',
} as const;
export type NodeKind = keyof typeof PREFIXES;

/**
 * What a global id stands for: its kind, the number of the pull request (0 where it is of none), its own id.
 */
export interface NodeName {
  readonly kind: NodeKind;
  readonly pull: number;
  readonly id: string;
}

const FORM = /^([A-Z]+)_kw([\w-]+)$/;
const INNER = /^(\d{1,15}) ([\w-]+)$/;

/** A global id, which says nothing to clients. */
export function toNodeId(kind: NodeKind, pull: number, id: string): string {
  return `${PREFIXES[kind]}_kw${Buffer.from(`${pull} ${id}`).toString('base64url')}`;
}

/** Reads a global id; undefined where it is none of ours. */
export function readNodeId(text: string): NodeName | undefined {
  const [, prefix, inner = ''] = FORM.exec(text) ?? [];
  const kind = (Object.keys(PREFIXES) as NodeKind[]).find((one) => PREFIXES[one] === prefix);
  const [, pull, id] = INNER.exec(Buffer.from(inner, 'base64url').toString('utf8')) ?? [];
  return kind === undefined || pull === undefined || id === undefined
    ? undefined
    : { kind, pull: Number(pull), id };
}

/**
 * Times go out to the second, in UTC:
 * https://docs.github.com/en/rest/using-the-rest-api/timezones-and-the-rest-api
 */
export function toTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');
}
