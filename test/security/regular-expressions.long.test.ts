import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parseSync } from '@swc/core';
import { isCountedOtherwise } from '../../src/git/file-texts.ts';
import { hasPackage } from '../../src/logs/lock-entries.ts';
import { openManifest } from '../../src/logs/packages.ts';
import { UNPARSED_RESULTS, UNPARSED_WARNINGS } from '../../src/logs/tools.ts';
import { visibleText } from '../../src/text/lines.ts';
import { createRedactor } from '../../src/text/secrets.ts';
import { readFirstLine } from '../../src/threads/dismissal.ts';
import { readMarker } from '../../src/threads/marker.ts';
import { findVersion } from '../../src/tools/init/repository.ts';
import { growth } from '../growth.ts';
import { FRAGMENTS } from '../text/hostile-text.ts';
import { among, stepsAmong } from '../tools/init/find-among.ts';
import { signing } from './forge.ts';

const SOURCE = join(import.meta.dirname, '../../src');
/** Characters of the texts that are searched, and of others that are 8 times as long. */
const LENGTH = 3_000;
/** Of fragments: what keeps a search busy is short. */
const SHORT = 3;
/** A search in proportion to its text takes 8 times as long, one from every place to the end 64 times. */
const TIMES = 24;

interface Literal {
  readonly file: string;
  readonly pattern: string;
  readonly flags: string;
}

/**
 * Every literal of the sources, the patterns of the table that a run reads, and the files that build regular
 * expressions of strings.
 */
function readSources(): { literals: readonly Literal[]; builders: readonly string[] } {
  const literals: Literal[] = [];
  const builders = new Set<string>();
  for (const name of globSync('**/*.{ts,tsx}', { cwd: SOURCE })) {
    const file = relative(SOURCE, join(SOURCE, name));
    const tsx = name.endsWith('x');
    const { body } = parseSync(readFileSync(join(SOURCE, name), 'utf8'), { syntax: 'typescript', tsx });
    visit(body, (node) => {
      const { type, pattern, flags, callee } = node;
      if (type === 'RegExpLiteral') literals.push({ file, pattern: String(pattern), flags: String(flags) });
      const builds = type === 'NewExpression' || type === 'CallExpression';
      if (builds && (callee as { value?: unknown } | undefined)?.value === 'RegExp') builders.add(file);
    });
  }
  const file = 'analyzers/unparsed-results.json';
  const ofTable = [
    ...UNPARSED_RESULTS.map(({ tool, rule, message }) => [tool, rule, message]),
    ...UNPARSED_WARNINGS.map(({ tool, notification, message }) => [tool, notification, message]),
  ];
  for (const expressions of ofTable)
    for (const expression of expressions)
      if (expression !== undefined)
        literals.push({ file, pattern: expression.source, flags: expression.flags });
  return { literals, builders: [...builders].toSorted() };
}

function visit(node: unknown, see: (node: Record<string, unknown>) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) see(node as Record<string, unknown>);
  for (const child of Object.values(node)) visit(child, see);
}

/** An atom of a pattern, or a sign of its grammar, and the quantifier behind it. */
const ATOM =
  /(\\[pP]\{[^}]*\}|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\(\?<?[=!:]|\(\?<\w+>|[\s\S])([*+]|\{\d+,\d*\})?/gu;
/** A repetition with a bound above this one is as bad as one without. */
const FEW = 30;

/**
 * Whether something that may repeat without bounds stands in a group that may: then a search can take
 * exponential time.
 */
function nestsQuantifiers(pattern: string): boolean {
  const open = [{ repeats: false }];
  for (const [, atom = '', quantifier] of pattern.matchAll(ATOM)) {
    if (atom.startsWith('(')) open.push({ repeats: false });
    const group = atom === ')' ? open.pop() : undefined;
    const around = open.at(-1);
    const repeats = quantifier !== undefined && isUnbounded(quantifier);
    if (repeats && group?.repeats === true) return true;
    if (around !== undefined && (repeats || group?.repeats === true)) around.repeats = true;
  }
  return false;
}

function isUnbounded(quantifier: string): boolean {
  const [, most] = /,(\d*)\}$/u.exec(quantifier) ?? [];
  return most === undefined || most === '' || Number(most) > FEW;
}

/**
 * Texts that keep a search busy: what means something to any of our readers, and what the pattern itself is
 * made of.
 */
