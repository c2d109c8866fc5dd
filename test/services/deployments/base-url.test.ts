import { describe, expect, test } from '@jest/globals';
import { ConfigurationError } from '../../../src/errors.ts';
import { parseBaseUrl } from '../../../src/services/deployment-change.ts';

describe('parseBaseUrl', () => {
  test.each([
    ['https://review.example.com', 'https://review.example.com'],
    ['https://review.example.com/', 'https://review.example.com'],
    ['  https://Review.Example.com:8443/team/reviews//  ', 'https://review.example.com:8443/team/reviews'],
    ['https://review.example.com:443', 'https://review.example.com'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['http://127.9.8.7', 'http://127.9.8.7'],
    ['http://127.1', 'http://127.0.0.1'],
    ['http://[::1]:8080/', 'http://[::1]:8080'],
  ])('reads %j', (text, expected) => {
    expect(parseBaseUrl(text)).toBe(expected);
  });

  test.each([
    ['', 'is not a URL'],
    ['review.example.com', 'is not a URL: enter the address of the review service without a path'],
    ['https://', 'is not a URL'],
    ['ftp://review.example.com', 'has the scheme "ftp"'],
    ['localhost:8080', 'has the scheme "localhost": begin it with https://'],
    ['http://review.example.com', 'uses http with the host review.example.com'],
    ['http://127.0.0.1.example.com', 'uses http with the host'],
    ['http://localhost.example.com', 'uses http with the host'],
    ['http://10.0.0.1', 'uses http with the host'],
    ['http://0.0.0.0', 'uses http with the host'],
    ['http://[::2]', 'uses http with the host'],
    ['https://review.example.com?tenant=1', 'has a query or a fragment'],
    ['https://review.example.com/?', 'has a query or a fragment'],
    ['https://review.example.com/#top', 'has a query or a fragment'],
    ['https://review.example.com/#', 'has a query or a fragment'],
    ['https://review.example.com/apis/rest/v1', 'ends with /apis/rest/v1'],
    [
      'https://review.example.com/team/apis/rest/v1/',
      'enter the part before it: https://review.example.com/team.',
    ],
  ])('refuses %j, naming the input', (text, what) => {
    expect(() => parseBaseUrl(text)).toThrow(ConfigurationError);
    expect(() => parseBaseUrl(text)).toThrow('The input `base-url`');
    expect(() => parseBaseUrl(text)).toThrow(what);
  });

  test.each([
    'https://user:hunter22@review.example.com',
    'https://hunter22@review.example.com',
    'https://:hunter22@review.example.com',
    'http://user:hunter22@review.example.com:99999',
  ])('refuses credentials in %j without repeating them', (text) => {
    expect(() => parseBaseUrl(text)).toThrow(ConfigurationError);
    expect(() => parseBaseUrl(text)).not.toThrow(/hunter22/);
  });
});
