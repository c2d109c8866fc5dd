import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  logLine,
  oneLine,
  plainLines,
  showInvisible,
  truncate,
  visibleText,
  wrapWords,
} from '../../src/text/lines.ts';
import { fuzzRuns } from '../fuzz-runs.ts';
import { FRAGMENTS, hostileText } from './hostile-text.ts';

describe('plainLines', () => {
  test.each([
    ['carriage returns', 'a\r\nb\rc', 'a\nb\nc'],
    ['other line breaks', 'a\vb\fc\u0085d\u2028e\u2029f', 'a\nb\nc\nd\ne\nf'],
    ['control characters', 'a\u0000\u001b\u007f\u0080b', 'ab'],
    ['lone surrogates', 'a\udc00b', 'a\ufffdb'],
  ])('has no %s', (_, text, expected) => {
    expect(plainLines(text)).toBe(expected);
  });

  test('keeps tabs, newlines and invisible characters that we insert ourselves', () => {
    expect(plainLines('a\t\n\u200bb')).toBe('a\t\n\u200bb');
  });
});

describe('visibleText', () => {
  test.each([
    ['makes every line break the same', 'a\r\nb\rc\vd\fe\u0085f\u2028g\u2029h', 'a\nb\nc\nd\ne\nf\ng\nh'],
    ['keeps tabs and newlines', 'a\tb\n', 'a\tb\n'],
    ['removes control characters', 'a\u0000b\u0007c\u009fd', 'abcd'],
    ['removes colors whole', '\u001b[1;31merror\u001b[0m: x\u009b1m', 'error: x'],
    [
      'removes the address of a terminal link',
      '\u001b]8;;https://e.example\u0007text\u001b]8;;\u001b\\',
      'text',
    ],
    ['keeps the text after an unfinished sequence', '\u001b]0;a\nb', ']0;a\nb'],
    ['removes bidi controls', 'a\u202eb\u2066c\u2069', 'abc'],
    ['removes zero-width and format characters', 'a\u200bb\u00adc\ufeffd\u2060e', 'abcde'],
    ['removes fillers, tags and variation selectors', 'a\u3164b\u{e0041}c\u{e0100}d\ufe00e\ufe0f', 'abcde'],
    [
      'keeps emoji whole',
      '👩\u200d👩\u200d👧 ❤\ufe0f 👩🏽\u200d🚀 1\ufe0f\u20e3',
      '👩\u200d👩\u200d👧 ❤\ufe0f 👩🏽\u200d🚀 1\ufe0f\u20e3',
    ],
    ['removes joiners outside emoji', 'a\u200db 👩\u200d x', 'ab 👩 x'],
    ['replaces lone surrogates', '\ud83da', '\ufffda'],
  ])('%s', (_, text, expected) => {
    expect(visibleText(text)).toBe(expected);
  });

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(visibleText(visibleText(text))).toBe(visibleText(text));
      }),
    );
  });
});

describe('showInvisible', () => {
  test.each([
    ['tabs and ordinary text stay', '\tif (a) {', '\tif (a) {'],
    ['control characters are pictures', '\u0000\u001b[2J\r\u007f', '␀␛[2J␍␡'],
    ['those behind ASCII, and line ends of Unicode, are named', '\u0085\u2028', '<U+0085><U+2028>'],
    ['those that turn the direction are named', 'a\u202eb\u2066', 'a<U+202E>b<U+2066>'],
    ['hidden letters are named', 'a\u{e0041}\u3164', 'a<U+E0041><U+3164>'],
    ['an emoji of several parts stays', '👩\u200d💻 ❤\ufe0f', '👩\u200d💻 ❤\ufe0f'],
    ['half a character is replaced', 'a\ud800', 'a\ufffd'],
  ])('%s', (_, line, shown) => expect(showInvisible(line)).toBe(shown));
});

