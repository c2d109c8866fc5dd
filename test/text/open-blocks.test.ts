import { describe, expect, test } from '@jest/globals';
import { closingLines } from '../../src/text/seal.ts';

const DETAILS = ['', '</details>'];

describe('closingLines', () => {
  test.each<[string, string, string[]]>([
    ['nothing of plain text', 'a\n\n> b', []],
    ['an open fence', '```js\na', ['```']],
    ['a long fence with its length', '`````\n```', ['`````']],
    ['a fence of tildes', '~~~ a`b\n```', ['~~~']],
    ['nothing of a closed fence', '```\na\n```` ', []],
    ['a fence that only looks closed', '```\na\n``` js', ['```']],
    ['nothing of code that looks like a fence', '```a```', []],
    ['nothing of indented code', '    ```', []],
    ['an indented fence', '  ```\n    ```', ['  ```']],
    ['a fence in a quote', '> ```\n> a', ['> ```']],
    ['nothing of a closed fence in a quote', '> ```\n> ```', []],
    ['a fence in a list', '- ```\n  a', ['  ```']],
    ['a fence in a list in a list', '10. - ```\n      a', ['      ```']],
    ['an open comment', 'a\n<!-- b\nc', ['-->']],
    ['nothing of closed comments', '<!-- a --> <!-- b\nc -->', []],
    ['nothing of the shortest comment', '<!-->', []],
    ['nothing of a comment in code', '`<!--`', []],
    ['nothing of tags in a comment', '<!-- <details>\n-->', []],
    ['details', '<details><summary>a</summary>\n\nb', DETAILS],
    ['details in details', '<details>\n<details open>\n</details>\n<DETAILS>', [...DETAILS, ...DETAILS]],
    ['nothing of closed details', '<details></details>', []],
    ['nothing of surplus ends', '</details>\n</details>', []],
    ['details that come after a surplus end', '</details>\n<details>', DETAILS],
    ['nothing of tags in a fence', '```\n<details>\n<!--\n```', []],
    ['a fence in details first', '<details>\n\n```\na', ['```', ...DETAILS]],
  ])('closes %s', (_, markdown, lines) => {
    expect(closingLines(markdown)).toEqual(lines);
  });
});
