import { ServiceError } from '../../errors.ts';
import type { MayWrite } from '../port.ts';
import { isAutomatic } from './comments.ts';
import type { Asking } from './pull-request.ts';
import { read } from './session.ts';

/** How answers are read; loaded while the first request is on its way. */
const wire = () => import('./wire.ts');

const WRITING = ['write', 'admin', 'owner'];

/**
 * Whether a person may write to the repository. Who may do what is told to administrators of the repository
 * alone. To others the servers list whom an issue can be assigned to, and those are who may write, unless an
 * organization owns the repository: there they are members of teams that only read, too.
 *
 * @param login of the account with this id, where a listing has named it
 */
export async function mayWrite(id: string, login: string | undefined, asking: Asking): Promise<MayWrite> {
  if (isAutomatic(id)) return 'no';
  if (login === undefined) return 'unknown';
  const { session, target } = asking;
  try {
    const { permission, user } = await read(
      target('read-permission', { login }),
      async (text) => (await wire()).parsePermission(text),
      session,
    );
    return user?.id === id && WRITING.includes(permission) ? 'yes' : 'no';
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.status === 404) return 'no';
    return error.status === 403 ? isAssignee(id, asking) : 'unknown';
  }
}

async function isAssignee(id: string, { session, target }: Asking): Promise<MayWrite> {
  try {
    const assignees = await read(
      target('list-assignees'),
      async (text) => (await wire()).parseUsers(text),
      session,
    );
    if (!assignees.some((user) => user.id === id)) return 'no';
    await read(target('read-organization'), async () => ({ kind: 'value', value: null }), session);
    return 'unknown';
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const isPerson = error.status === 404 && error.message.includes('/orgs/');
    if (error.status === 403) session.tell(`It cannot be found out who may decide: ${error.message}`);
    return isPerson ? 'yes' : 'unknown';
  }
}
