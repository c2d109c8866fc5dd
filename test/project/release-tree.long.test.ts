import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createRepository, type Repository } from '../git/repository.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PARTS = [
  'action.yml',
  'CHANGELOG.md',
  'dist',
  'LICENSE',
  'package.json',
  'README.md',
  'templates',
  'docs',
  '.gitattributes',
];

/** The files of this checkout as a commit, which they may not be yet. */
describe('the tree of a release', () => {
  let repository: Repository;
  let out: string;
  beforeEach(() => {
    repository = createRepository();
    for (const part of PARTS) cpSync(join(ROOT, part), join(repository.path, part), { recursive: true });
    out = join(repository.path, 'release');
  });
  afterEach(() => repository.dispose());

  const make = () =>
    spawnSync(process.execPath, [join(ROOT, 'scripts/release-tree.ts'), out, repository.path], {
      encoding: 'utf8',
    });
  const treeIn = (printed: string): string => /tree [0-9a-f]{40}/u.exec(printed)?.[0] ?? printed;
  const filesIn = (folder: string): readonly string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, name)).isFile())
      .toSorted();

  test('holds the action, the command line and the template, and nothing else, in 1.1 MB', () => {
    repository.commit();
    const { status, stdout } = make();
    const bundle = filesIn(join(ROOT, 'dist'));
    expect(bundle).toEqual(expect.arrayContaining(['index.js', 'cli.js']));
    expect(filesIn(out)).toEqual(
      [
        'action.yml',
        'CHANGELOG.md',
        'LICENSE',
        'package.json',
        'README.md',
        join('templates', 'sarif-review.yml'),
        ...bundle.map((name) => join('dist', name)),
      ].toSorted(),
    );
    for (const name of ['action.yml', 'dist/index.js', 'dist/cli.js', 'templates/sarif-review.yml'])
      expect(readFileSync(join(out, name))).toEqual(readFileSync(join(ROOT, name)));
    expect(Number(/, (\d+) bytes packed/u.exec(stdout)?.[1])).toBeLessThanOrEqual(1_100_000);
    expect(status).toBe(0);
  });

  test('is a package: npm installs the command line from its archive, and needs nothing else', () => {
    repository.commit();
    make();
    const [archive, place] = ['archive.tar.gz', 'place'].map((name) => join(repository.path, name));
    execFileSync('tar', ['-czf', String(archive), '-C', repository.path, 'release']);
    const npm = ['install', '--prefix', String(place), '--ignore-scripts', '--no-audit', '--offline'];
    execFileSync('npm', [...npm, String(archive)], {
      env: { PATH: process.env.PATH, HOME: repository.path },
    });
    const program = join(String(place), 'node_modules/sarif-review/dist/cli.js');
    const help = execFileSync(process.execPath, [program, '--help'], { encoding: 'utf8' });
    expect(help).toContain('sarif-review');
    expect(filesIn(join(String(place), 'node_modules')).filter((name) => name.endsWith('cli.js'))).toContain(
      join('sarif-review', 'dist', 'cli.js'),
    );
  });

  test('is what was committed, and the same each time', () => {
    repository.commit();
    const first = make().stdout;
    repository.write('dist/index.js', 'changed, and not committed');
    rmSync(out, { recursive: true });
    expect(treeIn(make().stdout)).toBe(treeIn(first));
    expect(readFileSync(join(out, 'dist/index.js'), 'utf8')).not.toContain('not committed');
  });

  test('has no link to a file that it lacks', () => {
    repository.commit();
    make();
    const links = ['README.md', 'CHANGELOG.md'].flatMap((name) =>
      [...readFileSync(join(out, name), 'utf8').matchAll(/(?:\]\(|\bsrc(?:set)?=")([^)#"\s]+)[)#"]/gu)].map(
        ([, path = '']) => path,
      ),
    );
    const local = links.filter((path) => !path.startsWith('https://'));
    expect(local).toContain('CHANGELOG.md');
    expect(local.filter((path) => !existsSync(join(out, path)))).toEqual([]);
    expect(links).toContainEqual(
      expect.stringMatching(
        /^https:\/\/github\.com\/sarif-review\/sarif-review\/blob\/[0-9a-f]{40}\/docs\/forks\.md$/u,
      ),
    );
    const pictures = links.filter((path) => /\/raw\/[0-9a-f]{40}\/docs\/screenshots\//u.test(path));
    expect(pictures.length).toBe(2);
  });

  test.each<[string, (planted: Repository) => void, string]>([
    [
      'a large file',
      (planted) => planted.write('dist/large.bin', randomBytes(1_000_000)),
      'and may be 1100000',
    ],
    ['no bundle', (planted) => planted.remove('dist/index.js'), 'lacks dist/index.js'],
    ['no command line', (planted) => planted.remove('dist/cli.js'), 'lacks dist/cli.js'],
    ['no template', (planted) => planted.remove('templates'), 'lacks templates/sarif-review.yml'],
  ])('is refused with %s, and nothing of it is left', (_, plant, message) => {
    plant(repository);
    repository.commit();
    expect(make()).toMatchObject({ status: 1, stderr: expect.stringContaining(message) });
    expect(existsSync(out)).toBe(false);
  });

  test('overwrites nothing', () => {
    repository.commit();
    repository.write('release/kept', 'mine');
    expect(make().status).toBe(2);
    expect(filesIn(out)).toEqual(['kept']);
  });
});
