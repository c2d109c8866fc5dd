import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { codeFence, codeSpan, escapeMarkdown, link } from '../../src/text/markdown.ts';
import { closingLines, sealBody } from '../../src/text/seal.ts';
import { fuzzRuns } from '../fuzz-runs.ts';
import { nodesOf, parseGfm, proseOf } from './gfm.ts';
import { FRAGMENTS, hostileText } from './hostile-text.ts';

const Z = '\u200B';
const HIDDEN = '<!-- sarif-review:1:thread:abc:def -->';
const RUNS = fuzzRuns(150);

/** Bodies as we make them: our own Markdown around hostile text. */
const ourMarkdown = fc
  .array(
    fc.oneof(
      hostileText.map(escapeMarkdown),
      hostileText.map(codeSpan),
      hostileText.map((text) => codeFence(text)),
      hostileText.map((text) => link(text, 'https://e.example/a')),
      hostileText.map((text) => `<details><summary>a</summary>\n\n${codeFence(text, 'js')}\n\n</details>`),
      hostileText.map((text) => `- a\n- ${codeSpan(text)}`),
    ),
    { maxLength: 6 },
  )
  .map((blocks) => blocks.join('\n\n'));

describe('sealBody', () => {
  test.each([
    ['leaves plain Markdown alone', '**a**\n\nb', '**a**\n\nb'],
    ['removes carriage returns', 'a\r\nb\rc', 'a\nb\nc'],
    ['replaces lone surrogates', 'a\ud800', 'a\ufffd'],
    ['stops quick actions', '/merge\na\n/approve', `${Z}/merge\na\n${Z}/approve`],
    ['stops quick actions after white space', ' \t\u00a0/merge', ` \t\u00a0${Z}/merge`],
    ['stops quick actions after a carriage return', 'a\r/merge', `a\n${Z}/merge`],
    ['stops quick actions after other line breaks', 'a\u2028/merge\v/merge', `a\n${Z}/merge\n${Z}/merge`],
    ['stops quick actions in fences', '```\n/merge\n```', `\`\`\`\n${Z}/merge\n\`\`\``],
    ['stops quick actions in comments', '<!--\n/merge\n-->', `<!--\n${Z}/merge\n-->`],
    ['leaves slashes inside a line alone', 'a /merge', 'a /merge'],
    ['stops whatever else begins with a slash', '//a\n/*\n/', `${Z}//a\n${Z}/*\n${Z}/`],
    [
      'leaves indented comments alone, which no service takes for a command',
      '  // a\n /*\n />',
      '  // a\n /*\n />',
    ],
    ['breaks up markers', `a\n${HIDDEN}`, `a\n<!${Z}-- sarif-review:1:thread:abc:def -->`],
    ['breaks up markers in any writing', '<!--SARIF-review', `<!${Z}--SARIF-review`],
    ['closes a fence', '```\na', '```\na\n```'],
    ['closes details', '<details>\n\na', '<details>\n\na\n\n</details>'],
    ['ends without white space', 'a\n\n ', 'a'],
    ['seals nothing', '', ''],
  ])('%s', (_, markdown, body) => {
    expect(sealBody({ markdown })).toBe(body);
  });

  test('puts the hidden line alone at the end', () => {
    expect(sealBody({ markdown: 'a\n', hidden: HIDDEN })).toBe(`a\n\n${HIDDEN}`);
  });

  test('puts the hidden line after what it closed', () => {
    const body = sealBody({ markdown: '<details>\n\n```\na', hidden: HIDDEN });
    expect(body).toBe(`<details>\n\n\`\`\`\na\n\`\`\`\n\n</details>\n\n${HIDDEN}`);
  });

  test('holds the hidden line alone where there is nothing to show', () => {
    expect(sealBody({ markdown: ' ', hidden: HIDDEN })).toBe(HIDDEN);
  });

  test('keeps the marker of the hidden line alone', () => {
    const body = sealBody({ markdown: `${HIDDEN}\n${HIDDEN}`, hidden: HIDDEN });
    expect(body.split('<!-- sarif-review')).toHaveLength(2);
    expect(body.endsWith(`\n\n${HIDDEN}`)).toBe(true);
  });

  test.each([
    ['at the end of a line', 'aaaa\nbbbb\ncccc', 12, 'aaaa\nbbbb\n…'],
    ['within a line where a line is long', 'a\nbbbbbbbbbbbb', 8, 'a\nbbbbb…'],
    ['before half a code span', 'aaaaaaaa `@all bbbb`', 15, 'aaaaaaaa…'],
    ['before half an autolink', 'aaaaaaaa <https://e.example/@all>', 25, 'aaaaaaaa…'],
    ['and closes the fence that is open then', '```\naaaa\nbbbb\ncccc\n```', 18, '```\naaaa\n…\n```'],
    ['to the mark alone where nothing else fits', 'aaaaaaa', 1, '…'],
    ['to nothing where nothing fits', 'aaaaaaa', 0, ''],
  ])('cuts %s', (_, markdown, limit, body) => {
    expect(sealBody({ markdown }, limit)).toBe(body);
  });

  test('cuts the visible part and never the hidden line', () => {
    const body = sealBody({ markdown: 'a'.repeat(70_000), hidden: HIDDEN });
    expect(body).toHaveLength(65_000);
    expect(body.endsWith(`…\n\n${HIDDEN}`)).toBe(true);
    expect(sealBody({ markdown: 'a', hidden: HIDDEN }, 10)).toBe(HIDDEN);
  });

  test('cuts where closing needs more room than there is', () => {
    const body = sealBody({ markdown: '<details>\n'.repeat(100), hidden: HIDDEN }, 300);
    expect(body.length).toBeLessThanOrEqual(300);
    expect(body.endsWith(HIDDEN)).toBe(true);
  });
});

