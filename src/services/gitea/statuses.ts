import type { ShownVerdict, Verdict } from '../port.ts';
import { isAutomatic } from './comments.ts';
import type { Asking } from './pull-request.ts';
import { listPages } from './session.ts';

const STATES: Readonly<Record<string, ShownVerdict['state']>> = { pending: 'running', success: 'passed' };
const WORDS = { running: 'pending', passed: 'success', failed: 'failure' } as const;

/** A verdict as the status of a commit. */
export function toStatus({ name, state, text, url }: Verdict): object {
  return {
    context: name,
    state: WORDS[state],
    description: text,
    ...(url !== undefined && { target_url: url }),
  };
}

/**
 * Those under a name that this client wrote, the newest first; those of automatic accounts have no author, so
 * that one of another workflow cannot be told from ours. Throws ServiceError.
 */
export async function listStatuses(
  sha: string,
  name: string,
  { session, target, user }: Asking,
): Promise<readonly ShownVerdict[]> {
  const [{ id: me }, found] = await Promise.all([
    user(),
    listPages(
      target('list-statuses', { sha }),
      {},
      async (text) => (await import('./wire.ts')).parseStatuses(text),
      session,
    ),
  ]);
  return found
    .filter((one) => one.context === name && (isAutomatic(me) ? !one.creator : one.creator?.id === me))
    .toSorted((a, b) => Number(b.id) - Number(a.id))
    .map(({ id, status, description, target_url }) => ({
      id,
      state: STATES[status] ?? 'failed',
      text: description ?? '',
      ...(target_url ? { url: target_url } : {}),
    }));
}
