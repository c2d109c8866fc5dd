import { GHOST } from '../../rules/access-tokens.ts';
import type { User } from '../../store/accounts.ts';
import { toTime } from '../deployments/to-wire.ts';
import { accessLevelOf } from './access-level.ts';

/** https://docs.gitlab.com/api/users/: what stands for a user wherever one is named. */
export function toWireUser(user: User, origin: string) {
  const username = toUsername(user);
  return {
    id: user.number,
    username,
    public_email: null,
    name: user.name,
    state: 'active',
    locked: false,
    avatar_url: null,
    web_url: `${origin}/${username}`,
  };
}

/** Somebody by themselves, as `GET /user` and `GET /users/:id` have it, with whether it is a bot (`bot`). */
export function toWireAccount(user: User, origin: string) {
  return { ...toWireUser(user, origin), bot: user.isBot, created_at: toTime(0), bio: '' };
}

/** https://docs.gitlab.com/api/members/ */
export function toWireMember(user: User, origin: string) {
  return {
    ...toWireUser(user, origin),
    access_level: accessLevelOf(user),
    membership_state: 'active',
    expires_at: null,
    created_at: toTime(0),
  };
}

/** Unique: it ends in the number. */
export function toUsername({ name, number }: User): string {
  // Who stands for deleted users (app/models/user.rb).
  if (name === GHOST) return 'ghost';
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
  return `${plain.replaceAll(/^_+|(?<!_)_+$/g, '') || 'user'}_${number}`;
}
