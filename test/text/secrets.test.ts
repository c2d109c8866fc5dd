import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { logLine } from '../../src/text/lines.ts';
import { createRedactor, cutKeys } from '../../src/text/secrets.ts';
import { anyCharacter } from '../any-character.ts';

const SECRET = 's3cr/t+ "päss"=';

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}

describe('createRedactor', () => {
  test.each([
    ['as it is', SECRET],
    ['in JSON', JSON.stringify(SECRET).slice(1, -1)],
    ['in JSON in JSON', JSON.stringify(JSON.stringify(SECRET)).slice(3, -3)],
    ['in a URL', encodeURIComponent(SECRET)],
    [
      'in a URL with small digits',
      encodeURIComponent(SECRET).replace(/%\w\w/g, (byte) => byte.toLowerCase()),
    ],
    ['in a form', new URLSearchParams({ a: SECRET }).toString().slice(2)],
    ['in a form with small digits', 's3cr%2ft%2b+%22p%c3%a4ss%22%3d'],
    ['in a URL with digits of both sizes', 's3cr%2Ft%2b%20%22p%c3%A4ss%22%3D'],
    ['in base64', base64(SECRET)],
    ['in base64url', Buffer.from(SECRET).toString('base64url')],
    ['in base64 in a URL', encodeURIComponent(base64(SECRET)).replace(/(%3D)*$/, '')],
  ])('hides a secret %s', (_, form) => {
    const redacted = createRedactor([SECRET]).redact(`a ${form} b`);
    expect(redacted).toMatch(/^a \*\*\*=* b$/);
  });

  test.each(['', 'i', 'id', 'id:', 'id-4'])(
    'hides a secret in the base64 of a longer text, after %j',
    (before) => {
      const text = base64(`${before}${SECRET}after`);
      const redacted = createRedactor([SECRET]).redact(text);
      expect(redacted).toContain('***');
      const left = redacted.split('***').map((part) => part.length);
      // What is left covers the bytes around the secret alone.
      expect(left[0]).toBeLessThanOrEqual(Math.floor((before.length * 8) / 6));
      expect(left[1]).toBeLessThanOrEqual(Math.ceil(('after'.length * 8) / 6) + 2);
    },
  );

  test('hides a secret that is cleaned for the log and then written as JSON', () => {
    const secret = '::a"b\\c';
    expect(createRedactor([secret]).redact(JSON.stringify(logLine(secret)))).toBe('"***"');
  });

  test('leaves other text alone', () => {
    expect(createRedactor([SECRET]).redact('nothing to hide: ***')).toBe('nothing to hide: ***');
  });

  test('ignores secrets that are too short to be any', () => {
    expect(createRedactor(['', 'abc']).redact('abc abc')).toBe('abc abc');
  });

  test('hides a secret that is added later', () => {
    const redactor = createRedactor([]);
    expect(redactor.redact('token-1')).toBe('token-1');
    redactor.add('token-1');
    expect(redactor.redact('a token-1')).toBe('a ***');
  });

  test('hides every occurrence', () => {
    expect(createRedactor(['hush']).redact('hush, hush')).toBe('***, ***');
  });

  test('leaves no tail where secrets overlap', () => {
    expect(createRedactor(['abcd', 'cdef', 'abcdxyz']).redact('-abcdef-abcdxyz-')).toBe('-***-***-');
    expect(createRedactor(['abab']).redact('ababab')).toBe('***');
  });

  test('takes every character literally', () => {
    expect(createRedactor(['a.c*(']).redact('abcc( a.c*(')).toBe('abcc( ***');
  });

  test.each(['Pj4+Pz8/', 'Pj4-Pz8_', 'Pj4%2BPz8%2F', 'Pj4%2bPz8%2f'])(
    'knows every alphabet of base64: %s',
    (text) => {
      expect(createRedactor(['>>>???']).redact(text)).toBe('***');
    },
  );

  test('hides what becomes of a secret when it is cleaned for the log', () => {
    expect(createRedactor(['##se\u200bcret']).redact(logLine('##se\u200bcret'))).toBe('***');
  });

  test('hides a secret without the spaces around it', () => {
    expect(createRedactor([' hush-hush ']).redact('hush-hush!')).toBe('***!');
  });

  test('hides a secret without the newline of the file that it came from', () => {
    expect(createRedactor(['hush-hush\n']).redact('hush-hush!')).toBe('***!');
  });

  test('hides a secret of several lines line by line', () => {
    expect(createRedactor(['-----BEGIN\nabcdef\n']).redact('line abcdef end')).toBe('line *** end');
  });

  test('hides any secret in any text, printed and in base64', () => {
    const secret = fc
      .string({ unit: anyCharacter, minLength: 4, maxLength: 40 })
      .filter((text) => text.trim().length >= 4);
    fc.assert(
      fc.property(secret, fc.string(), fc.string(), (hidden, before, after) => {
        fc.pre(!'***'.includes(hidden));
        const redactor = createRedactor([hidden]);
        expect(redactor.redact(before + hidden + after)).not.toContain(hidden);
        expect(redactor.redact(base64(before + hidden + after))).toContain('***');
      }),
    );
  });
});

