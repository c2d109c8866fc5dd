import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ConfigurationError, ServiceError } from '../../src/errors.ts';
import type {
  Capabilities,
  Check,
  Comment,
  Outcome,
  Position,
  Refusal,
  ReviewService,
} from '../../src/services/port.ts';
import { createFakeWorld, type FakeWorld, START } from '../http/fake-world.ts';
import { edit, setResolved } from './change-one.ts';
import { postInline } from './post-inline.ts';

export type Read = 'readChange' | 'listComments';
export type Write = 'postInline' | 'postTopLevel' | 'reply' | 'setResolved' | 'deleteComment' | 'putCheck';
/** A service that takes no edits has no call of it that could go wrong. */
export type Edit = 'edit';

/**
 * What goes wrong with a call; `before` and `after` speak of its effect. `lost`: there is no answer;
 * `failed`: the answer says that the service failed; `cut`: the answer to a success breaks off;
 * `not-understood`: it is in another form; `redirected`: the answer leads elsewhere, without an effect;
 * `limited`: the service asks for fewer calls, without an effect.
 */
export type Trouble =
  | 'lost-before'
  | 'lost-after'
  | 'failed-before'
  | 'failed-after'
  | 'cut'
  | 'not-understood'
  | 'redirected'
  | 'limited';

/**
 * How an adapter is connected. It takes the clock, the dice, the network and the end of the run from here.
 */
export interface Connection {
  readonly world: FakeWorld;
  readonly readyTimeoutMs: number;
  /** In milliseconds since the epoch. */
  readonly deadline: number;
  readonly signal?: AbortSignal;
  readonly credentials: 'good' | 'refused';
  /** Which change is asked for; `open` is the one that the front made last. */
  readonly change: 'open' | 'draft' | 'without-diff' | 'missing';
}

/** A running server that speaks the wire of a service, and what its operator can see and do. */
export interface Front {
  /** Makes a new open change without comments, and ends all trouble. */
  renew(): Promise<void>;
  connect(connection: Connection): Promise<ReviewService>;
  /** Base and head of the change. */
  readonly diff: { readonly base: string; readonly head: string };
  /** Where an inline comment may stand, and where the service refuses one. */
  readonly places: {
    readonly lawful: Position;
    readonly unlawful: Position;
    /**
     * Several lines, one behind the other, where the service has ranges; and such that begin at their end.
     */
    readonly several: readonly [lawful: Position, unlawful: Position];
  };
  isResolved(discussionId: string): Promise<boolean>;
  /** The check of this name, as people see it. */
  check(name: string): Promise<Pick<Check, 'state' | 'text' | 'url'> | undefined>;
  /** From now on pages of the listing have so many comments. */
  setPageSize(size: number): Promise<void>;
  /** Lets this call of an operation go wrong, counted from 1 from now on. */
  trouble(operation: Read | Write | Edit, trouble: Trouble, call: number): Promise<void>;
  /** Lets the first call, or all calls, of an operation be refused in one of the ways of the service. */
  refuse(operation: Write, way: string, calls: 'first' | 'all'): Promise<void>;
  /** Lets each page of the listing be followed by the page before it, once. */
  repeatPages(): Promise<void>;
  /** Makes an open change with the head of the change, and gives its number. */
  openAnother(base: 'same' | 'other'): Promise<number>;
  closeChange(number: number): Promise<void>;
  close(): Promise<void>;
}

/** An adapter under contract. */
export interface Subject {
  readonly can: Capabilities;
  /**
   * The word for each way in which the service refuses a write. The ways are the front's own, such as a
   * status.
   */
  readonly refusals: Readonly<Record<Write, Readonly<Record<string, Refusal>>>>;
  /** Ids that no comment, and no discussion, has. */
  readonly unusedId: string;
  readonly unusedDiscussion?: string;
  /** Whether a check is shown while the run goes on; by default it is. */
  readonly running?: 'shown' | 'not-shown';
  /** So many characters are too many for the service, in a comment and in the text of a check. */
  readonly tooLong: { readonly body: number; readonly check: number };
  /** Any line of any file takes a comment. */
  readonly takesAnyPlace?: true;
  /** Changes with one head share a check, which can be pending. */
  readonly sharesPendingChecks?: true;
  /** `refused`: nobody resolves anything there. */
  readonly resolving?: 'refused';
  start(): Promise<Front>;
}

const BODY = 'A **body** with ünïcode 🧵\n\n<!-- what people do not see -->';
const CHECK: Check = {
  name: 'static-analysis/lint #1',
  state: 'failed',
  text: 'abc1234: 2 findings',
  url: 'https://ci.example.com/runs/1',
};

