import { expect, test } from '@jest/globals';
import { githubHost } from '../../src/host/github.ts';
import { createRedactor } from '../../src/text/secrets.ts';

test('on GitHub Actions, files are shown below the address of the repository', () => {
  const host = (environment: Readonly<Record<string, string>>) =>
    githubHost(environment, createRedactor([])).repository;
  expect(host({ GITHUB_SERVER_URL: 'https://ghe.example', GITHUB_REPOSITORY: 'acme/app' })).toEqual({
    address: 'https://ghe.example/acme/app',
    files: '/blob/',
  });
  expect(host({})).toBeUndefined();
});
