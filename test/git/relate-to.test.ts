import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createGit, type Git } from '../../src/git/git.ts';
import { type NamedChange, relateTo } from '../../src/git/relate-to.ts';
import { cloneRepository, copyOfMade, type Repository, TEST_ENVIRONMENT } from './repository.ts';

let repository: Repository;
let git: Git;
let branches: Branches;
beforeEach(() => {
  ({ repository, ...branches } = copyOfMade('branches', makeBranches));
  git = createGit(repository.path, TEST_ENVIRONMENT);
});
afterEach(() => repository.dispose());

type Branches = Readonly<Record<'first' | 'base' | 'tip' | 'old' | 'head' | 'next' | 'other', string>>;

/**
 * A target branch (`first`, `base`, and `tip` beyond it), a change of three commits that stands on `first`
 * and whose second is the head, and a stranger's commit. Each commit has a file of its own.
 */
function makeBranches(made: Repository): Branches {
  const add = (name: string): string => made.commit({ [name]: `${name}\n` }, name);
  add('root');
  const first = add('first');
  const base = add('base');
  const tip = add('tip');
  made.git('checkout', '--quiet', '-b', 'change', first);
  const old = add('old');
  const head = add('head');
  const next = add('next');
  made.git('checkout', '--quiet', '-b', 'other', first);
  const other = add('other');
  return { first, base, tip, old, head, next, other };
}

function merge(into: string, ...commits: readonly string[]): string {
  repository.git('checkout', '--quiet', '--detach', into);
  repository.git('merge', '--quiet', '--no-ff', '--message=merge', ...commits);
  return repository.git('rev-parse', 'HEAD');
}

/** The same merge with another file in it, as nobody can tell from its parents. */
function alter(merged: string): string {
  repository.git('checkout', '--quiet', '--detach', merged);
  repository.write('slipped-in', 'x\n');
  repository.git('add', '--all');
  repository.git('commit', '--quiet', '--amend', '--no-edit');
  return repository.git('rev-parse', 'HEAD');
}

const named = (change: Partial<NamedChange> & { readonly head: string }): NamedChange => ({
  targetBranch: 'main',
  ...change,
});

describe('the head', () => {
  test('is told first, also where nothing is new in it', async () => {
    const { base, head } = branches;
    expect(await relateTo({ base, head, named: undefined }, head, git)).toBe('head');
    expect(await relateTo({ base, head: base, named: undefined }, base, git)).toBe('head');
    expect(await relateTo({ base: head, head: base, named: undefined }, base, git)).toBe('head');
  });

  test('may have the same tree in another commit', async () => {
    const { base, head } = branches;
    repository.git('checkout', '--quiet', '--detach', head);
    const empty = repository.commit({}, 'nothing new');
    expect(await relateTo({ base, head, named: undefined }, empty, git)).toBe('same-tree');
  });
});

