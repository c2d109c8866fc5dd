import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { HOST_PAGES } from '../../scripts/check-relied-on.ts';
import { WORDS } from '../../scripts/words.ts';

const SCRIPT = resolve(import.meta.dirname, '../../scripts/check-words.ts');
const KNOWN =
  '## What we rely on, and how it is known\n\n| Fact | Known |\n|---|---|\n| It answers | recorded |\n';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sarif-review-words-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** What the check says of a tree without faults, and these files in it. */
function faultsWith(files: Readonly<Record<string, string>>): readonly string[] {
  plant('README.md', '# Findings\n');
  plant('src/plan/plan.ts', 'export const A = 1;\n');
  for (const page of HOST_PAGES) plant(page, KNOWN);
  for (const [file, text] of Object.entries(files)) plant(file, text);
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, root], { encoding: 'utf8' });
  const faults = stderr.split('\n').filter((line) => line !== '');
  expect(status).toBe(faults.length === 0 ? 0 : 1);
  return faults;
}

test('a tree without faults passes, and one without files does not', () => {
  expect(faultsWith({})).toEqual([]);
  rmSync(root, { recursive: true });
  mkdirSync(root);
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, root], { encoding: 'utf8' });
  expect([status, stderr.match(/The check saw no /gu)?.length]).toEqual([1, 6]);
});

test.each([
  ['a page', 'docs/inputs.md', 'Each twin gets a thread.', '"twin": write "grouped"'],
  ['a sentence', 'src/a.ts', "print('the base log is gone');", '"base log": write "baseline"'],
  ['a part of one', 'src/a.ts', 'print(`unplaced ones`);', '"unplaced": write "unlocated"'],
  ['a page of the sandbox', 'sandbox/a.tsx', '<p>The verdict</p>;', '"verdict": write "conclusion"'],
  ['a name', 'src/a.ts', 'const toVerdicts = 1;', '"Verdicts": write "conclusion"'],
  ['a constant', 'test/a.ts', 'const TWINS = 1;', '"TWINS": write "grouped"'],
  ['a comment', 'scripts/a.ts', '/** All overviews. */', '"overviews": write "summary comment"'],
  ['what serves all hosts', 'src/plan/a.ts', 'set(endpoints);', '"endpoint" is a word of one host'],
  [
    'the same, a status',
    'src/act/a.ts',
    'if (status === 500 || n === 409) x();',
    '"status === 500" is a word',
  ],
])('a word that may not stand in %s is told', (_, file, text, fault) => {
  expect(faultsWith({ [file]: text })).toContainEqual(expect.stringContaining(`${file}: ${fault}`));
});

test.each([
  ['a private verb', 'It rests on a key.', '"rests on": write "depends on"'],
  ['a long sentence', `${'word '.repeat(40)}end.`, 'a sentence has 41 words, more than 40'],
  ['a long cell', `| a | ${'Four words are here. '.repeat(16)} |`, 'a cell has 64 words, more than 60'],
])('%s on a page is told', (_, text, fault) => {
  expect(faultsWith({ 'docs/a.md': `${text}\n` })).toContainEqual(
    expect.stringContaining(`docs/a.md: ${fault}`),
  );
});

test('what only looks like one is not', () => {
  expect(
    faultsWith({
      'docs/a.md': '[intertwined](twin.md), https://example.com/overview\n',
      'src/a.ts': "import a from './a.ts';\nconst kind = 'held';\n",
      'src/plan/a.ts':
        "import { endpoint } from '../services/a.ts';\nconst MOST = 500; // of 1,409 entries\n",
    }),
  ).toEqual([]);
});

test('a page of a host that does not say how a fact is known is told', () => {
  const page = KNOWN.replace('recorded', 'asked');
  expect(faultsWith({ [HOST_PAGES[0]]: page })).toEqual([expect.stringContaining('is known by "asked"')]);
});

test('a word is held once', () => {
  const words = WORDS.map(({ word }) => String(word));
  expect(new Set(words).size).toBe(words.length);
});
