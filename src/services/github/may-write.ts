import { ServiceError } from '../../errors.ts';
import type { Comment, MayWrite } from '../port.ts';
import { read, type Session } from './session.ts';

/** The grades of `permission`: `maintain` is shown as `write`, `triage` as `read`. */
const WRITING = ['write', 'admin'];
const NOT_FOUND = 404;

/** The logins of those whom listings have named, by their numbers. */
export class Logins {
  readonly #logins = new Map<string, string>();

  note(comments: readonly Comment[]): void {
    for (const { author, authorName, editedBy, resolvedBy, resolvedById } of comments) {
      if (editedBy?.id !== undefined && editedBy.name !== undefined)
        this.#logins.set(editedBy.id, editedBy.name);
      if (author !== undefined && authorName !== undefined) this.#logins.set(author, authorName);
      if (resolvedById !== undefined && resolvedBy !== undefined) this.#logins.set(resolvedById, resolvedBy);
    }
  }

  get(author: string): string | undefined {
    return this.#logins.get(author);
  }
}

/**
 * Whether a person may write to the repository. Bots may not decide, whatever they may write; and since a
 * login may have passed to another one, the answer has to be about this very number.
 *
 * @param repository its path, as `/repos/owner/name`
 */
export async function mayWrite(
  author: string,
  repository: string,
  logins: Logins,
  session: Session,
): Promise<MayWrite> {
  const login = logins.get(author);
  if (login === undefined) return 'unknown';
  const path = `${repository}/collaborators/${encodeURIComponent(login)}/permission`;
  try {
    const { permission, user } = await read(
      'get-permission',
      { kind: 'rest', method: 'GET', path },
      async (text) => (await import('./wire.ts')).parsePermission(text),
      session,
    );
    if (user?.id !== author || user.type === 'Bot') return 'no';
    return WRITING.includes(permission) ? 'yes' : 'no';
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // An app is no collaborator, and neither is somebody who is gone.
    return error.status === NOT_FOUND ? 'no' : 'unknown';
  }
}
