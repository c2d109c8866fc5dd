import { KEYLESS, type Keys } from '../../src/thread/keyring.ts';
import type { ListedComment } from '../../src/thread/listed-comment.ts';
import { writeOverviewMarker, writeThreadMarker } from '../../src/thread/marker.ts';
import { EVIDENCE, IDENTITY } from './listing.ts';
import { KEYS, makeMark } from './make-thread.ts';

/** A marker that releases before did not write, in a comment as they would list it. */
export interface NewMarker {
  readonly name: string;
  readonly comment: ListedComment;
}

const thread = { nonce: 'n', evidence: EVIDENCE, newLine: 3 };

function ofThread(body: string): ListedComment {
  return { id: 'c', discussionId: 'd', resolvable: true, createdAt: 1, body: `Unexpected var.\n\n${body}` };
}

function writeThread(more: object, keys: Keys = KEYS): ListedComment {
  return ofThread(writeThreadMarker(keys, IDENTITY, { ...thread, ...more }, 'd'));
}

const overview = { nonce: 'n', job: 'lint', entries: [], scopes: [], sequence: 2 };
const transitions = [{ discussion: '0123456789ab', sequence: 1, kind: 'fixed' as const }];
const intents = [{ nonce: 'i', head: '1'.repeat(40), transitions }];

/** Every form of a marker that was added since the first version of markers. */
export const NEW_MARKERS: readonly NewMarker[] = [
  { name: 'a thread that says who wrote it', comment: writeThread({ writer: 'bot' }) },
  {
    name: 'a thread that holds its last mark',
    comment: writeThread({ writer: 'bot', mark: makeMark('fixed'), contestedAt: '2'.repeat(40) }),
  },
  {
    name: 'a thread that names what other tools report as well',
    comment: writeThread({
      twins: [{ scope: { tool: 'pmd', category: '' }, ruleId: 'NoVar', level: 'warning' }],
    }),
  },
  {
    name: 'a thread that holds the mark of a decision',
    comment: writeThread({
      mark: makeMark('reported', {
        judged: { replyId: 'r', says: "won't fix", reason: 'it is old', author: '7', name: 'Ada' },
        decided: 'reply',
      }),
    }),
  },
  { name: 'a thread that no key signed', comment: writeThread({}, KEYLESS) },
  {
    name: 'an overview that says what is to be done to threads',
    comment: {
      id: 'c',
      discussionId: 'd',
      resolvable: false,
      body: writeOverviewMarker(KEYS, IDENTITY, { ...overview, intents }),
    },
  },
];
