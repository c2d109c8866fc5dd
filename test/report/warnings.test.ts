import { expect, test } from '@jest/globals';
import { describeReading } from '../../src/report/warnings.ts';
import type { ThreadReading } from '../../src/thread/own-thread.ts';

const NOTHING: ThreadReading = {
  threads: [],
  overviews: [],
  intents: [],
  copies: [],
  forged: 0,
  later: [],
  comments: 9,
};

test.each<[string, Partial<ThreadReading>, readonly (string | RegExp)[]]>([
  ['nothing of an ordinary listing', {}, []],
  [
    'how to keep the ownership of markers that this secret did not sign',
    { forged: 2 },
    [/^2 comments .* set the input previous-client-secret$/],
  ],
  ['which discussions hold copies', { copies: ['d1', 'd2'] }, [/^discussions d1, d2 hold copies/]],
  [
    'whose threads a later version wrote',
    { later: [{ tool: 'PMD', category: 'x' }] },
    [/threads of PMD \(x\), which are left alone$/],
  ],
])('the summary says %s', (_, parts, expected) => {
  const warnings = describeReading({ ...NOTHING, ...parts });
  expect(warnings).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
});
