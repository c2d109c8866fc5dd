import { expect, test } from '@jest/globals';
import { commentHtml, hideHtmlComments } from '../../../page/markdown/comment-html.ts';

test.each([
  ['hidden comments', 'a <!-- marker --> b\n\n<!-- more -->', '<p>a  b</p>'],
  ['a hidden last line', 'text\n<!-- sarif-review:1:thread:a:b -->', '<p>text</p>'],
  ['code that looks hidden', '`<!-- shown -->`', '<p><code>&#x3C;!-- shown --></code></p>'],
  [
    'a link',
    '[a](https://example.com)',
    '<p><a href="https://example.com" rel="noopener noreferrer nofollow">a</a></p>',
  ],
  ['an address of a script', '[a](javascript:alert(1))', '<p><span>a</span></p>'],
  ['an address within the sandbox', '[a](/sign-out)', '<p><span>a</span></p>'],
  [
    'an image',
    '![pixel](https://example.com/p.png)',
    '<p><a href="https://example.com/p.png" rel="noopener noreferrer nofollow">Image: pixel</a></p>',
  ],
  ['a handler of events', '<b onclick="alert(1)">x</b>', '<p><b>x</b></p>'],
  ['a heading', '# Title', '<h5>Title</h5>'],
  [
    'a fix',
    '```diff\n-old <b>\n+new\n same\n```',
    '<pre class="fix" tabindex="0"><code class="language-diff"><del>-old &lt;b&gt;</del><ins>+new</ins><span> same</span></code></pre>',
  ],
  [
    'a suggestion',
    '```suggestion\nnew\n```',
    '<pre class="fix" data-label="Suggested change" tabindex="0"><code class="language-suggestion"><ins>new</ins></code></pre>',
  ],
  [
    'folded details',
    '<details><summary>More</summary>\n\n*text*\n\n</details>',
    '<details><summary>More</summary>\n<p><em>text</em></p>\n</details>',
  ],
])('renders %s', (_, body, html) => {
  expect(commentHtml(body, 'id')).toBe(html);
});

test('an id in a comment cannot be that of a part of the page, and its own links find it', () => {
  const html = commentHtml('<p id="main">x</p>\n\n[up](#main)', '7');
  expect(html).toContain('id="c-7-main"');
  expect(html).toContain('href="#c-7-main"');
});

test('two comments with the same text share no ids', () => {
  const body = '<p id="main">x</p>\n\nA claim[^1]\n\n[^1]: its proof';
  const [one, other] = ['1', '2'].map((id) =>
    [...commentHtml(body, id).matchAll(/ id="([^"]+)"/g)].map(([, name]) => name),
  );
  expect(one?.length).toBeGreaterThan(2);
  expect(other).toEqual(one?.map((name) => name?.replace('c-1-', 'c-2-')));
});

test.each([
  ['quotes', '>'.repeat(10_000)],
  ['lists', `${'- '.repeat(5_000)}x`],
  ['numbered lists', `${'1. '.repeat(5_000)}x`],
  ['elements', '<div>'.repeat(10_000)],
  ['emphasis', `${'*a _b '.repeat(700)}${' b_ a*'.repeat(700)}`],
  ['strikes', '~a'.repeat(20_000)],
  ['brackets', ']('.repeat(20_000)],
  ['footnotes', '[^a]'.repeat(10_000)],
  ['a very long text', 'word '.repeat(20_000)],
])('shows too much of %s as text', (_, body) => {
  const html = commentHtml(body, 'id');
  expect(html).toMatch(/^<p class="note">Shown as text, since it /);
  expect(html).not.toContain('<div>');
});

test('text that is shown as text hides what is hidden, too', () => {
  expect(commentHtml(`${'>'.repeat(1_000)}\n\n<!-- marker -->\n\nend`, 'id')).not.toContain('marker');
});

test.each([
  ['a long rule', '-'.repeat(500), '<hr>'],
  ['a quote of a quote', '>>> x', '<blockquote>'],
])('%s is not too much', (_, body, part) => {
  expect(commentHtml(body, 'id')).toContain(part);
});

test.each([
  ['text without one', 'a < b', 'a < b'],
  ['one in the middle', 'a<!-- hidden -->b', 'ab'],
  ['several, over lines', '<!-- a\nb -->x<!--c-->', 'x'],
  ['one that is never closed', 'a<!-- b', 'a<!-- b'],
  ['a closer of nothing', 'a --> b', 'a --> b'],
])('%s', (_, text, shown) => {
  expect(hideHtmlComments(text)).toBe(shown);
});
