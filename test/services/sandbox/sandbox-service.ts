import type { Effect, Operation } from '../../../sandbox/faults/fault-rule.ts';
import { type Faults, shuffle } from '../../../sandbox/faults/faults.ts';
import { playEvent } from '../../../sandbox/faults/play-event.ts';
import type { Hunk } from '../../../sandbox/git/parse-diff.ts';
import { putCheck } from '../../../sandbox/rules/checks.ts';
import {
  createComment,
  deleteComment,
  editComment,
  replyToThread,
  setResolved,
} from '../../../sandbox/rules/comments.ts';
import { currentDiff, getDeployment } from '../../../sandbox/rules/deployments.ts';
import { pinPosition, type RequestedPosition } from '../../../sandbox/rules/position.ts';
import { Refusal as Refused } from '../../../sandbox/rules/refusal.ts';
import type { Sandbox } from '../../../sandbox/rules/sandbox.ts';
import type { User } from '../../../sandbox/store/accounts.ts';
import type { StoredComment } from '../../../sandbox/store/discussions.ts';
import { ServiceError } from '../../../src/errors.ts';
import type {
  Comment,
  InlinePost,
  MayWrite,
  Outcome,
  Position,
  Refusal,
  ReviewService,
} from '../../../src/services/port.ts';
import { type Failure, spoil } from './spoil.ts';
import type { Traits } from './traits.ts';

export interface SandboxServiceOptions {
  readonly sandbox: Sandbox;
  readonly faults: Faults;
  readonly traits: Traits;
  /** Who writes. */
  readonly user: User;
  readonly deployment: number;
  /** Each call takes its turn by this, and may be the last one. */
  call<T>(work: () => Promise<T>): Promise<T>;
  sleep(milliseconds: number): Promise<void>;
  /** After it only the check is sent. */
  stopped(): boolean;
  /** Told of each call: `GET` where it reads. */
  onCall(call: { readonly method: string; readonly path: string }): void;
}

const MOST_COMMENTS = 100_000;
/** Parts of a millisecond that a number of today's milliseconds can still tell apart. */
const A_MOMENT = 1_000;
/** Faults that strike at every call end with these tries. */
const TRIES = 8;
const WAIT_MS = 1_000;
/** Lines that a diff shows around a change. */
const SHOWN_AROUND = 3;

const REFUSALS: Readonly<Partial<Record<Refused['kind'], Refusal>>> = {
  invalid: 'position',
  forbidden: 'forbidden',
  'not-found': 'gone',
  conflict: 'not-ready',
};

/** A call of an operation; `effect` gets what the service makes of a body. */
interface Call<T> {
  readonly operation: Operation;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  effect(kept: (body: string) => string, effects: readonly Effect[]): Promise<T> | T;
}

type Answer<T> = { readonly kind: 'value'; readonly value: T } | Failure;

/**
 * A review service over the rules and the store of a sandbox, for one deployment, with each capability to
 * switch and without a wire of its own.
 */
