import { CheckItem } from '../check-item.tsx';
import { PhaseBadge } from '../phase-badge.tsx';
import { filterQuery, type ThreadFilter } from '../thread/thread-filter.ts';
import type { Viewer } from '../viewer.ts';
import type { DeploymentView } from './deployment-view.ts';
import { NextPush } from './next-push.tsx';
import { RunList } from './run-list.tsx';

/** Digits of a SHA that a person reads. */
const SHORT_SHA = 8;

interface Props {
  readonly view: DeploymentView;
  readonly tab: 'conversation' | 'changes';
  /** Kept on the way to the other tab. */
  readonly filter: ThreadFilter;
  readonly viewer: Viewer;
}

/** Title, facts, checks and tabs of a deployment. */
export function DeploymentHeader({ view, tab, filter, viewer }: Props) {
  const { deployment, current, gone, discussionReady, checks, threads, files, runs, nextPush } = view;
  const { number, title, branch } = deployment;
  const inline = threads.filter(({ state }) => state !== 'none');
  const open = inline.filter(({ state }) => state === 'open').length;
  const link = `/deployments/${number}`;
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
            {checks.map((verdict) => (
              <CheckItem verdict={verdict} />
            ))}
          </ul>
        )}
        <RunList runs={runs} />
      </section>
      <nav class="tabs" aria-label={viewer.words.change}>
        <a href={`${link}${query}`} aria-current={tab === 'conversation' ? 'page' : undefined}>
          Conversation <span class="count">{threads.length}</span>
        </a>
        <a href={`${link}/changes${query}`} aria-current={tab === 'changes' ? 'page' : undefined}>
          Changes {!gone && <span class="count">{files.length}</span>}
        </a>
      </nav>
    </>
  );
}
