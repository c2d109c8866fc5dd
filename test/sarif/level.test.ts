import { describe, expect, test } from '@jest/globals';
import { toLevel, toLevelOverrides } from '../../src/sarif/level.ts';
import { toTool } from '../../src/sarif/tool.ts';

const rule = { id: 'R', defaultConfiguration: { level: 'error' } };
const plain = { id: 'P' };
const tool = toTool({ tool: { driver: { rules: [rule, plain] } } });
const override = (level: unknown, descriptor: unknown) => ({
  ruleConfigurationOverrides: [{ configuration: { level }, descriptor }],
});

function levelOf(result: unknown, key: unknown, ...invocations: readonly unknown[]) {
  return toLevel(result, key, toLevelOverrides(tool, invocations, 'rules'));
}

test.each([
  ['its own', { level: 'note' }, rule, 'note'],
  ['its own, `none`', { level: 'none' }, rule, 'none'],
  ['of the rule', {}, rule, 'error'],
  ['warning', {}, plain, 'warning'],
  ['warning, for a rule that is not described', {}, 'Q', 'warning'],
  ['of the rule, where its own is no level', { level: 'fatal' }, rule, 'error'],
  ['none, for another kind than fail', { kind: 'pass', level: 'error' }, rule, 'none'],
  ['none, for a kind alone', { kind: 'review' }, rule, 'none'],
  ['none, for a kind in other capitals', { kind: 'INFORMATIONAL' }, rule, 'none'],
  ['of a failure', { kind: 'fail' }, rule, 'error'],
  ['of a failure, where the kind is none', { kind: 'bogus' }, rule, 'error'],
])('the level is %s (§3.27.10)', (_, result, key, expected) => {
  expect(levelOf(result, key)).toBe(expected);
});

describe('an override of the invocation (§3.48.6, §3.51)', () => {
  const second = { provenance: { invocationIndex: 1 } };

  test('counts before the rule and after the result', () => {
    expect(levelOf({}, rule, override('note', { index: 0 }))).toBe('note');
    expect(levelOf({ level: 'warning' }, rule, override('note', { index: 0 }))).toBe('warning');
  });

  test('counts for its invocation only', () => {
    const invocations = [override('note', { id: 'R' }), override('none', { id: 'R' })];
    expect(levelOf(second, rule, ...invocations)).toBe('none');
    expect(levelOf({}, rule, ...invocations)).toBe('error');
    expect(levelOf({ provenance: { invocationIndex: 9 } }, rule, ...invocations)).toBe('error');
  });

  test('counts for its rule only, which need not be described', () => {
    expect(levelOf({}, plain, override('note', { id: 'R' }))).toBe('warning');
    expect(levelOf({}, 'Q', override('note', { id: 'Q' }))).toBe('note');
  });

  test('without a level says nothing', () => {
    expect(levelOf({}, rule, override(undefined, { id: 'R' }))).toBe('error');
  });
});
