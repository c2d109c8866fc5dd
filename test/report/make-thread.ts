import type { Fingerprint, Thread } from '../../src/model.ts';
import { deriveKeys } from '../../src/threads/keyring.ts';
import { isResolving } from '../../src/threads/threads.ts';
import { type FindingParts, makeLogResult } from '../finding/make-finding.ts';

export const KEYS = deriveKeys('present secret');
export const PREVIOUS_KEYS = { ...deriveKeys('previous secret'), older: true } as const;
/** Of the threads of tests. */
export const JOB = 'static-analysis';
export const HEAD = '1'.repeat(40);

/** What a test says of a thread; the rest is some ordinary value. */
export interface ThreadParts extends Partial<Omit<Thread, 'mark' | 'comment' | 'marker' | 'fingerprint'>> {
  readonly mark?: Partial<Thread['mark']>;
  readonly comment?: Partial<Thread['comment']>;
  readonly marker?: Partial<Thread['marker']>;
}

let count = 0;

/** An open thread about a finding, as it was posted at `HEAD`. */
export function makeThread(about: FindingParts = {}, parts: ThreadParts = {}): Thread {
  const { scope, rule, place, level, message } = makeLogResult(about);
  const { mark: marked, comment, marker: said, ...rest } = parts;
  const [path, line] = [place.path ?? '', place.kind === 'lines' ? place.startLine : 0];
  count += 1;
  const number = String(count).padStart(6, '0');
  const fingerprint: Fingerprint = {
    ...{ tool: scope.tool, category: scope.category, rule: rule.id, path, line, commit: HEAD },
    ...{ text: '', exact: '', block: '', above: '', below: '', level, ofTool: {} },
    ...{ messages: [message], words: [] },
  };
  const mark = {
    mark: 'open',
    step: marked === undefined ? 0 : 1,
    head: HEAD,
    replies: 0,
    ...marked,
  } as const;
  const marker = {
    fingerprint,
    stands: line,
    says: '',
    nonce: `n${number}`,
    check: JOB,
    grouped: [],
    ...mark,
  };
  const id = rest.id ?? `d${number}`;
  return {
    id,
    comment: { id: `c${number}`, discussionId: id, body: '', ...comment },
    text: '',
    marker: { ...marker, ...said },
    mark,
    fingerprint,
    accepts: true,
    replies: [],
    marks: [],
    isResolved: isResolving(mark.mark),
    where: { kind: 'at', path, line },
    ...rest,
  };
}
