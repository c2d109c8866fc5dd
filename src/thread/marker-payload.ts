import * as z from 'zod/mini';
import { LEVELS, type Scope } from '../finding/finding.ts';
import { DECISIONS, type Statement, WAYS } from './decision.ts';
import { defined } from './defined.ts';
import type { Ranks } from './enclosing.ts';
import type { Evidence } from './evidence.ts';
import type { Keys } from './keyring.ts';
import {
  hashDiscussion,
  type IntentMarker,
  MARK_KINDS,
  type Mark,
  type OverviewMarker,
  type ThreadMarker,
} from './mark.ts';
import type { MarkerText } from './marker-text.ts';
import { MOST_TWINS } from './wording.ts';

// How the payload of a marker is written and read. The names are short, because all of it stands in a
// comment.

/** More than the longest path that Linux takes, 4,096 bytes. */
export const LONGEST_TEXT = 5_000;
const text = z.string().check(z.maxLength(LONGEST_TEXT));
const count = z.int().check(z.nonnegative());
const sequence = z.int().check(z.positive());
const scopeSchema = z.tuple([text, text]);
/** The scope is `s` in whatever version. */
const scopeOnlySchema = z.object({ s: scopeSchema });
const evidenceSchema = z.object({
  s: scopeSchema,
  r: text,
  p: text,
  l: count,
  h: text,
  a: text,
  t: text,
  e: z.optional(text),
  c: text,
  b: text,
  q: z.optional(z.tuple([count, count, count, count])),
  o: z.optional(text),
  ws: text,
  lv: z.enum(LEVELS),
  m: z.array(text),
  w: z.optional(z.array(text)),
  f: z.array(z.tuple([text, text])),
  ul: z.optional(z.literal(1)),
});
const twinSchema = z.tuple([text, text, text, z.enum(LEVELS)]);
/** Its threads carry their scopes, so that its own is empty. */
const intentSchema = z.extend(scopeOnlySchema, {
  n: text,
  h: text,
  t: z.array(z.tuple([text, sequence, z.enum(MARK_KINDS)])),
});
/** The place of the scope holds the job: an overview is of all its tools. */
const overviewSchema = z.extend(scopeOnlySchema, {
  n: text,
  i: z.array(text),
  o: z.array(text),
  w: z.optional(z.string().check(z.regex(/^[0-9a-f]{1,125}$/u))),
});
/** What the last reply said: its id, what it says and why; who wrote it, by id and name. */
const statementSchema = z.tuple([text, z.enum([...DECISIONS, 'reopen', 'nothing']), text, text, text]);
const transitionShape = {
  k: z.enum(MARK_KINDS),
  q: sequence,
  h: text,
  o: count,
  e: z.optional(evidenceSchema),
  u: z.optional(statementSchema),
  v: z.optional(z.enum(WAYS)),
};
const markSchema = z.object({ s: scopeSchema, ...transitionShape, n: z.optional(text) });
/** Bound, or with a mark or an intent, it holds a hash of its discussion's id, in which alone that counts. */
const threadSchema = z.extend(evidenceSchema, {
  n: text,
  j: text,
  nl: count,
  ol: z.optional(count),
  au: z.optional(text),
  y: z.optional(z.array(twinSchema).check(z.maxLength(MOST_TWINS))),
  yp: z.optional(z.array(text).check(z.maxLength(MOST_TWINS))),
  at: z.optional(z.tuple([text, count])),
  nw: z.optional(z.literal(1)),
  d: z.optional(text),
  k: z.optional(z.object(transitionShape)),
  i: z.optional(z.tuple([z.enum(MARK_KINDS), sequence, text])),
  x: z.optional(text),
  g: z.optional(text),
  bd: z.optional(z.literal(1)),
  sa: z.optional(count),
});

/** What a marker says, by its kind. */
export type MarkerContent =
  | { readonly kind: 'thread'; readonly marker: ThreadMarker }
  | { readonly kind: 'mark'; readonly mark: Mark }
  | { readonly kind: 'overview'; readonly marker: OverviewMarker }
  | { readonly kind: 'intent'; readonly marker: IntentMarker };

