import { raw } from 'hono/html';
import { ReturnFields } from '../act/act-routes.tsx';
import type { FileView } from '../diff/file-views.ts';
import { FormToken, Layout, toPage, type Viewer } from '../layout.tsx';
import { PARTS } from '../stream-page.ts';
import { inPageOrder, nextOpen, placeThreads } from '../thread/place-threads.ts';
import { type CardScene, ThreadCard } from '../thread/thread-card.tsx';
import { passes, type ThreadFilter } from '../thread/thread-filter.ts';
import type { ThreadView } from '../thread/thread-view.ts';
import { DeploymentHeader } from './deployment-header.tsx';
import type { DeploymentView } from './deployment-view.ts';
import { FileConversation, toConversations, unfoldedFirst } from './file-conversations.tsx';
import { ThreadToolbar } from './thread-toolbar.tsx';

interface Props {
  readonly view: DeploymentView;
  readonly filter: ThreadFilter;
  readonly viewer: Viewer;
  readonly files: readonly FileView[];
  readonly pinned: ReadonlyMap<string, FileView>;
}

/**
 * The conversation of a deployment: what was said on the whole, then the threads by file and line. The page,
 * with `PARTS` for the threads, and what makes them.
 */
export function conversationPage(props: Props): {
  readonly page: string;
  readonly parts: readonly (() => string)[];
} {
  const { view, filter, viewer, files, pinned } = props;
  const shown = view.threads.filter((thread) => passes(filter, thread));
  const placed = placeThreads(files, shown);
  const onWhole = shown.filter(({ discussion }) => discussion.position === null);
  const { first, next } = nextOpen([...onWhole, ...inPageOrder(placed)]);
  const scene = { viewer, view: 'conversation', filter, next, pinned } as const;
  const conversations = toConversations(placed);
  const unfolded = unfoldedFirst(conversations);
  const page = toPage(<ConversationFrame {...{ view, filter, viewer, first }} count={shown.length} />);
  const notices = onWhole.filter(({ isNotice }) => isNotice);
  const activity = notices.length === 0 ? [] : [() => String(<Activity notices={notices} scene={scene} />)];
  const cards = onWhole
    .filter(({ isNotice }) => !isNotice)
    .map((thread) => () => String(<ThreadCard thread={thread} scene={scene} />));
  const sections = conversations.map(
    (conversation) => () =>
      String(
        <FileConversation
          conversation={conversation}
          isUnfolded={unfolded.has(conversation)}
          hasDiff={view.current !== null && !view.gone}
          scene={scene}
        />,
      ),
  );
  return { page, parts: [...activity, ...cards, ...sections] };
}

/** More lines than these are folded, so that the first thread is in view. */
const MOST_NOTICES = 3;

/** What is told in a line each: of the service, and of reviews. */
function Activity({ notices, scene }: { notices: readonly ThreadView[]; scene: CardScene }) {
  const lines = notices.map((thread) => <ThreadCard thread={thread} scene={scene} />);
  if (notices.length <= MOST_NOTICES) return <div class="activity">{lines}</div>;
  return (
    <details class="activity" id="activity">
      <summary>
        Activity <span class="count">{notices.length}</span>
      </summary>
      {lines}
    </details>
  );
}

interface FrameProps extends Pick<Props, 'view' | 'filter' | 'viewer'> {
  /** The id of the first open thread. */
  readonly first: string | undefined;
  /** How many threads are shown. */
  readonly count: number;
}

function ConversationFrame({ view, filter, viewer, first, count }: FrameProps) {
  const { deployment, threads, discussionReady } = view;
  return (
    <Layout
      title={`${viewer.words.sign}${deployment.number} ${deployment.title}`}
      viewer={viewer}
      events={`/deployments/${deployment.number}/events`}
    >
      <DeploymentHeader view={view} tab="conversation" filter={filter} viewer={viewer} />
      <h2 class="sr-only">Conversation</h2>
      <ThreadToolbar threads={threads} filter={filter} first={first} />
      <div class="timeline" id="timeline">
        {count === 0 && (
          <p class="empty">{threads.length === 0 ? 'No comments yet.' : 'No thread passes the filter.'}</p>
        )}
        {raw(PARTS)}
      </div>
      {viewer.user !== undefined && discussionReady && (
        <form class="new-comment" method="post" action={`/deployments/${deployment.number}/comments`}>
          <FormToken csrf={viewer.csrf} />
          <ReturnFields view="conversation" filter={filter} />
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