export function sandboxService(options: SandboxServiceOptions): ReviewService {
  const { sandbox, faults, traits, user, deployment } = options;
  const { can } = traits;

  async function attempt<T>({ operation, method, path, effect }: Call<T>): Promise<Answer<T>> {
    if (options.stopped() && operation !== 'put-check')
      return { kind: 'refused', refusal: 'other', message: 'nothing is sent any more' };
    options.onCall({ method, path });
    const { effects } = faults.begin(operation);
    for (const event of effects) {
      if (event.kind === 'push' || isOfPerson(event)) await playEvent(event, deployment, sandbox, faults);
    }
    if (faults.lags && method !== 'GET' && operation !== 'put-check')
      faults.keepState(deployment, allComments(sandbox, deployment));
    const spoiled = effects.flatMap((one) => spoil(one) ?? [])[0];
    if (spoiled !== undefined && !spoiled.after) return spoiled.failure;
    try {
      const value = await effect((body) => effects.reduce(keep, body), effects);
      return spoiled === undefined ? { kind: 'value', value } : spoiled.failure;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { kind: 'refused', refusal: REFUSALS[error.kind] ?? 'other', message: error.message };
    }
  }

  /** Sends a call until it is answered; one that was lost is repeated where that does no harm. */
  async function send<T>(call: Call<T>, lost: 'repeat' | 'leave'): Promise<Outcome<T>> {
    for (let tries = 1; ; tries += 1) {
      const answer = await options.call(() => attempt(call));
      if (answer.kind === 'value') return { kind: 'done', value: answer.value };
      const { message } = answer;
      if (answer.kind === 'refused') return { kind: 'no-effect', refusal: answer.refusal, message };
      if (answer.kind === 'lost' && (lost === 'leave' || tries === TRIES))
        return { kind: 'unknown', message };
      if (tries === TRIES) return { kind: 'no-effect', refusal: 'not-ready', message };
      await options.sleep(WAIT_MS);
    }
  }

  async function read<T>(call: Omit<Call<T>, 'method'>): Promise<T> {
    const outcome = await send({ ...call, method: 'GET' }, 'repeat');
    if (outcome.kind === 'done') return outcome.value;
    throw new ServiceError({ method: 'GET', url: call.path }, outcome.message);
  }

  const isBare = (effects: readonly Effect[]): boolean =>
    sandbox.store.settings.get().listing === 'minimal' ||
    effects.some(({ kind }) => kind === 'missing-fields');

  const toComment = (stored: StoredComment): Comment => {
    const { id, body, discussion, author } = stored;
    const { position, resolved, lastChange } = discussion;
    return {
      id,
      discussionId: discussion.id,
      body,
      resolvable: position !== null,
      ...(position === null ? {} : { resolved }),
      ...(position === null || traits.resolving === 'refused'
        ? {}
        : traits.authors
          ? { mayResolve: traits.resolving === undefined }
          : {}),
      ...(traits.authors && resolved && lastChange !== null
        ? { resolvedBy: lastChange.by.name, resolvedById: lastChange.by.id }
        : {}),
      ...(traits.movesPlaces ? {} : position),
      // Of those that are listed with their authors no two are of the same moment.
      createdAt: stored.createdAt + (traits.authors ? stored.sequence / A_MOMENT : 0),
      ...(traits.authors ? { author: author.id, authorName: author.name, mine: author.id === user.id } : {}),
    };
  };

  async function toRequested({ position }: InlinePost): Promise<RequestedPosition> {
    const { path, newLine, oldLine, baseSha: base, headSha: head, pin } = position;
    if (pin !== pinOf(base, head)) throw new Refused('invalid', 'the pin is of another version');
    if (newLine !== undefined && can.lines === 'shown') {
      const files = await sandbox.diffs.ofPair(getDeployment(sandbox, deployment).repository, base, head);
      const hunks = files.find((file) => file.new?.path === path)?.hunks ?? [];
      if (!isShown(hunks, newLine)) throw new Refused('invalid', `${path}:${newLine} is not shown`);
    }
    const wholeFile = newLine === undefined && oldLine === undefined && can.ladder.includes('file');
    return { path, newLine, oldLine, wholeFile, pinned: { base, head } };
  }

  /** One call. Where one of them is refused, all are, and nobody says which it was. */
  function postAtOnce(posts: readonly InlinePost[]): Promise<Outcome<readonly Comment[]>> {
    const call: Call<readonly Comment[]> = {
      operation: 'create-comment',
      method: 'POST',
      path: '/comments',
      async effect(kept) {
        const wanted: { body: string; position: RequestedPosition }[] = [];
        for (const post of posts) {
          const position = await toRequested(post);
          await pinPosition(sandbox, getDeployment(sandbox, deployment), position);
          wanted.push({ body: kept(post.body), position });
        }
        const made: Comment[] = [];
        for (const one of wanted)
          made.push(toComment(await createComment(sandbox, user, deployment, { kind: 'inline', ...one })));
        return made;
      },
    };
    return send(call, 'leave');
  }

  /**
   * Several changes by one call, each on its own. An edit too is a write that may be repeated, as resolving
   * is.
   */
  async function changeAll<Change, T>(
    changes: readonly Change[],
    pathOf: (change: Change) => string,
    make: (change: Change, kept: (body: string) => string) => T,
  ): Promise<readonly Outcome<T>[]> {
    const [first] = changes;
    if (first === undefined) return [];
    if (changes.length > can.changesAtOnce) throw new RangeError('too many changes at once');
    const tried = (change: Change, kept: (body: string) => string): Outcome<T> => {
      try {
        return { kind: 'done', value: make(change, kept) };
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        return { kind: 'no-effect', refusal: REFUSALS[error.kind] ?? 'other', message: error.message };
      }
    };
    const outcome = await send<readonly Outcome<T>[]>(
      {
        operation: 'resolve',
        method: 'PUT',
        path: pathOf(first),
        effect: (kept) => changes.map((change) => tried(change, kept)),
      },
      'repeat',
    );
    return outcome.kind === 'done' ? outcome.value : changes.map(() => outcome);
  }

  async function mayWrite(author: string): Promise<MayWrite> {
    try {
      const found = await read({
        operation: 'get-deployment',
        path: `/users/${author}`,
        effect: () => sandbox.store.accounts.findUser(author) ?? null,
      });
      const may = found !== null && !found.isBot && !['none', 'read'].includes(found.access);
      return may ? 'yes' : 'no';
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return 'unknown';
    }
  }

  /** Halves what was refused, until each refusal is of one post. */
  async function postInline(posts: readonly InlinePost[]): Promise<readonly Outcome<Comment>[]> {
    if (posts.length > 1 && !traits.allOrNothing) {
      const outcomes: Outcome<Comment>[] = [];
      for (const post of posts) outcomes.push(...(await postInline([post])));
      return outcomes;
    }
    const outcome = await postAtOnce(posts);
    if (outcome.kind === 'done') return outcome.value.map((value) => ({ kind: 'done', value }));
    if (posts.length === 1 || outcome.kind === 'unknown') return posts.map(() => outcome);
    const half = Math.ceil(posts.length / 2);
    return [...(await postInline(posts.slice(0, half))), ...(await postInline(posts.slice(half)))];
  }

  return {
    ...(traits.authors && { mayWrite }),
    kind: 'deployments',
    noun: 'deployment',
    name: `deployment ${deployment}`,
    identity: [String(deployment)],
    can,
    readChange: () =>
      read({
        operation: 'get-deployment',
        path: '/',
        effect: () => {
          const found = getDeployment(sandbox, deployment);
          const diff = currentDiff(found, sandbox.clock());
          return {
            state: found.phase === 'DRAFT' ? ('draft' as const) : ('open' as const),
            base: diff?.base ?? null,
            head: diff?.head ?? null,
            ...(diff === null ? {} : { pin: pinOf(diff.base, diff.head) }),
            ...(traits.authors ? { writer: user.id, isBot: user.isBot } : {}),
          };
        },
      }),
    listComments: () =>
      read({
        operation: 'list-comments',
        path: '/comments',
        effect: (_, effects) =>
          listed(effects, options).map((stored) =>
            isBare(effects) ? bare(toComment(stored)) : toComment(stored),
          ),
      }),
    postInline,
    postTopLevel: (body) =>
      send(
        {
          operation: 'create-comment',
          method: 'POST',
          path: '/comments',
          effect: async (kept) =>
            toComment(
              await createComment(sandbox, user, deployment, { kind: 'top-level', body: kept(body) }),
            ),
        },
        'leave',
      ),
    reply: (discussionId, body) =>
      send(
        {
          operation: 'reply',
          method: 'POST',
          path: `/discussions/${discussionId}/comments`,
          effect: (kept) => toComment(replyToThread(sandbox, user, { deployment, discussionId }, kept(body))),
        },
        'leave',
      ),
    edit: (edits) =>
      changeAll(
        edits,
        ({ commentId }) => `/comments/${commentId}`,
        ({ commentId, body }, kept) =>
          toComment(editComment(sandbox, user, { deployment, commentId }, kept(body))),
      ),
    setResolved: (changes) =>
      changeAll(
        changes,
        ({ discussionId }) => `/discussions/${discussionId}`,
        ({ discussionId, resolved }) => {
          if (traits.resolving !== undefined)
            throw new Refused('forbidden', 'this client may not resolve threads');
          setResolved(sandbox, user, { deployment, discussionId }, resolved);
          return null;
        },
      ),
    async deleteComment(commentId) {
      const outcome = await send(
        {
          operation: 'delete-comment',
          method: 'DELETE',
          path: `/comments/${commentId}`,
          effect: () => {
            deleteComment(sandbox, user, { deployment, commentId });
            return null;
          },
        },
        'repeat',
      );
      return outcome.kind === 'no-effect' && outcome.refusal === 'gone'
        ? { kind: 'done', value: null }
        : outcome;
    },
    putCheck: ({ name, state, text, url }) =>
      send(
        {
          operation: 'put-check',
          method: 'PUT',
          path: `/checks/${name.replaceAll('/', '.')}`,
          effect: () => {
            putCheck(sandbox, user, deployment, {
              name,
              state: state === 'running' ? 'IN_PROGRESS' : 'DONE',
              result: state === 'running' ? null : state === 'passed' ? 'SUCCESS' : 'FAILURE',
              description: text,
              externalUrl: url ?? null,
              externalId: null,
            });
            return null;
          },
        },
        'repeat',
      ),
  };
}

