import { changeDeployment, type DeploymentChanges, PROPOSED } from '../../rules/deployments.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import { GHOST } from '../../rules/tokens.ts';
import type { User } from '../../store/accounts.ts';
import type { Discussion, Position, StoredComment } from '../../store/discussions.ts';
import { badNote, forbidden, GitlabError, notFound } from './http.ts';
import { authorOf, type MergeRequestScene } from './merge-requests.ts';
import { splitQuickActions } from './quick-actions.ts';
import { accessLevelOf, DEVELOPER, MAINTAINER, mustHaveLevel } from './users.ts';

/**
 * https://docs.gitlab.com/administration/instance_limits/#size-of-comments-and-descriptions-of-issues-merge-requests-and-epics
 */
const LONGEST_NOTE = 1_000_000;

/** Where a note is to go: a discussion that is there, or a new one. */
type NoteTarget =
  | { readonly kind: 'reply'; readonly discussionId: string }
  | { readonly kind: 'discussion'; readonly position: Position | null }
  /** A comment that is no thread, until somebody replies to it. */
  | { readonly kind: 'single' };

/** What became of a note: it is there, or it was nothing but quick actions. */
export type NoteOutcome =
  | { readonly kind: 'note'; readonly note: StoredComment }
  | { readonly kind: 'commands'; readonly commands: readonly string[] };

/**
 * Writes a note. Refuses with 400 a body that is empty or too long, with 404 where the discussion is not
 * there.
 */
export async function createNote(
  scene: MergeRequestScene,
  target: NoteTarget,
  body: string,
): Promise<NoteOutcome> {
  const { sandbox, deployment } = scene;
  const { store, events } = sandbox;
  mustBeBody(body);
  const { text, commands } = splitQuickActions(body);
  if (text.trim() === '') {
    await runCommands(scene, commands);
    return { kind: 'commands', commands };
  }
  const note = store.transaction(() => {
    if (store.deployments.find(deployment.number) === undefined) throw notFound();
    return addNote(scene, discussionFor(scene, target), text);
  });
  events.emit({ type: 'comment', deployment: deployment.number, id: note.id });
  await runCommands(scene, commands);
  return { kind: 'note', note };
}

function discussionFor({ sandbox, deployment }: MergeRequestScene, target: NoteTarget): Discussion {
  const { discussions } = sandbox.store;
  if (target.kind === 'reply') {
    const found = discussions.find(deployment.number, target.discussionId);
    if (found === undefined) throw notFound('Discussion');
    // A reply makes a thread of a single comment
    // (https://docs.gitlab.com/user/discussions/#create-a-thread-by-replying-to-a-standard-comment).
    if (!found.isThread) discussions.makeThread(found.id);
    return found;
  }
  const discussion: Discussion = {
    id: sandbox.newId(),
    deployment: deployment.number,
    resolved: false,
    isThread: target.kind === 'discussion',
    lastChange: null,
    position: target.kind === 'discussion' ? target.position : null,
  };
  discussions.insert(discussion);
  return discussion;
}

function addNote({ sandbox, user }: MergeRequestScene, discussion: Discussion, body: string): StoredComment {
  const { store, clock, newId } = sandbox;
  const id = newId();
  store.comments.insert({ id, discussionId: discussion.id, authorId: user.id, body, createdAt: clock() });
  const stored = store.comments.find(discussion.deployment, id);
  if (stored === undefined) throw new Error(`The note ${id} was stored and cannot be found.`);
  return stored;
}

/** The commands that change what the sandbox knows; the others are taken and change nothing. */
const CHANGES_OF_COMMAND: Readonly<Record<string, DeploymentChanges>> = {
  close: { state: 'closed' },
  reopen: { state: 'open' },
  draft: { phase: 'DRAFT' },
  ready: { phase: PROPOSED },
};

async function runCommands(scene: MergeRequestScene, commands: readonly string[]): Promise<void> {
  const { sandbox, deployment, user } = scene;
  // Who may not do it in the interface may not by a command either.
  if (accessLevelOf(user) < DEVELOPER && authorOf(sandbox, deployment).id !== user.id) return;
  for (const command of commands) {
    const changes = CHANGES_OF_COMMAND[command];
    if (changes !== undefined) await changeDeployment(sandbox, deployment.number, changes);
  }
}

/** Finds a note by its number. Refuses with 404. */
export function findNote({ sandbox, deployment }: MergeRequestScene, id: string): StoredComment {
  const note = /^\d{1,15}$/.test(id)
    ? sandbox.store.comments.findBySequence(deployment.number, Number(id))
    : undefined;
  if (note === undefined) throw notFound();
  return note;
}

/**
 * Writes another text into a note: its author may, and Maintainers, of whom the listing says nothing; nobody
 * may edit a system note (app/policies/note_policy.rb). A note that is left with quick actions alone is
 * deleted (app/services/notes/update_service.rb). Refuses with 403.
 */
