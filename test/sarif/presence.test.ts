import { expect, test } from '@jest/globals';
import { toPresence } from '../../src/sarif/read-result.ts';

const PRESENT = { kind: 'present' };
const SUPPRESSED = { kind: 'suppressed' };

test.each([
  ['absent', undefined, PRESENT],
  ['null', null, PRESENT],
  ['empty', [], PRESENT],
  ['in the source', [{ kind: 'inSource' }], SUPPRESSED],
  [
    'accepted',
    [{ kind: 'external', status: 'accepted', justification: 'why' }],
    { ...SUPPRESSED, justification: 'why' },
  ],
  ['without words', [{ kind: 'inSource', justification: '' }], SUPPRESSED],
  ['under review', [{ kind: 'external', status: 'underReview' }], PRESENT],
  ['accepted and rejected', [{ kind: 'inSource' }, { kind: 'external', status: 'rejected' }], PRESENT],
  ['of the wrong type', ['yes', true], PRESENT],
])('suppressions %s (§3.27.23)', (_, suppressions, expected) => {
  expect(toPresence({ suppressions }, 'R1')).toEqual(expected);
});

test.each([
  ['absent', { kind: 'absent' }],
  ['new', PRESENT],
  ['unchanged', PRESENT],
  ['updated', PRESENT],
])('baselineState %s (§3.27.24)', (baselineState, expected) => {
  expect(toPresence({ baselineState }, 'R1')).toEqual(expected);
});

test.each(['UninstantiableEngineError', 'UnexpectedEngineError'])(
  '%s is the crash of its engine',
  (ruleId) => {
    expect(toPresence({ suppressions: [{ kind: 'inSource' }] }, ruleId)).toEqual({ kind: 'crash' });
  },
);

test.each([
  ['pass', { kind: 'passed', because: 'the rule holds' }],
  ['Pass', { kind: 'passed', because: 'the rule holds' }],
  ['notApplicable', { kind: 'passed', because: 'the rule does not apply' }],
  ['NOTAPPLICABLE', { kind: 'passed', because: 'the rule does not apply' }],
  ['fail', PRESENT],
  ['open', PRESENT],
  ['review', PRESENT],
  ['informational', PRESENT],
  [7, PRESENT],
])('kind %j (§3.27.9)', (kind, expected) => {
  expect(toPresence({ kind }, 'R1')).toEqual(expected);
});

test('what passes is absent where it is not there any more, and passes where it is suppressed too', () => {
  expect(toPresence({ kind: 'pass', baselineState: 'absent' }, 'R1')).toEqual({ kind: 'absent' });
  expect(toPresence({ kind: 'pass', suppressions: [{ kind: 'inSource' }] }, 'R1').kind).toBe('passed');
});
