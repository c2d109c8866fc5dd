import { expect, test } from '@jest/globals';
import { ConfigurationError } from '../../../src/errors.ts';
import { parseApiUrl } from '../../../src/services/gitlab/api-url.ts';

test.each([
  ['https://gitlab.example.com', 'https://gitlab.example.com/api/v4'],
  ['https://gitlab.example.com/', 'https://gitlab.example.com/api/v4'],
  [' https://gitlab.example.com/api/v4/ ', 'https://gitlab.example.com/api/v4'],
  ['https://example.com/gitlab/', 'https://example.com/gitlab/api/v4'],
  ['https://example.com/gitlab/api/v4', 'https://example.com/gitlab/api/v4'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080/api/v4'],
])('%s is the API at %s', (text, expected) => {
  expect(parseApiUrl(text)).toBe(expected);
});

test.each([
  ['gitlab.example.com', /is not the address of a GitLab/],
  ['ssh://gitlab.example.com', /is not the address of a GitLab/],
  ['http://gitlab.example.com', /uses http .* use https/],
  ['https://ada:secret@gitlab.example.com', /holds a user name or a password/],
  ['https://gitlab.example.com/?private_token=secret', /has a query/],
])('%s is refused, and not repeated', (text, message) => {
  expect(() => parseApiUrl(text)).toThrow(ConfigurationError);
  expect(() => parseApiUrl(text)).toThrow(message);
  expect(() => parseApiUrl(text)).not.toThrow(/secret/);
});