/** Each write, about the thread that is there. */
const CALLS: Readonly<
  Record<Write, (service: ReviewService, thread: Comment, front: Front) => Promise<Outcome<unknown>>>
> = {
  postInline: (service, _, { places }) => postInline(service, BODY, places.lawful),
  postTopLevel: (service) => service.postTopLevel(BODY),
  reply: (service, { discussionId }) => service.reply(discussionId, BODY),
  setResolved: (service, { discussionId }) => setResolved(service, discussionId, true),
  deleteComment: (service, { id }) => service.deleteComment(id),
  putCheck: (service) => service.putCheck(CHECK),
};

const WRITES = Object.keys(CALLS) as readonly Write[];
const POSTS = ['postInline', 'postTopLevel', 'reply'] as const satisfies readonly Write[];
const READS = ['readChange', 'listComments'] as const satisfies readonly Read[];

/**
 * What each trouble means: whether the call took effect; what becomes of a post, which is never sent again
 * where it may have; of another write; of a read.
 */
const TROUBLES: Readonly<
  Record<
    Trouble,
    {
      effect: 0 | 1;
      post: 'done' | 'unknown';
      other: readonly Outcome<null>['kind'][];
      read: 'done' | 'fails';
    }
  >
> = {
  'lost-before': { effect: 0, post: 'unknown', other: ['done'], read: 'done' },
  'lost-after': { effect: 1, post: 'unknown', other: ['done'], read: 'done' },
  'failed-before': { effect: 0, post: 'unknown', other: ['done'], read: 'done' },
  'failed-after': { effect: 1, post: 'unknown', other: ['done'], read: 'done' },
  cut: { effect: 1, post: 'unknown', other: ['done'], read: 'done' },
  'not-understood': { effect: 1, post: 'unknown', other: ['done', 'unknown'], read: 'fails' },
  redirected: { effect: 0, post: 'unknown', other: ['unknown'], read: 'fails' },
  limited: { effect: 0, post: 'done', other: ['done'], read: 'done' },
};

const REFUSALS: Readonly<Record<Refusal, true>> = {
  position: true,
  'not-ready': true,
  forbidden: true,
  'too-large': true,
  gone: true,
  other: true,
};

/**
 * Declares the tests that every adapter passes against its front: over real HTTP, with the service's own
 * rules. What only one service promises is tested beside its adapter.
 */
