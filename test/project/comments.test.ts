import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { wrapComments } from '../../scripts/wrap-comments.ts';

const ROOT = resolve(import.meta.dirname, '../..');

function check(...args: readonly string[]): { readonly status: number | null; readonly text: string } {
  const script = join(ROOT, 'scripts/check-comments.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  return { status, text: `${stdout}${stderr}` };
}

test('the check of comments names one that is too wide, wraps it when asked to, and fails where it sees none', () => {
  const root = mkdtempSync(join(tmpdir(), 'sarif-review-comments-'));
  try {
    mkdirSync(join(root, 'src'));
    const file = join(root, 'src/a.ts');
    writeFileSync(file, 'export const a = 1;\n');
    expect(check(root)).toEqual({ status: 1, text: 'The check saw no comment.\n' });
    writeFileSync(file, `const a = 1;\n// ${'word '.repeat(22)}end\n`);
    expect(check(root)).toEqual({ status: 1, text: expect.stringContaining('src/a.ts:2: ') });
    expect(check(root, '--write').status).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(`const a = 1;\n//${' word'.repeat(21)}\n// word end\n`);
    expect(check(root).status).toBe(0);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test.each([
  ['one line', '/** one two three four */', '/**\n * one two three\n * four\n */'],
  [
    'one within code',
    '  /** one two three four */\n  a();',
    '  /**\n   * one two\n   * three four\n   */\n  a();',
  ],
  [
    'lines of //',
    'a();\n// one two three\n// four five six seven',
    'a();\n// one two three\n// four five six\n// seven',
  ],
  [
    'paragraphs, lists and tags, each for itself',
    '/**\n * one\n * two\n *\n * - three four five\n * - six\n * @param seven eight nine\n */',
    '/**\n * one\n * two\n *\n * - three four\n * five\n * - six\n * @param seven\n * eight nine\n */',
  ],
])('wraps %s', (_, before, after) => {
  expect(wrapComments(before, 17).text).toBe(after);
  expect(wrapComments(after, 17)).toMatchObject({ text: after, faults: [] });
});

test.each([
  ['is short', '/** one two */'],
  ['is one long word', '// https://example.com/a/long/path'],
  ['is laid out by hand', '/**\n * | one | two | three |\n *   four five six seven\n */'],
  ['is read by a tool', '// biome-ignore lint/style/useConst: why not'],
])('leaves a comment as it is that %s', (_, source) => {
  expect(wrapComments(source, 17)).toEqual({ text: source, faults: [], comments: 1 });
});
