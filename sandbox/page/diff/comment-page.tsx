import { Hono } from 'hono';
import { raw } from 'hono/html';
import type { HttpEnvironment } from '../../http/http-environment.ts';
import { toDeploymentNumber } from '../../http/read-request.ts';
import { currentDiff, getDeployment } from '../../rules/deployments.ts';
import { Refusal } from '../../rules/refusal.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import type { CommitPair, Deployment } from '../../store/deployments.ts';
import { pathOfChange } from '../change-path.ts';
import { FormToken, Layout, toPage, toViewer, type Viewer } from '../layout.tsx';
import type { FileView, FileViews } from './file-views.ts';
import { lineRows } from './line-rows.tsx';

/** Lines around the one that is commented on. */
const LINES_AROUND = 5;

interface Props {
  readonly deployment: Deployment;
  readonly current: CommitPair;
  readonly file: FileView;
  readonly fileIndex: number;
  /** The index of the line; `undefined` while it is not chosen. */
  readonly line: number | undefined;
  /** Of the page with the changes. */
  readonly link: string;
  readonly viewer: Viewer;
}

/** The form for a comment on a line of the diff. The script of the page puts it below the line. */
function CommentPage(props: Props) {
  const { file, line, link, viewer } = props;
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

/** Enough of a SHA to know it again. */
const SHORTEST_SHA = 12;

/**
 * `/deployments/{n}/comment`: the form for a comment on a line, named by the index of its file and its line
 * in the diff.
 */
export function commentRoutes(sandbox: Sandbox, fileViews: FileViews) {
  return new Hono<HttpEnvironment>().get('/deployments/:number/comment', async (context) => {
    const number = toDeploymentNumber(context.req.param('number'));
    const deployment = getDeployment(sandbox, number);
    const { at = '', f, ...line } = context.req.query();
    const current = currentDiff(deployment, sandbox.clock());
    if (current === null || at.length < SHORTEST_SHA || !current.head.startsWith(at)) {
      throw new Refusal('conflict', 'The diff has moved on since: load the changes again');
    }
    const { repository } = deployment;
    const fileIndex = toNumber(f) ?? -1;
    const change = (await sandbox.diffs.ofPair(repository, current.base, current.head))[fileIndex];
    const [file] = change === undefined ? [] : await fileViews.of(repository, [change]);
    if (file === undefined) throw new Refusal('not-found', 'No such file in the diff');
    const link = pathOfChange(sandbox, deployment, 'changes');
    const props = { deployment, current, file, fileIndex, link, viewer: toViewer(context) };
    return context.html(toPage(<CommentPage {...props} line={chooseLine(file, line)} />));
  });
}

/**
 * The index of the line that a query asks for: `l` is the index, `n` and `o` are numbers in the new and the
 * old version.
 */
function chooseLine(file: FileView, query: Readonly<Record<string, string>>): number | undefined {
  const [index, newLine, oldLine] = [query.l, query.n, query.o].map(toNumber);
  if (index === undefined && newLine === undefined && oldLine === undefined) return undefined;
  const found = file.lines.findIndex((line, position) => {
    if (index !== undefined) return position === index;
    return newLine === undefined ? line.old === oldLine && line.kind === 'removed' : line.new === newLine;
  });
  if (found === -1) throw new Refusal('not-found', `No such line in ${file.path}`);
  return found;
}

function toNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
