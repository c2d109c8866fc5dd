import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { describeCommits, ensureCommits, isAncestor, presentCommits } from '../../src/git/commits.ts';
import { createGit, type Git } from '../../src/git/git.ts';
import {
  cloneRepository,
  copyOfMade,
  createRepository,
  type Repository,
  TEST_ENVIRONMENT,
} from './repository.ts';

const NOWHERE = 'dead'.repeat(10);

/** A git, and the arguments of each of its runs. */
function record(repository: Repository): { git: Git; runs: (readonly string[])[] } {
  const git = createGit(repository.path, TEST_ENVIRONMENT);
  const runs: (readonly string[])[] = [];
  const recorded: Git = (...call) => {
    runs.push(call[0]);
    return git(...call);
  };
  return { git: recorded, runs };
}

const fetches = (runs: readonly (readonly string[])[]) => runs.filter(([command]) => command === 'fetch');

let upstream: Repository;
let main: readonly string[];
/** A commit that no branch of the remote has. */
let loose: string;
let clone: Repository | undefined;

beforeEach(() => {
  ({
    repository: upstream,
    main,
    loose,
  } = copyOfMade('a remote', (made) => {
    made.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
    made.git('config', 'uploadpack.allowFilter', 'true');
    const commits = ['one', 'two', 'three', 'four'].map((text) => made.commit({ file: `${text}\n` }, text));
    made.git('checkout', '--quiet', '-b', 'side');
    const side = made.commit({ file: 'side\n' }, 'side');
    made.git('checkout', '--quiet', 'main');
    made.git('branch', '--quiet', '-D', 'side');
    return { main: commits, loose: side };
  }));
});
afterEach(() => {
  upstream.dispose();
  clone?.dispose();
  clone = undefined;
});

