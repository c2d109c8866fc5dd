import { expect, test } from '@jest/globals';
import { renderMessages } from '../../src/comment/comment-body.ts';
import { makeFinding } from '../finding/make-finding.ts';

function render(...messages: readonly string[]): string {
  return renderMessages(messages.map((message) => makeFinding({ message })));
}

test.each([
  ['a message is the first line', ['Unexpected var.'], 'Unexpected var.'],
  ['its line breaks stay', ['a\nb\n\nc'], 'a\\\nb\n\nc'],
  ['several are a list', ['a', 'b'], '- a\n- b'],
  ['lines of one of several stay together', ['a\nb', 'c'], '- a\\\n  b\n- c'],
  ['the same twice is said once, with its number', ['a', 'a'], 'a (2 times)'],
  ['also among others', ['a', 'b', 'a'], '- a (2 times)\n- b'],
  ['data below a message is shown as it stands', ['a: {\n  "b": "*"\n}'], 'a: {\n\n```\n  "b": "*"\n}\n```'],
  [
    'also among others, within its item',
    ['a: {\n  "b"\n\n}', 'c'],
    '- a: {\n\n  ```\n    "b"\n\n  }\n  ```\n- c',
  ],
  ['Markdown in it is what it says', ['# *a* <b>'], '\\# \\*a\\* &lt;b>'],
])('%s', (_, messages, expected) => {
  expect(render(...messages)).toBe(expected);
});

test('a message that is a page long is cut', () => {
  const text = render('word '.repeat(2_000));
  expect(text).toHaveLength(4_000);
  expect(text).toMatch(/word…$/);
});

test('of many messages ten are shown, each of some lines, and the rest is counted', () => {
  const lines = render(...Array.from({ length: 12 }, (_, index) => `${index} ${'x'.repeat(2_000)}`)).split(
    '\n',
  );
  expect(lines).toHaveLength(11);
  expect(lines.map((line) => line.length)).toEqual([
    ...Array.from({ length: 10 }, () => 802),
    '- … and 2 more'.length,
  ]);
});
