import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { escapeMarkdown } from '../../src/text/markdown.ts';
import { safeMarkdown } from '../../src/text/safe-markdown.ts';
import { sealBody } from '../../src/text/seal.ts';
import { fuzzRuns } from '../fuzz-runs.ts';
import { BUSY_HELP } from './busy-help.ts';
import { linksOf, nodesOf, nodeTypes, parseGfm, proseOf, renderedText } from './gfm.ts';
import { MOST_TIMES, timesWords } from './help-work.ts';
import { FRAGMENTS, hostileText } from './hostile-text.ts';

type Dialect = 'markdown' | 'text';

const Z = '\u200B';
const LIMIT = 8_000;
const RUNS = fuzzRuns(150);
/**
 * What a service would take for a mention, a reference, an emoji or an address after Markdown has been
 * parsed.
 */
const LIVE = /[@#!%~&$][\p{L}\p{N}_]|:[\w+-]+:|:\/\/|www\./u;

/** Markdown that nests and closes what it opens, so that more of it is parsed as something. */
const markdown = fc.oneof(
  hostileText,
  fc
    .array(
      fc.tuple(
        fc.constantFrom(
          '',
          '- ',
          '> ',
          '1. ',
          '  ',
          '    ',
          '# ',
          '| ',
          '```',
          '~~~\n',
          '<div>',
          '[^1]: ',
          '[x]: ',
        ),
        fc.array(
          fc.oneof(
            fc.constantFrom(
              'a',
              '*',
              '**',
              '_',
              '~~',
              '`',
              '[',
              '](https://e.example)',
              '[x]',
              '![',
              '@',
              'all',
              '#',
              '1',
              '\\',
              '!',
              '&',
              '|',
              ' ',
              ':',
              '<b>',
              '</b>',
              '<!---->',
              '/',
              '=',
              '-',
              '--',
              '+',
              '.',
              '1',
            ),
            hostileText,
          ),
          { maxLength: 8 },
        ),
        fc.constantFrom('\n', '\n\n', '  \n', '\\\n'),
      ),
      { maxLength: 8 },
    )
    .map((lines) => lines.map(([mark, parts, end]) => mark + parts.join('') + end).join('')),
);
const dialect = fc.constantFrom<Dialect>('markdown', 'text');

function safe(text: string, of: Dialect = 'markdown'): string {
  return safeMarkdown(text, LIMIT, of);
}

describe('safeMarkdown, golden', () => {
  test.each([
    // Blocks.
    ['a heading', '# A *b*\n\nC\n=', '**A *b***\n\n**C**'],
    ['a heading that is strong', '## **A**', '**A**'],
    ['wrapped lines', 'a\nb  \nc\\\nd', 'a b\\\nc\\\nd'],
    ['lists', '* a\n* b\n  1) c\n\n     d', '- a\n- b\n  1. c\n\n     d'],
    ['a quote', '> a\n> > b', '> a\n>\n> > b'],
    ['a callout', '> [!NOTE]\n> a', `> \\[!${Z}NOTE\\] a`],
    ['a task', '- [x] a', '- a'],
    ['a rule', 'a\n\n---\n\nb', 'a\n\n***\n\nb'],
    ['a table', 'a | b\n:-|-\n`c\\|d` | *e*<br>f', '| a | b |\n| :-- | --- |\n| `c\\|d` | *e* f |'],
    ['indented code', '    <b>@all', '```\n<b>@all\n```'],
    ['a fence with a language', '~~~JS\na\n~~~', '```js\na\n```'],
    ['a fence with words', '```js {highlight=1}\na\n```', '```js\na\n```'],
    ['a fence that offers a change', '```suggestion\na\n```', '```\na\n```'],
    ['a fence that draws', '```mermaid\na\n```', '```\na\n```'],
    ['a fence left open', '```\na', '```\na\n```'],
    ['a fence in a fence', '~~~\n```\n/merge\n~~~', ` \`\`\`\`\n \`\`\`\n ${Z}/merge\n \`\`\`\``],
    ['comments in a fence', '```js\n// a\n/* b */\n  // c\n```', ' ```js\n // a\n /* b */\n   // c\n ```'],
    ['comments in a fence in a list', '- a\n  ```\n  // b\n  ```', '- a\n\n   ```\n   // b\n   ```'],
    ['a footnote', 'a[^1]\n\n[^1]: b', 'a\\[1\\]\n\nb'],
    ['nothing', ' \n ', ''],
    // Inline.
    ['emphasis', '*a* __b__ ~~c~~ `d`', '*a* **b** c `d`'],
    ['emphasis in itself', '***a** b*', '***a** b*'],
    ['strong in strong', '**a **b** c**', '**a b c**'],
    ['code side by side', '`a`<b>`b`', `\`a\`${Z}\`b\``],
    ['signs', '1 \\* 2 &lt; 3 \\_a\\_', '1 \\* 2 &lt; 3 \\_a\\_'],
    // HTML and images.
    ['a block of HTML', '<div onclick="a">\nb\n</div>\n\nc', 'c'],
    ['HTML in prose', 'a <b>b</b> <img src=x onerror=alert(1)>c', 'a b c'],
    ['type arguments', 'List<String> and Map<Id, Set<Id>>', 'List&lt;String> and Map&lt;Id, Set&lt;Id>>'],
    [
      'elements of a framework',
      '<c-list onclick="@all">a</c-list>',
      '&lt;c-list onclick="`@all`">a&lt;/c-list>',
    ],
    ['HTML in any case', 'a <IMG src=x onerror=alert(1)><ScRipt>b</sCript>', 'a b'],
    ['a comment', 'a <!-- sarif-review:1 --> b', 'a b'],
    ['an entity that would be HTML', '&lt;img src=x&gt;', '&lt;img src=x>'],
    ['a line break', 'a<br/>b', 'a\\\nb'],
    ['an image', '![a](https://e.example/p.png) ![][p]\n\n[p]: https://e.example/p.png', 'a'],
    ['an image that is a link', '[![a](b.png)](https://e.example/)', '[a](https://e.example/) (e.example)'],
    // Links.
    ['a link', '[a](https://e.example/b "title")', '[a](https://e.example/b) (e.example)'],
    [
      'a link with code',
      '[the `a` rule](https://e.example/)',
      '[the `a` rule](https://e.example/) (e.example)',
    ],
    [
      'a definition',
      '[a][B] [B]\n\n[b]: https://e.example/\n[b]: https://f.example/',
      '[a](https://e.example/) (e.example) [B](https://e.example/) (e.example)',
    ],
    ['a script', '[a](javascript:alert(1)) [b]\n\n[b]: data:x', 'a b'],
    ['a relative link', 'see [suppressed](suppress.html).', 'see suppressed.'],
    [
      'a deceptive link',
      '[https://github.com](https://e.example/)',
      `[https:${Z}//github.com](https://e.example/) (e.example)`,
    ],
    ['addresses', '<https://e.example/a> https://e.example/b', '<https://e.example/a> <https://e.example/b>'],
    [
      'an exclamation mark before a link',
      'a\\![b](https://e.example/)',
      'a\\![b](https://e.example/) (e.example)',
    ],
    // What services bring to life.
    ['mentions', '@all *@all* `@all`', '`@all` *`@all`* `@all`'],
    [
      'a mention in two parts',
      '@<b>all</b> @[all](b) @![all](b) @&#8203;all @\\all',
      '`@all` `@all` `@all` `@all` @\\all',
    ],
    ['references', '#1 !1 :smile:', `\\#${Z}1 !${Z}1 :${Z}smile:`],
    ['quick actions', '/merge\n\n- /merge\n\n  /merge', '\\/merge\n\n- \\/merge\n\n  \\/merge'],
    ['a list in the making', '1\\. a\n\n\\- b\n\n\\# c', '1\\. a\n\n\\- b\n\n\\# c'],
    ['a table in the making', 'a | b  \n\\--|--', 'a | b\\\n\\--|--'],
    ['invisible characters', 'a&#x202e;b\u202ec', 'abc'],
  ])('%s', (_, text, expected) => {
    expect(safe(text)).toBe(expected);
  });

  test.each([
    ['HTML is what it says', 'Use List<String>, <b> and &lt;', `Use List&lt;String>, &lt;b> and &${Z}lt;`],
    ['emphasis is what it says', '*a* __b__', '\\*a\\* \\_\\_b\\_\\_'],
    [
      'escapes are what they say',
      '\\.(js|ts)$ C:\\_x',
      '\\\\.(js|ts)\\$ C:\\\\_x'.replace('C:\\\\_x', 'C:\\\\\\_x'),
    ],
    ['indentation is no code', '\n        a\n    ', 'a'],
    ['short lines that go on in lower case run on', 'a short\n  line', 'a short line'],
    ['short lines stay', 'Severity: HIGH\nPackage: a', 'Severity: HIGH\\\nPackage: a'],
    [
      'wrapped lines run on',
      `${'word '.repeat(12)}\nand so on\nEnd`,
      `${'word '.repeat(12)}and so on\\\nEnd`,
    ],
    [
      'lists, fences, headings and links are read',
      '## A\n  * b `c`\n  * [d]\n\n```xml\n<e/>\n```\n[d]: https://e.example/',
      '**A**\n\n- b `c`\n- [d](https://e.example/) (e.example)\n\n```xml\n<e/>\n```',
    ],
    ['images lead nowhere', '![a](https://e.example/p.png)', 'a'],
    ['addresses are links', 'See <https://e.example/a>.', 'See <https://e.example/a>.'],
  ])('plain text: %s', (_, text, expected) => {
    expect(safe(text, 'text')).toBe(expected);
  });
});

describe('safeMarkdown, any text', () => {
  test('has no HTML, image, heading, definition or foreign link', () => {
    fc.assert(
      fc.property(markdown, dialect, (text, of) => {
        const strange = nodesOf(parseGfm(safe(text, of))).filter((node) =>
          node.type === 'link'
            ? !/^https?:\/\//i.test(node.url)
            : /html|image|reference|heading|definition/i.test(node.type),
        );
        expect(strange).toEqual([]);
      }),
      RUNS,
    );
  });

  test('leaves no mention, reference, emoji code or foreign address alive in prose', () => {
    fc.assert(
      fc.property(markdown, dialect, (text, of) => {
        expect(proseOf(parseGfm(safe(text, of)))).not.toMatch(LIVE);
      }),
      RUNS,
    );
  });

  test('shows of each link where it leads', () => {
    fc.assert(
      fc.property(markdown, dialect, (text, of) => {
        const body = safe(text, of);
        for (const link of linksOf(parseGfm(body))) {
          expect(body.replaceAll(Z, '').toLowerCase()).toContain(
            new URL(link.url).host.replace(/^www\./, ''),
          );
        }
      }),
      RUNS,
    );
  });

  test('has no line that begins with a slash, and no marker', () => {
    fc.assert(
      fc.property(markdown, dialect, (text, of) => {
        expect(safe(text, of)).not.toMatch(/^\/|^\s*\/[\p{L}\p{N}_]|<!--\s*sarif-review/imu);
      }),
      RUNS,
    );
  });

  test('is closed: what stands behind it is a paragraph of its own, and in a fold the fold ends', () => {
    fc.assert(
      fc.property(markdown, dialect, (text, of) => {
        const body = `<details><summary>Why</summary>\n\n${safe(text, of)}\n\n</details>\n\nend`;
        const { children } = parseGfm(sealBody({ markdown: body }));
        expect(children.at(-1)).toMatchObject({
          type: 'paragraph',
          children: [{ type: 'text', value: 'end' }],
        });
        expect(children.at(-2)).toMatchObject({ type: 'html', value: '</details>' });
      }),
      RUNS,
    );
  });

  test('plain text that was escaped renders as that text', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const escaped = escapeMarkdown(text);
        fc.pre(linksOf(parseGfm(escaped.replaceAll(Z, ''))).length === 0);
        const readable = (body: string) => renderedText(parseGfm(body)).replaceAll(Z, '').replace(/\s+/g, '');
        expect(readable(safe(escaped))).toBe(readable(escaped));
      }),
      RUNS,
    );
  });

  test('keeps to its limit, and shows the cut', () => {
    fc.assert(
      fc.property(markdown, dialect, fc.integer({ min: 1, max: 300 }), (text, of, limit) => {
        expect(safeMarkdown(text, limit, of).length).toBeLessThanOrEqual(limit);
      }),
      RUNS,
    );
    expect(safeMarkdown(`- ${'word '.repeat(100)}`, 100)).toMatch(/^- word .*…$/);
    expect(safeMarkdown('<'.repeat(90), 100)).toMatch(/^(?:&lt;)+…$/);
  });

  test('comes to an end on long runs of any fragment', () => {
    for (const fragment of [...FRAGMENTS, '[', '![a ', '*a _b ', '> - ', '[^1]', 'a|\n-|\n', '\n\n- a']) {
      const text = fragment.repeat(Math.ceil(LIMIT / fragment.length));
      expect(() => safe(`a\n${text}`)).not.toThrow();
    }
  });

  test.each([
    ['quotes on one line', '>'.repeat(5_000)],
    ['lists on one line', '- '.repeat(5_000)],
    ['lists in lists', Array.from({ length: 80 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
    [
      'lists in lists, many on a line',
      Array.from({ length: 20 }, (_, line) => `${' '.repeat(40 * line)}${'- '.repeat(20)}a`).join('\n'),
    ],
    ['emphasis', '*a **b '.repeat(500) + 'c** d*'.repeat(500)],
  ])('does not go too deep: %s', (_, text) => {
    expect(nodeTypes(safe(text))).not.toContain('html');
  });

  test('says where it went no deeper', () => {
    const rendered = safe(`${'- '.repeat(30)}level`);
    expect(rendered).toMatch(/- …$/);
    expect(rendered).not.toContain('level');
  });
});

describe('the work of showing 8,000 characters of help', () => {
  test('is at most three times that of plain words, whatever they are', () => {
    const times = timesWords(BUSY_HELP);
    expect([...times].filter(([, ratio]) => ratio > MOST_TIMES)).toEqual([]);
    expect(times.size).toBeGreaterThan(40);
  });
});
