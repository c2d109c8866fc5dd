import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
const FILE = join(ROOT, 'docs/threat-model.md');
const text = readFileSync(FILE, 'utf8');

/** The rows of all tables: threat, what holds it, code, tests. */
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| threat |'))
  .map((line) => {
    const [threat = '', rule = '', code = '', tests = ''] = line.slice(2, -2).split(' | ');
    return { threat, rule, code: linksIn(code), tests: linksIn(tests) };
  });

function linksIn(markdown: string): readonly string[] {
  return Array.from(markdown.matchAll(/\]\(([^)]+)\)/gu), ([, target = '']) =>
    resolve(dirname(FILE), target),
  );
}

describe('the threat model', () => {
  test('has a table for each part', () => {
    expect(rows.length).toBeGreaterThan(25);
    expect(text.split('| threat |')).toHaveLength(10);
  });

  test.each(rows)(
    'names for "$threat" its place in the code and a test, and both are there',
    ({ rule, code, tests }) => {
      expect(rule).not.toBe('');
      expect(code.length).toBeGreaterThan(0);
      expect(tests.length).toBeGreaterThan(0);
      for (const file of [...code, ...tests]) expect([file, existsSync(file)]).toEqual([file, true]);
      for (const file of code)
        expect(file.slice(ROOT.length)).toMatch(/^\/(?:src|sandbox|scripts|templates|\.github)(?:\/|$)/u);
      for (const file of tests)
        expect(file.slice(ROOT.length)).toMatch(/^\/(?:sandbox\/)?test\/.*\.test\.tsx?$/u);
    },
  );

  test('is where SECURITY.md leads to', () => {
    expect(readFileSync(join(ROOT, 'SECURITY.md'), 'utf8')).toContain('(docs/threat-model.md)');
  });
});