describe('ensureCommits', () => {
  test('asks nobody for what is there', async () => {
    const { git, runs } = record(upstream);
    expect(await ensureCommits(git, main)).toEqual(new Map(main.map((sha) => [sha, 'present'])));
    expect(fetches(runs)).toEqual([]);
  });

  test('fetches by id into a full clone, and leaves it full', async () => {
    clone = cloneRepository(upstream);
    const { git } = record(clone);
    const refs = clone.git('for-each-ref');
    const config = readFileSync(join(clone.path, '.git/config'), 'utf8');
    expect(await ensureCommits(git, [loose])).toEqual(new Map([[loose, 'present']]));
    expect(clone.git('rev-parse', '--is-shallow-repository')).toBe('false');
    expect(clone.git('log', '--format=%H', loose).split('\n')).toEqual([loose, ...main.toReversed()]);
    expect(clone.git('for-each-ref')).toBe(refs);
    expect(readFileSync(join(clone.path, '.git/config'), 'utf8')).toBe(config);
    expect(existsSync(join(clone.path, '.git/FETCH_HEAD'))).toBe(false);
  });

  test('fetches by id into a shallow clone, and keeps the history that it has', async () => {
    clone = cloneRepository(upstream, '--depth=2');
    const { git, runs } = record(clone);
    const [old = ''] = main;
    expect(await ensureCommits(git, [old, loose])).toEqual(
      new Map([
        [old, 'present'],
        [loose, 'present'],
      ]),
    );
    expect(fetches(runs)).toHaveLength(1);
    expect(clone.git('log', '--format=%H').split('\n')).toEqual(main.slice(2).toReversed());
    expect(clone.git('show', `${old}:file`)).toBe('one');
    expect(clone.git('show', `${loose}:file`)).toBe('side');
  });

  test.each([
    ['a full clone', [], '2'],
    ['a shallow clone', ['--depth=1'], '2'],
    ['a server of the first protocol', ['--depth=1'], '0'],
  ])('one commit that the remote does not have costs the others nothing: %s', async (_, options, version) => {
    clone = cloneRepository(upstream, ...options);
    clone.git('config', 'protocol.version', version);
    const other = 'beef'.repeat(10);
    const found = await ensureCommits(record(clone).git, [NOWHERE, loose, other]);
    expect(found.get(loose)).toBe('present');
    expect(found.get(NOWHERE)).toEqual({ missing: expect.stringContaining(NOWHERE) });
    expect(found.get(other)).toEqual({ missing: expect.stringContaining(other) });
  });

  test('goes by what has arrived, not by what the fetch says', async () => {
    clone = cloneRepository(upstream);
    const real = record(clone).git;
    const polite: Git = async (...call) => {
      const result = await real(...call);
      return call[0][0] === 'fetch' ? { ...result, status: 0 } : result;
    };
    const found = await ensureCommits(polite, [NOWHERE]);
    expect(found.get(NOWHERE)).toEqual({ missing: 'the remote did not send it' });
  });

  test('fetches from the first remote when none is called origin', async () => {
    clone = cloneRepository(upstream);
    clone.git('remote', 'rename', 'origin', 'upstream');
    expect((await ensureCommits(record(clone).git, [loose])).get(loose)).toBe('present');
  });

  test('a checkout without a remote is a reason, not an error', async () => {
    expect(await ensureCommits(record(upstream).git, [NOWHERE])).toEqual(
      new Map([[NOWHERE, { missing: 'the checkout has no remote' }]]),
    );
  });

  test('a remote that cannot be reached is a reason, without its credentials', async () => {
    clone = cloneRepository(upstream);
    clone.git('remote', 'set-url', 'origin', 'https://user:password@127.0.0.1:9/r.git');
    const found = await ensureCommits(record(clone).git, [loose]);
    expect(found.get(loose)).toEqual({ missing: expect.stringContaining('unable to access') });
    expect(JSON.stringify([...found])).not.toContain('password');
  });

  test('gives up on a remote when the time is over', async () => {
    clone = cloneRepository(upstream);
    const found = await ensureCommits(record(clone).git, [loose, NOWHERE], AbortSignal.abort());
    const late = { missing: 'the remote did not answer in time' };
    expect(found).toEqual(
      new Map([
        [loose, late],
        [NOWHERE, late],
      ]),
    );
  });

  test('gives up on a remote that accepts the call and stays silent', async () => {
    clone = cloneRepository(upstream);
    const controller = new AbortController();
    const silent = createServer((socket) => {
      // Unread data would hold the end of the connection back.
      socket.resume();
      controller.abort();
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    clone.git('remote', 'set-url', 'origin', `git://127.0.0.1:${port}/r.git`);
    const found = await ensureCommits(record(clone).git, [loose], controller.signal);
    expect(found.get(loose)).toEqual({ missing: 'the remote did not answer in time' });
    await new Promise((resolve) => silent.close(resolve));
  });

  test('lets nothing but ids reach git, and tells a commit from other objects', async () => {
    const tree = upstream.git('rev-parse', 'HEAD^{tree}');
    const { git, runs } = record(upstream);
    const found = await ensureCommits(git, ['--upload-pack=touch hacked', 'HEAD', tree]);
    expect(found.get('--upload-pack=touch hacked')).toEqual({
      missing: expect.stringContaining('not a commit id'),
    });
    expect(found.get('HEAD')).toEqual({ missing: expect.stringContaining('not a commit id') });
    expect(found.get(tree)).toHaveProperty('missing');
    expect(fetches(runs)).toEqual([]);
  });

  test('works in a partial clone', async () => {
    clone = cloneRepository(upstream, '--filter=blob:none');
    const found = await ensureCommits(record(clone).git, [loose, NOWHERE]);
    expect(found.get(loose)).toBe('present');
    expect(found.get(NOWHERE)).toHaveProperty('missing');
  });
});

describe('presentCommits', () => {
  test('names those that are commits and at hand', async () => {
    const { git } = record(upstream);
    const [first = ''] = main;
    const tree = upstream.git('rev-parse', 'HEAD^{tree}');
    expect(await presentCommits(git, [first, tree, NOWHERE, 'HEAD'])).toEqual(new Set([first]));
  });
});

describe('describeCommits', () => {
  test('gives tree and parents, in their order', async () => {
    const [, , third = '', fourth = ''] = main;
    upstream.git(
      'merge',
      '--quiet',
      '--no-ff',
      '--strategy=ours',
      '--message',
      `tree 1\n\nparent ${third}`,
      loose,
    );
    const merge = upstream.git('rev-parse', 'HEAD');
    const described = await describeCommits(record(upstream).git, [merge, NOWHERE, 'HEAD', main[0] ?? '']);
    expect(described).toEqual(
      new Map([
        [
          merge,
          { tree: upstream.git('rev-parse', 'HEAD^{tree}'), parents: [fourth, loose], time: 1_767_323_045 },
        ],
        [main[0], { tree: upstream.git('rev-parse', `${main[0]}^{tree}`), parents: [], time: 1_767_323_045 }],
      ]),
    );
  });

  test('names the parents that a shallow clone does not have', async () => {
    clone = cloneRepository(upstream, '--depth=1');
    const [, , third, fourth = ''] = main;
    const described = await describeCommits(record(clone).git, [fourth]);
    expect(described.get(fourth)?.parents).toEqual([third]);
  });
});

describe('isAncestor', () => {
  let upstream: Repository;
  let clone: Repository | undefined;
  beforeEach(() => {
    upstream = createRepository();
    upstream.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  });
  afterEach(() => {
    upstream.dispose();
    clone?.dispose();
    clone = undefined;
  });
  const gitOf = (repository: Repository) => createGit(repository.path, TEST_ENVIRONMENT);

  test('tells in a full repository', async () => {
    const first = upstream.commit({}, 'first');
    const second = upstream.commit({}, 'second');
    upstream.git('checkout', '--quiet', '--orphan', 'other');
    const other = upstream.commit({}, 'other');
    const git = gitOf(upstream);
    expect(await isAncestor(git, first, second)).toBe(true);
    expect(await isAncestor(git, first, first)).toBe(true);
    expect(await isAncestor(git, second, first)).toBe(false);
    expect(await isAncestor(git, other, second)).toBe(false);
  });

  test('cannot tell about a commit that is not there', async () => {
    const first = upstream.commit({}, 'first');
    expect(await isAncestor(gitOf(upstream), 'dead'.repeat(10), first)).toBe('unknown');
    expect(await isAncestor(gitOf(upstream), first, 'dead'.repeat(10))).toBe('unknown');
  });

  test('in a shallow clone, sees that a commit fetched later stands on the one that was checked out', async () => {
    upstream.commit({}, 'first');
    const checkedOut = upstream.commit({}, 'checked out');
    clone = cloneRepository(upstream, '--depth=1');
    const pushed = upstream.commit({}, 'pushed');
    const git = gitOf(clone);
    await ensureCommits(git, [pushed]);
    expect(await isAncestor(git, checkedOut, pushed)).toBe(true);
    expect(await isAncestor(git, pushed, checkedOut)).toBe('unknown');
  });

  test('in a shallow clone, cannot tell when commits between the two are not there', async () => {
    const checkedOut = upstream.commit({}, 'checked out');
    upstream.commit({}, 'more history');
    clone = cloneRepository(upstream, '--depth=1');
    upstream.commit({}, 'between');
    const pushed = upstream.commit({}, 'pushed');
    const git = gitOf(clone);
    await ensureCommits(git, [checkedOut, pushed]);
    expect(await isAncestor(git, checkedOut, pushed)).toBe('unknown');
  });

  test('in a shallow clone, is sure again where all of the history is there', async () => {
    const first = upstream.commit({}, 'first');
    const second = upstream.commit({}, 'second');
    clone = cloneRepository(upstream, '--depth=1');
    const git = gitOf(clone);
    await ensureCommits(git, [first]);
    expect(clone.git('rev-parse', '--is-shallow-repository')).toBe('true');
    expect(await isAncestor(git, first, second)).toBe(true);
    expect(await isAncestor(git, second, first)).toBe(false);
  });

  test('takes nothing but ids', async () => {
    await expect(isAncestor(gitOf(upstream), '--all', 'HEAD')).rejects.toThrow(/is not a commit id/);
  });
});