export function contract(name: string, subject: Subject): void {
  const { can, refusals, unusedId, unusedDiscussion = unusedId, running = 'shown', tooLong, start } = subject;
  const { takesAnyPlace = false, sharesPendingChecks = false, resolving } = subject;
  const writes = WRITES.filter((operation) => operation !== 'setResolved' || resolving === undefined);
  let front: Front;
  let world: FakeWorld;
  let service: ReviewService;
  let thread: Comment;
  beforeAll(async () => {
    front = await start();
  });
  afterAll(() => front.close());
  beforeEach(async () => {
    await front.renew();
    service = await connect();
    thread = done(await postInline(service, 'A thread', front.places.lawful));
  });

  function connect(connection: Partial<Connection> = {}): Promise<ReviewService> {
    world = createFakeWorld();
    const usual = { world, readyTimeoutMs: 300_000, deadline: START + 900_000 } as const;
    return front.connect({ ...usual, credentials: 'good', change: 'open', ...connection });
  }

  const write = (operation: Write) => CALLS[operation](service, thread, front);

  /** How often a write took effect. */
  async function effects(operation: Write): Promise<number> {
    if (operation === 'putCheck') return (await front.check(CHECK.name)) === undefined ? 0 : 1;
    if (operation === 'setResolved') return (await front.isResolved(thread.discussionId)) ? 1 : 0;
    const comments = await (await connect()).listComments();
    if (operation === 'deleteComment') return comments.some(({ id }) => id === thread.id) ? 0 : 1;
    return comments.filter(({ body }) => body === BODY).length;
  }

  describe(`${name}: what is reviewed`, () => {
    test('has a name for sentences, and an identity that ends in its number and is the same at each connection', async () => {
      expect(service.name).toContain(service.noun);
      expect(service.identity.at(-1)).toMatch(/^[1-9]\d*$/);
      expect((await connect()).identity).toEqual(service.identity);
    });

    test('is read with its diff', async () => {
      expect(await service.readChange()).toMatchObject({ state: 'open', ...front.diff });
    });

    test('is told to be a draft', async () => {
      expect(await (await connect({ change: 'draft' })).readChange()).toMatchObject({ state: 'draft' });
    });

    test('has neither base nor head before there is a diff', async () => {
      const change = await (await connect({ change: 'without-diff' })).readChange();
      expect(change).toMatchObject({ state: 'open', base: null, head: null });
    });

    test('is an error of the configuration where it is not there, and never an empty listing', async () => {
      const missing = await connect({ change: 'missing' });
      await expect(missing.readChange()).rejects.toThrow(ConfigurationError);
      await expect(missing.listComments()).rejects.toThrow(ServiceError);
    });
  });

  describe(`${name}: comments`, () => {
    if (can.ranges === true)
      test('stand on several lines, of which the first is before the last', async () => {
        const [several, unlawful] = front.places.several;
        const { id } = done(await postInline(service, BODY, several));
        expect((await service.listComments()).map((comment) => comment.id)).toContain(id);
        expect(await postInline(service, BODY, unlawful)).toMatchObject({
          kind: 'no-effect',
          refusal: 'position',
        });
      });

    test('are posted, answered, resolved, reopened, listed and deleted', async () => {
      const inline = done(await postInline(service, BODY, front.places.lawful));
      expect(inline.body).toBe(BODY);
      const reply = done(await service.reply(inline.discussionId, BODY));
      expect(reply).toMatchObject({ discussionId: inline.discussionId, body: BODY });
      const topLevel = done(await service.postTopLevel(BODY));
      expect(topLevel).toMatchObject({ body: BODY, resolvable: false });

      for (const resolved of resolving === undefined ? [true, false] : [false]) {
        expect(await setResolved(service, inline.discussionId, resolved)).toMatchObject(
          resolving === undefined ? DONE : { kind: 'no-effect', refusal: 'forbidden' },
        );
        expect(await front.isResolved(inline.discussionId)).toBe(resolved);
        const listed = new Map((await service.listComments()).map((comment) => [comment.id, comment]));
        expect(new Set(listed.keys())).toEqual(
          new Set([thread, inline, reply, topLevel].map(({ id }) => id)),
        );
        // Some tell who resolved it, and who may resolve it while it is open.
        const { resolvedBy: _, resolvedById: _id, ...shown } = listed.get(inline.id) ?? {};
        expect({ ...shown, mayResolve: undefined }).toEqual({ ...inline, resolved, mayResolve: undefined });
        expect(listed.get(topLevel.id)).toEqual(topLevel);
      }
      for (const { id } of [thread, inline, reply, topLevel])
        expect(await service.deleteComment(id)).toEqual(DONE);
      expect(await service.listComments()).toEqual([]);
    });

    test.each([1, 2])('are all listed where a page has %d, each once', async (size) => {
      const posted = await Promise.all(
        ['one', 'two', 'three', 'four'].map((body) => service.postTopLevel(body)),
      );
      await front.setPageSize(size);
      const expected = [thread, ...posted.map(done)].map(({ id }) => id).toSorted();
      expect((await service.listComments()).map(({ id }) => id).toSorted()).toEqual(expected);
      await front.repeatPages();
      expect((await service.listComments()).map(({ id }) => id).toSorted()).toEqual(expected);
    });

    test('are not listed at all where a later page is not understood', async () => {
      for (const body of [BODY, 'Another']) await service.postTopLevel(body);
      await front.setPageSize(1);
      await front.trouble('listComments', 'not-understood', 2);
      await expect(service.listComments()).rejects.toThrow(ServiceError);
    });

    test('that are already gone count as deleted; what speaks to one is refused', async () => {
      expect(await service.deleteComment(unusedId)).toEqual(DONE);
      const gone = { kind: 'no-effect', refusal: 'gone' };
      expect(await service.reply(unusedDiscussion, BODY)).toMatchObject(gone);
      if (resolving === undefined)
        expect(await setResolved(service, unusedDiscussion, true)).toMatchObject(gone);
    });

    if (!takesAnyPlace)
      test('stand nowhere where their position is refused', async () => {
        const outcome = await postInline(service, BODY, front.places.unlawful);
        expect(outcome).toMatchObject({ kind: 'no-effect', refusal: 'position' });
        expect(await effects('postInline')).toBe(0);
      });

    test.each(POSTS)('are refused as too large by %s', async (operation) => {
      const body = 'x'.repeat(tooLong.body);
      const outcome = {
        postInline: () => postInline(service, body, front.places.lawful),
        postTopLevel: () => service.postTopLevel(body),
        reply: () => service.reply(thread.discussionId, body),
      }[operation];
      expect(await outcome()).toMatchObject({ kind: 'no-effect', refusal: 'too-large' });
    });
  });

  describe(`${name}: an edit`, () => {
    if (!can.edits) {
      test('is refused', async () => {
        expect(await edit(service, thread.id, BODY)).toMatchObject({ kind: 'no-effect', refusal: 'other' });
      });
      return;
    }

    /** How often the comment was changed into this text. */
    const edited = async () => (await (await connect()).listComments()).filter(({ body }) => body === BODY);

    test('changes the text of a comment, and nothing else', async () => {
      const reply = done(await service.reply(thread.discussionId, 'A reply'));
      const topLevel = done(await service.postTopLevel('A comment'));
      const before = await service.listComments();
      for (const { id } of [thread, reply, topLevel])
        expect(await edit(service, id, BODY)).toMatchObject({ kind: 'done', value: { id, body: BODY } });
      const byId = (comments: readonly Comment[]) => comments.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      expect(byId(await service.listComments())).toEqual(byId(before).map((one) => ({ ...one, body: BODY })));
    });

    test('is refused where there is no such comment, and where it is too large', async () => {
      const gone = { kind: 'no-effect', refusal: 'gone' };
      expect(await edit(service, unusedId, BODY)).toMatchObject(gone);
      const tooLarge = { kind: 'no-effect', refusal: 'too-large' };
      expect(await edit(service, thread.id, 'x'.repeat(tooLong.body))).toMatchObject(tooLarge);
      expect(await edited()).toEqual([]);
    });

    test.each(Object.entries(TROUBLES))(
      'that is %s is repeated, which changes nothing',
      async (trouble, means) => {
        await front.trouble('edit', trouble as Trouble, 1);
        const { kind } = await edit(service, thread.id, BODY);
        expect(means.other).toContain(kind);
        expect(await edited()).toHaveLength(kind === 'done' ? 1 : means.effect);
      },
    );
  });

  describe(`${name}: a check`, () => {
    test.each(['running', 'passed', 'failed'] as const)(
      'that is %s replaces the one before it',
      async (state) => {
        expect(await service.putCheck({ name: CHECK.name, state: 'running', text: 'Begun' })).toEqual(DONE);
        expect(await service.putCheck({ ...CHECK, state })).toEqual(DONE);
        const { text, url } = CHECK;
        const isShown = state !== 'running' || running === 'shown';
        expect(await front.check(CHECK.name)).toEqual(isShown ? { state, text, url } : undefined);
      },
    );

    test('has a text as long as the capability says, longest first, and is refused as too large beyond the limit', async () => {
      expect([...can.checkText].toSorted((a, b) => b - a)).toEqual(can.checkText);
      for (const limit of can.checkText)
        expect(await service.putCheck({ ...CHECK, text: 'x'.repeat(limit) })).toEqual(DONE);
      const outcome = await service.putCheck({ ...CHECK, text: 'x'.repeat(tooLong.check) });
      expect(outcome).toMatchObject({ kind: 'no-effect', refusal: 'too-large' });
    });
  });

  test(`${name}: changes that share the pending check are the open ones with the same head and another base`, async () => {
    const listSharing = async () => service.sharedChecks?.listSharing?.();
    if (!sharesPendingChecks) return expect(await listSharing()).toBeUndefined();
    await service.readChange();
    expect(await listSharing()).toEqual([]);
    await front.openAnother('same');
    const other = await front.openAnother('other');
    expect(await listSharing()).toEqual([other]);
    await front.closeChange(other);
    expect(await listSharing()).toEqual([]);
  });

  describe(`${name}: a refusal`, () => {
    const ways = writes.flatMap((operation) =>
      Object.entries(refusals[operation]).map(([way, refusal]) => ({ operation, way, refusal })),
    );

    test('can be any word of the port, and of its position only for an inline comment', () => {
      const words = Object.keys(REFUSALS).filter((word) => word !== 'position' || !takesAnyPlace);
      expect(new Set(ways.map(({ refusal }) => refusal))).toEqual(new Set(words));
      const ofPosition = ways.filter(({ refusal }) => refusal === 'position');
      expect(new Set(ofPosition.map(({ operation }) => operation))).toEqual(
        new Set(takesAnyPlace ? [] : ['postInline']),
      );
    });

    test.each(ways)(
      'of $operation by $way is $refusal; it has no effect and is not sent again',
      async ({ operation, way, refusal }) => {
        service = await connect({ readyTimeoutMs: 5_000 });
        // What is not ready may be sent again; anything else that was would now be taken.
        await front.refuse(operation, way, refusal === 'not-ready' ? 'all' : 'first');
        expect(await write(operation)).toMatchObject({
          kind: 'no-effect',
          refusal,
          message: expect.stringMatching(/\S/),
        });
        expect(world.now() - START).toBeLessThanOrEqual(5_000);
        await expect(effects(operation)).resolves.toBe(0);
      },
    );

    test.each(ways.filter(({ operation, refusal }) => operation !== 'putCheck' && refusal === 'not-ready'))(
      'of $operation because it is not ready is waited for',
      async ({ operation, way }) => {
        await front.refuse(operation, way, 'first');
        expect(await write(operation)).toMatchObject({ kind: 'done' });
        expect(await effects(operation)).toBe(1);
      },
    );
  });

  describe(`${name}: trouble`, () => {
    const cases = Object.entries(TROUBLES).map(([trouble, means]) => ({
      trouble: trouble as Trouble,
      ...means,
    }));
    const posts = POSTS.flatMap((operation) => cases.map((means) => ({ operation, ...means })));
    test.each(posts)(
      '$operation that is $trouble is $post, and is never there twice',
      async ({ operation, trouble, post, effect }) => {
        await front.trouble(operation, trouble, 1);
        expect(await write(operation)).toMatchObject({ kind: post });
        expect(await effects(operation)).toBe(post === 'done' ? 1 : effect);
      },
    );

    const others = writes
      .filter((operation) => !POSTS.some((post) => post === operation))
      .flatMap((operation) => cases.map((means) => ({ operation, ...means })));
    test.each(others)(
      '$operation that is $trouble is $other',
      async ({ operation, trouble, other, effect }) => {
        await front.trouble(operation, trouble, 1);
        const { kind } = await write(operation);
        expect(other).toContain(kind);
        expect(await effects(operation)).toBe(kind === 'done' ? 1 : effect);
      },
    );

    const reads = READS.flatMap((operation) => cases.map((means) => ({ operation, ...means })));
    test.each(reads)('$operation that is $trouble: $read', async ({ operation, trouble, read }) => {
      const expected = await service[operation]();
      await front.trouble(operation, trouble, 1);
      if (read === 'done') expect(await service[operation]()).toEqual(expected);
      else await expect(service[operation]()).rejects.toThrow(ServiceError);
    });
  });

  describe(`${name}: a run`, () => {
    test('whose credentials are refused says so at every call', async () => {
      service = await connect({ credentials: 'refused' });
      for (const operation of READS) await expect(service[operation]()).rejects.toThrow(ConfigurationError);
      for (const operation of writes) await expect(write(operation)).rejects.toThrow(ConfigurationError);
    });

    test.each([
      ['is stopped', 'the run was stopped'],
      ['has no time left', 'the time of the run is over (input `timeout`)'],
    ])('that %s sends nothing but its check', async (end, reason) => {
      const controller = new AbortController();
      service = await connect({ signal: controller.signal });
      const ended = world;
      await service.readChange();
      if (end === 'is stopped') controller.abort();
      else ended.advance(900_000);
      for (const operation of writes.filter((one) => one !== 'putCheck')) {
        const message = expect.stringContaining(`was not sent: ${reason}`);
        expect(await write(operation)).toMatchObject({ kind: 'no-effect', message });
        expect(await effects(operation)).toBe(0);
      }
      for (const operation of READS) await expect(service[operation]()).rejects.toThrow(reason);
      expect(await service.putCheck(CHECK)).toEqual(DONE);
      expect(await effects('putCheck')).toBe(1);
    });

    test('that is stopped waits no longer for what is not ready', async () => {
      const controller = new AbortController();
      service = await connect({
        signal: controller.signal,
        world: { ...createFakeWorld(), sleep: async () => controller.abort() },
      });
      const [way = ''] = Object.entries(refusals.postTopLevel).find(([, word]) => word === 'not-ready') ?? [];
      await front.refuse('postTopLevel', way, 'first');
      expect(await write('postTopLevel')).toMatchObject({ kind: 'no-effect', refusal: 'not-ready' });
      expect(await effects('postTopLevel')).toBe(0);
    });

    test('may write and read at the same time', async () => {
      const bodies = Array.from({ length: 12 }, (_, index) => `Comment ${index}`);
      await Promise.all([...bodies.map((body) => service.postTopLevel(body)), service.listComments()]);
      const listed = (await service.listComments()).map(({ body }) => body);
      expect(listed.toSorted()).toEqual(['A thread', ...bodies].toSorted());
    });
  });

  test(`${name} can do what its capabilities say`, () => {
    expect(service.can).toEqual(can);
  });
}

const DONE = { kind: 'done', value: null };

function done<T>(outcome: Outcome<T>): T {
  if (outcome.kind !== 'done') throw new Error(outcome.message);
  return outcome.value;
}
