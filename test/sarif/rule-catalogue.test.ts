import { expect, test } from '@jest/globals';
import { toRuleCatalogue } from '../../src/sarif/rule.ts';
import { toTool } from '../../src/sarif/tool.ts';

function catalogueOf(
  rules: readonly unknown[],
  reported: readonly string[],
  ...invocations: readonly unknown[]
) {
  const catalogue = toRuleCatalogue(toTool({ tool: { driver: { rules } } }), invocations, new Set(reported));
  return catalogue && [...catalogue].sort();
}

const off = { enabled: false };

test('a list of the rules that have results is no catalogue', () => {
  expect(catalogueOf([{ id: 'A' }, { id: 'A' }], ['A', 'B'])).toBeUndefined();
  expect(catalogueOf([], [])).toBeUndefined();
  expect(catalogueOf([{ name: 'no id' }, null], [])).toBeUndefined();
});

test('a list that names a rule without results is one, with all that has results', () => {
  expect(catalogueOf([{ id: 'A' }, { id: 'B' }], ['A', 'C'])).toEqual(['A', 'B', 'C']);
});

test('former ids of a rule are in it', () => {
  expect(catalogueOf([{ id: 'A', deprecatedIds: ['OLD', 3] }], [])).toEqual(['A', 'OLD']);
});

test('rules that are switched off did not run (§3.50.2)', () => {
  expect(catalogueOf([{ id: 'A' }, { id: 'B', defaultConfiguration: off }], ['A'])).toEqual(['A']);
  const override = (id: string, enabled: boolean) => ({
    ruleConfigurationOverrides: [{ descriptor: { id }, configuration: { enabled } }],
  });
  expect(catalogueOf([{ id: 'A' }, { id: 'B' }], [], override('B', false))).toEqual(['A']);
  expect(catalogueOf([{ id: 'A' }, { id: 'B', defaultConfiguration: off }], [], override('B', true))).toEqual(
    ['A', 'B'],
  );
  expect(catalogueOf([{ id: 'A' }, { id: 'B' }], [], override('B', true), override('B', false))).toEqual([
    'A',
    'B',
  ]);
});

test('rules of extensions are in it', () => {
  const tool = toTool({ tool: { driver: {}, extensions: [{ rules: [{ id: 'X' }] }] } });
  expect(toRuleCatalogue(tool, [], new Set())).toEqual(new Set(['X']));
});

test('an id that is cut is known by what is left of it', () => {
  const long = 'R'.repeat(1_000);
  const cut = `${'R'.repeat(299)}…`;
  expect(catalogueOf([{ id: long }], [cut])).toBeUndefined();
  expect(catalogueOf([{ id: long }, { id: 'S' }], ['S'])).toEqual([cut, 'S']);
});
