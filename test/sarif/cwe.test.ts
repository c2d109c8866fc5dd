import { expect, test } from '@jest/globals';
import { toCwes } from '../../src/sarif/rule.ts';

const CWE = { name: 'CWE' };

test.each([
  ['a tag of CodeQL', ['external/cwe/cwe-079', 'security'], [], [79]],
  ['a tag of Semgrep', ['CWE-95: Eval Injection', 'HIGH CONFIDENCE'], [], [95]],
  ['a plain tag', ['cwe-1004'], [], [1004]],
  ['a target of a relationship (§3.49.15)', [], [{ id: 'CWE-120', toolComponent: CWE }], [120]],
  ['a taxon that is a bare number (§3.27.8)', [], [{ id: '020', toolComponent: { name: 'cwe' } }], [20]],
  ['a taxon without a component', [], [{ id: 'CWE-22' }], [22]],
  ['each once, in their order', ['CWE-89', 'external/cwe/cwe-020', 'CWE-089'], [{ id: 'CWE-20' }], [20, 89]],
  ['five of many', ['CWE-6', 'CWE-5', 'CWE-4', 'CWE-3', 'CWE-2', 'CWE-1'], [], [1, 2, 3, 4, 5]],
  ['no tag', [], [], undefined],
  ['tags of other kinds', ['owasp-a1', 'not-cwe-79', 'CWE-', 'CWE-0', 'CWE-1234567', 7], [], undefined],
  [
    'a bare number of another taxonomy',
    [],
    [{ id: '20', toolComponent: { name: 'OWASP' } }, { id: '20' }],
    undefined,
  ],
  ['references of the wrong type', [], [null, 7, { id: 79, toolComponent: CWE }], undefined],
])('%s', (_, tags, references, expected) => {
  expect(toCwes(tags, references)).toEqual(expected);
});
