import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ConfigurationError } from '../../src/errors.ts';
import { readCheckout } from '../../src/git/checkout.ts';
import { createGit, type Git } from '../../src/git/git.ts';
import { plantRepository, setTrap, type Trap } from './plant-repository.ts';
import { cloneRepository, createRepository, type Repository, TEST_ENVIRONMENT } from './repository.ts';

let repository: Repository;
let outside: string;
let trap: Trap;
beforeEach(() => {
  repository = createRepository();
  outside = mkdtempSync(join(tmpdir(), 'outside-'));
  trap = setTrap(outside);
});
afterEach(() => {
  repository.dispose();
  rmSync(outside, { recursive: true });
});

const remote = (): readonly string[] => [
  '[protocol "ext"]',
  'allow = always',
  '[remote "origin"]',
  `url = ${trap.address}`,
];

/** As git did before it knew `safe.bareRepository`. */
function olderGit(folder: string): Git {
  const git = createGit(folder, TEST_ENVIRONMENT);
  return (args, ...rest) => git(['-c', 'safe.bareRepository=all', ...args], ...rest);
}

function plainFetch(folder: string): void {
  try {
    execFileSync('git', ['fetch', 'origin'], { cwd: folder, env: TEST_ENVIRONMENT, stdio: 'ignore' });
  } catch {
    // The program that it starts is no remote.
  }
}

describe('files of a change that git takes for a repository', () => {
  test.each([
    ['with a working tree of its own', 'worktree = .'],
    ['with the working tree of the checkout', 'worktree = ..'],
  ])('%s are none of ours, whatever the version of git', async (_, worktree) => {
    const folder = join(repository.path, 'sub');
    plantRepository(folder, [worktree, ...remote()]);
    repository.commit();
    // The control: git itself runs what the change says.
    plainFetch(folder);
    expect(existsSync(trap.proof)).toBe(true);
    for (const git of [createGit(folder, TEST_ENVIRONMENT), olderGit(folder)]) {
      const run = readCheckout(git, folder);
      await expect(run).rejects.toThrow(ConfigurationError);
      await expect(run).rejects.toThrow(/^working-directory: git takes files at ".*sub" for a repository/);
    }
  });

  test('are none of ours below their top either', async () => {
    const folder = join(repository.path, 'sub');
    plantRepository(folder, ['worktree = ..', ...remote()]);
    const below = join(folder, 'refs/heads');
    const run = readCheckout(olderGit(below), below);
    await expect(run).rejects.toThrow(/^working-directory: git takes files at ".*sub" for a repository/);
  });
});

