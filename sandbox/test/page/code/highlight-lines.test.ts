import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { highlightLines, languageOf } from '../../../page/code/highlight-lines.ts';

const toText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

test.each([
  ['a/B.cls', 'cls'],
  ['x.js', 'js'],
  ['page.html', 'html'],
  ['a.cls-meta.xml', 'xml'],
  ['styles.css', 'css'],
  ['README', undefined],
  ['a.unknown', undefined],
])('the language of %s', (path, language) => {
  expect(languageOf(path)).toBe(language);
});

test('a comment over several lines is one on each of them', () => {
  expect(highlightLines(['/* one', 'two */', 'int x;'], 'cls').slice(0, 2)).toEqual([
    '<span class="hljs-comment">/* one</span>',
    '<span class="hljs-comment">two */</span>',
  ]);
});

test.each(['cls', 'js', 'html', 'css', undefined])('every line keeps its text (%s)', (language) => {
  const line = fc.string({ unit: fc.constantFrom(...'ab1 <>&"\'/*{}();=+-\\`$') });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
      const html = highlightLines(lines, language);
      expect(html.map(toText)).toEqual(lines);
      for (const each of html) expect(each.split('<span').length).toBe(each.split('</span>').length);
    }),
    { numRuns: 100 },
  );
});
