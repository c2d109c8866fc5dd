import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
const START = /\b(?:spawn|spawnSync|exec|execSync|execFile|execFileSync|fork)\(\s*([^\s,()]+)/gu;

/** What is started in a source, as it is written there. */
function startsIn(source: string): readonly string[] {
  // A regular expression's own `exec` is a method.
  return [...source.replaceAll(/\.exec\(/gu, '').matchAll(START)].map(([, program = '']) => program);
}

/** A bare name, which the system looks for in the current directory too. */
const isBare = (program: string): boolean => /^['"`]/u.test(program);

test('every program is started by the absolute path that was found for it', () => {
  const files = globSync('{src,sandbox}/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['sandbox/test/**'] });
  const texts = files.map((name) => readFileSync(join(ROOT, name), 'utf8'));
  const starts = texts.filter((text) => text.includes('node:child_process')).flatMap(startsIn);
  expect(starts.toSorted()).toEqual(['findGit', 'findGit', 'process.execPath', 'program']);
  expect(starts.filter(isBare)).toEqual([]);
});

test.each(["spawn('git', args)", "execFile(\n  'git',\n  args)", 'execFileSync("git")', 'exec(`git log`)'])(
  'a start by a bare name is seen: %j',
  (planted) => {
    expect(startsIn(planted).filter(isBare)).toHaveLength(1);
  },
);
