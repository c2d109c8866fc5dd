import { describe, expect, test } from '@jest/globals';
import { ConfigurationError } from '../../src/errors.ts';
import { bypassesProxy, describeRoute, findRoute } from '../../src/host/route.ts';

const SERVICE = 'https://review.example.com/sub';
const PROXY = 'http://user:pass%40word@proxy.example.com:3128';

describe('findRoute', () => {
  test.each<[string, Record<string, string>]>([
    ['the lower case', { https_proxy: PROXY, HTTPS_PROXY: 'http://other:1' }],
    ['a lower case that is empty', { https_proxy: ' ', HTTPS_PROXY: PROXY }],
    ['an address without a scheme', { https_proxy: PROXY.slice('http://'.length) }],
    ['a bypass for another host', { https_proxy: PROXY, NO_PROXY: 'localhost,.example.org' }],
  ])('goes through the proxy, by %s', (_, environment) => {
    const route = findRoute(SERVICE, environment);
    expect(route).toMatchObject({ kind: 'proxy', url: `${PROXY}/` });
    expect(describeRoute(route)).toMatch(
      /^through the proxy http:\/\/proxy\.example\.com:3128 \((?:https_proxy|HTTPS_PROXY)\)$/u,
    );
  });

  test.each<[string, string, Record<string, string>, RegExp]>([
    ['nothing is set', SERVICE, {}, /HTTPS_PROXY is not set/u],
    ['only HTTP_PROXY is set', SERVICE, { HTTP_PROXY: PROXY }, /HTTPS_PROXY is not set/u],
    [
      'NO_PROXY names the host',
      SERVICE,
      { HTTPS_PROXY: PROXY, NO_PROXY: 'example.com' },
      /NO_PROXY names review/u,
    ],
    [
      'no_proxy comes first',
      SERVICE,
      { HTTPS_PROXY: PROXY, no_proxy: '*', NO_PROXY: 'x' },
      /no_proxy names/u,
    ],
    [
      'the host is loopback',
      'http://127.0.0.1:8080',
      { http_proxy: PROXY, https_proxy: PROXY },
      /this machine/u,
    ],
    ['the host is localhost', 'https://localhost', { https_proxy: PROXY }, /this machine/u],
  ])('goes directly where %s', (_, baseUrl, environment, reason) => {
    const route = findRoute(baseUrl, environment);
    expect(route.kind).toBe('direct');
    expect(describeRoute(route)).toMatch(/^without a proxy: /u);
    expect(describeRoute(route)).toMatch(reason);
  });

  test.each([
    ['http://user:hidden-word@proxy:99999', /http:\/\/host:port/u],
    ['http://user:hidden-word%zz@proxy:1', /percent-encoded/u],
    ['http://', /http:\/\/host:port/u],
    ['socks5://user:hidden-word@proxy:1080', /http proxy/u],
    ['ftp://proxy', /http proxy/u],
  ])('%s is an error that names the variable and hides its value', (value, sentence) => {
    const find = (): unknown => findRoute(SERVICE, { HTTPS_PROXY: value });
    expect(find).toThrow(ConfigurationError);
    expect(find).toThrow(/HTTPS_PROXY/u);
    expect(find).toThrow(sentence);
    expect(find).not.toThrow(/hidden-word/u);
  });
});

test.each<[string, string, boolean]>([
  ['review.example.com', '', false],
  ['review.example.com', '*', true],
  ['review.example.com', 'review.example.com', true],
  ['review.example.com', 'REVIEW.example.com.', true],
  ['review.example.com', 'other.com, review.example.com', true],
  ['review.example.com', 'other.com review.example.com', true],
  ['review.example.com', 'example.com', true],
  ['review.example.com', '.example.com', true],
  ['review.example.com', '*.example.com', true],
  ['review.example.com', 'ample.com', false],
  ['example.com', 'review.example.com', false],
  ['review.example.com', 'example.com:443', true],
  ['review.example.com', 'example.com:8443', false],
  ['review.example.com', ',, .', false],
  ['10.1.2.3', '10.1.2.3', true],
  ['10.1.2.3', '10.0.0.0/8', true],
  ['10.1.2.3', '10.1.2.3:443', true],
  ['10.1.2.3', '10.2.0.0/16', false],
  ['10.1.2.3', '10.0.0.0/99', false],
  ['10.1.2.3', '1.2.3', false],
  ['review.example.com', '10.0.0.0/8', false],
  ['[fd00::1]', 'fd00::1', true],
  ['[fd00::1]', '[fd00:0::1]:443', true],
  ['[fd00::1]', 'fd00::/8', true],
  ['[fd00::1]', '[fd00::1]:8443', false],
  ['[fd00::1]', '10.0.0.0/8', false],
])('%s with NO_PROXY=%j', (hostname, noProxy, bypassed) => {
  expect(bypassesProxy({ hostname, port: '443' }, noProxy)).toBe(bypassed);
});
