import * as z from 'zod/mini';
import { LEVELS, type Scope } from '../finding/finding.ts';
import { DECISIONS, type Judged, WAYS } from './decision.ts';
import type { Evidence } from './evidence.ts';
import {
  type Transition as Announced,
  MARK_KINDS,
  type Mark,
  type MarkKind,
  type ThreadIntent,
} from './mark.ts';
import { MOST_TWINS, type Twin } from './wording.ts';

// How the payload of a marker is written: schemas of it, and evidence and transitions in their short form.

/** More than the longest path that Linux takes, 4,096 bytes. */
export const LONGEST_TEXT = 5_000;
const text = z.string().check(z.maxLength(LONGEST_TEXT));
const count = z.int().check(z.nonnegative());
const sequence = z.int().check(z.positive());
const scopeSchema = z.tuple([text, text]);
export const scopeOnlySchema = z.object({ s: scopeSchema });
/** Short names, because all of it stands in a comment. The scope is `s` in whatever version. */
const evidenceSchema = z.object({
  s: scopeSchema,
  r: text,
  p: text,
  l: count,
  h: text,
  a: text,
  t: text,
  c: text,
  b: text,
  ws: text,
  lv: z.enum(LEVELS),
  m: z.array(text),
  w: z.optional(z.array(text)),
  f: z.array(z.tuple([text, text])),
});
const twinSchema = z.tuple([text, text, text, z.enum(LEVELS)]);
/** Its threads carry their scopes, so that its own is empty. */
export const intentSchema = z.extend(scopeOnlySchema, {
  n: text,
  h: text,
  t: z.array(z.tuple([text, sequence, z.enum(MARK_KINDS)])),
});
/** The place of the scope holds the job: an overview is of all its tools. */
export const overviewSchema = z.extend(scopeOnlySchema, {
  n: text,
  i: z.array(text),
  o: z.array(text),
});
/** The last reply that was judged: its id, what it says and why; who wrote it, by id and name. */
const judgedSchema = z.tuple([text, z.enum([...DECISIONS, 'reopen', 'nothing']), text, text, text]);
const transitionShape = {
  k: z.enum(MARK_KINDS),
  q: sequence,
  h: text,
  o: count,
  e: z.optional(evidenceSchema),
  u: z.optional(judgedSchema),
  v: z.optional(z.enum(WAYS)),
};
export const markSchema = z.object({ s: scopeSchema, ...transitionShape, n: z.optional(text) });
/** With a mark or an intent it holds a hash of its discussion's id, in which alone that counts. */
export const threadSchema = z.extend(evidenceSchema, {
  n: text,
  j: text,
  nl: count,
  ol: z.optional(count),
  au: z.optional(text),
  y: z.optional(z.array(twinSchema).check(z.maxLength(MOST_TWINS))),
  d: z.optional(text),
  k: z.optional(z.object(transitionShape)),
  i: z.optional(z.tuple([z.enum(MARK_KINDS), sequence, text])),
  x: z.optional(text),
  g: z.optional(text),
});

export function toWire(evidence: Evidence): z.input<typeof evidenceSchema> {
  return {
    s: [evidence.scope.tool, evidence.scope.category],
    r: evidence.ruleId,
    p: evidence.path,
    l: evidence.line,
    h: evidence.head,
    a: evidence.analyzed,
    t: evidence.text,
    c: evidence.context,
    b: evidence.block,
    ws: evidence.wording.words,
    lv: evidence.wording.level,
    m: [...evidence.messages],
    w: evidence.named === undefined ? undefined : [...evidence.named],
    f: Object.entries(evidence.fingerprints),
  };
}

export function fromWire(wire: z.output<typeof evidenceSchema>): Evidence {
  return {
    scope: toScope(wire.s),
    ruleId: wire.r,
    path: wire.p,
    line: wire.l,
    head: wire.h,
    analyzed: wire.a,
    text: wire.t,
    context: wire.c,
    block: wire.b,
    wording: { words: wire.ws, level: wire.lv },
    messages: wire.m,
    ...(wire.w === undefined ? {} : { named: wire.w }),
    fingerprints: Object.fromEntries(wire.f),
  };
}

type TransitionTuple = z.output<typeof intentSchema>['t'][number];

export function toTuple({ discussion, sequence: number, kind }: Announced): TransitionTuple {
  return [discussion, number, kind];
}

export function fromTuple([discussion, number, kind]: TransitionTuple): Announced {
  return { discussion, sequence: number, kind };
}

export function toIntentTuple({ kind, sequence: number, head }: ThreadIntent): [MarkKind, number, string] {
  return [kind, number, head];
}

export function fromIntentTuple([kind, number, head]: readonly [MarkKind, number, string]): ThreadIntent {
  return { kind, sequence: number, head };
}

type Transition = Omit<z.output<typeof markSchema>, 's' | 'n'>;

export function toTransition(mark: Mark): Transition {
  return {
    k: mark.kind,
    q: mark.sequence,
    h: mark.head,
    o: mark.foreignReplies,
    e: mark.evidence === undefined ? undefined : toWire(mark.evidence),
    u: mark.judged === undefined ? undefined : toJudgedTuple(mark.judged),
    v: mark.decided,
  };
}

export function fromTransition(wire: Transition): Mark {
  return {
    kind: wire.k,
    sequence: wire.q,
    head: wire.h,
    foreignReplies: wire.o,
    ...(wire.e === undefined ? {} : { evidence: fromWire(wire.e) }),
    ...(wire.u === undefined ? {} : { judged: fromJudgedTuple(wire.u) }),
    ...(wire.u === undefined || wire.v === undefined ? {} : { decided: wire.v }),
  };
}

type JudgedTuple = z.output<typeof judgedSchema>;

function toJudgedTuple({ replyId, says, reason, author = '', name = '' }: Judged): JudgedTuple {
  return [replyId, says, reason, author, name];
}

function fromJudgedTuple([replyId, says, reason, author, name]: JudgedTuple): Judged {
  return {
    replyId,
    says,
    reason,
    ...(author === '' ? {} : { author }),
    ...(name === '' ? {} : { name }),
  };
}

export function toTwinTuple({ scope, ruleId, level }: Twin): z.output<typeof twinSchema> {
  return [scope.tool, scope.category, ruleId, level];
}

export function fromTwinTuple([tool, category, ruleId, level]: z.output<typeof twinSchema>): Twin {
  return { scope: { tool, category }, ruleId, level };
}

export function toScope([tool, category]: z.output<typeof scopeSchema>): Scope {
  return { tool, category };
}
