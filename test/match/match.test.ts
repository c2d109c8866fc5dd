import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { toFindings } from '../../src/finding/logged-finding.ts';
import { openTexts } from '../../src/git/file-texts.ts';
import { createGit } from '../../src/git/git.ts';
import { match, matchKnown } from '../../src/match/match.ts';
import type { Finding, MatchedBy, Thread } from '../../src/model.ts';
import { type FindingParts, makeLogResult } from '../finding/make-finding.ts';
import { createRepository, type Repository, TEST_ENVIRONMENT } from '../git/repository.ts';
import { makeRow, makeThread, THEN, toKnown } from './make-thread.ts';

interface Case {
  name: string;
  /** Files by name, before and after; of a case without git the old commit is not there. */
  before: Record<string, string>;
  after: Record<string, string>;
  withoutGit?: true;
  /** A person has resolved the thread. */
  decided?: true;
  thread: FindingParts;
  findings: FindingParts[];
  /** The index of its finding, and how it was found; or that it has none. */
  expected: [number, MatchedBy] | 'none' | 'resembles';
}

const CODE = 'open();\nfunction run(input) {\n  check(input);\n  return eval(input);\n}\nclose();\n';
const BLOCKS = 'if (a) {\n  go();\n}\nif (b) {\n  go();\n}\n';
const at = (line: number, parts: FindingParts = {}): FindingParts => ({ line, ...parts });

