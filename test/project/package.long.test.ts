import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { VERSION } from '../../src/version.ts';
import { createRepository } from '../git/repository.ts';
import { log } from '../run/logs.ts';

const ROOT = resolve(import.meta.dirname, '../..');

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

function start(command: string, args: readonly string[], folder: string): Ended {
  const path = `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`;
  const env = { PATH: path, HOME: folder, npm_config_update_notifier: 'false' };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', env });
  return { status, out: stdout, err: stderr };
}

describe('the packed package', () => {
  let folder: string;
  let files: readonly string[];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sarif-review-pack-'));
    const packed = start(
      'npm',
      ['pack', ROOT, '--json', '--ignore-scripts', '--pack-destination', folder],
      folder,
    );
    const [tarball]: { files: { path: string }[] }[] = JSON.parse(packed.out);
    files = (tarball?.files ?? []).map(({ path }) => path);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('holds the bundle and what says what it is, and nothing else', () => {
    const bundle = readdirSync(join(ROOT, 'dist'));
    const expected = bundle.map((name) => `dist/${name}`);
    expect(expected).toEqual(expect.arrayContaining(['dist/cli.js', 'dist/index.js', 'dist/licenses.txt']));
    expect(files.toSorted()).toEqual(
      ['CHANGELOG.md', 'LICENSE', 'README.md', ...expected, 'package.json'].toSorted(),
    );
  });

  test('installs into an empty project without a network, and plans there', () => {
    const project = mkdtempSync(join(folder, 'project-'));
    writeFileSync(join(project, 'package.json'), '{ "private": true }');
    const tarball = join(folder, `sarif-review-${VERSION}.tgz`);
    const installed = start('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], project);
    expect(installed).toMatchObject({ status: 0 });
    expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'sarif-review',
    ]);
    expect(start('npx', ['--offline', 'sarif-review', '--version'], project)).toMatchObject({
      status: 0,
      out: `${VERSION}\n`,
    });

    const repository = createRepository();
    const base = repository.commit({ 'a.js': 'x\n' });
    const head = repository.commit({ 'a.js': 'y\n' });
    writeFileSync(join(project, 'log.sarif'), JSON.stringify(log([{ path: 'a.js', line: 1 }])));
    const flags = ['--sarif-file', 'log.sarif', '--working-directory', repository.path];
    const shas = ['--base-sha', base, '--head-sha', head];
    const planned = start('npx', ['--offline', 'sarif-review', 'plan', ...flags, ...shas], project);
    repository.dispose();
    expect(planned.out).toContain('1 result = 1 posted');
    expect(planned.status).toBe(0);
  });
});

describe('the notes of a release', () => {
  const notes = (tag: string, root = ROOT): Ended =>
    start(process.execPath, [join(ROOT, 'scripts/release-notes.ts'), tag, root], ROOT);

  test("are the changelog's section of the version", () => {
    const { status, out } = notes(`v${VERSION}`);
    expect(out).toMatch(/^### /u);
    expect(out).not.toMatch(/^## |^\[/mu);
    expect(status).toBe(0);
  });

  test('of another tag are refused', () => {
    expect(notes('v99.0.0')).toMatchObject({ status: 1, err: expect.stringContaining(VERSION) });
  });

  test.each(['', '## [1.0.0]\n\n- x\n', '## [1.0.0] - 2026-01-01\n\n## [0.9.0] - 2025-01-01\n\n- x\n'])(
    'without a section are refused: %j',
    (changelog) => {
      const root = mkdtempSync(join(tmpdir(), 'sarif-review-notes-'));
      writeFileSync(join(root, 'package.json'), '{ "version": "1.0.0" }');
      writeFileSync(join(root, 'CHANGELOG.md'), changelog);
      expect(notes('v1.0.0', root)).toMatchObject({
        status: 1,
        err: expect.stringContaining('CHANGELOG.md'),
      });
      rmSync(root, { recursive: true });
    },
  );
});

test('package.json may be published, and says where it comes from', () => {
  const manifest: object = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(manifest).not.toHaveProperty('private');
  expect(manifest).toMatchObject({
    name: 'sarif-review',
    version: VERSION,
    license: 'MIT',
    repository: {
      type: 'git',
      url: expect.stringMatching(/^git\+https:\/\/github\.com\/[\w-]+\/[\w-]+\.git$/u),
    },
    keywords: expect.arrayContaining(['sarif']),
  });
});
