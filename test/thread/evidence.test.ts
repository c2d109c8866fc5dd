import { describe, expect, test } from '@jest/globals';
import { enclosingBlock } from '../../src/thread/enclosing.ts';
import {
  hashBlock,
  hashExact,
  hashFingerprints,
  hashLine,
  hashMessages,
  maskMessage,
  toEvidence,
} from '../../src/thread/evidence.ts';
import { hashText } from '../../src/thread/keyring.ts';
import { toWording } from '../../src/thread/wording.ts';
import { makeSpot } from '../finding/make-finding.ts';
import { KEYS, PREVIOUS_KEYS } from './make-thread.ts';

const LINES = ['one', 'two', '', 'three', '  const x = 1;', '', 'four', 'five', 'six', 'seven'];
const LINE = 5;

describe('the hash of a line', () => {
  test.each([
    ['deeper', '        const x = 1;'],
    ['with tabs', '\tconst x\t= 1;'],
    ['without blanks', 'constx=1;'],
    ['with blanks at the end', '  const x = 1;   '],
    ['with a carriage return', '  const x = 1;\r'],
    ['with a no-break space', '  const x =\u00a01;'],
  ])('is the same when the line is written %s', (_, line) => {
    expect(hashLine(KEYS, LINES.with(LINE - 1, line), LINE)).toEqual(hashLine(KEYS, LINES, LINE));
  });

  test('is another when a character is', () => {
    expect(hashLine(KEYS, LINES.with(LINE - 1, 'const x = 2;'), LINE).text).not.toBe(
      hashLine(KEYS, LINES, LINE).text,
    );
  });

  test('is another under another secret, and hexadecimal', () => {
    const { text, context } = hashLine(KEYS, LINES, LINE);
    expect(text).toMatch(/^[0-9a-f]{12}$/);
    expect(context).toMatch(/^[0-9a-f]+$/);
    expect(hashLine(PREVIOUS_KEYS, LINES, LINE).text).not.toBe(text);
  });

  test.each([
    ['the file cannot be read', undefined, 1],
    ['the file is empty', [], 1],
    ['the line is past the end', LINES, 11],
    ['the finding is about the whole file', LINES, 0],
  ])('is empty where %s', (_, lines, line) => {
    expect(hashLine(KEYS, lines, line)).toEqual({ text: '', context: '' });
  });
});

test('a blank line is told by the lines that it stands between, and which of the blank ones it is', () => {
  const hash = (lines: readonly string[], line: number) => hashLine(KEYS, lines, line).text;
  const [first, second] = [hash(['a', '', ' \t', 'b'], 2), hash(['a', '', ' \t', 'b'], 3)];
  expect(first).not.toBe(second);
  expect(hash(['x', 'y', 'a', '', '', 'b'], 5)).toBe(second);
  expect(hash(['a', '', '', 'c'], 2)).not.toBe(first);
  expect(hash(['', ' \t', ''], 2)).toBe('');
});

describe('the hash of the context', () => {
  const context = (lines: readonly string[], line = LINE) => hashLine(KEYS, lines, line).context;

  test('takes three lines that are not blank on each side', () => {
    expect(context(LINES.with(0, 'ONE'))).not.toBe(context(LINES));
    expect(context(LINES.with(8, 'SIX'))).not.toBe(context(LINES));
    expect(context(LINES.with(9, 'SEVEN'))).toBe(context(LINES));
    expect(context(['zero', ...LINES], LINE + 1)).toBe(context(LINES));
  });

  test('is the same when blank lines come and go around it', () => {
    expect(context(LINES.toSpliced(2, 1), LINE - 1)).toBe(context(LINES));
    expect(context(LINES.toSpliced(4, 0, '', ' '), LINE + 2)).toBe(context(LINES));
  });

  test('does not hold the line itself', () => {
    expect(context(LINES.with(LINE - 1, 'other'))).toBe(context(LINES));
  });

  test('tells above from below', () => {
    expect(context(['a', 'b', 'x'], 3)).not.toBe(context(['x', 'a', 'b'], 1));
  });
});

describe('maskMessage', () => {
  test.each([
    ["'total' is assigned a value but never used.", "'sum' is assigned a value but never used."],
    ['Use "const" here', 'Use "let" here'],
    ['Name `a` is taken', 'Name `b2` is taken'],
    ['‘a’ is taken', '‘b’ is taken'],
    ['Line has 121 characters', 'Line has 99 characters'],
    ['Too  long', 'Too long '],
    ["'a' and 'b'", "'c' and 'd'"],
  ])('takes %j and %j for one message', (a, b) => {
    expect(maskMessage(a)).toBe(maskMessage(b));
  });

  test.each([
    ['Unexpected var', 'Unexpected let'],
    ['Expected 1 argument', 'Expected no argument'],
    ["'a' is unused", 'a is unused'],
    ["'first\nsecond' is unused", "'a' is unused"],
  ])('keeps %j and %j apart', (a, b) => {
    expect(maskMessage(a)).not.toBe(maskMessage(b));
  });
});

