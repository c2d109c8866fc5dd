import { raw } from 'hono/html';
import type { CommitPair, Deployment } from '../../store/deployments.ts';
import { FormToken } from '../form-token.tsx';
import { Layout } from '../layout.tsx';
import type { Viewer } from '../viewer.ts';
import { lineRows } from './diff-rows.ts';
import type { FileView } from './file-view.ts';

/** Lines around the one that is commented on. */
const LINES_AROUND = 5;

interface Props {
  readonly deployment: Deployment;
  readonly current: CommitPair;
  readonly file: FileView;
  readonly fileIndex: number;
  /** The index of the line; `undefined` while it is not chosen. */
  readonly line: number | undefined;
  readonly viewer: Viewer;
}

/** The form for a comment on a line of the diff. The script of the page puts it below the line. */
export function CommentPage(props: Props) {
  const { deployment, file, line, viewer } = props;
  const link = `/deployments/${deployment.number}/changes`;
  return (
    <Layout title={`Comment on ${file.path}`} viewer={viewer}>
      <p>
        <a href={link}>Back to the changes</a>
      </p>
      <h1>Comment on {file.path}</h1>
      {viewer.user === undefined ? (
        <p class="empty" id="comment-form">
          <a href={`/sign-in?to=${encodeURIComponent(viewer.page)}`}>Sign in</a> to comment on a line.
        </p>
      ) : line === undefined ? (
        <ChooseLine {...props} />
      ) : (
        <CommentForm {...props} line={line} />
      )}
    </Layout>
  );
}

function ChooseLine({ current, fileIndex }: Props) {
  return (
    <form method="get" class="panel">
      <input type="hidden" name="at" value={current.head} />
      <input type="hidden" name="f" value={fileIndex} />
      <p>
        <label>
          Line of the new version <input type="number" name="n" min={1} />
        </label>
      </p>
      <p>
        <label>
          or a removed line, by its number in the old version <input type="number" name="o" min={1} />
        </label>
      </p>
      <button type="submit">Choose the line</button>
    </form>
  );
}

function CommentForm({ deployment, current, file, line, viewer }: Props & { readonly line: number }) {
  const numbers = file.lines[line];
  const position = {
    path: file.path,
    ...(numbers?.new == null ? {} : { newLine: numbers.new }),
    ...(numbers?.old == null ? {} : { oldLine: numbers.old }),
    baseSha: current.base,
    headSha: current.head,
  };
  const number = numbers?.new ?? numbers?.old;
  const range = { from: Math.max(0, line - LINES_AROUND), to: line + 1 };
  return (
    <>
      <table class="lines panel">
        <tbody>{raw(lineRows(file, range, { marked: line }))}</tbody>
      </table>
      <form
        class="panel"
        id="comment-form"
        method="post"
        action={`/deployments/${deployment.number}/comments`}
      >
        <FormToken csrf={viewer.csrf} />
        <input type="hidden" name="view" value="changes" />
        {Object.entries(position).map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        <label>
          Comment on line {number}
          {numbers?.kind === 'removed' ? ', which was removed' : ''}
          <textarea name="body" rows={4} required id="line-comment" />
        </label>
        <button type="submit">Comment</button>
      </form>
    </>
  );
}
