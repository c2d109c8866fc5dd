import { expect, test } from '@jest/globals';
import { bypassesProxy } from '../../src/host/bypasses-proxy.ts';

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
