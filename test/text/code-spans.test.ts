import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type SpanPart, splitCodeSpans } from '../../src/text/inline.ts';
import { nodesOf, parseGfm } from './gfm.ts';

const code = (text: string, start: number): SpanPart => ({ kind: 'code', text, start });
const plain = (text: string, start: number): SpanPart => ({ kind: 'text', text, start });

describe('splitCodeSpans', () => {
  test.each<[string, string, SpanPart[]]>([
    ['text alone', 'a', [plain('a', 0)]],
    ['nothing', '', []],
    ['code between text', 'a `b` c', [plain('a ', 0), code('b', 2), plain(' c', 5)]],
    ['code with backticks', '``a`b``c', [code('a`b', 0), plain('c', 7)]],
    ['padding', '`` `a` ``', [code('`a`', 0)]],
    ['a run without a partner', '``a`b`', [plain('``a', 0), code('b', 3)]],
    ['a run up to nothing but spaces', '` `a`', [plain('` ', 0), code('a', 2)]],
    ['two spans side by side', '`a` `b`', [code('a', 0), plain(' ', 3), code('b', 4)]],
  ])('finds %s', (_, line, parts) => {
    expect(splitCodeSpans(line)).toEqual(parts);
  });

  test('finds what a Markdown parser finds', () => {
    const line = fc.array(fc.constantFrom('`', '``', '```', 'a', 'b c', '.'), { maxLength: 14 });
    fc.assert(
      fc.property(line, (words) => {
        const text = `x ${words.join('')} x`;
        const expected = nodesOf(parseGfm(text)).flatMap((node) =>
          node.type === 'inlineCode' ? [node.value] : [],
        );
        const found = splitCodeSpans(text).filter((part) => part.kind === 'code');
        expect(found.map((part) => part.text)).toEqual(expected);
      }),
    );
  });
});
