import { describe, expect, test } from '@jest/globals';
import { readNetworkFailure } from '../../src/services/answers.ts';

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
    expect(readNetworkFailure(thrown(properties), undefined)).toEqual({ kind, reason });
  });

  test('says what to do about a Node.js without WebAssembly', () => {
    expect(readNetworkFailure(thrown({ message: 'WebAssembly is not defined' }), undefined)).toEqual({
      kind: 'unreached',
      reason: expect.stringContaining('without WebAssembly'),
      remedy: 'start it without --jitless',
    });
  });

  test.each([
    ['CERT_HAS_EXPIRED', 'has expired', 'renewed'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'for another host', 'base-url'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed', 'NODE_EXTRA_CA_CERTS'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'does not know', 'NODE_EXTRA_CA_CERTS'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'no TLS at this port', 'base-url'],
    ['ERR_SSL_PACKET_LENGTH_TOO_LONG', 'no TLS at this port', 'http:// if the service runs on this'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'does not know', 'NODE_EXTRA_CA_CERTS'],
  ])('says what to do about %s', (code, reason, remedy) => {
    expect(readNetworkFailure(thrown({ code }), undefined)).toEqual({
      kind: 'unreached',
      reason: expect.stringContaining(reason),
      remedy: expect.stringContaining(remedy),
    });
  });

  describe('through a proxy', () => {
    const refused = (status: string): Error =>
      thrown({ code: 'UND_ERR_ABORTED', message: `Proxy response${status} !== 200 when HTTP Tunneling` });

    test.each([
      [' (407)', 'the proxy P refused the connection (status 407)', expect.stringContaining('user:password')],
      [' (403)', 'the proxy P refused the connection (status 403)', expect.stringContaining('allow')],
      [' (502)', 'the proxy P refused the connection (status 502)', undefined],
      ['', 'the proxy P refused the connection', undefined],
    ])('a tunnel that is refused%s did surely not reach the service', (status, reason, remedy) => {
      const expected = { kind: 'unreached', reason, ...(remedy === undefined ? {} : { remedy }) };
      expect(readNetworkFailure(refused(status), 'the proxy P')).toEqual(expected);
    });

    test('any other failure names the proxy, which may be the one that failed', () => {
      expect(readNetworkFailure(thrown({ code: 'ECONNREFUSED' }), 'the proxy P')).toEqual({
        kind: 'unreached',
        reason: 'connection refused (ECONNREFUSED), through the proxy P',
      });
    });

    test.each([
      ['the proxy https://p:3128', 'begin the address of the proxy with http://'],
      ['the proxy http://p:3128', 'begin it with http:// if the service'],
    ])('a port without TLS may be that of %s', (proxy, remedy) => {
      expect(readNetworkFailure(thrown({ code: 'ERR_SSL_WRONG_VERSION_NUMBER' }), proxy)).toMatchObject({
        reason: expect.stringContaining(proxy),
        remedy: expect.stringContaining(remedy),
      });
    });

    test('without a proxy the same code is a loss', () => {
      expect(readNetworkFailure(refused(' (407)'), undefined).kind).toBe('lost');
    });
  });

  test.each([undefined, null, 'text', 7, new Error('x'), { code: {} }])('takes %p for a loss', (error) => {
    expect(readNetworkFailure(error, undefined)).toEqual({ kind: 'lost', reason: 'the connection failed' });
  });

  test('ends when causes go round in a circle', () => {
    const error = new Error('x');
    error.cause = error;
    expect(readNetworkFailure(error, undefined).kind).toBe('lost');
  });
});