export async function editNote(
  scene: MergeRequestScene,
  note: StoredComment,
  body: string,
): Promise<NoteOutcome> {
  const { sandbox, deployment, user } = scene;
  const { store, clock, events } = sandbox;
  mayChange(scene, note);
  mustBeBody(body);
  const { resolved, lastChange } = note.discussion;
  // Who has resolved it must be somebody (app/models/concerns/resolvable_note.rb).
  if (resolved && lastChange?.by.name === GHOST) throw badNote({ resolved_by: ["can't be blank"] });
  const { text, commands } = splitQuickActions(body);
  if (text.trim() === '') {
    deleteNote(scene, note);
    await runCommands(scene, commands);
    return { kind: 'commands', commands };
  }
  const at = clock();
  store.transaction(() => store.comments.setBody(note.id, text, { by: user, at }));
  events.emit({ type: 'comment', deployment: deployment.number, id: note.id });
  await runCommands(scene, commands);
  const editedBy = { id: user.id, name: user.name };
  return { kind: 'note', note: { ...note, body: text, updatedAt: at, editedBy } };
}

/** Deletes a note, and its discussion where it was the last one of it. Refuses as `editNote`. */
export function deleteNote(scene: MergeRequestScene, note: StoredComment): void {
  const { sandbox, deployment } = scene;
  const { store, events } = sandbox;
  mayChange(scene, note);
  store.transaction(() => {
    store.comments.delete(note.id);
    if (store.comments.countOfDiscussion(note.discussion.id) === 0) {
      store.discussions.delete(note.discussion.id);
    }
  });
  events.emit({ type: 'comment', deployment: deployment.number, id: note.id });
}

function mayChange({ user }: MergeRequestScene, note: StoredComment): void {
  if (note.isSystem) throw forbidden();
  if (note.author.id !== user.id) mustHaveLevel(user, MAINTAINER);
}

/**
 * Resolves or reopens a thread: Developers may, and the author of the merge request
 * (https://docs.gitlab.com/user/discussions/#resolve-a-thread). Refuses with 403, also for what is no thread;
 * with 404 where it is not there.
 */
export function resolveDiscussion(scene: MergeRequestScene, discussionId: string, resolved: boolean): void {
  const { sandbox, deployment, user } = scene;
  const { store, clock, events } = sandbox;
  const { number } = deployment;
  store.transaction(() => {
    const thread = store.discussions.find(number, discussionId);
    if (thread === undefined) throw notFound('Discussion');
    if (!thread.isThread) throw forbidden();
    if (authorOf(sandbox, deployment).id !== user.id) mustHaveLevel(user, DEVELOPER);
    if (thread.resolved === resolved) return;
    store.discussions.setResolved(thread.id, resolved, { by: user, at: clock() });
  });
  events.emit({ type: 'resolve', deployment: number, id: discussionId });
}

function mustBeBody(body: string): void {
  if (body.trim() === '') throw badNote({ note: ["can't be blank"] });
  if ([...body].length > LONGEST_NOTE) {
    throw badNote({ note: [`is too long (maximum is ${LONGEST_NOTE} characters)`] });
  }
  // A database that keeps text in UTF-8 takes neither.
  if (!body.isWellFormed() || body.includes('\0')) throw new GitlabError(400, { error: 'body is invalid' });
}

/** Writes what somebody did into the discussion of a merge request. For a transaction. */
export function addSystemNote(
  { store, clock, newId }: Sandbox,
  deployment: number,
  { author, body }: { readonly author: User; readonly body: string },
): void {
  const id = newId();
  const top = { id, deployment, resolved: false, isThread: false, lastChange: null, position: null };
  store.discussions.insert(top);
  store.comments.insert({
    id: newId(),
    discussionId: id,
    authorId: author.id,
    body,
    createdAt: clock(),
    isSystem: true,
  });
}

const MINUTE_MS = 60_000;

/** Counts a new note of a user. Refuses with 429 where it is one too many in this minute. */
export type CountNote = (user: User) => void;

/**
 * The limit of new notes of a user in a minute
 * (https://docs.gitlab.com/administration/settings/rate_limit_on_notes_creation/). Only newer versions say in
 * `Retry-After` when to come again.
 */
export function noteLimit({ store, clock }: Sandbox): CountNote {
  let minute = 0;
  let counts = new Map<string, number>();
  return ({ id }) => {
    const { notesPerMinute, limitsSayWhen } = store.settings.get();
    const now = clock();
    const current = Math.floor(now / MINUTE_MS);
    if (current !== minute) counts = new Map();
    minute = current;
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    if (notesPerMinute === null || count <= notesPerMinute) return;
    const seconds = Math.ceil(((current + 1) * MINUTE_MS - now) / 1000);
    // lib/api/helpers/rate_limiter.rb
    const error = 'This endpoint has been requested too many times. Try again later.';
    throw new GitlabError(
      429,
      { message: { error } },
      limitsSayWhen ? { 'Retry-After': String(seconds) } : {},
    );
  };
}
