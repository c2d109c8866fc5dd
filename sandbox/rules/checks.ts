import type { User } from '../store/accounts.ts';
import type { Check, CheckRecord } from '../store/statuses.ts';
import { getDeployment } from './deployments.ts';
import { Refusal } from './refusal.ts';
import type { Sandbox } from './sandbox.ts';

/** Creates the check of this name, or updates it. Members of All Users may not. */
export function putCheck(sandbox: Sandbox, user: User, deployment: number, check: Check): CheckRecord {
  getDeployment(sandbox, deployment);
  mustBeOwner(user, 'put');
  const record = { ...check, putAt: sandbox.clock() };
  sandbox.store.checks.put(deployment, record);
  sandbox.events.emit({ type: 'check', deployment, id: check.name });
  return record;
}

/**
 * Removes the check of this name with its history, and gives it as it stood. Refuses with `not-found` where
 * there is none; members of All Users may not.
 */
export function deleteCheck(sandbox: Sandbox, user: User, deployment: number, name: string): CheckRecord {
  const { store, events } = sandbox;
  getDeployment(sandbox, deployment);
  mustBeOwner(user, 'delete');
  const deleted = store.transaction(() => {
    const check = currentChecks(store.checks.history(deployment)).find((one) => one.name === name);
    store.checks.delete(deployment, name);
    return check;
  });
  if (deleted === undefined) throw new Refusal('not-found', 'Check not found');
  events.emit({ type: 'check', deployment, id: name });
  return deleted;
}

function mustBeOwner(user: User, verb: string): void {
  if (user.role === 'Account Owners') return;
  throw new Refusal('forbidden', `Only members of Account Owners may ${verb} a check`);
}

/** The checks of a deployment as they stand, in the order in which their names first came up. */
export function currentChecks(history: readonly CheckRecord[]): readonly CheckRecord[] {
  return [...new Map(history.map((check): [string, CheckRecord] => [check.name, check])).values()];
}
