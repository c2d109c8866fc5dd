import type { Access, User } from '../../store/accounts.ts';
import { forbidden } from './gitlab-error.ts';

/** https://docs.gitlab.com/api/access_requests/#valid-access-levels */
const LEVEL_OF_ACCESS = {
  none: 0,
  read: 20,
  write: 30,
  maintain: 40,
  admin: 50,
} as const satisfies Record<Access, number>;

export const DEVELOPER = LEVEL_OF_ACCESS.write;
export const MAINTAINER = LEVEL_OF_ACCESS.maintain;

/** The access level of a user as a member of every project of the sandbox; 0 for no member. */
export function accessLevelOf({ access }: User): number {
  return LEVEL_OF_ACCESS[access];
}

/** Refuses with 403 who has less than this level. */
export function mustHaveLevel(user: User, level: number): void {
  if (accessLevelOf(user) < level) throw forbidden();
}
