import { DISMISSALS, type Dismissal, type Statement } from '../model.ts';
import { oneLine } from '../text/lines.ts';

/**
 * What the first line of a reply says of the finding. `no-reason`: it would decide, but gives no reason.
 * `no-form`: it speaks of a dismissal in other words than those that decide.
 */
type FirstLine =
  | { readonly says: Dismissal['says']; readonly reason: string }
  | { readonly says: 'reopen' | 'no-reason' | 'no-form'; readonly reason: '' };

/** A reply of somebody else in a thread of ours. Its texts are untrusted. */
interface Reply {
  readonly id: string;
  /** When it was written, in milliseconds since the epoch, where the listing tells. */
  readonly at?: number;
  /** Id of who wrote its text, and their name, where the listing tells. */
  readonly author?: string;
  readonly name?: string;
  /** Its first line. */
  readonly line: string;
  /** What that decides, if anything. */
  readonly words?: FirstLine;
}

/** Longer ones are cut, once our secrets are out of them. */
export const LONGEST_REASON = 200;
export const LONGEST_NAME = 60;

/** Each dismissal with the ways in which people write it. */
const WAYS_TO_SAY: Readonly<Record<Dismissal['says'], string>> = {
  'false positive': 'false[ -]?positive|fp',
  "won't fix": "won['’]?t[ -]?fix",
  accepted: 'accepted',
};
const SAYING = DISMISSALS.map((kind) => [kind, new RegExp(`^(?:${WAYS_TO_SAY[kind]})$`, 'iu')] as const);
const DECIDING = new RegExp(
  `^(${Object.values(WAYS_TO_SAY).join('|')})(?:(?: ?:| [-–—](?!\\S)) ?(.*))?$`,
  'iu',
);
/** What speaks of a dismissal: some words anywhere, others only where the line begins with them. */
const SPEAKING = /\b(?:false[ -]?positives?|won['’]?t[ -]?fix)\b|^\W*(?:accepted|fp)(?=\W? |$)/iu;
/** In Markdown, an indented line is code. */
const CODE = /^(?: {4}| {0,3}\t)/u;

/** The first line of a reply, as people see it; empty where it is code. */
export function firstLine(body: string): string {
  const line = body.split(/[\r\n]/u).find((text) => text.trim() !== '') ?? '';
  return CODE.test(line) ? '' : oneLine(line.trimStart());
}

/** Reads what the first line of a reply decides; undefined where it is ordinary talk. */
export function readFirstLine(line: string): FirstLine | undefined {
  if (line.toLowerCase() === 'reopen') return { says: 'reopen', reason: '' };
  const match = DECIDING.exec(line);
  // A quote is what somebody else said.
  if (match === null)
    return SPEAKING.test(line) && !line.startsWith('>') ? { says: 'no-form', reason: '' } : undefined;
  const [, kind = '', text = ''] = match;
  const [says] = SAYING.find(([, form]) => form.test(kind)) ?? [];
  const reason = text.trim();
  if (says === undefined || reason === '') return { says: 'no-reason', reason: '' };
  return { says, reason };
}

export function isDismissal(statement: Statement): statement is Dismissal {
  return DISMISSALS.some((kind) => kind === statement.says);
}

/** Whether two judgments are of the same reply with the same text. */
export function isSameStatement(a: Statement, b: Statement | undefined): boolean {
  return a.replyId === b?.replyId && a.says === b.says && a.reason === b.reason;
}

/** What the replies of a thread decide, as one text that two listings can be compared by. */
export function statementsKey(replies: readonly Reply[] = []): string {
  const deciding = replies.flatMap(({ id, author, words }) => (words ? [[id, author ?? '', words]] : []));
  return JSON.stringify(deciding.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)));
}
