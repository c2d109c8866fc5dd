import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Ended, runSourceCli } from '../action/run-cli.ts';
import { createRepository, type Repository } from '../git/repository.ts';
import { linuxTest } from '../system.ts';

/** A checkout with findings of every kind, among them one about a key beside another one. */
let repository: Repository;
let folder: string;
let logFile: string;
const KEY = 'q8Xv2LmZ7tRw4Ks9';
const CODE = ['import a from "a";', '', 'const unused = 1;', `const key = "${KEY}";`, 'eval(a);', '']
  .join('\n')
  .concat('x\u202ey;\n');

function result(ruleId: string, uri: string, region: object, level = 'error'): object {
  const message = { text: `About ${ruleId}.` };
  return {
    ruleId,
    level,
    message,
    locations: [{ physicalLocation: { artifactLocation: { uri }, region } }],
  };
}

function writeLog(path: string, results: readonly object[]): void {
  const runs = [{ tool: { driver: { name: 'Linter' } }, results }];
  writeFileSync(path, JSON.stringify({ version: '2.1.0', runs }));
}

beforeAll(() => {
  repository = createRepository();
  repository.commit({ 'src/a.js': 'import a from "a";\n', 'old.js': 'var old;\n' });
  repository.git('branch', 'base');
  repository.commit({ 'src/a.js': CODE });
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-code-'));
  logFile = join(folder, 'log.sarif');
  const results = [
    result('no-unused', 'src/a.js', { startLine: 3, startColumn: 7, endColumn: 13 }),
    result('hardcoded-secret', 'src/a.js', { startLine: 4, startColumn: 7 }),
    result('no-eval', 'src/a.js', { startLine: 5, startColumn: 1, endColumn: 5 }),
    result('bidi', 'src/a.js', { startLine: 6, startColumn: 2, endColumn: 3 }, 'note'),
    result('no-var', 'old.js', { startLine: 1, startColumn: 1 }),
  ];
  writeLog(logFile, results);
});
afterAll(() => {
  repository.dispose();
  rmSync(folder, { recursive: true });
});

const cli = (...args: readonly string[]): Promise<Ended> => runSourceCli(args, repository.path);
const UNUSED = [
  '  1 | import a from "a";',
  '  2 |',
  '> 3 | const unused = 1;',
  '    |       ^^^^^^',
  '  4 | (not shown: a finding about a secret is on this line)',
  '  5 | eval(a);',
];

describe('a plan', () => {
  test('shows the code below each finding, and none of one about a key', async () => {
    const { out, err } = await cli('plan', logFile, '--base', 'base');
    const lines = out.split('\n');
    const row = lines.findIndex((line) => line.includes('no-unused (Linter)'));
    expect(lines.slice(row + 1, row + 7)).toEqual(UNUSED.map((line) => `      ${line}`));
    const secret = lines.findIndex((line) => line.includes('About hardcoded-secret'));
    expect(lines[secret + 1]).toContain('no-eval (Linter)');
    expect(out).toContain('> 6 | x<U+202E>y;\n');
    expect(out + err).not.toContain(KEY);
  });

  test('has colors where they are asked for', async () => {
    const { out } = await runSourceCli(['plan', logFile, '--base', 'base'], repository.path, {
      FORCE_COLOR: '1',
    });
    expect(out).toContain('\u001b[31m>\u001b[39m\u001b[2m 3 | \u001b[22mconst unused = 1;\n');
    expect(out).toContain('\u001b[31m      ^^^^^^\u001b[39m\n');
  });

  test('shows so much code as one may read, and says how much there is besides', async () => {
    const many = createRepository();
    const lines = Array.from({ length: 45 }, (_, index) => `use(${index + 1});`);
    many.commit({ 'b.js': 'x\n', 'c.js': 'other(1);\n' });
    many.git('branch', 'base');
    many.commit({ 'b.js': `${lines.join('\n')}\n` });
    const manyLog = join(folder, 'many.sarif');
    const results = lines.map((_, index) => result('no-use', 'b.js', { startLine: index + 1 }));
    writeLog(manyLog, [...results, result('no-other', 'c.js', { startLine: 1 })]);
    const { out } = await runSourceCli(['plan', manyLog, '--base', 'base'], many.path);
    expect(out.match(/^ +> +\d+ \| use/gmu)).toHaveLength(40);
    expect(out).toContain('The code of 5 more findings is left out: --all shows it\n');
    const all = await runSourceCli(['plan', manyLog, '--base', 'base', '--all'], many.path);
    expect(all.out.match(/^ +> +\d+ \| use/gmu)).toHaveLength(45);
    expect(all.out).toContain('> 1 | other(1);\n');
    many.dispose();
  });

  test('a run, also a dry one, prints no code', async () => {
    const commits = ['base', 'HEAD'].map((name) => repository.git('rev-parse', name));
    const { out } = await runSourceCli(['plan', logFile], repository.path, {
      SARIF_REVIEW_BASE_SHA: commits[0] ?? '',
      SARIF_REVIEW_HEAD_SHA: commits[1] ?? '',
    });
    expect(out).toContain('> 3 | ');
    const run = await runSourceCli(['run', '--dry-run', '--sarif-file', logFile], repository.path, {
      SARIF_REVIEW_BASE_SHA: commits[0] ?? '',
      SARIF_REVIEW_HEAD_SHA: commits[1] ?? '',
    });
    expect(run.out).toContain('no-unused (Linter)');
    expect(run.out).not.toContain(' | ');
  });

  test('shows no code of lines that are not committed', async () => {
    const changed = join(folder, 'changed.sarif');
    repository.write('old.js', 'var old;\nvar fresh;\n');
    writeLog(changed, [result('no-var', 'old.js', { startLine: 2, startColumn: 5, endColumn: 10 })]);
    const { out } = await cli('plan', changed, '--base', 'base', '--filter-mode', 'nofilter');
    repository.git('checkout', '--', 'old.js');
    expect(out).toContain('About no-var.');
    expect(out).not.toContain('var fresh');
  });

  linuxTest('shows nothing from outside of the checkout, whatever links say', async () => {
    const log = join(folder, 'outside.sarif');
    writeLog(log, [result('no-unused', 'src/a.js', { startLine: 3 })]);
    rmSync(join(repository.path, 'src'), { recursive: true });
    symlinkSync(folder, join(repository.path, 'src'));
    writeFileSync(join(folder, 'a.js'), 'private\n'.repeat(9));
    const { out, err } = await cli('plan', log, '--base', 'base', '--all');
    rmSync(join(repository.path, 'src'));
    repository.git('checkout', '--', 'src');
    expect(out).toContain('About no-unused.');
    expect(out + err).not.toContain('private');
  });
});

describe('a report whose name ends in .html', () => {
  test('is the page, with the code and without the key', async () => {
    const file = join(folder, 'report.html');
    const { status } = await cli('plan', logFile, '--base', 'base', '--report-file', file);
    expect(status).toBe(1);
    const page = readFileSync(file, 'utf8');
    expect(page).toMatch(/^<!doctype html>/u);
    expect(page).toContain('const <mark>unused</mark> = 1;');
    expect(page).not.toContain(KEY);
    expect(page).toContain('filter-mode added: old.js is not part of the diff.');
  });
});