describe('oneLine', () => {
  test.each([
    ['joins lines', 'a\nb\r\nc\u2028d', 'a b c d'],
    ['collapses white space', ' a \t\u00a0 b ', 'a b'],
    ['removes what is invisible', 'a\u202eb\u0000c\ud800', 'abc\ufffd'],
    ['joins words of which only invisible characters parted the letters', 'se\u200bcret', 'secret'],
    ['gives nothing for white space', ' \n\t', ''],
  ])('%s', (_, text, expected) => {
    expect(oneLine(text)).toBe(expected);
  });

  test('gives one well-formed line without control and bidi characters', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const line = oneLine(text);
        expect(line).not.toMatch(/\p{Cc}|\p{Zl}|\p{Zp}|[\u202a-\u202e\u2066-\u2069]| {2}|^ | $/u);
        expect(line.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('truncate', () => {
  test.each([
    ['keeps a text that fits', 'abc', 3, 'abc'],
    ['cuts visibly', 'abcd', 3, 'ab…'],
    ['leaves no space before the mark', 'ab cd', 4, 'ab…'],
    ['does not split a code point', 'a👩b', 3, 'a…'],
    ['keeps a code point that fits', 'a👩bc', 4, 'a👩…'],
    ['replaces lone surrogates', 'a\ud83db', 5, 'a\ufffdb'],
    ['cuts to the mark alone', 'abc', 1, '…'],
    ['cuts to nothing', 'abc', 0, ''],
    ['takes a negative limit for nothing', 'abc', -1, ''],
    ['keeps nothing of nothing', '', 0, ''],
  ])('%s', (_, text, limit, expected) => {
    expect(truncate(text, limit)).toBe(expected);
  });

  test('stays within the limit, well-formed, and a prefix but for the mark', () => {
    fc.assert(
      fc.property(hostileText, fc.nat(60), (text, limit) => {
        const cut = truncate(text, limit);
        expect(cut.length).toBeLessThanOrEqual(limit);
        expect(cut.isWellFormed()).toBe(true);
        expect(text.toWellFormed().startsWith(cut.replace(/…$/, ''))).toBe(true);
        if (text.length > limit && limit > 0) expect(cut.endsWith('…')).toBe(true);
      }),
    );
  });
});

describe('logLine', () => {
  test.each([
    ['leaves plain text alone', 'a: b # c\td', 'a: b # c\td'],
    ['leaves colons inside a line alone', 'std::io::Error', 'std::io::Error'],
    ['breaks workflow commands', '::add-mask::x', ':\\:add-mask::x'],
    ['breaks workflow commands on a later line', 'a\n::set-output name=b::c', 'a\n:\\:set-output name=b::c'],
    ['breaks workflow commands after white space', ' \t\u00a0::debug::x', ' \t\u00a0:\\:debug::x'],
    ['breaks workflow commands after a carriage return', 'a\r::debug::x', 'a\n:\\:debug::x'],
    ['breaks workflow commands after invisible characters', '\u200b\u0000::debug::x', ':\\:debug::x'],
    ['breaks workflow commands after marks without weight', '\u0488::debug::x', '\u0488:\\:debug::x'],
    ['breaks agent commands', '##vso[task.complete]', '#\\#vso[task.complete]'],
    ['breaks agent commands inside a line', 'a ##vso[b] ##[group]', 'a #\\#vso[b] #\\#[group]'],
    ['breaks lines of hashes', '## a\n### b', '#\\# a\n#\\## b'],
    ['breaks hashes in a row', '###[group]', '#\\#\\#[group]'],
    ['leaves hashes inside a line alone', 'a ## b', 'a ## b'],
    ['breaks sections', 'section_start:1:a\r\u001b[0Kb', 'section_start\\:1:a\nb'],
    ['breaks the ends of sections', 'section_end:1:a', 'section_end\\:1:a'],
    ['removes colors', '\u001b[31mred\u001b[0m', 'red'],
    ['removes cursor movements and bells', 'a\u001b[2J\u001b[1Ab\u0007\u0008', 'ab'],
    ['removes bidi controls', 'a\u202eb', 'ab'],
  ])('%s', (_, text, line) => {
    expect(logLine(text)).toBe(line);
  });

  test('holds no command, control or bidi character, whatever the text is', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const line = logLine(text);
        expect(line).not.toMatch(/^\s*(?:::|##)/m);
        expect(line).not.toMatch(/##\w*\[|section_(?:start|end):\d/);
        expect(line).not.toMatch(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u);
        expect(logLine(line)).toBe(line);
      }),
      fuzzRuns(150),
    );
  });

  test('comes to an end on long runs of any fragment', () => {
    for (const fragment of FRAGMENTS) {
      expect(logLine(`a${fragment.repeat(50_000)}`).length).toBeGreaterThan(0);
    }
  });
});

describe('a line on a terminal', () => {
  test.each<[string, string, number, readonly string[]]>([
    ['one that fits stays', 'one two', 7, ['one two']],
    ['a longer one is broken between words', 'one two three', 9, ['one two', '  three']],
    [
      'a row goes on deeper than it begins',
      '  post  7  rule  new',
      14,
      ['  post  7', '      rule', '      new'],
    ],
    [
      'a word is never broken',
      'see https://example.com/a/long/path now',
      12,
      ['see', '  https://example.com/a/long/path', '  now'],
    ],
    ['blanks within a row stay', '  a    b  c', 9, ['  a    b', '    c']],
    ['an empty line stays', '', 5, ['']],
  ])('%s', (_, line, columns, lines) => {
    expect(wrapWords(line, columns)).toEqual(lines);
  });

  test('keeps every word, and is too wide only for a word that is', () => {
    const word = fc.stringMatching(/^[^\s]{1,20}$/u);
    fc.assert(
      fc.property(fc.array(word), fc.nat(6), fc.integer({ min: 10, max: 80 }), (words, indent, columns) => {
        const line = ' '.repeat(indent) + words.join(' ');
        const lines = wrapWords(line, columns);
        expect(lines.join(' ').split(' ').filter(Boolean)).toEqual(line.split(' ').filter(Boolean));
        for (const one of lines.filter(({ length }) => length > columns))
          expect(one.trim().split(' ')).toHaveLength(1);
      }),
    );
  });
});
