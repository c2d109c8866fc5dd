import { type ClientOptions, Http } from '../../../src/services/http.ts';
import { type Comment, type Outcome, oneByOne, type ReviewService } from '../../../src/services/port.ts';

/** A note, whose address ends in the commits of its diff: `https://notes.example/BASE/HEAD`. */
export interface NoteAccess {
  readonly apiUrl: string;
  readonly note: number;
}

/** The least that a service has to do: it keeps its comments in memory. */
export function createNotebook({ apiUrl, note }: NoteAccess, options: ClientOptions): ReviewService {
  const http = new Http(options, {
    awaited: `note ${note}`,
    authorization: async () => '',
    tokenRefused: (sentence) => sentence,
  });
  const comments: Comment[] = [];
  const done: Outcome<null> = { kind: 'done', value: null };
  const add = async (body: string, discussionId = `d${comments.length}`): Promise<Outcome<Comment>> => {
    const comment = { id: `c${comments.length}`, discussionId, body };
    comments.push(comment);
    return { kind: 'done', value: comment };
  };
  return {
    kind: 'notebook',
    noun: 'note',
    name: `note ${note}`,
    identity: ['notebook', String(note)],
    can: {
      lines: 'shown',
      ladder: ['line'],
      postsAtOnce: 1,
      changesAtOnce: 1,
      bodyLimit: 10_000,
      edits: false,
      discussesDrafts: true,
      checkText: [140],
    },
    async readChange() {
      http.taken();
      const [base = null, head = null] = new URL(apiUrl).pathname.split('/').slice(-2);
      return { state: 'open', base, head };
    },
    listComments: async () => comments,
    postInline: (posts) => oneByOne(posts, ({ body }) => add(body)),
    postTopLevel: (body) => add(body),
    reply: (discussionId, body) => add(body, discussionId),
    setResolved: async (changes) => changes.map(() => done),
    edit: async (edits) => edits.map(() => ({ kind: 'no-effect', refusal: 'other', message: 'not here' })),
    deleteComment: async () => done,
    putCheck: async () => done,
  };
}
