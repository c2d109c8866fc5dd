import { escapeHtml } from '../../../src/page/html.ts';
import { unlessGone } from '../../git/run-git.ts';
import { isWholeFile } from '../../rules/position.ts';
import { projectOf } from '../../rules/repositories.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import type { Deployment, DiffVersion } from '../../store/deployments.ts';
import type { StoredComment } from '../../store/discussions.ts';
import { authorOf, pageOf, versionsOf } from './merge-requests.ts';
import { addSystemNote } from './notes.ts';
import { placeNow } from './positions.ts';

const SHORT_SHA = 8;

/** Writes what is due into the discussion of a deployment, and ends when it is written. */
export type NoteVersions = (deployment: number) => Promise<void>;

/**
 * Writes the system notes of new versions of the diff: which commits came, and which threads lost their line,
 * which resolves them where the project is set to. Of one deployment one at a time.
 */
export function noteVersions(sandbox: Sandbox): NoteVersions {
  const last = new Map<number, Promise<void>>();
  return (number) => {
    const noting = (last.get(number) ?? Promise.resolve())
      // Whoever asked for what failed was told of it.
      .catch(() => undefined)
      .then(() => noteAll(sandbox, number));
    last.set(number, noting);
    return noting;
  };
}

async function noteAll(sandbox: Sandbox, number: number): Promise<void> {
  const deployment = sandbox.store.deployments.find(number);
  if (deployment === undefined) return;
  const versions = versionsOf(sandbox, deployment);
  for (const [index, version] of versions.entries()) {
    if (!version.noted) await note(sandbox, deployment, versions.slice(0, index + 1), version);
  }
}

/** `versions` ends with the one that is noted. */
async function note(
  sandbox: Sandbox,
  deployment: Deployment,
  versions: readonly DiffVersion[],
  version: DiffVersion,
): Promise<void> {
  const { store, clock, newId, events } = sandbox;
  const { number } = deployment;
  const before = versions.at(-2);
  const pushed = before === undefined ? null : await addedCommits(sandbox, deployment, before, version);
  const outdated = await outdatedBy(sandbox, deployment, versions);
  const author = authorOf(sandbox, deployment);
  const at = clock();
  const write = (discussionId: string, body: string): void =>
    store.comments.insert({
      id: newId(),
      discussionId,
      authorId: author.id,
      body,
      createdAt: at,
      isSystem: true,
    });
  store.transaction(() => {
    const isDone = store.versions.list(number).find(({ id }) => id === version.id)?.noted ?? true;
    if (isDone) return;
    store.versions.setNoted(version.id);
    if (pushed !== null) addSystemNote(sandbox, number, { author, body: pushed });
    const resolves = store.settings.get().resolveOutdatedDiscussions;
    for (const { discussion } of outdated) {
      const now = store.discussions.find(number, discussion.id);
      if (now === undefined) continue;
      // The pusher is who resolved it then; nothing else tells it from what a person does
      // (app/services/discussions/update_diff_position_service.rb).
      if (resolves && !now.resolved) store.discussions.setResolved(now.id, true, { by: author, at });
      const what = now.position !== null && isWholeFile(now.position) ? 'file' : 'line';
      // app/services/system_notes/merge_requests_service.rb
      const link = `[version ${versions.length} of the diff](${diffsOf(sandbox, deployment)}?diff_id=${version.id})`;
      write(now.id, `changed this ${what} in ${link}`);
    }
  });
  events.emit({ type: 'comment', deployment: number, id: '' });
}

/** The first comments of the threads that the newest of the versions makes outdated. */
async function outdatedBy(
  sandbox: Sandbox,
  deployment: Deployment,
  versions: readonly DiffVersion[],
): Promise<readonly StoredComment[]> {
  const comments = sandbox.store.comments.listByDiscussion(deployment.number);
  const firsts = [...Map.groupBy(comments, ({ discussion }) => discussion.id).values()].flatMap(
    ([first]) => first ?? [],
  );
  const lost: StoredComment[] = [];
  for (const first of firsts) {
    const { position } = first.discussion;
    if (position === null) continue;
    const { outdatedBy: by } = await placeNow(sandbox, deployment, versions, position, first.createdAt);
    if (by === versions.length - 1) lost.push(first);
  }
  return lost;
}

/**
 * `added 1 commit` with a list of the commits (app/services/system_notes/commit_service.rb); `null` where the
 * push added none, or they cannot be told any more.
 */
async function addedCommits(
  sandbox: Sandbox,
  deployment: Deployment,
  before: DiffVersion,
  version: DiffVersion,
): Promise<string | null> {
  const args = ['log', '--format=%H %s', '--end-of-options', `${before.head}..${version.head}`, '--'];
  const answer = await unlessGone(sandbox.git.read(deployment.repository, args));
  if (answer === null || answer.kind === 'failed') return null;
  const lines = answer.output
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
  if (lines.length === 0) return null;
  const items = lines.map((line) => {
    const [sha = '', ...title] = line.split(' ');
    return `<li>${sha.slice(0, SHORT_SHA)} - ${escapeHtml(title.join(' '))}</li>`;
  });
  return [
    `added ${lines.length} ${lines.length === 1 ? 'commit' : 'commits'}`,
    `<ul>${items.toReversed().join('')}</ul>`,
    `[Compare with previous version](${diffsOf(sandbox, deployment)}?diff_id=${version.id}&start_sha=${before.head})`,
  ].join('\n\n');
}

function diffsOf(sandbox: Sandbox, deployment: Deployment): string {
  return `${pageOf(projectOf(sandbox, deployment.repository), deployment)}/diffs`;
}
