// Checks words: those that no sentence of the program, no page for users and no name in the code may have;
// words of one host in what serves all of them; whether pages are in plain English; and how the pages of
// hosts say that a fact is known. `node scripts/check-words.ts ROOT` checks another tree, which is how a test
// plants a violation.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseSync } from '@swc/core';
import { checkReliedOn, HOST_PAGES } from './check-relied-on.ts';
import { EXCEPTIONS, LONGEST, OF_ONE_HOST, PLAIN, PRINTED_TABLES, type Where, WORDS } from './words.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const project = resolve(import.meta.dirname, '..');
const root = resolve(positionals[0] ?? project);

/** What is read of the files of each kind. */
const KINDS: Readonly<
  Record<Where, { files: string; texts: (source: string, file: string) => readonly string[] }>
> = {
  pages: {
    files: '{README.md,SECURITY.md,CHANGELOG.md,action.yml,templates/*.yml,docs/!(architecture).md}',
    texts: (page) => [page.replaceAll(/\]\([^)]*\)/gu, ']')],
  },
  sentences: { files: '{src,sandbox/!(test)}/**/*.{ts,tsx}', texts: sentencesOf },
  code: { files: '{bench,demo,real,sandbox,scripts,src,test}/**/*.{ts,tsx}', texts: (source) => [source] },
};

/** Texts of a source with several words: what may be printed. */
function sentencesOf(source: string, file: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    if (Array.isArray(node) || typeof node !== 'object' || node === null) return;
    const { type, value, cooked } = node as { type?: string; value?: unknown; cooked?: unknown };
    if (type === 'ImportDeclaration') return;
    const text =
      type === 'TemplateElement' ? cooked : /^(?:StringLiteral|JSXText)$/u.test(type ?? '') && value;
    if (typeof text === 'string' && /\S\s+\S|^\s|\s$/u.test(text)) found.push(text);
    for (const one of Object.values(node)) visit(one);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }).body);
  return found;
}

/** A word as it stands in names too: begun with a capital, all in capitals, or in the plural. */
function inNames(word: string): RegExp {
  const capital = word.replace(/^./u, (letter) => letter.toUpperCase());
  return new RegExp(
    `(?:\\b${word}|(?<![A-Z])${capital})(?:s|es)?(?![a-z])|\\b${word.toUpperCase()}S?\\b`,
    'gu',
  );
}

const faults: string[] = [];
const used = new Set<(typeof EXCEPTIONS)[number]>();
function read(files: string, kind: string): readonly (readonly [file: string, text: string])[] {
  const names = globSync(files, { cwd: root, exclude: ['scripts/words.ts', 'test/project/words.test.ts'] });
  if (names.length === 0) faults.push(`The check saw no ${kind}.`);
  return names.toSorted().map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
}

/** The text without what has to stand there. */
function withoutExceptions(file: string, text: string): string {
  return EXCEPTIONS.filter(([name]) => name === file).reduce((left, exception) => {
    const rest = left.replaceAll(exception[1], '');
    if (rest !== left) used.add(exception);
    return rest;
  }, text);
}

for (const [where, { files, texts }] of Object.entries(KINDS) as [Where, (typeof KINDS)[Where]][]) {
  const rows = WORDS.filter((row) => row.in.includes(where)).map(({ word, say }) => ({
    form:
      typeof word === 'string'
        ? where === 'code'
          ? inNames(word)
          : new RegExp(`\\b${word}s?\\b`, 'giu')
        : word,
    say,
  }));
  for (const [file, source] of read(files, where)) {
    for (const text of texts(source, file))
      for (const { form, say } of rows)
        for (const [found] of withoutExceptions(file, text.replaceAll(/https?:\/\/\S+/gu, '')).matchAll(form))
          faults.push(`${file}: "${found}": ${say}`);
  }
}

for (const [file, page] of read('{README,SECURITY,CONTRIBUTING,docs/*}.md', 'page in plain English')) {
  const prose = page
    .replaceAll(/^```[\s\S]*?^```|<!--[\s\S]*?-->/gmu, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/`[^`\n]*`/gu, 'code');
  for (const line of withoutExceptions(file, prose).split('\n')) {
    for (const [phrase, say] of PLAIN)
      for (const [found] of line.matchAll(phrase)) faults.push(`${file}: "${found}": ${say}`);
    const isRow = line.startsWith('|');
    if (isRow && PRINTED_TABLES.includes(file)) continue;
    for (const part of isRow ? line.split('|') : [line]) {
      if (isRow) tellLong(file, 'cell', part);
      // A list of links is no sentence.
      if (!part.includes(' · '))
        for (const sentence of part.split(/(?<=[.!?:]\**)\s/u)) tellLong(file, 'sentence', sentence);
    }
  }
}

function tellLong(file: string, what: keyof typeof LONGEST, text: string): void {
  const words = text.trim().split(/\s+/u).length;
  if (words > LONGEST[what])
    faults.push(
      `${file}: a ${what} has ${words} words, more than ${LONGEST[what]}: ${text.trim().slice(0, 60)}`,
    );
}

for (const [file, source] of read(OF_ONE_HOST.files, 'file that serves all hosts')) {
  // Who imports what is held by the layers.
  const text = withoutExceptions(file, source).replaceAll(/^(?:import|\} from) .*$/gmu, '');
  for (const [word] of text.matchAll(OF_ONE_HOST.words))
    faults.push(`${file}: "${word}" is a word of one host`);
}

for (const [file, page] of read(`{${HOST_PAGES.join()}}`, 'page of a host'))
  faults.push(...checkReliedOn(file, page));

if (root === project) {
  for (const exception of EXCEPTIONS)
    if (!used.has(exception)) faults.push(`${exception[0]} needs no exception: ${exception[1]}`);
}

for (const fault of new Set(faults)) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${WORDS.length} words stand nowhere.`);
