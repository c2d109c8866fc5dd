import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { oneLine, visibleText } from '../../src/text/lines.ts';
import {
  codeFence,
  codeSpan,
  encodePath,
  escapeMarkdown,
  link,
  placeLink,
  tableCell,
} from '../../src/text/markdown.ts';
import { anyCharacter } from '../any-character.ts';
import { fuzzRuns } from '../fuzz-runs.ts';
import { linksOf, nodesOf, nodeTypes, parseGfm, proseOf, renderedText } from './gfm.ts';
import { hostileText } from './hostile-text.ts';
import { tellLongRuns } from './long-runs-cases.ts';

const Z = '\u200B';
/**
 * What a service would take for a mention, a reference, an emoji or an address after Markdown has been
 * parsed.
 */
const LIVE = /[@#!%~&$][\p{L}\p{N}_]|:[\w+-]+:|:\/\/|www\./u;
const RUNS = fuzzRuns(150);

/** The text as a reader compares it: without what we insert, the backticks of code, and white space. */
function readable(text: string): string {
  return visibleText(text).replace(/[\s`]/g, '');
}

describe('escapeMarkdown, golden', () => {
  test.each([
    // What analyzers write.
    ['prose', "Avoid empty catch blocks, it's bad style.", "Avoid empty catch blocks, it's bad style."],
    ['an Apex annotation', 'Classes with @isTest need asserts.', 'Classes with `@isTest` need asserts.'],
    ['an annotation with arguments', '@SuppressWarnings(PMD)', '`@SuppressWarnings`(PMD)'],
    ['an annotation that ends a sentence', 'Add @IsTest.', 'Add `@IsTest`.'],
    ['a scoped package', 'Update @angular/core@1.2.3', 'Update `@angular/core@1.2.3`'],
    ['generics', 'Use List<String> here', 'Use List&lt;String> here'],
    ['code of the author', 'Use `List<String>` here', 'Use `List<String>` here'],
    ['code with backticks', 'Use `` a`b `` here', 'Use ``a`b`` here'],
    ['a lone backtick', 'a ` b', 'a &grave; b'],
    ['custom fields', 'Account__c and my_field_x', 'Account__c and my_field_x'],
    ['emphasis', '*a* _b_ __c__ ~~d~~', `\\*a\\* \\_b\\_ \\_\\_c\\_\\_ \\~\\~${Z}d\\~\\~`],
    ['SQL', "SELECT * FROM t WHERE a <> 'b'", "SELECT \\* FROM t WHERE a &lt;> 'b'"],
    ['a regular expression', '^[a-z]+\\.(js|ts)$', '^\\[a-z\\]+\\\\.(js|ts)\\$'],
    ['shell', 'echo $HOME && rm -rf ~/x', `echo \\$${Z}HOME && rm -rf \\~/x`],
    ['a Windows path', 'C:\\temp\\file', 'C:\\temp\\file'],
    ['comparison', 'a < b > c', 'a &lt; b > c'],
    ['an entity', '&lt; &#60;', `&${Z}lt; &#${Z}60;`],
    ['a row', 'a | b', 'a | b'],
    // What services bring to life.
    ['a mention of all', '@all look', '`@all` look'],
    ['an e-mail address', 'ask me@e.example', 'ask `me@e.example`'],
    [
      'references',
      '#1 !1 %v ~bug &1 $1',
      `#${Z}1 !${Z}1 %${Z}v \\~${Z}bug &${Z}1 \\$${Z}1`.replace('#', '\\#'),
    ],
    ['a reference to another project', 'group/project#1', `group/project#${Z}1`],
    ['signs that refer to nothing', 'C# is 100% ok & fine ~ now', 'C# is 100% ok & fine \\~ now'],
    ['an emoji code', 'a :smile: b', `a :${Z}smile: b`],
    ['time', 'at 12:30', 'at 12:30'],
    ['a quick action', '/merge', '\\/merge'],
    ['a quick action on a later line', 'a\n  /merge', 'a\\\n\\/merge'],
    ['a table of contents', '[[_TOC_]]', `\\[${Z}\\[${Z}\\_TOC\\_\\]\\]`],
    ['a reference in brackets', '[issue:1]', `\\[${Z}issue:1\\]`],
    ['a reference by letters', 'GH-12, _gl-3_', `GH${Z}-12, \\_gl${Z}-3\\_`],
    ['no reference by letters', 'ISO-8859 LOGH-1 GH-x', 'ISO-8859 LOGH-1 GH-x'],
    ['a reference of another kind', '[work_item:34]', `\\[${Z}work_item:34\\]`],
    ['a placeholder', '100 %{project_name}', `100 %${Z}{project_name}`],
    ['a reference with quotes', '~"a b" %"c"', `\\~${Z}"a b" %${Z}"c"`],
    ['a reference to an iteration', '*iteration:1', `\\*${Z}iteration:1`],
    ['inline differences', '{+a+} [-b-]', `{${Z}+a+} \\[${Z}-b-\\]`],
    ['an odd e-mail address', 'me@-a.example', `me@${Z}-a.example`],
    ['another odd e-mail address', 'me@.example', `me@${Z}.example`],
    // Blocks.
    ['a heading', '# a', '\\# a'],
    ['a list', '- a\n+ b\n* c\n1. d\n2) e', '\\- a\\\n\\+ b\\\n\\* c\\\n1\\. d\\\n2\\) e'],
    ['a version', '1.5 is out', '1.5 is out'],
    ['a setext heading', 'a\n===\nb\n---', 'a\\\n\\===\\\nb\\\n\\---'],
    ['a table', 'a | b\n:--|--:\nc | d', 'a | b\\\n:\\--|--:\\\nc | d'],
    ['a fence', '```js\na\n```', '&grave;&grave;&grave;js\\\na\\\n&grave;&grave;&grave;'],
    ['indented code', '    a', 'a'],
    ['paragraphs', 'a\nb\n\n\n \nc', 'a\\\nb\n\nc'],
    ['empty text', ' \n ', ''],
    // HTML, images, links.
    ['html', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)>'],
    ['a comment', '<!-- sarif-review:1 -->', `&lt;!-- sarif-review:1 -->`],
    ['an image', '![a](https://e.example/p.png)', '!\\[a\\](<https://e.example/p.png>)'],
    ['a link', '[a](javascript:alert(1))', '\\[a\\](javascript:alert(1))'],
    ['an address', 'see https://e.example/a_b.', 'see <https://e.example/a_b>.'],
    ['an address in brackets', '(https://e.example/a_(b))', '(<https://e.example/a_(b)>)'],
    ['an address with a user name', 'https://github.com@e.example/', `https:${Z}//\`github.com@e.example\`/`],
    ['a host that is another', 'https://0x7f.1/', `https:${Z}//0x7f.1/`],
    ['a host in mixed scripts', 'https://g\u043egle.example', `https:${Z}//g\u043egle.example`],
    ['another scheme', 'ftp://e.example', `ftp:${Z}//e.example`],
    ['an address without scheme', 'www.e.example', `www${Z}.e.example`],
    ['an image in the making', 'Look!', 'Look\\!'],
    // Characters.
    ['bidi', 'a\u202eb', 'ab'],
    ['code spans side by side', '@a`b`', `\`@a\`${Z}\`b\``],
  ])('%s', (_, text, markdown) => {
    expect(escapeMarkdown(text)).toBe(markdown);
  });

  test('holds a hundred nested quotes', () => {
    expect(nodeTypes(escapeMarkdown('> '.repeat(100)))).toEqual(['paragraph', 'root', 'text']);
  });

  test('keeps paragraphs and line breaks', () => {
    expect(renderedText(parseGfm(escapeMarkdown('a\nb\n\n- c\nd')))).toBe('a\nb\n\n- c\nd');
  });

  test('leads only to the address that is shown', () => {
    const [shown] = linksOf(parseGfm(escapeMarkdown('see https://e.example/a_b?c=*d*e now')));
    expect(shown?.url).toBe('https://e.example/a_b?c=*d*e');
  });
});

