import type { PlannedPush, Run } from '../../store/deployments.ts';
import type { ChangeTab } from '../change-path.ts';
import { CheckItem, PhaseBadge } from '../checks.tsx';
import { FormToken, type Viewer, When } from '../layout.tsx';
import { filterQuery, type ThreadFilter } from '../thread/thread-filter.ts';
import type { DeploymentView } from './deployment-view.ts';

/** Digits of a SHA that a person reads. */
const SHORT_SHA = 8;

interface DeploymentHeaderProps {
  readonly view: DeploymentView;
  readonly tab: ChangeTab;
  /** Kept on the way to the other tab. */
  readonly filter: ThreadFilter;
  readonly viewer: Viewer;
}

/** Title, facts, checks and tabs of a deployment. */
export function DeploymentHeader({ view, tab, filter, viewer }: DeploymentHeaderProps) {
  const { deployment, current, gone, discussionReady, checks, threads, files, runs, nextPush, paths } = view;
  const { number, title, branch } = deployment;
  const inline = threads.filter(({ state }) => state !== 'none');
  const open = inline.filter(({ state }) => state === 'open').length;
  const query = filterQuery(filter);
  return (
    <>
      <div class="headline">
        <h1>
          {title}{' '}
          <span class="soft">
            {viewer.words.sign}
            {number}
          </span>
        </h1>
        <NextPush number={number} push={nextPush} viewer={viewer} />
      </div>
      <p class="facts" id="facts">
        <PhaseBadge deployment={deployment} words={viewer.words} />
        <code>{branch}</code>
        {current === null ? (
          <span>diff not computed yet</span>
        ) : (
          <code title={`${current.base}..${current.head}`}>
            {current.base.slice(0, SHORT_SHA)}..{current.head.slice(0, SHORT_SHA)}
          </code>
        )}
        {gone && <span>commits no longer in the repository</span>}
        {!discussionReady && <span>no discussion yet</span>}
        <span>
          <strong>{open}</strong> of {inline.length} threads open
        </span>
      </p>
      <section class="checks" id="checks" aria-labelledby="checks-title">
        <h2 id="checks-title">Checks</h2>
        {checks.length === 0 ? (
          <p class="soft">None yet.</p>
        ) : (
          <ul>
            {checks.map((check) => (
              <CheckItem check={check} />
            ))}
          </ul>
        )}
        <RunList runs={runs} />
      </section>
      <nav class="tabs" aria-label={viewer.words.change}>
        <a href={`${paths.conversation}${query}`} aria-current={tab === 'conversation' ? 'page' : undefined}>
          Conversation <span class="count">{threads.filter(({ isNotice }) => !isNotice).length}</span>
        </a>
        <a href={`${paths.changes}${query}`} aria-current={tab === 'changes' ? 'page' : undefined}>
          Changes {!gone && <span class="count">{files.length}</span>}
        </a>
      </nav>
    </>
  );
}

interface NextPushProps {
  readonly number: number;
  readonly push: PlannedPush | undefined;
  readonly viewer: Viewer;
}

/** Moves a deployment of the demo to its next state. */
function NextPush({ number, push, viewer }: NextPushProps) {
  if (push === undefined) return null;
  if (viewer.user === undefined)
    return <p class="soft next-push">Next push: {push.label}. Sign in to push it.</p>;
  return (
    <form class="next-push" method="post" action={`/deployments/${number}/next-push`}>
      <FormToken csrf={viewer.csrf} />
      <span class="soft">{push.label}</span> <button type="submit">Next push</button>
    </form>
  );
}

/** The runs of the action on a deployment, as they reported themselves. */
function RunList({ runs }: { runs: readonly Run[] }) {
  if (runs.length === 0) return null;
  return (
    <details class="runs" id="runs">
      <summary>
        {runs.length} {runs.length === 1 ? 'run' : 'runs'} reported
      </summary>
      <ol>
        {runs.map((run) => (
          <RunItem run={run} />
        ))}
      </ol>
    </details>
  );
}

function RunItem({ run: { receivedAt, report } }: { run: Run }) {
  const actions = Object.entries(report.threadActions).filter(([, count]) => count > 0);
  return (
    <li>
      {report.headSha !== null && <code>{report.headSha.slice(0, SHORT_SHA)}</code>}{' '}
      <strong>{report.conclusion}</strong>
      {actions.length > 0 && `: ${actions.map(([action, count]) => `${count} ${action}`).join(', ')}`}{' '}
      <span class="soft">
        <When time={receivedAt} />
      </span>
    </li>
  );
}
