import { isWholeFile } from '../../rules/position.ts';
import { PathName, When } from '../layout.tsx';
import { linesBehind, type ThreadView } from './thread-view.ts';

/** What a thread is about, where it stands now, and what became of it. */
export function ThreadTitle({ thread }: { thread: ThreadView }) {
  const { discussion, facts, state, lineState, resolution } = thread;
  return (
    <span class="title">
      {facts !== null && (
        <span class="about">
          <span class={`level ${facts.level}`}>{facts.level}</span> <strong>{facts.rule}</strong>{' '}
          <span class="soft">{facts.tool}</span>
        </span>
      )}
      {discussion.position === null && facts === null && <span class="soft">Comment</span>}
      <ThreadPlace thread={thread} />
      <span class="states">
        {state === 'open' && <span class="badge state-open">open</span>}
        {lineState === 'gone' && (
          <span class="badge neutral" title="The line that it was posted on is no longer there.">
            outdated
          </span>
        )}
        {lineState === 'unknown' && (
          <span
            class="badge neutral"
            title="A commit that would tell its line is no longer in the repository."
          >
            line unknown
          </span>
        )}
        {resolution !== null && (
          <>
            <span class="badge state-resolved">{resolution.how}</span>
            {resolution.at !== null && (
              <span class="soft">
                <When time={resolution.at} />
              </span>
            )}
          </>
        )}
      </span>
    </span>
  );
}

/**
 * The line where a thread stands now, and the one that it was posted on where that is another; the latter
 * alone where its line is gone.
 */
function ThreadPlace({ thread: { discussion, spot, lineState } }: { thread: ThreadView }) {
  const { position } = discussion;
  if (position === null) return null;
  if (isWholeFile(position)) {
    return (
      <code class="place" title={position.path}>
        <PathName path={position.path} /> (whole file)
      </code>
    );
  }
  const behind = linesBehind(position);
  const posted = (position.newLine ?? position.oldLine ?? 0) - behind;
  const path = spot?.path ?? position.path;
  const line = spot?.line ?? posted;
  const isRemoved = spot === null ? position.newLine === undefined : spot.side === 'old';
  return (
    <>
      <code class="place" title={`${path}:${line}`}>
        <PathName path={path} />:{line}
        {behind > 0 && `–${line + behind}`}
        {isRemoved && ' (removed)'}
      </code>
      {lineState === 'moved' && (
        <span class="soft">
          posted {path === position.path ? `on line ${posted}` : `at ${position.path}:${posted}`}
        </span>
      )}
    </>
  );
}
