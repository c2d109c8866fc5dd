import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isBinary, toLines } from '../../src/git/text-lines.ts';

describe('toLines', () => {
  test.each<[string, Buffer, readonly string[]]>([
    ['an empty file has no lines', Buffer.from(''), []],
    ['one line break is one empty line', Buffer.from('\n'), ['']],
    ['the final line break starts no line', Buffer.from('a\nb\n'), ['a', 'b']],
    ['a line without a line break counts', Buffer.from('a\nb'), ['a', 'b']],
    ['a carriage return before a line break belongs to it', Buffer.from('a\r\n\r\nb\r\n'), ['a', '', 'b']],
    ['a lone carriage return ends no line', Buffer.from('a\rb\n'), ['a\rb']],
    ['no other character ends a line', Buffer.from('a\u2028b\u0085c\fd\n'), ['a\u2028b\u0085c\fd']],
    ['the byte order mark is no text', Buffer.from('\ufeffa\n'), ['a']],
    ['UTF-16, little end first', Buffer.from('\ufeffä\nb\n', 'utf16le'), ['ä', 'b']],
    ['UTF-16, big end first', Buffer.from('\ufeffä\nb', 'utf16le').swap16(), ['ä', 'b']],
    ['invalid bytes are replaced', Buffer.from([0x61, 0xff, 0x0a]), ['a\ufffd']],
    ['a NUL is a character', Buffer.from('a\0b\n'), ['a\0b']],
  ])('%s', (_, content, lines) => {
    expect(toLines(content)).toEqual(lines);
  });

  test('git takes a file for bytes that has a NUL in its first 8,000', () => {
    expect(isBinary(Buffer.from(`${'a'.repeat(7_999)}\0`))).toBe(true);
    expect(isBinary(Buffer.from(`${'a'.repeat(8_000)}\0`))).toBe(false);
  });

  test('gives back lines that were joined, whichever line end', () => {
    const line = fc.string({ unit: 'binary' }).filter((text) => !/[\n\r\0\ufeff\ufffe]/.test(text));
    fc.assert(
      fc.property(fc.array(line), fc.constantFrom('\n', '\r\n'), (lines, end) => {
        fc.pre(!/[\ud800-\udfff]/.test(lines.join('')) || lines.join('').isWellFormed());
        const content = Buffer.from(lines.map((text) => text + end).join(''));
        expect(toLines(content)).toEqual(lines);
      }),
    );
  });
});
