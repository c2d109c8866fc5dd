import { describe, expect, test } from '@jest/globals';
import { BOT, breaches, type Expectation, type Truth, topLevelCopies, unmarkedThreads } from './checker.ts';
import type { State, TrueFinding } from './scenario.ts';

type Thread = Truth['threads'][number];

const finding = (name: string, more: Partial<TrueFinding> = {}): TrueFinding => ({
  name,
  path: 'a.js',
  line: 4,
  level: 'warning',
  suppressed: false,
  file: 'in-diff',
  ...more,
});

const STATE: State = {
  name: 'state',
  commit: '0123456789012345678901234567890123456789',
  findings: [finding('alpha'), finding('omega', { file: 'unchanged' })],
  log: '',
};

const EXPECTED: Expectation = {
  state: STATE,
  checkName: 'lint',
  foreign: new Map([['p1', 'Why?']]),
  foreignThread: { discussionId: 'd-person', resolved: false },
  people: 'quiet',
};

const hidden = (kind: string) => `\n\n<!-- sarif-review:1:${kind}:e30:AAAAAAAAAAAAAAAAAAAAAA -->`;

function thread(id: string, texts: readonly string[], more: Partial<Thread> = {}): Thread {
  const comments = texts.map((text, index) => ({
    id: `${id}-${index}`,
    body: `${text}${hidden(index === 0 ? 'thread' : 'mark')}`,
    author: { name: BOT },
  }));
  return { discussionId: id, resolvable: true, resolved: false, path: 'a.js', comments, ...more };
}

const summary = (text: string): Thread => ({
  discussionId: 'd-summary',
  resolvable: false,
  resolved: false,
  comments: [{ id: 'o1', body: `${text}${hidden('summary')}`, author: { name: BOT } }],
});

const note: Thread = {
  discussionId: 'd-note',
  resolvable: false,
  resolved: false,
  comments: [{ id: 'n1', body: `Updating 1 thread${hidden('intent')}`, author: { name: BOT } }],
};

const person: Thread = {
  discussionId: 'd-person',
  resolvable: true,
  resolved: false,
  comments: [{ id: 'p1', body: 'Why?', author: { name: 'Ada' } }],
};

const check = { name: 'lint', state: 'DONE', result: 'SUCCESS', description: 'passed; at 0123456' };

const changed: Thread = {
  ...person,
  comments: [{ id: 'p1', body: 'Why not?', author: { name: 'Ada' } }],
};

const GOOD: Truth = {
  threads: [person, thread('d-alpha', ['Call of alpha.']), summary('Call of omega.')],
  checks: [check],
};

const withThreads = (...threads: readonly Thread[]): Truth => ({ ...GOOD, threads: [...threads] });
const alpha = thread('d-alpha', ['Call of alpha.']);
const omega = summary('Call of omega.');

test('tells copies of what we wrote at the top level from our own, and from copies of threads', () => {
  const byAda = (id: string, kind: string): Thread => ({
    ...note,
    comments: [{ id, body: `Words${hidden(kind)}`, author: { name: 'Ada' } }],
  });
  const copies = [byAda('a1', 'summary'), byAda('a2', 'intent'), byAda('a3', 'thread')];
  expect(topLevelCopies(withThreads(person, omega, note, ...copies))).toEqual(['a1', 'a2']);
});

test('finds nothing where the promise holds', () => {
  expect(breaches(GOOD, EXPECTED)).toEqual([]);
});

/** What is left of a thread whose first comment a person copied below it and deleted. */
const takenOver = (text: string): Thread => {
  const { comments, ...rest } = thread('d-copy', [text]);
  return { ...rest, comments: comments.map((comment) => ({ ...comment, author: { name: 'Eve' } })) };
};

test('takes a copy that stands where our comment was deleted for the thread', () => {
  expect(breaches(withThreads(person, takenOver('Call of alpha.'), omega), EXPECTED)).toEqual([]);
});

describe('tells', () => {
  test.each<[string, Truth, string]>([
    ['a second thread', withThreads(person, alpha, thread('d2', ['Call of alpha.']), omega), 'has 2 threads'],
    ['a thread that is missing', withThreads(person, omega), 'alpha has no thread'],
    [
      'a thread that is missing where a person copied another one',
      withThreads(person, takenOver('Call of beta.'), omega),
      'alpha has no thread',
    ],
    [
      'a thread that is missing where a person copied it to the top',
      withThreads(person, { ...takenOver('Call of alpha.'), resolvable: false }, omega),
      'alpha has no thread',
    ],
    [
      'a thread that was resolved by mistake',
      withThreads(person, thread('d', ['Call of alpha.', 'Fixed as of 1'], { resolved: true }), omega),
      'we resolved its thread (Fixed as of 1)',
    ],
    [
      'one that was resolved without a word',
      withThreads(person, thread('d', ['Call of alpha.'], { resolved: true }), omega),
      'without a mark',
    ],
    [
      'a thread whose finding is gone',
      withThreads(person, alpha, thread('d', ['Call of beta.']), omega),
      'its finding is gone: Call of beta.',
    ],
    ['a summary comment that is missing', withThreads(person, alpha), '0 summary comments instead of 1'],
    ['two summary comments', withThreads(person, alpha, omega, omega), '2 summary comments instead of 1'],
    [
      'a summary comment that leaves something out',
      withThreads(person, alpha, summary('Other.')),
      'does not list it',
    ],
    ['a note that is left', withThreads(person, alpha, omega, note), 'note n1 is left: Updating 1 thread'],
    ['a comment of a person that was changed', withThreads(changed, alpha, omega), 'comment p1 of a person'],
    [
      'a thread of a person that is resolved',
      withThreads({ ...person, resolved: true }, alpha, omega),
      'of a person',
    ],
    ['a check that is missing', { ...GOOD, checks: [] }, 'the check says'],
    [
      'a check in progress',
      { ...GOOD, checks: [{ ...check, state: 'IN_PROGRESS', result: null }] },
      'IN_PROGRESS',
    ],
    ['a check that lies', { ...GOOD, checks: [{ ...check, result: 'FAILURE' }] }, 'DONE FAILURE'],
    [
      'a check of another commit',
      { ...GOOD, checks: [{ ...check, description: 'passed; at 7654321' }] },
      '7654321',
    ],
  ])('%s', (_, truth, sentence) => {
    expect(breaches(truth, EXPECTED)).toEqual([expect.stringContaining(sentence)]);
  });
});

