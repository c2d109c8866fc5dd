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
    [{ code: 'ECONNREFUSED', syscall: 'connect' }, 'no connection (ECONNREFUSED)'],
    [{ code: 'ENOTFOUND', syscall: 'getaddrinfo' }, 'no connection (ENOTFOUND)'],
    [{ code: 'ETIMEDOUT', syscall: 'connect' }, 'no connection (ETIMEDOUT)'],
    [{ code: 'EHOSTUNREACH', syscall: 'connect' }, 'no connection (EHOSTUNREACH)'],
    [{ code: 'UND_ERR_CONNECT_TIMEOUT' }, 'no connection (UND_ERR_CONNECT_TIMEOUT)'],
    [{ errors: [{ code: 'ECONNREFUSED' }, { code: 'ECONNREFUSED' }] }, 'no connection (ECONNREFUSED)'],
  ])('reads %j as surely not sent', (properties, reason) => {
    expect(readNetworkFailure(thrown(properties), undefined)).toEqual({ kind: 'unreached', reason });
  });

  test.each([
    [{ code: 'ECONNRESET', syscall: 'read' }, 'the connection failed (ECONNRESET)'],
    [{ code: 'EHOSTUNREACH', syscall: 'read' }, 'the connection failed (EHOSTUNREACH)'],
    [{ code: 'ETIMEDOUT', syscall: 'read' }, 'the connection failed (ETIMEDOUT)'],
    [{ code: 'UND_ERR_SOCKET' }, 'the connection failed (UND_ERR_SOCKET)'],
    // The server asks for a certificate after it has the request.
    [
      { code: 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED' },
      'the connection failed (ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED)',
    ],
    [{ code: 'EUNHEARD_OF' }, 'the connection failed (EUNHEARD_OF)'],
    [{ code: 'constructor' }, 'the connection failed'],
    [{ code: 7 }, 'the connection failed'],
    [{ errors: [{ code: 'ECONNREFUSED' }, { code: 'ECONNRESET' }] }, 'the connection failed (ECONNREFUSED)'],
    [{ errors: [{ code: 'ECONNREFUSED' }, 'text'] }, 'the connection failed (ECONNREFUSED)'],
  ])('reads %j as perhaps taken', (properties, reason) => {
    expect(readNetworkFailure(thrown(properties), undefined)).toEqual({ kind: 'lost', reason });
  });

  test.each([
    'CERT_HAS_EXPIRED',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'ERR_SSL_WRONG_VERSION_NUMBER',
    'ERR_SSL_PACKET_LENGTH_TOO_LONG',
  ])('says what to do about %s, which stays so', (code) => {
    expect(readNetworkFailure(thrown({ code }), undefined)).toEqual({
      kind: 'barred',
      reason: expect.stringMatching(
        new RegExp(`^TLS failed \\(${code}\\): .*\`base-url\` and the certificate.*NODE_EXTRA_CA_CERTS`, 'u'),
      ),
    });
  });

  describe('through a proxy', () => {
    const refused = (status: string): Error =>
      thrown({ code: 'UND_ERR_ABORTED', message: `Proxy response${status} !== 200 when HTTP Tunneling` });

    test.each([
      [' (407)', 'barred', /^the proxy P refused the connection \(status 407\): .*allow.*user:password/u],
      [' (502)', 'unreached', /^the proxy P refused the connection \(status 502\)$/u],
      ['', 'unreached', /^the proxy P refused the connection$/u],
    ])('a tunnel that is refused%s did surely not reach the service', (status, kind, reason) => {
      expect(readNetworkFailure(refused(status), 'the proxy P')).toEqual({
        kind,
        reason: expect.stringMatching(reason),
      });
    });

    test('any other failure names the proxy, which may be the one that failed', () => {
      expect(readNetworkFailure(thrown({ code: 'ECONNREFUSED' }), 'the proxy P')).toEqual({
        kind: 'unreached',
        reason: 'no connection (ECONNREFUSED), through the proxy P',
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
