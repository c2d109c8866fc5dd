import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { toDiff } from '../../src/diff/diff.ts';
import type { Place } from '../../src/finding/finding.ts';
import { toFindings } from '../../src/finding/logged-finding.ts';
import { createGit } from '../../src/git/git.ts';
import { readDiff } from '../../src/git/read-diff.ts';
import { findArrivals } from '../../src/locate/find-arrivals.ts';
import { makeLogResult } from '../finding/make-finding.ts';
import { createRepository, type Repository, TEST_ENVIRONMENT } from '../git/repository.ts';
import { makeThread } from '../report/make-thread.ts';

let repository: Repository;
let library: Repository;
beforeEach(() => {
  repository = createRepository();
  library = createRepository();
});
afterEach(() => {
  repository.dispose();
  library.dispose();
});

const lines = (path: string, startLine = 1): Place => ({
  kind: 'lines',
  path,
  startLine,
  endLine: startLine,
});

interface Told {
  readonly modes: readonly unknown[];
  readonly warnings: Awaited<ReturnType<typeof findArrivals>>['warnings'];
}

/** How new the code at these places is, of which each has a finding. */
async function tell(
  base: string,
  head: string,
  places: readonly Place[],
  threads: Parameters<typeof findArrivals>[0]['threads'] = [],
): Promise<Told> {
  const git = createGit(repository.path, TEST_ENVIRONMENT);
  const results = places.map((place) => makeLogResult({ place }));
  const findings = results.flatMap((result) => toFindings([result]));
  const arrivals = await findArrivals({
    git,
    toHead: toDiff(head, head, []),
    diff: await readDiff(git, base, head, { algorithm: 'default' }),
    results,
    findings,
    threads,
  });
  return { modes: findings.map((finding) => arrivals.of(finding)), warnings: arrivals.warnings };
}

describe('a file with another ending', () => {
  const move = (from: string, to: string): readonly [string, string] => [
    repository.commit({ [from]: 'one\ntwo\n', 'kept.ts': 'x\n' }),
    repository.commit({ [from]: null, [to]: 'one\ntwo\n' }),
  ];

  test('is new', async () => {
    expect(await tell(...move('a.txt', 'a.js'), [lines('a.js')])).toEqual({ modes: ['added'], warnings: [] });
  });

  test.each([
    ['the same ending', 'a.js', 'src/b.js', []],
    ['no ending, as before', 'a', 'src/b', []],
    ['an old ending that the log names', 'a.ts', 'a.js', [lines('kept.ts')]],
  ])('is none with %s', async (_, from, to, others) => {
    const { modes } = await tell(...move(from, to), [lines(to), ...others]);
    expect(modes[0]).toBeUndefined();
  });

  test('is none where a thread of ours stood on its old path', async () => {
    const thread = makeThread({ place: lines('a.txt') });
    const { modes } = await tell(...move('a.txt', 'a.js'), [lines('a.js')], [thread]);
    expect(modes).toEqual([undefined]);
  });
});

describe('a submodule', () => {
  const add = (): void => {
    repository.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library.path, 'lib');
  };
  const moveTo = (commit: string): void => {
    repository.git('-C', 'lib', '-c', 'protocol.file.allow=always', 'fetch', '-q', 'origin');
    repository.git('-C', 'lib', 'checkout', '-q', commit);
  };

  test('is named, checked out or not', async () => {
    library.commit({ 'a.js': 'one\n' });
    add();
    const base = repository.commit();
    moveTo(library.commit({ 'a.js': 'two\n' }));
    const head = repository.commit();
    repository.git('submodule', '--quiet', 'deinit', '--force', 'lib');
    expect(await tell(base, head, [])).toEqual({
      modes: [],
      warnings: [
        '1 submodule changed, and its code was not looked at: lib; submodules are not followed: review them in their own repositories',
      ],
    });
  });
});

test('a file of Git LFS is named unless a finding tells that it was looked at', async () => {
  const pointer = (id: string) =>
    `version https://git-lfs.github.com/spec/v1\noid sha256:${id.repeat(64)}\nsize 12\n`;
  const base = repository.commit({ 'a.js': pointer('a'), 'b.js': pointer('a'), 'c.js': pointer('a') });
  const head = repository.commit({ 'a.js': pointer('b'), 'b.js': pointer('b') });
  const { warnings } = await tell(base, head, [lines('b.js')]);
  expect(warnings).toEqual([
    '1 file of Git LFS changed, and its content was not looked at: a.js; check out with Git LFS before the analysis',
  ]);
});