describe('a repository inside of a folder that the checkout tracks', () => {
  beforeEach(() => {
    repository.write('sub/file', '1\n');
    repository.write('linked/file', '1\n');
    repository.commit();
  });

  test.each(['sub', 'sub/deeper'])('is refused at %s', async (name) => {
    const folder = join(repository.path, name);
    execFileSync('git', ['init', '--quiet', folder], { env: TEST_ENVIRONMENT });
    const run = readCheckout(createGit(folder, TEST_ENVIRONMENT), folder);
    await expect(run).rejects.toThrow(ConfigurationError);
    await expect(run).rejects.toThrow(
      /^working-directory: ".*" is inside a folder that the checkout ".*" tracks/,
    );
  });

  test('is refused also where it names the working tree of the checkout', async () => {
    const folder = join(repository.path, 'sub');
    execFileSync('git', ['init', '--quiet', folder], { env: TEST_ENVIRONMENT });
    execFileSync('git', ['config', 'core.worktree', '../..'], { cwd: folder, env: TEST_ENVIRONMENT });
    const run = readCheckout(createGit(folder, TEST_ENVIRONMENT), folder);
    await expect(run).rejects.toThrow(/git takes files at ".*sub\/\.git" for a repository/);
  });

  test('is refused where a link of the checkout leads to one elsewhere', async () => {
    const elsewhere = createRepository();
    elsewhere.commit();
    repository.link('link', elsewhere.path);
    const folder = join(repository.path, 'link');
    const run = readCheckout(createGit(folder, TEST_ENVIRONMENT), folder);
    await expect(run).rejects.toThrow(
      /^working-directory: ".*link" leads out of the checkout ".*" by a link/,
    );
    elsewhere.dispose();
  });

  test('is refused where the owner of the outer checkout keeps git from looking', async () => {
    const inner = join(repository.path, 'other');
    execFileSync('git', ['clone', '--quiet', repository.path, inner], { env: TEST_ENVIRONMENT });
    const git = createGit(inner, TEST_ENVIRONMENT);
    const asStranger = createGit(inner, { ...TEST_ENVIRONMENT, GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' });
    const run = readCheckout(
      (args, ...rest) => (args.includes('-C') ? asStranger : git)(args, ...rest),
      inner,
    );
    await expect(run).rejects.toThrow(/run git config --global --add safe\.directory '?\//);
  });
});

describe('what is a checkout like any other', () => {
  test('a folder that a link inside of the checkout leads to', async () => {
    repository.write('sub/file', '1\n');
    repository.link('link', 'sub');
    const head = repository.commit();
    const folder = join(repository.path, 'link');
    expect(await readCheckout(createGit(folder, TEST_ENVIRONMENT), folder)).toMatchObject({
      head,
      prefix: 'sub/',
    });
  });

  test('a linked working tree, also inside of the checkout', async () => {
    const head = repository.commit();
    for (const folder of [join(outside, 'tree'), join(repository.path, 'trees/one')]) {
      repository.git('worktree', 'add', '--quiet', '--detach', folder);
      expect(await readCheckout(createGit(folder, TEST_ENVIRONMENT), folder)).toMatchObject({ head });
    }
  });

  test('a submodule', async () => {
    const part = createRepository();
    const head = part.commit({}, 'part');
    repository.write('parts/file', '1\n');
    repository.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', part.path, 'parts/one');
    repository.commit();
    const folder = join(repository.path, 'parts/one');
    expect(await readCheckout(createGit(folder, TEST_ENVIRONMENT), folder)).toMatchObject({ head });
    part.dispose();
  });

  test('another checkout in a folder that this one does not track, or in one without a commit', async () => {
    for (const _ of ['no commit yet', 'a commit']) {
      const folder = join(repository.path, 'other');
      const other = createRepository();
      const head = other.commit({}, 'other');
      execFileSync('git', ['clone', '--quiet', other.path, folder], { env: TEST_ENVIRONMENT });
      expect(await readCheckout(createGit(folder, TEST_ENVIRONMENT), folder)).toMatchObject({ head });
      rmSync(folder, { recursive: true });
      other.dispose();
      repository.write('file', '1\n');
      repository.commit();
    }
  });

  test('a checkout below a folder with a .git that is none', async () => {
    mkdirSync(join(outside, '.git'));
    const folder = join(outside, 'repository');
    execFileSync('git', ['clone', '--quiet', repository.path, folder], { env: TEST_ENVIRONMENT });
    execFileSync('git', ['commit', '--quiet', '--allow-empty', '-m', 'x'], {
      cwd: folder,
      env: TEST_ENVIRONMENT,
    });
    expect(await readCheckout(createGit(folder, TEST_ENVIRONMENT), folder)).toMatchObject({ prefix: '' });
  });
});

describe('a program that settings of a checkout name', () => {
  /** Each with what git does that starts the program. */
  const ways: readonly (readonly [string, (clone: Repository) => readonly string[]])[] = [
    [
      'as the address of the remote',
      (clone) => {
        clone.git('config', 'protocol.ext.allow', 'always');
        clone.git('remote', 'set-url', 'origin', trap.address);
        return ['fetch', 'origin'];
      },
    ],
    [
      'as the address of a remote that promised objects',
      (clone) => {
        clone.git('config', 'protocol.ext.allow', 'always');
        clone.git('config', 'core.repositoryFormatVersion', '1');
        clone.git('config', 'extensions.partialClone', 'origin');
        clone.git('config', 'remote.origin.promisor', 'true');
        clone.git('remote', 'set-url', 'origin', trap.address);
        return ['cat-file', '-t', 'dead'.repeat(10)];
      },
    ],
    [
      'to list what an alternate has',
      (clone) => {
        clone.git('config', 'core.alternateRefsCommand', `'${trap.program}'`);
        writeFileSync(
          join(clone.path, '.git/objects/info/alternates'),
          `${join(repository.path, '.git/objects')}\n`,
        );
        repository.commit({}, 'more');
        return ['fetch', 'origin'];
      },
    ],
    [
      'as a proxy',
      (clone) => {
        clone.git('config', 'core.gitProxy', trap.program);
        clone.git('remote', 'set-url', 'origin', 'git://127.0.0.1:1/nothing');
        return ['fetch', 'origin'];
      },
    ],
  ];

  test.each(ways)('%s never runs', async (_, prepare) => {
    repository.commit();
    const clone = cloneRepository(repository);
    const command = prepare(clone);
    await createGit(clone.path, TEST_ENVIRONMENT)(command);
    expect(existsSync(trap.proof)).toBe(false);
    // The control: git itself runs it.
    try {
      clone.git(...command);
    } catch {
      // The program is no transport.
    }
    expect(existsSync(trap.proof)).toBe(true);
    clone.dispose();
  });
});