const CASES: Case[] = [
  {
    name: 'a line that moved with what is above it',
    before: { a: CODE },
    after: { a: `first();\n${CODE}` },
    thread: at(4),
    findings: [at(4), at(5)],
    expected: [1, 'git'],
  },
  {
    name: 'a line whose message is another one',
    before: { a: CODE },
    after: { a: CODE },
    thread: at(4, { message: 'No eval.' }),
    findings: [at(4, { message: 'Never use eval.' })],
    expected: [0, 'git-reworded'],
  },
  {
    name: 'a line of a file that was renamed',
    before: { a: CODE },
    after: { b: CODE },
    thread: at(4),
    findings: [at(4, { path: 'b' })],
    expected: [0, 'git'],
  },
  {
    name: 'a fingerprint of the tool that no other has, where the whole text is another one',
    before: { a: CODE },
    after: { a: 'new Runner(input).start();\n' },
    thread: at(4, { fingerprints: { 'hash/v1': 'x' } }),
    findings: [at(1, { fingerprints: { 'hash/v1': 'x' } })],
    expected: [0, 'fingerprint'],
  },
  {
    name: 'a line that was broken up',
    before: { a: CODE },
    after: { a: CODE.replace('eval(input)', 'eval(\n    input,\n  )') },
    thread: at(4),
    findings: [at(4)],
    expected: [0, 'surroundings'],
  },
  {
    name: 'a line that was moved by itself, where another one has the same text in another place',
    before: { a: CODE },
    after: { a: `return eval(input);\n${CODE.replace('  return eval(input);\n', '')}` },
    thread: at(4),
    findings: [at(1)],
    expected: [0, 'message'],
  },
  {
    name: 'a line that was moved to another file',
    before: { a: CODE, b: 'other();\n' },
    after: { a: CODE.replace('  return eval(input);\n', ''), b: 'other();\nreturn eval(input);\n' },
    thread: at(4),
    findings: [at(2, { path: 'b' })],
    expected: [0, 'other-file'],
  },
  {
    name: 'a line that was edited',
    before: { a: CODE },
    after: { a: CODE.replace('eval(input)', 'eval(input, true)') },
    thread: at(4),
    findings: [at(4)],
    expected: [0, 'edit'],
  },
  {
    name: 'a line that was replaced by one that is not like it',
    before: { a: CODE },
    after: { a: CODE.replace('return eval(input)', 'throw new Unsafe()') },
    thread: at(4),
    findings: [at(4)],
    expected: 'none',
  },
  {
    name: 'a line that was mended, where its copy stands as it stood',
    before: { a: BLOCKS },
    after: { a: BLOCKS.replace('go', 'stop') },
    thread: at(2),
    findings: [at(5)],
    expected: 'none',
  },
  {
    name: 'a line that was edited, and people decided about it',
    before: { a: CODE },
    after: { a: CODE.replace('eval(input)', 'eval(input, true)') },
    decided: true,
    thread: at(4),
    findings: [at(4)],
    expected: 'resembles',
  },
  {
    name: 'a line that people decided about, which has another indentation and is in no other block',
    before: { a: CODE },
    after: { a: CODE.replace('  return', '    return') },
    decided: true,
    thread: at(4),
    findings: [at(4)],
    expected: 'resembles',
  },
  {
    name: 'a line that people decided about, of which more is told',
    before: { a: CODE },
    after: { a: `first();\n${CODE}` },
    decided: true,
    thread: at(4, { message: 'No eval of input.' }),
    findings: [at(5, { message: 'No eval of secrets.' })],
    expected: 'resembles',
  },
  {
    name: 'a line that people decided about, at a worse level',
    before: { a: CODE },
    after: { a: CODE },
    decided: true,
    thread: at(4, { level: 'warning' }),
    findings: [at(4, { level: 'error' })],
    expected: 'resembles',
  },
  {
    name: 'a line that people decided about, which was moved within its block',
    before: { a: CODE },
    after: {
      a: CODE.replace('  check(input);\n  return eval(input);', '  return eval(input);\n  check(input);'),
    },
    decided: true,
    thread: at(4),
    findings: [at(3)],
    expected: [0, 'git'],
  },
  {
    name: 'without the old commit, a line with what stands around it',
    before: { a: CODE },
    after: { a: `first();\n${CODE}` },
    withoutGit: true,
    thread: at(4),
    findings: [at(2), at(5)],
    expected: [1, 'surroundings'],
  },
  {
    name: 'without the old commit, an edited line with its message in the same surroundings',
    before: { a: CODE },
    after: { a: CODE.replace('eval(input)', 'eval(input, true)') },
    withoutGit: true,
    thread: at(4),
    findings: [at(4)],
    expected: [0, 'edit'],
  },
  {
    name: 'without the old commit, a line of a file that was renamed',
    before: { a: CODE },
    after: { b: CODE },
    withoutGit: true,
    thread: at(4),
    findings: [at(4, { path: 'b' })],
    expected: [0, 'other-file'],
  },
  {
    name: 'without the old commit, a line that people decided about and that stands once',
    before: { a: CODE },
    after: { a: `first();\n${CODE}` },
    withoutGit: true,
    decided: true,
    thread: at(4),
    findings: [at(5)],
    expected: [0, 'surroundings'],
  },
  {
    name: 'without the old commit, a line that people decided about and that had a copy',
    before: { a: `${BLOCKS}${BLOCKS}` },
    after: { a: BLOCKS },
    withoutGit: true,
    decided: true,
    thread: at(2),
    findings: [at(2)],
    expected: 'resembles',
  },
];

let repository: Repository;
const threads: Thread[] = [];
const findings: Finding[][] = [];

// Each case has a rule of its own, and a folder.
beforeAll(async () => {
  repository = createRepository();
  const put = (index: number, files: Case['before']) =>
    Object.entries(files).map(([name, text]) => [`${index}/${name}`, text] as const);
  const before = repository.commit(
    Object.fromEntries(CASES.flatMap(({ before }, index) => put(index, before))),
  );
  for (const [index, { before }] of CASES.entries())
    for (const [path] of put(index, before)) repository.remove(path);
  const after = repository.commit(Object.fromEntries(CASES.flatMap(({ after }, index) => put(index, after))));
  const git = createGit(repository.path, TEST_ENVIRONMENT);
  const texts = openTexts(git);
  for (const [index, { before: files, withoutGit, decided, ...one }] of CASES.entries()) {
    const [finding, ...others] = [one.thread, ...one.findings].flatMap(({ path = 'a', ...parts }) =>
      toFindings([makeLogResult({ ...parts, rule: `rule-${index}`, path: `${index}/${path}` })]),
    );
    if (finding === undefined) continue;
    const lines = files.a?.split('\n');
    const commit = withoutGit ? THEN : before;
    threads.push(makeThread(finding, `c${index}`, { commit, lines, isResolved: decided === true }));
    findings.push(others.map(makeRow));
  }
  await match(threads, findings.flat(), { git, head: after, texts });
});