// Put together here, so that no scanner takes this file for a leak.
const GITHUB = `ghp${'_'}16C7e42F292c6912E7710c838347Ae178B4a`;
const STRIPE = `sk${'_live_'}4eC39HqLyjWDarjtT1zdp7dc`;
const SLACK = `xoxb${'-'}263594206564-2343594206574-FGqddMF8t08v8N7Oq4i57vs1`;
const PEM = `-----BEGIN RSA ${'PRIVATE'} KEY-----\nMIIEpAIBAAKCAQEA04up8hoqzS1\n+APIB0RhjXyObwHQnOzhAk5Bd\n-----END RSA PRIVATE KEY-----`;

describe('cutKeys', () => {
  test.each([
    ['an access key of AWS', 'found AKIAIOSFODNN7EXAMPLE here', 'found AKIA… here'],
    ['a secret key of AWS', 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', 'wJal…'],
    ['a token of GitHub', `see ${GITHUB}.`, 'see ghp_…'],
    ['a token of Slack', `token: ${SLACK}`, 'token: xoxb…'],
    ['a key of Stripe', `"${STRIPE}"`, '"sk_l…"'],
    [
      'a JSON Web Token',
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P',
      'eyJh…',
    ],
    [
      'a private key',
      `-\n${PEM}\n-`,
      '-\n-----BEGIN RSA PRIVATE KEY-----\nMIIE…-----END RSA PRIVATE KEY-----\n-',
    ],
    ['half a private key', PEM.slice(0, 60), `${PEM.slice(0, 32)}MIIE…`],
    ['a hexadecimal key', 'key d41d8cd98f00b204e9800998ecf8427e', 'key d41d…'],
    ['a UUID', '123e4567-e89b-42d3-a456-426614174000', '123e…'],
    ['a password in code', "const password = 'hunter2hunter2';", "const password = 'hunt…';"],
    [
      'a password in a message',
      'Possible hardcoded password: "hunter2"',
      'Possible hardcoded password: "hunt…"',
    ],
    [
      'a password in an address',
      'postgres://admin:hunter2@db.example/x',
      'postgres://admin:hunt…@db.example/x',
    ],
    ['several', `${STRIPE} and ${GITHUB}`, 'sk_l… and ghp_…'],
  ])('cuts %s', (_, text, expected) => {
    expect(cutKeys(text)).toBe(expected);
    expect(cutKeys(cutKeys(text))).toBe(cutKeys(text));
  });

  test.each([
    'generic-api-key has detected secret for file src/main/resources/application-production.properties.',
    'Do not use hard-coded credentials (see CWE-798).',
    'Detected a Generic API Key, potentially exposing access to various services and sensitive operations.',
    'src/main/java/com/example/service/UserAuthenticationService2.java:12',
    'Use SystemEnvironmentVariableCredentialsProvider or process.env.AWS_SECRET_ACCESS_KEY',
    'https://docs.example.com/rules/hardcoded-password-in-configuration',
    'password = getPassword("db")',
  ])('leaves %j', (text) => {
    expect(cutKeys(text)).toBe(text);
  });
});
