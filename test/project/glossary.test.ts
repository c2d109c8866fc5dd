import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
const page = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8');

/** What is wrong with a glossary: too many words, one that is told twice, or not in one sentence. */
function faultsOf(glossary: string): readonly string[] {
  const rows = [...glossary.matchAll(/^\| (.+) \| (.+) \|$/gmu)].slice(1);
  const words = rows.flatMap(([, cell = '']) => cell.split(', '));
  return [
    ...(rows.length > 20 ? [`${rows.length} rows`] : []),
    ...words.filter((word, index) => words.indexOf(word) !== index),
    ...rows.flatMap(([, word = '', meaning = '']) => (/^[A-Z](?:(?!\. ).)*\.$/u.test(meaning) ? [] : [word])),
  ];
}

test('the glossary has at most twenty words, each in one sentence', () => {
  expect([...page.matchAll(/^\| /gmu)].length).toBeGreaterThan(10);
  expect(faultsOf(page)).toEqual([]);
});

test('a glossary that is too long, tells a word twice, or in no sentence, is told', () => {
  const rows = (...lines: readonly string[]): string =>
    ['| word | meaning |', '|---|---|', ...lines].join('\n');
  expect(faultsOf(rows('| a | What it is. |', '| b, a | Another. |'))).toEqual(['a']);
  expect(faultsOf(rows('| a | what it is |', '| b | One. Two. |'))).toEqual(['a', 'b']);
  const many = Array.from({ length: 21 }, (_, index) => `| word ${index} | What it is. |`);
  expect(faultsOf(rows(...many))).toEqual(['21 rows']);
});

test.each(['CONTRIBUTING.md', 'README.md'])('%s links to the glossary', (name) => {
  expect(readFileSync(join(ROOT, name), 'utf8')).toContain('(docs/glossary.md)');
});