describe('escapeMarkdown, any text', () => {
  test('is nothing but paragraphs, line breaks, text, code and web links', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const tree = parseGfm(escapeMarkdown(text));
        for (const node of nodesOf(tree)) {
          expect(['root', 'paragraph', 'break', 'text', 'inlineCode', 'link']).toContain(node.type);
          if (node.type === 'link') expect(node.url).toMatch(/^https?:\/\//i);
        }
      }),
      RUNS,
    );
  });

  test('renders as the text that it was', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(readable(renderedText(parseGfm(escapeMarkdown(text))))).toBe(readable(text));
      }),
      RUNS,
    );
  });

  test('keeps as many paragraphs and lines as the text has', () => {
    const lines = fc.array(fc.constantFrom('a', '- b', '# c', '1. d', '> e', '/f', '| g', '---', ''), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(lines, (words) => {
        const text = words.join('\n');
        const expected = text.replace(/\n{2,}/g, '\n\n').trim();
        expect(renderedText(parseGfm(escapeMarkdown(text))).replaceAll(Z, '')).toBe(expected);
      }),
    );
  });

  test('leaves no mention, reference, emoji code or foreign address alive in prose', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const prose = proseOf(parseGfm(escapeMarkdown(text)));
        expect(prose).not.toMatch(LIVE);
      }),
      RUNS,
    );
  });

  test('has no line that begins with a slash or a marker', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(escapeMarkdown(text)).not.toMatch(/^\s*\/|^\s*<!--/m);
      }),
      RUNS,
    );
  });

  test('stays inert in the middle of our own Markdown', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (first, second) => {
        const body = `- **${codeSpan('rule')}** ${escapeMarkdown(oneLine(first))}: ${escapeMarkdown(oneLine(second))}`;
        const types = new Set(nodeTypes(body));
        expect(
          [...types].filter((type) => /html|image|Reference|heading|table|definition|footnote/i.test(type)),
        ).toEqual([]);
      }),
      RUNS,
    );
  });

  tellLongRuns(20_000);
});

