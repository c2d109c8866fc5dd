import type { Deployment, PlannedPush } from '../store/deployments.ts';
import { applyChanges, getDeployment, resolvePair, tellOf } from './deployments.ts';
import { Refusal } from './refusal.ts';
import type { Sandbox } from './sandbox.ts';

/** More than any story has, and a page can show them. */
const MOST_PUSHES = 100;

export interface NewPush {
  /** What a person reads on the button. */
  readonly label: string;
  /** Revisions, as git reads them. Without a base, the deployment's newest one. */
  readonly base?: string | undefined;
  readonly head: string;
}

/**
 * Adds states that a deployment is to be moved to, in this order. Refuses with `invalid` what is no commit,
 * and stores all or none.
 */
export async function planPushes(
  sandbox: Sandbox,
  number: number,
  pushes: readonly NewPush[],
): Promise<readonly PlannedPush[]> {
  const { store, events } = sandbox;
  const { repository, newest } = getDeployment(sandbox, number);
  const resolved: Pick<PlannedPush, 'label' | 'base' | 'head'>[] = [];
  for (const { label, base = newest.base, head } of pushes) {
    const pair = await resolvePair(sandbox, repository, { base, head });
    resolved.push({ label, ...pair });
  }
  store.transaction(() => {
    if (store.pushes.list(number).length + resolved.length > MOST_PUSHES) {
      throw new Refusal('conflict', `A deployment has at most ${MOST_PUSHES} pushes to come`);
    }
    for (const push of resolved) store.pushes.insert(number, push);
  });
  events.emit({ type: 'push', deployment: number, id: '' });
  return store.pushes.list(number);
}

/** The states of a deployment that was given some, those that it had included. */
export function listPushes(sandbox: Sandbox, number: number): readonly PlannedPush[] {
  getDeployment(sandbox, number);
  return sandbox.store.pushes.list(number);
}

/**
 * Moves a deployment to its next state, exactly as a push does. Refuses with `conflict` where none is left.
 */
export function pushNext(sandbox: Sandbox, number: number): Deployment {
  const { store, clock } = sandbox;
  const deployment = store.transaction(() => {
    const current = getDeployment(sandbox, number);
    const next = store.pushes.list(number).find(({ pushedAt }) => pushedAt === null);
    if (next === undefined) throw new Refusal('conflict', 'There is no further push to come');
    store.pushes.setPushed(next.id, clock());
    return applyChanges(sandbox, current, { base: next.base, head: next.head });
  });
  tellOf(sandbox, deployment);
  return deployment;
}
