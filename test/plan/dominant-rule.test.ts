import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import type { OverviewEntry } from '../../src/comment/overview-body.ts';
import { describeDominantRule } from '../../src/plan/overview.ts';
import { makeSpot } from '../finding/make-spot.ts';

const over = (rule: string, count: number, tool = 'pmd'): readonly OverviewEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    spot: makeSpot({ rule, tool, line: index + 1 }),
    why: 'over-limit',
    reason: 'max-threads is 50',
  }));

test('a rule that makes more than half of what is over the limit is named, with the line that silences it', () => {
  expect(describeDominantRule([...over('ApexDoc', 4), ...over('Other', 3)])).toBe(
    '4 of 7 findings over max-threads are of ApexDoc (pmd): "- { tool: pmd, rule: ApexDoc, level: off }" below rules: in .sarif-review.yml silences it, and a level in place of off makes less of it',
  );
});

test.each<[string, readonly OverviewEntry[]]>([
  ['half of it', [...over('ApexDoc', 4), ...over('Other', 4)]],
  ['a single one', over('ApexDoc', 1)],
  ['more than half in two tools', [...over('ApexDoc', 4), ...over('ApexDoc', 4, 'PMD')]],
  ['what has no place', over('ApexDoc', 9).map((entry) => ({ ...entry, why: 'unanchored' }) as const)],
  ['nothing', []],
])('%s is nothing to say', (_, entries) => {
  expect(describeDominantRule(entries)).toBeUndefined();
});

test.each(['@lwc/lwc/no-async-operation', 'off', 'a: b', '"', '12', '*', 'ünïcode', 'a\\b'])(
  'the line for %s is YAML that says so',
  (rule) => {
    const line = describeDominantRule(over(rule, 9, 'Salesforce Code Analyzer'))?.match(
      /- \{.*\}(?=")/u,
    )?.[0];
    expect(parse(line ?? '')).toEqual([{ tool: 'Salesforce Code Analyzer', rule, level: 'off' }]);
  },
);
