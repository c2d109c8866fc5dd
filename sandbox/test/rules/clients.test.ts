import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createUser } from '../../rules/accounts.ts';
import { authenticateClient, createClient, listClients, revokeClient } from '../../rules/clients.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import { authenticateToken, issueToken } from '../../rules/tokens.ts';
import type { User } from '../../store/accounts.ts';
import { makeSandbox } from '../make-sandbox.ts';

let made: ReturnType<typeof makeSandbox>;
let sandbox: Sandbox;
let ada: User;
let owen: User;
beforeEach(() => {
  made = makeSandbox();
  sandbox = made.sandbox;
  ada = createUser(sandbox, { name: 'Ada', role: 'All Users' });
  owen = createUser(sandbox, { name: 'Owen', role: 'Account Owners' });
});
afterEach(() => made.close());

const create = (user: User, name: string) => createClient(sandbox, { userId: user.id, name });

test('a user sees the clients of their own, without secrets', () => {
  const first = create(ada, ' My pipeline ');
  create(owen, "Owen's");
  const second = create(ada, 'Another');
  const listed = listClients(sandbox, ada);
  expect(listed).toEqual([
    { clientId: first.clientId, name: 'My pipeline', createdAt: 1000 },
    { clientId: second.clientId, name: 'Another', createdAt: 1000 },
  ]);
  const stored = ['sandbox.db', 'sandbox.db-wal']
    .map((file) => readFileSync(join(made.folder, file), 'latin1'))
    .join('');
  expect(stored).toContain(first.clientId);
  expect(stored).not.toContain(first.clientSecret);
});

test('a client that is revoked is gone, with its tokens, and others stay', () => {
  const { clientId, clientSecret } = create(ada, 'Mine');
  const other = create(ada, 'Other');
  const token = issueToken(sandbox, { clientId, userId: ada.id });
  const otherToken = issueToken(sandbox, { clientId: other.clientId, userId: ada.id });
  expect(authenticateToken(sandbox, token).user).toEqual(ada);
  revokeClient(sandbox, ada, clientId);
  expect(listClients(sandbox, ada).map(({ name }) => name)).toEqual(['Other']);
  expect(() => authenticateToken(sandbox, token)).toThrow('Invalid or expired access token');
  expect(() => authenticateClient(sandbox, clientId, Buffer.from(clientSecret))).toThrow(
    'Invalid client credentials',
  );
  expect(authenticateToken(sandbox, otherToken).user).toEqual(ada);
});

test("nobody revokes somebody else's client, or one that there is not", () => {
  const { clientId } = create(ada, 'Mine');
  for (const id of [clientId, 'nothing'])
    expect(() => revokeClient(sandbox, owen, id)).toThrow('Client not found');
  expect(listClients(sandbox, ada)).toHaveLength(1);
});

test.each(['', '   ', 'x'.repeat(101)])('a client is not named %j', (name) => {
  expect(() => create(ada, name)).toThrow('name: must have 1 to 100 characters');
});

test('a user has at most a hundred clients', () => {
  for (let index = 0; index < 100; index += 1) create(ada, String(index));
  expect(() => create(ada, 'one more')).toThrow('at most 100 clients');
  create(owen, 'one of another user');
});
