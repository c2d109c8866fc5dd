import { resolve } from 'node:path';
import { z } from 'zod';
import { isFullName, resolveCommits } from '../git/git.ts';
import type { Delay } from '../settings.ts';
import type { ChangeState, CommitPair, Deployment } from '../store/deployments.ts';
import { Refusal } from './refusal.ts';
import type { Sandbox } from './sandbox.ts';

/** Further away than anybody looks at a page; also the most that a timer holds is about 24 days. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

interface NewDeployment {
  /** Path of a git repository on this machine. */
  readonly repository: string;
  /** Revisions, as git reads them. */
  readonly base: string;
  readonly head: string;
  readonly title: string;
  readonly branch: string;
  /** The branch that it is to go to; without one, that which `base` names, if it does. */
  readonly targetBranch?: string | null;
  readonly phase: Phase;
  /** The number that it gets where that is free; else the next one. */
  readonly number?: number | undefined;
  /** Id of the user who proposes it. Without one, nobody is named. */
  readonly authorId?: string | undefined;
}

/**
 * Makes a deployment request. Its diff and its discussion come after their delays, the latter never for a
 * draft.
 */
export async function createDeployment(sandbox: Sandbox, request: NewDeployment): Promise<Deployment> {
  const { store, clock } = sandbox;
  const { title, branch, phase } = request;
  // Absolute, so that it is the same folder after a start from elsewhere.
  const repository = resolve(request.repository);
  const newest = await resolvePair(sandbox, repository, request);
  const { targetBranch = await branchNamed(sandbox, repository, request.base) } = request;
  const now = clock();
  const { diffDelayMs, discussionDelayMs } = store.settings.get();
  const { number, authorId = null } = request;
  if (authorId !== null && store.accounts.findUser(authorId) === undefined) {
    throw new Refusal('invalid', 'authorId: there is no such user');
  }
  const proposed = {
    title,
    branch,
    targetBranch,
    phase,
    repository,
    newest,
    diffDueAt: dueAt(diffDelayMs, now),
    previous: null,
    discussionDueAt: phase === DRAFT ? null : dueAt(discussionDelayMs, now),
    createdAt: now,
    state: 'open',
    endedAt: null,
    authorId,
  } as const;
  const deployment = store.transaction(() => {
    store.projects.add(repository);
    const isFree = number !== undefined && store.deployments.find(number) === undefined;
    const inserted = store.deployments.insert({ ...proposed, ...(isFree && { number }) });
    store.versions.insert(inserted.number, newest, { createdAt: now });
    return inserted;
  });
  tellOf(sandbox, deployment);
  return deployment;
}

/** Removes a deployment with all that belongs to it. Refuses with `not-found`. */
export function deleteDeployment(sandbox: Sandbox, number: number): void {
  const { store, events } = sandbox;
  store.transaction(() => {
    getDeployment(sandbox, number);
    store.deployments.delete(number);
  });
  events.emit({ type: 'push', deployment: number, id: '' });
}

/** The deployment of this number. Refuses with `not-found`. */
export function getDeployment({ store }: Sandbox, number: number): Deployment {
  const deployment = store.deployments.find(number);
  if (deployment === undefined) throw new Refusal('not-found', 'Deployment not found');
  return deployment;
}

export interface DeploymentChanges {
  readonly base?: string | undefined;
  readonly head?: string | undefined;
  /** Without one, that which `base` names, if it names one, or as it was. */
  readonly targetBranch?: string | null | undefined;
  readonly phase?: Phase | undefined;
  readonly state?: ChangeState | undefined;
  /** When it was closed or merged, in milliseconds since the epoch; without it, now. */
  readonly endedAt?: number | undefined;
}

/**
 * A push, a change of the base, of the phase, of the state. The diff before a push stays current until the
 * new one is due.
 */
export async function changeDeployment(
  sandbox: Sandbox,
  number: number,
  changes: DeploymentChanges,
): Promise<Deployment> {
  const { store } = sandbox;
  const before = getDeployment(sandbox, number);
  const pair = await resolvePair(sandbox, before.repository, {
    base: changes.base ?? before.newest.base,
    head: changes.head ?? before.newest.head,
  });
  const targetBranch =
    changes.targetBranch ??
    (changes.base === undefined ? null : await branchNamed(sandbox, before.repository, changes.base));
  const changed = store.transaction(() =>
    // Read again: another push may have come while git was asked.
    applyChanges(sandbox, getDeployment(sandbox, number), {
      base: changes.base === undefined ? undefined : pair.base,
      head: changes.head === undefined ? undefined : pair.head,
      targetBranch,
      phase: changes.phase,
      state: changes.state,
      endedAt: changes.endedAt,
    }),
  );
  tellOf(sandbox, changed);
  return changed;
}

/**
 * Stores changes whose commits are given by full names. For a transaction; who calls it tells of the
 * deployment.
 */
export function applyChanges(sandbox: Sandbox, current: Deployment, changes: DeploymentChanges): Deployment {
  const { base = current.newest.base, head = current.newest.head, phase, state = current.state } = changes;
  const targetBranch = changes.targetBranch ?? current.targetBranch;
  const moved = withPair(sandbox, current, { base, head });
  const wasEnded = state === current.state ? current.endedAt : null;
  const endedAt = state === 'open' ? null : (changes.endedAt ?? wasEnded ?? sandbox.clock());
  const phased = phase === undefined ? moved : withPhase(sandbox, moved, phase);
  const next = { ...phased, targetBranch, state, endedAt };
  sandbox.store.deployments.update(next);
  return next;
}

/** When anything of a deployment was last changed, what people say of it included. */
export function updatedAt({ store }: Pick<Sandbox, 'store'>, deployment: Deployment): number {
  const { number, createdAt, endedAt } = deployment;
  return Math.max(createdAt, endedAt ?? 0, store.comments.lastChange(number));
}