export function threadPayload(keys: Keys, marker: ThreadMarker, discussionId: string): object {
  const { mark, intent, bound } = marker;
  const isPlaced = mark !== undefined || intent !== undefined || bound;
  return {
    ...toWire(marker.evidence),
    n: marker.nonce,
    j: marker.job,
    nl: marker.newLine,
    ol: marker.oldLine,
    au: marker.writer,
    y: marker.twins?.map(({ scope, ruleId, level }) => [scope.tool, scope.category, ruleId, level]),
    // Empty where a twin is of no product.
    yp: marker.twins?.some(({ product }) => product !== undefined)
      ? marker.twins.map(({ product = '' }) => product)
      : undefined,
    nw: marker.asNew && 1,
    at: marker.nowAt && [marker.nowAt.path, marker.nowAt.line],
    d: isPlaced ? hashDiscussion(keys, discussionId) : undefined,
    k: mark && toTransition(mark),
    i: intent && [intent.kind, intent.sequence, intent.head],
    x: marker.contestedAt,
    g: marker.hashed,
    bd: bound && 1,
    sa: bound && marker.signedAt,
  };
}

export function markPayload({ tool, category }: Scope, mark: Mark): object {
  return { s: [tool, category], ...toTransition(mark), n: mark.nonce };
}

export function overviewPayload({ job, nonce, entries, asNew, scopes }: OverviewMarker): object {
  return { s: ['', job], n: nonce, i: entries, o: scopes, w: asNew && toBits(entries, asNew) };
}

/** Which of the entries these are, a bit for each, since so many hashes twice would not fit. */
function toBits(entries: readonly string[], some: readonly string[]): string {
  const bits = entries.map((entry) => (some.includes(entry) ? '1' : '0')).join('');
  return BigInt(`0b0${bits}`).toString(16);
}

function fromBits(entries: readonly string[], hex: string): readonly string[] {
  const bits = BigInt(`0x${hex}`).toString(2).padStart(entries.length, '0');
  return entries.filter((_, index) => bits[index] === '1');
}

export function intentPayload({ nonce, head, transitions }: IntentMarker): object {
  const tuples = transitions.map(({ discussion, sequence: number, kind }) => [discussion, number, kind]);
  return { s: ['', ''], n: nonce, h: head, t: tuples };
}

/**
 * What a payload says; undefined where it makes no sense, or holds what was written for another discussion.
 *
 * @param discussionId of the comment, where it stands in one
 */
export function readPayload(
  kind: MarkerText['kind'],
  keys: Keys,
  payload: unknown,
  discussionId?: string,
): MarkerContent | undefined {
  switch (kind) {
    case 'thread': {
      const { data: wire } = threadSchema.safeParse(payload);
      const isPlaced =
        discussionId !== undefined &&
        (wire?.k !== undefined || wire?.i !== undefined || wire?.bd !== undefined);
      if (wire === undefined || (isPlaced && wire.d !== hashDiscussion(keys, discussionId))) return undefined;
      return { kind, marker: fromThread(wire) };
    }
    case 'mark': {
      const { data: wire } = markSchema.safeParse(payload);
      return wire && { kind, mark: { ...fromTransition(wire), ...defined({ nonce: wire.n }) } };
    }
    case 'intent': {
      const { data: wire } = intentSchema.safeParse(payload);
      const transitions = wire?.t.map(([discussion, number, mark]) => ({
        discussion,
        sequence: number,
        kind: mark,
      }));
      return wire && transitions && { kind, marker: { nonce: wire.n, head: wire.h, transitions } };
    }
    case 'overview': {
      const { data: wire } = overviewSchema.safeParse(payload);
      return (
        wire && {
          kind,
          marker: {
            ...{ nonce: wire.n, job: wire.s[1], entries: wire.i, scopes: wire.o },
            ...defined({ asNew: wire.w === undefined ? undefined : fromBits(wire.i, wire.w) }),
          },
        }
      );
    }
  }
}

/** The scope that a payload of any version names. */
export function readScope(payload: unknown): Scope | undefined {
  const { data } = scopeOnlySchema.safeParse(payload);
  return data && toScope(data.s);
}

