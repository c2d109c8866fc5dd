import { describe, expect, test } from '@jest/globals';
import { readNetworkFailure } from '../../src/service/network-failure.ts';

/** Errors as undici throws them: the code is one or two causes deep. */
function thrown(properties: object): Error {
  return new Error('Request failed', {
    cause: new TypeError('fetch failed', { cause: Object.assign(new Error('x'), properties) }),
  });
}

describe('readNetworkFailure', () => {
  test.each([
    [{ code: 'ECONNREFUSED', syscall: 'connect' }, 'unreached', 'connection refused (ECONNREFUSED)'],
    [{ code: 'ENOTFOUND', syscall: 'getaddrinfo' }, 'unreached', 'host name not found (ENOTFOUND)'],
    [{ code: 'ETIMEDOUT', syscall: 'connect' }, 'unreached', 'the connection timed out (ETIMEDOUT)'],
    [{ code: 'EHOSTUNREACH', syscall: 'connect' }, 'unreached', 'host unreachable (EHOSTUNREACH)'],
    [{ code: 'UND_ERR_CONNECT_TIMEOUT' }, 'unreached', 'connection timed out (UND_ERR_CONNECT_TIMEOUT)'],
    [{ code: 'CERT_HAS_EXPIRED' }, 'unreached', 'the certificate has expired (CERT_HAS_EXPIRED)'],
    [
      { code: 'ERR_SSL_WRONG_VERSION_NUMBER' },
      'unreached',
      'no TLS at this port (ERR_SSL_WRONG_VERSION_NUMBER)',
    ],
    [{ code: 'ECONNRESET', syscall: 'read' }, 'lost', 'the connection was reset (ECONNRESET)'],
    [{ code: 'EHOSTUNREACH', syscall: 'read' }, 'lost', 'host unreachable (EHOSTUNREACH)'],
    [{ code: 'ETIMEDOUT', syscall: 'read' }, 'lost', 'the connection timed out (ETIMEDOUT)'],
    [{ code: 'UND_ERR_SOCKET' }, 'lost', 'the connection was closed (UND_ERR_SOCKET)'],
    [{ code: 'EUNHEARD_OF' }, 'lost', 'the connection failed (EUNHEARD_OF)'],
    [{ code: 'constructor' }, 'lost', 'the connection failed'],
    [{ code: 7 }, 'lost', 'the connection failed'],
    [
      { errors: [{ code: 'ECONNREFUSED' }, { code: 'ECONNREFUSED' }] },
      'unreached',
      'connection refused (ECONNREFUSED)',
    ],
    [{ errors: [{ code: 'ECONNREFUSED' }, { code: 'ECONNRESET' }] }, 'lost', 'the connection failed'],
    [{ errors: [{ code: 'ECONNREFUSED' }, 'text'] }, 'lost', 'the connection failed'],
  ])('reads %j as %s', (properties, kind, reason) => {
    expect(readNetworkFailure(thrown(properties))).toEqual({ kind, reason });
  });

  test.each([undefined, null, 'text', 7, new Error('x'), { code: {} }])('takes %p for a loss', (error) => {
    expect(readNetworkFailure(error)).toEqual({ kind: 'lost', reason: 'the connection failed' });
  });

  test('ends when causes go round in a circle', () => {
    const error = new Error('x');
    error.cause = error;
    expect(readNetworkFailure(error).kind).toBe('lost');
  });
});
