import { ServiceError } from '../../errors.ts';
import type { MayWrite } from '../port.ts';
import type { Target } from './policies.ts';
import { read, type Session } from './session.ts';

/** https://docs.gitlab.com/api/access_requests/#valid-access-levels */
const DEVELOPER = 30;
const NOT_FOUND = 404;
/** https://docs.gitlab.com/api/members/ */
const ACTIVE = 'active';

/** How answers are read; loaded while the first request is on its way. */
const wire = () => import('./wire.ts');

/**
 * Whether a person is an active member with the role Developer at least, inherited ones included. Bots may
 * not decide, whatever their role is.
 */
export async function mayWrite(member: Target, account: Target, session: Session): Promise<MayWrite> {
  try {
    const {
      access_level: level,
      state,
      membership_state: membership = ACTIVE,
    } = await read(member, async (text) => (await wire()).parseMember(text), session);
    if (level < DEVELOPER || state !== ACTIVE || membership !== ACTIVE) return 'no';
    const { bot } = await read(account, async (text) => (await wire()).parseAccount(text), session);
    // Where the service does not say whether it is a bot, it may be one.
    if (bot === undefined) return 'unknown';
    return bot ? 'no' : 'yes';
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // 404 is the answer about a person who is not a member.
    return error.status === NOT_FOUND ? 'no' : 'unknown';
  }
}
