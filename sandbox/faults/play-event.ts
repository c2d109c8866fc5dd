import { createUser } from '../rules/accounts.ts';
import { replyToThread, setResolved } from '../rules/comments.ts';
import { changeDeployment } from '../rules/deployments.ts';
import { Refusal } from '../rules/refusal.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import type { User } from '../store/accounts.ts';
import type { Discussion, StoredComment } from '../store/discussions.ts';
import type { EventEffect } from './fault-rule.ts';
import type { Faults } from './faults.ts';

const PERSON = 'A person';

/**
 * Lets others act on a deployment in the middle of a run. An event about a thread does nothing while there is
 * no thread.
 */
export async function playEvent(
  event: EventEffect,
  deployment: number,
  sandbox: Sandbox,
  faults: Faults,
): Promise<void> {
  if (event.kind === 'push') {
    await changeDeployment(sandbox, deployment, event);
    return;
  }
  const threads = threadsOf(sandbox, deployment);
  const chosen = threads[event.thread % threads.length];
  if (chosen === undefined) return;
  const { store } = sandbox;
  const { discussion } = chosen;
  const place = { deployment, discussionId: discussion.id };
  switch (event.kind) {
    case 'person-replies':
      replyToThread(sandbox, person(sandbox, faults), place, event.body);
      return;
    case 'person-resolves':
      setResolved(sandbox, person(sandbox, faults), place, true);
      return;
    case 'person-reopens':
      setResolved(sandbox, person(sandbox, faults), place, false);
      return;
    case 'person-deletes':
      // As a moderator in the application: the interface leaves deleting to the author.
      store.transaction(() => {
        store.comments.delete(chosen.id);
        if (store.comments.countOfDiscussion(discussion.id) === 0) store.discussions.delete(discussion.id);
      });
      sandbox.events.emit({ type: 'comment', deployment, id: chosen.id });
      return;
    case 'person-quotes': {
      const next = threads[(event.thread + 1) % threads.length] ?? chosen;
      const target = event.into === 'next-thread' ? next.discussion : discussion;
      if (event.into === 'top-level' || event.into === 'new-thread') {
        const position = event.into === 'top-level' ? null : discussion.position;
        quote(
          chosen.body,
          {
            id: sandbox.newId(),
            deployment,
            resolved: false,
            lastChange: null,
            isThread: position !== null,
            position,
          },
          sandbox,
          faults,
        );
      } else {
        replyToThread(sandbox, person(sandbox, faults), { deployment, discussionId: target.id }, chosen.body);
      }
    }
  }
}

/** The first comment of each thread, in order of creation. */
function threadsOf({ store }: Sandbox, deployment: number): readonly StoredComment[] {
  const all = store.comments
    .listByDiscussion(deployment)
    .filter(({ discussion }) => discussion.position !== null);
  return [...Map.groupBy(all, ({ discussion }) => discussion.id).values()].flatMap(([first]) => first ?? []);
}

function quote(body: string, discussion: Discussion, sandbox: Sandbox, faults: Faults): void {
  const { store, clock, newId } = sandbox;
  const authorId = person(sandbox, faults).id;
  const id = newId();
  store.transaction(() => {
    store.discussions.insert(discussion);
    store.comments.insert({ id, discussionId: discussion.id, authorId, body, createdAt: clock() });
  });
  sandbox.events.emit({ type: 'comment', deployment: discussion.deployment, id });
}

function person(sandbox: Sandbox, faults: Faults): User {
  faults.personId ??= createUser(sandbox, { name: PERSON, role: 'All Users' }).id;
  const user = sandbox.store.accounts.findUser(faults.personId);
  if (user === undefined) throw new Refusal('not-found', 'User not found');
  return user;
}
