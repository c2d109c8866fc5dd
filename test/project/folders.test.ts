import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDERS = ['src', 'sandbox', 'bench', 'test'];

describe('in each folder with sources', () => {
  let tree: string;

  beforeAll(() => {
    tree = mkdtempSync(join(tmpdir(), 'sarif-review-folders-'));
    for (const file of ['package.json', 'knip.json', 'tsconfig.json'])
      copyFileSync(join(ROOT, file), join(tree, file));
    symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
    for (const folder of FOLDERS) {
      mkdirSync(join(tree, folder));
      writeFileSync(join(tree, folder, 'nobody-imports-this.ts'), 'export const a = 1;\n');
    }
  });

  afterAll(() => rmSync(tree, { recursive: true }));

  test('a file that nothing uses is told', () => {
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/knip/bin/knip.js'), '--include', 'files'],
      { cwd: tree, encoding: 'utf8' },
    );
    expect(FOLDERS.filter((folder) => !stdout.includes(`${folder}/nobody-imports-this.ts`))).toEqual([]);
    expect(status).toBe(1);
  });

  test('tests are found, where there are any', () => {
    const listed = execFileSync(
      process.execPath,
      [join(ROOT, 'node_modules/jest/bin/jest.js'), '--listTests', '--rootDir', ROOT],
      { cwd: ROOT, encoding: 'utf8' },
    );
    const files = listed.trim().split('\n');
    for (const folder of ['sandbox/test', 'bench', 'test'])
      expect(files.filter((file) => file.startsWith(join(ROOT, folder, '/')))).not.toEqual([]);
  });
});
