import { describe, expect, test } from '@jest/globals';
import { createRuleReader, NO_RULE } from '../../src/sarif/rule.ts';
import { toTool } from '../../src/sarif/tool.ts';

function readerOf(...rules: readonly unknown[]) {
  return createRuleReader(toTool({ tool: { driver: { rules } } }));
}

test('reads what the log says of a rule (§3.49)', () => {
  const toRule = readerOf({
    id: 'CA1000',
    deprecatedIds: ['CA1', 7],
    name: 'DoNot',
    shortDescription: { text: 'short' },
    fullDescription: { text: 'full', markdown: '*full*' },
    help: { text: 'help', markdown: '*help*' },
    helpUri: 'https://example.com',
    properties: {
      tags: ['security', 'external/cwe/cwe-079'],
      category: ['Security', 'security'],
      'security-severity': '7.5',
      precision: 'high',
    },
  });
  expect(toRule({ ruleId: 'CA1000/x' }).rule).toEqual({
    id: 'CA1000/x',
    deprecatedIds: ['CA1000', 'CA1'],
    name: 'DoNot',
    shortDescription: 'short',
    fullDescription: 'full',
    help: { kind: 'markdown', text: '*help*' },
    helpUri: 'https://example.com',
    tags: ['security', 'external/cwe/cwe-079', 'Security'],
    securitySeverity: 7.5,
    precision: 'high',
    cwes: [79],
  });
});

test.each([
  ['as plain text', { text: 'a' }, { kind: 'text', text: 'a' }],
  ['as Markdown alone', { markdown: 'a' }, { kind: 'markdown', text: 'a' }],
  ['without words', { text: '', markdown: '' }, undefined],
])('knows help %s', (_, help, expected) => {
  expect(readerOf({ id: 'R', help })({ ruleId: 'R' }).rule.help).toEqual(expected);
});

test('weaknesses may stand in relationships (§3.49.15)', () => {
  const target = { id: 'CWE-120', toolComponent: { name: 'CWE' } };
  expect(readerOf({ id: 'R', relationships: [{ target }, 7] })({ ruleId: 'R' }).rule.cwes).toEqual([120]);
});

test('absent fields stay absent', () => {
  expect(readerOf({ id: 'R' })({ ruleIndex: 0 }).rule).toEqual({ id: 'R', deprecatedIds: [], tags: [] });
});

test('results of one rule share one object', () => {
  const toRule = readerOf({ id: 'R' });
  expect(toRule({ ruleId: 'R' }).rule).toBe(toRule({ ruleIndex: 0 }).rule);
  expect(toRule({ ruleId: 'S' }).rule).toBe(toRule({ ruleId: 'S' }).rule);
});

describe('the id', () => {
  test.each([
    ['of result.rule before ruleId', { ruleId: 'S', rule: { id: 'R' } }, 'R'],
    ['of the descriptor, for an index alone', { ruleIndex: 1 }, 'S'],
    ['that no descriptor has, as it stands', { ruleId: 'T/u' }, 'T/u'],
    ['is the name where the descriptor has none', { ruleIndex: 2 }, 'Name'],
    ['is made up where nothing names it', {}, NO_RULE],
  ])('%s', (_, result, id) => {
    expect(readerOf({ id: 'R' }, { id: 'S' }, { name: 'Name' })(result).rule.id).toBe(id);
  });
});

test.each([
  [9.8, 9.8],
  ['9.8', 9.8],
  ['0', 0],
  [10, 10],
  ['10.1', undefined],
  [-1, undefined],
  ['high', undefined],
  ['', undefined],
  [null, undefined],
])('security-severity %j is %j', (value, expected) => {
  const toRule = readerOf({ id: 'R', properties: { 'security-severity': value } });
  expect(toRule({ ruleId: 'R' }).rule.securitySeverity).toBe(expected);
});

test('an id that is no usable name is cut, whether the log describes the rule or not', () => {
  const long = 'R'.repeat(1_000_000);
  const toRule = readerOf({ id: long, deprecatedIds: [long], properties: { precision: 'high' } });
  expect(toRule({ ruleId: long }).rule).toMatchObject({ id: `${'R'.repeat(299)}…`, precision: 'high' });
  expect(toRule({ ruleId: `S${long}` }).rule.id).toHaveLength(300);
});

test('a hierarchical id stays whole, and that of the rule which describes it is a former name (§3.27.5)', () => {
  const toRule = readerOf({ id: 'CWE-78', help: { text: 'help' } });
  const rule = { deprecatedIds: ['CWE-78'], help: { kind: 'text', text: 'help' }, tags: [] };
  expect(toRule({ ruleId: 'CWE-78/api-handler' }).rule).toEqual({ id: 'CWE-78/api-handler', ...rule });
  expect(toRule({ ruleId: 'CWE-78/a/b', ruleIndex: 0 }).rule).toEqual({ id: 'CWE-78/a/b', ...rule });
  expect(toRule({ ruleId: 'CWE-78' }).rule).toEqual({ ...rule, id: 'CWE-78', deprecatedIds: [] });
  expect(toRule({ ruleId: '@scope/other' }).rule.id).toBe('@scope/other');
});