describe('codeSpan', () => {
  test.each([
    ['a word', 'a', '`a`'],
    ['html and mentions', '<b> @all #1', '`<b> @all #1`'],
    ['a backtick inside', 'a`b', '``a`b``'],
    ['runs of several lengths', 'a`b``c', '```a`b``c```'],
    ['a backtick at an end', '`a', '`` `a ``'],
    ['only backticks', '``', '` `` `'],
    ['spaces at both ends', ' a ', '`  a  `'],
    ['a space at one end', ' a', '` a`'],
    ['only spaces', '  ', '`  `'],
    ['other white space between spaces', ' \u00a0 ', '`  \u00a0  `'],
    ['a backslash at the end', 'a\\', '`a\\`'],
    ['line breaks', 'a\nb', '`a b`'],
    ['nothing', '', ''],
  ])('shows %s', (_, text, markdown) => {
    expect(codeSpan(text)).toBe(markdown);
  });

  test('holds any line exactly', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const code = visibleText(text).replace(/[\n\t]/g, ' ');
        fc.pre(code !== '');
        const [span, ...more] = nodesOf(parseGfm(`x${codeSpan(text)}x`)).filter(
          (node) => node.type === 'inlineCode',
        );
        expect(more).toEqual([]);
        expect(span?.value).toBe(code);
      }),
      RUNS,
    );
  });
});

