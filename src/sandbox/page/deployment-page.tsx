import type { deploymentReport, ReportedThread } from '../wire/deployment-report.ts';
import { CheckItem } from './check-item.tsx';
import { hideHtmlComments } from './markdown/hide-html-comments.ts';
import { Layout } from './layout.tsx';

/** Digits of a SHA that a person reads. */
const SHORT_SHA = 8;

type Report = ReturnType<typeof deploymentReport>;

/** One deployment request: its checks and its discussion. Text of comments is shown as it was sent, never as markup. */
export function DeploymentPage({ report }: { report: Report }) {
  const { deployment, checks, threads } = report;
  const { number, title, branch, phase, targetCommit, mergeCommit } = deployment;
  return (
    <Layout title={`#${number} ${title}`}>
      <p>
        <a href="/">All deployment requests</a>
      </p>
      <h1>
        {title} <span class="neutral">#{number}</span>
      </h1>
      <p class="facts">
        {branch}, {phase},{' '}
        {targetCommit === null || mergeCommit === null ? (
          'diff not computed yet'
        ) : (
          <code>
            {targetCommit.slice(0, SHORT_SHA)}..{mergeCommit.slice(0, SHORT_SHA)}
          </code>
        )}
        {!deployment.discussionReady && ', no discussion yet'}
      </p>
      <h2>Checks</h2>
      {checks.length === 0 && <p>None.</p>}
      <ul class="plain">
        {checks.map((check) => (
          <CheckItem check={check} />
        ))}
      </ul>
      <h2>Discussion</h2>
      {threads.length === 0 && <p>No comments.</p>}
      {threads.map((thread) => (
        <Thread thread={thread} />
      ))}
    </Layout>
  );
}

function Thread({ thread }: { thread: ReportedThread }) {
  return (
    <section class="thread" id={thread.discussionId}>
      {thread.resolvable && (
        <h3>
          <code>{toPlace(thread)}</code>{' '}
          <span class={`badge ${thread.resolved ? 'good' : 'busy'}`}>
            {thread.resolved ? 'resolved' : 'open'}
          </span>
        </h3>
      )}
      {thread.comments.map(({ author, body, createdAt }) => (
        <article>
          <strong>{author.name}</strong>{' '}
          <time class="when" datetime={createdAt}>
            {createdAt}
          </time>
          <pre>{hideHtmlComments(body).trim()}</pre>
        </article>
      ))}
    </section>
  );
}

/** `path:line`; a removed line says that its number is of the old version. */
function toPlace({ path, newLine, oldLine }: ReportedThread): string {
  return newLine === undefined ? `${path}:${oldLine} (removed)` : `${path}:${newLine}`;
}
