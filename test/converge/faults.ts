import type { Effect, FaultRule } from '../../sandbox/faults/fault-rule.ts';

type Rule = FaultRule['operation'];

/** One thing that can go wrong with a call, by the name under which it is counted. */
export interface Fault {
  readonly name: string;
  readonly effect: Effect;
  /** Calls that it can happen to; without it, all. */
  readonly operations?: readonly Rule[];
}

const LISTING: readonly Rule[] = ['list-comments'];
const POSTING: readonly Rule[] = ['create-comment', 'reply'];

const status = (code: number, more: object = {}): Effect => ({
  kind: 'status',
  status: code,
  when: 'before',
  message: 'A fault was injected',
  ...more,
});

/** Faults of the answer: the call may or may not have had its effect. */
export const ANSWER_FAULTS: readonly Fault[] = [
  { name: 'lost before the effect', effect: { kind: 'lost', when: 'before', by: 'close' } },
  { name: 'lost after the effect', effect: { kind: 'lost', when: 'after', by: 'close' } },
  { name: 'reset before the effect', effect: { kind: 'lost', when: 'before', by: 'reset' } },
  { name: 'reset after the effect', effect: { kind: 'lost', when: 'after', by: 'reset' } },
  { name: 'stalled body', effect: { kind: 'stalled-body' } },
  { name: 'cut body', effect: { kind: 'cut-body' } },
  { name: 'unreadable JSON', effect: { kind: 'unreadable-json' } },
  { name: '401', effect: status(401) },
  { name: '403', effect: status(403) },
  { name: '404', effect: status(404) },
  { name: '408', effect: status(408) },
  { name: '409', effect: status(409) },
  { name: '413', effect: status(413) },
  { name: '429', effect: status(429) },
  { name: '429, Retry-After in seconds', effect: status(429, { retryAfter: '3' }) },
  {
    name: '429, Retry-After as a date',
    effect: status(429, { retryAfter: { inSeconds: 5, form: 'imf-fixdate' } }),
  },
  {
    name: '429, Retry-After of RFC 850',
    effect: status(429, { retryAfter: { inSeconds: 5, form: 'rfc850' } }),
  },
  {
    name: '429, Retry-After of asctime',
    effect: status(429, { retryAfter: { inSeconds: 5, form: 'asctime' } }),
  },
  { name: '429, Retry-After unreadable', effect: status(429, { retryAfter: 'soon' }) },
  { name: '500 before the effect', effect: status(500) },
  { name: '500 after the effect', effect: status(500, { when: 'after' }) },
  { name: '502 after the effect', effect: status(502, { when: 'after' }) },
  { name: '503, Retry-After in seconds', effect: status(503, { retryAfter: '2' }) },
  { name: 'redirect', effect: { kind: 'redirect', status: 307, location: '/elsewhere' } },
];

/** Faults of listings and of what is stored. */
export const LISTING_FAULTS: readonly Fault[] = [
  { name: 'listing lags by 1', effect: { kind: 'lagging-listing', writes: 1 }, operations: LISTING },
  { name: 'listing lags by 3', effect: { kind: 'lagging-listing', writes: 3 }, operations: LISTING },
  { name: 'page shifts', effect: { kind: 'shifted-page', by: 1 }, operations: LISTING },
  { name: 'page repeats', effect: { kind: 'repeated-page' }, operations: LISTING },
  { name: 'order shuffled', effect: { kind: 'shuffled-page' }, operations: LISTING },
  { name: 'optional fields missing', effect: { kind: 'missing-fields' }, operations: LISTING },
  { name: 'HTML comments stripped', effect: { kind: 'stripped-html-comments' }, operations: POSTING },
  { name: 'body trimmed', effect: { kind: 'trimmed-body', length: 60 }, operations: POSTING },
];

/** What people do in the middle of a run; pushes and new bases are made where the commits are known. */
export const PERSON_FAULTS: readonly Fault[] = [
  { name: 'a person replies', effect: { kind: 'person-replies', thread: 1, body: 'Hm.' } },
  { name: 'a person resolves', effect: { kind: 'person-resolves', thread: 1 } },
  { name: 'a person reopens', effect: { kind: 'person-reopens', thread: 1 } },
  { name: 'a person deletes our comment', effect: { kind: 'person-deletes', thread: 1 } },
  { name: 'a person quotes a marker', effect: { kind: 'person-quotes', thread: 1, into: 'next-thread' } },
  {
    name: 'a person quotes a marker in its thread',
    effect: { kind: 'person-quotes', thread: 1, into: 'thread' },
  },
  { name: 'a person copies our comment', effect: { kind: 'person-quotes', thread: 1, into: 'top-level' } },
];

export const FAULTS: readonly Fault[] = [...ANSWER_FAULTS, ...LISTING_FAULTS, ...PERSON_FAULTS];

/** The name of an effect in the table. */
export function nameOf(effect: Readonly<Record<string, unknown>>): string {
  if (effect.kind === 'push')
    return effect.head === undefined ? 'new base in mid-run' : 'new diff in mid-run';
  const same = FAULTS.find((fault) => sameEffect(fault.effect, effect));
  return same?.name ?? String(effect.kind);
}

function sameEffect(fault: Effect, effect: Readonly<Record<string, unknown>>): boolean {
  const names = new Set([...Object.keys(fault), ...Object.keys(effect)]);
  names.delete('thread');
  return [...names].every(
    (name) =>
      JSON.stringify((fault as Readonly<Record<string, unknown>>)[name]) === JSON.stringify(effect[name]),
  );
}
