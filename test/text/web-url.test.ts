import { describe, expect, test } from '@jest/globals';
import { webUrl } from '../../src/text/inline.ts';

describe('webUrl', () => {
  test.each([
    ['https', 'https://e.example/a', 'https://e.example/a'],
    ['http', 'http://localhost:8080', 'http://localhost:8080/'],
    ['any case', 'HTTPS://E.Example', 'https://e.example/'],
    ['an IPv6 address', 'http://[::1]:80/a', 'http://[::1]/a'],
    ['a host in another script, as ASCII', 'https://b\u00fccher.example/', 'https://xn--bcher-kva.example/'],
  ])('accepts %s', (_, text, href) => {
    expect(webUrl(text)?.href).toBe(href);
  });

  test.each([
    ['scripts', 'javascript:alert(1)'],
    ['scripts with white space inside', 'java\nscript:alert(1)'],
    ['data', 'data:text/html,<b>'],
    ['files', 'file:///etc/passwd'],
    ['a user name', 'https://github.com@e.example/'],
    ['a password', 'https://:p@e.example/'],
    ['relative addresses', '/rules/a.html'],
    ['addresses without a scheme', '//e.example/'],
    ['no host', 'https://'],
    ['a host that could end a link', 'https://a)(b/'],
    ['empty text', ''],
    ['more than 2,048 characters', `https://e.example/${'a'.repeat(2_031)}`],
  ])('refuses %s', (_, text) => {
    expect(webUrl(text)).toBeUndefined();
  });
});
