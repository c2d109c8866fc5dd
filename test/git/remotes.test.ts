import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createGit } from '../../src/git/git.ts';
import { findRemote } from '../../src/git/remotes.ts';
import { createRepository, type Repository, TEST_ENVIRONMENT } from './repository.ts';

const ADDRESS = 'https://git.example.com/acme/shop';
let repository: Repository;
beforeAll(() => {
  repository = createRepository();
});
afterAll(() => repository.dispose());

test.each<[boolean, string | undefined]>([
  [true, 'https://git.example.com/acme/shop'],
  [true, 'https://git.example.com/Acme/shop.git'],
  [true, 'https://ci-token:secret@git.example.com/acme/shop.git/'],
  [true, 'git@git.example.com:acme/shop.git'],
  [true, 'ssh://git@git.example.com:2222/acme/shop.git'],
  [false, 'https://git.example.com/acme/other.git'],
  [false, 'https://evil.example/git.example.com/acme/shop'],
  [false, '/srv/acme/shop'],
  [false, undefined],
])('%s for a remote %s', async (expected, remote) => {
  if (remote === undefined) repository.git('config', '--unset-all', 'remote.origin.url');
  else repository.git('config', 'remote.origin.url', remote);
  expect(await findRemote(createGit(repository.path, TEST_ENVIRONMENT), [ADDRESS])).toBe(
    expected ? 'origin' : undefined,
  );
});
