import { ReturnFields } from '../act/return-fields.tsx';
import { FormToken } from '../form-token.tsx';
import type { CardScene } from './card-scene.ts';
import type { ThreadView } from './thread-view.ts';

/** What a person may do with a thread: reply, resolve, reopen. */
export function ThreadForms({ thread, scene }: { thread: ThreadView; scene: CardScene }) {
  const { discussion, state } = thread;
  const { viewer, view, filter } = scene;
  if (viewer.user === undefined) return null;
  const action = `/deployments/${discussion.deployment}/discussions/${discussion.id}`;
  return (
    <div class="acts">
      <form method="post" action={`${action}/comments`} class="reply">
        <FormToken csrf={viewer.csrf} />
        <ReturnFields view={view} filter={filter} />
        <label>
          <span class="sr-only">Reply</span>
          <textarea name="body" rows={1} required placeholder="Reply…" id={`reply-${discussion.id}`} />
        </label>
        <button type="submit">Reply</button>
      </form>
      <form method="post" action={`${action}/resolved`}>
        <FormToken csrf={viewer.csrf} />
        <ReturnFields view={view} filter={filter} />
        <input type="hidden" name="resolved" value={String(state === 'open')} />
        <button type="submit" class="quiet">
          {state === 'open' ? 'Resolve' : 'Reopen'}
        </button>
      </form>
    </div>
  );
}
