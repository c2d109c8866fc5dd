import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createUser } from '../../rules/accounts.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import { findAccessToken, issueAccessToken, keepAccessToken, revokeAccessToken } from '../../rules/tokens.ts';
import { makeSandbox } from '../make-sandbox.ts';

let made: ReturnType<typeof makeSandbox>;
let sandbox: Sandbox;
beforeEach(() => {
  made = makeSandbox();
  ({ sandbox } = made);
});
afterEach(() => made.close());

const rights = { scope: 'api' };

test('a token speaks for its user until it is revoked, and is not kept itself', () => {
  const ada = createUser(sandbox, { name: 'Ada', role: 'All Users' });
  const { id, token } = issueAccessToken(sandbox, { userId: ada.id, kind: 'gitlab-personal', rights });
  expect(token).toMatch(/^glpat-\w{36}$/);
  expect(findAccessToken(sandbox, token)).toMatchObject({ user: ada, token: { id, rights } });
  expect(JSON.stringify(sandbox.store.accessTokens.findById(id))).not.toContain(token);
  expect(findAccessToken(sandbox, `${token}x`)).toBeUndefined();
  revokeAccessToken(sandbox, id);
  expect(findAccessToken(sandbox, token)).toBeUndefined();
  expect(() => revokeAccessToken(sandbox, id)).toThrow('Token not found');
});

test('a token that is kept again has its new rights', () => {
  const ada = createUser(sandbox, { name: 'Ada', role: 'All Users' });
  const kept = { userId: ada.id, kind: 'github-personal', rights } as const;
  keepAccessToken(sandbox, 'ghp_1', kept);
  keepAccessToken(sandbox, 'ghp_1', { ...kept, rights: { contents: 'read' } });
  expect(findAccessToken(sandbox, 'ghp_1')?.token.rights).toEqual({ contents: 'read' });
  expect(() => issueAccessToken(sandbox, { ...kept, userId: 'nobody' })).toThrow('User not found');
});
