import { oneLine } from '../text/one-line.ts';

/** What people may decide about a finding, in the words with which the first line of their reply begins. */
export const DECISIONS = ['false positive', "won't fix", 'accepted'] as const;
export type DecisionKind = (typeof DECISIONS)[number];

/** What the first line of a reply says of the finding. `no-reason`: it would decide, but gives no reason. */
export type Words =
  | { readonly says: DecisionKind; readonly reason: string }
  | { readonly says: 'reopen' | 'no-reason'; readonly reason: '' };

/** A reply of somebody else in a thread of ours. Its texts are untrusted. */
export interface Reply {
  readonly id: string;
  /** When it was written, in milliseconds since the epoch, where the listing tells. */
  readonly at?: number;
  /** Id of who wrote it, and their name, where the listing tells. */
  readonly author?: string;
  readonly name?: string;
  /** Its first line. */
  readonly line: string;
  /** What that decides, if anything. */
  readonly words?: Words;
}

/** The last reply that counts: what it says, and who said it. `nothing`: there is none. */
export interface Judged {
  /** Id of the reply; empty where there is none. */
  readonly replyId: string;
  readonly says: DecisionKind | 'reopen' | 'nothing';
  /** Empty where nothing is decided. Without our secrets. */
  readonly reason: string;
  readonly author?: string;
  readonly name?: string;
}

/** What a person has decided about a finding. */
export type Decision = Judged & { readonly says: DecisionKind };

/**
 * How a decision stands. `reply`: the thread was resolved for it. `hand`: a person had resolved it before.
 * `said`: it stays open, since this client may not resolve it.
 */
export const WAYS = ['reply', 'hand', 'said'] as const;
export type Way = (typeof WAYS)[number];

/** Longer ones are cut, once our secrets are out of them. */
export const LONGEST_REASON = 200;
export const LONGEST_NAME = 60;

const DECIDING = /^(false positive|won['’]t fix|accepted)(?: ?: ?(.*))?$/iu;

/** The first line of a reply, as people see it. */
export function firstLine(body: string): string {
  const [line = ''] = body.trimStart().split(/[\r\n]/u, 1);
  return oneLine(line);
}

/** Reads what the first line of a reply decides; undefined where it is ordinary talk. */
export function readWords(line: string): Words | undefined {
  if (line.toLowerCase() === 'reopen') return { says: 'reopen', reason: '' };
  const match = DECIDING.exec(line);
  if (match === null) return undefined;
  const [, kind = '', text = ''] = match;
  const says = DECISIONS.find((one) => one === kind.toLowerCase().replace('’', "'"));
  const reason = text.trim();
  if (says === undefined || reason === '') return { says: 'no-reason', reason: '' };
  return { says, reason };
}

export function isDecision(judged: Judged): judged is Decision {
  return DECISIONS.some((kind) => kind === judged.says);
}

/** Whether two judgments are of the same reply with the same text. */
export function isSame(a: Judged, b: Judged | undefined): boolean {
  return a.replyId === b?.replyId && a.says === b.says && a.reason === b.reason;
}

/** What the replies of a thread decide, as one text that two listings can be compared by. */
export function wordsKey(replies: readonly Reply[] = []): string {
  const deciding = replies.flatMap(({ id, author, words }) => (words ? [[id, author ?? '', words]] : []));
  return JSON.stringify(deciding.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)));
}