describe('a merge of the head', () => {
  test('with the base, or with a commit before it, is the one that git makes', async () => {
    const { first, base, tip, head } = branches;
    expect(await relateTo({ base, head, named: undefined }, merge(base, head), git)).toBe('merge');
    expect(await relateTo({ base, head, named: undefined }, merge(head, base), git)).toBe('merge');
    expect(await relateTo({ base: tip, head, named: undefined }, merge(base, head), git)).toBe('merge');
    expect(await relateTo({ base, head, named: undefined }, merge(head, first, base), git)).toBe('merge');
  });

  test('is none where something was changed in it', async () => {
    const { base, head } = branches;
    const altered = alter(merge(base, head));
    expect(await relateTo({ base, head, named: undefined }, altered, git)).toBe('unproven-merge');
  });

  test('is none of two alone where there are more', async () => {
    const { base, head, other } = branches;
    const merged = merge(base, head, other);
    expect(await relateTo({ base, head, named: undefined }, merged, git)).toBe('unproven-merge');
  });

  test('with a commit of nobody knows where proves nothing, whatever its tree', async () => {
    const { base, tip, head, other } = branches;
    for (const stranger of [other, tip]) {
      const merged = merge(stranger, head);
      expect(await relateTo({ base, head, named: undefined }, merged, git)).toBe('unproven-merge');
    }
  });

  test('with a commit of the branch that the event names as the target is proven as well', async () => {
    const { base, tip, head, other } = branches;
    const merged = merge(tip, head);
    const change = { base, head, named: named({ head }) };
    expect(await relateTo(change, merged, git)).toBe('unproven-merge');
    repository.git('remote', 'add', 'origin', repository.path);
    repository.git('update-ref', 'refs/remotes/origin/main', tip);
    expect(await relateTo(change, merged, git)).toBe('merge');
    expect(await relateTo(change, alter(merged), git)).toBe('unproven-merge');
    expect(await relateTo(change, merge(other, head), git)).toBe('unproven-merge');
    expect(await relateTo({ ...change, named: named({ head: other }) }, merged, git)).toBe('unproven-merge');
    expect(await relateTo({ ...change, named: named({ head, targetBranch: 'x' }) }, merged, git)).toBe(
      'unproven-merge',
    );
  });

  test('that the event names as its test merge needs no other proof', async () => {
    const { base, head, old, other } = branches;
    const merged = merge(other, head);
    const ofEvent = (change: NamedChange) => relateTo({ base, head, named: change }, merged, git);
    expect(await ofEvent(named({ head, testMerge: merged }))).toBe('merge');
    expect(await ofEvent(named({ head: old, testMerge: merged }))).toBe('unproven-merge');
    expect(await ofEvent(named({ head, testMerge: other }))).toBe('unproven-merge');
  });

  test('that the event names as the new head is later, unless it is proven', async () => {
    const { base, tip, head } = branches;
    const updated = merge(head, tip);
    expect(await relateTo({ base, head, named: named({ head: updated }) }, updated, git)).toBe('later');
    const clean = merge(head, base);
    expect(await relateTo({ base, head, named: named({ head: clean }) }, clean, git)).toBe('merge');
  });

  test('is made again without the attributes and the settings of the checkout', async () => {
    repository.git('checkout', '--quiet', '--detach', branches.first);
    repository.git('branch', '--quiet', '-D', 'main', 'change');
    repository.git('checkout', '--quiet', '-b', 'main');
    const lines = (start: string, end: string) => `${start}\n2\n3\n4\n5\n6\n7\n${end}\n`;
    repository.write('.gitattributes', '*.lock -merge\n*.txt merge=evil\n');
    for (const name of ['a.lock', 'a.txt', 'a.js']) repository.write(name, lines('1', '8'));
    repository.commit({}, 'first');
    repository.git('checkout', '--quiet', '-b', 'change');
    for (const name of ['a.lock', 'a.txt', 'a.js']) repository.write(name, lines('one', '8'));
    const head = repository.commit({}, 'head');
    repository.git('checkout', '--quiet', 'main');
    for (const name of ['a.lock', 'a.txt', 'a.js']) repository.write(name, lines('1', 'eight'));
    const base = repository.commit({}, 'base');
    // A service merges in a bare repository, where no attributes count.
    for (const name of ['a.lock', 'a.txt', 'a.js']) repository.write(name, lines('one', 'eight'));
    repository.git('add', '--all');
    const tree = repository.git('write-tree');
    const merged = repository.git('commit-tree', '-p', base, '-p', head, '-m', 'merge', tree);
    repository.git('config', 'merge.evil.driver', 'touch driver-ran');
    repository.git('config', 'merge.default', 'evil');
    repository.git('config', 'merge.renames', 'false');
    repository.git('reset', '--quiet', '--hard', base);
    expect(await relateTo({ base, head, named: undefined }, merged, git)).toBe('merge');
    expect(repository.git('status', '--porcelain')).toBe('');
    // The control: here, git says something else, and runs the program.
    expect(() => repository.git('merge-tree', '--write-tree', base, head)).toThrow();
  });

  test('cannot be made again by a git that is too old for it', async () => {
    const { base, head } = branches;
    const merged = merge(base, head);
    const older: Git = (args, ...rest) =>
      git(
        args.map((arg) => (arg === '--write-tree' ? '--not-known-yet' : arg)),
        ...rest,
      );
    expect(await relateTo({ base, head, named: undefined }, merged, older)).toBe('unproven-merge');
    const ofEvent = named({ head, testMerge: merged });
    expect(await relateTo({ base, head, named: ofEvent }, merged, older)).toBe('merge');
  });

  test('in a shallow clone is proven as far as the history goes', async () => {
    const { base, head } = branches;
    repository.git('checkout', '--quiet', '-b', 'merged', merge(base, head));
    const merged = repository.git('rev-parse', 'HEAD');
    for (const [depth, relation] of [
      ['2', 'unproven-merge'],
      ['4', 'merge'],
    ] as const) {
      const clone = cloneRepository(repository, `--depth=${depth}`, '--branch=merged');
      const inClone = createGit(clone.path, TEST_ENVIRONMENT);
      expect(clone.git('rev-parse', '--is-shallow-repository')).toBe('true');
      expect(await relateTo({ base, head, named: undefined }, merged, inClone)).toBe(relation);
      expect(await relateTo({ base, head, named: named({ head, testMerge: merged }) }, merged, inClone)).toBe(
        'merge',
      );
      clone.dispose();
    }
  });
});

