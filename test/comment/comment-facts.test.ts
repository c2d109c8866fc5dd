import { expect, test } from '@jest/globals';
import { renderFacts } from '../../src/comment/comment-facts.ts';
import type { Rule } from '../../src/finding/finding.ts';
import { toSpots } from '../../src/finding/spot.ts';
import { type FindingParts, makeFinding, makeSpot } from '../finding/make-finding.ts';

function factsOf(parts: FindingParts, line = 3): string {
  return renderFacts(makeSpot(parts), line);
}

function ofRule(rule: Partial<Rule>): string {
  return factsOf({ rule: { id: 'r', ...rule } });
}

test.each([
  [
    'level, rule and tool',
    factsOf({ level: 'note', category: 'nightly' }),
    '**Note** · `no-var` · PMD (nightly)',
  ],
  ['a rule without problem', factsOf({ level: 'none' }), '**Information** · `no-var` · PMD'],
  [
    'a rule with its help, and where that leads',
    ofRule({ helpUri: 'https://eslint.org/r' }),
    '**Warning** · [r](https://eslint.org/r) (eslint.org) · PMD',
  ],
  ['help that leads nowhere', ofRule({ helpUri: 'javascript:alert(1)' }), '**Warning** · r · PMD'],
  [
    'weaknesses',
    ofRule({ cwes: [20, 79] }),
    '**Warning** · `r` · PMD · [CWE-20](https://cwe.mitre.org/data/definitions/20.html) · [CWE-79](https://cwe.mitre.org/data/definitions/79.html)',
  ],
  ['a severity as a number', ofRule({ securitySeverity: 8 }), '**Warning** · `r` · PMD · severity 8.0'],
  ['a severity in words', ofRule({ severity: 'Moderate' }), '**Warning** · `r` · PMD · severity Moderate'],
  [
    'the number rather than words',
    ofRule({ securitySeverity: 7.5, severity: 'HIGH' }),
    '**Warning** · `r` · PMD · severity 7.5',
  ],
  ['words that say the level again', ofRule({ severity: 'WARNING' }), '**Warning** · `r` · PMD'],
  [
    'words that are none',
    ofRule({ severity: '@all\n#1' }),
    '**Warning** · `r` · PMD · severity `@all` #\u200B1',
  ],
  ['how far it goes', factsOf({ line: 3, endLine: 7 }), '**Warning** · `no-var` · PMD · lines 3–7'],
  [
    'how far it goes on the diff',
    factsOf({ line: 3, endLine: 7 }, 13),
    '**Warning** · `no-var` · PMD · lines 13–17',
  ],
])('says %s', (_, facts, expected) => {
  expect(facts).toBe(expected);
});

test('weaknesses of results stand beside those of the rule, each once', () => {
  const rule = { id: 'r', cwes: [20] };
  const [spot] = toSpots([
    { ...makeFinding({ rule }), cwes: [20] },
    { ...makeFinding({ rule, message: 'b' }), cwes: [89] },
  ]);
  expect(spot && renderFacts(spot, 3).match(/\[CWE-\d+\]/g)).toEqual(['[CWE-20]', '[CWE-89]']);
});
