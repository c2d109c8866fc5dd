import { expect, test } from '@jest/globals';
import { proxySecrets } from '../../src/host/route.ts';

test.each<[Record<string, string>, readonly string[]]>([
  [{}, []],
  [{ HTTPS_PROXY: 'http://proxy:3128' }, []],
  [{ HTTPS_PROXY: 'http://user:pass@proxy:3128' }, ['pass']],
  [{ https_proxy: 'http://user:p%40ss@proxy' }, ['p%40ss', 'p@ss']],
  [{ http_proxy: 'user:pass:word@proxy' }, ['pass:word']],
  [{ ALL_PROXY: 'socks5://token@proxy' }, ['token']],
  [{ HTTP_PROXY: 'http://user:p@ss%@not a host', all_proxy: 'http://user:other@x' }, ['p@ss%', 'other']],
])('%j holds %j', (environment, secrets) => {
  expect(proxySecrets(environment)).toEqual(secrets);
});
