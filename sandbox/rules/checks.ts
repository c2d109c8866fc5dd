import type { User } from '../store/accounts.ts';
import type { Check, CheckRecord } from '../store/statuses.ts';
import { getDeployment } from './deployments.ts';
import { Refusal } from './refusal.ts';
import type { Sandbox } from './sandbox.ts';

/** Creates the check of this name, or updates it. Members of All Users may not. */
export function putCheck(sandbox: Sandbox, user: User, deployment: number, check: Check): CheckRecord {
  getDeployment(sandbox, deployment);
  if (user.role !== 'Account Owners')
    throw new Refusal('forbidden', 'Only members of Account Owners may put a check');
  const record = { ...check, putAt: sandbox.clock() };
  sandbox.store.checks.put(deployment, record);
  sandbox.events.emit({ type: 'check', deployment, id: check.name });
  return record;
}

/** The checks of a deployment as they stand, in the order in which their names first came up. */
export function currentChecks(history: readonly CheckRecord[]): readonly CheckRecord[] {
  return [...new Map(history.map((check): [string, CheckRecord] => [check.name, check])).values()];
}
