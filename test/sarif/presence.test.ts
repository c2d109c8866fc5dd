import { expect, test } from '@jest/globals';
import { toPresence } from '../../src/sarif/presence.ts';

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