function toWire(evidence: Evidence): z.input<typeof evidenceSchema> {
  return {
    s: [evidence.scope.tool, evidence.scope.category],
    r: evidence.ruleId,
    p: evidence.path,
    l: evidence.line,
    h: evidence.head,
    a: evidence.analyzed,
    t: evidence.text,
    e: evidence.exact,
    c: evidence.context,
    b: evidence.block,
    q: evidence.ranks && [
      evidence.ranks.inFile.nth,
      evidence.ranks.inFile.of,
      evidence.ranks.inBlock.nth,
      evidence.ranks.inBlock.of,
    ],
    o: evidence.otherwise,
    ws: evidence.wording.words,
    lv: evidence.wording.level,
    m: [...evidence.messages],
    w: evidence.named && [...evidence.named],
    f: Object.entries(evidence.fingerprints),
    ul: evidence.unlisted && 1,
  };
}

function fromWire(wire: z.output<typeof evidenceSchema>): Evidence {
  return {
    scope: toScope(wire.s),
    ruleId: wire.r,
    path: wire.p,
    line: wire.l,
    head: wire.h,
    analyzed: wire.a,
    text: wire.t,
    ...defined({ exact: wire.e }),
    context: wire.c,
    block: wire.b,
    ...defined({ ranks: wire.q && toRanks(wire.q), otherwise: wire.o }),
    wording: { words: wire.ws, level: wire.lv },
    messages: wire.m,
    ...defined({ named: wire.w }),
    fingerprints: Object.fromEntries(wire.f),
    ...defined({ unlisted: wire.ul && (true as const) }),
  };
}

function toRanks([nth, of, nthInBlock, ofBlock]: readonly [number, number, number, number]): Ranks {
  return { inFile: { nth, of }, inBlock: { nth: nthInBlock, of: ofBlock } };
}

function fromThread(wire: z.output<typeof threadSchema>): ThreadMarker {
  const [kind, number, head] = wire.i ?? [];
  return {
    nonce: wire.n,
    job: wire.j,
    evidence: fromWire(wire),
    newLine: wire.nl,
    ...defined({
      oldLine: wire.ol,
      writer: wire.au,
      twins: wire.y?.map(([tool, category, ruleId, level], index) => ({
        scope: { tool, category },
        ruleId,
        level,
        ...defined({ product: wire.yp?.[index] || undefined }),
      })),
      asNew: wire.nw && (true as const),
      nowAt: wire.at && { path: wire.at[0], line: wire.at[1] },
      mark: wire.k && { ...fromTransition(wire.k), nonce: wire.n },
      intent: kind && number && head !== undefined ? { kind, sequence: number, head } : undefined,
      contestedAt: wire.x,
      hashed: wire.g,
      bound: wire.bd && (true as const),
      signedAt: wire.sa,
    }),
  };
}

type Transition = Omit<z.output<typeof markSchema>, 's' | 'n'>;

function toTransition({
  kind,
  sequence: number,
  head,
  foreignReplies,
  evidence,
  statement,
  decided,
}: Mark): Transition {
  return {
    k: kind,
    q: number,
    h: head,
    o: foreignReplies,
    e: evidence && toWire(evidence),
    u: statement && [
      statement.replyId,
      statement.says,
      statement.reason,
      statement.author ?? '',
      statement.name ?? '',
    ],
    v: decided,
  };
}

function fromTransition(wire: Transition): Mark {
  return {
    kind: wire.k,
    sequence: wire.q,
    head: wire.h,
    foreignReplies: wire.o,
    ...defined({ evidence: wire.e && fromWire(wire.e), statement: wire.u && toStatement(wire.u) }),
    ...(wire.u && defined({ decided: wire.v })),
  };
}

function toStatement([replyId, says, reason, author, name]: z.output<typeof statementSchema>): Statement {
  return { replyId, says, reason, ...(author !== '' && { author }), ...(name !== '' && { name }) };
}

function toScope([tool, category]: z.output<typeof scopeSchema>): Scope {
  return { tool, category };
}
