import type { FileView } from '../diff/file-view.ts';
import { FormToken } from '../form-token.tsx';
import { Layout } from '../layout.tsx';
import { nextOpen } from '../thread/next-open.ts';
import { ThreadCard } from '../thread/thread-card.tsx';
import { passes, type ThreadFilter } from '../thread/thread-filter.ts';
import type { Viewer } from '../viewer.ts';
import { DeploymentHeader } from './deployment-header.tsx';
import type { DeploymentView } from './deployment-view.ts';
import { ThreadToolbar } from './thread-toolbar.tsx';

interface Props {
  readonly view: DeploymentView;
  readonly filter: ThreadFilter;
  readonly viewer: Viewer;
  readonly pinned: ReadonlyMap<string, FileView>;
}

/** The conversation of a deployment, in the order in which it was begun. */
export function ConversationPage({ view, filter, viewer, pinned }: Props) {
  const { deployment, threads, discussionReady } = view;
  const shown = threads.filter((thread) => passes(filter, thread));
  const { first, next } = nextOpen(shown);
  const scene = { viewer, view: 'conversation', next, pinned } as const;
  return (
    <Layout
      title={`#${deployment.number} ${deployment.title}`}
      viewer={viewer}
      events={`/deployments/${deployment.number}/events`}
    >
      <DeploymentHeader view={view} tab="conversation" viewer={viewer} />
      <h2 class="sr-only">Conversation</h2>
      <ThreadToolbar threads={threads} filter={filter} first={first} />
      <div class="timeline" id="timeline">
        {shown.length === 0 && (
          <p class="empty">{threads.length === 0 ? 'No comments yet.' : 'No thread passes the filter.'}</p>
        )}
        {shown.map((thread) => (
          <ThreadCard thread={thread} scene={scene} />
        ))}
      </div>
      {viewer.user !== undefined && discussionReady && (
        <form class="new-comment" method="post" action={`/deployments/${deployment.number}/comments`}>
          <FormToken csrf={viewer.csrf} />
          <input type="hidden" name="view" value="conversation" />
          <label>
            Comment on the whole
            <textarea name="body" rows={4} required id="new-comment" />
          </label>
          <button type="submit">Comment</button>
        </form>
      )}
    </Layout>
  );
}
