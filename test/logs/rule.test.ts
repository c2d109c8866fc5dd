import { expect, test } from '@jest/globals';
import { createRuleReader, toRuleCatalogue, toTool } from '../../src/logs/rules.ts';

function readerOf(...rules: readonly unknown[]) {
  return createRuleReader(toTool({ tool: { driver: { rules } } }));
}

test('results of one rule share one object', () => {
  const toRule = readerOf({ id: 'R' });
  expect(toRule({ ruleId: 'R' }).rule).toBe(toRule({ ruleIndex: 0 }).rule);
  expect(toRule({ ruleId: 'S' }).rule).toBe(toRule({ ruleId: 'S' }).rule);
});

test('a rule says which product its tool is a part of, where the log tells', () => {
  const productOf = (driver: object) =>
    createRuleReader(toTool({ tool: { driver } }))({ ruleId: 'R' }).rule.product;
  const informationUri =
    'https://developer.salesforce.com/docs/platform/salesforce-code-analyzer/guide/engines.html';
  expect(productOf({ name: 'pmd', informationUri })).toBe('Code Analyzer');
  expect(productOf({ name: 'ca', product: 'Suite' })).toBe('Suite');
  expect(productOf({ name: 'PMD', product: 'pmd' })).toBeUndefined();
  expect(productOf({ name: 'PMD', informationUri: 'https://pmd.github.io' })).toBeUndefined();
});

test('an id that is no usable name is cut, whether the log describes the rule or not', () => {
  const long = 'R'.repeat(1_000_000);
  const toRule = readerOf({ id: long, deprecatedIds: [long], properties: { precision: 'high' } });
  expect(toRule({ ruleId: long }).rule).toMatchObject({ id: `${'R'.repeat(299)}…`, precision: 'high' });
  expect(toRule({ ruleId: `S${long}` }).rule.id).toHaveLength(300);
});

test('in a catalogue of rules an id that is cut is known by what is left of it', () => {
  const long = 'R'.repeat(1_000);
  const cut = `${'R'.repeat(299)}…`;
  const toolOf = (...rules: readonly unknown[]) => toTool({ tool: { driver: { rules } } });
  expect(toRuleCatalogue(toolOf({ id: long }), [], new Set([cut]))).toBeUndefined();
  expect(toRuleCatalogue(toolOf({ id: long }, { id: 'S' }), [], new Set(['S']))).toEqual(new Set(['S', cut]));
});
