import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type InlinePiece, splitInline } from '../../src/text/inline.ts';
import { oneLine } from '../../src/text/lines.ts';
import { hostileText } from './hostile-text.ts';

const code = (text: string): InlinePiece => ({ kind: 'code', text });
const url = (text: string): InlinePiece => ({ kind: 'url', text });
const plain = (text: string): InlinePiece => ({ kind: 'text', text });

describe('splitInline', () => {
  test.each<[string, string, InlinePiece[]]>([
    ['code', 'a `b` c', [plain('a '), code('b'), plain(' c')]],
    ['annotations', 'a @b(c)', [plain('a '), code('@b'), plain('(c)')]],
    ['scoped packages', '@a/b@1.2.', [code('@a/b@1.2'), plain('.')]],
    ['annotations after punctuation', '...@a', [plain('...'), code('@a')]],
    ['e-mail addresses', '(me.you@e.example)', [plain('('), code('me.you@e.example'), plain(')')]],
    ['an address', 'see https://e.example/a.', [plain('see '), url('https://e.example/a'), plain('.')]],
    ['an address in quotes', '"https://e.example/a"', [plain('"'), url('https://e.example/a'), plain('"')]],
    [
      'brackets of the address',
      '(https://e.example/a_(b))',
      [plain('('), url('https://e.example/a_(b)'), plain(')')],
    ],
    ['an address with an at sign in its path', 'https://e.example/@me', [url('https://e.example/@me')]],
    ['an address in code', '`https://e.example`', [code('https://e.example')]],
    ['no address inside a word', 'xhttps://e.example', [plain('xhttps://e.example')]],
    ['no address with a user name', 'https://a.b@e.example', [plain('https://'), code('a.b@e.example')]],
    ['no address whose host is another', 'https://1/', [plain('https://1/')]],
    ['no address with an entity', 'https://e.example/&copy;b', [plain('https://e.example/&copy;b')]],
    [
      'no address that goes on in another script',
      'https://g\u043e.example',
      [plain('https://g\u043e.example')],
    ],
    ['no address without a host', 'https://', [plain('https://')]],
  ])('finds %s', (_, line, pieces) => {
    expect(splitInline(line, 'apart')).toEqual(pieces);
  });

  test('leaves addresses in the text where they are not to be links', () => {
    expect(splitInline('@https://e.example `b`', 'as-text')).toEqual([
      code('@https'),
      plain('://e.example '),
      code('b'),
    ]);
  });

  test('loses nothing but the backticks of code', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const line = oneLine(text);
        const joined = splitInline(line, 'apart')
          .map((piece) => piece.text)
          .join('');
        expect(joined.replace(/[` ]/g, '')).toBe(line.replace(/[` ]/g, ''));
      }),
    );
  });
});
