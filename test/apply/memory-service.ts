import {
  type Capabilities,
  type Change,
  type Comment,
  type InlinePost,
  type Outcome,
  oneByOne,
  type Position,
  type Refusal,
  type ReviewService,
} from '../../src/services/port.ts';

/**
 * What goes wrong with one call. `lost-before` and `lost-after`: no answer comes, and the effect is not or is
 * there.
 */
export type Fault =
  | { readonly kind: 'lost-before' | 'lost-after' }
  | {
      readonly kind: 'refused';
      readonly refusal: Refusal;
      readonly message: string;
      readonly remedy?: string;
    }
  | { readonly kind: 'throws'; readonly error: Error };

export interface MemoryServiceOptions {
  readonly comments?: readonly Comment[];
  /** What the service says of the change, by the number of the look. */
  readonly change?: (look: number) => Change;
  /** Asked before each call with its line in `calls`. */
  readonly fault?: (call: string) => Fault | undefined;
  /** What the service makes of a body. */
  readonly rewrite?: (body: string) => string;
  readonly can?: Partial<Capabilities>;
  /** What a listing shows of what is there, by the number of the look. */
  readonly show?: (comments: readonly Comment[], look: number) => readonly Comment[];
}

/**
 * A review service in memory, for what a real one does not do on demand: it loses answers, refuses and
 * forgets.
 */
export interface MemoryService extends ReviewService {
  /**
   * One line a call: `post src/a.ts:3`, `resolve d1`, `reopen d1`, `reply d1`, `delete c1`, `list`, `look`,
   * `top-level`, `check`.
   */
  readonly calls: readonly string[];
  /** What was posted at once. */
  readonly batches: readonly (readonly InlinePost[])[];
  readonly comments: readonly Comment[];
  readonly resolved: ReadonlyMap<string, boolean>;
}

export const CHANGE: Change = { state: 'open', base: 'b'.repeat(40), head: 'a'.repeat(40) };

export const IDENTITY = ['293'];

const CAPABILITIES: Capabilities = {
  lines: 'changed-files',
  bodyLimit: 65_000,
  edits: false,
  discussesDrafts: false,
  ladder: ['line', 'new-line'],
  postsAtOnce: 1,
  changesAtOnce: 1,
  verdictText: [700, 250],
};

function describe({ path, newLine }: Position): string {
  return newLine === undefined ? path : `${path}:${newLine}`;
}

export function createMemoryService(options: MemoryServiceOptions = {}): MemoryService {
  const { change = () => CHANGE, fault = () => undefined, rewrite = (body) => body } = options;
  const { show = (all) => all } = options;
  const calls: string[] = [];
  const batches: (readonly InlinePost[])[] = [];
  const comments = [...(options.comments ?? [])];
  const resolved = new Map<string, boolean>();
  let number = 0;
  const count = (prefix: string): number => calls.filter((call) => call.startsWith(prefix)).length;

  async function write<T>(call: string, effect: () => T): Promise<Outcome<T>> {
    calls.push(call);
    const wrong = fault(call);
    await Promise.resolve();
    switch (wrong?.kind) {
      case undefined:
        return { kind: 'done', value: effect() };
      case 'lost-after':
        effect();
        return { kind: 'unknown', message: `${call}: no answer` };
      case 'lost-before':
        return { kind: 'unknown', message: `${call}: no answer` };
      case 'refused': {
        const { kind: _, ...refused } = wrong;
        return { kind: 'no-effect', ...refused };
      }
      case 'throws':
        throw wrong.error;
    }
  }

  function read<T>(call: string, answer: () => T): T {
    calls.push(call);
    const wrong = fault(call);
    if (wrong?.kind === 'throws') throw wrong.error;
    return answer();
  }

  function add(body: string, place: { discussionId?: string; position?: Position }): Comment {
    number += 1;
    const comment: Comment = {
      id: `new-${number}`,
      discussionId: place.discussionId ?? `discussion-${number}`,
      body: rewrite(body),
      resolvable: place.position !== undefined || place.discussionId !== undefined,
      // Who can edit its comments knows which are its own.
      ...(options.can?.edits && { mine: true }),
    };
    comments.push(comment);
    return comment;
  }

  return {
    calls,
    batches,
    comments,
    resolved,
    kind: 'deployments',
    noun: 'deployment',
    name: 'deployment 293',
    identity: IDENTITY,
    can: { ...CAPABILITIES, ...options.can },
    readChange: async () => read('look', () => change(count('look'))),
    listComments: async () => read('list', () => show(comments, count('list'))),
    async postInline(posts) {
      batches.push(posts);
      const outcomes: Outcome<Comment>[] = [];
      for (const { body, position } of posts)
        outcomes.push(await write(`post ${describe(position)}`, () => add(body, { position })));
      return outcomes;
    },
    postTopLevel: (body) => write('top-level', () => add(body, {})),
    reply: (discussionId, body) => write(`reply ${discussionId}`, () => add(body, { discussionId })),
    setResolved: (changes) =>
      oneByOne(changes, ({ discussionId, resolved: value }) =>
        write(`${value ? 'resolve' : 'reopen'} ${discussionId}`, () => {
          resolved.set(discussionId, value);
          return null;
        }),
      ),
    edit: (edits) =>
      oneByOne(edits, ({ commentId: id, body }) =>
        write(`edit ${id}`, () => {
          const index = comments.findIndex((comment) => comment.id === id);
          const before = comments[index];
          if (before === undefined) throw new Error(`there is no comment ${id}`);
          const edited = { ...before, body: rewrite(body) };
          comments[index] = edited;
          return edited;
        }),
      ),
    deleteComment: (id) =>
      write(`delete ${id}`, () => {
        const index = comments.findIndex((comment) => comment.id === id);
        if (index >= 0) comments.splice(index, 1);
        return null;
      }),
    putVerdict: () => write('check', () => null),
  };
}