describe('codeFence', () => {
  test.each([
    ['a language', 'a', 'c++', '```c++\na\n```'],
    ['no language', 'a', undefined, '```\na\n```'],
    ['a language that is none', 'a', 'js`\n/merge', '```\na\n```'],
    ['fences inside', '````\na', 'md', '`````md\n````\na\n`````'],
    ['the newline at the end', 'a\n', '', '```\na\n```'],
    ['nothing', '', '', '```\n\n```'],
    ['lines that begin with a slash', '// a\n\n  b', 'js', ' ```js\n // a\n\n   b\n ```'],
  ])('minds %s', (_, text, language, markdown) => {
    expect(codeFence(text, language)).toBe(markdown);
  });

  test('holds any text exactly', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (text, language) => {
        const tree = parseGfm(codeFence(text, language));
        expect(tree.children.map((node) => node.type)).toEqual(['code']);
        expect(renderedText(tree)).toBe(visibleText(text).replace(/\n$/, ''));
      }),
      RUNS,
    );
  });
});

describe('link', () => {
  test.each([
    [
      'shows the host',
      'ApexDoc',
      'https://pmd.github.io/x',
      '[ApexDoc](https://pmd.github.io/x) (pmd.github.io)',
    ],
    [
      'omits a host that begins the label',
      'pmd.github.io/x',
      'https://pmd.github.io/x',
      '[pmd.github.io/x](https://pmd.github.io/x)',
    ],
    [
      'shows a host that only ends the label',
      'github.com/e.example',
      'https://e.example/',
      '[github.com/e.example](https://e.example/) (e.example)',
    ],
    [
      'shows a host that is part of another',
      'github.com',
      'https://hub.com/',
      '[github.com](https://hub.com/) (hub.com)',
    ],
    [
      'shows a host that only begins like the label',
      'e.example.org',
      'https://e.example/',
      '[e.example.org](https://e.example/) (e.example)',
    ],
    [
      'shows a host that is a word of the label',
      'Read more (e.example).',
      'https://www.e.example/x',
      '[Read more (e.example).](https://www.e.example/x) (e.example)',
    ],
    [
      'shows a host that stands beside another one',
      'github.com or e.example',
      'https://e.example/',
      '[github.com or e.example](https://e.example/) (e.example)',
    ],
    [
      'shows a host that stands beside what looks like a dot',
      'github\u2024com e.example',
      'https://e.example/',
      '[github\u2024com e.example](https://e.example/) (e.example)',
    ],
    ['shows a port', 'a', 'http://localhost:8080/', '[a](http://localhost:8080/) (localhost:8080)'],
    [
      'shows a look-alike as it is',
      'a',
      'https://g\u043egle.com/',
      '[a](https://xn--ggle-55d.com/) (xn--ggle-55d.com)',
    ],
    [
      'makes an address its own label',
      'https://e.example/a_b',
      'https://e.example/a_b',
      '<https://e.example/a_b>',
    ],
    [
      'takes the host for an empty label',
      ' ',
      'https://www.e.example/',
      '[e.example](https://www.e.example/)',
    ],
    [
      'encodes what could end the link',
      'a',
      'https://e.example/(b)[c]|`*?d=<e>"',
      '[a](https://e.example/%28b%29%5Bc%5D%7C%60%2A?d=%3Ce%3E%22) (e.example)',
    ],
    [
      'keeps ampersands that look like entities',
      'a',
      'https://e.example/?b&copy;',
      '[a](https://e.example/?b&amp;copy;) (e.example)',
    ],
    [
      'escapes the label',
      'a] *b* <c>',
      'https://e.example/',
      '[a\\] \\*b\\* &lt;c>](https://e.example/) (e.example)',
    ],
    ['refuses scripts', 'a', 'javascript:alert(1)', 'a'],
    ['refuses data', '*a*', 'data:text/html,x', '\\*a\\*'],
    ['refuses user names', 'a', 'https://github.com@e.example/', 'a'],
    ['refuses hosts that are none', 'a', 'https://(b)/', 'a'],
    ['refuses what is no address', 'a', 'not an address', 'a'],
    ['refuses an address that is data', 'a', `https://e.example/${'a'.repeat(3_000)}`, 'a'],
  ])('%s', (_, label, url, markdown) => {
    expect(link(label, url)).toBe(markdown);
  });

  test('is one link to the address, with the label for its text, whatever the label is', () => {
    fc.assert(
      fc.property(
        hostileText,
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        (label, url) => {
          fc.pre(oneLine(label) !== '');
          const tree = parseGfm(`a ${link(label, url)}`);
          const [made, ...more] = linksOf(tree);
          expect(more).toEqual([]);
          expect(decodeURIComponent(made?.url ?? '')).toBe(decodeURIComponent(new URL(url).href));
          expect(readable(made === undefined ? '' : renderedText(made))).toBe(readable(label));
          expect(made?.children.map(proseOf).join('')).not.toMatch(LIVE);
        },
      ),
      RUNS,
    );
  });

  test('leads nowhere but to the web, whatever the address is', () => {
    const address = fc.tuple(
      fc.constantFrom('https://e.example/', 'http://', 'javascript:', ''),
      hostileText,
    );
    fc.assert(
      fc.property(hostileText, address, (label, [start, rest]) => {
        const tree = parseGfm(`a ${link(label, start + rest)}`);
        for (const node of nodesOf(tree)) {
          expect(['root', 'paragraph', 'text', 'inlineCode', 'link']).toContain(node.type);
          if (node.type === 'link') expect(node.url).toMatch(/^https?:\/\//i);
        }
      }),
      RUNS,
    );
  });
});

describe('tableCell', () => {
  test.each([
    ['pipes', 'a | b', 'a \\| b'],
    ['pipes in code', '`a|b`', '`a\\|b`'],
    ['escaped backslashes', 'a\\\\|b', 'a\\\\\\|b'],
    ['a backslash before a pipe in code', '`a\\|b`', `\`a\\${Z}\\|b\``],
    ['line breaks', 'a\\\nb\n\nc', 'a b c'],
    ['a backslash that ends a line', 'a\\\\\\\nb', 'a\\\\ b'],
    ['a backslash that ends the text', 'a\\\\', 'a\\\\'],
  ])('minds %s', (_, markdown, cell) => {
    expect(tableCell(markdown)).toBe(cell);
  });

  test('is one cell with the text that it was', () => {
    fc.assert(
      fc.property(hostileText, hostileText, fc.webUrl(), (text, code, url) => {
        const cell = tableCell(`${escapeMarkdown(text)} ${codeSpan(code)} ${link(text, url)}`);
        const tree = parseGfm(`| a | b |\n| --- | --- |\n| ${cell} | end |\n`);
        const cells = nodesOf(tree).filter((node) => node.type === 'tableCell');
        expect(cells).toHaveLength(4);
        const [, , made, end] = cells.map(renderedText);
        expect(end).toBe('end');
        expect(readable(made ?? '').startsWith(readable(text) + readable(code))).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('a place', () => {
  test('is code, and a link where its address is known', () => {
    expect(placeLink('src/a.ts:3', undefined)).toBe('`src/a.ts:3`');
    expect(placeLink('src/a.ts:3', 'https://x.example/a')).toBe('[`src/a.ts:3`](https://x.example/a)');
  });

  test('leads to that very file, whatever is in its name', () => {
    expect(encodePath('src/[id] (1)/ä#?.ts')).toBe('src/%5Bid%5D%20%281%29/%C3%A4%23%3F.ts');
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, minLength: 1, maxLength: 40 }), (name) => {
        const address = `https://x.example/blob/${encodePath(name)}`;
        const [paragraph] = fromMarkdown(placeLink(`${name}:3`, address)).children;
        const links = paragraph?.type === 'paragraph' ? paragraph.children : [];
        expect(links).toMatchObject([{ type: 'link', url: address, children: [{ type: 'inlineCode' }] }]);
        expect(decodeURIComponent(address)).toBe(`https://x.example/blob/${name.toWellFormed()}`);
      }),
    );
  });
});