function busyTexts(pattern: string, length: number): readonly string[] {
  const plain = pattern.replaceAll('\\', '');
  const own = Array.from(plain, (_, at) => [plain.slice(at, at + 1), plain.slice(at, at + 2)]).flat();
  const pumps = new Set([
    ...FRAGMENTS.filter(({ length }) => length <= SHORT),
    ...own,
    'a1',
    ' \t',
    '\n ',
    'aA',
    '.-',
  ]);
  return [...pumps].map((pump) => `a${pump.repeat(Math.ceil(length / pump.length))}\u0001`);
}

/** How much more a search has to do in texts that are 8 times as long. */
async function searchGrowth(pattern: string, search: (text: string) => unknown): Promise<number> {
  const [busy, busier] = [busyTexts(pattern, LENGTH), busyTexts(pattern, 8 * LENGTH)];
  return growth((length) => (length === LENGTH ? busy : busier).map(search), LENGTH, TIMES);
}

const { literals, builders } = readSources();

const findMarker = (text: string): unknown => readMarker(text, signing([]));

describe('regular expressions over untrusted text', () => {
  test('are all known to this test', () => {
    expect(literals.length).toBeGreaterThan(100);
    // What they build is tried below, and of the table with the literals.
    expect(builders).toEqual([
      'git/file-texts.ts',
      'logs/lock-entries.ts',
      'logs/packages.ts',
      'logs/tools.ts',
      'text/lines.ts',
      'text/secrets.ts',
      'threads/dismissal.ts',
      'threads/marker.ts',
    ]);
  });

  test('have no quantifier within a quantifier', () => {
    expect(['(a+)+', '(?:a|b*)*c', '((\\w+)x){2,}', '([^)]*\\))*'].filter(nestsQuantifiers)).toHaveLength(4);
    expect(['a+b*', '(?:a+){1,5}', '(ab)+', '[a+]*', '(\\+)*', '(a{1,3})*'].filter(nestsQuantifiers)).toEqual(
      [],
    );
    expect(literals.filter(({ pattern }) => nestsQuantifiers(pattern))).toEqual([]);
  });

  test.each(literals)(
    '$file: /$pattern/$flags takes time in proportion to the text',
    async ({ pattern, flags }) => {
      const expression = new RegExp(pattern, `${flags.replace('g', '')}g`);
      expect(await searchGrowth(pattern, (text) => text.replace(expression, ''))).toBeLessThan(TIMES);
    },
  );

  test('that are built take time in proportion to the text', async () => {
    const redactor = createRedactor(['aaaaaaab', '((((', 'a.c*(\u001b[']);
    const pattern = '\u001b[0m]8;;\u0007\\\u009b<!-- sarif-review:1:mark:A:B -->((((aaaa\r\u2028';
    const readings = (text: string) => isCountedOtherwise(Buffer.from(text));
    const proposed = (text: string) => stepsAmong({ [text]: text });
    const pinned = (text: string) =>
      findVersion(among({ 'uv.lock': text, 'requirements.txt': text }), 'ruff');
    const named = (text: string) => openManifest([`a-b ${text}`])({ name: 'a-b', version: '1' });
    const locks = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'uv.lock', 'requirements.txt'];
    const had = (text: string) =>
      [...locks, 'Gemfile.lock', 'composer.lock'].map((lock) =>
        ['"node_modules/a-b": {', 'a-b', `  a-b@1(`, '    a-b (1-', text].map((first) =>
          hasPackage(lock, [`${first}${text}`, text], { name: 'a-b', version: '1' }, [1]),
        ),
      );
    const scripts = ['Makefile', 'tox.ini', 'pom.xml', 'build.gradle', '.nvmrc'];
    const read = (text: string) =>
      stepsAmong({
        ...Object.fromEntries(scripts.map((path) => [path, text])),
        'package.json': JSON.stringify({ scripts: { lint: text } }),
        '.github/workflows/ci.yml': JSON.stringify({ jobs: { a: { steps: [{ run: text }] } } }),
      });
    for (const search of [
      ...[visibleText, findMarker, readFirstLine, redactor.redact, readings],
      ...[proposed, pinned, read, named, had],
    ]) {
      expect(await searchGrowth(pattern, search)).toBeLessThan(TIMES);
    }
    for (const text of busyTexts(pattern, LENGTH)) {
      expect(visibleText(text)).not.toContain('\u001b');
      expect(findMarker(text)).toBeUndefined();
      expect(redactor.redact(text).length).toBeGreaterThan(0);
    }
  });

  test('are told apart by it', async () => {
    expect(await growth((length) => /a+b/u.test('a'.repeat(length)), LENGTH, TIMES)).toBeGreaterThan(TIMES);
  });
});
