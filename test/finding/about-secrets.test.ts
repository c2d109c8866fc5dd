import { describe, expect, test } from '@jest/globals';
import { isAboutSecrets } from '../../src/finding/about.ts';
import { type FindingParts, makeFinding } from './make-finding.ts';

describe('isAboutSecrets', () => {
  test.each<[string, FindingParts]>([
    ['Gitleaks', { tool: 'gitleaks', rule: 'aws-access-token' }],
    ['secretlint', { tool: 'secretlint', rule: '@secretlint/secretlint-rule-aws' }],
    ['TruffleHog', { tool: 'TruffleHog', rule: 'AWS' }],
    ['a rule of CodeQL', { tool: 'CodeQL', rule: 'js/hardcoded-credentials' }],
    ['a rule of Semgrep', { tool: 'Semgrep OSS', rule: 'generic.secrets.security.detected-aws-key' }],
    ['a name', { rule: { id: 'S2068', name: 'Hard-coded passwords are security-sensitive' } }],
    ['a tag', { rule: { id: 'B105', tags: ['security', 'external/cwe/cwe-259', 'hardcoded-secret'] } }],
    ['a weakness of the rule', { rule: { id: 'x', cwes: [79, 798] } }],
  ])('tells by %s', (_, parts) => {
    expect(isAboutSecrets(makeFinding(parts))).toBe(true);
  });

  test('tells by a weakness of the result', () => {
    expect(isAboutSecrets({ ...makeFinding({ rule: 'x' }), cwes: [312] })).toBe(true);
  });

  test.each<[string, FindingParts]>([
    ['another rule', { tool: 'ESLint', rule: 'no-unexpected-token' }],
    ['another weakness', { rule: { id: 'js/xss', cwes: [79] } }],
  ])('and leaves %s alone', (_, parts) => {
    expect(isAboutSecrets(makeFinding(parts))).toBe(false);
  });
});
