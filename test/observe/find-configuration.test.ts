import { afterEach, expect, test } from '@jest/globals';
import { findConfiguration } from '../../src/change/find-configuration.ts';
import { createGit } from '../../src/git/git.ts';
import { cloneRepository, createRepository, type Repository } from '../git/repository.ts';

const FILE = '.sarif-review.yml';
const OFF = 'rules:\n  - { rule: ApexDoc, level: off }\n';
const NOTE = 'rules:\n  - { rule: ApexDoc, level: note }\n';
const BROKEN = 'rules:\n  - { rule: ApexDoc, level: hmm }\n';

const made: Repository[] = [];
afterEach(() => {
  for (const repository of made.splice(0)) repository.dispose();
});

interface Scene {
  readonly repository: Repository;
  readonly base: string;
  readonly head: string;
}

/** A change that brings a file, on a base that has another one. */
function makeScene(atBase: string | null, atHead: string | null | undefined): Scene {
  const repository = createRepository();
  made.push(repository);
  const base = repository.commit({ 'a.txt': 'a\n', ...(atBase !== null && { [FILE]: atBase }) });
  repository.git('switch', '-q', '-c', 'change');
  const head = repository.commit({ 'a.txt': 'b\n', ...(atHead !== undefined && { [FILE]: atHead }) });
  return { repository, base, head };
}

interface Told {
  readonly rules: readonly string[];
  readonly warnings: readonly string[];
  readonly fault?: string | undefined;
}

function tell(search: Awaited<ReturnType<typeof findConfiguration>>): Told | string {
  if (search.kind === 'unknown') return search.reason;
  const { configuration, warnings, fault } = search;
  return { rules: configuration.rules.map(({ level }) => level), warnings, fault };
}

async function find(
  { repository, base, head }: Scene,
  more: { readonly defaultBranch?: string; readonly onLaptop?: true } = {},
) {
  const lines: string[] = [];
  const { defaultBranch, onLaptop } = more;
  const found = await findConfiguration(
    {
      git: createGit(repository.path, process.env),
      host: onLaptop === undefined ? {} : { onLaptop },
      service:
        defaultBranch === undefined
          ? undefined
          : { targetRepository: async () => ({ addresses: [ADDRESS, SSH_ADDRESS], defaultBranch }) },
      progress: (line) => lines.push(line),
    },
    repository.path,
    { analyzed: head, base, head },
  );
  return { told: tell(found), lines };
}

const EDITS =
  /^this change edits \.sarif-review\.yml, which takes effect when it is merged: this run uses that of the base/u;

test('without a file nothing is said', async () => {
  expect((await find(makeScene(null, undefined))).told).toEqual({
    rules: [],
    warnings: [],
    fault: undefined,
  });
});

test('that of the base counts', async () => {
  expect((await find(makeScene(OFF, undefined))).told).toMatchObject({ rules: ['off'], warnings: [] });
});

test.each<[string, string | null, string | null]>([
  ['brings', null, OFF],
  ['edits', NOTE, OFF],
  ['deletes', NOTE, null],
])('one that a change %s is named, and does not count', async (_, atBase, atHead) => {
  const { told } = await find(makeScene(atBase, atHead));
  expect(told).toMatchObject({
    rules: atBase === null ? [] : ['note'],
    warnings: [expect.stringMatching(EDITS)],
  });
});

test('one that a change breaks is its fault', async () => {
  expect((await find(makeScene(NOTE, BROKEN))).told).toMatchObject({
    rules: ['note'],
    fault: expect.stringMatching(/^\.sarif-review\.yml: line 2, column 29: /u),
  });
});

test('one that is broken at the base silences nothing, and warns', async () => {
  expect((await find(makeScene(BROKEN, undefined))).told).toEqual({
    rules: [],
    warnings: [
      expect.stringMatching(/hmm|expected one of "off".* nothing is silenced until it is fixed there$/u),
    ],
    fault: undefined,
  });
});

test('a change that mends it is no fault', async () => {
  expect((await find(makeScene(BROKEN, OFF))).told).toMatchObject({ rules: [], fault: undefined });
});

test('a link is no file', async () => {
  const scene = makeScene(null, undefined);
  scene.repository.link(FILE, 'a.txt');
  const head = scene.repository.commit();
  expect((await find({ ...scene, head })).told).toMatchObject({
    fault: expect.stringContaining('line 1, column 1: '),
  });
  expect((await find({ ...scene, base: head, head })).told).toMatchObject({ rules: [], fault: undefined });
});

