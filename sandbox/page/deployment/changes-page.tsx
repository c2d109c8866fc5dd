import { raw } from 'hono/html';
import { DiffFile, LooseThreads } from '../diff/diff-file.tsx';
import type { FileView } from '../diff/file-views.ts';
import { rangesOf, type UnfoldedLines, unfoldLink } from '../diff/show-lines.ts';
import { Layout, toPage, type Viewer } from '../layout.tsx';
import { PARTS } from '../stream-page.ts';
import {
  type FileWithThreads,
  inFileOrder,
  inPageOrder,
  nextOpen,
  type PlacedThreads,
  placeThreads,
} from '../thread/place-threads.ts';
import type { CardScene } from '../thread/thread-card.tsx';
import { passes, type ThreadFilter } from '../thread/thread-filter.ts';
import { DeploymentHeader } from './deployment-header.tsx';
import type { DeploymentView } from './deployment-view.ts';
import { ThreadToolbar } from './thread-toolbar.tsx';

interface Props {
  readonly view: DeploymentView;
  readonly filter: ThreadFilter;
  readonly viewer: Viewer;
  readonly files: readonly FileView[];
  readonly pinned: ReadonlyMap<string, FileView>;
  readonly unfolded: UnfoldedLines;
}

/**
 * The diff of a deployment, file by file, each thread at its line: the page, with `PARTS` for its files, and
 * what makes them.
 */
export function changesPage(props: Props): {
  readonly page: string;
  readonly parts: readonly (() => string)[];
} {
  const { view, filter, viewer, unfolded } = props;
  const placed = placeThreads(
    props.files,
    view.threads.filter((thread) => passes(filter, thread)),
  );
  const { first, next } = nextOpen(inPageOrder(placed));
  const scene = { viewer, view: 'changes', filter, next, pinned: props.pinned } as const;
  const page = toPage(<ChangesFrame {...{ view, filter, viewer, placed, first, scene }} />);
  const { current } = view;
  if (current === null) return { page, parts: [] };
  const parts = placed.files.map(
    (file, index) => () =>
      String(
        <DiffFile
          placed={file}
          links={{ file: index, at: current.head.slice(0, SHORT_SHA) }}
          scene={scene}
          unfolded={rangesOf(unfolded, index)}
          unfoldLink={(range) => unfoldLink(viewer.page, index, range)}
        />,
      ),
  );
  return { page, parts };
}

interface FrameProps extends Pick<Props, 'view' | 'filter' | 'viewer'> {
  readonly placed: PlacedThreads;
  /** The id of the first open thread. */
  readonly first: string | undefined;
  readonly scene: CardScene;
}

function ChangesFrame({ view, filter, viewer, placed, first, scene }: FrameProps) {
  const { deployment, threads, current, gone } = view;
  return (
    <Layout
      title={`Changes of ${viewer.words.sign}${deployment.number} ${deployment.title}`}
      viewer={viewer}
      events={`/deployments/${deployment.number}/events`}
    >
      <DeploymentHeader view={view} tab="changes" filter={filter} viewer={viewer} />
      <h2 class="sr-only">Changes</h2>
      <ThreadToolbar threads={threads} filter={filter} first={first} />
      {current === null ? (
        <p class="empty">The diff has not been computed yet.</p>
      ) : (
        <div class={gone ? undefined : 'changes'}>
          {!gone && <FileTree files={placed.files} />}
          <div class="files" id="files">
            {gone && <p class="empty">The commits of this change are no longer in the repository.</p>}
            {raw(PARTS)}
            {placed.elsewhere.size > 0 && (
              <section class="file" id="elsewhere" aria-labelledby="elsewhere-name">
                <header>
                  <h3 id="elsewhere-name">
                    {gone ? 'Threads' : 'Files that are no longer part of this change'}
                  </h3>
                </header>
                {[...placed.elsewhere].map(([path, ofPath]) => (
                  <LooseThreads heading={path} threads={ofPath} scene={scene} />
                ))}
              </section>
            )}
          </div>
        </div>
      )}
    </Layout>
  );
}

/** Enough of a SHA to know it again. */
const SHORT_SHA = 12;

/** The files of a diff by folder, each with its open threads. */
function FileTree({ files }: { files: readonly FileWithThreads[] }) {
  const numbered = files.map((placed, index) => ({ placed, index, ...splitPath(placed.file.path) }));
  return (
    <nav class="tree" id="tree" aria-label="Files">
      {[...Map.groupBy(numbered, ({ folder }) => folder)].map(([folder, inFolder]) => (
        <details open>
          <summary title={folder}>
            <span>
              <bdi>{folder === '' ? '.' : folder}</bdi>
            </span>
          </summary>
          <ul>
            {inFolder.map(({ placed, index, name }) => (
              <FileLink placed={placed} index={index} name={name} />
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

function FileLink({ placed, index, name }: { placed: FileWithThreads; index: number; name: string }) {
  const open = inFileOrder(placed).filter(({ state }) => state === 'open').length;
  return (
    <li class={placed.file.change}>
      <a href={`#file-${index}`}>{name}</a>
      {open > 0 && (
        <span class="count">
          {open}
          <span class="sr-only"> open {open === 1 ? 'thread' : 'threads'}</span>
        </span>
      )}
    </li>
  );
}

function splitPath(path: string): { folder: string; name: string } {
  const at = path.lastIndexOf('/');
  return { folder: path.slice(0, Math.max(0, at)), name: path.slice(at + 1) };
}
