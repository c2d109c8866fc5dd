import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openInlineStart, splitCodeSpans, splitInline, webUrl } from '../../src/text/inline.ts';
import { oneLine } from '../../src/text/lines.ts';
import { nodesOf, parseGfm } from './gfm.ts';
import { hostileText } from './hostile-text.ts';

type SpanPart = ReturnType<typeof splitCodeSpans>[number];

const codeAt = (text: string, start: number): SpanPart => ({ kind: 'code', text, start });
const plainAt = (text: string, start: number): SpanPart => ({ kind: 'text', text, start });

describe('splitCodeSpans', () => {
  test.each<[string, string, SpanPart[]]>([
    ['text alone', 'a', [plainAt('a', 0)]],
    ['nothing', '', []],
    ['code between text', 'a `b` c', [plainAt('a ', 0), codeAt('b', 2), plainAt(' c', 5)]],
    ['code with backticks', '``a`b``c', [codeAt('a`b', 0), plainAt('c', 7)]],
    ['padding', '`` `a` ``', [codeAt('`a`', 0)]],
    ['a run without a partner', '``a`b`', [plainAt('``a', 0), codeAt('b', 3)]],
    ['a run up to nothing but spaces', '` `a`', [plainAt('` ', 0), codeAt('a', 2)]],
    ['two spans side by side', '`a` `b`', [codeAt('a', 0), plainAt(' ', 3), codeAt('b', 4)]],
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

type InlinePiece = ReturnType<typeof splitInline>[number];
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

describe('openInlineStart', () => {
  test.each([
    [
      'nothing open',
      'a `b` <https://e.example> [c](https://e.example) d',
      'a `b` <https://e.example> [c](https://e.example) d',
    ],
    ['an open code span', 'a `b` ``c @all', 'a `b` '],
    ['an open autolink', 'a <https://e.example/@all', 'a '],
    ['an open link destination', '`[` [a](https://e.example/@all', '`[` [a'],
    ['an open entity', 'a &lt; b &l', 'a &lt; b '],
    ['signs in code', '`<` `](` a', '`<` `](` a'],
    ['the first of several', 'a ``b <c', 'a '],
    ['an empty line', '', ''],
  ])('stops before %s', (_, line, kept) => {
    expect(line.slice(0, openInlineStart(line))).toBe(kept);
  });
});

describe('webUrl', () => {
  test.each([
    ['https', 'https://e.example/a', 'https://e.example/a'],
    ['http', 'http://localhost:8080', 'http://localhost:8080/'],
    ['any case', 'HTTPS://E.Example', 'https://e.example/'],
    ['an IPv6 address', 'http://[::1]:80/a', 'http://[::1]/a'],
    ['a host in another script, as ASCII', 'https://b\u00fccher.example/', 'https://xn--bcher-kva.example/'],
  ])('accepts %s', (_, text, href) => {
    expect(webUrl(text)?.href).toBe(href);
  });

  test.each([
    ['scripts', 'javascript:alert(1)'],
    ['scripts with white space inside', 'java\nscript:alert(1)'],
    ['data', 'data:text/html,<b>'],
    ['files', 'file:///etc/passwd'],
    ['a user name', 'https://github.com@e.example/'],
    ['a password', 'https://:p@e.example/'],
    ['relative addresses', '/rules/a.html'],
    ['addresses without a scheme', '//e.example/'],
    ['no host', 'https://'],
    ['a host that could end a link', 'https://a)(b/'],
    ['empty text', ''],
    ['more than 2,048 characters', `https://e.example/${'a'.repeat(2_031)}`],
  ])('refuses %s', (_, text) => {
    expect(webUrl(text)).toBeUndefined();
  });
});