describe('a commit before the head', () => {
  test('is earlier where it is not in the base, as is a merge of one', async () => {
    const { base, old, head } = branches;
    expect(await relateTo({ base, head, named: undefined }, old, git)).toBe('earlier');
    expect(await relateTo({ base, head, named: undefined }, merge(base, old), git)).toBe('earlier');
  });

  test('is on the target where it is the base, or before it', async () => {
    const { first, base, head } = branches;
    expect(await relateTo({ base, head, named: undefined }, base, git)).toBe('on-target');
    expect(await relateTo({ base, head, named: undefined }, first, git)).toBe('on-target');
  });

  test('is never covered by a head that is a merge of it', async () => {
    const { first, base, head } = branches;
    const updated = merge(head, base);
    expect(await relateTo({ base: first, head: updated, named: undefined }, head, git)).toBe('earlier');
    expect(await relateTo({ base, head: updated, named: undefined }, base, git)).toBe('on-target');
  });

  test('is earlier where the event names it as the head, although it is on the target by now', async () => {
    const { base, head } = branches;
    expect(await relateTo({ base, head, named: named({ head: base }) }, base, git)).toBe('earlier');
  });
});

describe('a commit beside the head', () => {
  test('is earlier where the event names it, or its merge, as that of the change', async () => {
    const { base, head, other } = branches;
    expect(await relateTo({ base, head, named: undefined }, other, git)).toBe('other');
    expect(await relateTo({ base, head, named: named({ head: other }) }, other, git)).toBe('earlier');
    const merged = merge(base, other);
    expect(await relateTo({ base, head, named: undefined }, merged, git)).toBe('other');
    const ofEvent = named({ head: other, testMerge: merged });
    expect(await relateTo({ base, head, named: ofEvent }, merged, git)).toBe('earlier');
  });

  test('is later where the event tells of the push that replaced the head', async () => {
    const { base, head, other } = branches;
    const ofEvent = named({ head: other, previousHead: head });
    expect(await relateTo({ base, head, named: ofEvent }, other, git)).toBe('later');
  });
});

test('a commit on top of the head is later, as is a merge of one', async () => {
  const { base, head, next } = branches;
  expect(await relateTo({ base, head, named: undefined }, next, git)).toBe('later');
  expect(await relateTo({ base, head, named: undefined }, merge(base, next), git)).toBe('later');
});

describe('what history does not tell', () => {
  test('is unknown for a commit that is not there', async () => {
    const { base, head } = branches;
    expect(await relateTo({ base, head: 'dead'.repeat(10), named: undefined }, head, git)).toBe('unknown');
  });

  test('is unknown in a shallow clone, unless the base stands below', async () => {
    const { first, base, old, head } = branches;
    repository.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
    repository.git('checkout', '--quiet', '-b', 'analyzed', old);
    const clone = cloneRepository(repository, '--depth=1', '--branch=analyzed');
    clone.git('fetch', '--quiet', '--depth=1', 'origin', base, head);
    const inClone = createGit(clone.path, TEST_ENVIRONMENT);
    expect(await relateTo({ base, head, named: undefined }, old, inClone)).toBe('unknown');
    expect(await relateTo({ base, head, named: named({ head: old }) }, old, inClone)).toBe('earlier');
    clone.git('fetch', '--quiet', '--depth=1', 'origin', first);
    expect(await relateTo({ base: first, head, named: undefined }, old, inClone)).toBe('earlier');
    clone.dispose();
  });
});