function pinOf(base: string, head: string): NonNullable<Position['pin']> {
  return `${base}..${head}`;
}

function allComments({ store }: Sandbox, deployment: number): readonly StoredComment[] {
  return store.comments.list(deployment, { after: 0, limit: MOST_COMMENTS });
}

/** A listing as it comes: late, without what moved up a page meanwhile, or in another order. */
function listed(
  effects: readonly Effect[],
  { sandbox, faults, deployment }: SandboxServiceOptions,
): readonly StoredComment[] {
  const { pageSize } = sandbox.store.settings.get();
  return effects.reduce(
    (comments: readonly StoredComment[], effect) => {
      switch (effect.kind) {
        case 'lagging-listing':
          return faults.stateBefore(deployment, effect.writes) ?? comments;
        case 'shifted-page':
          return comments.filter((_, index) => index < pageSize || index >= pageSize + effect.by);
        case 'shuffled-page':
          return shuffle(comments, () => faults.random());
        default:
          return comments;
      }
    },
    allComments(sandbox, deployment),
  );
}

/** Without what a listing may leave out; who wrote is promised. */
function bare(comment: Comment): Comment {
  const { id, discussionId, body, author, mine, createdAt } = comment;
  if (author === undefined || mine === undefined || createdAt === undefined)
    return { id, discussionId, body };
  return { id, discussionId, body, author, mine, createdAt };
}

/** A body as a service stores it that cleans up what it is sent. */
function keep(body: string, effect: Effect): string {
  if (effect.kind === 'trimmed-body') return body.slice(0, effect.length);
  if (effect.kind === 'expanded-word') return body.replaceAll(effect.word, () => effect.into);
  return effect.kind === 'stripped-html-comments' ? body.replaceAll(/<!--[\s\S]*?-->/g, '').trim() : body;
}

function isOfPerson(effect: Effect): effect is Extract<Effect, { kind: `person-${string}` }> {
  return effect.kind.startsWith('person-');
}

function isShown(hunks: readonly Hunk[], line: number): boolean {
  return hunks.some(({ newStart, newLines }) => {
    const first = newLines === 0 ? newStart + 1 : newStart;
    return line >= first - SHOWN_AROUND && line < first + newLines + SHOWN_AROUND;
  });
}
