import type { Answered } from '../client.ts';
import type { Comment, CommentEdit, Outcome, ReviewService } from '../port.ts';
import {
  type AliasedMutation,
  aliasOf,
  changeFlag,
  editInThread,
  editTopLevel,
  inOneRequest,
} from './queries.ts';
import { type Session, writeAll } from './session.ts';

/** How answers are read; loaded while the first request is on its way. */
const wire = () => import('./wire.ts');
const written = () => import('./wire-written.ts');

/** A change, with how the answer to it is read. */
interface Mutation<T> extends AliasedMutation {
  parse(text: string): Promise<Answered<T>>;
}

/** Writes other texts into comments, all in one request. */
export async function editComments(
  edits: readonly CommentEdit[],
  session: Session,
): Promise<readonly Outcome<Comment>[]> {
  const { partId } = await wire();
  const mutations = edits.map(({ commentId, body }): Mutation<Comment> => {
    const { id, threadId } = partId(commentId);
    return threadId === undefined
      ? { ...editTopLevel(id, body), parse: async (text) => (await written()).parseEditedTopLevel(text) }
      : {
          ...editInThread(id, body),
          parse: async (text) => (await written()).parseEditedInThread(text, threadId),
        };
  });
  return send('edit', mutations, session);
}

/** Resolves and reopens threads, all in one request. */
export function setFlags(
  changes: Parameters<ReviewService['setResolved']>[0],
  session: Session,
): Promise<readonly Outcome<null>[]> {
  const mutations = changes.map(
    ({ discussionId, resolved }): Mutation<null> => ({
      ...changeFlag(discussionId, resolved),
      parse: async (text) => (await written()).parseFlag(text, resolved),
    }),
  );
  return send('set-resolved', mutations, session);
}

const NAMES = { edit: 'Edit', 'set-resolved': 'SetResolved' } as const;

/** What is too large together is sent in halves. */
async function send<T>(
  operation: 'edit' | 'set-resolved',
  mutations: readonly Mutation<T>[],
  session: Session,
): Promise<readonly Outcome<T>[]> {
  if (mutations.length === 0) return [];
  const changes = mutations.map((one, index) => ({ ...one, alias: aliasOf(index) }));
  const ask = { kind: 'mutation', ...inOneRequest(NAMES[operation], mutations) } as const;
  const outcomes = await writeAll(operation, ask, changes, session);
  const isTooLarge = outcomes.every((one) => one.kind === 'no-effect' && one.refusal === 'too-large');
  if (mutations.length === 1 || !isTooLarge) return outcomes;
  const half = Math.ceil(mutations.length / 2);
  return [
    ...(await send(operation, mutations.slice(0, half), session)),
    ...(await send(operation, mutations.slice(half), session)),
  ];
}