test('takes a duplicate that says so itself for none', () => {
  const retired = thread('d2', ['Call of alpha.', 'The same finding has another thread as of 1'], {
    resolved: true,
  });
  expect(breaches(withThreads(person, alpha, retired, omega), EXPECTED)).toEqual([]);
});

test('takes a copy of our comment by a person for no thread of ours', () => {
  const copy = thread('d2', ['Call of alpha.']);
  const comments = copy.comments.map((comment) => ({ ...comment, author: { name: 'A person' } }));
  expect(breaches(withThreads(person, alpha, { ...copy, comments }, omega), EXPECTED)).toEqual([]);
});

test('leaves a thread to people that they resolved', () => {
  const resolved = thread('d', ['Call of alpha.'], { resolved: true });
  const expected = { ...EXPECTED, people: 'active' as const };
  expect(breaches(withThreads(person, resolved, omega), expected)).toEqual([]);
});

describe('where the base was compared with', () => {
  const psi = finding('psi', { file: 'unchanged', level: 'error' });
  const state = { ...STATE, findings: [...STATE.findings, psi] };
  const failed = { ...check, result: 'FAILURE' };
  const expected: Expectation = { ...EXPECTED, state, existing: ['omega'] };

  test('asks nothing for what the base has as well', () => {
    const truth = { threads: [person, alpha, summary('Call of psi.')], checks: [failed] };
    expect(breaches(truth, expected)).toEqual([]);
  });

  test('asks for all else, and that warnings fail', () => {
    const truth = { threads: [person, alpha, omega], checks: [check] };
    expect(breaches({ ...truth, checks: [failed] }, expected)).toEqual([
      'psi is not on the diff, and the summary comment does not list it',
    ]);
    expect(breaches(GOOD, { ...EXPECTED, existing: ['epsilon'] })).toEqual([
      expect.stringContaining('instead of "DONE FAILURE'),
    ]);
  });
});

describe('where what is behind a link may be of the change', () => {
  const findings = [finding('alpha', { level: 'error', file: 'unlocated', mayBeOfChange: 'by-file' })];
  const expected = { ...EXPECTED, state: { ...STATE, findings } };
  const unfinished = [{ ...check, result: 'FAILURE', description: 'failed; at 0123456' }];
  const broken = (checks: Truth['checks'], ...texts: readonly string[]) =>
    breaches({ threads: [thread('t', texts), summary('Call of alpha.'), person], checks }, expected);
  const before = 'Fixed as of 7654321';

  test('its thread stays as it is, and the check says that it is not finished', () => {
    expect(broken(unfinished, 'Call of alpha.')).toEqual([]);
    expect(broken(unfinished, 'Call of alpha.', before)).toEqual([]);
  });

  test('neither calls a run it fixed, nor does it pass', () => {
    expect(broken(unfinished, 'Call of alpha.', before, 'Fixed as of 0123456')).toEqual([
      'alpha may be there, and we resolved its thread',
    ]);
    expect(broken([check], 'Call of alpha.')).toEqual([expect.stringContaining('instead of "DONE FAILURE')]);
  });

  test('asks for nothing where the base had its line', () => {
    const known = { ...expected, existing: [] };
    expect(breaches({ threads: [person], checks: [check] }, known)).toEqual([]);
    const added = { ...known, state: { ...STATE, findings: [{ ...findings[0], mayBeOfChange: 'by-line' }] } };
    expect(breaches({ threads: [person], checks: [check] }, added as typeof known)).toEqual([
      expect.stringContaining('instead of "DONE FAILURE'),
    ]);
  });
});

test('a thread that a run left without its mark may pass for one that a person resolved', () => {
  const left = thread('d-left', ['Call of alpha.'], { resolved: true });
  const truth = withThreads(person, left, omega);
  expect(unmarkedThreads(truth)).toEqual(['d-left']);
  expect(breaches(truth, { ...EXPECTED, unmarked: new Set(['d-left']) })).toEqual([]);
  expect(breaches(truth, EXPECTED)).toEqual(['alpha is there, and we resolved its thread (without a mark)']);
});