describe('hashes of a spot', () => {
  test('of messages are a set in one order, whatever the order of the findings', () => {
    const [a, b] = [{ message: 'One.' }, { message: 'Two.' }];
    expect(hashMessages(KEYS, makeSpot(a, b))).toEqual(hashMessages(KEYS, makeSpot(b, a, a)));
    expect(hashMessages(KEYS, makeSpot(a, b))).toHaveLength(2);
    expect(hashMessages(KEYS, makeSpot(a))).toEqual([hashText(KEYS, 'One.')]);
  });

  test('are at most eight, so that a marker stays small', () => {
    const parts = [...'abcdefghij'].map((letter) => ({ message: letter, fingerprints: { [letter]: 'x' } }));
    expect(hashMessages(KEYS, makeSpot(...parts))).toHaveLength(8);
    expect(Object.keys(hashFingerprints(KEYS, makeSpot(...parts)))).toHaveLength(8);
  });

  test('of fingerprints are keyed and bound to their names', () => {
    const hashes = hashFingerprints(
      KEYS,
      makeSpot({ fingerprints: { a: 'same', b: 'same', commitSha: 'x' } }),
    );
    expect(Object.keys(hashes)).toEqual(['a', 'b']);
    expect(hashes.a).not.toBe(hashes.b);
    expect(hashes.a).toMatch(/^[0-9a-f]{12}$/);
  });
});

test('evidence says where the spot is on the diff and hashes its line in the analyzed tree', () => {
  const spot = makeSpot({
    line: LINE,
    message: "'x' is unused",
    fingerprints: { id: '1' },
    category: 'nightly',
  });
  const at = { path: 'renamed.ts', line: 7, head: 'h', analyzed: 'a' };
  expect(toEvidence(KEYS, spot, at, LINES)).toEqual({
    scope: { tool: 'PMD', category: 'nightly' },
    ruleId: 'no-var',
    ...at,
    ...hashLine(KEYS, LINES, LINE),
    messages: hashMessages(KEYS, spot),
    exact: hashExact(KEYS, 'a.ts', LINES, LINE),
    block: hashBlock(KEYS, LINES, LINE),
    ranks: { inFile: { nth: 1, of: 1 }, inBlock: { nth: 1, of: 1 } },
    wording: toWording(KEYS, spot),
    named: [hashText(KEYS, "'x' is unused")],
    fingerprints: hashFingerprints(KEYS, spot),
  });
});

test('evidence of a whole file hashes no line', () => {
  const spot = makeSpot({ place: { kind: 'file', path: 'a.ts' } });
  const evidence = toEvidence(KEYS, spot, { path: 'a.ts', line: 0, head: 'h', analyzed: 'a' }, LINES);
  expect(evidence).toMatchObject({ line: 0, text: '', context: '' });
});

const INVOICE = [
  'class Invoice {', // 1
  '  total(', // 2
  '    items,', // 3
  '  ) {', // 4
  '', // 5
  '    if (items) {', // 6
  '      return 1;', // 7
  '    } else {', // 8
  '      return 2;', // 9
  '    }', // 10
  '  }', // 11
  '}', // 12
  'done();', // 13
];

describe('the block that a line stands in', () => {
  test.each([
    ['at the top of the file', 1, '', ''],
    ['at the top, behind a block', 13, '', ''],
    ['of a member', 2, 'classInvoice{', 'classInvoice{'],
    ['of a list', 3, 'total(', 'classInvoice{\ntotal('],
    ['behind a bracket, which continues what it closes', 6, 'total(){', 'classInvoice{\ntotal(){'],
    ['of a branch', 7, 'if(items){', 'classInvoice{\ntotal(){\nif(items){'],
    ['of the other branch', 9, 'if(items){}else{', 'classInvoice{\ntotal(){\nif(items){}else{'],
  ])('%s', (_, line, nearest, path) => {
    expect(enclosingBlock(INVOICE, line)).toEqual({ nearest, path });
  });

  test('is the same when all of it is indented', () => {
    const indented = INVOICE.map((line) => (line === '' ? '' : `\t${line}`));
    expect(enclosingBlock(indented, 9)).toEqual(enclosingBlock(INVOICE, 9));
  });

  test('is at the top for a line that is not there', () => {
    expect(enclosingBlock(INVOICE, 99)).toEqual({ nearest: '', path: '' });
  });

  test('names the twenty nearest lines of what nests without end', () => {
    const deep = Array.from({ length: 500 }, (_, index) => `${' '.repeat(index)}{${index}`);
    expect(enclosingBlock(deep, 500).path.split('\n')).toHaveLength(20);
  });
});