/**
 * A push where the diff is ready at once, else what is about to change by itself, and then again when it has.
 */
export function tellOf({ events, clock }: Sandbox, { number, diffDueAt, discussionDueAt }: Deployment): void {
  events.emit({ type: 'push', deployment: number, id: '' });
  for (const due of [diffDueAt, discussionDueAt]) {
    const wait = due === null ? 0 : due - clock();
    if (wait <= 0 || wait > LONGEST_WAIT_MS) continue;
    setTimeout(() => events.emit({ type: 'push', deployment: number, id: '' }), wait).unref();
  }
}

function withPair({ store, clock }: Sandbox, deployment: Deployment, newest: CommitPair): Deployment {
  if (newest.base === deployment.newest.base && newest.head === deployment.newest.head) return deployment;
  const now = clock();
  store.versions.insert(deployment.number, newest, { createdAt: now });
  return {
    ...deployment,
    newest,
    diffDueAt: dueAt(store.settings.get().diffDelayMs, now),
    previous: currentDiff(deployment, now),
  };
}

function withPhase({ store, clock }: Sandbox, deployment: Deployment, phase: Phase): Deployment {
  const now = clock();
  // A discussion that exists stays, also when the deployment becomes a draft again.
  if (phase === deployment.phase || hasDiscussion(deployment, now)) return { ...deployment, phase };
  if (phase === DRAFT) return { ...deployment, phase, discussionDueAt: null };
  if (deployment.phase !== DRAFT) return { ...deployment, phase };
  return { ...deployment, phase, discussionDueAt: dueAt(store.settings.get().discussionDelayMs, now) };
}

/** Makes pending things ready at once, whatever their delay. A draft gets no discussion that way either. */
export function makeReady(
  sandbox: Sandbox,
  number: number,
  what: { readonly discussion: boolean; readonly diff: boolean },
): Deployment {
  const { store, clock } = sandbox;
  const ready = store.transaction(() => {
    const deployment = getDeployment(sandbox, number);
    const now = clock();
    if (what.discussion && deployment.phase === DRAFT && !hasDiscussion(deployment, now)) {
      throw new Refusal('conflict', 'A draft has no discussion: change its phase first');
    }
    const changed = {
      ...deployment,
      discussionDueAt: what.discussion
        ? earlier(deployment.discussionDueAt, now)
        : deployment.discussionDueAt,
      diffDueAt: what.diff ? earlier(deployment.diffDueAt, now) : deployment.diffDueAt,
    };
    store.deployments.update(changed);
    return changed;
  });
  tellOf(sandbox, ready);
  return ready;
}

function earlier(due: number | null, now: number): number {
  return due === null ? now : Math.min(due, now);
}

/**
 * The branch that a revision names, here or on a remote; `null` where it is a commit, a tag or anything else.
 */
export async function branchNamed(
  { git }: Pick<Sandbox, 'git'>,
  repository: string,
  revision: string,
): Promise<string | null> {
  // git takes it for the commit, even where a branch is called so.
  if (isFullName(revision)) return null;
  const names = [`refs/heads/${revision}`, `refs/remotes/${revision}`];
  const [local = null, remote = null] = (await resolveCommits(git, repository, names)) ?? [];
  if (local !== null) return revision;
  return remote === null ? null : revision.slice(revision.indexOf('/') + 1);
}

/**
 * Two revisions as full names of commits. Refuses with `invalid` where the repository or a commit of it is
 * missing.
 */
export async function resolvePair(
  { git }: Sandbox,
  repository: string,
  pair: CommitPair,
): Promise<CommitPair> {
  const found = await resolveCommits(git, repository, [pair.base, pair.head]);
  if (found === undefined) throw new Refusal('invalid', `repository: ${repository} is not a git repository`);
  const [base = null, head = null] = found;
  if (base === null) throw new Refusal('invalid', `base: ${pair.base} is not a commit of the repository`);
  if (head === null) throw new Refusal('invalid', `head: ${pair.head} is not a commit of the repository`);
  return { base, head };
}

/**
 * When something is due that begins now, in milliseconds since the epoch; `null` for what waits for the admin
 * interface.
 */
function dueAt(delay: Delay, now: number): number | null {
  return delay === 'manual' ? null : now + delay;
}

function isDue(due: number | null, now: number): boolean {
  return due !== null && due <= now;
}

/**
 * The discussion behind a deployment exists. Nothing needs to happen for that: its time has come or
 * not.
 */
export function hasDiscussion(deployment: Deployment, now: number): boolean {
  return isDue(deployment.discussionDueAt, now);
}

/** The diff of the newest commits is the current one. */
export function hasNewestDiff(deployment: Deployment, now: number): boolean {
  return isDue(deployment.diffDueAt, now);
}

/**
 * The current diff: after a push the one before it, until the new one is computed; `null` before the first.
 */
export function currentDiff(deployment: Deployment, now: number): CommitPair | null {
  return hasNewestDiff(deployment, now) ? deployment.newest : deployment.previous;
}

/**
 * The phases of a deployment request, in the words and the order of the service's public client library. Only
 * `DRAFT` means something to the rules.
 */
export const phaseSchema = z.enum([
  'DRAFT',
  'NEW',
  'PLAN',
  'ADVICE',
  'CONFLICT',
  'VALIDATE',
  'APPLY',
  'RECONCILE',
  'CHECKLIST',
  'DONE',
]);
type Phase = z.infer<typeof phaseSchema>;

/** The phase of a deployment that is not proposed yet. */
export const DRAFT = 'DRAFT' satisfies Phase;
/** The phase of a deployment that was just proposed. */
export const PROPOSED = 'NEW' satisfies Phase;
