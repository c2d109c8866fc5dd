import { expect, test } from '@jest/globals';
import { describeOlder, describeReading, describeUnresolved } from '../../src/report/warnings.ts';
import { KEYLESS } from '../../src/thread/keyring.ts';
import type { OwnThread } from '../../src/thread/own-thread.ts';
import { NOTHING_LISTED, type ThreadReading } from '../../src/thread/read-threads.ts';
import { makeSpot } from '../finding/make-finding.ts';
import { KEYS, makeMark, makeThread, PREVIOUS_KEYS } from '../thread/make-thread.ts';
import { makeRun } from './make-result.ts';

test.each<[string, Partial<ThreadReading>, readonly (string | RegExp)[]]>([
  ['nothing of an ordinary listing', {}, []],
  [
    'how to keep the ownership of markers that no key of ours signed',
    { forged: 2 },
    [/^2 comments carry .* give the old one as previous-key$/],
  ],
  [
    'that another user may have written without a key',
    { forged: 1 },
    [/^1 comment carries a marker that no key of this run signed, .* another user wrote it without a key; /],
  ],
  ['which discussions hold copies', { copies: ['d1', 'd2'] }, [/^discussions d1, d2 hold copies/]],
  [
    'whose threads a later version wrote',
    { later: [{ tool: 'PMD', category: 'x' }] },
    [/threads of PMD \(x\), which are left alone$/],
  ],
])('the summary says %s', (_, parts, expected) => {
  const warnings = describeReading({ ...NOTHING_LISTED, ...parts }, [KEYS]);
  expect(warnings).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
});

test('who gets no secrets is not asked to make one', () => {
  const shared = makeThread(makeSpot(), { doubts: ['shared'] });
  const told = (keys: typeof KEYLESS) =>
    describeReading({ ...NOTHING_LISTED, ours: [shared] }, [keys]).join();
  expect(told(KEYLESS)).toContain('make a secret');
  expect(told({ ...KEYLESS, withheld: true })).not.toContain('make a secret');
  expect(told({ ...KEYLESS, withheld: true })).toContain('from a branch of the repository itself');
});

test.each([
  [1, /^1 comment carries a marker that is signed, .* no signing-key: if there was one, give it again$/],
  [2, /^2 comments carry /],
])('the summary asks for the key where a run without one finds %d signed markers', (forged, expected) => {
  const [warning] = describeReading({ ...NOTHING_LISTED, forged }, [KEYLESS]);
  expect(warning).toMatch(expected);
});

test('the summary says by file and line which comments somebody else has changed', () => {
  const at = (path: string, line: number, parts: Partial<OwnThread> = { doubts: ['edited'] }): OwnThread => {
    const made = thread(parts);
    return { ...made, evidence: { ...made.evidence, path, line } };
  };
  const ours = [at('src/a.js', 3), at('src/b.js', 4, {}), at('src/c\n.js', 0)];
  expect(describeReading({ ...NOTHING_LISTED, ours }, [KEYS])).toEqual([
    'somebody else has changed our comments at src/a.js:3, src/c .js: no run resolves or edits these; resolve them by hand once their findings are gone',
  ]);
});

const thread = (parts: Partial<OwnThread>): OwnThread => ({ ...makeThread(makeSpot()), ...parts });
const overview = {
  commentId: 'c9',
  nonce: 'n',
  job: 'lint',
  entries: [],
  scopes: [],
  keys: PREVIOUS_KEYS,
  older: true,
} as const;

test.each<[string, Partial<ThreadReading>, readonly RegExp[]]>([
  ['that none is needed any more', { ours: [thread({})] }, [/^no open thread needs previous-key any more$/]],
  [
    'how many open threads need it',
    {
      ours: [
        thread({ doubts: ['older'] }),
        thread({ doubts: ['older'], flag: false, lastMark: makeMark('fixed') }),
        thread({ doubts: ['older'], lastMark: makeMark('fixed') }),
        thread({ doubts: ['older'], flag: true }),
      ],
    },
    [/^2 open threads still need previous-key: without it their findings are posted a second time/],
  ],
  [
    'what else is left of it',
    { ours: [thread({ doubts: ['older'] })], overviews: [overview] },
    [/^1 open thread still needs/, /^comments c9 were signed with .*: delete them by hand$/],
  ],
])('where a previous secret is given, the summary says %s', (_, parts, expected) => {
  expect(describeOlder({ ...NOTHING_LISTED, ...parts }, [KEYS, PREVIOUS_KEYS])).toEqual(
    expected.map((pattern) => expect.stringMatching(pattern)),
  );
  expect(describeOlder({ ...NOTHING_LISTED, ...parts }, [KEYS])).toEqual([]);
});

test('a duplicate that this client may not resolve is told as done, not as fixed', () => {
  const move = {
    kind: 'remove-duplicate',
    thread: makeThread(makeSpot(), { discussionId: 'd2', foreignReplies: 1 }),
    winner: makeThread(makeSpot()),
    by: 'retiring',
    reason: '',
  } as const;
  const { plan } = makeRun([]);
  const outcomes = new Map([[move, { kind: 'said', marked: true, reason: 'Forbidden' } as const]]);
  expect(describeUnresolved({ plan: { ...plan, moves: [move] }, outcomes })).toEqual([
    '1 thread is done and stays open, because this client may not resolve threads',
  ]);
});
