import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { encodePath, placeLink } from '../../src/text/markdown.ts';

describe('a place', () => {
  test('is code, and a link where its address is known', () => {
    expect(placeLink('src/a.ts:3', undefined)).toBe('`src/a.ts:3`');
    expect(placeLink('src/a.ts:3', 'https://x.example/a')).toBe('[`src/a.ts:3`](https://x.example/a)');
  });

  test('leads to that very file, whatever is in its name', () => {
    expect(encodePath('src/[id] (1)/ä#?.ts')).toBe('src/%5Bid%5D%20%281%29/%C3%A4%23%3F.ts');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), (name) => {
        const address = `https://x.example/blob/${encodePath(name)}`;
        const [paragraph] = fromMarkdown(placeLink(`${name}:3`, address)).children;
        const links = paragraph?.type === 'paragraph' ? paragraph.children : [];
        expect(links).toMatchObject([{ type: 'link', url: address, children: [{ type: 'inlineCode' }] }]);
        expect(decodeURIComponent(address)).toBe(`https://x.example/blob/${name.toWellFormed()}`);
      }),
    );
  });
});
