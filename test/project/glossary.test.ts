import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { readSources } from './read-sources.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const page = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8');
const words = [...page.matchAll(/^\| ([a-z, ]+) \|/gmu)]
  .flatMap(([, cell = '']) => cell.split(', '))
  .filter((word) => word !== 'word');

/** Names of a source, in words: `isHeldScope` holds `held scope`. Comments and texts do not count. */
function namesIn(source: string): string {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'/gu, ' ');
  const spaced = code.replaceAll(/([a-z0-9])([A-Z])/gu, '$1 $2').replaceAll('_', ' ');
  return ` ${spaced.toLowerCase().replaceAll(/[^a-z0-9]+/gu, ' ')} `;
}

function unused(glossary: readonly string[], names: string): readonly string[] {
  return glossary.filter((word) => !names.includes(` ${word} `) && !names.includes(` ${word}s `));
}

test('each word of the glossary is still a name in the code', () => {
  expect(words.length).toBeGreaterThanOrEqual(20);
  expect(new Set(words).size).toBe(words.length);
  const sources = readSources(join(ROOT, 'src'));
  // The contract names what an adapter is tested against.
  const contract = readFileSync(join(ROOT, 'test/services/contract.ts'), 'utf8');
  expect(unused(words, namesIn(`${sources}\n${contract}`))).toEqual([]);
});

test('a word that only a comment or a text uses is told', () => {
  const names = namesIn(
    "/** A ghost. */\nconst heldScope = 'a spirit'; // a shade\nfunction toForeignLogs() {}\n",
  );
  expect(unused(['ghost', 'spirit', 'shade', 'held', 'foreign log'], names)).toEqual([
    'ghost',
    'spirit',
    'shade',
  ]);
});

test.each(['CONTRIBUTING.md', 'README.md'])('%s links to the glossary', (name) => {
  expect(readFileSync(join(ROOT, name), 'utf8')).toContain('(docs/glossary.md)');
});
