import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { requestToken, send } from '../../../../demo/sandbox-client.ts';
import { makeRepository } from '../../git-repository.ts';
import { type Harness, startHarness } from '../../harness.ts';

let harness: Harness;
let headers: Record<string, string>;
let folder: string;
beforeAll(async () => {
  harness = await startHarness();
  const { baseUrl, clientId, clientSecret } = harness.running;
  headers = { authorization: `Bearer ${await requestToken(baseUrl, clientId, clientSecret)}` };
  folder = mkdtempSync(join(tmpdir(), 'sandbox-archive-'));
  await harness.deploy();
});
afterAll(async () => {
  await harness.close();
  rmSync(folder, { recursive: true, force: true });
});

const toUrl = (revision: string) => `${harness.running.baseUrl}/apis/rest/v1/archives/${revision}`;

/** Hash and path of every file of a folder as git would store it. */
function treeOf(path: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: path, encoding: 'utf8' });
  git('init', '--quiet');
  git('add', '--all', '--force');
  return git('ls-files', '--stage');
}

test('an archive unpacks to the tree of its commit, below a folder named after the repository and the commit', async () => {
  const { path, head } = harness.repository;
  const response = await fetch(toUrl(head), { headers });
  expect(response).toMatchObject({ status: 200 });
  expect(response.headers.get('content-type')).toBe('application/gzip');
  const file = join(folder, 'archive.tar.gz');
  writeFileSync(file, Buffer.from(await response.arrayBuffer()));
  expect(readFileSync(file).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  execFileSync('tar', ['-xzf', file, '-C', folder]);
  const [top = '', ...more] = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' })
    .split('\n')
    .flatMap((name) => name.split('/')[0] || [])
    .filter((name, index, all) => all.indexOf(name) === index);
  expect(more).toEqual([]);
  expect(top).toMatch(new RegExp(`^[0-9a-f]{16}-${head}$`));
  const stored = execFileSync('git', ['ls-tree', '-r', head], { cwd: path, encoding: 'utf8' });
  const [expected, actual] = [stored, treeOf(join(folder, top))].map((list) =>
    list
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('160000'))
      .map((line) => line.replace(/ (blob )?/, ' ').replace(/ 0\t/, '\t')),
  );
  expect(actual).toEqual(expected);
  expect(expected?.length).toBeGreaterThan(5);
});

test('the revision may be a branch, in the repository that has it', async () => {
  const other = makeRepository();
  try {
    execFileSync('git', ['branch', 'topic/one', other.base], { cwd: other.path });
    await harness.deploy({ repository: other.path });
    const response = await fetch(toUrl(encodeURIComponent('topic/one')), { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain(other.base);
    await response.arrayBuffer();
    expect(await send(toUrl('topic%2Fone~1'), { headers })).toMatchObject({ status: 404 });
    const parent = await fetch(toUrl('main~1'), { headers });
    expect(parent.headers.get('content-disposition')).toContain(other.head);
    await parent.arrayBuffer();
  } finally {
    other.dispose();
  }
});

test.each([
  'feature/x#1',
  'release@2',
  'fix(scope)',
  '50%',
  "user/o'neil",
  'a=b',
  '@foo',
  'cafe\u0301',
  'größe',
  'a+b&c',
  `long/${'x'.repeat(205)}`,
])('the revision may be the branch %s', async (branch) => {
  const { path, base } = harness.repository;
  execFileSync('git', ['branch', branch, base], { cwd: path });
  const response = await fetch(toUrl(encodeURIComponent(branch)), { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toContain(base);
  await response.arrayBuffer();
});

test('what a checkout configures for archives starts nothing and changes nothing', async () => {
  const hostile = makeRepository();
  const trace = join(folder, 'trace');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: hostile.path, encoding: 'utf8' });
  try {
    writeFileSync(join(hostile.path, '.gitattributes'), '* filter=evil\n');
    git('add', '.gitattributes');
    git('-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '--quiet', '-m', 'Attributes');
    const head = git('rev-parse', 'HEAD').trim();
    for (const name of ['tar.tar.gz.command', 'tar.tar.command', 'filter.evil.smudge', 'filter.evil.process'])
      git('config', name, `touch ${trace}; cat`);
    git('config', 'filter.evil.required', 'true');
    git('config', 'tar.umask', '0777');
    await harness.deploy({ repository: hostile.path, base: hostile.base, head });
    const response = await fetch(toUrl(head), { headers });
    const file = join(folder, 'hostile.tar.gz');
    writeFileSync(file, Buffer.from(await response.arrayBuffer()));
    const listed = execFileSync('tar', ['-tvzf', file], { encoding: 'utf8' });
    expect(listed).toMatch(/^-rw-rw-r-- .*untouched\.txt$/mu);
    expect(existsSync(trace)).toBe(false);
  } finally {
    hostile.dispose();
  }
});

test.each([
  '0'.repeat(40),
  'nowhere',
  'abc',
  'main..HEAD',
  'HEAD^{tree}',
  'HEAD:src',
  'a b',
  'a\nb',
  '@{u}',
  'x'.repeat(5000),
])('404 for %j', async (revision) => {
  expect(await send(toUrl(encodeURIComponent(revision)), { headers })).toMatchObject({
    status: 404,
    body: { error: 'Revision not found' },
  });
});

test.each(['--output=/tmp/x', '-h', '--all', 'a\0b'])('400 for %j', async (revision) => {
  expect(await send(toUrl(encodeURIComponent(revision)), { headers })).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('revision') },
  });
});

test('401 without a token', async () => {
  expect(await send(toUrl(harness.repository.head))).toMatchObject({ status: 401 });
});

test('a reader that goes away leaves the sandbox well, and so does one that asks for the head alone', async () => {
  const controller = new AbortController();
  const response = await fetch(toUrl(harness.repository.head), { headers, signal: controller.signal });
  controller.abort();
  await expect(response.arrayBuffer()).rejects.toThrow();
  expect(await send(toUrl(harness.repository.head), { headers, method: 'HEAD' })).toMatchObject({
    status: 200,
  });
});
