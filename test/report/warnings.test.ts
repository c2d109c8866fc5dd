import { expect, test } from '@jest/globals';
import type { Acted } from '../../src/act/acting.ts';
import type { Action } from '../../src/model.ts';
import { describeListing, describeUnresolved } from '../../src/report/warnings.ts';
import { KEYLESS, type Keyring } from '../../src/threads/keyring.ts';
import type { Listing, Summary } from '../../src/threads/threads.ts';
import { makeEmptyPlan } from './make-result.ts';
import { KEYS, makeThread, PREVIOUS_KEYS } from './make-thread.ts';

function describe(parts: Partial<Listing>, keyring: Keyring = [KEYS]): readonly string[] {
  const nothing = {
    threads: [],
    summaries: [],
    ignored: [],
    forged: 0,
    forgedThreads: [],
    lookAlikes: [],
    copies: [],
    comments: 0,
  };
  return describeListing({ ...nothing, ...parts }, keyring);
}

test.each<[string, Partial<Listing>, readonly (string | RegExp)[]]>([
  ['nothing of an ordinary listing', {}, []],
  [
    'how to keep the ownership of markers that no key of ours signed',
    { forged: 2 },
    [/^2 comments with a marker .* give the old one on a line below the present signing-key$/],
  ],
  [
    'that another user may have written without a key',
    { forged: 1 },
    [/^1 comment with a marker that no key of this run signed, which does not count: /],
  ],
  ['which discussions hold copies', { copies: ['d1', 'd2'] }, [/^discussions d1, d2 hold copies/]],
])('the summary says %s', (_, parts, expected) => {
  const warnings = describe(parts);
  expect(warnings).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
});

test('who gets no secrets is not asked to make one', () => {
  const shared = makeThread({}, { accepts: false, comment: { shared: true } });
  const told = (keys: typeof KEYLESS) => describe({ threads: [shared] }, [keys]).join();
  expect(told(KEYLESS)).toContain('make a secret');
  expect(told({ ...KEYLESS, withheld: true })).not.toContain('make a secret');
  expect(told({ ...KEYLESS, withheld: true })).toContain('from a branch of the repository itself');
});

test.each([
  [1, /^1 comment with a marker .*: if there was a signing-key, give it again$/],
  [2, /^2 comments with a marker /],
])('the summary asks for the key where a run without one finds %d signed markers', (forged, expected) => {
  const [warning] = describe({ forged }, [KEYLESS]);
  expect(warning).toMatch(expected);
});

test('the summary says by file and line which comments somebody else has changed', () => {
  const threads = [
    makeThread({ path: 'src/a.js', line: 3 }, { unsure: 'edited' }),
    makeThread({ path: 'src/b.js', line: 4 }),
    makeThread({ place: { kind: 'file', path: 'src/c\n.js' } }, { unsure: 'edited' }),
  ];
  expect(describe({ threads })).toEqual([
    'somebody else has changed our comments at src/a.js:3, src/c .js: no run resolves or edits these; resolve them by hand once their findings are gone',
  ]);
});

const older = (parts: Parameters<typeof makeThread>[1] = {}) => makeThread({}, { unsure: 'older', ...parts });
const summary = { comment: { id: 'c9', discussionId: 'c9', body: '' }, isSure: false } as Summary;

test.each<[string, Partial<Listing>, readonly RegExp[]]>([
  [
    'that none is needed any more',
    { threads: [makeThread()] },
    [/^no open thread needs an earlier signing-key any more$/],
  ],
  [
    'how many open threads need it',
    {
      threads: [
        older(),
        older({ mark: { mark: 'fixed' }, isResolved: false }),
        older({ mark: { mark: 'fixed' } }),
        older({ isResolved: true }),
      ],
    },
    [/^2 open threads of an earlier signing-key, without which their findings are posted a second time/],
  ],
  [
    'what else is left of it',
    { threads: [older()], summaries: [summary] },
    [/^1 open thread of an earlier signing-key/, /^comments c9 were signed with .*: delete them by hand$/],
  ],
])('where a previous secret is given, the summary says %s', (_, parts, expected) => {
  expect(describe(parts, [KEYS, PREVIOUS_KEYS])).toEqual(
    expected.map((pattern) => expect.stringMatching(pattern)),
  );
  expect(describe(parts)).toEqual([]);
});

test('a duplicate that this client may not resolve is told as done, not as fixed', () => {
  const action: Action = { kind: 'resolve', thread: makeThread(), winner: makeThread(), reason: '' };
  const outcomes = new Map<Action, Acted>([[action, { kind: 'said', marked: true, reason: 'Forbidden' }]]);
  expect(describeUnresolved({ plan: makeEmptyPlan({ actions: [action] }), outcomes })).toEqual([
    '1 thread done, but open, because this token cannot resolve threads',
  ]);
});
