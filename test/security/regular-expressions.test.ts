import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createContext, Script } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { parseSync } from '@swc/core';
import { createRedactor } from '../../src/text/redactor.ts';
import { visibleText } from '../../src/text/visible-text.ts';
import { findMarkerText } from '../../src/thread/marker-text.ts';
import { FRAGMENTS } from '../text/hostile-text.ts';

const SOURCE = join(import.meta.dirname, '../../src');
/** So many characters that a search that is not linear takes minutes, and a linear one a millisecond. */
const LENGTH = 50_000;
/** Of fragments: what keeps a search busy is short. */
const SHORT = 3;
/** For all texts that one regular expression is tried on; some hundredths of it are needed. */
const PATIENCE_MS = 2_500;

interface Literal {
  readonly file: string;
  readonly pattern: string;
  readonly flags: string;
}

/** Every literal of the sources, and the files that build regular expressions of strings. */
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

/** Whether something that may repeat without bounds stands in a group that may: then a search can take exponential time. */
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

/** Texts that keep a search busy: what means something to any of our readers, and what the pattern itself is made of. */
function busyTexts(pattern: string): readonly string[] {
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
  return [...pumps].map((pump) => `a${pump.repeat(Math.ceil(LENGTH / pump.length))}\u0001`);
}

const { literals, builders } = readSources();

describe('regular expressions over untrusted text', () => {
  test('are all known to this test', () => {
    expect(literals.length).toBeGreaterThan(100);
    // What they build is tried below.
    expect(builders).toEqual(['text/redactor.ts', 'text/visible-text.ts', 'thread/marker-text.ts']);
  });

  test('have no quantifier within a quantifier', () => {
    expect(['(a+)+', '(?:a|b*)*c', '((\\w+)x){2,}', '([^)]*\\))*'].filter(nestsQuantifiers)).toHaveLength(4);
    expect(['a+b*', '(?:a+){1,5}', '(ab)+', '[a+]*', '(\\+)*', '(a{1,3})*'].filter(nestsQuantifiers)).toEqual(
      [],
    );
    expect(literals.filter(({ pattern }) => nestsQuantifiers(pattern))).toEqual([]);
  });

  test.each(literals)('$file: /$pattern/$flags is done in time', ({ pattern, flags }) => {
    const search = createContext({ texts: busyTexts(pattern), pattern, flags: flags.replace('g', '') });
    // The limit of vm also ends a search that is under way.
    const script = new Script('for (const text of texts) text.replace(new RegExp(pattern, flags + "g"), "")');
    expect(() => script.runInContext(search, { timeout: PATIENCE_MS })).not.toThrow();
  });

  test('that are built are done in time', () => {
    const redactor = createRedactor(['aaaaaaab', '((((', 'a.c*(\u001b[']);
    const texts = busyTexts('\u001b[0m]8;;\u0007\\\u009b<!-- sarif-review:1:mark:A:B -->((((aaaa');
    for (const text of texts) {
      expect(visibleText(text)).not.toContain('\u001b');
      expect(findMarkerText(text)).toBeUndefined();
      expect(redactor.redact(text).length).toBeGreaterThan(0);
    }
  });
});
