import { describe, expect, test } from '@jest/globals';
import { squeeze, toSigns, toSignsOf } from '../../src/text/code.ts';

describe('lines that a formatter makes of one another', () => {
  test.each([
    ["'use strict'", '"use strict";'],
    ["say('it\\'s')", 'say("it\'s");'],
    ['say(\'a "b" c\')', 'say("a \\"b\\" c")'],
    ['  const a = b ;', 'const a=b'],
    ['items.map(x => x.id)', 'items.map((x) => x.id);'],
    ['async x => x', 'async (x) => x'],
    ["'''One line.'''", '"""One line."""'],
    ["// don't", "//  don't"],
  ])('%j and %j say the same', (a, b) => {
    expect(squeeze(a)).toBe(squeeze(b));
    expect(toSignsOf([{ line: 1, text: a }]).signs).toEqual(toSignsOf([{ line: 1, text: b }]).signs);
  });

  test.each([
    ['a value that is filled in', "query('select $id')", 'query("select $id")'],
    ['a template', "query('x')", 'query(`x`)'],
    ['code in place of text', 'run(\'a" + b + "c\')', 'run("a" + b + "c")'],
    ['code in place of an escaped text', 'run("a\\" + b + \\"c")', 'run("a" + b + "c")'],
    ['brackets that close different things', '}', '},'],
    ['two parameters', '(x, y) => x', 'x, y => x'],
  ])('but for %s', (_, a, b) => {
    expect(squeeze(a)).not.toBe(squeeze(b));
    expect(toSigns(a)).not.toEqual(toSigns(b));
  });

  test('a quote without a partner does not take long, however many there are', () => {
    const line = `'${'\\"'.repeat(100_000)}`;
    expect(squeeze(line)).toHaveLength(line.length);
  });
});

describe('the signs of several lines', () => {
  const say = (...texts: string[]): string =>
    toSignsOf(texts.map((text, index) => ({ line: index + 1, text }))).signs.join(' ');

  test('are the same however the lines are broken', () => {
    expect(say('call(', '  one,', '  (two) => two,', ');')).toBe(say('call(one, two => two)'));
    expect(say('const a = [', '  1,', '  2,', '];')).toBe(say('const a = [1, 2]'));
  });

  test('stand in their lines', () => {
    expect(
      toSignsOf([
        { line: 7, text: 'a;' },
        { line: 9, text: 'b' },
      ]),
    ).toEqual({ signs: ['a', 'b'], lines: [7, 9] });
  });
});
