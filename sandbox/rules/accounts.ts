import { newId } from '../secrets.ts';
import type { Access, Role, User } from '../store/accounts.ts';
import { Refusal } from './refusal.ts';
import type { Sandbox } from './sandbox.ts';

const LONGEST_NAME = 100;

/** People of a new sandbox, one of each role. */
const FIRST_PEOPLE = [
  { name: 'Ada Reviewer', role: 'All Users' },
  { name: 'Owen Owner', role: 'Account Owners' },
] as const satisfies readonly { name: string; role: Role }[];

export interface NewUser {
  readonly name: string;
  readonly role: Role;
  /** Without it, what goes with the role. */
  readonly access?: Access | undefined;
  readonly isBot?: boolean | undefined;
}

/** Adds a user with a new id. */
export function createUser(
  { store }: Pick<Sandbox, 'store'>,
  { name, role, access = role === 'Account Owners' ? 'maintain' : 'write', isBot = false }: NewUser,
): User {
  return store.accounts.insertUser({ id: newId(), name, role, access, isBot });
}

/**
 * The user that automation acts as, an Account Owner. The first call makes it, and with it the people of a
 * new sandbox.
 */
export function ensureBot(sandbox: Pick<Sandbox, 'store'>, name: string): User {
  const known = sandbox.store.accounts.firstUser();
  if (known !== undefined) return known;
  const bot = createUser(sandbox, { name, role: 'Account Owners', isBot: true });
  for (const person of FIRST_PEOPLE) createUser(sandbox, person);
  return bot;
}

/** Whom one can sign in as: every user that no automation acts as, in order of creation. */
export function listPeople({ store }: Sandbox): readonly User[] {
  return store.accounts.listUsers().filter(({ isBot }) => !isBot);
}

/**
 * Somebody to sign in as: one of the people by id, or somebody new by name, who becomes a member of All
 * Users.
 */
export type ChosenPerson =
  | { readonly kind: 'known'; readonly id: string }
  | { readonly kind: 'named'; readonly name: string };

/**
 * The chosen person. Refuses with `invalid` an id of nobody, and a name that is empty, long, holds control
 * characters, or is that of a user or a client: comments of two authors must not look like those of one.
 */
export function choosePerson(sandbox: Sandbox, chosen: ChosenPerson): User {
  const people = listPeople(sandbox);
  if (chosen.kind === 'known') {
    const person = people.find(({ id }) => id === chosen.id);
    if (person === undefined) throw new Refusal('invalid', 'user: there is no such person');
    return person;
  }
  const name = chosen.name.trim();
  if (name === '' || name.length > LONGEST_NAME || /[\p{Cc}\p{Cf}]/u.test(name)) {
    throw new Refusal('invalid', `name: must have 1 to ${LONGEST_NAME} characters, none of them invisible`);
  }
  return sandbox.store.transaction(() => {
    const { accounts, clients } = sandbox.store;
    const taken = [...accounts.listUsers().map((user) => user.name), ...clients.names()];
    if (taken.some((other) => looksOf(other) === looksOf(name))) {
      throw new Refusal('invalid', 'name: it is taken: choose the person in the list, or another name');
    }
    return createUser(sandbox, { name, role: 'All Users' });
  });
}

/** What is left of a name where nobody sees a difference. */
function looksOf(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ');
}