afterAll(() => repository.dispose());

describe('a thread is about', () => {
  test.each(CASES.map(({ name, ...one }, index) => ({ name, index, ...one })))(
    '$name',
    ({ index, expected }) => {
      const rows = findings[index] ?? [];
      const found = rows.findIndex(({ thread }) => thread === threads[index]);
      expect(found === -1 ? 'none' : [found, rows[found]?.matchedBy]).toEqual(
        expected === 'resembles' ? 'none' : expected,
      );
      expect(rows.some(({ resembles }) => resembles === threads[index])).toBe(expected === 'resembles');
    },
  );
});

describe('of two threads about one line', () => {
  const lines = new Map([['src/a.ts', CODE.split('\n')]]);
  const play = (...threads: Thread[]): (string | undefined)[] => {
    const rows = toFindings([makeLogResult(), makeLogResult({ rule: 'other' })]).map(makeRow);
    matchKnown(threads, rows, toKnown({ before: lines, after: lines }));
    return rows.map(({ thread }) => thread?.id);
  };
  const [finding] = toFindings([makeLogResult()]) as [ReturnType<typeof toFindings>[number]];
  const make = (id: string, parts: Partial<Thread> = {}): Thread =>
    makeThread(finding, id, { lines: lines.get('src/a.ts'), ...parts });

  test('the one with the smaller comment id stands, whichever is listed first', () => {
    expect(play(make('c1'), make('c2'))).toEqual(['c1', undefined]);
    expect(play(make('c2'), make('c1'))).toEqual(['c1', undefined]);
  });

  test('one that was retired never gets a finding again', () => {
    const retired = make('c1', { isResolved: true });
    retired.mark = { ...retired.mark, mark: 'retired' };
    expect(play(retired, make('c2'))).toEqual(['c2', undefined]);
    expect(play(retired)).toEqual([undefined, undefined]);
  });

  test('one that may not be ours stands only where no other does', () => {
    expect(play(make('c1', { unsure: 'edited' }), make('c2'))).toEqual(['c2', undefined]);
    expect(play(make('c1', { unsure: 'edited' }))).toEqual(['c1', undefined]);
  });

  test.each([
    { name: 'that a run resolved', is: 'fixed', mayResolve: true, takes: true },
    {
      name: 'that a run resolved, and this account may not reopen',
      is: 'fixed',
      mayResolve: false,
      takes: false,
    },
    {
      name: 'that is open, and this account may not resolve',
      is: 'gone',
      mayResolve: false,
      isOpen: true,
      takes: true,
    },
    {
      name: 'that a person dismissed, and this account may not reopen',
      is: 'dismissed',
      mayResolve: false,
      takes: true,
    },
    {
      name: 'that a person resolved, and this account may not reopen',
      is: 'open',
      mayResolve: false,
      takes: true,
    },
    { name: 'that a new one has replaced', is: 'over', mayResolve: true, takes: false },
  ] as const)('one $name takes its finding: $takes', ({ is, mayResolve, takes, ...rest }) => {
    const thread = make('c1', { isResolved: !('isOpen' in rest) });
    thread.mark = { ...thread.mark, mark: is };
    thread.comment = { ...thread.comment, mayResolve };
    const rows = toFindings([makeLogResult()]).map(makeRow);
    matchKnown([thread], rows, toKnown({ before: lines, after: lines }));
    expect(rows[0]?.thread === thread).toBe(takes);
    expect(rows[0]?.resembles === thread).toBe(!takes);
  });
});
