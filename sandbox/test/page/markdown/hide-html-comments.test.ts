import { expect, test } from '@jest/globals';
import { hideHtmlComments } from '../../../page/markdown/comment-html.ts';

test.each([
  ['text without one', 'a < b', 'a < b'],
  ['one in the middle', 'a<!-- hidden -->b', 'ab'],
  ['several, over lines', '<!-- a\nb -->x<!--c-->', 'x'],
  ['one that is never closed', 'a<!-- b', 'a<!-- b'],
  ['a closer of nothing', 'a --> b', 'a --> b'],
])('%s', (_, text, shown) => {
  expect(hideHtmlComments(text)).toBe(shown);
});
