import type { Sandbox } from '../../rules/sandbox.ts';
import type { User } from '../../store/accounts.ts';

/** Writes what somebody did into the discussion of a merge request. For a transaction. */
export function addSystemNote(
  { store, clock, newId }: Sandbox,
  deployment: number,
  { author, body }: { readonly author: User; readonly body: string },
): void {
  const id = newId();
  const top = { id, deployment, resolved: false, isThread: false, lastChange: null, position: null };
  store.discussions.insert(top);
  store.comments.insert({
    id: newId(),
    discussionId: id,
    authorId: author.id,
    body,
    createdAt: clock(),
    isSystem: true,
  });
}