describe('sealBody, any text', () => {
  const limit = fc.integer({ min: 60, max: 600 });

  test('has no line that begins with a slash, no control character, and the hidden line at its end', () => {
    fc.assert(
      fc.property(hostileText, limit, (markdown, room) => {
        const body = sealBody({ markdown, hidden: HIDDEN }, room);
        expect(body).not.toMatch(/^\/|^\s*\/[\p{L}\p{N}_]/mu);
        expect(body).not.toMatch(/[^\P{Cc}\n\t]/u);
        expect(body.isWellFormed()).toBe(true);
        expect(body.length).toBeLessThanOrEqual(room);
        expect(body === HIDDEN || body.endsWith(`\n\n${HIDDEN}`)).toBe(true);
        expect(body.match(/<!--\s*sarif-review/gi)).toHaveLength(1);
      }),
      RUNS,
    );
  });

  test('is the same when it is sealed again', () => {
    fc.assert(
      fc.property(hostileText, limit, (markdown, room) => {
        const body = sealBody({ markdown }, room);
        expect(sealBody({ markdown: body }, room)).toBe(body);
      }),
      RUNS,
    );
  });

  test('hides the hidden line after any Markdown of ours, however it is cut', () => {
    fc.assert(
      fc.property(ourMarkdown, limit, (markdown, room) => {
        const tree = parseGfm(sealBody({ markdown, hidden: HIDDEN }, room));
        const last = tree.children.at(-1);
        expect(last).toMatchObject({ type: 'html', value: HIDDEN });
      }),
      RUNS,
    );
  });

  test('brings nothing to life by a cut', () => {
    fc.assert(
      fc.property(ourMarkdown, limit, (markdown, room) => {
        const tree = parseGfm(sealBody({ markdown }, room));
        expect(nodesOf(tree).filter((node) => node.type === 'image' || node.type === 'heading')).toEqual([]);
        expect(proseOf(tree)).not.toMatch(/[@#!%~&$][\p{L}\p{N}_]|:[\w+-]+:/u);
      }),
      RUNS,
    );
  });

  test('comes to an end on long runs of any fragment', () => {
    for (const fragment of FRAGMENTS) {
      const markdown = fragment.repeat(Math.ceil(200_000 / fragment.length));
      expect(sealBody({ markdown }).length).toBeLessThanOrEqual(65_000);
    }
  });
});

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
    ['details', '<details><summary>a</summary>\n\nb', DETAILS],
    ['details in details', '<details>\n<details>\n</details>\n<details>', [...DETAILS, ...DETAILS]],
    ['nothing of closed details', '<details>\n</details>', []],
    ['nothing of details in code', '`<details>`', []],
    ['nothing of surplus ends', '</details>\n</details>', []],
    ['details that come after a surplus end', '</details>\n<details>', DETAILS],
    ['nothing of tags in a fence', '```\n<details>\n<!--\n```', []],
    ['a fence in details first', '<details>\n\n```\na', ['```', ...DETAILS]],
  ])('closes %s', (_, markdown, lines) => {
    expect(closingLines(markdown)).toEqual(lines);
  });
});