test('a file that is far too long is not read', async () => {
  expect((await find(makeScene(null, '#'.repeat(70_000)))).told).toMatchObject({
    fault: `${FILE}: it has 70000 bytes, and 65536 at most are read`,
  });
});

const ADDRESS = 'https://git.example.com/acme/shop';
const SSH_ADDRESS = 'git@ssh.git.example.com:acme/shop.git';

/** A remote with this address, which leads to a repository of this machine. */
function addRemote(clone: Repository, name: string, address: string, to: Repository): void {
  clone.git('config', `remote.${name}.url`, address);
  clone.git('config', `remote.${name}.fetch`, `+refs/heads/*:refs/remotes/${name}/*`);
  clone.git('config', `url.${to.path}.insteadOf`, address);
}

/** A checkout of a change whose default branch went on since. */
function cloned(): { readonly scene: Scene; readonly origin: Repository } {
  const { repository: origin, base, head } = makeScene(NOTE, undefined);
  const clone = cloneRepository(origin, '--branch', 'change');
  addRemote(clone, 'origin', `${ADDRESS}.git`, origin);
  made.push(clone);
  origin.git('switch', '-q', 'main');
  origin.commit({ [FILE]: OFF });
  return { scene: { repository: clone, base, head }, origin };
}

/** The same, checked out from a fork whose default branch silences everything. */
function clonedFromFork(): { readonly scene: Scene; readonly origin: Repository } {
  const { repository: origin, base, head } = makeScene(NOTE, undefined);
  const fork = cloneRepository(origin, '--branch', 'change');
  fork.git('branch', 'main', base);
  fork.git('switch', '-q', 'main');
  fork.commit({ [FILE]: OFF });
  const clone = cloneRepository(fork);
  made.push(fork, clone);
  addRemote(clone, 'origin', 'https://git.example.com/mallory/shop', fork);
  return { scene: { repository: clone, base, head }, origin };
}

test('a fork that is called origin is not asked: the base of the change counts', async () => {
  const { scene } = clonedFromFork();
  expect((await find(scene, { defaultBranch: 'main' })).told).toMatchObject({ rules: ['note'] });
});

test.each([
  'https://user:secret@GIT.example.com/acme/shop.git/',
  'ssh://git@git.example.com:2222/acme/shop.git',
  'git@ssh.git.example.com:acme/shop',
])('of several remotes the one of the repository that the change goes to is asked: %s', async (address) => {
  const { scene, origin } = clonedFromFork();
  addRemote(scene.repository, 'theirs', address, origin);
  origin.git('switch', '-q', 'main');
  origin.commit({ [FILE]: 'rules:\n  - { rule: ApexDoc, level: warning }\n' });
  expect((await find(scene, { defaultBranch: 'main' })).told).toMatchObject({ rules: ['warning'] });
});

test('a change on a service never takes the file of the working tree', async () => {
  const { scene } = clonedFromFork();
  scene.repository.write(FILE, OFF);
  const told = await find(scene, { defaultBranch: 'main', onLaptop: true });
  expect(told).toMatchObject({ told: { rules: ['note'] }, lines: [] });
});

test('the tip of the default branch counts where the service names it, as the remote has it now', async () => {
  const { scene } = cloned();
  expect((await find(scene, { defaultBranch: 'main' })).told).toMatchObject({ rules: ['off'], warnings: [] });
});

test('where the remote cannot be asked, the tip that the checkout knows counts', async () => {
  const { scene, origin } = cloned();
  origin.dispose();
  expect((await find(scene, { defaultBranch: 'main' })).told).toMatchObject({ rules: ['note'] });
});

test.each([
  ['is not there', 'gone', 'the remote has no such branch'],
  ['has the name of a glob', 'mai*', 'the remote has no such branch'],
])('a default branch that %s is not taken for one without a file', async (_, defaultBranch, why) => {
  const { scene } = cloned();
  expect((await find(scene, { defaultBranch })).told).toBe(
    `${FILE} of ${defaultBranch} cannot be read (${why}): check out with full history (fetch-depth: 0, or GIT_DEPTH: 0 on GitLab), or let git ask the remote`,
  );
});

test('on a laptop that of the working tree counts, and that is said', async () => {
  const scene = makeScene(NOTE, undefined);
  expect((await find(scene, { onLaptop: true })).lines).toHaveLength(1);
  scene.repository.write(FILE, OFF);
  expect((await find(scene, { onLaptop: true })).told).toMatchObject({ rules: ['off'], warnings: [] });
  scene.repository.remove(FILE);
  expect(await find(scene, { onLaptop: true })).toMatchObject({ told: { rules: [] }, lines: [] });
});
