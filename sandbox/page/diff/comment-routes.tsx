import { Hono } from 'hono';
import type { HttpEnvironment } from '../../http/http-environment.ts';
import { toDeploymentNumber } from '../../http/read-request.ts';
import { currentDiff, getDeployment } from '../../rules/deployments.ts';
import { Refusal } from '../../rules/refusal.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import { toPage } from '../to-page.ts';
import { toViewer } from '../viewer.ts';
import { CommentPage } from './comment-page.tsx';
import type { FileView } from './file-view.ts';
import type { FileViews } from './file-views.ts';

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
    const props = { deployment, current, file, fileIndex, viewer: toViewer(context) };
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
